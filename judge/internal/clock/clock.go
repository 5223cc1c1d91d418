// Package clock measures for how long programs have been silent. Time during which they wait for a processor does not
// count, because it depends on the other programs on the machine.
package clock

import (
	"time"

	"oj/judge/internal/sandbox"
)

// A Wait measures how long the judge waits for output of programs. Time during which the programs wait for a processor
// does not count. To measure that time, the judge takes a sandbox.Sample when an eighth of the limit has passed, and
// compares it with a later sample. The first eighth of the limit counts in full, so that a short wait needs no sample.
type Wait struct {
	Since    time.Time
	Limit    time.Duration // the limit of the counted time
	Programs []*sandbox.Process
	Sampled  time.Time // when the sample was taken; zero if it was not taken yet
	// Computed is the processor time that Programs[0] had used when the sample was taken.
	Computed time.Duration

	sample sandbox.Sample
}

// UntilSample returns how long after the start of the wait the sample is taken.
func (w *Wait) UntilSample() time.Duration { return w.Limit / 8 }

// Counts returns the part of the time from w.Since to now that counts towards the limit. A sample that was
// taken too late shows that the judge itself had to wait for a processor. So the time before the sample
// counts as at most an eighth of the limit.
func (w *Wait) Counts(now time.Time) time.Duration {
	if w.Sampled.IsZero() {
		return min(now.Sub(w.Since), w.UntilSample())
	}
	before := min(w.Sampled.Sub(w.Since), w.UntilSample())
	return before + sandbox.ChargedTime(now.Sub(w.Sampled), w.sample, sandbox.SampleOf(w.Programs...))
}

// Left returns the time until the clock must be read again, to take the sample or because the limit may be exceeded. It
// returns 0 if the limit is exceeded.
func (w *Wait) Left() time.Duration {
	now := time.Now()
	if w.Sampled.IsZero() {
		if due := w.UntilSample() - now.Sub(w.Since); due > 0 {
			return due
		}
		w.sample = sandbox.SampleOf(w.Programs...)
		w.Computed = sandbox.SampleOf(w.Programs[0]).ProcessorTime()
		w.Sampled = now
	}
	return max(0, w.Limit-w.Counts(now))
}
