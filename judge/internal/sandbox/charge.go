// Wall-clock time during which a program waited for a processor because others used them all. Where a short wall-clock
// limit decides, such as that of a turn in a game, this time does not count. It is looked up only when the limit is about
// to be exceeded.

package sandbox

import (
	"runtime"
	"time"
)

// Sample holds the times that the threads of running programs have used and waited so far.
type Sample struct {
	cpu    time.Duration         // of all processes, without their dead children
	waited map[int]time.Duration // how long each thread has waited for a processor; nil if the system does not tell
}

// Charge returns how much of the time between two samples of a program counts: about the time that would have passed on
// an idle machine. The zero Sample stands for the start of the program.
func Charge(elapsed time.Duration, from, to Sample) time.Duration {
	var sum, most time.Duration
	for thread, waited := range to.waited {
		waited -= from.waited[thread]
		sum += waited
		most = max(most, waited)
	}

	// Several threads may have waited at the same time. So their sum excuses at most three quarters of the time, but a
	// single thread may excuse all of it.
	excused := min(sum, max(most, elapsed/4*3))

	// If a program has more threads than the machine has processors, its threads also wait for each other. This waiting must
	// be charged. So the charge is at least the processor time of the program divided by the number of processors.
	own := (to.cpu - from.cpu) / time.Duration(runtime.NumCPU())
	return min(elapsed, max(elapsed-excused, own, 0))
}
