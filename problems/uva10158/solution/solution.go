// UVa 10158, War: are two people friends or enemies, if friends of friends and enemies of enemies are friends?
//
// State: a partition of vertices into sets. Person v has two vertices: 2v for v and its friends, 2v+1 for the
// enemies of v.
// Neighbours: two vertices that a statement joins. The other vertices of the same two people are joined, too.
// Start: every vertex is a set of its own.
// Goal: the two vertices of a question are in one set. The two vertices of one person are never in one set.
package main

import (
	"bufio"

	"oj/problems/lib/graph"
	"oj/problems/lib/scan"
)

const mostPerson = 1 << 24 // the largest allowed number of a person: the sets take memory for all people up to it

// The operations of the input. Other numbers are ignored.
const (
	end = iota
	setFriends
	setEnemies
	areFriends
	areEnemies
)

type war struct{ sides graph.Sets }

// friends returns the vertex of a person and its friends.
func friends(person int) int { return 2 * person }

// enemies returns the vertex of the enemies of a person.
func enemies(person int) int { return 2*person + 1 }

// meet makes sure that the two vertices of a person exist, because some files use numbers beyond the announced number
// of people.
func (w *war) meet(person int) {
	for len(w.sides) <= enemies(person) {
		w.sides = append(w.sides, graph.NewSets(1)...) // a new vertex is a set of its own
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

// do executes an operation and returns the line to print, or "".
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
		return // the file is empty
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
