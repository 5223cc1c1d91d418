//go:build graph

// What tools/graph draws instead of a game with a referee: nothing else is built from this file.

package main

import (
	"oj/problems/lib/game"
	"oj/tools/graph/pursuit"
)

func init() {
	pursuit.Draw(func(m game.Map) func(agent int) (game.Link, bool) { return newPlayer(m).cut })
}
