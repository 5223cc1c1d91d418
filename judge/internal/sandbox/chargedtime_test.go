package sandbox

import (
	"testing"
	"time"
)

// TestChargedTime checks that a program is not charged for the time in which its threads wait because other
// programs use the processors. If they wait because other threads of the same program use the processors, the
// program must be charged.
func TestChargedTime(t *testing.T) {
	const s = time.Second
	waits := func(d ...time.Duration) map[int]time.Duration {
		m := map[int]time.Duration{}
		for i, d := range d {
			m[i] = d
		}
		return m
	}
	for _, c := range []struct {
		name     string
		elapsed  time.Duration
		from, to Sample
		want     time.Duration
	}{
		{"nothing is known", 4 * s, Sample{}, Sample{}, 4 * s},
		{"sleeps", 4 * s, Sample{}, Sample{cpu: 0, waited: waits(0, 0)}, 4 * s},
		{"waits half of the time", 4 * s, Sample{}, Sample{cpu: s / 1000, waited: waits(2 * s)}, 2 * s},
		{"waits nearly always", 4 * s, Sample{}, Sample{cpu: s / 1000, waited: waits(3999 * s / 1000)}, s / 1000},
		{"what was before is not counted twice", 4 * s, Sample{cpu: 5 * s, waited: waits(7 * s)}, Sample{cpu: 5 * s, waited: waits(8 * s)}, 3 * s},
		{"one thread after the other", 4 * s, Sample{}, Sample{cpu: s / 1000, waited: waits(s, s, s/2)}, 3 * s / 2},
		{"all threads at the same time", 4 * s, Sample{}, Sample{cpu: s / 1000, waited: waits(s, s, s, s, s, s)}, s},
		{"a new thread", 2 * s, Sample{cpu: 0, waited: waits(s)}, Sample{cpu: s / 1000, waited: waits(s, s)}, s},
		{"no more than there is", s, Sample{}, Sample{cpu: 1000 * s, waited: waits(0)}, s},
		{"its own threads", 4 * s, Sample{}, Sample{cpu: 1000 * s, waited: waits(3*s, 3*s, 3*s)}, 4 * s},
		{"the judge waits before it sees the answer", 4 * s, Sample{judge: waits(s)}, Sample{waited: waits(s / 2), judge: waits(3 * s)}, 3 * s / 2},
		{"a thread is gone", 4 * s, Sample{cpu: 9 * s, waited: waits(s, s)}, Sample{cpu: 0, waited: waits(s)}, 4 * s},
	} {
		if got := ChargedTime(c.elapsed, c.from, c.to); got != c.want {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
	}
}
