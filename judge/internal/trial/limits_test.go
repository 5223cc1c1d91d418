package trial

import (
	"testing"
	"time"

	"oj/judge/internal/decide"
	"oj/tools/shared/problem"
)

// TestBounds checks that the sandbox's limit on processor time includes Limits.Extra. In a game, the limit on idling
// must be greater than the time limit. The sandbox must kill a program that prints too much in a game, but
// not in other problems.
func TestBounds(t *testing.T) {
	p := &Contestant{
		Pkg:    &problem.Package{Limits: problem.Limits{ValidationTime: time.Minute}},
		Limits: decide.Limits{Time: 2 * time.Second, Extra: time.Second, Memory: 7, Output: 8},
	}
	b := p.bounds()
	p.Pkg.Interactive = true
	g := p.bounds()
	if b.CPU != 3*time.Second || b.Idle != 3*time.Second || b.Wall != 20*time.Second || b.Memory != 7 || b.Output != 0 || b.FileSize != 8 {
		t.Errorf("%+v", b)
	}
	if g.Idle != 4*time.Second || g.Wall != b.Wall+time.Minute || g.CPU != b.CPU || g.Output != 8 {
		t.Errorf("a game: %+v", g)
	}
}

// TestBoundsByTurns: if only the turns of a game are limited, the processor time is not, and a program that computes is not
// idle before the longest turn is over.
func TestBoundsByTurns(t *testing.T) {
	p := &Contestant{
		Pkg:    &problem.Package{Interactive: true, Limits: problem.Limits{ValidationTime: time.Minute}},
		Limits: decide.Limits{Whole: 20 * time.Second, Turn: 4 * time.Second},
	}
	b := p.bounds()
	if b.CPU != 0 || b.Idle != 5*time.Second || b.Wall != 170*time.Second {
		t.Errorf("%+v", b)
	}
}
