// Package runner lets other tools use the judge. It builds programs of a problem, runs them under the judge's
// limits on inputs that are not testcases yet, runs the package's validators, and prints failed runs in the
// same format as the judge.
package runner

import (
	"context"
	"errors"
	"fmt"
	"io"
	"path/filepath"
	"slices"
	"time"

	"oj/judge/internal/build"
	"oj/judge/internal/console"
	"oj/judge/internal/decide"
	"oj/judge/internal/hint"
	"oj/judge/internal/lifetime"
	"oj/judge/internal/match"
	"oj/judge/internal/report"
	"oj/judge/internal/result"
	"oj/judge/internal/sandbox"
	"oj/tools/bundle/generated"
	"oj/tools/shared/problem"
	"oj/tools/shared/terminal"
	"oj/tools/shared/verdict"
	"oj/tools/shared/workspace"
)

// The types of the judge that tools use.
type (
	Testcase = problem.Case    // the files of an input and its answer
	Program  = match.Program   // a program that can be built and run
	Run      = result.Run      // the result of a program on a testcase
	Console  = console.Console // the arguments, current folder and streams of a tool
)

// The functions of the judge that tools use.
var (
	Main       = lifetime.Main // runs a tool and exits with its status; an interrupt cancels the tool's context
	Init       = sandbox.Init  // must be called first in every process that runs programs; Main calls it
	NewConsole = console.New
	Work       = match.Work        // calls a function again and again in several goroutines; a goroutine ends when the function returns false
	InTemp     = lifetime.InTemp   // calls a function with a temporary folder, and removes the folder
	Quote      = report.ShellQuote // quotes a word for a shell if that is needed
)

// The verdicts of runs.
const (
	None = verdict.None // the verdict if the program exited with status 0 and its output was not judged
	AC   = verdict.AC
	TLE  = verdict.TLE
	ILE  = verdict.ILE
	MLE  = verdict.MLE
)

// Runner runs programs of one problem.
type Runner struct {
	workspace.Target
	*match.Runner
	Root string // the top folder of the module, "" if there is none
	Pkg  *problem.Problem

	line  *terminal.Line
	tools match.Tools
}

// Open reads the problem with this name or path. temp is a folder for temporary files, which the caller removes.
func Open(con *Console, name, temp string, workers int) (*Runner, error) {
	ws := workspace.Find(con.Dir)
	targets, err := ws.Resolve(con.Dir, []string{name})
	if err != nil {
		return nil, err
	}
	if len(targets) != 1 {
		return nil, fmt.Errorf("%q names %d problems; want one", name, len(targets))
	}

	pkg, err := problem.Read(targets[0].Package)
	if err != nil {
		return nil, err
	}
	if pkg.MultiPass || pkg.SubmitAnswer {
		return nil, fmt.Errorf("%s: stress does not support multi-pass and submit-answer problems", targets[0].ID)
	}

	// Last, hide the module, the cache and the package, because programs must not be able to read the testcases
	// and the cached results.
	r := &Runner{Target: targets[0], Root: ws.Root, Pkg: pkg, line: con.Line}
	r.Runner = &match.Runner{Temp: temp, Workers: workers, KeepTurns: true}
	return r, r.Hide(ws.Root, console.Cache(temp), pkg)
}

// Program returns a program with this name, source file and time limit. The other limits are the problem's.
func (r *Runner) Program(name, source string, limit time.Duration) *Program {
	return &Program{
		Name: name, Source: source, Problem: r.ID, Pkg: r.Pkg,
		Limits: decide.Limits{Time: limit, Memory: r.Pkg.Limits.Memory, Output: r.Pkg.Limits.Output},
	}
}

// Build builds the programs and the package's validators.
func (r *Runner) Build(ctx context.Context, programs ...*Program) error {
	const draws = false
	tools := r.tools.Jobs(r.Pkg, draws)

	// Build validators and programs in one call, so that all workers are used.
	jobs := slices.Clone(tools)
	for _, p := range programs {
		job, err := match.Submission(r.Pkg, p.Source, "")
		if err != nil {
			return err
		}
		isPasted := p.Origin != "" || filepath.Dir(p.Source) == r.Sources
		if isPasted { // the online judge will compile this program, so use its language version
			job.Std = r.Pkg.Judge.Standard()
		}
		job.Keep = &p.Built
		jobs = append(jobs, job)
	}

	// Use the judge's cache of built programs, because it often contains the validators already.
	b := &build.Builder{Run: sandbox.Run, Cache: filepath.Join(console.Cache(r.Temp), "build"),
		Temp: r.Temp, Workers: r.Workers, Log: r.line.Show}
	r.line.Show("building")
	if _, err := b.Build(ctx, jobs); err != nil {
		return err
	}

	// If a program cannot be built, return an error with its compiler's message, because the caller cannot
	// run the program.
	_, err := r.tools.Check(tools)
	for _, p := range programs {
		if !p.Built.Ready() {
			return fmt.Errorf("%s cannot be built: %s", p.Source, p.Built.Skipped+p.Built.Failed)
		}
		p.Tools = r.tools
	}
	return err
}

// Failed is a run that was not accepted, together with the data that Failure prints about it.
type Failed struct {
	Program   *Program
	Testcase  *Testcase
	Run       Run
	InputName string // the name of the input in the report
	Repeat    string // the command that repeats the run
}

// Failure prints a failed run in the judge's format.
func (r *Runner) Failure(ctx context.Context, w io.Writer, f Failed) {
	// Convert the run to a testcase of a report, because the judge's printing functions take such a testcase.
	p := f.Program
	c := report.NewCase(f.Testcase.In, f.Testcase.Ans, result.Named{Testcase: f.Testcase.Name, Run: f.Run})
	c.InputName = f.InputName
	c.Repeat = f.Repeat
	hint.Explain(c, p.Source, p.Source, generated.Origin(ctx, p.Origin, r.Pkg.Judge),
		func(path string) string { return path })
	report.Failure(w, r.ID, &report.Entry{Name: p.Name, Source: p.Source, Language: p.Built.Lang.Name},
		c, report.DefaultColumns)
}

// Refusal runs the input validators on an input. It returns the reason why one of them rejects it, or "" if all accept.
func (r *Runner) Refusal(ctx context.Context, c *Testcase) (string, error) {
	// A problem.Error means that a validator rejects the input. Any other error is a failure of the judge.
	err := r.Input(ctx, r.Pkg, c, r.tools.Inputs)
	var refused *problem.Error
	if errors.As(err, &refused) && ctx.Err() == nil {
		return refused.Msg, nil
	}
	return "", err
}
