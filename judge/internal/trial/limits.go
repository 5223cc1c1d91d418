// This file computes the limits that the sandbox enforces, from the limits of the problem.

package trial

import (
	"time"

	"oj/judge/internal/decide"
	"oj/judge/internal/process"
	"oj/tools/shared/problem"
)

// maxFiles is the maximum number of open files of each process of a program. It is the default of isolate,
// the sandbox of the International Olympiad in Informatics.
const maxFiles = 64

// bounds returns the limits of a program for the sandbox. It is called for each run, so no run is without
// limits. The verdict depends on processor time. The wall-clock limit is needed only for programs that sleep
// again and again, so it can be long enough for a busy machine.
//
// A program that exceeds its output limit continues, and the rest of its output is discarded. Other judges do the same:
// they give TLE to an endless loop that prints.
func (p *Contestant) bounds() process.Limits {
	l := p.Limits
	computing := l.Time + l.Extra
	b := process.Limits{
		CPU:       computing,
		Wall:      5*l.Time + 10*time.Second,
		Idle:      l.Time + time.Second,
		Memory:    l.Memory,
		FileSize:  l.Output,
		Processes: decide.MaxProcesses,
		Files:     maxFiles,
	}
	if l.Whole > 0 {
		// Only the clock limits the turns of this game. The judge ends a turn that takes too long (see game.go).
		b.Wall = 5*l.Whole + 10*time.Second
		computing = l.Turn
	}
	if p.Pkg.Interactive {
		// In a game the judge itself enforces the idle limit, because the sandbox cannot tell an idle program
		// from one that waits for its referee. The idle limit is greater than the time limit, so that a
		// program that computes gets TLE and not ILE.
		b.Idle = computing + time.Second

		// In a game, kill a program that prints too much: it cannot continue, because the referee would wait
		// for the discarded output.
		b.Output = l.Output
		b.Wall += p.Pkg.Limits.ValidationTime
	}
	return b
}

// validatorBounds returns the limits of the package's own programs, such as checkers, for the sandbox.
func validatorBounds(l problem.Limits) process.Limits {
	const (
		maxFileSize = 256 << 20 // bytes
		maxSpace    = 512 << 20 // bytes
	)
	return process.Limits{
		CPU:       l.ValidationTime,
		Wall:      2*l.ValidationTime + time.Second,
		Memory:    l.ValidationMemory,
		Output:    l.ValidationOutput,
		FileSize:  maxFileSize,
		Space:     maxSpace,
		Processes: decide.MaxProcesses,
	}
}
