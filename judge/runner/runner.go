// Package runner is the judge's door for other commands. It builds programs of one problem, runs them under the judge's
// limits on inputs that need not be testcases, and judges their outputs with the package's validators:
//
//	r, err := runner.Open(con, "guarini", temp, workers)
//	p := r.NewProgram("mine", "mine.go", time.Second)
//	err = r.Build(ctx, p)
//	got, err := r.Judge(ctx, p, r.Pkg.NewCase("small", "1.in", "1.ans"))
//
// The process must have been started by lifetime.Main, or have called lifetime.Init, because the programs run in the
// judge's sandbox.
package runner

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"oj/judge/console"
	"oj/judge/internal/build"
	"oj/judge/internal/decide"
	"oj/judge/internal/hint"
	"oj/judge/internal/report"
	"oj/judge/internal/result"
	"oj/judge/internal/sandbox"
	"oj/judge/internal/trial"
	"oj/tools/bundle/generated"
	"oj/tools/shared/language"
	"oj/tools/shared/problem"
	"oj/tools/shared/terminal"
	"oj/tools/shared/verdict"
	"oj/tools/shared/workspace"
)

// Runner runs programs of one problem. Its methods are safe for concurrent use, except Build.
type Runner struct {
	Target workspace.Target
	Pkg    *problem.Package
	Root   string // the top folder of the module, "" if there is none
	Temp   string // the folder for temporary files

	runs  *trial.Runner
	line  *terminal.Line
	tools trial.Tools
}

// Program is a program of the problem. It can run after it was built.
type Program struct {
	Name   string // the name in messages
	Source string // the file or folder that is built
	Origin string // the folder from which Source was bundled; "" if it was not bundled
	Limits Limits
	built  *build.Artifact
}

// Limits holds the limits of a program. Zero means no limit.
type Limits struct {
	Time           time.Duration // processor time
	Memory, Output int64         // bytes
}

// Result is the result of a program on a testcase.
type Result struct {
	Verdict verdict.Verdict // None if the program exited with status 0 and its output was not judged
	Message string          // the reason for the verdict; "" for AC and None
	Stderr  string          // standard error, truncated if it is long
	Seconds float64         // processor time in seconds, or wall-clock time if the wall-clock limit ended the run
	Memory  int64           // bytes
	run     result.Run      // what Failure prints
}

// Open reads the problem with this name or path. temp is a folder for temporary files, which the caller removes. From
// then on, programs cannot read the module, the judge's cache and the package.
func Open(con *console.Console, name, temp string, workers int) (*Runner, error) {
	ws := workspace.Find(con.Dir)
	targets, err := ws.Resolve(con.Dir, []string{name})
	if err != nil {
		return nil, err
	}
	if len(targets) != 1 {
		return nil, fmt.Errorf("%q names %d problems; want one", name, len(targets))
	}

	// The inputs come from the caller, so the package may have none, and its answers may be missing.
	pkg, err := problem.ReadWith(targets[0].Package, problem.Options{
		Unfinished: true, RunOnly: true, Base: generated.Base(context.Background(), ws.Root, targets[0].ID),
	})
	if err != nil {
		return nil, err
	}
	if pkg.Interactive && len(pkg.OutputValidators) == 0 {
		return nil, fmt.Errorf("%s: the problem is interactive, but there is no interactor in %s", targets[0].ID,
			filepath.Join(pkg.Dir, "output_validators"))
	}
	if pkg.MultiPass || pkg.SubmitAnswer {
		return nil, fmt.Errorf("%s: stress does not support multi-pass and submit-answer problems", targets[0].ID)
	}

	if workers, err = sandbox.Fit(workers); err != nil {
		return nil, err
	}
	runs := &trial.Runner{Temp: temp, Workers: workers, KeepTurns: true}
	r := &Runner{Target: targets[0], Pkg: pkg, Root: ws.Root, Temp: temp, runs: runs, line: con.Line}
	return r, runs.Hide(ws.Root, console.Cache(temp), pkg)
}

// NewProgram returns a program with this name, source and time limit. The other limits are the problem's.
func (r *Runner) NewProgram(name, source string, limit time.Duration) *Program {
	limits := Limits{Time: limit, Memory: r.Pkg.Limits.Memory, Output: r.Pkg.Limits.Output}
	return &Program{Name: name, Source: source, Limits: limits}
}

// Pasted is like NewProgram, but bundles a program in Go into one file, as it is pasted into the site. The program may be
// a folder.
func (r *Runner) Pasted(ctx context.Context, name, source string, limit time.Duration) (*Program, error) {
	p := r.NewProgram(name, source, limit)
	if !workspace.IsDir(source) && language.Of(source) != language.ByID("go") {
		return p, nil
	}
	pasted, err := generated.Paste(ctx, source, r.Pkg.Site, generated.Options{Language: generated.Go})
	if err != nil {
		return nil, err
	}
	p.Source, p.Origin = filepath.Join(r.Temp, "main.go"), source
	return p, os.WriteFile(p.Source, pasted.Text, 0o644)
}

// Build builds the programs and the package's validators. It returns an error with the compiler's messages if one of
// them cannot be built.
func (r *Runner) Build(ctx context.Context, programs ...*Program) error {
	const draws = false
	tools := r.tools.Jobs(r.Pkg, draws)

	// Build validators and programs in one call, so that all workers are used.
	more, err := r.jobs(programs)
	if err != nil {
		return err
	}

	// Use the judge's cache of built programs, because it often contains the validators already.
	b := trial.OpenBuilder(console.Cache(r.Temp), r.Temp, r.runs.Workers, r.line.Show)
	r.line.Show("building")
	if _, err := b.Build(ctx, slices.Concat(tools, more)); err != nil {
		return err
	}
	for _, p := range programs {
		if !p.built.Ready() {
			return fmt.Errorf("%s cannot be built: %s", p.Name, p.built.Skipped+p.built.Failed)
		}
	}
	_, err = r.tools.Check(tools)
	return err
}

// jobs returns the build jobs of programs.
func (r *Runner) jobs(programs []*Program) (jobs []build.Job, err error) {
	for _, p := range programs {
		job, err := trial.Submission(r.Pkg, p.Source, "")
		if err != nil {
			return nil, err
		}
		isPasted := p.Origin != "" || filepath.Dir(p.Source) == r.Target.Sources
		if isPasted { // the site will compile this program, so use its language version
			job.Std = r.Pkg.Site.Standard()
		}
		job.Keep = &p.built
		jobs = append(jobs, job)
	}
	return jobs, nil
}

// TryBuild builds many similar programs, and returns those that compile.
func (r *Runner) TryBuild(ctx context.Context, programs []*Program) ([]*Program, error) {
	jobs, err := r.jobs(programs)
	if err != nil || len(jobs) == 0 {
		return nil, err
	}

	// The first build finds out if a precompiled header helps. It makes up for its own time after three or four programs.
	b := trial.OpenBuilder(console.Cache(r.Temp), r.Temp, r.runs.Workers, r.line.Show)
	b.Headers = &build.Headers{}
	const alone = 1
	if _, err := b.Build(ctx, jobs[:alone]); err != nil {
		return nil, err
	}
	b.Precompile(ctx)
	if _, err := b.Build(ctx, jobs[alone:]); err != nil {
		return nil, err
	}
	return slices.DeleteFunc(slices.Clone(programs), func(p *Program) bool { return !p.built.Ready() }), nil
}

// runnable returns a built program as the judge runs it.
func (r *Runner) runnable(p *Program) *trial.Contestant {
	limits := decide.Limits{Time: p.Limits.Time, Memory: p.Limits.Memory, Output: p.Limits.Output}
	return &trial.Contestant{
		Name: p.Name, Source: p.Source, Origin: p.Origin, Problem: r.Target.ID, Pkg: r.Pkg, Tools: r.tools, Built: p.built,
		Limits: limits,
	}
}

// Judge runs a program on a testcase and judges its output. The error is a failure of the judge, not of the program.
func (r *Runner) Judge(ctx context.Context, p *Program, c *problem.Case) (Result, error) {
	run, err := r.runs.Once(ctx, r.runnable(p), c)
	return newResult(run), err
}

// Output runs a program on a testcase and writes its output to w without judging it.
func (r *Runner) Output(ctx context.Context, p *Program, c *problem.Case, w io.Writer) (Result, error) {
	run, err := r.runs.Output(ctx, r.runnable(p), c, w)
	return newResult(run), err
}

func newResult(run result.Run) Result {
	return Result{
		Verdict: run.Verdict, Message: run.Message, Stderr: run.Stderr, Seconds: run.Seconds, Memory: run.Memory, run: run,
	}
}

// HiddenFolder creates an empty folder that programs cannot see.
func (r *Runner) HiddenFolder() (string, error) { return r.runs.HiddenFolder() }

// Refusal runs the input validators on an input. It returns the reason why one of them rejects it, or "" if all accept.
func (r *Runner) Refusal(ctx context.Context, c *problem.Case) (string, error) {
	// A problem.Error means that a validator rejects the input. Any other error is a failure of the judge.
	err := r.runs.Input(ctx, r.Pkg, c, r.tools.Inputs)
	var refused *problem.Error
	if errors.As(err, &refused) && ctx.Err() == nil {
		return refused.Msg, nil
	}
	return "", err
}

// Failed is a run that was not accepted, together with the data that Failure prints about it.
type Failed struct {
	Program   *Program
	Testcase  *problem.Case
	Result    Result
	InputName string // the name of the input in the report
	Repeat    string // the command that repeats the run
}

// Failure prints a failed run in the judge's format.
func (r *Runner) Failure(ctx context.Context, w io.Writer, f Failed) {
	// Convert the run to a testcase of a report, because the judge's printing functions take such a testcase.
	p := f.Program
	c := report.NewCase(f.Testcase.In, f.Testcase.Ans, result.Named{Testcase: f.Testcase.Name, Run: f.Result.run})
	c.InputName = f.InputName
	c.Repeat = f.Repeat
	hint.Explain(c, p.Source, p.Source, generated.Origin(ctx, p.Origin, r.Pkg.Site),
		func(path string) string { return path })
	report.Failure(w, r.Target.ID, &report.Entry{Name: p.Name, Source: p.Source, Language: p.built.Lang.Name},
		c, report.Layout{InFull: true})
}

// Work starts workers, which are numbered from 0. Each worker calls step until step returns false. Work returns when
// all workers have ended.
func Work(workers int, step func(worker int) bool) { trial.Work(workers, step) }

// FirstDifference returns the first lines in which two outputs differ. The result for a missing line is "nothing".
func FirstDifference(got, want string) (mine, right string) {
	a := strings.Split(strings.TrimRight(got, "\n"), "\n")
	b := strings.Split(strings.TrimRight(want, "\n"), "\n")
	const nothing = "nothing"
	for i := range max(len(a), len(b)) {
		mine, right = nothing, nothing
		if i < len(a) {
			mine = cmp.Or(a[i], "an empty line")
		}
		if i < len(b) {
			right = cmp.Or(b[i], "an empty line")
		}
		if mine != right {
			break
		}
	}
	return mine, right
}
