package decide

import (
	"fmt"
	"time"

	"oj/judge/internal/sandbox"
	"oj/tools/verdict"
)

// Limits are the bounds of one run of a program.
type Limits struct {
	Time   time.Duration // of the processor; 0 for none
	Margin float64       // over 1: let it run so many times longer, to know by how much it is too slow
	Memory int64         // bytes, 0 for none
	Output int64         // bytes
	Passes int           // of a problem of several passes
}

// MaxProcesses bounds the processes and threads of one run.
const MaxProcesses = 256

// maxFiles bounds the files that a process has open. It is the number that isolate, the sandbox of the International
// Olympiad in Informatics, has by default.
const maxFiles = 64

// Bounds returns what the sandbox holds a program to. Processor time decides; the clock only ends what sleeps now and
// then, so its limit leaves room for a busy machine. A game adds what its referee may take, and waiting is part of it.
func (l Limits) Bounds(game bool, referee time.Duration) sandbox.Limits {
	b := sandbox.Limits{
		CPU: l.KillAfter(), Wall: 5*l.Time + 10*time.Second, Idle: l.Time + time.Second,
		Memory: l.Memory, Output: l.Output, FileSize: l.Output, Processes: MaxProcesses, Files: maxFiles,
	}
	if game {
		b.Idle = 0
		b.Wall += referee
	}
	return b
}

// KillAfter is the processor time after which the program is ended.
func (l Limits) KillAfter() time.Duration { return time.Duration(float64(l.Time) * max(1, l.Margin)) }

// TooSlow reports whether a run took more processor time than allowed: it was not ended for that when it ended by
// itself between two samples, or within its margin, or when the limit was computed later.
func (l Limits) TooSlow(r sandbox.Result) bool { return l.Time > 0 && r.CPU > l.Time }

// UsedUp reports whether a run of so many seconds was ended by the limit, not by itself within its margin.
func (l Limits) UsedUp(seconds float64) bool {
	return l.Margin <= 1 || seconds >= l.KillAfter().Seconds()
}

func (l Limits) exceeded() string { return fmt.Sprintf("ran longer than %v", l.Time) }

// beyond says by what a program exceeded the limit that ended it, where that is more than the limit's name tells.
func (l Limits) beyond(r sandbox.Result) string {
	size := func(bytes int64) string { return fmt.Sprintf("%.4g MiB", float64(bytes)/(1<<20)) }
	switch {
	case r.Status == sandbox.MemoryLimit:
		return fmt.Sprintf(": %s, the limit is %s", size(r.Memory), size(l.Memory))
	case r.Status == sandbox.OutputLimit && r.Output > l.Output:
		return ": more than " + size(l.Output)
	case r.Status == sandbox.OutputLimit:
		return fmt.Sprintf(": a file of more than %s, or too many files", size(l.Output))
	case r.Status == sandbox.ProcessLimit:
		return fmt.Sprintf(": more than %d", MaxProcesses)
	}
	return ""
}

// Seconds returns the time of a run that its report tells: that of the processor, or of the clock where that is what
// ended the run.
func Seconds(f Facts, v verdict.Verdict, l Limits) float64 {
	if f.Program == nil {
		return 0
	}
	cpu, wall := f.Program.CPU.Seconds(), f.Program.Wall.Seconds()
	switch {
	case v == verdict.ILE && f.Game == nil:
		return wall
	case v == verdict.TLE || v == verdict.ILE:
		return max(cpu, min(wall, l.Time.Seconds()))
	}
	return cpu
}
