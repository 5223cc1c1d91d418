// Package run judges programs on testcases: it starts them under limits, compares what they print or
// asks the package's own validators, and turns the outcome into verdicts.
package run

import (
	"context"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"time"

	"oj/judge/internal/build"
	"oj/judge/internal/cache"
	"oj/judge/internal/compare"
	"oj/judge/internal/diff"
	"oj/judge/internal/packages"
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

	// Known holds results of earlier calls; nil for none. Fresh stores results there but takes none.
	Known *cache.Cache
	Fresh bool

	folders folders
	alone   sync.RWMutex     // held for reading by every run, for writing by one that must be alone
	vain    map[*Subject]int // how many testcases were repeated and as bad as before; guarded by alone
}

// Subject is a program that is judged on the testcases of one package.
type Subject struct {
	Entry      *report.Entry // receives the results
	Pkg        *packages.Package
	Prog       *build.Program
	Validators []*build.Program // output validators; none for the default one
	Static     *build.Program   // judges the source; nil where the package has no static validator
	Beside     []string         // files and folders that the program finds in its working folder
	Answers    string           // of submit-answer problems, instead of Prog: the file or folder with the outputs
	TimeLimit  time.Duration
	Memory     int64 // bytes, 0 for none
	Cases      []*packages.Case
	StopEarly  bool // leave the rest out after a case that ran into a time limit
	// Budget bounds the time in seconds that is spent on all cases together, and on any one, once one
	// was rejected; the rest is left out then. 0 for no bound.
	Budget     float64
	Margin     float64 // over 1: let it run so many times longer than TimeLimit, to know by how much it is too slow
	Patient    bool    // TimeLimit is no verdict yet: it will be computed from this very run
	SlowIsFine bool    // a time limit verdict is expected, so it needs no second look
	MustFail   bool    // some rejection is expected

	fixed *cache.Key // the part of all keys that does not depend on the testcase; nil to find it out
}

// maxGot bounds what is kept of the output of a run that was not accepted, in bytes.
const maxGot = 4 << 10

// maxKept bounds what is kept of a program's or validator's messages, in bytes.
const maxKept = 16 << 10

// limits returns the bounds of one run of a program. Processor time decides; the clock only ends what
// sleeps now and then, so its limit leaves room for a busy machine.
func (s *Subject) limits() sandbox.Limits {
	return sandbox.Limits{
		CPU:    s.killAfter(),
		Wall:   5*s.TimeLimit + 10*time.Second,
		Idle:   s.TimeLimit + time.Second,
		Memory: s.Memory, Output: s.Pkg.Limits.Output, FileSize: s.Pkg.Limits.Output,
		Processes: maxProcesses,
	}
}

// killAfter is the processor time after which the program is ended.
func (s *Subject) killAfter() time.Duration {
	return time.Duration(float64(s.TimeLimit) * max(1, s.Margin))
}

// maxProcesses bounds the processes and threads of one run.
const maxProcesses = 256

// Case judges the program on one testcase. The error is the judge's own; it says nothing about the
// program. A JE verdict is one, too, that concerns this testcase alone.
func (r *Runner) Case(ctx context.Context, s *Subject, c *packages.Case) (*report.Case, error) {
	key := r.key(s, c)
	if res, ok := r.known(key, c); ok {
		return res, nil
	}
	res, err := r.judge(ctx, s, c)
	if err == nil && r.worthKeeping(s, res) {
		kept := *res
		kept.Name, kept.Input, kept.Answer = "", "", "" // of the testcase, not of the run
		r.Known.Put(key, kept)
	}
	return res, err
}

// judge runs the program, and again alone if it ran into the time limit beside others, or idled.
func (r *Runner) judge(ctx context.Context, s *Subject, c *packages.Case) (*report.Case, error) {
	r.alone.RLock()
	res, err := r.once(ctx, s, c)
	r.alone.RUnlock()
	if err != nil || s.SlowIsFine || s.Patient || res.Verdict != verdict.TLE && res.Verdict != verdict.ILE {
		return res, err
	}
	// Other runs may have slowed this one down: look again with nothing beside it.
	r.alone.Lock()
	defer r.alone.Unlock()
	for again := r.repetitions(s, res); again > 0; again-- {
		if res, err = r.once(ctx, s, c); err != nil {
			return nil, err
		}
		res.Retried = true
		if res.Verdict != verdict.TLE && res.Verdict != verdict.ILE {
			return res, nil
		}
	}
	r.vain[s]++
	return res, nil
}

// onTheClock is how often a run is repeated that did not use up its processor time: the clock has ended it,
// or a turn of it, and programs that are none of the judge's may have taken the processor.
const onTheClock = 3

// repetitions says how often a run is to be repeated. A program whose runs were repeated in vain most
// likely idles indeed. The caller holds r.alone.
func (r *Runner) repetitions(s *Subject, res *report.Case) int {
	if r.vain == nil {
		r.vain = map[*Subject]int{}
	}
	switch vain := r.vain[s] > 0; {
	case !vain && res.CPU <= s.TimeLimit.Seconds():
		return onTheClock
	case vain && res.Verdict == verdict.ILE:
		return 0
	}
	return 1
}

// once runs the program one time and judges what it did.
func (r *Runner) once(ctx context.Context, s *Subject, c *packages.Case) (*report.Case, error) {
	res := &report.Case{Name: c.Name, Input: c.In, Answer: c.Ans}
	if !c.Static && s.Answers == "" && len(s.Validators) == 0 && !s.furnished(c) {
		return res, r.standard(ctx, s, c, "", res)
	}
	dir, err := r.folders.take(r.Temp)
	if err != nil {
		return nil, err
	}
	defer r.folders.give(dir)
	switch {
	case c.Static:
		return res, r.static(ctx, s, c, dir, res)
	case s.Answers != "":
		return res, r.answer(ctx, s, c, dir, res)
	case len(s.Validators) > 0:
		return res, r.passes(ctx, s, c, dir, res)
	}
	return res, r.standard(ctx, s, c, dir, res)
}

// Output runs the program on a testcase and writes its output to w. The result has the verdict None
// when the program ended well; whether the output is right is not asked.
func (r *Runner) Output(ctx context.Context, s *Subject, c *packages.Case, w io.Writer) (*report.Case, error) {
	dir, err := r.folders.take(r.Temp)
	if err != nil {
		return nil, err
	}
	defer r.folders.give(dir)
	res := &report.Case{Name: c.Name, Input: c.In, Answer: c.Ans}
	return res, r.start(ctx, s, c, c.In, dir, w, res)
}

// start runs the program on an input. dir is one of r.folders, which may be "" where nothing has to be
// laid into the program's working folder.
func (r *Runner) start(ctx context.Context, s *Subject, c *packages.Case, input, dir string, stdout io.Writer, res *report.Case) error {
	in, err := sandbox.Open(input)
	if err != nil {
		return err
	}
	defer in.Close()
	stderr := &ends{keep: maxKept}
	work := "" // one that the sandbox makes
	if s.furnished(c) {
		work = workFolder(dir)
		if err := s.furnish(c, work); err != nil {
			return err
		}
	}
	spec := s.spec(c, work)
	var lines *unixLines
	if textMode(s.Prog.Lang) {
		lines = &unixLines{to: stdout}
		stdout = lines
	}
	spec.Stdin, spec.Stdout, spec.Stderr = in, stdout, stderr
	got, err := sandbox.Run(ctx, spec)
	if lines != nil {
		lines.Flush()
	}
	if err != nil {
		return fmt.Errorf("running %s on %s: %w", s.Entry.Source, c.Name, err)
	}
	res.Stderr = stderr.String()
	return fill(ctx, res, got, s.TimeLimit)
}

// spec is how the program is started; the caller adds its streams.
func (s *Subject) spec(c *packages.Case, work string) sandbox.Spec {
	return sandbox.Spec{Args: append(s.Prog.Args(s.Memory), c.Args...), Dir: work, Env: environment, ReadOnly: !s.Pkg.FileWriting, Limits: s.limits()}
}

// environment is what a program sees of the environment: nothing that differs between two calls. Names
// alone are the working folder.
var environment = append([]string{"PATH=" + os.Getenv("PATH"), "LANG=C.UTF-8", "HOME", "TMPDIR"}, windowsEnvironment()...)

// windowsEnvironment is what programs need there besides: Python, Java and others do not start without.
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

// fill takes over what the sandbox measured. The verdict stays None where the output decides.
func fill(ctx context.Context, res *report.Case, got sandbox.Result, limit time.Duration) error {
	measure(res, got)
	switch got.Status {
	case sandbox.Canceled:
		if ctx.Err() != nil {
			return ctx.Err()
		}
		return context.Canceled
	case sandbox.TimeLimit:
		res.Verdict = verdict.TLE
		res.Seconds = max(res.CPU, min(res.Wall, limit.Seconds()))
		res.Message = fmt.Sprintf("ran longer than %v", limit)
	case sandbox.IdleLimit:
		res.Verdict, res.Seconds = verdict.ILE, res.Wall
		res.Message = "waited without computing"
	case sandbox.MemoryLimit:
		res.Verdict, res.Message = verdict.MLE, "took more memory than allowed"
	case sandbox.OutputLimit:
		res.Verdict, res.Message = verdict.OLE, "printed more than allowed"
	case sandbox.ProcessLimit:
		res.Verdict, res.Message = verdict.RTE, "started more processes than allowed"
	case sandbox.Signaled:
		res.Verdict, res.Message = verdict.RTE, fmt.Sprintf("killed by a signal: %v", got.Signal)
	case sandbox.Exited:
		if got.ExitCode != 0 {
			res.Verdict, res.Message = verdict.RTE, fmt.Sprintf("exit status %d", got.ExitCode)
		}
	default:
		return fmt.Errorf("the sandbox answered with an unknown status %v", got.Status)
	}
	if got.Detail != "" && res.Verdict != verdict.None && got.Status != sandbox.Signaled {
		res.Message += ": " + got.Detail
	}
	overtime(res, limit)
	return nil
}

// overtime makes a run too slow that ended by itself after its time: between two looks of the sandbox,
// or within its margin.
func overtime(res *report.Case, limit time.Duration) {
	switch res.Verdict {
	case verdict.None, verdict.AC, verdict.WA, verdict.PE, verdict.RTE:
		if res.CPU > limit.Seconds() && limit > 0 {
			res.Verdict, res.Message = verdict.TLE, fmt.Sprintf("ran longer than %v", limit)
		}
	}
}

// measure takes over time and memory. Of several passes the largest counts.
func measure(res *report.Case, got sandbox.Result) {
	res.Wall = max(res.Wall, got.Wall.Seconds())
	res.CPU = max(res.CPU, got.CPU.Seconds())
	res.Seconds = res.CPU
	res.Memory, res.Output = max(res.Memory, got.Memory), max(res.Output, got.Output)
}

// standard judges with the default validator while the program runs; its output is never stored.
func (r *Runner) standard(ctx context.Context, s *Subject, c *packages.Case, dir string, res *report.Case) error {
	options, err := defaultOptions(s.Pkg, c)
	if err != nil {
		return err
	}
	answer, err := os.Open(c.Ans)
	if err != nil {
		return err
	}
	defer answer.Close()
	out := newComparison(answer, options)
	defer out.release()
	err = r.start(ctx, s, c, c.In, dir, out, res)
	compared, compareErr := out.result()
	switch {
	case err != nil:
		return err
	case compareErr != nil:
		return fmt.Errorf("%s: %w", c.Ans, compareErr)
	case res.Verdict == verdict.None:
		res.Verdict, res.Message = compared.Verdict, compared.Message
		if res.Verdict != verdict.AC {
			res.Diff = diff.New(compared.Want, compared.Got)
		}
	}
	if res.Verdict != verdict.AC {
		res.Got = out.start()
	}
	return nil
}

// defaultOptions reads the flags of the default validator: those of the package, then those of the
// testcase.
func defaultOptions(pkg *packages.Package, c *packages.Case) (compare.Options, error) {
	flags, _ := c.OutputFlags.For("default")
	flags = append(append([]string(nil), pkg.ValidatorFlags...), flags...)
	options, err := compare.ParseFlags(flags)
	if err == nil && pkg.Version == packages.V2025 {
		err = compare.Conflict(flags)
	}
	if err != nil {
		err = &packages.Error{File: filepath.Join(pkg.Dir, "problem.yaml"), Msg: fmt.Sprintf("the flags of %s: %v", c.Name, err)}
	}
	return options, err
}

// head keeps the first bytes that are written to it.
type head struct {
	b    strings.Builder
	left int
	more bool
}

func (h *head) Write(p []byte) (int, error) {
	n := min(len(p), h.left)
	h.b.Write(p[:n])
	h.left -= n
	h.more = h.more || n < len(p)
	return len(p), nil
}

func (h *head) String() string {
	if h.more {
		return h.b.String() + "…"
	}
	return h.b.String()
}
