//go:build graph

// This file is only built for tools/graph, which draws this program instead of a game with a referee.

package main

import (
	"oj/problems/lib/game"
	"oj/tools/graph/pursuit"
)

func init() {
	pursuit.Draw(func(m game.Map) func(agent int) (game.Link, bool) { return newPlayer(m).cut })
}
