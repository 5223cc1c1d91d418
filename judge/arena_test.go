package main

import (
	"bytes"
	"context"
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"oj/judge/console"
	"oj/judge/internal/arena"
	"oj/tools/shared/testing/full"
)

// playArena calls the arena in the root of the repository and returns the games that it has played.
func playArena(t *testing.T, words ...string) (games []arena.Record) {
	t.Helper()
	var out, errors bytes.Buffer
	con := console.New("..", append([]string{"-json", "-"}, words...), os.Stdin, &out, &errors)
	if status := arena.Run(context.Background(), con); status != 0 {
		t.Fatalf("arena %q: status %d: %s", words, status, &errors)
	}
	for _, line := range bytes.Split(bytes.TrimSpace(out.Bytes()), []byte{'\n'}) {
		var r arena.Record
		if err := json.Unmarshal(line, &r); err != nil {
			t.Fatal(err)
		}
		games = append(games, r)
	}
	return games
}

// TestArenaGames plays each game between two players: the starters in each language play legal moves, and the player
// that searches beats the simple one. With -full, 25 pairs of each
// game are played; without, one pair of one game.
func TestArenaGames(t *testing.T) {
	folders, err := filepath.Glob("../testcases/*/starters")
	if err != nil || len(folders) == 0 {
		t.Fatalf("no games: %v", err)
	}
	runs := map[string]string{".js": "node", ".py": "python3", ".cpp": "g++"}
	for _, folder := range folders {
		id := filepath.Base(filepath.Dir(folder))
		if id == "internal" {
			continue // the starters of puzzles
		}
		starters, err := filepath.Glob(folder + "/bot.*")
		starters = append(starters, folder+"/go/bot.go")
		if err != nil || len(starters) != 4 {
			t.Fatalf("%s: %d starters, want Go, C++, Python and JavaScript", id, len(starters))
		}
		for _, starter := range starters {
			if tool := runs[filepath.Ext(starter)]; tool != "" {
				if _, err := exec.LookPath(tool); err != nil {
					continue
				}
			}
			for _, g := range playArena(t, "-pairs", "1", "-src", starter[len("../"):], "-src", "simple", id) {
				for i, out := range g.Out {
					if g.Errors[i] != 0 {
						t.Errorf("%s, game %s: %s: %s", id, g.Game, g.Players[i], out)
					}
				}
			}
		}

		// The picture of a game has a frame for each turn.
		page := filepath.Join(t.TempDir(), "game.html")
		games := playArena(t, "-game", "1", "-html", page, "-src", "simple", "-src", starters[0][len("../"):], id)
		text, err := os.ReadFile(page)
		if frames := strings.Count(string(text), "data-steps="); err != nil || frames == 0 || games[0].Turns < 4 {
			t.Errorf("%s: %d pictures of a game of %d turns, %v", id, frames, games[0].Turns, err)
		}

		// A game of players that use their time takes up to ten seconds.
		pairs := 1
		if full.Asked() {
			pairs = 25
		} else if id != "uttt" {
			continue
		}
		won := 0
		// On a busy machine a player that uses its time may be late. That says nothing about its moves: play again then.
		const mostTries = 10
		for range mostTries {
			games = playArena(t, "-elo1", "1", "-pairs", strconv.Itoa(pairs), "-src", "search", "-src", "simple", id)
			isLate := func(text string) bool { return strings.Contains(text, "no answer within") }
			if !slices.ContainsFunc(games, func(g arena.Record) bool { return slices.ContainsFunc(g.Out, isLate) }) {
				break
			}
		}
		for _, g := range games {
			for i, name := range g.Players {
				if g.Errors[i] != 0 {
					t.Errorf("%s, game %s: %s: %s", id, g.Game, name, g.Out[i])
				}
				if name == "search" && g.Ranks[i] == 0 && g.Ranks[1-i] == 1 {
					won++
				}
			}
		}
		// Of 2 games at least 1; of 50 games at least 33, which equal players reach with p < 0.02.
		if 3*won < 2*len(games)-1 {
			t.Errorf("%s: search wins %d of %d games against simple", id, won, len(games))
		}
	}
}
