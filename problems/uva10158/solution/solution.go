// UVa 10158, War: are two people friends or enemies, if friends of friends and enemies of enemies are friends?
//
// State: a partition of places into sides. Each person has two places, one for the person's own side and one for the
// opposite side, because it is not known which side is which.
// Neighbours: two places that a statement puts on one side. Then their mirror images are on one side, too.
// Start: every place is a side of its own.
// Goal: the places of a question are on one side. A person's own two places never are.
package main

import (
	"bufio"

	"oj/problems/lib/graph"
	"oj/problems/lib/scan"
)

const mostPerson = 1 << 24 // because the sets take memory for each person up to the largest

// The operations. Others are ignored.
const (
	end = iota
	setFriends
	setEnemies
	areFriends
	areEnemies
)

type war struct{ sides graph.Sets }

// friends returns the place of a person among friends.
func friends(person int) int { return 2 * person }

// enemies returns the mirror image of that place: where the enemies of a person are.
func enemies(person int) int { return 2*person + 1 }

// meet makes room for a person, because some files name people beyond the number that they announce.
func (w *war) meet(person int) {
	for len(w.sides) <= enemies(person) {
		w.sides = append(w.sides, len(w.sides)) // a side of its own
	}
}

func (w *war) areFriends(x, y int) bool { return w.sides.Same(friends(x), friends(y)) }
func (w *war) areEnemies(x, y int) bool { return w.sides.Same(friends(x), enemies(y)) }

func (w *war) setFriends(x, y int) {
	w.sides.Join(friends(x), friends(y))
	w.sides.Join(enemies(x), enemies(y))
}

func (w *war) setEnemies(x, y int) {
	w.sides.Join(friends(x), enemies(y))
	w.sides.Join(enemies(x), friends(y))
}

// do carries out an operation and returns the line to print, if any.
func (w *war) do(operation, x, y int) string {
	switch operation {
	case setFriends:
		if w.areEnemies(x, y) {
			return "-1\n" // a contradiction: nothing changes
		}
		w.setFriends(x, y)
	case setEnemies:
		if w.areFriends(x, y) {
			return "-1\n"
		}
		w.setEnemies(x, y)
	case areFriends:
		return known(w.areFriends(x, y))
	case areEnemies:
		return known(w.areEnemies(x, y))
	}
	return ""
}

func known(yes bool) string {
	if yes {
		return "1\n"
	}
	return "0\n"
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	if !in.Case() {
		return // an empty file
	}
	people := in.Int(0, mostPerson)
	w := war{graph.NewSets(2 * people)}

	for in.Case() {
		operation, x, y := in.Int(end, scan.Max), in.Int(0, mostPerson), in.Int(0, mostPerson)
		if operation == end {
			break
		}
		w.meet(x)
		w.meet(y)
		out.WriteString(w.do(operation, x, y))
	}
}

func main() { scan.Main(solve) }
