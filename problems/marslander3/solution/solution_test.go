package main

import (
	"bufio"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"oj/problems/lib/lander"
	"oj/problems/lib/scan"
	"oj/problems/lib/try"
	"oj/tools/shared/testing/inputs"
)

// fuelLeft contains the least fuel that the solution must leave. A recorded flight leaves 704 litres on this
// map.
var fuelLeft = map[string]int{
	"01-cave-correct-side": 660,
}

// TestLandings: on every map of this problem and on the known maps of episode 2, the solution finds a flight
// that lands.
func TestLandings(t *testing.T) {
	caves := inputs.Of(t, 7, "marslander3")
	open, err := filepath.Glob("../../../testcases/marslander2/data/*/0*.in")
	if err != nil || len(open) < 5 {
		t.Fatalf("%d maps of episode 2, %v", len(open), err)
	}

	for _, file := range append(caves, open...) {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		var flight lander.Flight
		try.Run(t, func(in *scan.Scanner, out *bufio.Writer) {
			lander.Play(in, out, func(g *lander.Ground, start lander.State) lander.Flight {
				flight = plan(g, start)
				return flight
			})
		}, string(text))

		name := strings.TrimSuffix(filepath.Base(file), ".in")
		t.Logf("%s: %d turns, %d litres are left", name, len(flight.Commands), flight.Fuel)
		if !flight.Landed || flight.Fuel < fuelLeft[name] {
			t.Errorf("%s: landed %v, %d litres are left, want %d", name, flight.Landed, flight.Fuel, fuelLeft[name])
		}
	}
}

func TestHints(t *testing.T) { try.Hints(t, solve) }
