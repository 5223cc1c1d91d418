// Package trial runs a program on a testcase and judges its output. Each run has the same steps: the method
// Runner.Once creates folders, runs the program (alone or together with a referee), and then runs the
// package's validators. Each step adds facts. After each step, package decide computes the verdict from the
// facts so far. While the verdict is None, the run continues. The result is a result.Run.
package trial

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
	"oj/judge/internal/process"
	"oj/judge/internal/result"
	"oj/judge/internal/sandbox"
	"oj/tools/shared/problem"
	"oj/tools/shared/verdict"
)

// A Runner runs programs on testcases. The methods of a Runner are safe for concurrent use.
type Runner struct {
	Temp        string // the temporary folder of this run of the judge
	Workers     int    // the number of runs at the same time, at least 1
	Transcripts string // the folder for .interaction files; "" for none
	KeepTurns   bool   // record the turns of accepted games as well, and count the turns of long games
}

// Work starts workers, which are numbered from 0. Each worker calls step until step returns false. Work returns when
// all workers have ended.
func Work(workers int, step func(worker int) bool) {
	// Use no more threads than workers, because the Go runtime would otherwise often wake threads that find
	// no work.
	before := runtime.GOMAXPROCS(0)
	runtime.GOMAXPROCS(min(before, max(1, workers)))
	defer runtime.GOMAXPROCS(before)

	build.Parallel(workers, max(1, workers), func(worker int) error {
		for step(worker) {
		}
		return nil
	})
}

// Contestant is a built program with the settings that are needed to run and judge it.
type Contestant struct {
	Name, Source string // the name in reports, and the path of the source
	Origin       string // the folder from which the source was bundled; "" if it was not bundled
	Problem      string // the id of the problem, for the names of transcripts
	Pkg          *problem.Package
	Tools        // the package's programs; without a Visualizer there are no pictures
	Built        *build.Artifact
	Files        []string // files and folders to be copied into the working folder
	Answers      string   // in submit-answer problems, instead of Built: the file or folder with the submitted outputs

	Limits decide.Limits
}

// maxGot is the maximum number of bytes that a report shows of an output that was not accepted. maxKept is
// the maximum number of bytes that are kept of a message from a program or validator.
const (
	maxGot  = 4 << 10
	maxKept = 16 << 10
)

// trial is the state of one run of a program on a testcase.
type trial struct {
	result.Run
	facts decide.Facts

	r    *Runner
	prog *Contestant
	tc   *problem.Case
	pass int // the number of the pass, from 1

	input            string                  // the input file of this pass
	output           *output                 // the output of this pass; nil in a game
	answerFile       *os.File                // the answer; nil until openAnswer opens it
	validatorFolders map[int]validatorFolder // maps the index of an output validator to its folder
	undo             []func()                // cleanups, called in reverse order
}

// decide computes the verdict from the facts so far, and reports whether the run must continue.
func (a *trial) decide() (goesOn bool) {
	a.Verdict, a.Message = decide.Decide(a.facts, a.prog.Limits)
	a.Seconds = max(a.Seconds, decide.Seconds(a.facts, a.Verdict, a.prog.Limits))
	a.TooMuchOutput = a.prog.Limits.TooMuchOutput(a.Output)
	return a.Verdict == verdict.None
}

// newTrial returns the state of a new run. The caller must call the method end of this state after the run.
func (r *Runner) newTrial(s *Contestant, c *problem.Case) *trial {
	return &trial{r: r, prog: s, tc: c, input: c.In, pass: 1, validatorFolders: map[int]validatorFolder{}}
}

// end removes the files of a run. If this fails, they are removed later with the judge's temporary folder.
func (a *trial) end() {
	for _, undo := range slices.Backward(a.undo) {
		undo()
	}
}

// Once runs the program on a testcase and judges the output. The error is a failure of the judge, not of the program.
// If only this testcase is affected, for example because a checker failed, the verdict is JE and there is no error.
func (r *Runner) Once(ctx context.Context, s *Contestant, c *problem.Case) (result.Run, error) {
	a := r.newTrial(s, c)
	defer a.end()

	// Choose how to run and judge the program, depending on the kind of problem.
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

// Output runs the program on a testcase and writes its output to w without judging it. The verdict is None if the
// program exited with status 0 and exceeded no limit.
func (r *Runner) Output(ctx context.Context, s *Contestant, c *problem.Case, w io.Writer) (result.Run, error) {
	a := r.newTrial(s, c)
	defer a.end()
	if err := a.start(ctx); err != nil {
		return result.Run{}, err
	}
	a.decide()
	_, err := io.Copy(w, a.output.all())
	return a.Run, err
}

// passes calls judge once for each pass: again and again while the validator of a multi-pass problem writes
// nextpass.in. Then it runs the visualizer.
func (a *trial) passes(ctx context.Context, judge func(context.Context) error) error {
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

// nextPass prepares the next pass if the validator has written the file nextpass.in, which is then the input
// of that pass. nextPass reports whether there is another pass.
func (a *trial) nextPass() (goesOn bool, err error) {
	// If there is no folder of a validator, no validator has run, because the program has failed.
	h, ok := a.validatorFolders[0]
	if !a.prog.Pkg.MultiPass || !ok {
		return false, nil
	}

	// All passes use the same feedback folder, so the file is moved out of the folder.
	next := fmt.Sprintf("%s-pass%d.in", h.dir, a.pass+1)
	a.input, a.undo = next, append(a.undo, func() { os.Remove(next) })
	err = h.take("nextpass.in", next)
	switch {
	case errors.Is(err, errNotRegular) && len(a.facts.Validators) > 0:
		a.facts.Validators[0].Breach = err.Error()
	case err != nil && !errors.Is(err, fs.ErrNotExist):
		return false, err
	}
	a.facts.Pass, a.facts.NextPass = a.pass, err == nil
	return a.decide(), nil
}

// batch runs the program and judges its output.
func (a *trial) batch(ctx context.Context) error {
	err := a.start(ctx)
	goesOn := err == nil && a.decide()
	switch {
	case goesOn && a.tc.NoAnswer:
		a.NoAnswer = true
	case goesOn:
		err = a.ask(ctx)
	}
	return err
}

// start runs the program on its input.
func (a *trial) start(ctx context.Context) error {
	spec, err := a.spec()
	if err != nil {
		return err
	}
	// 0 means no limit.
	room := cmp.Or(a.prog.Limits.Output, math.MaxInt64)
	a.output = &output{create: a.newOutput, room: room}
	if len(a.prog.Validators) > 0 || a.prog.Visualizer != nil {
		// Validators and visualizers read the output from a file, even if it is short.
		if a.output.file, err = a.newOutput(); err != nil {
			return err
		}
	}

	stderr := &process.Ends{First: maxKept / 2, Last: maxKept / 2}
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

// spec creates the working folder and returns the program's Spec. The caller adds the standard streams.
func (a *trial) spec() (process.Spec, error) {
	s := a.prog
	dir, err := a.folderWith(workName, s.Files, a.tc.Files)
	return process.Spec{
		Args: append(s.Built.Args(s.Limits.Memory), a.tc.Args...), Dir: dir, Env: EnvironmentOf(s.Built), ReadOnly: !s.Pkg.FileWriting,
		Shown: []string{s.Built.Dir}, Limits: s.bounds(),
	}, err
}

// run runs a program with the file stdin as its standard input, and returns its result.
func run(ctx context.Context, spec process.Spec, stdin string) (process.State, error) {
	spec.Input = stdin
	got, err := sandbox.Run(ctx, spec)

	// The result of a canceled run is not used.
	if err == nil && got.Status == process.Canceled {
		err = ctx.Err()
	}
	return got, err
}

// ran records how the program ended. If there are several passes, it records the largest time and the largest
// memory of all passes.
func (a *trial) ran(got process.State) {
	a.facts.Program = &got
	a.Wall, a.CPU = max(a.Wall, got.Wall.Seconds()), max(a.CPU, got.CPU.Seconds())
	a.Memory, a.Output = max(a.Memory, got.Memory), max(a.Output, got.Output)
}

// game runs the program together with the referee, and adds the results to the facts.
func (a *trial) game(ctx context.Context) error {
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
	a.addValidator(pkg.OutputValidators[0], g.referee.result, strings.TrimSpace(g.refereeErrors.String()), g.feedback)

	// If the programs were connected directly, the following values are zero, because the judge did not see
	// the turns.
	a.TurnCount, a.SlowestTurn, a.SlowestAnswer = g.turns, g.slowestTurn, g.slowest.Seconds()
	a.Deadlock = g.deadlock
	if a.Verdict != verdict.AC || a.r.KeepTurns {
		a.Turns, a.TurnsCut, a.CutAfter = g.exchange.lines(), g.exchange.omitted, 0
		if a.TurnsCut > 0 {
			a.CutAfter = len(g.exchange.head)
		}
		a.ErrorLines = g.errorLines.lines()
	}
	return nil
}

// newGame returns a game of the program against the package's referee.
func (a *trial) newGame() (*game, error) {
	if a.pass == 1 {
		delete(a.validatorFolders, 0) // if the game is repeated, the referee needs a new folder
	}
	referee, feedback, err := a.validator(0)
	if err != nil {
		return nil, err
	}
	player, err := a.spec()
	if err != nil {
		return nil, err
	}

	// In a game that takes too long, the player must exceed its wall-clock limit before the referee does, so
	// that the verdict is about the player. Output of the referee is not limited.
	referee.Limits.Wall += player.Limits.Wall
	referee.Limits.Output = 0
	return newGame(player, referee, feedback, a.prog.Pkg.RefereeEnds()), nil
}

// play plays the game with the judge between the two programs. If there is a folder for transcripts, it writes the
// exchange to a file there.
func (a *trial) play(ctx context.Context) (*game, error) {
	g, err := a.newGame()
	if err != nil {
		return nil, err
	}
	if a.r.Transcripts == "" {
		return g, g.play(ctx)
	}

	// Replace slashes in the program's name, because they would create folders.
	program := strings.NewReplacer("/", "-", "\\", "-").Replace(a.prog.Name)
	a.Transcript = filepath.Join(a.r.Transcripts, a.prog.Problem, program, filepath.FromSlash(a.tc.Name)+".interaction")
	if a.pass == 1 {
		os.Remove(a.Transcript) // remove the transcript of an earlier run of the judge
	}
	if err := os.MkdirAll(filepath.Dir(a.Transcript), mode); err != nil {
		return nil, err
	}
	file, err := os.OpenFile(a.Transcript, os.O_CREATE|os.O_WRONLY|os.O_APPEND, 0o644)
	if err != nil {
		return nil, err
	}
	defer file.Close()

	// In the format of .interaction files this line separates passes.
	lines := bufio.NewWriter(file)
	if a.pass > 1 {
		fmt.Fprintln(lines, "---")
	}
	g.exchange.file = lines

	// The format has no standard error and no times, so a second file has all lines.
	turns, err := os.Create(strings.TrimSuffix(a.Transcript, ".interaction") + ".turns")
	if err != nil {
		return nil, err
	}
	defer turns.Close()
	all := bufio.NewWriter(turns)
	g.exchange.turns, g.errorLines.turns, g.errorLines.mark = all, all, "!"
	return g, cmp.Or(g.play(ctx), lines.Flush(), all.Flush())
}

// answer judges the submitted output for a testcase.
func (a *trial) answer(ctx context.Context) error {
	file, size := answerFile(a.prog.Answers, a.tc.Name)
	a.facts.Answer, a.Output = &decide.Answer{Missing: file == "", Bytes: size}, size
	if !a.decide() {
		return nil
	}
	return a.askAbout(ctx, file)
}

// answerFile returns the path and the size of the output for a testcase in a submission, or "" if there is
// none. If the submission is a file, it is the output for every testcase. If it is a folder, the output for
// the testcase secret/a/1, for example, is in secret/a/1.out, a/1.out or 1.out. The ending may also be .ans
// or .txt, or be missing.
func answerFile(submission, testcase string) (file string, size int64) {
	files := []string{submission}
	for _, name := range []string{testcase, strings.TrimPrefix(testcase, "secret/"), filepath.Base(testcase)} {
		for _, ending := range []string{".out", ".ans", ".txt", ""} {
			files = append(files, filepath.Join(submission, filepath.FromSlash(name)+ending))
		}
	}

	// If several files exist, the first one is used.
	for _, file := range files {
		if info, err := os.Stat(file); err == nil && info.Mode().IsRegular() {
			return file, info.Size()
		}
	}
	return "", 0
}

// Environment lists the environment variables of all programs. Variables without a value, such as HOME, are
// set to the working folder of the program, because a program can write only there.
var Environment = environment()

// nativePath is the PATH of programs that need no interpreter. It is the same for all users, because otherwise the cached
// results of all programs would be lost whenever somebody changes PATH.
const nativePath = "PATH=/usr/local/bin:/usr/bin:/bin"

// EnvironmentOf returns the environment variables of programs: Environment if one of them is started by an interpreter
// or a script, which may look for other programs, and otherwise Environment with a fixed PATH. On Windows every program
// may need PATH, to find its libraries.
func EnvironmentOf(programs ...*build.Artifact) []string {
	for _, p := range programs {
		if p != nil && !p.IsNative() || runtime.GOOS == "windows" {
			return Environment
		}
	}
	env := slices.Clone(Environment)
	for i, variable := range env {
		if strings.HasPrefix(variable, "PATH=") {
			env[i] = nativePath
		}
	}
	return env
}

// environment returns the value of Environment: fixed variables, PATH, and variables that runtimes such as Python and
// Java need on Windows.
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
