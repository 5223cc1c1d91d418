// This file tests which time counts in a game.

package clock

import (
	"testing"
	"time"
)

// TestJudgeWaits checks that time does not count if the judge itself has waited for a processor and has
// therefore taken its sample too late.
func TestJudgeWaits(t *testing.T) {
	const ms, limit = time.Millisecond, 600 * time.Millisecond
	sent := time.Now()
	for early, want := range map[time.Duration]time.Duration{0: 75 * ms, 75 * ms: 750 * ms, 700 * ms: 125 * ms} {
		w := Wait{Since: sent, Limit: limit}
		if early > 0 {
			w.Sampled = sent.Add(early)
		}
		if got := w.Counts(sent.Add(750 * ms)); got != want {
			t.Errorf("early sample after %v: %v of 750 ms count, want %v", early, got, want)
		}
	}
}
