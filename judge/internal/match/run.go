// Package match runs a program on a testcase and has its output judged. Each run has the same steps: folders are prepared,
// the program runs, alone or against a referee, and then the package's validators run. Each step adds facts. After each
// step package decide makes a verdict of the facts; while the verdict is None, the run goes on. The result is a result.Run.
package match

import (
	"bufio"
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"math"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"

	"oj/judge/internal/build"
	"oj/judge/internal/decide"
	"oj/judge/internal/result"
	"oj/judge/internal/sandbox"
	"oj/tools/problem"
	"oj/tools/verdict"
)

// Runner runs programs. Its methods may be called by several goroutines at a time.
type Runner struct {
	Temp        string // a folder of this call of the judge
	Workers     int    // runs at a time, at least 1
	Transcripts string // a folder for .interaction files; "" for none
	KeepTurns   bool   // keep the exchange of accepted games, too, and count the turns of long ones
}

// Work starts workers, numbered from 0. Each calls step again and again until step returns false.
func Work(workers int, step func(worker int) bool) {
	// The Go runtime would wake an unused processor again and again, only to find nothing to do.
	before := runtime.GOMAXPROCS(0)
	runtime.GOMAXPROCS(min(before, max(1, workers)))
	defer runtime.GOMAXPROCS(before)

	build.Parallel(workers, max(1, workers), func(worker int) error {
		for step(worker) {
		}
		return nil
	})
}

// Program is a built program, together with the package, the tools and the limits that its runs need.
type Program struct {
	Name, Source string // its name in reports, and its path
	Origin       string // the folder from which the source was bundled; ""
	Problem      string // the id of its problem, for the names of transcripts
	Pkg          *problem.Problem
	Tools        // of the package; without the visualizer nothing is drawn
	Built        *build.Program
	Files        []string // files and folders that the program finds in its working folder
	Answers      string   // of submit-answer problems, instead of Built: the file or folder with the outputs
	Limits       decide.Limits
}

// Bounds on kept texts, in bytes: the output of a run that was not accepted, and messages of programs and validators.
const (
	maxGot  = 4 << 10
	maxKept = 16 << 10
)

// attempt is one run of a program on a testcase: its facts and its result so far.
type attempt struct {
	result.Run
	facts decide.Facts

	r    *Runner
	prog *Program
	tc   *problem.Case
	pass int // from 1

	input       string             // of this pass
	output      *output            // of this pass; nil in a game
	toolFolders map[int]toolFolder // by the index of the output validator
	undo        []func()           // cleanups, called in reverse order
}

// decide updates the verdict from the facts, and reports whether the run goes on.
func (a *attempt) decide() (goesOn bool) {
	a.Verdict, a.Message = decide.Decide(a.facts, a.prog.Limits)
	a.Seconds = max(a.CPU, decide.Seconds(a.facts, a.Verdict, a.prog.Limits))
	return a.Verdict == verdict.None
}

// attempt begins a run; the caller ends it.
func (r *Runner) attempt(s *Program, c *problem.Case) *attempt {
	return &attempt{r: r, prog: s, tc: c, input: c.In, pass: 1, toolFolders: map[int]toolFolder{}}
}

// end removes the files of a run. What cannot be removed now is removed with the judge's temporary folder.
func (a *attempt) end() {
	for _, undo := range slices.Backward(a.undo) {
		undo()
	}
}

// Once runs and judges the program on a testcase. The error is a failure of the judge and says nothing about the program.
// A failure that concerns this testcase alone is the verdict JE instead.
func (r *Runner) Once(ctx context.Context, s *Program, c *problem.Case) (result.Run, error) {
	a := r.attempt(s, c)
	defer a.end()

	// Each kind of problem has its own way to judge a testcase.
	judge := a.batch
	switch {
	case s.Answers != "":
		judge = a.answer
	case c.Static:
		judge = a.static
	case s.Pkg.Interactive:
		judge = a.game
	}

	err := a.passes(ctx, judge)
	if a.output != nil && a.Verdict != verdict.AC {
		a.Got = startOf(a.output.all(), maxGot)
	}
	return a.Run, err
}

// Output runs the program on a testcase and writes its output to w, without judging it. The verdict is None if the program
// ended well.
func (r *Runner) Output(ctx context.Context, s *Program, c *problem.Case, w io.Writer) (result.Run, error) {
	a := r.attempt(s, c)
	defer a.end()
	if err := a.start(ctx); err != nil {
		return result.Run{}, err
	}
	a.decide()
	_, err := io.Copy(w, a.output.all())
	return a.Run, err
}

// passes judges the program. In a multi-pass problem it does so again on each nextpass.in that the validator writes. At the
// end the visualizer draws its pictures.
func (a *attempt) passes(ctx context.Context, judge func(context.Context) error) error {
	for goesOn := true; goesOn; a.pass++ {
		a.facts = decide.Facts{}
		err := judge(ctx)
		if err == nil {
			goesOn, err = a.nextPass()
		}
		if err != nil {
			return err
		}
	}
	if a.prog.Visualizer != nil && !a.tc.Static {
		return a.visualize(ctx)
	}
	return nil
}

// nextPass makes nextpass.in the input of the next pass, if the validator has written it.
func (a *attempt) nextPass() (goesOn bool, err error) {
	h, asked := a.toolFolders[0]
	if !a.prog.Pkg.MultiPass || !asked { // no validator has run if the program has failed
		return false, nil
	}

	// The feedback folder stays the same for all passes, so the file is moved out of it.
	next := fmt.Sprintf("%s-pass%d.in", h.dir, a.pass+1)
	a.input, a.undo = next, append(a.undo, func() { os.Remove(next) })
	err = os.Rename(filepath.Join(h.feedback, "nextpass.in"), next)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return false, err
	}
	a.facts.Pass, a.facts.NextPass = a.pass, err == nil
	return a.decide(), nil
}

// batch runs the program and judges its output.
func (a *attempt) batch(ctx context.Context) error {
	err := a.start(ctx)
	if err == nil && a.decide() {
		err = a.ask(ctx)
	}
	return err
}

// start runs the program on its input.
func (a *attempt) start(ctx context.Context) error {
	spec, err := a.spec()
	if err != nil {
		return err
	}
	// Without a limit there is room for all.
	room := cmp.Or(a.prog.Limits.Output, math.MaxInt64)
	a.output = &output{create: a.newOutput, room: room}
	if len(a.prog.Validators) > 0 || a.prog.Visualizer != nil {
		// Validators and visualizers read the output from a file, however short it is.
		if a.output.file, err = a.newOutput(); err != nil {
			return err
		}
	}

	stderr := &sandbox.Ends{First: maxKept / 2, Last: maxKept / 2}
	spec.Stdout, spec.Stderr = a.output, stderr
	got, err := run(ctx, spec, a.input)
	if err = cmp.Or(err, a.output.failed); err != nil {
		return fmt.Errorf("running %s on %s: %w", a.prog.Source, a.tc.Name, err)
	}

	a.Stderr = stderr.String()
	a.ran(got)
	if a.prog.Built.Lang.TextMode() {
		return a.output.unixLines()
	}
	return nil
}

// spec returns how the program is started, and makes its working folder. The caller adds the standard streams.
func (a *attempt) spec() (sandbox.Spec, error) {
	s := a.prog
	dir, err := a.folderWith(workName, s.Files, a.tc.Files)
	return sandbox.Spec{
		Args: append(s.Built.Args(s.Limits.Memory), a.tc.Args...), Dir: dir, Env: Environment, ReadOnly: !s.Pkg.FileWriting,
		Shown: []string{s.Built.Dir}, Limits: s.Limits.Bounds(s.Pkg.Interactive, s.Pkg.Limits.ValidationTime),
	}, err
}

// run starts a program with this file as its standard input, and waits for its end.
func run(ctx context.Context, spec sandbox.Spec, stdin string) (sandbox.Result, error) {
	in, err := sandbox.Open(stdin)
	if err != nil {
		return sandbox.Result{}, err
	}
	defer in.Close()

	spec.Stdin = in
	got, err := sandbox.Run(ctx, spec)

	// A canceled run says nothing about the program.
	if err == nil && got.Status == sandbox.Canceled {
		err = ctx.Err()
	}
	return got, err
}

// ran adds the end of the program to the facts. Of several passes the largest time and memory count.
func (a *attempt) ran(got sandbox.Result) {
	a.facts.Program = &got
	a.Wall, a.CPU = max(a.Wall, got.Wall.Seconds()), max(a.CPU, got.CPU.Seconds())
	a.Memory, a.Output = max(a.Memory, got.Memory), max(a.Output, got.Output)
	a.TooMuchOutput = a.prog.Limits.TooMuchOutput(a.Output)
}

// game lets the program play one game.
func (a *attempt) game(ctx context.Context) error {
	pkg := a.prog.Pkg
	nobodyLooks := !a.r.KeepTurns && a.r.Transcripts == ""
	play := a.play
	if nobodyLooks && !pkg.MultiPass && !pkg.RefereeEnds() {
		play = a.playLong
	}
	g, err := play(ctx)
	if err != nil {
		return fmt.Errorf("playing %s on %s: %w", a.prog.Source, a.tc.Name, err)
	}

	a.facts.Game = &g.facts
	a.ran(g.player.result)
	a.Stderr = g.errors.String()
	a.asked(pkg.OutputValidators[0], g.referee.result, strings.TrimSpace(g.refereeErrors.String()), g.feedback)

	// Directly connected programs have no turns.
	a.TurnCount, a.SlowestTurn, a.SlowestAnswer = g.turns, g.slowestTurn, g.slowest.Seconds()
	if a.Verdict != verdict.AC || a.r.KeepTurns {
		a.Turns, a.TurnsCut, a.CutAfter = g.exchange.lines(), g.exchange.omitted, 0
		if a.TurnsCut > 0 {
			a.CutAfter = len(g.exchange.head)
		}
		a.Said = g.errorLines.lines()
	}
	return nil
}

// newGame prepares a game between the program and the referee of the package.
func (a *attempt) newGame() (*game, error) {
	if a.pass == 1 {
		delete(a.toolFolders, 0) // of the game before, if this one repeats it
	}
	referee, feedback, err := a.validator(0)
	if err != nil {
		return nil, err
	}
	player, err := a.spec()
	if err != nil {
		return nil, err
	}

	// The player's wall-clock limit ends a long game, so that of the referee must be longer. The words of the referee to the
	// player are output, too, and there is no limit on them.
	referee.Limits.Wall += player.Limits.Wall
	referee.Limits.Output = 0
	return newGame(player, referee, feedback, a.prog.Pkg.RefereeEnds()), nil
}

// play plays the game through the judge, and writes the exchange into the folder for transcripts, if there is one.
func (a *attempt) play(ctx context.Context) (*game, error) {
	g, err := a.newGame()
	if err != nil {
		return nil, err
	}
	if a.r.Transcripts == "" {
		return g, g.play(ctx)
	}

	// A slash in the program's name must not create folders.
	program := strings.NewReplacer("/", "-", "\\", "-").Replace(a.prog.Name)
	a.Transcript = filepath.Join(a.r.Transcripts, a.prog.Problem, program, filepath.FromSlash(a.tc.Name)+".interaction")
	if a.pass == 1 {
		os.Remove(a.Transcript) // of an earlier call
	}
	if err := os.MkdirAll(filepath.Dir(a.Transcript), mode); err != nil {
		return nil, err
	}
	file, err := os.OpenFile(a.Transcript, os.O_CREATE|os.O_WRONLY|os.O_APPEND, 0o644)
	if err != nil {
		return nil, err
	}
	defer file.Close()

	// The format separates passes by this line.
	lines := bufio.NewWriter(file)
	if a.pass > 1 {
		fmt.Fprintln(lines, "---")
	}
	g.exchange.file = lines
	return g, cmp.Or(g.play(ctx), lines.Flush())
}

// answer judges the submitted answer to a testcase.
func (a *attempt) answer(ctx context.Context) error {
	file, size := answerFile(a.prog.Answers, a.tc.Name)
	a.facts.Answer, a.Output = &decide.Answer{Missing: file == "", Bytes: size}, size
	a.TooMuchOutput = a.prog.Limits.TooMuchOutput(size)
	if !a.decide() {
		return nil
	}
	return a.askAbout(ctx, file)
}

// answerFile returns the path and the size of the answer to a testcase in a submission; "" for none. A submission that is a
// file answers every testcase. In a folder the file has the name of the testcase, with or without the testcase's folders.
func answerFile(submission, testcase string) (file string, size int64) {
	files := []string{submission}
	for _, name := range []string{testcase, strings.TrimPrefix(testcase, "secret/"), filepath.Base(testcase)} {
		for _, ending := range []string{".out", ".ans", ".txt", ""} {
			files = append(files, filepath.Join(submission, filepath.FromSlash(name)+ending))
		}
	}

	// If several names fit, the first one counts.
	for _, file := range files {
		if info, err := os.Stat(file); err == nil && info.Mode().IsRegular() {
			return file, info.Size()
		}
	}
	return "", 0
}

// Environment is the environment of programs. It is the same in each call of the judge. A name without a value is set to
// the working folder. Python, Java and others need some of these variables on Windows.
var Environment = environment()

// environment returns the value of Environment.
func environment() []string {
	env := []string{"LANG=C.UTF-8", "HOME", "TMPDIR", "TEMP", "TMP", "USERPROFILE"}
	for _, name := range []string{
		"PATH", "SYSTEMROOT", "SYSTEMDRIVE", "WINDIR", "COMSPEC", "PATHEXT", "NUMBER_OF_PROCESSORS", "PROCESSOR_ARCHITECTURE",
	} {
		if value := os.Getenv(name); value != "" {
			env = append(env, name+"="+value)
		}
	}
	return env
}
