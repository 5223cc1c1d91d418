package cxx

// This file compares random programs between Go and C++. Each program holds many independent units.

import (
	"flag"
	"fmt"
	"testing"

	"oj/tools/bundle/internal/cxx/randprog"
)

var (
	randomSeeds = flag.Int("seeds", 2, "random programs to compare")
	randomUnits = flag.Int("units", 20, "units in a random program")
	randomFrom  = flag.Int64("seed", 1, "first seed; the long check is -seeds 500 -timeout 0")
)

// foundSeeds made differences once; they are compared every time.
var foundSeeds = []int64{}

// TestRandom compares programs of consecutive seeds.
func TestRandom(t *testing.T) {
	if testing.Short() {
		t.Skip("compiles programs")
	}
	command, dir := compiler(t), t.TempDir()
	var names []string
	for _, seed := range foundSeeds {
		names = append(names, fmt.Sprint(seed))
	}
	for i := 0; i < *randomSeeds; i++ {
		names = append(names, fmt.Sprint(*randomFrom+int64(i)))
	}
	inParallel(names, func(name string) {
		var seed int64
		fmt.Sscan(name, &seed)
		src, err := randprog.Source(seed, *randomUnits)
		if err != nil {
			t.Errorf("seed %d: %v", seed, err)
			return
		}
		diff, err := compare(src, nil, randprog.Version(seed), command, dir, "random"+name)
		if err != nil {
			t.Errorf("seed %d: %v", seed, err)
		} else if diff != "" {
			t.Errorf("seed %d: %s", seed, diff)
		}
	})
}
