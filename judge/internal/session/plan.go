// This file plans what is judged for one problem: which programs, on which testcases.

package session

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"oj/judge/internal/build"
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
	programs []*Program // in the order of the report
	timing   []*Program // further submissions, which only serve to compute the time limit
	tools    match.Tools
	grade    score.Grader
}

// plan reads the package and lists the programs.
func (c *call) plan(t workspace.Target) (*plan, error) {
	read := problem.Read
	if c.opt.Update {
		read = problem.ReadWithoutAnswers
	}
	pkg, err := read(t.Package)
	if err != nil {
		return nil, err
	}
	pkg.ID = t.ID
	c.setLimits(pkg)
	if c.opt.HTML == "" {
		pkg.OutputVisualizer = nil
	}
	p := &plan{target: t, pkg: pkg}
	for _, tc := range pkg.JudgedCases() {
		if c.opt.matches(tc.Name) {
			p.cases = append(p.cases, tc)
		}
	}
	if len(p.cases) == 0 {
		return nil, noCase(filepath.Join(pkg.Dir, "data"), c.opt.Glob, pkg.JudgedCases())
	}
	p.problem = &report.Problem{
		ID: t.ID, Name: pkg.Name, Dir: pkg.Dir, Kind: kindOf(pkg), Warnings: append(pkg.Warnings, c.notes[t.ID]...),
		TimeLimit: pkg.TimeLimit.Seconds(), Memory: pkg.Limits.Memory, SamplesOnly: pkg.SamplesOnly(),
		Compared: len(c.opt.Rivals) > 0,
	}
	if err := c.addPrograms(p); err != nil {
		return nil, err
	}
	return p, p.addTiming()
}

// noCase is the error about a package of which -case leaves nothing.
func noCase(dir, glob string, all []*problem.Case) error {
	text := fmt.Sprintf("%s: no testcase matches -case %s", dir, glob)
	if n := len(all); n > 0 {
		text += fmt.Sprintf("; they are named like %s and %s", all[0].Name, all[n-1].Name)
	}
	return &leftOut{errors.New(text)}
}

// leftOut is the error about a problem of which the flags leave nothing to be judged, which says nothing about others.
type leftOut struct{ error }

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
// submissions, too.
func (c *call) addPrograms(p *plan) error {
	switch {
	case c.opt.Src != "":
		for _, path := range append([]string{c.opt.Src}, c.opt.Rivals...) {
			if err := c.addSource(p, path); err != nil {
				return err
			}
		}
	case p.target.Sources != "":
		if err := c.addPasted(p); err != nil {
			return err
		}
	}
	for _, s := range p.pkg.Submissions {
		if !c.opt.Kill && (c.opt.Src != "" || p.target.Sources != "" || s.Folder != "accepted") {
			continue
		}
		e, err := p.submission(s)
		if err != nil {
			return err
		}
		c.add(e)
	}
	if len(p.programs) == 0 {
		return fmt.Errorf("%s: nothing to judge: no accepted submissions%s", filepath.Join(p.pkg.Dir, "submissions"), c.langNote())
	}
	return nil
}

// program plans a program.
func (p *plan) program(name string, job build.Job) *Program {
	entry := &report.Entry{Name: name, Source: job.Source, Total: len(p.cases)}
	return &Program{plan: p, Entry: entry, times: entry, Cases: p.cases, job: job}
}

// submission plans a program of the package.
func (p *plan) submission(s problem.Submission) (*Program, error) {
	expect, err := p.pkg.Expect(s)
	if err != nil {
		return nil, err
	}
	e := p.program(s.Name, match.Job(p.pkg, s.Path))
	e.late, e.expect = true, expect
	e.Entry.Submission, e.Entry.Expected = true, expect.Verdicts()
	e.job.Lang, e.job.Entry = expect.Language, expect.Entry
	e.job.Extra, err = p.pkg.Includes(e.job.Source, expect.Language)
	return e, err
}

// langNote says after an error which languages -lang leaves.
func (c *call) langNote() string {
	if c.opt.Langs == nil {
		return ""
	}
	return " in " + strings.Join(c.opt.Langs, ", ")
}

// pastedGo is the language version of the Go that the problem's judge has, such as 1.18; "" for the installed one.
func (p *plan) pastedGo() string { return strings.TrimPrefix(p.pkg.Judge.Level(), "go") }

// addSource adds the file of a -src. Its Go is that of the judge for which the problem is, but for what the package
// itself holds, such as wrong programs, which are nowhere pasted.
func (c *call) addSource(p *plan, path string) error {
	path = c.inDir(path)
	if _, err := os.Stat(path); err != nil {
		return fmt.Errorf("-src: %w", err)
	}
	e := p.program(c.readable(path), match.Job(p.pkg, path))
	if p.target.Sources != "" && !within(path, p.target.Package) {
		e.job.GoLang = p.pastedGo()
	}
	bundled, origin, err := c.bundleSource(path, p.pkg.Judge)
	switch {
	case generated.Refused(err):
		e.broken = err.Error()
	case err != nil:
		return fmt.Errorf("-src: %w", err)
	case bundled != "":
		e.job.Source, e.origin = bundled, origin
	case e.job.GoLang != "":
		e.broken = tooNew(path, p.pkg.Judge)
	}
	if e.broken != "" {
		e.job.Lang = "go"
	}
	e.job.FillExtra = !within(path, p.pkg.Dir) // what somebody wrote holds no constants of the package
	if e.job.Extra, err = p.pkg.Includes(path, ""); err != nil {
		return err
	}
	if c.add(e); len(p.programs) == 0 {
		return fmt.Errorf("-src %s: its language is not among -lang %s", c.opt.Src, strings.Join(c.opt.Langs, ","))
	}
	return nil
}

// pasted are the programs of a problem in the order in which they are judged and shown: what somebody pastes into an
// online judge, generated or written by hand.
var pasted = []build.Job{{Source: "main.go", Lang: "go"}, {Source: "main.cpp", Lang: "cpp"}, {Source: "main.py", Lang: "python"}}

// addPasted adds those of main.go, main.cpp and main.py that are there; one that -lang asks for must be, unless the
// judge takes Go, so that no C++ is generated for it. Where the solution cannot be bundled, it is its first program
// that does not compile; where it cannot be translated, main.cpp, or a warning where Go is taken.
func (c *call) addPasted(p *plan) error {
	for _, job := range pasted {
		if !c.opt.wants(job.Lang) {
			continue
		}
		switch job.Lang {
		case "go":
			job.GoLang = p.pastedGo()
		case "cpp":
			job.Std = p.pkg.Judge.CppStandard()
		}
		name := job.Source
		job.Source = filepath.Join(p.target.Sources, name)
		e := p.program(name, job)
		if e.broken = c.refused[p.target.ID]; e.broken != "" {
			c.add(e)
			return nil
		}
		if why := c.noCxx[p.target.ID]; why != "" && job.Lang == "cpp" {
			if e.broken = why; p.pkg.Judge.TakesGo() && c.opt.Langs == nil {
				p.problem.Warnings = append(p.problem.Warnings, why)
			} else {
				c.add(e)
			}
			continue
		}
		if _, err := os.Stat(job.Source); errors.Is(err, fs.ErrNotExist) && (c.opt.Langs == nil || job.Lang == "cpp" && job.Std == "") {
			continue
		} else if err != nil {
			return err
		}
		e.late = job.Lang == "cpp"
		switch {
		case name == "main.go" && generated.HasSolution(c.ws.Root, p.target.ID):
			e.origin = filepath.Join(p.target.Sources, "solution")
		case job.GoLang != "":
			e.broken = tooNew(job.Source, p.pkg.Judge)
		}
		c.add(e)
	}
	if len(p.programs) == 0 && c.opt.Langs == nil {
		return fmt.Errorf("%s: nothing to judge: want solution/solution.go, or main.go, main.cpp or main.py", p.target.Sources)
	}
	if len(p.programs) == 0 && !c.opt.Kill {
		return &leftOut{fmt.Errorf("%s: nothing to judge%s: what is pasted into %s is Go", p.target.ID, c.langNote(), p.pkg.Judge.Title)}
	}
	return nil
}

// add adds a program to its plan, if its language is wanted.
func (c *call) add(e *Program) {
	if lang := language.Of(e.job.Source); lang == nil || c.opt.wants(lang.ID) {
		e.Entry.Repeat = c.repeat(e, "")
		e.plan.programs = append(e.plan.programs, e)
	}
}

// addTiming adds the submissions that bound the time limit from below, unless they are judged anyway or
// the limit is known.
func (p *plan) addTiming() error {
	if p.pkg.SubmitAnswer && p.pkg.TimeLimit == 0 {
		p.pkg.TimeLimit = patience // no program runs
	}
	if p.pkg.TimeLimit > 0 {
		return nil
	}
	known := map[string]bool{}
	for _, e := range p.programs {
		known[e.job.Source] = e.expect != nil
	}
	for _, s := range p.pkg.Submissions {
		if known[s.Path] {
			continue
		}
		e, err := p.submission(s)
		if err != nil {
			return err
		}
		if e.bounds() {
			p.timing = append(p.timing, e)
		}
	}
	if len(p.measured()) == 0 {
		return fmt.Errorf("%s: neither a time limit nor accepted submissions to compute it from; write the seconds into the file %s",
			p.pkg.Dir, filepath.Join(p.pkg.Dir, ".timelimit"))
	}
	return nil
}

// chooseShard leaves only the programs that this call has to judge.
func (c *call) chooseShard() {
	i := 0
	for _, p := range c.plans {
		var mine []*Program
		for _, e := range p.programs {
			switch {
			case c.opt.inShard(i):
				mine = append(mine, e)
				p.problem.Entries = append(p.problem.Entries, e.Entry)
			case p.pkg.TimeLimit == 0 && e.bounds():
				p.timing = append(p.timing, e) // its times count all the same
			}
			i++
		}
		p.programs = mine
	}
}

func (p *plan) caseNames() []string {
	var names []string
	for _, tc := range p.cases {
		names = append(names, tc.Name)
	}
	return names
}

// repeat returns the command that judges this program again, on one testcase unless its name is "".
func (c *call) repeat(e *Program, name string) string {
	args := []string{"go run ./judge"}
	switch {
	case e.Entry.Submission || c.opt.Src != "":
		args = append(args, "-src", report.ShellQuote(c.fromRoot(e.Entry.Source)))
	case e.job.Lang != "":
		args = append(args, "-lang "+e.job.Lang)
	}
	if name != "" {
		args = append(args, "-case", report.ShellQuote(name), "-v")
	}
	id := e.plan.target.ID
	if e.plan.target.Sources == "" {
		id = c.fromRoot(e.plan.target.Package)
	}
	return strings.Join(append(args, report.ShellQuote(id)), " ")
}

// fromRoot names a file as it is reached from the module's top folder, where the command is given.
func (c *call) fromRoot(path string) string {
	if c.ws.Root == "" {
		return path
	}
	rel, err := filepath.Rel(c.ws.Root, path)
	if err != nil || strings.HasPrefix(rel, "..") {
		return path
	}
	return filepath.ToSlash(rel)
}
