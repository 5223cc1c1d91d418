// What the clock of a game counts.

package match

import (
	"testing"
	"time"

	"oj/judge/internal/sandbox"
)

// TestJudgeWaits: what the judge itself has waited for a processor, before it took its early sample, is nobody's time.
func TestJudgeWaits(t *testing.T) {
	const ms, limit = time.Millisecond, 600 * time.Millisecond
	asked := time.Now()
	for early, want := range map[time.Duration]time.Duration{0: 75 * ms, 75 * ms: 750 * ms, 700 * ms: 125 * ms} {
		g := &game{sampled: asked.Add(early)}
		if got := g.charge(asked, limit, asked.Add(750*ms), sandbox.Sample{}); got != want {
			t.Errorf("early sample after %v: %v of 750 ms count, want %v", early, got, want)
		}
	}
}
