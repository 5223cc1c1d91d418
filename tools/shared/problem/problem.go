// Package problem reads ICPC problem packages from folders: the versions legacy, legacy-icpc and 2025-09. It
// reads and checks the files of a package, but does not run any program. A Package never changes after Read
// has returned it.
//
// If a value is invalid, the functions of this package panic with yaml.Fail. Read and Describe recover the
// panic and return an error that names the file and the line.
//
// Source: https://icpc.io/problem-package-format/ .
package problem

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"math"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"time"

	"oj/tools/shared/columns"
	"oj/tools/shared/compare"
	"oj/tools/shared/site"
	"oj/tools/shared/small"
	"oj/tools/shared/workspace"
	"oj/tools/shared/yaml"
)

// A Package contains everything that is needed to judge one problem.
type Package struct {
	ID        string // the name of the folder
	Dir       string // the absolute path
	Name      string // the title, or ID if there is none
	Source    string // the origin of the problem, such as a contest; "" if unknown
	SourceURL string // the address of the problem's own page; "" if unknown
	Keywords  []string
	Site      *site.Site // the site of the problem; nil if it is unknown

	Custom      bool // whether the package's own output validators judge outputs, instead of the default validator
	Interactive bool
	MultiPass   bool
	Scoring     bool

	SubmitAnswer bool // whether submissions are outputs instead of programs
	Minimize     bool // whether a lower score is better
	Graders      bool // whether graders compute the verdict of a group from its testcases; false in 2025-09
	OwnGrader    bool // whether a program of the package is the grader; the judge does not run it, so there are no points
	MayScore     bool // whether output validators may write scores
	ShowSources  bool // whether the submission is copied into the working folder of output validators

	// StrictMargin reports whether Limits.ACToLimit and Limits.Margin also apply to a time limit that the
	// package states.
	StrictMargin bool

	Languages   []string // 2025-09: codes of the languages of submissions; nil for all
	FileWriting bool     // whether submissions may write files in their working folder

	ValidatorFlags []string // the flags in problem.yaml, for the default validator or the custom validators
	TimeLimit      time.Duration
	ByTurns        bool // TimeLimit is the sum of the limits of a game's turns; processor time is not limited
	Limits         Limits
	Constants      map[string]string // maps names to values; {{name}} in a program of the package is replaced by the value of name

	Root             *Group // the outermost group: the folder data
	Cases            []*Case
	OutputValidators []Tool
	InputValidators  []Tool
	StaticValidator  *Tool // the program that judges sources; nil for none
	OutputVisualizer *Tool // the program that draws pictures of runs; nil for none
	Submissions      []Submission
	Warnings         []string // messages about parts of the package that are ignored or probably wrong

	modern          bool   // whether the version is 2025-09 or a draft of it; false for legacy and legacy-icpc
	draft           bool   // whether the version is a draft of 2025-09
	settingsFile    string // the name of the settings file of a group
	validatorScores bool   // legacy: an output validator must write the score of each accepted testcase

	groups      []*Group        // outer groups before inner ones, Root first
	listed      map[string]bool // the paths of all files and folders that the method list has found; nil after reading
	files       *tree           // nil if only problem.yaml is read
	rules       []rule          // the entries of submissions.yaml
	base        string          // the file to which patches of submissions are applied; "" if there are no patches
	options     Options
	problemYAML *yaml.Node // nil if there is no problem.yaml, and after reading
	hasYAML     bool       // there is a problem.yaml
	isPolygon   bool       // problem.xml of Polygon takes the place of problem.yaml
	outside     Case       // the template for testcases that are not in the package; NewCase copies it
}

// v2025 is the name of the newer version of the format.
const v2025 = "2025-09"

// Limits contains the limits that problem.yaml states, or their defaults.
type Limits struct {
	// The time limit must be at least ACToLimit times the time of the slowest run of a submission that must be
	// fast enough.
	ACToLimit float64

	// A submission that must be too slow must take at least Margin times the time limit.
	Margin float64

	Memory, Output   int64         // the limits for submissions, in bytes
	Code             int64         // maximum size of the source in bytes; 0 for no limit
	CompileTime      time.Duration // the time limit for compilers; 0 if not stated
	CompileMemory    int64         // the memory limit for compilers in bytes; 0 if not stated
	ValidationTime   time.Duration
	ValidationMemory int64 // the memory limit for validators in bytes
	ValidationOutput int64 // the output limit for validators in bytes
	ValidationPasses int

	resolution time.Duration // a computed time limit is a multiple of this
}

// A Tool is a validator or visualizer: a source file, or a folder with sources or with build or run scripts.
type Tool struct {
	Name  string   // its path within the package, such as "output_validators/replay"
	Path  string   // the absolute path
	Extra []string // headers from the source's folder; they are copied together with the source

	Testlib bool   // whether it uses testlib, whose arguments and exit statuses differ from those of the format
	Files   string // a folder whose files are copied into the working folder of an input validator; "" for none
}

// A Case is a testcase.
type Case struct {
	Name  string // such as "secret/03-spiral-200"
	In    string // the absolute path; os.DevNull if there is no input
	Ans   string // the absolute path; if NoAnswer, the path at which an answer can be written
	Out   string // an output to be judged, for valid_output, invalid_output and some samples; else ""
	Files string // a folder with files for the program's working folder; "" for none
	Kind  CaseKind
	Group *Group

	NoAnswer bool // whether there is no answer to compare the output with; only with Options.Unfinished

	Compare compare.Options // the options of the default validator, if it judges the outputs
	Settings
	InputArgs []string // further arguments of input validators, after their flags

	// Shown reports whether statements show the answer as the sample's output (2025-09). If so, the output
	// validators must accept the answer, because it is shown as an example of a right output.
	Shown bool

	Static bool // the submission is not run: the static validator judges its source, with OutputFlags as its arguments
}

// A CaseKind is the purpose of a testcase.
type CaseKind int

// The kinds of testcases. Submissions run only on testcases of the kind Judged. Testcases of the
// other kinds test the validators.
const (
	Judged        CaseKind = iota // a testcase in sample or secret
	InvalidInput                  // some input validator must reject the input
	InvalidOutput                 // the output must be rejected
	ValidOutput                   // the output must be accepted
)

// An Error means that a package cannot be read. Its text names the file.
type Error = yaml.Error

// Options change how ReadWith reads a package.
type Options struct {
	// Unfinished accepts a package that somebody is still writing: answers, data/secret, problem.yaml, validators and
	// accepted submissions may be missing. Without it, the rules of a finished package apply.
	Unfinished bool

	RunOnly   bool   // no output is judged, so testcases and the interactor may be missing, too
	Tolerance string // overrides the tolerance of the default validator in all testcases; "" to keep it

	IgnoreCase bool // letters in upper and lower case are equal in all testcases, as with the flag ignore_case
	Patience   int  // the factor for the limits of turns in a game; 0 for the package's

	// Base returns the text of the base of submissions/mutants.txt, or nil, if there is no such file: it may be generated
	// and not kept in the repository. Base may be nil.
	Base func(file string) ([]byte, error)
}

// Read reads the package in the folder dir. The package must be finished.
func Read(dir string) (*Package, error) { return ReadWith(dir, Options{}) }

// ReadWith reads the package in the folder dir with these options.
func ReadWith(dir string, o Options) (p *Package, err error) {
	defer yaml.Caught(&err)

	// Make the path absolute, because validators run in other working folders.
	dir = yaml.Must(filepath.Abs(dir))
	if !isDir(dir) {
		yaml.Fail(dir, 0, "no such folder; want a problem package")
	}
	t := workspace.Target{ID: filepath.Base(dir), Package: dir}
	p = newProblem(t)
	p.files = yaml.Must(walk(dir))
	defer p.forget()
	p.options = o
	p.describe()
	p.readPrograms()
	p.readPolygon()
	p.checkOptions()

	// Complete the flags of the default validator before reading the testcases, because each testcase contains the
	// options that result from the flags.
	p.setFlags()
	p.readData()
	p.outside = Case{Group: p.Root, Settings: p.Root.Settings}
	p.setCompare(&p.outside)
	if !p.Graders {
		p.shareOut()
		for _, c := range p.Cases {
			c.Accept = c.score()
		}
	}

	// Read submissions.yaml last, because its rules refer to testcases and submissions.
	p.readRules()
	p.checkLinks()
	p.check()
	return p, nil
}

// forget drops what is needed only while the package is read: the files may change later, and a large archive has
// thousands of packages in memory.
func (p *Package) forget() {
	p.files, p.listed, p.problemYAML = nil, nil, nil
	for _, g := range p.groups {
		g.own = nil
	}
}

// NewCase returns a testcase that the package does not contain. It has the settings that data/testdata.yaml
// or data/test_group.yaml states for all testcases.
func (p *Package) NewCase(name, in, ans string) *Case {
	c := p.outside
	c.Name, c.In, c.Ans = name, in, ans
	return &c
}

// checkOptions fails if an option of ReadWith has no effect on the package.
func (p *Package) checkOptions() {
	file := filepath.Join(p.Dir, "problem.yaml")
	_, limitsTurns := p.TurnLimits()
	switch {
	case p.Custom && p.options.Tolerance != "":
		yaml.Fail(file, 0, "the problem has a checker or referee of its own, so a tolerance has no effect")
	case p.Custom && p.options.IgnoreCase:
		yaml.Fail(file, 0, "the problem has a checker or referee of its own, so -ignore-case has no effect")
	case p.options.Patience > 0 && !limitsTurns:
		yaml.Fail(file, 0, "it does not limit turns (validator_flags: turn=MS), so -patience has no effect")
	}
}

const (
	caseFlag = "case_sensitive"

	// ignoreFlag is a flag of this repository's own. It is needed where the absence of caseFlag does not mean that
	// letters in upper and lower case are equal.
	ignoreFlag = "ignore_case"
)

// setFlags completes the flags of the default validator, so that it compares outputs as the problem's site
// does.
func (p *Package) setFlags() {
	if p.Custom {
		return
	}
	p.addFlags(p.judgeFlags()...)
	if p.options.IgnoreCase || slices.Contains(p.ValidatorFlags, ignoreFlag) {
		p.options.IgnoreCase = true
		p.ValidatorFlags = withoutCase(p.ValidatorFlags)
	}
}

// withoutCase returns the flags without those that say whether the case of letters matters.
func withoutCase(flags []string) []string {
	return filter(flags, func(flag string) bool { return flag != caseFlag && flag != ignoreFlag })
}

// judgeFlags returns the flags with which the default validator compares as the problem's site does.
func (p *Package) judgeFlags() []string {
	switch {
	case p.Site != nil:
		return p.Site.Output.Flags()
	case p.isPackage():
		return nil // the package states all flags
	}
	return []string{caseFlag}
}

// isPackage reports whether the folder is an ICPC package, not only some testcases with programs beside them.
func (p *Package) isPackage() bool {
	in := func(group string) bool { return p.isDir(filepath.Join(p.Dir, "data", group)) }
	return p.hasYAML && (in("sample") || in("secret"))
}

// addFlags adds flags of the default validator. It leaves out those that problem.yaml already contains.
func (p *Package) addFlags(flags ...string) {
	for _, flag := range flags {
		if !slices.Contains(p.ValidatorFlags, flag) {
			p.ValidatorFlags = append(p.ValidatorFlags, flag)
		}
	}
}

// IsStrict reports whether the package was read with the rules of a finished package.
func (p *Package) IsStrict() bool { return !p.options.Unfinished }

// Describe reads only problem.yaml and the files beside it: the problem's name, source, judge and limits. If
// there is no problem.yaml, or no package at all, the problem has the defaults. An error names the file and the
// line.
func Describe(t workspace.Target) (p *Package, err error) {
	defer yaml.Caught(&err)
	p = newProblem(t)
	p.describe()
	return p, nil
}

func newProblem(t workspace.Target) *Package {
	return &Package{ID: t.ID, Dir: t.Package, listed: map[string]bool{}}
}

// describe reads problem.yaml and the files beside it.
func (p *Package) describe() {
	p.readProblemYAML()
	p.Site = site.Of(p.ID, p.Source, p.SourceURL)
	p.readTimeLimit()
	p.setPatience(p.options.Patience)
	p.limitByTurns()
}

// check fails if the package cannot be judged because parts of it are missing or contradict each other.
func (p *Package) check() {
	p.checkValidators()

	// A package with submissions must be complete. In a package without submissions, problem.yaml and
	// data/secret may be missing, because testcases are enough to judge the user's own program.
	in := func(name string) string { return filepath.Join(p.Dir, name) }
	hasSubmissions := len(p.Submissions) > 0
	static := slices.IndexFunc(p.Cases, func(c *Case) bool { return c.Static })
	switch {
	case hasSubmissions && !p.hasYAML && !p.isPolygon && !p.options.Unfinished:
		yaml.Fail(in("problem.yaml"), 0, "no such file, but the package has submissions")
	case hasSubmissions && p.group("secret") == nil && p.generators() != "" && !p.options.Unfinished:
		yaml.Fail(in("data/secret"), 0, "no such folder, but the package has submissions, which must be judged on secret testcases, too%s", p.generators())
	case static >= 0 && p.StaticValidator == nil:
		yaml.Fail(in("static_validator"), 0, "no such program, but %s requires it",
			p.Cases[static].Group.Name)
	case len(p.JudgedCases()) == 0 && !p.options.RunOnly:
		yaml.Fail(in("data"), 0, "no testcase (*.in with *.ans) in sample or secret%s", p.generators())
	}

	// Some packages have only samples, and nothing that would create more testcases.
	if hasSubmissions && p.group("secret") == nil {
		p.warn("%s: no such folder; only the samples are judged", in("data/secret"))
	}

	// Without submissions, no time limit can be computed, so use the default.
	accepted := slices.ContainsFunc(p.Submissions, func(s Submission) bool { return s.Folder == "accepted" })
	if p.TimeLimit == 0 && (!hasSubmissions || p.options.Unfinished && !accepted) {
		p.TimeLimit = defaultTime
	}
}

// checkValidators fails if the number of output validators is wrong.
func (p *Package) checkValidators() {
	// The error must name the folder in which the validator should be.
	folder := "output_validators"
	if p.modern {
		folder = "output_validator"
	}
	folder = filepath.Join(p.Dir, folder)
	found := len(p.OutputValidators)
	switch {
	case p.Custom && found == 0 && p.options.Unfinished && !p.Interactive && !p.MultiPass:
		// The checker is not written yet. Outputs that equal the answer are right in any case.
		p.warn("%s: there is no checker, so outputs must equal the answers", folder)
		p.Custom = false
	case p.Custom && found == 0 && p.options.RunOnly:
	case p.Interactive && found == 0 && p.options.Unfinished:
		yaml.Fail(folder, 0, "the problem is interactive, but there is no interactor; -run runs the program alone")
	case p.Custom && found == 0:
		yaml.Fail(folder, 0, "the problem requires a custom output validator, but there is none")
	case p.Interactive && found > 1:
		yaml.Fail(folder, 0, "an interactive problem has one output validator, found %d", found)
	case p.MultiPass && found > 1:
		yaml.Fail(folder, 0, "a multi-pass problem has one output validator, found %d", found)
	}
}

// JudgedCases returns the testcases on which submissions are run, in the order that the package format prescribes.
// Testcases of the group beyond come last (see Beyond).
func (p *Package) JudgedCases() []*Case {
	judged := filter(p.Cases, func(c *Case) bool { return c.Kind == Judged })
	known := filter(judged, func(c *Case) bool { return !p.Beyond(c.Name) })
	beyond := filter(judged, func(c *Case) bool { return p.Beyond(c.Name) })
	return append(known, beyond...)
}

// BeyondGroup is the group for testcases that the statement allows, but that the problem's site is not
// known to test.
const BeyondGroup = "secret/beyond"

// Beyond reports whether the testcase with this name is in BeyondGroup. A program that fails only on such
// testcases is wrong, but the online judge would probably accept it. If the verdict or the score of the problem
// is computed from groups, BeyondGroup is a group like any other. In a game with points it is still apart: its points
// do not count, because the sum would be another one than that of the site.
func (p *Package) Beyond(testcase string) bool {
	isScoredGame := p.Interactive && p.Scoring && p.Graders && !p.statesGraders()
	return strings.HasPrefix(testcase, BeyondGroup+"/") && (!p.Graded() || isScoredGame)
}

// KnownText returns a phrase that describes the testcases outside BeyondGroup.
func (p *Package) KnownText() string {
	site := "the site"
	if p.Site != nil {
		site = p.Site.Title
	}
	if p.Interactive {
		return site + "'s maps with its agent"
	}
	return site + "'s data"
}

// BeyondText returns a phrase that describes the testcases of BeyondGroup, such as "beyond what UVa is known to
// test".
func (p *Package) BeyondText() string {
	site := "the site"
	if p.Site != nil {
		site = p.Site.Title
	}
	return "beyond what " + site + " is known to test"
}

// filter returns the elements of a list for which keep returns true.
func filter[T any](list []T, keep func(T) bool) []T {
	return slices.DeleteFunc(slices.Clone(list), func(x T) bool { return !keep(x) })
}

// SamplesOnly reports whether all testcases are samples. If so, an accepted program may still be wrong.
func (p *Package) SamplesOnly() bool {
	return !slices.ContainsFunc(p.JudgedCases(),
		func(c *Case) bool { return !strings.HasPrefix(c.Name, "sample/") })
}

// RefereeEnds reports whether a game ends as soon as the referee has accepted the program, even if the
// program still runs. This is a rule of some sites.
func (p *Package) RefereeEnds() bool { return p.Site != nil && p.Site.RefereeEnds }

// LineBuffered reports whether the standard output of programs in C and C++ is line-buffered, so that printf needs no
// fflush.
func (p *Package) LineBuffered() bool { return p.Interactive && p.Site != nil && p.Site.LineBuffered }

// PyPy reports whether Python programs run under PyPy if it is installed. If the site is unknown, it
// returns true for a package with submissions, because Kattis uses PyPy.
func (p *Package) PyPy() bool {
	if p.Site == nil {
		return len(p.Submissions) > 0
	}
	return p.Site.PyPy
}

// Graded reports whether the result of a submission is computed from the results of the testcase groups.
// Otherwise the first testcase that rejects the submission determines the verdict.
func (p *Package) Graded() bool {
	if p.OwnGrader {
		return false
	}
	return p.Scoring || p.Graders && p.statesGraders()
}

// statesGraders reports whether the settings of a group say how its result is computed.
func (p *Package) statesGraders() bool {
	return slices.ContainsFunc(p.groups, func(g *Group) bool { return g.Continue || len(g.GraderFlags) > 0 })
}

// UsualTime returns the usual time limit of the problem's site if the package states no longer one, and
// otherwise 0. A package with submissions does not state the site's limit: its limit was computed from
// these submissions, so that it rejects those that must be too slow.
func (p *Package) UsualTime() time.Duration {
	if p.Site == nil || len(p.Submissions) == 0 || p.TimeLimit >= p.Site.UsualTime {
		return 0
	}
	return p.Site.UsualTime
}

// LimitFor computes the time limit from the times of the submissions that must be within the limit. The parameter
// slowest is the time of the slowest run among all of them.
func (p *Package) LimitFor(slowest time.Duration) time.Duration {
	// Round the limit up to a multiple of the resolution. It is never zero.
	wanted := slowest.Seconds() * p.Limits.ACToLimit
	units := math.Ceil(wanted / p.Limits.resolution.Seconds())
	return time.Duration(max(1, units)) * p.Limits.resolution
}

// BestScore returns the best possible score of a submission, or infinity if the package sets no maximum.
func (p *Package) BestScore() float64 {
	// In legacy packages, the root group has a range of scores. In 2025-09 only secret testcases have scores.
	secret := p.group("secret")
	switch {
	case p.Graders && p.Minimize:
		return p.Root.RangeLo
	case p.Graders || secret == nil:
		return p.Root.RangeHi
	}
	return secret.RangeHi
}

// MustScore reports whether an output validator that accepts this testcase must write its score.
func (p *Package) MustScore(c *Case) bool {
	return p.Graders && p.validatorScores || !p.Graders && math.IsInf(c.Accept, 1)
}

// Unscored returns the names of the score files that the output validators of this package must not create.
// The result why is the reason, for an error message.
func (p *Package) Unscored() (files []string, why string) {
	if p.modern {
		return []string{"score.txt", "score_multiplier.txt"}, "problem.yaml does not contain type: scoring"
	}
	return []string{"score.txt"}, "problem.yaml does not contain validation: custom score"
}

// Fill replaces each {{name}} in a text by the value of the constant called name. If there is no such
// constant, {{name}} is not changed. If the result had more than 256 MiB, the whole text is not changed.
func (p *Package) Fill(text []byte) []byte {
	const most = 256 << 20
	var pairs []string
	size := len(text)
	for name, value := range p.Constants {
		pairs = append(pairs, "{{"+name+"}}", value)
		size += bytes.Count(text, []byte("{{"+name+"}}")) * len(value)
	}
	if size > most {
		return text
	}
	return []byte(strings.NewReplacer(pairs...).Replace(string(text)))
}

// warn adds a warning about a part of the package that is ignored or probably wrong.
func (p *Package) warn(format string, args ...any) {
	p.Warnings = append(p.Warnings, columns.OneLine(fmt.Sprintf(format, args...)))
}

// goodName matches valid names of files and folders in 2025-09.
var goodName = regexp.MustCompile(`^[a-zA-Z0-9_][a-zA-Z0-9_.-]*$`)

// list returns the names in a folder, except for names that the format ignores. If there is no such folder, it
// returns no names.
func (p *Package) list(dir string) (names []string) {
	// A missing folder is not an error, because most folders are optional.
	entries, err := p.files.list(dir)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	yaml.Check(err)
	for _, e := range entries {
		name := e.Name()

		// Do not warn about hidden files, because everybody expects that they are ignored.
		hidden := strings.HasPrefix(name, ".") || name == "__pycache__"
		switch {
		case hidden:
		case strings.HasPrefix(name, "-") && p.isPackage() && !strings.HasSuffix(name, ".in"):
			// The format allows such files for other tools.
		case strings.HasPrefix(name, "-") && p.isPackage():
			p.warn("%s: ignored, because the package format ignores names that begin with a dash", filepath.Join(dir, name))
		case p.modern && !goodName.MatchString(name):
			p.warn("%s: ignored, because names in version %s consist of ASCII letters, digits and _ . -",
				filepath.Join(dir, name), v2025)
		default:
			names = append(names, name)
			if p.listed != nil {
				p.listed[filepath.Join(dir, name)] = true
			}
		}
	}
	return names
}

// content returns the text of a file, or nil if the file does not exist. It fails for a broken symbolic link,
// and for anything that is not a regular file, because reading a pipe or a device may never end.
func (p *Package) content(file string) []byte {
	switch p.files.kind(file) {
	case missing:
		return nil
	case regular:
		return yaml.Must(small.ReadFile(file))
	}
	return content(file)
}

func content(file string) []byte {
	if _, err := os.Lstat(file); os.IsNotExist(err) {
		return nil
	}
	requireRegular(file)
	return yaml.Must(small.ReadFile(file))
}

// requireRegular fails unless the path is a regular file or a symbolic link to one.
func (p *Package) requireRegular(path string) {
	if p.files.kind(path) != regular {
		requireRegular(path)
	}
}

func requireRegular(path string) {
	// For a broken link, os.Stat fails but os.Lstat succeeds.
	info, err := os.Stat(path)
	if os.IsNotExist(err) {
		if _, linkErr := os.Lstat(path); linkErr == nil {
			yaml.Fail(path, 0, "this symbolic link is broken: its target does not exist")
		}
		yaml.Fail(path, 0, "no such file")
	}
	yaml.Check(err)
	if !info.Mode().IsRegular() {
		yaml.Fail(path, 0, "want a regular file, found %s", kindOf(info.Mode()))
	}
}

// kindOf returns the name of a kind of file, for files that are not regular.
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

// checkLinks warns about symbolic links that are broken, or whose target is outside the package, because a
// copy of the package would not contain the target. It skips hidden files, which are not part of the package.
func (p *Package) checkLinks() {
	if len(p.files.links) == 0 {
		return
	}

	// Resolve links in the package's own path, so that checkLink can compare it with the resolved targets.
	root := yaml.Must(filepath.EvalSymlinks(p.Dir))
	for _, link := range p.files.links {
		p.checkLink(root, link)
	}
}

// checkLink warns about one symbolic link.
func (p *Package) checkLink(root, path string) {
	// Find the final target, because a link may lead to another link.
	to, err := filepath.EvalSymlinks(path)
	if err != nil {
		p.warn("%s: this symbolic link is broken: its target does not exist", path)
		return
	}
	rel, err := filepath.Rel(root, to)
	if err != nil || !filepath.IsLocal(rel) {
		p.warn("%s: this symbolic link leads out of the package, to %s", path, to)
	}
}
