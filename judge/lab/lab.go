// Package lab is what the judge offers to tools that try programs on inputs which are no testcases yet: it builds
// programs, runs them under its limits, asks the package's validators, and tells of failures as the judge does.
package lab

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"time"

	"oj/judge/internal/build"
	"oj/judge/internal/console"
	"oj/judge/internal/decide"
	"oj/judge/internal/hint"
	"oj/judge/internal/match"
	"oj/judge/internal/problem"
	"oj/judge/internal/report"
	"oj/judge/internal/sandbox"
	"oj/judge/internal/verdict"
	"oj/judge/workspace"
	"oj/tools/bundle/generated"
	"oj/tools/terminal"
)

// Case is what came of a run, Console what a tool was called with.
type (
	Case    = report.Case
	Console = console.Console
)

// How a tool is called, and talks.
var (
	Main       = console.Main // runs a tool, which ends with the status that it returns; an interrupt cancels its context
	Init       = sandbox.Init // has to be called first in every process that runs programs, as Main does
	NewConsole = console.New
	Work       = match.Work        // lets workers do step after step until there is none left
	InTemp     = console.InTemp    // calls a function with a temporary folder, which is removed afterwards
	Quote      = report.ShellQuote // quotes a word for a shell where that is needed
)

// The verdicts of runs.
const (
	None = verdict.None // it ended well, and nobody was asked about its output
	AC   = verdict.AC
	TLE  = verdict.TLE
	ILE  = verdict.ILE
	MLE  = verdict.MLE
)

// Lab is where programs of one problem are tried.
type Lab struct {
	workspace.Target
	Root string // the top folder of the module, "" for none
	Pkg  *problem.Problem
	Temp string // a folder of this call

	line   *terminal.Line
	runner *match.Runner
	tools  match.Tools
}

// Open reads the problem of this name. The folder temp is removed by the caller.
func Open(con *Console, name, temp string, workers int) (*Lab, error) {
	ws, err := workspace.Find(con.Dir)
	if err != nil {
		return nil, err
	}
	targets, err := ws.Resolve(con.Dir, []string{name})
	if err == nil && len(targets) != 1 {
		err = fmt.Errorf("%q names %d problems; want one", name, len(targets))
	}
	if err != nil {
		return nil, err
	}
	pkg, err := problem.Read(targets[0].Package)
	if err != nil {
		return nil, err
	}
	if pkg.MultiPass || pkg.SubmitAnswer {
		return nil, fmt.Errorf("%s: problems of several passes, and those whose answers are submitted, cannot be stressed", targets[0].ID)
	}
	pkg.OutputVisualizer = nil // nothing is drawn
	runner := &match.Runner{Temp: temp, Workers: workers, KeepTurns: true}
	return &Lab{Target: targets[0], Root: ws.Root, Pkg: pkg, Temp: temp, line: con.Line, runner: runner}, runner.Hide(ws.Root, console.Cache(temp), pkg)
}

// Program is a program that can be run once it is built.
type Program struct {
	match.Program
	Origin string // the folder of which the source was bundled; ""
	Pasted bool   // into the problem's judge, so that its Go is of that
}

// Program returns a program of this name and source, under a time limit and the other limits of the problem.
func (l *Lab) Program(name, source string, limit time.Duration) *Program {
	return &Program{Program: match.Program{
		Name: name, Source: source, Pkg: l.Pkg,
		Limits: decide.Limits{Time: limit, Memory: l.Pkg.Limits.Memory, Output: l.Pkg.Limits.Output},
	}}
}

// Build builds the programs, and the validators of the package with them.
func (l *Lab) Build(ctx context.Context, programs ...*Program) error {
	tools := l.tools.Jobs(l.Pkg)
	jobs := tools
	for _, p := range programs {
		job, err := match.Submission(l.Pkg, p.Source, "")
		if err != nil {
			return err
		}
		if p.Pasted {
			job.Std = l.Pkg.Judge.Level()
		}
		job.Keep = &p.Built
		jobs = append(jobs, job)
	}
	b := &build.Builder{Cache: filepath.Join(console.Cache(l.Temp), "build"), Temp: l.Temp, Workers: l.runner.Workers, Log: l.line.Show}
	l.line.Show("building")
	if _, err := b.Build(ctx, jobs); err != nil {
		return err
	}
	for _, p := range programs {
		if !p.Built.Ready() {
			return fmt.Errorf("%s cannot be built: %s", p.Source, p.Built.Skipped+p.Built.Failed)
		}
	}
	_, err := l.tools.Check(tools)
	for _, p := range programs {
		p.Tools = l.tools
	}
	return err
}

// HasValidators reports whether the package says which inputs are valid.
func (l *Lab) HasValidators() bool { return len(l.tools.Inputs) > 0 }

// Failure tells of a run of a program as the judge does.
func (l *Lab) Failure(w io.Writer, p *Program, c *Case) {
	hint.Explain(c, p.Source, p.Source, generated.Origin(p.Origin, l.Pkg.Judge), func(path string) string { return path })
	report.Failure(w, l.ID, &report.Entry{Name: p.Name, Source: p.Source, Language: p.Built.Lang.Name}, c, report.DefaultColumns)
}

// Bench is where a worker has the files of its testcase.
type Bench struct {
	lab     *Lab
	In, Ans string // the files; the answer is empty where nobody writes it
}

// NewBench makes the folder of a worker, which programs do not see.
func (l *Lab) NewBench() (*Bench, error) {
	dir, err := l.runner.HiddenFolder()
	if err != nil {
		return nil, err
	}
	b := &Bench{l, filepath.Join(dir, "input"), filepath.Join(dir, "answer")}
	return b, os.WriteFile(b.Ans, nil, 0o644)
}

// SetInput makes a text the input, in a new file: ext4 writes to the disk at once what was cut to nothing.
func (b *Bench) SetInput(text []byte) error {
	os.Remove(b.In)
	return os.WriteFile(b.In, text, 0o644)
}

// testcase returns a testcase of the worker's files.
func (b *Bench) testcase(name string) *problem.Case {
	return &problem.Case{Name: name, In: b.In, Ans: b.Ans, Group: b.lab.Pkg.Root}
}

// Generate calls a program with an argument and no input.
func (b *Bench) Generate(ctx context.Context, p *Program, arg string, w io.Writer) (*Case, error) {
	c := &problem.Case{Name: "seed " + arg, In: os.DevNull, Settings: problem.Settings{Args: []string{arg}}}
	return b.lab.runner.Output(ctx, &p.Program, c, w)
}

// Output runs a program on the input.
func (b *Bench) Output(ctx context.Context, p *Program, name string, w io.Writer) (*Case, error) {
	return b.lab.runner.Output(ctx, &p.Program, b.testcase(name), w)
}

// Answer makes what a program prints the answer.
func (b *Bench) Answer(ctx context.Context, p *Program, name string) (*Case, error) {
	os.Remove(b.Ans) // see SetInput
	f, err := os.Create(b.Ans)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return b.Output(ctx, p, name, f)
}

// Judge runs a program on the input and judges it by the answer.
func (b *Bench) Judge(ctx context.Context, p *Program, name string) (*Case, error) {
	return b.lab.runner.Once(ctx, &p.Program, b.testcase(name))
}

// Refusal asks the input validators about an input and returns what they have against it, "" for nothing.
func (b *Bench) Refusal(ctx context.Context, name string, input []byte) (string, error) {
	if !b.lab.HasValidators() {
		return "", nil
	}
	if err := b.SetInput(input); err != nil {
		return "", err
	}
	err := b.lab.runner.Input(ctx, b.lab.Pkg, b.testcase(name), b.lab.tools.Inputs)
	if refused := (*problem.Error)(nil); errors.As(err, &refused) && ctx.Err() == nil {
		return refused.Msg, nil
	}
	return "", err
}
