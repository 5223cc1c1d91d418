package main

import (
	"bytes"
	"fmt"
	"os/exec"
	"strings"
	"testing"

	"oj/problems/lib/game"
	"oj/problems/lib/scan"
	"oj/tools/shared/testing/full"
	"oj/tools/shared/testing/program"
)

// mixtures lists three pairs for each shape. A pair says how many of 1000 nodes have one gateway link, and
// how many have two.
var mixtures = map[string][3][2]int{
	"tree":  {{150, 120}, {300, 80}, {450, 60}},
	"ring":  {{150, 120}, {300, 80}, {450, 60}},
	"chain": {{150, 120}, {300, 80}, {500, 50}},
	"hubs":  {{150, 50}, {300, 40}, {450, 30}},
	"grid":  {{100, 50}, {200, 40}, {350, 20}},
	"mesh":  {{150, 50}, {250, 40}, {350, 30}},
	"dense": {{30, 30}, {60, 20}, {100, 10}},
}

// TestRange counts the generated maps whose exact value the search finds within fifty times the limit of a
// turn. With -full it uses the 1,890 maps of the README's table, otherwise some small ones.
func TestRange(t *testing.T) {
	generate := program.Build(t, "oj/testcases/skynet2/generators/generate")
	sizes, seeds := [][2]int{{40, 4}}, 3
	if full.Mine(t.Name()) {
		sizes, seeds = [][2]int{{40, 4}, {120, 8}, {500, 20}}, 30
	}
	for _, size := range sizes {
		for shape, mixture := range mixtures {
			var count [3]int // the number of maps with each verdict
			for _, m := range mixture {
				args := []any{shape, size[0], size[1], m[0], m[1], 1, seeds}
				for _, v := range judge(t, generate, strings.Fields(fmt.Sprintln(args...)), seeds) {
					count[v]++
				}
			}
			t.Logf("%d nodes, %s: %d won, %d lost, %d open", size[0], shape, count[won], count[lost], count[open])
			if count[open] > 0 && size[0] < 500 {
				t.Errorf("%d nodes, %s: %d maps are open", size[0], shape, count[open])
			}
		}
	}
}

// judge generates maps and returns the verdict of the search on each of them.
func judge(t *testing.T, generate string, args []string, maps int) []verdict {
	t.Helper()
	text, err := exec.Command(generate, args...).Output()
	if err != nil {
		t.Fatalf("%v: %v", args, err)
	}
	in := scan.New(bytes.NewReader(text))
	var verdicts []verdict
	for range maps {
		m := game.ReadMap(in)
		a := in.Int(0, m.Nodes-1)
		s, v := newPlayer(m).solver, open
		s.limit = 50 * thinking / m.Nodes
		for free := 1; v == open && !s.late; free++ {
			v, _ = s.turn(a, free)
		}
		if s.late {
			v = open
		}
		verdicts = append(verdicts, v)
	}
	return verdicts
}
