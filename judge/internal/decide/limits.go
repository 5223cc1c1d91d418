package decide

import (
	"fmt"
	"time"

	"oj/judge/internal/sandbox"
	"oj/tools/verdict"
)

// Limits are the bounds of one run of a program.
type Limits struct {
	Time   time.Duration // processor time; 0 for no limit
	Margin float64       // if it is over 1, the program runs so many times longer, to measure by how much it is too slow
	Memory int64         // bytes; 0 for no limit
	Output int64         // bytes
	Passes int           // of a multi-pass problem
}

// MaxProcesses bounds the processes and threads of one run.
const MaxProcesses = 256

// maxFiles bounds the open files of each process. It is the default of isolate, the sandbox of the International Olympiad
// in Informatics.
const maxFiles = 64

// Bounds returns the limits of the sandbox. The processor time decides about verdicts. The wall-clock limit only ends
// programs that sleep now and then, so it leaves room for a busy machine. In a game the program may wait, and the referee
// may use its own time.
//
// A program that prints too much runs on and its further output is discarded, because the other judges do the same: an
// endless loop that prints is too slow there. In a game the sandbox ends such a program, because the referee would wait for
// the discarded output.
func (l Limits) Bounds(game bool, referee time.Duration) sandbox.Limits {
	b := sandbox.Limits{
		CPU:       l.KillAfter(),
		Wall:      5*l.Time + 10*time.Second,
		Idle:      l.Time + time.Second,
		Memory:    l.Memory,
		FileSize:  l.Output,
		Processes: MaxProcesses,
		Files:     maxFiles,
	}
	if game {
		b.Idle = 0
		b.Output = l.Output
		b.Wall += referee
	}
	return b
}

// KillAfter is the processor time after which the sandbox ends the program.
func (l Limits) KillAfter() time.Duration { return time.Duration(float64(l.Time) * max(1, l.Margin)) }

// TooSlow reports whether a run used more processor time than allowed. The sandbox need not have ended such a run: the
// program may have ended between two samples or within its margin, or the limit was computed after the run.
func (l Limits) TooSlow(r sandbox.Result) bool { return l.Time > 0 && r.CPU > l.Time }

// TooMuchOutput reports whether so many bytes of output are more than allowed. As in the sandbox, 0 is no limit.
func (l Limits) TooMuchOutput(bytes int64) bool { return l.Output > 0 && bytes > l.Output }

// UsedUp reports whether the sandbox ended a run of so many seconds; if not, the program ended within its margin.
func (l Limits) UsedUp(seconds float64) bool {
	return l.Margin <= 1 || seconds >= l.KillAfter().Seconds()
}

func (l Limits) exceeded() string { return fmt.Sprintf("ran longer than %v", l.Time) }

// mebibytes returns a size for messages.
func mebibytes(bytes int64) string { return fmt.Sprintf("%.4g MiB", float64(bytes)/(1<<20)) }

// beyond adds to the name of an exceeded limit the measured value and the limit, if they say more than the name.
func (l Limits) beyond(r sandbox.Result) string {
	switch r.Status {
	case sandbox.MemoryLimit:
		return fmt.Sprintf(": %s, the limit is %s", mebibytes(r.Memory), mebibytes(l.Memory))
	case sandbox.OutputLimit:
		if l.TooMuchOutput(r.Output) {
			return ": more than " + mebibytes(l.Output)
		}
		return fmt.Sprintf(": a file of more than %s, or too many files", mebibytes(l.Output))
	case sandbox.ProcessLimit:
		return fmt.Sprintf(": more than %d", MaxProcesses)
	}
	return ""
}

// Seconds returns the time of a run for reports: the processor time, or the wall-clock time if that ended the run.
func Seconds(f Facts, v verdict.Verdict, l Limits) float64 {
	if f.Program == nil {
		return 0
	}
	cpu, wall := f.Program.CPU.Seconds(), f.Program.Wall.Seconds()

	switch {
	case v == verdict.ILE && f.Game == nil:
		return wall
	case v == verdict.TLE || v == verdict.ILE:
		// A row with this verdict must not show less than the limit, except if the run was shorter.
		return max(cpu, min(wall, l.Time.Seconds()))
	}
	return cpu
}
