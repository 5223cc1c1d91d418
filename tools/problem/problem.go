// Package problem reads ICPC problem packages from folders: the versions legacy, legacy-icpc and 2025-09. It reads and
// checks the files of a package; it runs nothing. A Problem never changes after Read has returned it.
//
// Inside this package an invalid value ends the reading at once, by a panic of package yaml (Fail); Read and Describe
// return it as an error that names the file and the line.
//
// Source: https://icpc.io/problem-package-format/ .
package problem

import (
	"fmt"
	"io/fs"
	"math"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"time"

	"oj/tools/columns"
	"oj/tools/compare"
	"oj/tools/judges"
	"oj/tools/workspace"
	"oj/tools/yaml"
)

// Problem is one problem with everything that is needed to judge it.
type Problem struct {
	ID        string // the name of the folder
	Dir       string // absolute
	Name      string // the problem's title, or its ID
	Source    string // the origin of the problem, such as a contest; ""
	SourceURL string // the problem's own page; ""
	Keywords  []string
	Judge     *judges.Judge // for which the problem is; nil for none in particular

	Custom      bool // output validators decide, not the default one
	Interactive bool
	MultiPass   bool
	Scoring     bool

	SubmitAnswer bool // submissions are the outputs themselves, not programs
	Minimize     bool // the lower a score the better
	Graders      bool // legacy: a grader computes the verdict of a group from its parts; false in 2025-09, where groups have max_score
	MayScore     bool // output validators may write scores
	ShowSources  bool // output validators find the submission in their working folder
	StrictMargin bool // the margins of Limits hold for a time limit that is stated, too, not only for a computed one

	Languages   []string // 2025-09: codes of the languages of submissions; nil for all
	FileWriting bool     // programs may write in their working folder

	ValidatorFlags []string // of problem.yaml, for the default or for the custom validators
	TimeLimit      time.Duration
	Limits         Limits
	Constants      map[string]string // in programs {{name}} is replaced by the value

	Root             *Group // the folder data
	Cases            []*Case
	OutputValidators []Program
	InputValidators  []Program
	StaticValidator  *Program // judges sources; nil for none
	OutputVisualizer *Program // draws pictures of runs; nil for none
	Submissions      []Submission
	Warnings         []string // about parts of the package that are ignored, or probably wrong

	modern          bool   // of version 2025-09; all that follows from it is above
	settingsFile    string // the name of the file with the settings of a group
	validatorScores bool   // legacy: an output validator has to write the score of every accepted testcase

	groups      []*Group        // outer groups before inner ones, Root first
	listed      map[string]bool // the paths of everything in the folders that were read
	rules       []rule          // of submissions.yaml
	base        string          // the file to which patches of submissions are applied; ""
	options     Options
	problemYAML *yaml.Node // nil if there is no problem.yaml
}

// v2025 is the version of the format that is not legacy.
const v2025 = "2025-09"

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

	resolution time.Duration // a limit that is computed is a multiple of this
}

// Program is a validator: a source file, or a folder of sources or with build or run scripts.
type Program struct {
	Name  string   // as the package calls it, such as "output_validators/replay"
	Path  string   // absolute
	Extra []string // headers in the source's folder, to be put beside the source

	Testlib bool   // it uses testlib, which has other arguments and exit statuses than this format
	Files   string // a folder with files for the working folder of an input validator; "" for none
}

// Case is one testcase.
type Case struct {
	Name  string // such as "secret/03-spiral-200"
	In    string // absolute file names; os.DevNull where there is no input
	Ans   string
	Out   string // an output to be judged: of valid_output, invalid_output and samples; else ""
	Files string // a folder with files for the program's working folder; ""
	Kind  CaseKind
	Group *Group

	Compare compare.Options // of the default validator, where that decides
	Settings
	InputArgs []string // for input validators, after their flags

	Shown bool // 2025-09: the answer is shown as the output of a sample, so it must be accepted as one

	Static bool // not a run: the static validator judges the source; OutputFlags are its own
}

// CaseKind is the purpose of a testcase.
type CaseKind int

// The kinds of testcases. Submissions are run only on Judged testcases. The others test the validators.
const (
	Judged        CaseKind = iota // sample and secret
	InvalidInput                  // every input validator set must reject it
	InvalidOutput                 // the output must be rejected
	ValidOutput                   // the output must be accepted
)

// Error is a package that cannot be read. Its text names the file.
type Error = yaml.Error

// Options change how a package is read.
type Options struct {
	NoAnswers bool   // answer files may be missing, because they are going to be written
	Tolerance string // of the default validator in all testcases; "" for that of the package
}

// Read reads the package in the folder dir.
func Read(dir string) (*Problem, error) { return ReadWith(dir, Options{}) }

// ReadWith reads the package in the folder dir with these options.
func ReadWith(dir string, o Options) (p *Problem, err error) {
	defer yaml.Caught(&err)

	// Paths must stay valid in processes with another working folder.
	dir = yaml.Must(filepath.Abs(dir))
	if !isDir(dir) {
		yaml.Fail(dir, 0, "no such folder; want a problem package")
	}
	p = yaml.Must(Describe(workspace.Target{ID: filepath.Base(dir), Package: dir}))
	p.options = o
	p.readPrograms()
	if o.Tolerance != "" && p.Custom {
		yaml.Fail(filepath.Join(dir, "problem.yaml"), 0, "the problem has a checker or referee of its own, so a tolerance has no effect")
	}

	// The options of the default validator are part of every testcase, so the flags must be complete before.
	if p.Judge != nil && p.Judge.Exact && !p.Custom {
		p.addFlags("case_sensitive", "space_change_sensitive")
	}
	p.readData()
	if !p.Graders {
		p.shareOut()
		for _, c := range p.Cases {
			c.Accept = c.score()
		}
	}

	// Rules and checks need the testcases and submissions.
	p.readRules()
	p.checkLinks()
	p.check()
	return p, nil
}

// addFlags adds flags of the validator that problem.yaml does not have.
func (p *Problem) addFlags(flags ...string) {
	for _, flag := range flags {
		if !slices.Contains(p.ValidatorFlags, flag) {
			p.ValidatorFlags = append(p.ValidatorFlags, flag)
		}
	}
}

// Describe reads only problem.yaml and the files beside it, which give the problem's name, source, judge and limits. If
// there is no problem.yaml, or no package at all, the problem has the defaults. An error names the file and the line that
// cannot be read.
func Describe(t workspace.Target) (p *Problem, err error) {
	defer yaml.Caught(&err)
	p = &Problem{ID: t.ID, Dir: t.Package, listed: map[string]bool{}}
	p.readProblemYAML()
	p.Judge = judges.Of(p.ID, p.Source, p.SourceURL)
	p.readTimeLimit()
	return p, nil
}

// check fails if the parts of the package do not belong together, so that it cannot be judged.
func (p *Problem) check() {
	p.checkValidators()

	// A package with submissions must be complete. Testcases alone are enough to judge the user's own program.
	in := func(name string) string { return filepath.Join(p.Dir, name) }
	hasSubmissions := len(p.Submissions) > 0
	static := slices.IndexFunc(p.Cases, func(c *Case) bool { return c.Static })
	switch {
	case hasSubmissions && p.problemYAML == nil:
		yaml.Fail(in("problem.yaml"), 0, "no such file, but the package has submissions")
	case hasSubmissions && p.group("secret") == nil:
		yaml.Fail(in("data/secret"), 0, "no such folder, but the package has submissions: they have to be judged on secret testcases, too")
	case static >= 0 && p.StaticValidator == nil:
		yaml.Fail(in("static_validator"), 0, "no such program, but %s asks for it", p.Cases[static].Group.Name)
	case len(p.JudgedCases()) == 0:
		yaml.Fail(in("data"), 0, "no testcase (*.in with *.ans) in sample or secret%s", p.generators())
	}

	// Without submissions there is nothing from which a time limit could be computed.
	if p.TimeLimit == 0 && !hasSubmissions {
		p.TimeLimit = defaultTime
	}
}

// checkValidators fails if the package has too few or too many output validators.
func (p *Problem) checkValidators() {
	// The error names the folder where the validator should be.
	folder := "output_validators"
	if p.modern {
		folder = "output_validator"
	}
	folder = filepath.Join(p.Dir, folder)
	found := len(p.OutputValidators)
	switch {
	case p.Custom && found == 0:
		yaml.Fail(folder, 0, "the problem wants a custom output validator, but there is none")
	case p.Interactive && found > 1:
		yaml.Fail(folder, 0, "an interactive problem has one output validator, found %d", found)
	case p.MultiPass && found > 1:
		yaml.Fail(folder, 0, "a multi-pass problem has one output validator, found %d", found)
	}
}

// JudgedCases returns the testcases that submissions are run on, in the order of the format.
func (p *Problem) JudgedCases() []*Case {
	return filter(p.Cases, func(c *Case) bool { return c.Kind == Judged })
}

// filter returns the elements of a list for which a function returns true.
func filter[T any](list []T, are func(T) bool) []T {
	return slices.DeleteFunc(slices.Clone(list), func(x T) bool { return !are(x) })
}

// SamplesOnly reports whether all testcases are samples, so that acceptance means little.
func (p *Problem) SamplesOnly() bool {
	return !slices.ContainsFunc(p.JudgedCases(), func(c *Case) bool { return !strings.HasPrefix(c.Name, "sample/") })
}

// RefereeEnds reports whether a game is over when the referee accepts it: a rule of the judge that the problem is for.
func (p *Problem) RefereeEnds() bool { return p.Judge != nil && p.Judge.RefereeEnds }

// PyPy reports whether Python programs run under PyPy if it is installed. Kattis uses PyPy, so the time limits of packages
// with submissions assume it.
func (p *Problem) PyPy() bool {
	if p.Judge == nil {
		return len(p.Submissions) > 0
	}
	return p.Judge.PyPy
}

// Graded reports whether the result of a submission is computed from its groups. Otherwise its first rejected testcase
// decides.
func (p *Problem) Graded() bool {
	stated := func(g *Group) bool { return g.Continue || len(g.GraderFlags) > 0 }
	return p.Scoring || p.Graders && slices.ContainsFunc(p.groups, stated)
}

// LimitFor returns the time limit that follows from the slowest run that must be in time.
func (p *Problem) LimitFor(slowest time.Duration) time.Duration {
	// The limit is rounded up to a multiple of the resolution, and is never zero.
	wanted := slowest.Seconds() * p.Limits.ACToLimit
	units := math.Ceil(wanted / p.Limits.resolution.Seconds())
	return time.Duration(max(1, units)) * p.Limits.resolution
}

// BestScore returns the best score that a submission can have; it is infinite where the package sets none.
func (p *Problem) BestScore() float64 {
	// Legacy packages bound the score of the root. In 2025-09 only secret testcases have scores.
	secret := p.group("secret")
	switch {
	case p.Graders && p.Minimize:
		return p.Root.RangeLo
	case p.Graders || secret == nil:
		return p.Root.RangeHi
	}
	return secret.RangeHi
}

// MustScore reports whether an output validator that accepts a testcase has to write its score.
func (p *Problem) MustScore(c *Case) bool {
	return p.Graders && p.validatorScores || !p.Graders && math.IsInf(c.Accept, 1)
}

// Unscored names the files by which output validators of this version write scores, and says why they must not.
func (p *Problem) Unscored() (files []string, why string) {
	if p.modern {
		return []string{"score.txt", "score_multiplier.txt"}, "problem.yaml does not say type: scoring"
	}
	return []string{"score.txt"}, "problem.yaml does not say validation: custom score"
}

// Fill puts the values of the package's constants in place of {{name}}. Names that are no constants stay as they are.
func (p *Problem) Fill(text []byte) []byte {
	var pairs []string
	for name, value := range p.Constants {
		pairs = append(pairs, "{{"+name+"}}", value)
	}
	return []byte(strings.NewReplacer(pairs...).Replace(string(text)))
}

// warn records a warning about a part of the package that is ignored, or probably wrong.
func (p *Problem) warn(format string, args ...any) {
	p.Warnings = append(p.Warnings, columns.OneLine(fmt.Sprintf(format, args...)))
}

// goodName is the form of the names of files and folders in 2025-09.
var goodName = regexp.MustCompile(`^[a-zA-Z0-9_][a-zA-Z0-9_.-]*$`)

// list returns the names in a folder, except those that the format ignores. If there is no such folder, it returns no
// names.
func (p *Problem) list(dir string) (names []string) {
	// A missing folder is no error, because most folders are optional.
	entries, err := os.ReadDir(dir)
	if os.IsNotExist(err) {
		return nil
	}
	yaml.Check(err)
	for _, e := range entries {
		name := e.Name()

		// Files that the format ignores are no mistake, so they cause no warning.
		ignored := strings.HasPrefix(name, ".") || strings.HasPrefix(name, "-") || name == "__pycache__"
		switch {
		case ignored:
		case p.modern && !goodName.MatchString(name):
			p.warn("%s: ignored, since names of %s have only ASCII letters, digits and _ . -", filepath.Join(dir, name), v2025)
		default:
			names = append(names, name)
			p.listed[filepath.Join(dir, name)] = true
		}
	}
	return names
}

// content returns the text of a file, nil if there is none. It fails for a symbolic link that leads nowhere, and for
// anything that is not a regular file, because reading a pipe or a device may never end.
func content(file string) []byte {
	if _, err := os.Lstat(file); os.IsNotExist(err) {
		return nil
	}
	requireRegular(file)
	return yaml.Must(os.ReadFile(file))
}

// requireRegular fails unless a path leads to a regular file.
func requireRegular(path string) {
	// A broken link exists itself, but its target does not.
	info, err := os.Stat(path)
	if os.IsNotExist(err) {
		if _, linkErr := os.Lstat(path); linkErr == nil {
			yaml.Fail(path, 0, "a symbolic link that leads nowhere")
		}
		yaml.Fail(path, 0, "no such file")
	}
	yaml.Check(err)
	if !info.Mode().IsRegular() {
		yaml.Fail(path, 0, "want a regular file, found %s", kindOf(info.Mode()))
	}
}

// kindOf names a kind of file that is not regular.
func kindOf(mode fs.FileMode) string {
	switch {
	case mode.IsDir():
		return "a folder"
	case mode&fs.ModeNamedPipe != 0:
		return "a named pipe"
	case mode&fs.ModeSocket != 0:
		return "a socket"
	case mode&fs.ModeDevice != 0:
		return "a device"
	}
	return "a special file"
}

func isDir(path string) bool {
	info, err := os.Stat(path)
	return err == nil && info.IsDir()
}

func isFile(path string) bool {
	info, err := os.Stat(path)
	return err == nil && info.Mode().IsRegular()
}

// checkLinks warns about symbolic links that lead out of the package, or nowhere: a copy of the package would lack these
// files. Hidden files are not part of the package.
func (p *Problem) checkLinks() {
	// The package itself may be reached by a link.
	root := yaml.Must(filepath.EvalSymlinks(p.Dir))
	yaml.Check(filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if path != root && strings.HasPrefix(d.Name(), ".") {
			if d.IsDir() {
				return fs.SkipDir
			}
			return nil
		}
		if d.Type()&fs.ModeSymlink != 0 {
			p.checkLink(root, path)
		}
		return nil
	}))
}

// checkLink warns about one symbolic link.
func (p *Problem) checkLink(root, path string) {
	// A link may lead to another link, so its final target counts.
	to, err := filepath.EvalSymlinks(path)
	if err != nil {
		p.warn("%s: a symbolic link that leads nowhere", path)
		return
	}
	rel, err := filepath.Rel(root, to)
	if err != nil || !filepath.IsLocal(rel) {
		p.warn("%s: a symbolic link that leads out of the package, to %s", path, to)
	}
}
