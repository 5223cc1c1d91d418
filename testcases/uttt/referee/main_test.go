package main_test

import (
	"fmt"
	"strings"
	"testing"

	"oj/testcases/internal/arena/replay"
	"oj/tools/shared/testing/program"
)

// TestGames replays games of CodinGame's referee.
func TestGames(t *testing.T) {
	referee := program.Build(t, ".")
	games := 0
	blocks := strings.Split(replay.Text(t, "games.txt"), "\nseed=")
	for _, block := range blocks[1:] {
		lines := strings.Split(block, "\n")
		seed, _, _ := strings.Cut(lines[0], " ")
		answers := [2][]string{}
		moves := strings.Fields(lines[1])[1:]
		for _, move := range moves {
			who, what, _ := strings.Cut(move, ":")
			answer := strings.ReplaceAll(what, ",", " ")
			if what == "(timeout)" {
				answer = "!late 200000 200 ms"
			}
			answers[who[0]-'0'] = append(answers[who[0]-'0'], answer)
		}

		got := replay.Play(t, referee, []string{"seed=" + seed}, replay.Script(answers[0]...), replay.Script(answers[1]...))
		if want := strings.TrimPrefix(lines[2], "scores "); fmt.Sprintf("%d %d", got.Scores[0], got.Scores[1]) != want || got.Answers != len(moves) {
			t.Errorf("seed %s: scores %v after %d answers, want %s after %d", seed, got.Scores, got.Answers, want, len(moves))
		}

		// In this game both players play the first move of the shuffled list, so it checks the shuffle.
		if strings.Contains(lines[0], "p0=given p1=given") {
			first := func(told []string) string { return told[2] }
			if shuffled := replay.Play(t, referee, []string{"seed=" + seed}, first, first); fmt.Sprint(shuffled) != fmt.Sprint(got) {
				t.Errorf("seed %s: the first moves of the list are %v, want %v", seed, shuffled, got)
			}
		}
		games++
	}
	if games != 9 {
		t.Errorf("%d games, want 9", games)
	}
}

func TestFirstInput(t *testing.T) { replay.FirstInput(t, program.Build(t, "."), "seed=1") }

// TestAnswers tries the form of an answer.
func TestAnswers(t *testing.T) {
	referee := program.Build(t, ".")
	for answer, want := range map[string]string{
		"4 4":               "",
		"4 4 hello":         "",
		"4\t4\thi 5":        "",
		"4":                 "invalid: \"4\" is not ROW COL",
		"4 4x":              "invalid: \"4 4x\" is not ROW COL",
		"44 4":              "invalid: \"44 4\" is not ROW COL",
		"a b":               "invalid: \"a b\" is not ROW COL",
		"":                  "invalid: \"\" is not ROW COL",
		"-1 4":              "illegal: -1 4 is not a legal move",
		"9 9":               "illegal: 9 9 is not a legal move",
		"!late 1 z":         "time: z",
		"!crash 1 z":        "crash: z",
		"!stall 1 z":        "stall: z",
		"!line 1050000 4 4": "",
		"!line 1051000 4 4": "time: 1051 ms, the limit is 1000 ms",
	} {
		got := replay.Play(t, referee, []string{"seed=1"}, replay.Script(answer, "x"), replay.Script("3 3"))
		if want == "" {
			want = "invalid: \"x\" is not ROW COL" // the second answer
		}
		if got.Out[0] != want || got.Scores[0] != -1 || got.Scores[1] != 0 || fmt.Sprint(got.Ranks) != "[1 0]" {
			t.Errorf("%q: %q, scores %v, ranks %v; want %q", answer, got.Out[0], got.Scores, got.Ranks, want)
		}
	}

	// The third turn above the limit loses, even within the grace time. The first turn has a limit of its own.
	slow := []string{"!line 900000 0 0", "!line 101000 0 3", "!line 120000 0 6", "!line 150000 3 0"}
	got := replay.Play(t, referee, []string{"seed=1"}, replay.Script(slow...), replay.Script("0 1", "0 2", "1 0"))
	if got.Out[0] != "time: 150 ms, the limit is 100 ms, and it is the third time" {
		t.Errorf("three slow turns: %q", got.Out[0])
	}
}

// TestOpening: with opening plies, only one move is offered, but each legal move is accepted.
func TestOpening(t *testing.T) {
	referee := program.Build(t, ".")
	seen := map[string]bool{}
	for seed := range 20 {
		got := replay.Play(t, referee, []string{fmt.Sprint("seed=", seed), "plies=2"}, replay.Script("4 4"), replay.Script("3 3"))
		offered := strings.Split(got.Told[0][0], "\n")
		if offered[1] != "1" || len(offered) != 4 {
			t.Fatalf("%q: want one move", got.Told[0][0])
		}
		seen[offered[2]] = true
		if reply := strings.Split(got.Told[1][0], "\n"); reply[1] != "1" || strings.Split(got.Told[0][1], "\n")[1] == "1" {
			t.Errorf("%q, then %q: want one move in the first two plies", got.Told[1][0], got.Told[0][1])
		}
	}
	if len(seen) < 12 {
		t.Errorf("20 seeds give only %d openings", len(seen))
	}
}
