// This file plans what is judged for one problem: which programs, on which testcases.

package session

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"oj/judge/internal/build"
	"oj/judge/internal/cache"
	"oj/judge/internal/language"
	"oj/judge/internal/match"
	"oj/judge/internal/problem"
	"oj/judge/internal/report"
	"oj/judge/internal/score"
	"oj/judge/workspace"
	"oj/tools/bundle/generated"
)

// plan is what is judged for one problem.
type plan struct {
	target   workspace.Target
	pkg      *problem.Problem
	problem  *report.Problem
	cases    []*problem.Case
	names    []string // of the cases
	programs []*Program
	tools    match.Tools
	grade    score.Grader
}

// Program is one program, from the plan to the report.
type Program struct {
	match.Program               // what runs
	Entry         *report.Entry // what the report says of it
	plan          *plan         // to which it belongs
	stage         stage

	// The plan.
	job    build.Job
	listed bool                  // in the report; else its times serve to compute the time limit, and nothing more
	late   bool                  // built and judged when the Go programs have been: C++ takes seconds to compile
	broken string                // why there is nothing to build: what the bundler said
	origin string                // the sources of which job.Source was generated; "" where it was not
	expect *problem.Expectations // of a submission; empty for others, which must be accepted

	// How it is run.
	key        *cache.Key // what its results depend on, but for the testcase; nil when they are not kept
	stopEarly  bool       // leave the rest out after a testcase that ran into a time limit
	hasty      bool       // once a testcase has rejected it, spend no more than killBudget
	slowIsFine bool       // a time limit verdict is expected, so it is not repeated

	// On its way through its testcases.
	pending, running  int     // testcases
	spent             float64 // seconds
	rejected, stopped bool
}

// stage is how far a program has come.
type stage int

const (
	planned stage = iota // not built yet
	unfit                // it cannot run: its compiler is missing, or refuses it
	ready                // built
	judged               // on all testcases, or left out on some
)

// runs reports whether the program was built, so that it can be run.
func (e *Program) runs() bool { return e.stage >= ready }

// bounds reports whether its times bound the time limit from below.
func (e *Program) bounds() bool { return len(e.expect.Lower()) > 0 }

// listed returns the programs that are in the report.
func (p *plan) listed() []*Program {
	return slices.DeleteFunc(slices.Clone(p.programs), func(e *Program) bool { return !e.listed })
}

// plan brings what is generated up to date, reads the package and lists the programs.
func (c *call) plan(t workspace.Target) (*plan, error) {
	made, err := c.generate(t)
	if err != nil {
		return nil, err
	}
	read := problem.Read
	if c.opt.Update {
		read = problem.ReadWithoutAnswers
	}
	pkg, err := read(t.Package)
	if err != nil {
		return nil, err
	}
	pkg.ID = t.ID
	pkg.TimeLimit = cmp.Or(c.opt.TimeLimit, pkg.TimeLimit)
	pkg.Limits.Memory = cmp.Or(c.opt.MemoryLimit, pkg.Limits.Memory)
	if c.opt.HTML == "" {
		pkg.OutputVisualizer = nil
	}
	p := &plan{target: t, pkg: pkg}
	all := pkg.JudgedCases()
	for _, tc := range all {
		if c.opt.matches(tc.Name) {
			p.cases, p.names = append(p.cases, tc), append(p.names, tc.Name)
		}
	}
	if len(p.cases) == 0 {
		text := fmt.Sprintf("%s: no testcase matches -case %s", filepath.Join(pkg.Dir, "data"), c.opt.Glob)
		if n := len(all); n > 0 {
			text += fmt.Sprintf("; they are named like %s and %s", all[0].Name, all[n-1].Name)
		}
		return nil, leftOut(text)
	}
	p.problem = &report.Problem{
		ID: t.ID, Name: pkg.Name, Dir: pkg.Dir, Kind: kindOf(pkg), Warnings: append(pkg.Warnings, made.Warnings...),
		TimeLimit: pkg.TimeLimit.Seconds(), Memory: pkg.Limits.Memory, SamplesOnly: pkg.SamplesOnly(),
		Compared: len(c.opt.Src) > 1,
	}
	if pkg.SubmitAnswer { // no program runs
		pkg.TimeLimit = cmp.Or(pkg.TimeLimit, patience)
	}
	return p, c.addPrograms(p, made)
}

// leftOut is the error about a problem of which the flags leave nothing to be judged, which says nothing about others.
type leftOut string

func (text leftOut) Error() string { return string(text) }

func kindOf(pkg *problem.Problem) string {
	switch {
	case pkg.Interactive:
		return "interactive"
	case pkg.MultiPass:
		return "multi-pass"
	case pkg.SubmitAnswer:
		return "submit-answer"
	}
	return "batch"
}

// addPrograms lists what is to be judged: the files of -src, or what is pasted, or accepted submissions; with -kill all
// submissions, too. Where the time limit has to be computed, those that bound it from below are added.
func (c *call) addPrograms(p *plan, made generatedFiles) error {
	for _, path := range c.opt.Src {
		if err := c.addSource(p, workspace.In(c.dir, path)); err != nil {
			return fmt.Errorf("-src: %w", err)
		}
	}
	given, isPasted, limited := len(c.opt.Src) > 0, p.target.Sources != "", p.pkg.TimeLimit > 0
	if isPasted && !given {
		if err := c.addPasted(p, made); err != nil {
			return err
		}
	}
	for _, s := range p.pkg.Submissions {
		if wanted := c.opt.Kill || !given && !isPasted && s.Folder == "accepted"; wanted || !limited {
			if err := c.addSubmission(p, s, wanted); err != nil {
				return err
			}
		}
	}
	in := strings.TrimSuffix(" in "+strings.Join(c.opt.Langs, ", "), " in ")
	switch nothing := len(p.listed()) == 0; {
	case nothing && given:
		return fmt.Errorf("-src: nothing to judge%s", in)
	case nothing && !isPasted:
		return fmt.Errorf("%s: nothing to judge: no accepted submissions%s", filepath.Join(p.pkg.Dir, "submissions"), in)
	case nothing && in == "":
		return fmt.Errorf("%s: nothing to judge: want solution/solution.go, or main.go, main.cpp or main.py", p.target.Sources)
	case nothing && slices.Contains(c.opt.Langs, "cpp"):
		return leftOut(fmt.Sprintf("%s: nothing to judge%s: what is pasted into %s is Go", p.target.ID, in, p.pkg.Judge.Title))
	case nothing:
		return leftOut(fmt.Sprintf("%s: nothing to judge%s: want go, cpp or python", p.target.ID, in))
	case !limited && !slices.ContainsFunc(p.programs, (*Program).bounds):
		return fmt.Errorf("%s: neither a time limit nor accepted submissions to compute it from; write the seconds into the file %s",
			p.pkg.Dir, filepath.Join(p.pkg.Dir, ".timelimit"))
	}
	return nil
}

// program plans a program.
func (p *plan) program(name string, job build.Job) *Program {
	return &Program{
		plan: p, job: job, expect: &problem.Expectations{}, Program: match.Program{Name: name, Source: job.Source, Pkg: p.pkg},
		Entry: &report.Entry{Name: name, Source: job.Source, Total: len(p.cases)},
	}
}

// add adds a program to the report of its plan, if its language is wanted.
func (c *call) add(e *Program) {
	if lang := language.Of(e.job.Source); lang == nil || c.opt.wants(lang.ID) {
		e.listed, e.Entry.Repeat = true, c.repeat(e, "")
		e.plan.programs = append(e.plan.programs, e)
	}
}

// addSubmission adds a program of the package, if it is wanted, or bounds the time limit that has to be computed.
func (c *call) addSubmission(p *plan, s problem.Submission, wanted bool) (err error) {
	e := p.program(s.Name, match.Job(p.pkg, s.Path))
	if e.expect, err = p.pkg.Expect(s); err != nil {
		return err
	}
	e.late, e.Entry.Submission, e.Entry.Expected = true, true, e.expect.Verdicts()
	e.job.Lang, e.job.Entry = e.expect.Language, e.expect.Entry
	if wanted {
		c.add(e)
	}
	if !e.listed && p.pkg.TimeLimit == 0 && e.bounds() {
		p.programs = append(p.programs, e)
	}
	e.job.Extra, err = p.pkg.Includes(e.job.Source, e.job.Lang)
	return err
}

// addSource adds the file of a -src. Its Go is that of the judge for which the problem is, but for what the package
// itself holds, such as wrong programs, which are nowhere pasted.
func (c *call) addSource(p *plan, path string) error {
	if _, err := os.Stat(path); err != nil {
		return err
	}
	e := p.program(relative(c.dir, path), match.Job(p.pkg, path))
	if p.target.Sources != "" && !within(path, p.target.Package) {
		e.job.Std = p.pkg.Judge.Level()
	}
	if err := c.bundle(e); err != nil {
		return err
	}
	if language.Of(path) == nil && len(c.opt.Langs) == 1 && !isFolder(path) {
		e.job.Lang = c.opt.Langs[0] // which the name does not tell
	}
	e.job.FillExtra = !within(path, p.pkg.Dir) // what somebody wrote holds no constants of the package
	var err error
	e.job.Extra, err = p.pkg.Includes(path, "")
	c.add(e)
	return err
}

// pasted are the programs of a problem in the order in which they are judged and shown: what somebody pastes into an
// online judge, generated or written by hand.
var pasted = []build.Job{{Source: "main.go", Lang: "go"}, {Source: "main.cpp", Lang: "cpp"}, {Source: "main.py", Lang: "python"}}

// addPasted adds those of main.go, main.cpp and main.py that are there; one that -lang asks for must be, unless the
// judge takes Go, so that no C++ is generated for it. Where the solution cannot be bundled, it is its first program
// that does not compile; where it cannot be translated, main.cpp, or a warning where Go is taken.
func (c *call) addPasted(p *plan, made generatedFiles) error {
	for _, job := range pasted {
		if !c.opt.wants(job.Lang) {
			continue
		}
		name, cpp := job.Source, job.Lang == "cpp"
		job.Source = filepath.Join(p.target.Sources, name)
		if job.Std = p.pkg.Judge.Level(); cpp {
			job.Std = p.pkg.Judge.CppStandard()
		}
		e := p.program(name, job)
		e.late = cpp
		_, err := os.Stat(job.Source)
		switch {
		case made.refused != "" && len(p.programs) > 0: // the first has told it
			continue
		case made.refused != "":
			e.broken = made.refused
		case cpp && made.NoCxx != "" && p.pkg.Judge.TakesGo() && c.opt.Langs == nil:
			p.warn("%s", made.NoCxx)
			continue
		case cpp && made.NoCxx != "":
			e.broken = made.NoCxx
		case errors.Is(err, fs.ErrNotExist) && (c.opt.Langs == nil || cpp && job.Std == ""):
			continue
		case err != nil:
			return err
		case name == "main.go" && generated.HasSolution(c.ws.Root, p.target.ID):
			e.origin = filepath.Join(p.target.Sources, "solution")
		default:
			e.refuseNewer()
		}
		c.add(e)
	}
	return nil
}

// chooseShard leaves in the report only the programs that this call has to judge. The times of the others count all the
// same where the time limit is computed.
func (c *call) chooseShard() {
	i := 0
	for _, p := range c.plans {
		p.programs = slices.DeleteFunc(p.programs, func(e *Program) bool {
			if e.listed {
				e.listed = c.opt.inShard(i)
				i++
			}
			return !e.listed && (p.pkg.TimeLimit > 0 || !e.bounds())
		})
		for _, e := range p.listed() {
			p.problem.Entries = append(p.problem.Entries, e.Entry)
		}
	}
}

func (p *plan) warn(format string, args ...any) {
	p.problem.Warnings = append(p.problem.Warnings, fmt.Sprintf(format, args...))
}

// repeat returns the command that judges this program again, on one testcase unless its name is "". It is given in the
// module's top folder.
func (c *call) repeat(e *Program, name string) string {
	args := []string{"go run ./judge"}
	given := e.Entry.Submission || len(c.opt.Src) > 0
	if given {
		args = append(args, "-src", report.ShellQuote(relative(c.ws.Root, e.Source)))
	}
	if e.job.Lang != "" && (!given || language.Of(e.Source) == nil) {
		args = append(args, "-lang "+e.job.Lang)
	}
	if name != "" {
		args = append(args, "-case", report.ShellQuote(name), "-v")
	}
	id := e.plan.target.ID
	if e.plan.target.Sources == "" {
		id = relative(c.ws.Root, e.plan.target.Package)
	}
	return strings.Join(append(args, report.ShellQuote(id)), " ")
}
