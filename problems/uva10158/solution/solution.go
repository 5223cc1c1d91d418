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

	"oj/problems/internal/graph"
	"oj/problems/internal/scan"
)

const (
	end = iota
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
	if w.sides.Same(x, w.enemies(y)) {
		return false
	}
	w.sides.Join(x, y)
	w.sides.Join(w.enemies(x), w.enemies(y))
	return true
}

// setEnemies makes x and y enemies and returns true, unless they are known to be friends.
func (w war) setEnemies(x, y int) bool {
	if w.sides.Same(x, y) {
		return false
	}
	w.sides.Join(x, w.enemies(y))
	w.sides.Join(w.enemies(x), y)
	return true
}

func run(r io.Reader, w io.Writer) error {
	in, out := scan.New(r), bufio.NewWriter(w)
	n := in.Int(1, 1<<20)
	all := war{n, graph.NewSets(2 * n)}
	bit := map[bool]int{true: 1}
	for {
		what, x, y := in.Int(end, areEnemies), in.Int(0, n-1), in.Int(0, n-1)
		if in.Err() != nil || what == end {
			break
		}
		switch what {
		case setFriends:
			if !all.setFriends(x, y) {
				fmt.Fprintln(out, -1)
			}
		case setEnemies:
			if !all.setEnemies(x, y) {
				fmt.Fprintln(out, -1)
			}
		case areFriends:
			fmt.Fprintln(out, bit[all.sides.Same(x, y)])
		case areEnemies:
			fmt.Fprintln(out, bit[all.sides.Same(x, all.enemies(y))])
		}
	}
	if err := out.Flush(); err != nil {
		return err
	}
	return in.Err()
}

func main() {
	if err := run(os.Stdin, os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
