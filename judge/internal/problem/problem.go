// Package problem reads ICPC problem packages from folders: the versions legacy, legacy-icpc and
// 2025-09 (also under its earlier name 2023-07-draft). It reads and checks what is written there
// and runs nothing.
//
// Source: https://icpc.io/problem-package-format/ .
package problem

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"time"

	"oj/judge/internal/compare"
	"oj/tools/judges"
)

// Problem is one problem with everything that is needed to judge it.
type Problem struct {
	ID        string // the name of the folder
	Dir       string // absolute
	Name      string // the problem's title, or its ID
	Source    string // where the problem comes from, in words; ""
	SourceURL string // the problem's own page; ""
	Keywords  []string
	Judge     *judges.Judge // for which the problem is; nil for none in particular

	Custom      bool // output validators decide, not the default one
	Interactive bool
	MultiPass   bool
	Scoring     bool

	SubmitAnswer bool // submissions are the outputs themselves, not programs
	Minimize     bool // the lower a score the better
	Graders      bool // the verdict of a group is graded from those of its parts; else groups have scores of their own
	MayScore     bool // output validators may write scores
	ShowSources  bool // output validators find in their working folder what was submitted
	StrictMargin bool // the margins of Limits hold for a time limit that is stated, too, not only for a computed one

	Languages   []string // 2025-09: codes of those that submissions may be written in; nil for all
	FileWriting bool     // programs may write in their working folder

	ValidatorFlags []string // of problem.yaml, for the default or for the custom validators
	TimeLimit      time.Duration
	Limits         Limits
	Constants      map[string]string // {{name}} stands for its value in programs

	Root             *Group // the folder data
	Cases            []*Case
	OutputValidators []Program
	InputValidators  []Program
	StaticValidator  *Program // judges sources; nil for none
	OutputVisualizer *Program // draws what was judged; nil for none
	Grader           *Program // legacy: of groups with grading: custom; nil for none
	Submissions      []Submission
	Warnings         []string // what was read but does not serve here

	version         string // legacy, legacyICPC or v2025; all that follows from it is above
	validatorScores bool   // legacy: an output validator has to write the score of every accepted testcase

	rules      []rule // of submissions.yaml
	noAnswers  bool   // answer files may be missing
	unanswered int    // how many testcases were skipped for want of an answer
}

// The versions of the format.
const (
	legacy     = "legacy"
	legacyICPC = "legacy-icpc"
	v2025      = "2025-09"
)

// Limits are the bounds that problem.yaml sets.
type Limits struct {
	ACToLimit        float64       // limit over slowest run that must be in time, at least
	Margin           float64       // fastest too slow submission over limit, at least
	Memory, Output   int64         // bytes
	Code             int64         // bytes of source, 0 for none
	CompileTime      time.Duration // 0 when not stated: the machine may be slow, or its compiler's cache empty
	CompileMemory    int64         // bytes, 0 when not stated
	ValidationTime   time.Duration
	ValidationMemory int64 // bytes
	ValidationOutput int64 // bytes
	ValidationPasses int

	timeMultiplier float64       // legacy: limit over slowest accepted run
	safetyMargin   float64       // legacy: by how much the limit could be off without changing a verdict
	limitToTLE     float64       // 2025-09: as Margin
	resolution     time.Duration // 2025-09: the limit is a multiple of this
}

// Program is a validator: a source file, or a folder of sources or with build or run scripts.
type Program struct {
	Name  string   // as the package calls it, such as "output_validators/replay"
	Path  string   // absolute
	Extra []string // files to be put beside the source: headers that stand beside it in its folder
	Files string   // a folder whose files an input validator finds in its working folder; "" for none
}

// Case is one testcase.
type Case struct {
	Name  string // such as "secret/03-spiral-200"
	In    string // absolute file names; os.DevNull where there is no input
	Ans   string
	Out   string // an output to be judged: of valid_output, invalid_output and samples; else ""
	Files string // a folder whose files the program finds in its working folder; ""
	Kind  CaseKind
	Group *Group

	Compare compare.Options // of the default validator, where that decides
	Settings
	InputArgs []string // for input validators, after their flags

	Shown bool // 2025-09: the answer is shown as the output of a sample, so it must be accepted as one

	Accept, Reject float64 // scores, where no validator writes one; Accept is the largest that one may write in 2025-09, +Inf for no bound

	Static      bool    // not a run: the static validator judges the source; OutputFlags are its own
	staticScore float64 // the largest score for that; negative for pass-fail

	unanswered bool // there is no answer
}

// CaseKind tells what a testcase is for.
type CaseKind int

// The kinds of testcases. All but Judged hold validators to account and no submission meets them.
const (
	Judged        CaseKind = iota // sample and secret
	InvalidInput                  // every input validator set must reject it
	InvalidOutput                 // the output must be rejected
	ValidOutput                   // the output must be accepted
)

// Error is a package that cannot be read. Its text names the file.
type Error struct {
	File string
	Line int // 0 when the error is about the file as a whole
	Msg  string
}

func (e *Error) Error() string {
	if e.Line > 0 {
		return fmt.Sprintf("%s:%d: %s", e.File, e.Line, e.Msg)
	}
	return fmt.Sprintf("%s: %s", e.File, e.Msg)
}

// errorf makes an Error about a whole file.
func errorf(file, format string, args ...any) error {
	return &Error{File: file, Msg: fmt.Sprintf(format, args...)}
}

// Read reads the package in the folder dir.
func Read(dir string) (*Problem, error) { return read(dir, false) }

// ReadWithoutAnswers reads a package in which answer files may be missing, because they are going to
// be written.
func ReadWithoutAnswers(dir string) (*Problem, error) { return read(dir, true) }

func read(dir string, noAnswers bool) (*Problem, error) {
	dir, err := filepath.Abs(dir)
	if err != nil {
		return nil, err
	}
	if info, err := os.Stat(dir); err != nil || !info.IsDir() {
		return nil, errorf(dir, "no such folder; want a problem package")
	}
	return readBy(&Problem{ID: filepath.Base(dir), Dir: dir, noAnswers: noAnswers},
		readProblemYAML, readTimeLimit, readData, checkGroups, readValidators, compareExactly, readSubmissions, readRules, checkLinks, resolve, check)
}

// IsPackage reports whether the folder dir holds a problem: problem.yaml, a folder data, or inputs.
func IsPackage(dir string) bool {
	return isFile(filepath.Join(dir, "problem.yaml")) || isDir(filepath.Join(dir, "data")) || holdsInputs(dir)
}

// holdsInputs reports whether testcases stand in the folder itself.
func holdsInputs(dir string) bool {
	found, _ := filepath.Glob(filepath.Join(dir, "*.in")) // a folder whose name is no pattern has none
	return len(found) > 0
}

// Describe reads only what problem.yaml and the files beside it say of the problem in the absolute folder dir,
// which has this id: its name, source and limits.
func Describe(id, dir string) (*Problem, error) {
	return readBy(&Problem{ID: id, Dir: dir}, readProblemYAML, readTimeLimit)
}

// readBy fills a package by reading its parts, in this order.
func readBy(p *Problem, steps ...func(*Problem) error) (*Problem, error) {
	for _, step := range steps {
		if err := step(p); err != nil {
			return nil, err
		}
	}
	return p, nil
}

// check refuses combinations that cannot be judged.
func check(p *Problem) error {
	if p.Custom && len(p.OutputValidators) == 0 {
		return errorf(filepath.Join(p.Dir, p.validatorFolder()),
			"the problem wants a custom output validator, but none stands here")
	}
	if p.Custom && p.Interactive && len(p.OutputValidators) > 1 {
		return errorf(filepath.Join(p.Dir, p.validatorFolder()), "an interactive problem has one output validator, found %d", len(p.OutputValidators))
	}
	for _, c := range p.Cases {
		if c.Static && p.StaticValidator == nil {
			return errorf(filepath.Join(p.Dir, "static_validator"), "no such program, but %s asks for it", c.Group.Name)
		}
	}
	if p.Grader == nil && p.Root.anyCustomGrader() {
		return errorf(filepath.Join(p.Dir, "graders"), "a group has grading: custom, but no grader stands here")
	}
	if p.TimeLimit == 0 && len(p.Submissions) == 0 {
		p.TimeLimit = defaultTime
	}
	switch none := len(p.JudgedCases()) == 0; {
	case none && p.unanswered > 0:
		return errorf(filepath.Join(p.Dir, "data"), "no testcase has an answer (*.ans or *.out); a program that is right writes them: -update -src FILE")
	case none:
		return errorf(filepath.Join(p.Dir, "data"), "no testcase (*.in with *.ans) in sample or secret%s", p.generators())
	}
	return nil
}

// RefereeEnds reports whether a game is over when the referee accepts it, whatever the program does after that: such is
// the rule of the judge for which the problem is. Everybody else's packages keep the rule of the format.
func (p *Problem) RefereeEnds() bool { return p.Judge != nil && p.Judge.RefereeEnds }

// SamplesOnly reports whether the problem has no testcases but samples, so that little is known of a program
// that it accepts.
func (p *Problem) SamplesOnly() bool {
	return !slices.ContainsFunc(p.JudgedCases(), func(c *Case) bool { return !strings.HasPrefix(c.Name, "sample/") })
}

// compareExactly makes every byte count where the judge does so and no program of the package compares.
func compareExactly(p *Problem) error {
	if p.Judge == nil || !p.Judge.Exact || p.Custom {
		return nil
	}
	for _, flag := range []string{"case_sensitive", "space_change_sensitive"} {
		if !slices.Contains(p.ValidatorFlags, flag) {
			p.ValidatorFlags = append(p.ValidatorFlags, flag)
		}
	}
	return nil
}

// Graded reports whether the result of a submission follows from its groups in another way than from its
// first rejected testcase.
func (p *Problem) Graded() bool {
	return p.Scoring || p.Graders && p.Root != nil && p.Root.anyGrading()
}

// anyGrading reports whether a legacy group within g says how it is graded.
func (g *Group) anyGrading() bool {
	return g.Continue || g.CustomGrader || len(g.GraderFlags) > 0 || slices.ContainsFunc(g.Groups, (*Group).anyGrading)
}

// anyCustomGrader reports whether a group within g is graded by the package's own grader.
func (g *Group) anyCustomGrader() bool {
	return g.CustomGrader || slices.ContainsFunc(g.Groups, (*Group).anyCustomGrader)
}

// validatorFolder names the folder of output validators.
func (p *Problem) validatorFolder() string {
	if p.version == v2025 {
		return "output_validator"
	}
	return "output_validators"
}

// JudgedCases returns the testcases that submissions are run on, in the order of the format.
func (p *Problem) JudgedCases() []*Case {
	var list []*Case
	for _, c := range p.Cases {
		if c.Kind == Judged {
			list = append(list, c)
		}
	}
	return list
}

// warn records something that was read and is not used.
func (p *Problem) warn(format string, args ...any) {
	p.Warnings = append(p.Warnings, fmt.Sprintf(format, args...))
}

// goodName is the form of the names of files and folders in 2025-09. The 255 bytes that they may have at most are the
// file system's limit, too.
var goodName = regexp.MustCompile(`^[a-zA-Z0-9_][a-zA-Z0-9_.-]*$`)

// ignored reports whether the format says to overlook a file of this name in a folder.
func (p *Problem) ignored(dir, name string) bool {
	if strings.HasPrefix(name, ".") || strings.HasPrefix(name, "-") || name == "__pycache__" {
		return true
	}
	if p.version != v2025 || goodName.MatchString(name) {
		return false
	}
	p.warn("%s: overlooked, since names of %s have only letters of ASCII, digits and _ . -", filepath.Join(dir, name), v2025)
	return true
}
