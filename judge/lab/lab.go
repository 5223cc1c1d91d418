// Package lab is what the judge offers to tools that try programs on inputs which are no testcases yet: it builds
// programs, runs them under its limits, asks the package's validators, and tells of failures as the judge does.
package lab

import (
	"context"
	"errors"
	"fmt"
	"io"
	"path/filepath"
	"time"

	"oj/judge/internal/build"
	"oj/judge/internal/console"
	"oj/judge/internal/decide"
	"oj/judge/internal/hint"
	"oj/judge/internal/match"
	"oj/judge/internal/report"
	"oj/judge/internal/sandbox"
	"oj/tools/bundle/generated"
	"oj/tools/problem"
	"oj/tools/terminal"
	"oj/tools/verdict"
	"oj/tools/workspace"
)

// Testcase is an input with an answer, Program what can be run on it once it is built, Case what came of a run, Console
// what a tool was called with.
type (
	Testcase = problem.Case
	Program  = match.Program
	Case     = report.Case
	Console  = console.Console
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

// Lab is where programs of one problem are tried, by the methods of its runner.
type Lab struct {
	workspace.Target
	*match.Runner
	Root string // the top folder of the module, "" for none
	Pkg  *problem.Problem

	line  *terminal.Line
	tools match.Tools
}

// Open reads the problem of this name. The folder temp is removed by the caller.
func Open(con *Console, name, temp string, workers int) (*Lab, error) {
	ws := workspace.Find(con.Dir)
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
	l := &Lab{Target: targets[0], Root: ws.Root, Pkg: pkg, line: con.Line}
	l.Runner = &match.Runner{Temp: temp, Workers: workers, KeepTurns: true}
	return l, l.Hide(ws.Root, console.Cache(temp), pkg)
}

// Program returns a program of this name and source, under a time limit and the other limits of the problem.
func (l *Lab) Program(name, source string, limit time.Duration) *Program {
	return &Program{
		Name: name, Source: source, Pkg: l.Pkg,
		Limits: decide.Limits{Time: limit, Memory: l.Pkg.Limits.Memory, Output: l.Pkg.Limits.Output},
	}
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
		if p.Origin != "" || filepath.Dir(p.Source) == l.Sources { // what is pasted is in the language of the problem's judge
			job.Std = l.Pkg.Judge.Standard()
		}
		job.Keep = &p.Built
		jobs = append(jobs, job)
	}
	b := &build.Builder{Cache: filepath.Join(console.Cache(l.Temp), "build"), Temp: l.Temp, Workers: l.Workers, Log: l.line.Show}
	l.line.Show("building")
	if _, err := b.Build(ctx, jobs); err != nil {
		return err
	}
	_, err := l.tools.Check(tools)
	for _, p := range programs {
		if !p.Built.Ready() {
			return fmt.Errorf("%s cannot be built: %s", p.Source, p.Built.Skipped+p.Built.Failed)
		}
		p.Tools = l.tools
	}
	return err
}

// Failure tells of a run of a program as the judge does.
func (l *Lab) Failure(w io.Writer, p *Program, c *Case) {
	hint.Explain(c, p.Source, p.Source, generated.Origin(p.Origin, l.Pkg.Judge), func(path string) string { return path })
	report.Failure(w, l.ID, &report.Entry{Name: p.Name, Source: p.Source, Language: p.Built.Lang.Name}, c, report.DefaultColumns)
}

// Refusal asks the input validators about an input and returns what they have against it, "" for nothing.
func (l *Lab) Refusal(ctx context.Context, c *Testcase) (string, error) {
	err := l.Input(ctx, l.Pkg, c, l.tools.Inputs)
	if refused := (*problem.Error)(nil); errors.As(err, &refused) && ctx.Err() == nil {
		return refused.Msg, nil
	}
	return "", err
}
