// This file plans what is judged for one problem: which programs, on which testcases, with which
// validators.

package session

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"oj/judge/internal/build"
	"oj/judge/internal/decide"
	"oj/judge/internal/hint"
	"oj/judge/internal/kill"
	"oj/judge/internal/language"
	"oj/judge/internal/match"
	"oj/judge/internal/problem"
	"oj/judge/internal/report"
	"oj/judge/internal/sandbox"
	"oj/judge/internal/score"
	"oj/judge/internal/verdict"
	"oj/judge/workspace"
	"oj/tools/bundle/generated"
)

// plan is what is judged for one problem.
type plan struct {
	target  workspace.Target
	pkg     *problem.Problem
	problem *report.Problem
	cases   []*problem.Case

	entries         []*Program
	timing          []*Program // accepted submissions that serve only to compute the time limit
	validators      []*build.Program
	inputValidators []*build.Program
	static          *build.Program // the static validator; nil for none
	visualizer      *build.Program // nil for no pictures
	pictures        bool           // a page is asked for
	grader          *build.Program // nil where the package has none
	grade           score.Grader   // the same
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
	p := &plan{target: t, pkg: pkg, pictures: c.opt.HTML != ""}
	for _, tc := range pkg.JudgedCases() {
		if c.opt.matches(tc.Name) {
			p.cases = append(p.cases, tc)
		}
	}
	if len(p.cases) == 0 {
		return nil, noCase(filepath.Join(pkg.Dir, "data"), c.opt.Glob, pkg.JudgedCases())
	}
	c.setLimits(pkg)
	p.problem = &report.Problem{
		ID: t.ID, Name: pkg.Name, Dir: pkg.Dir, Kind: kindOf(pkg), Warnings: append(pkg.Warnings, c.notes[t.ID]...),
		TimeLimit: pkg.TimeLimit.Seconds(), Memory: pkg.Limits.Memory, SamplesOnly: pkg.SamplesOnly(),
	}
	if err := c.addPrograms(p); err != nil {
		return nil, err
	}
	return p, c.addTiming(p)
}

// noCase is the error about a package of which -case leaves nothing.
func noCase(dir, glob string, all []*problem.Case) error {
	text := fmt.Sprintf("%s: no testcase matches -case %s", dir, glob)
	if n := len(all); n > 0 {
		text += fmt.Sprintf("; they are named like %s and %s", all[0].Name, all[n-1].Name)
	}
	return &leftOut{errors.New(text)}
}

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

// addPrograms lists what is to be judged.
func (c *call) addPrograms(p *plan) error {
	var err error
	switch {
	case c.opt.Src != "":
		p.problem.Compared = len(c.opt.Rivals) > 0
		for _, path := range append([]string{c.opt.Src}, c.opt.Rivals...) {
			if err == nil {
				err = c.addSource(p, path)
			}
		}
	case p.target.Sources != "":
		err = c.addPasted(p)
	}
	if err != nil {
		return err
	}
	for _, s := range p.pkg.Submissions {
		if !c.opt.Kill && (c.opt.Src != "" || p.target.Sources != "" || s.Folder != "accepted") {
			continue
		}
		e, err := p.submission(s)
		if err != nil {
			return err
		}
		p.add(c, e)
	}
	if len(p.entries) == 0 {
		return fmt.Errorf("%s: nothing to judge: no accepted submissions%s", filepath.Join(p.pkg.Dir, "submissions"), c.langNote())
	}
	return nil
}

// submission plans a program of the package.
func (p *plan) submission(s problem.Submission) (*Program, error) {
	expect, err := p.pkg.Expect(s)
	if err != nil {
		return nil, err
	}
	e := &Program{
		Entry:  &report.Entry{Name: s.Name, Submission: true, Expected: expect.Verdicts()},
		job:    match.Job(p.pkg, s.Path),
		late:   true,
		expect: expect,
	}
	e.job.Lang, e.job.Entry = expect.Language, expect.Entry
	e.job.Extra, err = p.pkg.Includes(e.job.Source, expect.Language)
	return e, err
}

func (c *call) langNote() string {
	if c.opt.Langs == nil {
		return ""
	}
	return " in " + strings.Join(c.opt.Langs, ", ")
}

// goLang is the language version for a source of -src: that of the judge for which the problem is, but
// not for programs from elsewhere, nor for what the package itself holds, such as wrong programs, which
// are nowhere pasted.
func (p *plan) goLang(source string) string {
	if p.target.Sources == "" || within(source, p.target.Package) {
		return ""
	}
	return p.pastedGo()
}

// pastedGo is the language version of the Go that the problem's judge has, such as 1.18; "" for the installed one.
func (p *plan) pastedGo() string { return strings.TrimPrefix(p.pkg.Judge.Level(), "go") }

// addSource adds the file of a -src.
func (c *call) addSource(p *plan, path string) error {
	path = c.inDir(path)
	if _, err := os.Stat(path); err != nil {
		return fmt.Errorf("-src: %w", err)
	}
	e := &Program{Entry: &report.Entry{Name: c.readable(path), Source: path}, job: match.Job(p.pkg, path)}
	e.job.GoLang = p.goLang(path)
	bundled, origin, err := c.bundleSource(path, p.pkg.Judge)
	switch {
	case generated.Refused(err):
		e.job.Lang, e.broken = "go", err.Error()
	case err != nil:
		return fmt.Errorf("-src: %w", err)
	case bundled != "":
		e.job.Source, e.origin = bundled, origin
	case e.job.GoLang != "":
		if e.broken = tooNew(path, p.pkg.Judge); e.broken != "" {
			e.job.Lang = "go"
		}
	}
	e.job.FillExtra = !within(path, p.pkg.Dir) // what somebody wrote holds no constants of the package
	if e.job.Extra, err = p.pkg.Includes(path, ""); err != nil {
		return err
	}
	p.add(c, e)
	if len(p.entries) == 0 {
		return fmt.Errorf("-src %s: its language is not among -lang %s", c.opt.Src, strings.Join(c.opt.Langs, ","))
	}
	return nil
}

// pasted are the programs of a problem in the order in which they are judged and shown: what somebody pastes into an
// online judge, generated or written by hand.
var pasted = []build.Job{{Source: "main.go", Lang: "go"}, {Source: "main.cpp", Lang: "cpp"}, {Source: "main.py", Lang: "python"}}

// addPasted adds those of main.go, main.cpp and main.py that are there; one that -lang asks for must be, unless the
// judge takes Go, so that no C++ is generated for it. Where the solution cannot be bundled, it is its first program
// that does not compile.
func (c *call) addPasted(p *plan) error {
	for _, job := range pasted {
		switch job.Lang {
		case "go":
			job.GoLang = p.pastedGo()
		case "cpp":
			job.Std = p.pkg.Judge.CppStandard()
		}
		name := job.Source
		job.Source = filepath.Join(p.target.Sources, name)
		if !c.opt.wants(job.Lang) {
			continue
		}
		e := &Program{Entry: &report.Entry{Name: name}, job: job, late: job.Lang == "cpp", broken: c.refused[p.target.ID]}
		if e.broken != "" {
			e.late = false
			p.add(c, e)
			return nil
		}
		if _, err := os.Stat(job.Source); errors.Is(err, fs.ErrNotExist) && (c.opt.Langs == nil || job.Lang == "cpp" && job.Std == "") {
			continue
		} else if err != nil {
			return err
		}
		switch {
		case name == "main.go" && generated.HasSolution(c.ws.Root, p.target.ID):
			e.origin = filepath.Join(p.target.Sources, "solution")
		case job.GoLang != "":
			e.broken = tooNew(job.Source, p.pkg.Judge)
		}
		p.add(c, e)
	}
	if len(p.entries) == 0 && c.opt.Langs == nil {
		return fmt.Errorf("%s: nothing to judge: want solution/solution.go, or main.go, main.cpp or main.py", p.target.Sources)
	}
	if len(p.entries) == 0 && !c.opt.Kill {
		return &leftOut{fmt.Errorf("%s: nothing to judge%s: what is pasted into %s is Go", p.target.ID, c.langNote(), p.pkg.Judge.Title)}
	}
	return nil
}

// leftOut is the error about a problem of which the flags leave nothing to be judged, which says nothing about others.
type leftOut struct{ error }

// add adds a program, if its language is wanted.
func (p *plan) add(c *call, e *Program) {
	lang := language.Of(e.job.Source)
	if c.opt.Langs != nil && lang != nil && !c.opt.wants(lang.ID) {
		return
	}
	e.Entry.Source, e.Entry.Total = cmp.Or(e.Entry.Source, e.job.Source), len(p.cases)
	e.Entry.Repeat = c.repeat(p, e.Entry, "")
	p.entries = append(p.entries, e)
}

// dropOtherShards leaves only the programs that this call has to judge.
func (c *call) dropOtherShards() {
	i := 0
	for _, p := range c.plans {
		var mine []*Program
		for _, e := range p.entries {
			switch {
			case c.opt.inShard(i):
				mine = append(mine, e)
				p.problem.Entries = append(p.problem.Entries, e.Entry)
			case p.pkg.TimeLimit == 0 && e.expect != nil && len(e.expect.Lower()) > 0:
				p.timing = append(p.timing, e) // its times count all the same
			}
			i++
		}
		p.entries = mine
	}
}

// build builds what the plans need, all at once, and equips it: first everything but the late programs, then
// these.
func (c *call) build(ctx context.Context, late bool) error {
	var jobs []build.Job
	var places []**build.Program
	want := func(job build.Job, place **build.Program) {
		jobs, places = append(jobs, job), append(places, place)
	}
	for _, p := range c.plans {
		p.want(want, late)
		if v := p.pkg.Grader; v != nil && !late {
			want(match.Job(p.pkg, v.Path), &p.grader)
		}
	}
	c.line.Show("building")
	progs, err := c.builder.Build(ctx, jobs)
	if err != nil {
		return err
	}
	for i, prog := range progs {
		*places[i] = prog
	}
	return c.each(ctx, func(p *plan) error { return c.prepare(ctx, p, late) })
}

// prepare checks what was built for a package, and equips its programs.
func (c *call) prepare(ctx context.Context, p *plan, late bool) error {
	if p.pkg.Grader != nil {
		p.grade = c.runner.Grader(ctx, p.pkg, p.grader)
	}
	if err := p.checkValidators(p.grader); err != nil {
		return err
	}
	if err := c.checkCompilers(p, late); err != nil {
		return err
	}
	for _, e := range p.entries {
		p.explain(e)
	}
	return c.equipAll(p)
}

// explain names the judge and the version of its compiler where a program is too new for these.
func (p *plan) explain(e *Program) {
	if e.job.GoLang != "" && e.broken == "" && e.Built != nil && strings.Contains(e.Built.Failed, "requires go1.") {
		refused := *e.Built
		refused.Failed += "\nThis problem is for " + p.pkg.Judge.Title + ", which has Go " + p.pkg.Judge.Go + "."
		e.Built = &refused
	}
}

// want asks for the programs of a plan to be built: the late ones, or all others.
func (p *plan) want(want func(build.Job, **build.Program), late bool) {
	for _, e := range append(p.entries, p.timing...) {
		switch {
		case e.late != late:
		case p.pkg.SubmitAnswer:
			e.Built = &build.Program{Lang: &language.Language{ID: "answers", Name: "answers"}}
		case e.broken != "":
			e.Built = &build.Program{Lang: language.ByID(e.job.Lang), Failed: e.broken}
		default:
			want(e.job, &e.Built)
		}
	}
	if late {
		return
	}
	outputs, inputs := match.ValidatorJobs(p.pkg)
	p.validators, p.inputValidators = make([]*build.Program, len(outputs)), make([]*build.Program, len(inputs))
	for i, job := range outputs {
		want(job, &p.validators[i])
	}
	for i, job := range inputs {
		want(job, &p.inputValidators[i])
	}
	if v := p.pkg.StaticValidator; v != nil {
		want(match.Job(p.pkg, v.Path), &p.static)
	}
	if v := p.pkg.OutputVisualizer; v != nil && p.pictures {
		want(match.Job(p.pkg, v.Path), &p.visualizer)
	}
}

// checkValidators refuses a package whose checker cannot be built. An input validator for which the
// compiler is missing is left out with a warning, since the verdicts do not depend on it.
func (p *plan) checkValidators(grader *build.Program) error {
	for i, v := range p.validators {
		if !v.Ready() {
			return &problem.Error{File: p.pkg.OutputValidators[i].Path, Msg: v.Skipped + v.Failed}
		}
	}
	if v := p.visualizer; v != nil && !v.Ready() {
		p.problem.Warnings = append(p.problem.Warnings, fmt.Sprintf("no pictures: %s: %s", p.pkg.OutputVisualizer.Path, v.Skipped+v.Failed))
		p.visualizer = nil
	}
	if v := p.static; v != nil && !v.Ready() {
		return &problem.Error{File: p.pkg.StaticValidator.Path, Msg: v.Skipped + v.Failed}
	}
	if grader != nil && !grader.Ready() {
		return &problem.Error{File: p.pkg.Grader.Path, Msg: grader.Skipped + grader.Failed}
	}
	for i, v := range p.inputValidators {
		if v.Failed != "" {
			return &problem.Error{File: p.pkg.InputValidators[i].Path, Msg: v.Failed}
		}
		if v.Skipped != "" {
			p.problem.Warnings = append(p.problem.Warnings, fmt.Sprintf("%s skipped: %s", p.pkg.InputValidators[i].Path, v.Skipped))
		}
	}
	return nil
}

// checkCompilers refuses to go on when the compiler is missing for a program that must be judged. Only
// late programs, unless -lang asks for their language, and submissions are left out, as long as something remains.
func (c *call) checkCompilers(p *plan, late bool) error {
	judged := len(p.entries) == 0 // nothing of this problem is in the shard
	for _, e := range p.entries {
		if e.Built == nil {
			continue
		}
		optional := e.Entry.Submission || e.late && c.opt.Langs == nil
		if e.Built.Skipped != "" && !optional {
			return &problem.Error{File: e.job.Source, Msg: e.Built.Skipped}
		}
		judged = judged || e.Built.Skipped == ""
	}
	if late && !judged {
		return &problem.Error{File: p.entries[0].job.Source, Msg: "nothing of this problem can be judged here: " + p.entries[0].Built.Skipped}
	}
	return nil
}

// killBudget is how many seconds a wrong program may run in all and still go on once a testcase has rejected it. Slow
// wrong programs on many testcases would otherwise take most of the time.
const killBudget = 0.2

// equipAll gives the programs that were built what it takes to run them, and the others their verdict.
func (c *call) equipAll(p *plan) error {
	for _, e := range append(p.entries, p.timing...) {
		if e.Built == nil || e.stage != planned {
			continue
		}
		e.Entry.Language, e.Entry.Total, e.stage = e.Built.Lang.Name, len(p.cases), unfit
		switch {
		case e.Built.Skipped != "":
			e.Entry.Skipped = e.Built.Skipped
		case !p.allows(e.Built.Lang):
			e.Entry.Verdict = decide.Refused()
			e.Entry.Compiler = fmt.Sprintf("%s: the language %s is not among those of problem.yaml: %s", e.job.Source, e.Built.Lang.Code(), strings.Join(p.pkg.Languages, ", "))
		case e.Built.Failed != "":
			e.Entry.Verdict, e.Entry.Compiler = decide.Refused(), e.Built.Failed
			e.Entry.Hint = hint.ForMessage(verdict.CE, e.Built.Failed)
		default:
			if err := c.equip(p, e); err != nil {
				return err
			}
		}
	}
	return nil
}

// equip gives a program that was built what it takes to run it.
func (c *call) equip(p *plan, e *Program) error {
	e.stage, e.Cases = ready, p.cases
	e.Name, e.Source, e.Pkg, e.Validators, e.Static = e.Entry.Name, e.Entry.Source, p.pkg, p.validators, p.static
	if !e.Entry.Submission { // of those that have to fail, verdicts are enough
		e.Visualizer = p.visualizer
	}
	e.Limits = decide.Limits{
		Time: p.pkg.TimeLimit, Memory: p.pkg.Limits.Memory, Output: p.pkg.Limits.Output, Passes: p.pkg.Limits.ValidationPasses,
	}
	e.StopEarly = e.expect != nil && !p.pkg.Scoring && !c.opt.Full
	e.SlowIsFine = e.expect != nil && e.expect.Slow()
	e.MustFail = e.expect != nil && e.expect.MustFail()
	if e.MustFail && !e.SlowIsFine && !c.opt.Full && !p.pkg.Scoring { // who has to be too slow may be so after a wrong answer
		e.Budget = killBudget
	}
	return p.complete(e)
}

// allows reports whether the problem may be solved in a language. What scripts build has none that the
// format knows.
func (p *plan) allows(l *language.Language) bool {
	return p.pkg.Languages == nil || slices.Contains(p.pkg.Languages, l.Code()) || language.ByID(l.ID) == nil
}

// finish sums up and prints what is still to be printed. Of an interrupted call that is what was judged
// so far.
func (c *call) finish(interrupted bool) {
	c.report.Interrupted = interrupted
	if c.printer == nil {
		return
	}
	if interrupted {
		for _, p := range c.plans {
			for _, e := range p.entries {
				e.interrupted(p)
			}
		}
	}
	c.printer.rest()
	c.report.OK = !interrupted && len(c.rejected) == 0
	for _, p := range c.plans {
		for _, e := range p.entries {
			c.report.OK = c.report.OK && (e.Entry.OK || e.Entry.Skipped != "")
		}
		if !interrupted {
			p.checkMargins()
		}
		if c.opt.Kill {
			p.problem.Kill = kill.Matrix(p.caseNames(), p.wrong())
		}
	}
	c.report.Limits = sandbox.Missing()
	if c.before != nil {
		c.report.CompareWith(c.before, c.opt.Compare)
	}
	report.Text(c.out, c.report, c.printer.rows.Begun() && !c.printer.rows.Interrupted())
}

// interrupted makes a whole of what is known of a program that was not judged to the end: the verdict
// is that of a testcase that was not accepted, if there is one.
func (e *Program) interrupted(p *plan) {
	if !e.runs() {
		return
	}
	if e.Entry.Cases == nil {
		e.Entry.Cases = make([]*report.Case, len(p.cases))
	}
	missing := false
	for i, r := range e.Entry.Cases {
		if r == nil {
			missing = true
			e.Entry.Cases[i] = &report.Case{Name: p.cases[i].Name}
		}
	}
	if summarize(e.Entry); missing && e.Entry.Verdict == verdict.AC {
		e.Entry.Verdict = verdict.None
	}
}

func (p *plan) caseNames() []string {
	var names []string
	for _, tc := range p.cases {
		names = append(names, tc.Name)
	}
	return names
}

// wrong returns the submissions that were judged and have to fail.
func (p *plan) wrong() []*report.Entry {
	var list []*report.Entry
	for _, e := range p.entries {
		if e.expect != nil && e.expect.MustFail() && e.Entry.Skipped == "" && e.Entry.Verdict != verdict.CE {
			list = append(list, e.Entry)
		}
	}
	return list
}

// finish decides whether the entry's verdict is the right one.
func (e *Program) finish(p *plan) {
	switch {
	case e.Entry.Skipped != "" || e.Entry.Verdict == verdict.None:
	case e.expect == nil:
		e.Entry.Note = e.failure
		e.Entry.OK = e.Entry.Verdict == verdict.AC
	default:
		e.Entry.Note = cmp.Or(e.failure, kill.Check(e.expect, p.pkg, e.Entry, e.scores))
		e.Entry.OK = e.Entry.Note == ""
	}
}

func isJE(e *report.Entry) bool { return e.Verdict == verdict.JE }

// repeat returns the command that judges this program again, on one testcase unless its name is "".
func (c *call) repeat(p *plan, e *report.Entry, name string) string {
	args := []string{"go run ./judge"}
	switch {
	case e.Submission || c.opt.Src != "":
		args = append(args, "-src", report.ShellQuote(c.fromRoot(e.Source)))
	case e.Name == "main.go":
		args = append(args, "-lang go")
	case e.Name == "main.cpp":
		args = append(args, "-lang cpp")
	case e.Name == "main.py":
		args = append(args, "-lang python")
	}
	if name != "" {
		args = append(args, "-case", report.ShellQuote(name), "-v")
	}
	id := p.target.ID
	if p.target.Sources == "" {
		id = c.fromRoot(p.target.Package)
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
