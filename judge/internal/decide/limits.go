package decide

import (
	"fmt"
	"time"

	"oj/judge/internal/sandbox"
	"oj/tools/verdict"
)

// Limits holds the limits of one run of a program.
type Limits struct {
	Time   time.Duration // processor time; 0 for no limit
	Margin float64       // if above 1, the program is killed only after Margin times Time, to measure by how much it is too slow
	Memory int64         // bytes; 0 for no limit
	Output int64         // bytes; 0 for no limit
	Passes int           // the number of passes that a multi-pass problem allows
}

// MaxProcesses bounds the processes and threads of one run.
const MaxProcesses = 256

// maxFiles bounds the open files of each process. It is the default of isolate, the sandbox of the International
// Olympiad in Informatics.
const maxFiles = 64

// charged returns the time of a run that counts against the time limit. The functions of this file are the only code
// that compares times with the time limit: how the sandbox enforces it, when a run is too slow, and which time reports
// show.
func charged(r sandbox.Result) time.Duration { return r.CPU }

// Bounds returns the limits for the sandbox. The verdict depends on processor time. The wall-clock limit only ends
// programs that sleep now and then, so it is long enough for a busy machine. In a game the wall-clock limit includes the
// time limit of the referee, given in referee. There the limit on idling is for the judge, which sees whose turn it is;
// the sandbox cannot tell an idle program from one that waits for its referee. It is long enough for a computing program
// to be killed before.
//
// A program that exceeds its output limit continues, and the rest of its output is discarded. Other judges do the same:
// they give TLE to an endless loop that prints. In a game the sandbox kills such a program, because the referee would
// wait for the discarded output.
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
		b.Idle = l.KillAfter() + time.Second
		b.Output = l.Output
		b.Wall += referee
	}
	return b
}

// KillAfter returns the processor time after which the sandbox kills the program.
func (l Limits) KillAfter() time.Duration { return time.Duration(float64(l.Time) * max(1, l.Margin)) }

// TooSlow reports whether a run used more processor time than allowed. The program may nevertheless have ended by
// itself: between two samples of the sandbox, within the margin, or because the limit was computed after the run.
func (l Limits) TooSlow(r sandbox.Result) bool { return l.Time > 0 && charged(r) > l.Time }

// Killed reports whether the sandbox killed a run because of the time limit, and not because of the wall-clock limit.
func (l Limits) Killed(r sandbox.Result) bool {
	return r.Status == sandbox.TimeLimit && charged(r) > l.KillAfter()
}

// IsReached reports whether a processor time has reached the time limit. Such a run is too slow on an idle machine, too.
func (l Limits) IsReached(seconds float64) bool { return seconds >= l.Time.Seconds() }

// TooMuchOutput reports whether this number of bytes exceeds the output limit.
func (l Limits) TooMuchOutput(bytes int64) bool { return l.Output > 0 && bytes > l.Output }

// UsedUp reports whether a run with this processor time was killed by the sandbox. If not, the program ended within its
// margin.
func (l Limits) UsedUp(seconds float64) bool {
	return l.Margin <= 1 || seconds >= l.KillAfter().Seconds()
}

func (l Limits) exceeded() string { return fmt.Sprintf("ran longer than %v", l.Time) }

// mebibytes returns a size in MiB as a text.
func mebibytes(bytes int64) string { return fmt.Sprintf("%.4g MiB", float64(bytes)/(1<<20)) }

// beyond returns the end of the message about an exceeded limit: the measured value and the limit. It returns "" if the
// message needs no numbers.
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

// Seconds returns the time of a run that reports show: the processor time, or the wall-clock time if the wall-clock
// limit ended the run.
func Seconds(f Facts, v verdict.Verdict, l Limits) float64 {
	if f.Program == nil {
		return 0
	}
	time, wall := charged(*f.Program).Seconds(), f.Program.Wall.Seconds()

	switch {
	case v == verdict.ILE && f.Game == nil:
		return wall
	case v == verdict.TLE || v == verdict.ILE:
		// A report of TLE that shows less than the limit would be confusing, so the wall-clock time counts up to the
		// limit.
		return max(time, min(wall, l.Time.Seconds()))
	}
	return time
}
