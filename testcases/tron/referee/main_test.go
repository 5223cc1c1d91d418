package main_test

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"oj/testcases/internal/arena/replay"
	"oj/tools/shared/testing/program"
)

var recorded = regexp.MustCompile(`starts p0=\((\d+), (\d+)\) p1=\((\d+), (\d+)\); p0 (.*) \| p1 (.*) \| moves (\d+)\+(\d+), winner p(\d) \((?:ribbon of p\d at (\d+),(\d+)|invalid)\)`)

// words expands moves such as R26 D15.
func words(short string) (list []string) {
	names := map[byte]string{'U': "UP", 'D': "DOWN", 'L': "LEFT", 'R': "RIGHT", 'r': "right"}
	for _, word := range strings.Fields(short) {
		n, _ := strconv.Atoi(word[1:])
		for range n {
			list = append(list, names[word[0]])
		}
	}
	return list
}

// TestGames replays recorded games.
func TestGames(t *testing.T) {
	referee := program.Build(t, ".")
	for _, m := range replay.Recorded(t, "games.txt", recorded, 6) {
		start := fmt.Sprintf("start=%s,%s %s,%s", m[1], m[2], m[3], m[4])
		moves := [2][]string{words(m[5]), words(m[6])}
		got := replay.Play(t, referee, []string{"seed=1", start}, replay.Script(moves[0]...), replay.Script(moves[1]...))
		winner, _ := strconv.Atoi(m[9])
		loser := 1 - winner
		if got.Ranks[winner] != 0 || got.Ranks[loser] != 1 || got.Answers != len(moves[0])+len(moves[1]) {
			t.Errorf("%s: ranks %v after %d answers, want player %d to win after %d", start, got.Ranks, got.Answers, winner, len(moves[0])+len(moves[1]))
		}
		// The last move says where the loser has hit a ribbon, unless it had no free cell.
		want := "invalid: \"right\""
		if m[10] != "" {
			want = fmt.Sprintf("lost: (%s, %s) belongs", m[10], m[11])
		}
		if out := got.Out[loser]; !strings.HasPrefix(out, want) && out != "no move: no free cell is left" {
			t.Errorf("%s: %q, want %s", start, out, want)
		}
	}
}

func TestFirstInput(t *testing.T) {
	replay.FirstInput(t, program.Build(t, "."), "seed=1", "start=9,5 10,7")
}

// TestReasons tries answers from given positions.
func TestReasons(t *testing.T) {
	referee := program.Build(t, ".")
	for _, c := range []struct{ start, first, second, out0, out1 string }{
		{"0,0 9,9", "UP", "", "lost: (0, -1) is outside of the grid", ""},
		{"0,0 0,1", "RIGHT and more", "UP", "", "lost: (0, 0) belongs to the ribbon of player 0"},
		{"5,5 6,5", "RIGHT", "", "lost: (6, 5) belongs to the ribbon of player 1", ""},
		{"5,5 9,9", "up", "", `invalid: "up" is not UP, DOWN, LEFT or RIGHT`, ""},
		{"5,5 9,9", "", "", `invalid: "" is not UP, DOWN, LEFT or RIGHT`, ""},
		{"5,5 9,9", "!crash 5 exit status 1", "", "crash: exit status 1", ""},
	} {
		got := replay.Play(t, referee, []string{"seed=1", "start=" + c.start}, replay.Script(c.first), replay.Script(c.second))
		if got.Out[0] != c.out0 || got.Out[1] != c.out1 {
			t.Errorf("%+v: %q", c, got.Out)
		}
	}
}

// TestFour: with four players the ribbon of a player that is out disappears, and its line is -1 -1 -1 -1.
func TestFour(t *testing.T) {
	got := replay.Play(t, program.Build(t, "."), []string{"seed=1", "players=4", "start=0,0 1,0 10,10 20,10"},
		replay.Script("DOWN", "UP"), replay.Script("UP"), replay.Script("UP", "UP", "LEFT", "LEFT"), replay.Script("UP", "LEFT", "DOWN"))
	// Player 1 leaves the grid, player 0 turns back, player 3 says "the script is over" before player 2 does.
	if want := "[2 3 0 1]"; fmt.Sprint(got.Ranks) != want {
		t.Errorf("ranks %v, want %s: %q", got.Ranks, want, got.Out)
	}
	if told := got.Told[2][1]; told != "4 2\n-1 -1 -1 -1\n-1 -1 -1 -1\n10 10 10 9\n20 10 20 9\n" {
		t.Errorf("in its second turn player 2 is told\n%s", told)
	}
}

// TestStarts: the seed determines the start cells, which differ.
func TestStarts(t *testing.T) {
	referee := program.Build(t, ".")
	seen := map[string]bool{}
	for seed := range 20 {
		args := []string{fmt.Sprint("seed=", seed)}
		got := replay.Play(t, referee, args, replay.Script(), replay.Script())
		if again := replay.Play(t, referee, args, replay.Script(), replay.Script()); again.Told[0][0] != got.Told[0][0] {
			t.Errorf("seed %d gives two starts:\n%s%s", seed, got.Told[0][0], again.Told[0][0])
		}
		seen[got.Told[0][0]] = true
	}
	if len(seen) < 19 {
		t.Errorf("20 seeds give only %d starts", len(seen))
	}
}
