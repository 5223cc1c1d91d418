package problem

import (
	"slices"
	"testing"
	"time"
)

// TestTurnLimits: the time limit of a game is the first turn, plus the limit of a turn for each further one, times the
// patience. A stated time limit, and a game without limits for turns, keep theirs.
func TestTurnLimits(t *testing.T) {
	const ms, game = time.Millisecond, "validation: custom interactive\n"
	for _, c := range []struct {
		settings string
		patience int
		whole    time.Duration // 0 if the game has no limits for turns
		longest  time.Duration
		text     string
	}{
		{game + "validator_flags: turn=100 first=1000 turns=200\n", 0, 4 * (1000 + 199*100) * ms, 4000 * ms, "100 ms a turn, 1000 ms for the first, times 4"},
		{game + "validator_flags: turn=100 first=1000 turns=200\n", 1, (1000 + 199*100) * ms, 1000 * ms, "100 ms a turn, 1000 ms for the first"},
		{game + "validator_flags: turn=50 first=10000 turns=1 patience=2\n", 0, 20 * time.Second, 20 * time.Second, "50 ms a turn, 10000 ms for the first, times 2"},
		{game + "validator_flags: turn=50 first=10 turns=3 patience=2\n", 3, 330 * ms, 150 * ms, "50 ms a turn, 10 ms for the first, times 3"},
		// The defaults: the first turn takes a second, and there are 400 turns.
		{game + "validator_flags: turn=50\n", 0, 4 * (1000 + 399*50) * ms, 4000 * ms, "50 ms a turn, 1000 ms for the first, times 4"},
		// The referee itself rejects a value that is not a number.
		{game + "validator_flags: turn=50 first=x turns=0\n", 0, 4 * (1000 + 399*50) * ms, 4000 * ms, "50 ms a turn, 1000 ms for the first, times 4"},
		{game + "validator_flags: first=50\n", 0, 0, 0, ""},
		{game, 0, 0, 0, ""},
		{"validation: custom\nvalidator_flags: turn=50\n", 0, 0, 0, ""},
	} {
		dir := write(t, map[string]string{
			"problem.yaml": c.settings, "data/sample/1.in": "", "data/sample/1.ans": "", "output_validators/a.sh": "",
		})
		p, err := ReadWith(dir, Options{Patience: c.patience})
		if err != nil {
			t.Fatalf("%q: %v", c.settings, err)
		}

		l, limited := p.TurnLimits()
		if limited != (c.whole > 0) || p.ByTurns != limited {
			t.Errorf("%q: limits turns: %v, by turns: %v", c.settings, limited, p.ByTurns)
			continue
		}
		if limited && (p.TimeLimit != c.whole || l.Longest() != c.longest || l.String() != c.text) {
			t.Errorf("%q with patience %d: %v, longest turn %v, %q; want %v, %v, %q", c.settings, c.patience, p.TimeLimit, l.Longest(), l, c.whole, c.longest, c.text)
		}
	}
}

// TestPatience: the referee gets the patience as its last flag, which counts. A stated time limit of the whole game stays.
func TestPatience(t *testing.T) {
	dir := write(t, map[string]string{
		"problem.yaml": "validation: custom interactive\nvalidator_flags: turn=100 patience=4\n", ".timelimit": "7\n",
		"data/sample/1.in": "", "data/sample/1.ans": "", "output_validators/a.sh": "",
	})
	p, err := ReadWith(dir, Options{Patience: 1})
	if err != nil {
		t.Fatal(err)
	}
	if p.TimeLimit != 7*time.Second || p.ByTurns || !slices.Equal(p.ValidatorFlags, []string{"turn=100", "patience=4", "patience=1"}) {
		t.Errorf("time limit %v, by turns %v, flags %v", p.TimeLimit, p.ByTurns, p.ValidatorFlags)
	}
}
