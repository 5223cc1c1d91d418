//go:build graph

// This file is only built for tools/graph. It lets tools/graph draw all walks of the agent against this
// program, instead of one game with a referee.

package main

import (
	"oj/problems/lib/game"
	"oj/problems/lib/record/pursuit"
)

func init() {
	pursuit.Draw(func(m game.Map) func(agent int) (game.Link, bool) { return newPlayer(m).cut })
}
