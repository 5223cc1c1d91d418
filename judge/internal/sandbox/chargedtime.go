// This file computes how much wall-clock time to charge to a program on a busy machine. It is used for short
// wall-clock limits, such as the time limit of a turn in a game. Time during which the program waited for a
// processor is not charged, because the wait depends on the other programs on the machine.

package sandbox

import (
	"runtime"
	"time"
)

// Sample holds the times that the threads of running programs have computed and waited so far.
type Sample struct {
	cpu time.Duration // processor time of all processes of these programs, without children that have ended
	// waited maps a thread id to the time that the thread has waited for a processor. It is nil if the system
	// does not report this time.
	waited map[int]time.Duration
	// judge maps the judge's own threads to their waiting times. While they wait, the output of a program that has
	// answered in time stays in its pipe: at a load of 26, an answer after 80 ms was seen after more than 150 ms.
	judge map[int]time.Duration
}

// ProcessorTime returns the processor time of all processes of the sampled programs, without children that
// have ended. It is 0 if the system cannot measure running programs.
func (s Sample) ProcessorTime() time.Duration { return s.cpu }

// Empty reports whether the sampled programs had no process any more. It is false if the system cannot tell.
func (s Sample) Empty() bool { return s.waited != nil && len(s.waited) == 0 }

// ChargedTime returns how much of the time between two samples is charged: about the time that would have
// passed on an idle machine. The sample `from` is the first one, `to` is the second one, and elapsed is the
// wall-clock time between them. If `from` is the zero Sample, it stands for the start of the program.
func ChargedTime(elapsed time.Duration, from, to Sample) time.Duration {
	var sum, most time.Duration
	add := func(from, to map[int]time.Duration) {
		for thread, waited := range to {
			waited -= from[thread]
			sum += waited
			most = max(most, waited)
		}
	}
	add(from.waited, to.waited)
	if from.judge != nil {
		add(from.judge, to.judge)
	}

	// Several threads may have waited at the same time, so the sum of their waiting times may be larger than
	// the time that the program has lost. So subtract at most three quarters of the elapsed time, or the
	// longest waiting time of a single thread if that is more.
	excused := min(sum, max(most, elapsed/4*3))

	// If a program has more threads than the machine has processors, its threads also wait for each other. This waiting
	// must be charged, so the charge is at least the program's processor time divided by the number of processors.
	own := (to.cpu - from.cpu) / time.Duration(runtime.NumCPU())
	return min(elapsed, max(elapsed-excused, own, 0))
}
