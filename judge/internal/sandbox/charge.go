// Time on the clock that a program cannot help: it waited for a processor that others had. Where a short time on the
// clock decides, as of a turn in a game, that time does not count. It is looked up only when it is about to be
// exceeded.

package sandbox

import (
	"runtime"
	"time"
)

// Sample is what the threads of running programs have done so far.
type Sample struct {
	cpu    time.Duration         // of all processes, their dead children not included
	waited map[int]time.Duration // for a processor, by thread; nil where the system does not tell
}

// Charge returns how much of the time between two samples of a program counts: about what would have passed on a
// machine that has nothing else to do. The zero Sample stands for the start of the program.
//
// Threads may have waited at the same time, so that their sum is believed for three quarters of the time only, one of
// them alone for all of it. What a program's own threads take from each other is not excused: at least its processor
// time counts, spread over all processors.
func Charge(elapsed time.Duration, from, to Sample) time.Duration {
	var sum, most time.Duration
	for thread, waited := range to.waited {
		waited -= from.waited[thread]
		sum += waited
		most = max(most, waited)
	}
	excused := min(sum, max(most, elapsed/4*3))
	own := (to.cpu - from.cpu) / time.Duration(runtime.NumCPU())
	return min(elapsed, max(elapsed-excused, own, 0))
}
