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
	"oj/judge/internal/match"
	"oj/judge/internal/report"
	"oj/judge/internal/score"
	"oj/tools/bundle/generated"
	"oj/tools/columns"
	"oj/tools/language"
	"oj/tools/problem"
	"oj/tools/verdict"
	"oj/tools/workspace"
)

// plan is what is judged for one problem.
type plan struct {
	target   workspace.Target
	pkg      *problem.Problem
	problem  *report.Problem
	cases    []*problem.Case
	names    []string   // of the cases
	programs []*Program // in the report
	timed    []*Program // whose times serve to compute the time limit, and nothing more
	tools    match.Tools
	grade    score.Grader
}

// Program is one program of a plan.
type Program struct {
	*plan
	Entry     *report.Entry         // what the report says of it
	expect    *problem.Expectations // of a submission; empty for others, which must be accepted
	late      bool                  // built and judged when the Go programs have been: C++ takes seconds to compile
	stopEarly bool                  // leave the rest out after a testcase that ran into a time limit
	printed   bool

	job    build.Job
	broken string        // why there is nothing to build: what the bundler said
	run    match.Program // what runs once it is built
	kept   string        // the group of its results that are kept; "" where none are
	left   int           // testcases that are still to be judged
}

// over reports whether nothing more becomes of a program: it was judged, or cannot run.
func (e *Program) over() bool { return e.Entry.Skipped != "" || e.Entry.Verdict != verdict.None }

func (p *plan) warn(format string, args ...any) {
	p.problem.Warnings = append(p.problem.Warnings, fmt.Sprintf(format, args...))
}

// plan reads a package and lists the programs.
func (c *call) plan(t workspace.Target) (*plan, error) {
	read := problem.Read
	if c.opt.Update {
		read = problem.ReadWithoutAnswers
	}
	pkg, err := read(t.Package)
	if err != nil {
		return nil, err
	}
	pkg.ID = columns.OneLine(t.ID)
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
		return nil, leftOut(fmt.Sprintf("%s: no testcase matches -case %s; they are named like %s and %s",
			filepath.Join(pkg.Dir, "data"), c.opt.Glob, all[0].Name, all[len(all)-1].Name))
	}
	kind := "batch"
	switch {
	case pkg.Interactive:
		kind = "interactive"
	case pkg.MultiPass:
		kind = "multi-pass"
	case pkg.SubmitAnswer:
		kind = "submit-answer"
	}
	p.problem = &report.Problem{
		ID: pkg.ID, Name: pkg.Name, Dir: pkg.Dir, Kind: kind, Warnings: pkg.Warnings,
		TimeLimit: pkg.TimeLimit.Seconds(), Memory: pkg.Limits.Memory, SamplesOnly: pkg.SamplesOnly(),
		Compared: len(c.opt.Src) > 1,
	}
	if pkg.SubmitAnswer { // no program runs
		pkg.TimeLimit = cmp.Or(pkg.TimeLimit, patience)
	}
	return p, c.addPrograms(p)
}

// leftOut is the error about a problem of which the flags leave nothing to be judged, which says nothing about others.
type leftOut string

func (text leftOut) Error() string { return string(text) }

// addPrograms lists what is to be judged: the files of -src, or what is pasted, or accepted submissions; with -kill all
// submissions, too. Where the time limit has to be computed, those that bound it from below are added.
func (c *call) addPrograms(p *plan) error {
	given, isPasted, limited, before := len(c.opt.Src) > 0, p.target.Sources != "", p.pkg.TimeLimit > 0, c.counted
	for _, path := range c.opt.Src {
		if err := c.addSource(p, workspace.In(c.Dir, path)); err != nil {
			return fmt.Errorf("-src: %w", err)
		}
	}
	if isPasted && !given {
		if err := c.addPasted(p); err != nil {
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
	switch nothing := c.counted == before; {
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
	case !limited && len(p.bounding()) == 0:
		return fmt.Errorf("%s: neither a time limit nor accepted submissions to compute it from; write the seconds into the file %s",
			p.pkg.Dir, filepath.Join(p.pkg.Dir, ".timelimit"))
	}
	return nil
}

// program plans a program.
func (p *plan) program(name string, job build.Job) *Program {
	entry := &report.Entry{Name: name, Source: job.Source, Total: len(p.cases)}
	run := match.Program{Name: name, Source: job.Source, Pkg: p.pkg}
	return &Program{plan: p, job: job, expect: &problem.Expectations{}, Entry: entry, run: run}
}

// add adds a program to the report of its plan if it is wanted, its language is, and it is in the part of -shard; else
// only its times count, if they bound the time limit that has to be computed.
func (c *call) add(e *Program, wanted bool) {
	lang, listed := language.Of(e.job.Source), false
	if wanted && (lang == nil || c.opt.wants(lang.ID)) {
		listed = c.opt.Shards == 0 || c.counted%c.opt.Shards == c.opt.Shard-1
		c.counted++
	}
	if listed {
		e.Entry.Repeat = c.repeat(e, "")
		e.problem.Entries, e.programs = append(e.problem.Entries, e.Entry), append(e.programs, e)
	} else if e.pkg.TimeLimit == 0 && len(e.expect.Lower()) > 0 {
		e.timed = append(e.timed, e)
	}
}

// addSubmission adds a program of the package.
func (c *call) addSubmission(p *plan, s problem.Submission, wanted bool) error {
	expect, err := p.pkg.Expect(s)
	if err != nil {
		return err
	}
	job, err := match.Submission(p.pkg, s.Path, expect.Language)
	if err != nil {
		return err
	}
	job.Entry = expect.Entry
	e := p.program(s.Name, job)
	e.expect, e.late, e.stopEarly = expect, true, !p.pkg.Scoring && !c.opt.Full
	e.Entry.Submission, e.Entry.Expected = true, expect.Verdicts()
	c.add(e, wanted)
	return nil
}

// addSource adds the file of a -src. Its Go is that of the judge for which the problem is, but for what the package
// itself holds, such as wrong programs, which are nowhere pasted.
func (c *call) addSource(p *plan, path string) error {
	if _, err := os.Stat(path); err != nil && p.pkg.Patched(path) == nil {
		return err
	}
	lang := ""
	if language.Of(path) == nil && len(c.opt.Langs) == 1 && !workspace.IsDir(path) {
		lang = c.opt.Langs[0] // which the name does not tell
	}
	job, err := match.Submission(p.pkg, path, lang)
	if err != nil {
		return err
	}
	if p.target.Sources != "" && !within(path, p.target.Package) {
		job.Std = p.pkg.Judge.Standard()
	}
	e := p.program(columns.OneLine(relative(c.Dir, path)), job)
	path, several := generated.Parts(c.ws.Root, path)
	err = c.bundle(e, path, several)
	c.add(e, true)
	return err
}

// pasted are the programs of a problem in the order in which they are judged and shown: what somebody pastes into an
// online judge, generated or written by hand.
var pasted = []build.Job{{Source: "main.go", Lang: "go"}, {Source: "main.cpp", Lang: "cpp"}, {Source: "main.py", Lang: "python"}}

// addPasted adds those of main.go, main.cpp and main.py that are there; one that -lang asks for must be, unless the
// judge takes Go, so that no C++ is generated for it. Where the solution cannot be bundled, it is its first program
// that does not compile; where it cannot be translated, main.cpp, or a warning where Go is taken.
func (c *call) addPasted(p *plan) error {
	solution, refused := c.generate(p.target)
	if refused != nil && !generated.Refused(refused) {
		return refused
	}
	p.problem.Warnings = append(p.problem.Warnings, solution.Warnings...)
	for _, job := range pasted {
		if !c.opt.wants(job.Lang) {
			continue
		}
		name, cpp := job.Source, job.Lang == "cpp"
		job.Source = filepath.Join(p.target.Sources, name)
		job.PyPy = p.pkg.PyPy()
		if job.Std = p.pkg.Judge.Level(); cpp {
			job.Std = p.pkg.Judge.CppStandard()
		}
		e := p.program(name, job)
		e.late = cpp
		_, err := os.Stat(job.Source)
		switch {
		case refused != nil:
			e.broken = refused.Error()
			c.add(e, true)
			return nil
		case cpp && solution.NoCxx != "" && p.pkg.Judge.TakesGo() && c.opt.Langs == nil:
			p.warn("%s", solution.NoCxx)
			continue
		case cpp && solution.NoCxx != "":
			e.broken = solution.NoCxx
		case errors.Is(err, fs.ErrNotExist) && (c.opt.Langs == nil || cpp && job.Std == ""):
			continue
		case name == "main.go" && generated.HasSolution(c.ws.Root, p.target.ID):
			e.run.Origin = filepath.Join(p.target.Sources, "solution")
		default:
			if err := c.bundle(e, job.Source, false); err != nil {
				return err
			}
		}
		c.add(e, true)
	}
	return nil
}

// repeat returns the command that judges this program again, on one testcase unless its name is "". It is given in the
// module's top folder.
func (c *call) repeat(e *Program, name string) string {
	args := []string{"go run ./judge"}
	given := e.Entry.Submission || len(c.opt.Src) > 0
	if given {
		args = append(args, "-src", report.ShellQuote(relative(c.ws.Root, e.Entry.Source)))
	}
	if e.job.Lang != "" && (!given || language.Of(e.Entry.Source) == nil) {
		args = append(args, "-lang "+e.job.Lang)
	}
	if name != "" {
		args = append(args, "-case", report.ShellQuote(name), "-v")
	}
	id := e.target.ID
	if e.target.Sources == "" {
		id = relative(c.ws.Root, e.target.Package)
	}
	return strings.Join(append(args, report.ShellQuote(id)), " ")
}
