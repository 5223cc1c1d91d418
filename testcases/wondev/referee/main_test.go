package main_test

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"oj/testcases/internal/arena/replay"
	"oj/tools/shared/testing/program"
)

var (
	recorded = regexp.MustCompile(`seed (\d+) p0=(\w+) p1=(\w+): (\d+) answers, .*'SCORES (\d+) (\d+) rounds \d+'\]; size (\d), map (\S+), units seen by p0 on turn 1: (.*)\n  (.*)`)
	short    = strings.NewReplacer("M ", "MOVE&BUILD ", "P ", "PUSH&BUILD ", "AD", "ACCEPT-DEFEAT")
)

// TestGames replays games of CodinGame's referee. The recorder asked until both players were dead, but on CodinGame the
// game is over when a player is dead and the other one leads. The winner is the same.
func TestGames(t *testing.T) {
	referee := program.Build(t, ".")
	for _, m := range replay.Recorded(t, "games.txt", recorded, 6) {
		answers := [2][]string{}
		moves := strings.Split(m[10], "; ")
		for _, move := range moves {
			answers[move[0]-'0'] = append(answers[move[0]-'0'], short.Replace(move[2:]))
		}
		play := func(options ...string) replay.Result {
			return replay.Play(t, referee, append(options, "seed="+m[1]), replay.Script(answers[0]...), replay.Script(answers[1]...))
		}
		got := play("end=both")
		if fmt.Sprint(got.Answers) != m[4] {
			t.Errorf("seed %s: %d answers, want %s", m[1], got.Answers, m[4])
		}
		if earlier := play(); fmt.Sprint(earlier.Ranks) != fmt.Sprint(got.Ranks) || earlier.Answers > got.Answers {
			t.Errorf("seed %s: ranks %v after %d answers if the game ends early, else %v after %d",
				m[1], earlier.Ranks, earlier.Answers, got.Ranks, got.Answers)
		}
		if scores := fmt.Sprint(got.Scores); scores != fmt.Sprintf("[%s %s]", m[5], m[6]) {
			t.Errorf("seed %s: scores %s, want %s %s; %q", m[1], scores, m[5], m[6], got.Out)
		}

		// The start, as player 0 sees it.
		want := m[7] + "\n2\n" + strings.ReplaceAll(m[8], "/", "\n") + "\n" + strings.ReplaceAll(m[9], ", ", "\n") + "\n"
		if !strings.HasPrefix(got.Told[0][0], want) {
			t.Errorf("seed %s: player 0 is told\n%s\nwant\n%s", m[1], got.Told[0][0], want)
		}

		// Players that take an action by its place in the list check the list in each turn.
		place := map[string]func(n int) int{
			"first": func(int) int { return 0 }, "last": func(n int) int { return n - 1 }, "mid": func(n int) int { return n / 2 },
		}
		for i, kind := range m[2:4] {
			if place[kind] == nil {
				continue
			}
			for turn, told := range got.Told[i] {
				lines := strings.Split(strings.TrimSpace(told), "\n")
				k := len(lines) - 1
				for strings.Contains(lines[k], "&BUILD") {
					k--
				}
				if list := lines[k+1:]; len(list) > 0 && list[place[kind](len(list))] != answers[i][turn] {
					t.Fatalf("seed %s: in turn %d the %s action of player %d is %s, want %s", m[1], turn+1, kind, i, list[place[kind](len(list))], answers[i][turn])
				}
			}
		}
	}
}

func TestFirstInput(t *testing.T) { replay.FirstInput(t, program.Build(t, "."), "seed=1") }

// TestAnswers tries the form of an answer at the start of seed 1. Player 1 gives up at once; with equal scores player 0
// is asked again, and gives up, too.
func TestAnswers(t *testing.T) {
	referee := program.Build(t, ".")
	const resigned = "resign: ACCEPT-DEFEAT"
	for answer, want := range map[string]string{
		"MOVE&BUILD 0 E N":         resigned,
		"move&build 0 E N":         resigned,
		"MOVE&BUILD 0 E N hello":   resigned,
		"PUSH&BUILD 1 E SE":        resigned,
		"push&build 1 E SE":        "invalid",
		"MOVE&BUILD 0 E":           "invalid",
		"MOVE&BUILD  0\te n":       resigned,
		"accept-defeat":            resigned,
		"MOVE&BUILD 2 E N":         "invalid",
		"MOVE&BUILD 0 E NE":        "illegal",
		"ACCEPT-DEFEAT good game":  resigned,
		"ACCEPT-DEFEATgood game":   "invalid",
		"":                         "invalid",
		"!late 60000 no answer":    "time: no answer",
		"!line 99000 MOVE&BUILD 0": "invalid",
	} {
		got := replay.Play(t, referee, []string{"seed=1"}, replay.Script(answer, "ACCEPT-DEFEAT"), replay.Script("ACCEPT-DEFEAT"))
		if !strings.HasPrefix(got.Out[0], want) || got.Out[1] != resigned {
			t.Errorf("%q: %q, want %s", answer, got.Out, want)
		}
	}
}
