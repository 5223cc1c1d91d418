package main

import (
	"bufio"
	"fmt"

	"oj/problems/lib/search"
)

// An action is a line of the answer: a batch and the time of its order. The empty batch means one second of waiting.
type action struct {
	time int
	batch
}

// print writes the answer for a path, or `impossible` if path is nil.
func (g *game) print(out *bufio.Writer, path []search.Stop[state]) {
	if path == nil {
		fmt.Fprintln(out, "impossible")
		return
	}

	actions := g.actions(path)
	fmt.Fprintln(out, path[len(path)-1].Cost)
	fmt.Fprintln(out, len(actions))
	for _, a := range actions {
		fmt.Fprintln(out, a.time, a.h, a.d, a.z, a.o,
			a.built&pool, a.built&chamber/chamber, a.built&attack/attack, a.built&defence/defence)
	}
}

// actions returns the actions of a path. Between two stops, the player waits some seconds and then orders a
// batch, or only waits.
func (g *game) actions(path []search.Stop[state]) []action {
	var all []action
	for i := 1; i < len(path); i++ {
		time, end := path[i-1].Cost, path[i].Cost
		b := g.between(path[i-1], path[i])

		// The batch takes the last seconds between the two stops. The player waits before it.
		begin := end
		if b != (batch{}) {
			begin = end - g.seconds(g.cost(b), path[i-1].S.drones())
		}

		for ; time < begin; time++ {
			all = append(all, action{time: time})
		}
		if b != (batch{}) {
			all = append(all, action{time, b})
		}
	}
	return all
}

// between returns the batch that leads from one stop to the next.
func (g *game) between(from, to search.Stop[state]) batch {
	a, b := from.S, to.S
	lost := lost(a.built, g.marks(from.Cost), g.marks(to.Cost))
	made := batch{h: b.h - a.h, z: b.z - a.z + uint8(lost), o: b.o - a.o, built: b.built &^ a.built}
	made.d = b.d - a.d + uint8(made.turned())
	return made
}
