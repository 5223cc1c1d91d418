package decide

import (
	"cmp"
	"fmt"
	"time"

	"oj/judge/internal/process"
	"oj/tools/shared/verdict"
)

// Limits holds the limits of one run of a program.
type Limits struct {
	Time   time.Duration // processor time; 0 for no limit
	Extra  time.Duration // the program is killed only after Time+Extra, to show how much time it would need
	Memory int64         // bytes; 0 for no limit
	Output int64         // bytes; 0 for no limit
	Passes int           // the number of passes that a multi-pass problem allows

	// Whole is set if only the turns of a game are limited: the time that all of them together may take by the clock,
	// plus the program's waits for a processor. Time is 0 then. Turn is the longest time that a turn may take.
	Whole, Turn time.Duration
}

// MaxProcesses is the maximum number of processes and threads of one run.
const MaxProcesses = 256

// charged returns the time of a run that counts against the time limit. Only the functions of this file
// compare times with the time limit. They determine whether a run is too slow, and they choose the time that
// is shown in reports. Package trial computes the sandbox's limits from these limits.
func charged(r process.State) time.Duration { return r.CPU }

// killAfter returns the processor time after which the sandbox kills the program.
func (l Limits) killAfter() time.Duration { return l.Time + l.Extra }

// TooSlow reports whether a run used more processor time than allowed. The program need not have been killed:
// it may have ended between two samples of the sandbox or within the extra time, or the limit may have been
// computed only after the run.
func (l Limits) TooSlow(r process.State) bool { return l.Time > 0 && charged(r) > l.Time }

// Killed reports whether the sandbox killed a run because of the time limit, and not because of the wall-clock limit.
func (l Limits) Killed(r process.State) bool {
	return r.Status == process.TimeLimit && l.Time > 0 && charged(r) > l.killAfter()
}

// IsReached reports whether a processor time has reached the time limit. If it has, the program itself is too
// slow, so the run need not be repeated.
func (l Limits) IsReached(seconds float64) bool { return l.Time > 0 && seconds >= l.Time.Seconds() }

// TooMuchOutput reports whether this number of bytes exceeds the output limit.
func (l Limits) TooMuchOutput(bytes int64) bool { return l.Output > 0 && bytes > l.Output }

// UsedUp reports whether a run with verdict TLE was killed after it had used up both its time limit and the
// extra time. seconds is the processor time of the run. Without extra time, UsedUp returns true.
func (l Limits) UsedUp(seconds float64) bool {
	return l.Extra == 0 || seconds >= l.killAfter().Seconds()
}

func (l Limits) exceeded() string {
	if l.Time == 0 && l.Whole > 0 {
		return fmt.Sprintf("the game took longer than %v: the limits of all turns together", l.Whole)
	}
	return fmt.Sprintf("ran longer than %v", l.Time)
}

// mebibytes returns a size in MiB as a text.
func mebibytes(bytes int64) string { return fmt.Sprintf("%.4g MiB", float64(bytes)/(1<<20)) }

// beyond returns the last part of the message about an exceeded limit: the measured value and the limit. It
// returns "" if the message needs no numbers.
func (l Limits) beyond(r process.State) string {
	switch r.Status {
	case process.MemoryLimit:
		text := fmt.Sprintf(": %s, the limit is %s", mebibytes(r.Memory), mebibytes(l.Memory))
		if r.Stack > l.Memory/2 {
			text += fmt.Sprintf("; the stack alone takes %s", mebibytes(r.Stack))
		}
		return text
	case process.OutputLimit:
		if l.TooMuchOutput(r.Output) {
			return ": more than " + mebibytes(l.Output)
		}
		return fmt.Sprintf(": a file of more than %s, or too many files", mebibytes(l.Output))
	case process.ProcessLimit:
		return fmt.Sprintf(": more than %d", cmp.Or(r.Processes, MaxProcesses))
	}
	return ""
}

// Seconds returns the time that reports show for a run: the processor time, or the wall-clock time if the
// wall-clock limit ended the run.
func Seconds(f Facts, v verdict.Verdict, l Limits) float64 {
	if f.Program == nil {
		return 0
	}
	time, wall := charged(*f.Program).Seconds(), f.Program.Wall.Seconds()

	switch {
	case v == verdict.ILE && f.Game == nil:
		return wall
	case v == verdict.TLE || v == verdict.ILE:
		// A report that shows TLE with a time below the limit would be confusing. So show the time limit in
		// place of a smaller time, or the wall-clock time if even that is below the limit.
		return max(time, min(wall, l.Time.Seconds()))
	}
	return time
}
