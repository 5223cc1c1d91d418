// UVa 10158, War: what is known of friends and enemies, whose friends are friends and whose enemies' enemies, too?
//
// State: a person, once with his friends and once with his enemies: 2n sets, in pairs that mirror each other.
// Neighbours: two sets that are said to be the same, and then their mirror images, too.
// Start: everybody by himself.
// Goal: two people in the same set, or one with the enemies of the other; a set with its own mirror image never.
package main

import (
	"bufio"
	"fmt"
	"io"
	"os"

	"oj/problems/lib/graph"
	"oj/problems/lib/scan"
)

const mostPerson = 1 << 24 // because the sets take memory for each person up to the largest

const (
	end = iota // the operations; others are ignored
	setFriends
	setEnemies
	areFriends
	areEnemies
)

// A war has sides: person x stands with his friends at x, and with his enemies at x + people.
type war struct {
	people int
	sides  graph.Sets
}

// enemies returns the place that mirrors a person's.
func (w war) enemies(x int) int { return x + w.people }

// setFriends makes x and y friends and returns true, unless they are known to be enemies.
func (w war) setFriends(x, y int) bool {
	if w.areEnemies(x, y) {
		return false
	}
	w.sides.Join(x, y)
	w.sides.Join(w.enemies(x), w.enemies(y))
	return true
}

// setEnemies makes x and y enemies and returns true, unless they are known to be friends.
func (w war) setEnemies(x, y int) bool {
	if w.areFriends(x, y) {
		return false
	}
	w.sides.Join(x, w.enemies(y))
	w.sides.Join(w.enemies(x), y)
	return true
}

func (w war) areFriends(x, y int) bool { return w.sides.Same(x, y) }
func (w war) areEnemies(x, y int) bool { return w.sides.Same(x, w.enemies(y)) }

type operation struct{ what, x, y int }

// read returns the operations and the number of people that they name, because some files name more than they announce.
func read(in *scan.Scanner) (all []operation, people int) {
	if in.Case() {
		in.Int(0, scan.Max) // what the file announces
	}
	for in.Case() {
		o := operation{in.Int(end, scan.Max), in.Int(0, mostPerson), in.Int(0, mostPerson)}
		if in.Err() != nil || o.what == end {
			break
		}
		all = append(all, o)
		for _, person := range []int{o.x, o.y} {
			if person >= people {
				people = person + 1
			}
		}
	}
	return all, people
}

// tell prints 1 for what is known, 0 otherwise.
func tell(out io.Writer, known bool) {
	if known {
		fmt.Fprintln(out, 1)
	} else {
		fmt.Fprintln(out, 0)
	}
}

func run(r io.Reader, w io.Writer) error {
	in, out := scan.New(r), bufio.NewWriter(w)
	operations, people := read(in)
	all := war{people, graph.NewSets(2 * people)}
	for _, o := range operations {
		switch o.what {
		case setFriends:
			if !all.setFriends(o.x, o.y) {
				fmt.Fprintln(out, -1)
			}
		case setEnemies:
			if !all.setEnemies(o.x, o.y) {
				fmt.Fprintln(out, -1)
			}
		case areFriends:
			tell(out, all.areFriends(o.x, o.y))
		case areEnemies:
			tell(out, all.areEnemies(o.x, o.y))
		}
	}
	if err := out.Flush(); err != nil {
		return err
	}
	return in.Mistake()
}

func main() {
	if err := run(os.Stdin, os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
