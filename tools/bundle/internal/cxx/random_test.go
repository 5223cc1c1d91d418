package cxx

// This file generates random programs and compares their output in Go and in C++. A program consists of
// independent units, which are groups of declarations with a start function.

import (
	"flag"
	"fmt"
	"testing"

	"oj/tools/bundle/internal/cxx/randprog"
	"oj/tools/shared/testing/full"
)

var (
	randomSeeds = flag.Int("seeds", 1, "random programs to compare")
	randomUnits = flag.Int("units", 6, "units in a random program")
	randomFrom  = flag.Int64("seed", 1, "first seed; the long check is -seeds 100 -units 100 -timeout 0")
)

// foundSeeds contains the seeds of programs that once showed a difference, with the numbers of units in these
// programs. TestRandom always compares them.
var foundSeeds = map[int64]int{
	1006:   7,  // a slice expression that panics before a call to its right
	900016: 92, // a division by zero before a call to its right
}

// TestRandom generates programs from consecutive seeds, and compares their behaviour in Go and in C++.
func TestRandom(t *testing.T) {
	command, dir := compiler(t), t.TempDir()
	units := map[string]int{}
	var names []string
	add := func(seed int64, n int) {
		name := fmt.Sprint(seed)
		names = append(names, name)
		units[name] = n
	}
	for seed, n := range foundSeeds {
		if full.Mine(fmt.Sprint(t.Name(), seed)) {
			add(seed, n)
		}
	}
	for i := 0; i < *randomSeeds; i++ {
		add(*randomFrom+int64(i), *randomUnits)
	}
	inParallel(names, func(name string) {
		var seed int64
		fmt.Sscan(name, &seed)
		src, err := randprog.Source(seed, units[name])
		if err != nil {
			t.Errorf("seed %d: %v", seed, err)
			return
		}
		diff, err := compare(src, nil, randprog.Version(seed), command, dir, "random"+name)
		if err != nil {
			t.Errorf("seed %d: %v", seed, err)
		} else if diff != "" {
			t.Errorf("seed %d: %s", seed, diff)
		} else {
			t.Logf("seed %d: %d units agree", seed, units[name])
		}
	})
}
