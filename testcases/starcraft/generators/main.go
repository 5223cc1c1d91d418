// Command generators writes the secret inputs of starcraft. They are the same each time.
//
//	go run ./testcases/starcraft/generators [FOLDER]
//
// The default for FOLDER is testcases/starcraft/data/secret. The answers are the output of
// problems/starcraft/main.go. The tests of this problem package compare them with a search that shares no code with
// that program.
package main

import (
	"fmt"
	"math/rand"
	"os"
	"path/filepath"
	"strings"
)

func main() {
	folder := "testcases/starcraft/data/secret"
	if len(os.Args) > 1 {
		folder = os.Args[1]
	}

	// A file consists of the number of games, and one line for each game.
	for name, games := range files() {
		text := fmt.Sprintf("%d\n%s\n", len(games), strings.Join(games, "\n"))
		if err := os.WriteFile(filepath.Join(folder, name+".in"), []byte(text), 0o666); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
	}
}

// usual contains the costs and the counts at the start of the problem's default game.
const usual = "50 100 50 450 200 75 100 150 1 6 0 1 "

// files returns the games of each file, by the file's name.
func files() map[string][]string {
	all := map[string][]string{
		"02-small-no-marks":         random(2, 75, shape{marks: []int{0}}),
		"03-small-marks":            random(3, 75, shape{marks: []int{3, 5, 8, 13, 20}}),
		"04-small-marks-often":      random(4, 100, shape{marks: []int{1, 2, 3}, start: []int{9, 20, 40, 80}}),
		"05-small-tight":            random(5, 75, shape{marks: []int{0, 5, 10, 20}, tight: true}),
		"06-small-no-costs":         random(6, 100, shape{marks: []int{0, 2, 5}, free: true}),
		"07-small-single":           random(7, 100, shape{marks: []int{0, 5, 10, 20}, single: true}),
		"08-small-rich":             random(8, 100, shape{marks: []int{0, 1, 4}, rate: 1000}),
		"09-reduced":                reduced(),
		"10-impossible":             impossible(),
		"12-long":                   {"batch 900 900 900 900 900 900 900 900 1 2 0 1 5 1 3 2 1 0", "single 9999 9999 9999 9999 9999 9999 9999 9999 1 3 0 1 1 1 3 2 1 10000"},
		"13-crowded":                random(13, 100, shape{marks: []int{0, 10}, crowded: true}),
		"14-many-units":             manyUnits(),
		"15-small-dear-control":     dearControl(),
		"16-small-caps-below-start": random(16, 100, shape{marks: []int{0, 0, 5, 10}, below: true}),
		"17-impossible-for-ever":    {"batch " + usual + "30 1 6 4 8 100", "batch 0 0 0 0 0 0 0 0 1 2 60 9 73 1 2 9 1 60"}, // the marks never end
		"20-single-default":         {"single " + usual + "150 1 50 25 8 120"},
		"21-single-others":          singles(),
		"22-full-few":               {full(1, 120), full(2, 120), full(3, 120)},
		// The target is 200 zerglings. Together with one drone they need more control than the maximum of 200.
		"41-impossible-beyond-control": {"batch " + usual + "200 2 50 25 8 120"},
		"40-full-ten-no-marks":         {full(10, 0)},
	}

	// There are two of these files, because a slow program may be fast enough for 4 hatcheries.
	for _, h := range []int{4, 10} {
		all[fmt.Sprintf("%d-full-%d", 23+h, h)] = []string{full(h, 120)}
	}
	return all
}

// full returns the game with the largest target and the given number of hatcheries. interval is the number of seconds
// between two marks. At each mark zerglings are lost.
func full(hatcheries, interval int) string {
	return fmt.Sprintf("batch %s150 %d 50 25 8 %d", usual, hatcheries, interval)
}

// reduced returns games like the default game, but with small caps.
func reduced() []string {
	// These games have different targets, without marks and with marks at several intervals.
	games := []string{"batch " + usual + "14 2 10 4 8 20", "batch " + usual + "8 2 10 4 8 20"}
	for _, target := range []int{0, 1, 5, 11, 17, 20} {
		for _, interval := range []int{0, 10, 15, 30} {
			games = append(games, fmt.Sprintf("batch %s%d 2 10 4 8 %d", usual, target, interval))
		}
	}
	return games
}

// singles returns games in which each action is a single order.
func singles() []string {
	var games []string
	for _, target := range []int{1, 40, 100} {
		for _, interval := range []int{0, 40, 60} {
			games = append(games, fmt.Sprintf("single %s%d 2 20 20 8 %d", usual, target, interval))
		}
	}
	return games
}

// manyUnits returns games with so many overlords that the number of units is limited by the rule of at most 200
// units.
func manyUnits() []string {
	return []string{
		"batch 1 1 1 1 1 1 1 1 3 9 188 26 196 9 12 30 100 0",
		"batch 50 100 50 450 200 75 100 150 3 9 180 26 190 5 12 30 40 30",
		"single 1 1 1 1 1 1 1 1 1 5 196 50 199 4 6 60 10 0",
	}
}

// dearControl returns games in which more units can be a disadvantage, because each unit needs control and overlords
// are expensive. In the first ten games, the additional unit is the drone that replaces a drone which has become a
// hatchery. In the other games an upgrade is the disadvantage: with it fewer zerglings are lost at the next mark, and
// the survivors need control. The games were found by comparing the correct search with two wrong searches. Each
// wrong search ignores one of these disadvantages.
func dearControl() []string {
	return []string{
		"batch 10 10000 10 0 100 200 100 300 1 4 3 1 7 2 5 3 10 0",
		"single 20 300 0 0 10 200 100 100 1 3 0 1 6 1 5 2 10 0",
		"batch 10 1000 10 0 10 0 300 0 1 4 0 1 7 2 5 2 10 0",
		"single 20 1000 10 50 0 400 300 0 1 3 2 1 6 2 4 2 10 0",
		"batch 10 300 0 0 100 100 100 100 1 3 3 1 6 2 5 3 10 0",
		"batch 0 10000 0 10 100 100 0 100 1 3 0 1 7 3 5 3 10 0",
		"single 0 10000 0 10 0 400 300 100 1 3 3 1 7 2 5 3 10 0",
		"batch 20 300 10 0 0 400 0 300 1 5 0 1 5 3 7 3 10 0",
		"batch 20 1000 10 0 100 200 100 100 1 5 3 1 7 3 7 3 10 0",
		"single 20 10000 0 50 100 100 100 300 1 5 0 1 6 2 6 2 10 0",
		"batch 5 10000 10 20 800 50 0 250 3 2 6 1 0 2 10 25 10 25",
		"batch 20 1000 0 50 800 0 600 0 7 6 10 2 0 4 13 25 10 11",
		"batch 5 10000 100 10000 1200 0 0 200 7 4 12 2 3 6 11 25 10 14",
		"batch 0 10000 10 0 1100 0 650 10 7 4 12 2 3 3 10 25 10 16",
		"batch 0 10000 10 50 1100 50 10 550 3 4 12 2 1 2 10 25 10 15",
		"batch 10 10000 0 10000 1900 0 600 10 2 3 12 2 1 3 11 25 10 17",
		"batch 20 1000 10 50 1400 50 0 450 4 5 9 2 0 4 13 25 10 14",
		"batch 0 10000 100 50 800 50 250 0 2 3 12 2 0 2 10 25 10 8",
		"batch 5 10000 0 50 1500 0 350 0 3 5 11 2 3 6 13 25 10 12",
		"batch 10 10000 10 10000 1900 100 40 450 6 7 9 2 0 2 14 25 10 18",
	}
}

// impossible returns games that have no plan, each for a different reason. A mark is a time m, 2*m, ... at
// which the player must have enough power (harassment, see the statement).
func impossible() []string {
	return []string{
		"batch " + usual + "32 2 10 4 8 0",           // the caps allow control of 32 units only
		"single 1 1 1 1 1 1 1 1 0 5 0 5 1 0 5 5 8 0", // no hatchery, and none is allowed
		"batch 1 1 1 1 1 1 1 1 1 1 0 5 1 1 1 5 8 0",  // only one drone, and no second one is allowed
		// no control is left, and no overlord can be built
		"batch 1 1 1 1 1 1 1 1 1 2 7 1 1 1 2 1 8 0",
		"batch " + usual + "14 2 10 4 8 1", // a mark every second
		// the first marks come before a plan can have zerglings
		"batch " + usual + "14 2 10 4 8 5",
		"single 50 100 50 450 200 75 100 150 1 6 5 1 8 1 6 4 8 3",                       // it is possible to pass only the first marks
		"batch 1 1 1 1 1 1 1 1 1 3 0 0 1 1 3 0 8 0",                                     // no overlord
		"batch 10000 10000 10000 10000 10000 10000 10000 10000 1 1 6 1 1 1 1 1 1 10000", // a mark while the first drone is being built
	}
}

// A shape describes a kind of random games.
type shape struct {
	single  bool
	free    bool  // many kinds of units and upgrades cost nothing
	tight   bool  // the caps leave little room
	below   bool  // the cap of drones is less than the number at the start
	crowded bool  // no control is left at the start, overlords are cheap, and there are many hatcheries
	rate    int   // the mining rate of a drone; 0 chooses one of the usual rates at random
	marks   []int // intervals
	start   []int // choices for the number of zerglings at the start; nil means the usual choices
}

// random returns n small games.
func random(seed int64, n int, s shape) []string {
	rng := rand.New(rand.NewSource(seed))
	var games []string
	for len(games) < n {
		games = append(games, s.game(func(from ...int) int { return from[rng.Intn(len(from))] }))
	}
	return games
}

// game returns a random game of this shape. pick returns one of its arguments at random.
func (s shape) game(pick func(from ...int) int) string {
	// Append the words in the order of the input.
	words := []any{"batch"}
	if s.single {
		words[0] = "single"
	}

	// Choose small multiples of one number as costs, so that different orders often cost the same.
	unit := pick(1, 7, 25, 50)
	for range 8 {
		cost := unit*pick(1, 1, 2, 2, 3, 4, 5) + pick(0, 0, 0, 3)
		if s.free {
			cost *= pick(0, 0, 1)
		}
		words = append(words, cost)
	}

	// Choose the numbers at the start.
	h, d, z, o := pick(1, 1, 2), pick(2, 3, 3, 4, 6), pick(0, 0, 1, 6, 9, 12), pick(1, 1, 2, 3)
	if s.start != nil {
		z = pick(s.start...)
	}

	// Choose the caps and the target. Some shapes overwrite them.
	capH, capD, capO := h+pick(0, 1, 1, 2), d+pick(1, 2, 3), o+pick(1, 2, 3)
	target := pick(1, 2, 3, 5, 8, 12)
	if s.tight {
		capO = o + pick(0, 1)
		target = 8*capO - pick(1, 2, 3, 4, 5, 6)
	}
	if s.below {
		capD, capO = max(0, d-pick(1, 1, 2, 3)), o+pick(1, 2)
		target, z = pick(0, 1, 2, 3), pick(0, 0, 1, 2)
	}
	if s.crowded {
		words[2], words[4] = 1, 1
		h, capH = 3, 3
		z, target = 8*o-d, 8*o-d+pick(3, 4, 5)
	}

	// Choose the mining rate of a drone. By default it is low: with a high rate, almost everything could be paid
	// within one second.
	rate := unit * pick(1, 1, 2, 3)
	if s.rate > 0 {
		rate = s.rate
	}
	words = append(words, h, d, z, o, target, capH, capD, capO, rate, pick(s.marks...))
	return strings.TrimSuffix(fmt.Sprintln(words...), "\n")
}
