package main

import (
	"fmt"
	"math/rand"
	"strings"
	"testing"

	"oj/problems/internal/try"
)

// flood is the oracle: the lowest level at which the streets up to that level join a and b; -1 if none does.
func flood(crossings int, streets [][3]int, a, b int) int {
	for level := 0; level <= 9; level++ {
		reached := map[int]bool{a: true}
		for range crossings {
			for _, s := range streets {
				if s[2] <= level && (reached[s[0]] || reached[s[1]]) {
					reached[s[0]], reached[s[1]] = true, true
				}
			}
		}
		if reached[b] {
			return level
		}
	}
	return -1
}

func TestAgainstFlooding(t *testing.T) {
	random := rand.New(rand.NewSource(10048))
	var in, want strings.Builder
	for number := 1; number <= 1000; number++ {
		crossings := 2 + random.Intn(6)
		streets := make([][3]int, random.Intn(2*crossings))
		fmt.Fprintln(&in, crossings, len(streets), crossings*(crossings-1))
		for i := range streets {
			a, b := random.Intn(crossings), random.Intn(crossings-1)
			if b >= a {
				b++
			}
			streets[i] = [3]int{a, b, random.Intn(10)}
			fmt.Fprintln(&in, a+1, b+1, streets[i][2])
		}
		if number > 1 {
			fmt.Fprintln(&want)
		}
		fmt.Fprintf(&want, "Case #%d\n", number)
		for a := range crossings {
			for b := range crossings {
				if a == b {
					continue
				}
				fmt.Fprintln(&in, a+1, b+1)
				if level := flood(crossings, streets, a, b); level >= 0 {
					fmt.Fprintln(&want, level)
				} else {
					fmt.Fprintln(&want, "no path")
				}
			}
		}
	}
	in.WriteString("0 0 0\n")
	try.Answers(t, run, in.String(), want.String())
}
