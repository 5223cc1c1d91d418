// Package match brings a program together with whoever judges it: it starts the program under limits and compares what
// it prints, shows it to the package's validators, or lets it play against a referee. What comes out are facts; package
// decide makes a verdict of them.
package match

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"sync"

	"oj/judge/internal/build"
	"oj/judge/internal/compare"
	"oj/judge/internal/decide"
	"oj/judge/internal/diff"
	"oj/judge/internal/problem"
	"oj/judge/internal/report"
	"oj/judge/internal/sandbox"
	"oj/judge/internal/verdict"
)

// Runner runs programs. Its methods may be called by several goroutines at a time.
type Runner struct {
	Temp        string // a folder of this call of the judge
	Workers     int    // runs at a time, at least 1
	Transcripts string // a folder for .interaction files; "" for none
	KeepTurns   bool   // keep the exchange of accepted interactive runs, too

	folders folders
}

// Work lets so many workers, numbered from 0, do step after step until there is none left.
func Work(workers int, step func(worker int) bool) {
	// A processor of the Go runtime that no worker uses would be woken again and again, to find nothing to do.
	before := runtime.GOMAXPROCS(0)
	runtime.GOMAXPROCS(min(before, max(1, workers)))
	defer runtime.GOMAXPROCS(before)
	var wg sync.WaitGroup
	for worker := range max(1, workers) {
		wg.Go(func() {
			for step(worker) {
			}
		})
	}
	wg.Wait()
}

// Program is a program with all that it takes to judge it on a testcase of its package.
type Program struct {
	Name, Source string // as reports call it, and where it stands
	Pkg          *problem.Problem
	Tools        // of the package; without the visualizer nothing is drawn
	Built        *build.Program
	Files        []string // files and folders that the program finds in its working folder
	Answers      string   // of submit-answer problems, instead of Built: the file or folder with the outputs
	Limits       decide.Limits
}

// maxGot bounds what is kept of the output of a run that was not accepted, in bytes.
const maxGot = 4 << 10

// maxKept bounds what is kept of a program's or validator's messages, in bytes.
const maxKept = 16 << 10

// Attempt is one run of a program on a testcase: the facts, and what is told about them.
type Attempt struct {
	*report.Case
	Facts decide.Facts

	r     *Runner
	prog  *Program
	tc    *problem.Case
	dir   string // one of r.folders; "" where nothing has to be laid into the program's working folder
	input string // of this pass
	pass  int    // from 1
}

// attempt begins a run.
func (r *Runner) attempt(s *Program, c *problem.Case) *Attempt {
	return &Attempt{Case: &report.Case{Name: c.Name, Input: c.In, Answer: c.Ans}, r: r, prog: s, tc: c, input: c.In, pass: 1}
}

// Decide brings the verdict up to date with the facts, and reports whether that is None: whether the run goes on.
func (a *Attempt) Decide() (goesOn bool) {
	a.Verdict, a.Message = decide.Decide(a.Facts, a.prog.Limits)
	a.Seconds = max(a.CPU, decide.Seconds(a.Facts, a.Verdict, a.prog.Limits))
	return a.Verdict == verdict.None
}

// ran takes over how the program ended. Of the time and memory of several passes the largest count.
func (a *Attempt) ran(ctx context.Context, got sandbox.Result) error {
	if got.Status == sandbox.Canceled && a.Facts.Game == nil {
		if ctx.Err() != nil {
			return ctx.Err()
		}
		return context.Canceled
	}
	a.Facts.Program = &got
	a.Wall, a.CPU = max(a.Wall, got.Wall.Seconds()), max(a.CPU, got.CPU.Seconds())
	a.Memory, a.Output = max(a.Memory, got.Memory), max(a.Output, got.Output)
	return nil
}

// Once runs the program one time on a testcase and judges what it did. The error is the judge's own; it says nothing
// about the program. A JE verdict is one, too, that concerns this testcase alone.
func (r *Runner) Once(ctx context.Context, s *Program, c *problem.Case) (*Attempt, error) {
	a := r.attempt(s, c)
	if s.Answers != "" {
		return a, a.answer(ctx)
	}
	var err error
	if c.Static || len(s.Validators) > 0 || s.wantsFiles(c) || s.Visualizer != nil {
		if a.dir, err = r.folders.take(r.Temp); err != nil {
			return nil, err
		}
		defer r.folders.give(a.dir)
	}
	if c.Static {
		return a, a.static(ctx)
	}
	if err = a.passes(ctx); err == nil && s.Visualizer != nil {
		err = a.visualize(ctx)
	}
	return a, err
}

// passes runs the program, in problems of several passes again and again on what the validator wrote into nextpass.in,
// until it writes nothing.
func (a *Attempt) passes(ctx context.Context) error {
	one := a.batch
	if a.prog.Pkg.Interactive {
		one = a.game
	}
	for ; ; a.pass++ {
		a.Facts = decide.Facts{}
		if err := one(ctx); err != nil || !a.prog.Pkg.MultiPass {
			return err
		}
		next, err := nextPass(a.dir, a.pass)
		if err != nil {
			return err
		}
		a.Facts.Pass, a.Facts.NextPass = a.pass, next != ""
		if !a.Decide() {
			return nil
		}
		a.input = next
	}
}

// nextPass takes nextpass.in out of the feedback folder, if it is there.
func nextPass(dir string, pass int) (string, error) {
	from := filepath.Join(dir, "feedback0", "nextpass.in")
	if _, err := os.Stat(from); errors.Is(err, fs.ErrNotExist) {
		return "", nil
	}
	to := filepath.Join(dir, fmt.Sprintf("pass%d.in", pass+1))
	return to, os.Rename(from, to)
}

// batch runs the program and judges its output: by the default validator while it is written, else by those of the
// package, which find it in a file.
func (a *Attempt) batch(ctx context.Context) error {
	out, err := a.newOutput()
	if err != nil {
		return err
	}
	defer out.close()
	if err := a.start(ctx, out); err != nil {
		return err
	}
	ended := a.Decide()
	switch compared, err := out.close(); {
	case err != nil:
		return fmt.Errorf("%s: %w", a.Answer, err)
	case ended && compared != nil:
		a.compared(*compared)
	case ended:
		if err := a.check(ctx, out.file.Name()); err != nil {
			return err
		}
	}
	if a.Verdict == verdict.AC {
		return nil
	}
	a.Got = out.String()
	if ended && len(a.prog.Validators) > 0 && a.pass == 1 && a.Verdict != verdict.JE { // the failure of a validator is not about the output
		a.Diff, err = firstDifference(a.Answer, out.file.Name())
	}
	return err
}

// answer judges the submitted answer to a testcase.
func (a *Attempt) answer(ctx context.Context) error {
	file := answerFile(a.prog.Answers, a.Name)
	a.Facts.Answer = &decide.Answer{Missing: file == ""}
	if file != "" {
		info, err := os.Stat(file)
		if err != nil {
			return err
		}
		a.Facts.Answer.Bytes, a.Output = info.Size(), info.Size()
	}
	if !a.Decide() {
		return nil
	}
	if err := a.judgeFile(ctx, file); err != nil {
		return err
	}
	if a.Verdict != verdict.AC {
		a.Got = readStart(file, maxGot)
	}
	return nil
}

// Output runs the program on a testcase and writes its output to w. The result has the verdict None
// when the program ended well; whether the output is right is not asked.
func (r *Runner) Output(ctx context.Context, s *Program, c *problem.Case, w io.Writer) (*report.Case, error) {
	a := r.attempt(s, c)
	var err error
	if a.dir, err = r.folders.take(r.Temp); err != nil {
		return nil, err
	}
	defer r.folders.give(a.dir)
	if err := a.start(ctx, w); err != nil {
		return nil, err
	}
	a.Decide()
	return a.Case, nil
}

// start runs the program.
func (a *Attempt) start(ctx context.Context, stdout io.Writer) error {
	in, err := sandbox.Open(a.input)
	if err != nil {
		return err
	}
	defer in.Close()
	stderr := &ends{keep: maxKept}
	spec, err := a.spec()
	if err != nil {
		return err
	}
	var lines *unixLines
	if a.prog.Built.Lang.TextMode() {
		lines = &unixLines{to: stdout}
		stdout = lines
	}
	spec.Stdin, spec.Stdout, spec.Stderr = in, stdout, stderr
	got, err := sandbox.Run(ctx, spec)
	if lines != nil {
		lines.Flush()
	}
	if err != nil {
		return fmt.Errorf("running %s on %s: %w", a.prog.Source, a.Name, err)
	}
	a.Stderr = stderr.String()
	return a.ran(ctx, got)
}

// spec is how the program is started, with the files that it finds in its working folder; the caller adds its streams.
func (a *Attempt) spec() (sandbox.Spec, error) {
	s, c, work := a.prog, a.tc, "" // one that the sandbox makes
	if s.wantsFiles(c) {
		work = workFolder(a.dir)
		if err := s.populateWorkDir(c, work); err != nil {
			return sandbox.Spec{}, err
		}
	}
	return sandbox.Spec{
		Args: append(s.Built.Args(s.Limits.Memory), c.Args...), Dir: work, Env: Environment, ReadOnly: !s.Pkg.FileWriting,
		Limits: s.Limits.Bounds(s.Pkg.Interactive, s.Pkg.Limits.ValidationTime),
	}, nil
}

// Environment is what a program sees of the environment: nothing that differs between two calls. Names
// alone are the working folder.
var Environment = append([]string{"PATH=" + os.Getenv("PATH"), "LANG=C.UTF-8", "HOME", "TMPDIR"}, windowsEnvironment()...)

// windowsEnvironment is what else programs need there: Python, Java and others do not start without.
func windowsEnvironment() []string {
	if runtime.GOOS != "windows" {
		return nil
	}
	env := []string{"TEMP", "TMP", "USERPROFILE"}
	for _, name := range []string{"SYSTEMROOT", "SYSTEMDRIVE", "WINDIR", "COMSPEC", "PATHEXT", "NUMBER_OF_PROCESSORS", "PROCESSOR_ARCHITECTURE"} {
		env = append(env, name+"="+os.Getenv(name))
	}
	return env
}

// compared takes over what the default validator found.
func (a *Attempt) compared(res compare.Result) {
	a.Facts.Compared = &res
	if a.Decide(); a.Verdict != verdict.AC {
		a.Diff = diff.New(res.Want, res.Got)
	}
}

// answerEndings are those of submitted answers, in the order in which they are looked for.
var answerEndings = []string{".out", ".ans", ".txt", ""}

// answerFile finds the answer to a testcase in a submission: a file answers every testcase, a folder
// has files that are named as the testcases, in the folders of these or directly. "" for none.
func answerFile(submission, testcase string) string {
	if info, err := os.Stat(submission); err == nil && !info.IsDir() {
		return submission
	}
	inSecret := strings.TrimPrefix(testcase, "secret/")
	for _, name := range []string{testcase, inSecret, filepath.Base(testcase)} {
		for _, ending := range answerEndings {
			file := filepath.Join(submission, filepath.FromSlash(name)+ending)
			if info, err := os.Stat(file); err == nil && info.Mode().IsRegular() {
				return file
			}
		}
	}
	return ""
}
