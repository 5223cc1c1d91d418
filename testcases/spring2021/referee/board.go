// This file makes the board: 37 hexagonal cells, some of which are holes, and the first trees.

package main

import (
	"slices"

	"oj/testcases/internal/java"
)

const cells = 37

// hex is a place in cube coordinates; z is -x-y.
type hex struct{ x, y int }

// directions are the neighbours of a cell, in the order of the input and of the sun.
var directions = [6]hex{{1, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}}

func (h hex) plus(d hex) hex { return hex{h.x + d.x, h.y + d.y} }
func (h hex) opposite() hex  { return hex{-h.x, -h.y} }

func (h hex) distance(to hex) int {
	x, y := h.x-to.x, h.y-to.y
	return max(x, -x, y, -y, x+y, -x-y)
}

var (
	places [cells]hex // of each index: the centre, then rings
	index  = map[hex]int{}
)

func init() {
	n := 0
	add := func(h hex) { places[n], index[h] = h, n; n++ }
	add(hex{})
	at := directions[0]
	for ring := 1; ring <= 3; ring++ {
		for side := range 6 {
			for range ring {
				add(at)
				at = at.plus(directions[(side+2)%6])
			}
		}
		at = at.plus(directions[0])
	}
}

// hashOrder is the order in which CodinGame's board, a HashMap of Java, lists the cells.
var hashOrder = [cells]int{
	1, 6, 8, 16, 21, 32, 19, 34, 35, 36, 11, 12, 13, 24, 29, 0, 2, 5, 9, 15, 22, 31, 7, 17, 18, 20, 33, 25, 26, 27, 28, 3, 4, 10, 14, 23, 30,
}

// newRichness returns the richness of each cell; 0 is a hole.
func newRichness(r *java.Random) (richness [cells]int) {
	for i, h := range places {
		richness[i] = 4 - max(1, h.distance(hex{}))
	}
	wanted := r.NextInt(11)
	for made := 0; made < wanted-1; {
		i := hashOrder[r.NextInt(cells)]
		if richness[i] == 0 {
			continue
		}
		richness[i] = 0
		made++
		if opposite := index[places[i].opposite()]; opposite != i {
			richness[opposite] = 0
			made++
		}
	}
	return richness
}

// firstTrees returns the cells of the first trees of player 0. Those of player 1 are opposite.
func firstTrees(r *java.Random, richness [cells]int) []int {
	for {
		var free, picks []int
		for i, h := range places {
			if h.distance(hex{}) == 3 && richness[i] > 0 {
				free = append(free, i)
			}
		}
		for len(picks) < 2 && len(free) > 0 {
			pick := free[r.NextInt(len(free))]
			picks = append(picks, pick)
			h := places[pick]
			free = slices.DeleteFunc(free, func(i int) bool {
				return places[i].distance(h) <= 2 || places[i].distance(h.opposite()) <= 2
			})
		}
		if len(picks) == 2 {
			return picks
		}
	}
}
