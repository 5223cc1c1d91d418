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

// fuelLeft contains, for some maps, the least fuel that the solution must leave.
var fuelLeft = map[string]int{
	"01-easy-on-the-right":        240, // best known: 341
	"03-initial-speed-wrong-side": 420, // best known: 517
	"05-high-ground":              570, // best known: 728
}

// TestLandings: on every map, the solution finds a flight that lands.
func TestLandings(t *testing.T) {
	for _, file := range inputs.Of(t, 10, "marslander2") {
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
