package main_test

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"oj/testcases/internal/arena/replay"
	"oj/tools/shared/testing/program"
)

var (
	recorded = regexp.MustCompile(`seed=(\d+) p0=(\w+) p1=(\w+) frames=\d+ commands=(\d+)\nmoves (.*)\nscores (\S+) (\S+) `)
	short    = strings.NewReplacer("S ", "SEED ", "G ", "GROW ", "C ", "COMPLETE ")
)

// list returns the actions in what a player was told.
func list(told string) []string {
	lines := strings.Split(strings.TrimSpace(told), "\n")
	return lines[slices.Index(lines, "WAIT"):]
}

// TestGames replays games of CodinGame's referee.
func TestGames(t *testing.T) {
	referee := program.Build(t, ".")
	for _, m := range replay.Recorded(t, "games.txt", recorded, 7) {
		answers := [2][]string{}
		for _, move := range strings.Split(m[5], "; ") {
			answer := short.Replace(move[2:])
			switch answer {
			case "W":
				answer = "WAIT"
			case "(timeout)":
				answer = "!late 200000 too late"
			}
			answers[move[0]-'0'] = append(answers[move[0]-'0'], answer)
		}
		got := replay.Play(t, referee, []string{"seed=" + m[1]}, replay.Script(answers[0]...), replay.Script(answers[1]...))
		name := fmt.Sprintf("seed %s, %s and %s", m[1], m[2], m[3])
		if scores := fmt.Sprint(got.Scores); scores != fmt.Sprintf("[%s %s]", m[6], m[7]) || fmt.Sprint(got.Answers) != m[4] {
			t.Errorf("%s: scores %s after %d answers, want %s %s after %s; %q", name, scores, got.Answers, m[6], m[7], m[4], got.Out)
			continue
		}

		// Players that choose by place or by name check the lists, and so all draws of the generator.
		for i, kind := range m[2:4] {
			for turn, told := range got.Told[i] {
				want, actions := "", list(told)
				switch kind {
				case "given":
					want = actions[min(1, len(actions)-1)]
				case "greedy":
					slices.Sort(actions)
					for _, word := range []string{"WAIT", "SEED", "GROW", "COMPLETE"} {
						if k := slices.IndexFunc(actions, func(s string) bool { return strings.HasPrefix(s, word) }); k >= 0 {
							want = actions[k]
						}
					}
				default:
					continue
				}
				if answers[i][turn] != want {
					t.Fatalf("%s: turn %d of player %d is %s, want %s", name, turn+1, i, answers[i][turn], want)
				}
			}
		}
	}
}

var start = regexp.MustCompile(`seed (-?\d+) holes \[(.*?)\] trees \(cell size mine dormant\) \[(.*?)\] moves of p0 \[(.*?)\]`)

// TestStarts compares holes, trees and actions with those of CodinGame's referee.
func TestStarts(t *testing.T) {
	referee := program.Build(t, ".")
	for _, m := range replay.Recorded(t, "starts.txt", start, 5) {
		got := replay.Play(t, referee, []string{"seed=" + m[1]}, replay.Script(), replay.Script())
		lines := strings.Split(got.Told[0][0], "\n")
		var holes, trees, moves []string
		for _, line := range lines[1:38] {
			if words := strings.Fields(line); words[1] == "0" {
				holes = append(holes, words[0])
			}
		}
		trees = lines[43:47]
		moves = list(got.Told[0][0])
		quoted := func(words []string) string {
			if len(words) == 0 {
				return ""
			}
			return "'" + strings.Join(words, "', '") + "'"
		}
		if quoted(holes) != m[2] || quoted(trees) != m[3] || quoted(moves) != m[4] {
			t.Errorf("seed %s: holes %s, trees %s, actions %s; want %s, %s, %s", m[1], quoted(holes), quoted(trees), quoted(moves), m[2], m[3], m[4])
		}
	}
}

func TestFirstInput(t *testing.T) { replay.FirstInput(t, program.Build(t, "."), "seed=1") }

// TestAnswers tries the form of an answer at the start of seed 1. An impossible action puts the player to sleep; an answer
// of another form is the end.
func TestAnswers(t *testing.T) {
	referee := program.Build(t, ".")
	for answer, out := range map[string]bool{
		"WAIT": false, "WAIT hello": false, "SEED 26 12": false, "SEED 26 12 hello": false, "SEED 26 26": false, "GROW 99999999999999999999": false,
		"COMPLETE 21": false, "GROW 30": false,
		"wait": true, "WAITING": true, "GROW": true, "GROW -1": true, "GROW  21": true, "SEED 21": true, "SEED 26 x": true, "": true,
	} {
		got := replay.Play(t, referee, []string{"seed=1"}, replay.Script(answer, "JUMP"), replay.Script("WAIT", "JUMP"))
		if isOut := strings.HasPrefix(got.Out[0], "invalid: \"") && !strings.Contains(got.Out[0], "JUMP"); isOut != out {
			t.Errorf("%q: %q, want out %v", answer, got.Out, out)
		}
	}
}
