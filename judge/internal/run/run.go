// Package run judges programs on testcases: it starts them under limits, compares what they print or
// asks the package's own validators, and turns the outcome into verdicts.
package run

import (
	"context"
	"fmt"
	"io"
	"os"
	"runtime"
	"slices"
	"strings"
	"sync"
	"time"

	"oj/judge/internal/build"
	"oj/judge/internal/cache"
	"oj/judge/internal/compare"
	"oj/judge/internal/decide"
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

	facts []decide.Facts // of the cases, where the time limit is not known yet
	fixed *cache.Key     // the part of all keys that does not depend on the testcase; nil to find it out
}

// maxGot bounds what is kept of the output of a run that was not accepted, in bytes.
const maxGot = 4 << 10

// maxKept bounds what is kept of a program's or validator's messages, in bytes.
const maxKept = 16 << 10

// limits are those of one run.
func (s *Subject) limits() decide.Limits {
	return decide.Limits{Time: s.TimeLimit, Margin: s.Margin, Memory: s.Memory, Output: s.Pkg.Limits.Output, Passes: s.Pkg.Limits.ValidationPasses}
}

// attempt is one run of a program on a testcase: the facts, and what is told about them.
type attempt struct {
	*report.Case
	facts  decide.Facts
	limits decide.Limits
}

// newAttempt begins a run.
func newAttempt(c *packages.Case, limits decide.Limits) *attempt {
	return &attempt{Case: &report.Case{Name: c.Name, Input: c.In, Answer: c.Ans}, limits: limits}
}

// decide brings the verdict up to date with the facts, and reports whether that is None: whether the run goes on.
func (a *attempt) decide() (goesOn bool) {
	a.Verdict, a.Message = decide.Decide(a.facts, a.limits)
	a.Seconds = max(a.CPU, decide.Seconds(a.facts, a.Verdict, a.limits))
	return a.Verdict == verdict.None
}

// ran takes over how the program ended. Of the time and memory of several passes the largest count.
func (a *attempt) ran(ctx context.Context, got sandbox.Result) error {
	if got.Status == sandbox.Canceled && a.facts.Game == nil {
		if ctx.Err() != nil {
			return ctx.Err()
		}
		return context.Canceled
	}
	a.facts.Program = &got
	a.Wall, a.CPU = max(a.Wall, got.Wall.Seconds()), max(a.CPU, got.CPU.Seconds())
	a.Memory, a.Output = max(a.Memory, got.Memory), max(a.Output, got.Output)
	return nil
}

// Case judges the program on one testcase. The error is the judge's own; it says nothing about the
// program. A JE verdict is one, too, that concerns this testcase alone.
func (r *Runner) Case(ctx context.Context, s *Subject, c *packages.Case) (*report.Case, error) {
	key := r.key(s, c)
	if res, ok := r.known(key, c); ok {
		return res, nil
	}
	a, err := r.judge(ctx, s, c)
	if err != nil {
		return nil, err
	}
	if r.worthKeeping(s, a.Case) {
		kept := *a.Case
		kept.Name, kept.Input, kept.Answer = "", "", "" // of the testcase, not of the run
		r.Known.Put(key, kept)
	}
	s.keepFacts(c, a)
	return a.Case, nil
}

// keepFacts keeps the facts of a run until the time limit is known.
func (s *Subject) keepFacts(c *packages.Case, a *attempt) {
	if i := slices.Index(s.Cases, c); s.Patient && i >= 0 {
		s.facts[i] = a.facts // of which each is written by one goroutine
	}
}

// SetTimeLimit sets the limit for what is still to be run, and decides what was run under none anew.
func (s *Subject) SetTimeLimit(limit time.Duration) {
	s.TimeLimit, s.Patient = limit, false
	for i, c := range s.Entry.Cases {
		if i < len(s.facts) && c != nil && c.Verdict != verdict.None {
			a := &attempt{Case: c, facts: s.facts[i], limits: s.limits()}
			a.decide()
		}
	}
	if len(s.Entry.Cases) > 0 {
		Summarize(s.Entry)
	}
}

// judge runs the program, and again alone if it ran into the time limit beside others, or idled.
func (r *Runner) judge(ctx context.Context, s *Subject, c *packages.Case) (*attempt, error) {
	r.alone.RLock()
	a, err := r.once(ctx, s, c)
	r.alone.RUnlock()
	if err != nil || s.SlowIsFine || s.Patient || a.Verdict != verdict.TLE && a.Verdict != verdict.ILE {
		return a, err
	}
	// Other runs may have slowed this one down: look again with nothing beside it.
	r.alone.Lock()
	defer r.alone.Unlock()
	for again := r.repetitions(s, a); again > 0; again-- {
		if a, err = r.once(ctx, s, c); err != nil {
			return nil, err
		}
		a.Retried = true
		if a.Verdict != verdict.TLE && a.Verdict != verdict.ILE {
			return a, nil
		}
	}
	r.vain[s]++
	return a, nil
}

// onTheClock is how often a run is repeated that did not use up its processor time: the clock has ended it,
// or a turn of it, and programs that are none of the judge's may have taken the processor.
const onTheClock = 3

// repetitions says how often a run is to be repeated. One that did not use up its processor time, and did not wait
// for a processor either as the system tells, would do nothing else alone. Where the system does not tell, a program
// whose runs were repeated in vain most likely idles indeed. The caller holds r.alone.
func (r *Runner) repetitions(s *Subject, a *attempt) int {
	if r.vain == nil {
		r.vain = map[*Subject]int{}
	}
	onClock := a.CPU <= s.TimeLimit.Seconds()
	switch vain := r.vain[s] > 0; {
	case onClock && a.facts.Program != nil && a.facts.Program.Rested:
		return 0
	case !vain && onClock:
		return onTheClock
	case vain && a.Verdict == verdict.ILE:
		return 0
	}
	return 1
}

// once runs the program one time and judges what it did.
func (r *Runner) once(ctx context.Context, s *Subject, c *packages.Case) (*attempt, error) {
	a := newAttempt(c, s.limits())
	if !c.Static && s.Answers == "" && len(s.Validators) == 0 && !s.furnished(c) {
		return a, r.standard(ctx, s, c, "", a)
	}
	dir, err := r.folders.take(r.Temp)
	if err != nil {
		return nil, err
	}
	defer r.folders.give(dir)
	switch {
	case c.Static:
		return a, r.static(ctx, s, c, dir, a)
	case s.Answers != "":
		return a, r.answer(ctx, s, c, dir, a)
	case len(s.Validators) > 0:
		return a, r.passes(ctx, s, c, dir, a)
	}
	return a, r.standard(ctx, s, c, dir, a)
}

// Output runs the program on a testcase and writes its output to w. The result has the verdict None
// when the program ended well; whether the output is right is not asked.
func (r *Runner) Output(ctx context.Context, s *Subject, c *packages.Case, w io.Writer) (*report.Case, error) {
	dir, err := r.folders.take(r.Temp)
	if err != nil {
		return nil, err
	}
	defer r.folders.give(dir)
	a := newAttempt(c, s.limits())
	if err := r.start(ctx, s, c, c.In, dir, w, a); err != nil {
		return nil, err
	}
	a.decide()
	return a.Case, nil
}

// start runs the program on an input. dir is one of r.folders, which may be "" where nothing has to be
// laid into the program's working folder.
func (r *Runner) start(ctx context.Context, s *Subject, c *packages.Case, input, dir string, stdout io.Writer, a *attempt) error {
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
	a.Stderr = stderr.String()
	return a.ran(ctx, got)
}

// spec is how the program is started; the caller adds its streams.
func (s *Subject) spec(c *packages.Case, work string) sandbox.Spec {
	return sandbox.Spec{Args: append(s.Prog.Args(s.Memory), c.Args...), Dir: work, Env: environment, ReadOnly: !s.Pkg.FileWriting, Limits: s.limits().Bounds(s.Pkg.Interactive, s.Pkg.Limits.ValidationTime)}
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

// standard judges with the default validator while the program runs; its output is never stored.
func (r *Runner) standard(ctx context.Context, s *Subject, c *packages.Case, dir string, a *attempt) error {
	answer, err := os.Open(c.Ans)
	if err != nil {
		return err
	}
	defer answer.Close()
	out := newComparison(answer, c.Compare)
	defer out.release()
	err = r.start(ctx, s, c, c.In, dir, out, a)
	compared, compareErr := out.result()
	switch {
	case err != nil:
		return err
	case compareErr != nil:
		return fmt.Errorf("%s: %w", c.Ans, compareErr)
	}
	if a.decide() {
		a.compared(compared)
	}
	if a.Verdict != verdict.AC {
		a.Got = out.start()
	}
	return nil
}

// compared takes over what the default validator found.
func (a *attempt) compared(res compare.Result) {
	a.facts.Compared = &res
	if a.decide(); a.Verdict != verdict.AC {
		a.Diff = diff.New(res.Want, res.Got)
	}
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
