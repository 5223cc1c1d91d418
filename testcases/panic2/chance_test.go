package panic2_test

import (
	"fmt"
	"math/rand"
	"slices"
	"strings"
	"testing"

	"oj/testcases/internal/replay"
	"oj/tools/shared/testing/program"
)

// A tower is a small area. The search below shares no code with the referee.
type tower struct {
	floors, width, rounds int
	exit, generator       int // cells: width * floor + position
	memo                  map[string]bool
}

// A scene is a position before a command; clones contains for each clone its cell and direction, the oldest first.
type scene struct {
	round, unborn, additional int
	clones                    [][2]int
	lifts, stones             map[int]bool
}

func (s scene) String() string {
	return fmt.Sprint(s.round, s.unborn, s.additional, s.clones, s.lifts, s.stones)
}

// enter returns the scene at the beginning of a round.
func (w *tower) enter(s scene) scene {
	s.clones = slices.Clone(s.clones)
	if s.round%3 == 1 && s.unborn > 0 {
		s.unborn--
		s.clones = append(s.clones, [2]int{w.generator, 1})
	}
	for i, c := range s.clones {
		if s.stones[c[0]] {
			s.clones[i][1] = -c[1]
		}
	}
	return s
}

// play returns the scene after a command, and whether the game is won or lost.
func (w *tower) play(s scene, command string) (next scene, won, lost bool) {
	with := func(set map[int]bool, cell int) map[int]bool {
		more := map[int]bool{cell: true}
		for c := range set {
			more[c] = true
		}
		return more
	}
	if command != "WAIT" && len(s.clones) > 0 {
		cell := s.clones[0][0]
		s.clones = s.clones[1:]
		if command == "BLOCK" {
			s.stones = with(s.stones, cell)
		} else {
			if s.additional == 0 || s.lifts[cell] {
				return s, false, true
			}
			s.additional--
			s.lifts = with(s.lifts, cell)
		}
	}
	var kept [][2]int
	for _, c := range s.clones {
		x := c[0] % w.width
		switch {
		case s.lifts[c[0]] && !s.stones[c[0]]:
			c[0] += w.width
		case x+c[1] < 0 || x+c[1] >= w.width:
			continue
		default:
			c[0] += c[1]
		}
		kept = append(kept, c)
		won = won || c[0] == w.exit
	}
	s.clones = kept
	if won && s.round < w.rounds {
		return s, true, false
	}
	s.round++
	return w.enter(s), false, s.round > w.rounds
}

// wins reports by trying everything whether the game can be won.
func (w *tower) wins(s scene) bool {
	key := s.String()
	if wins, ok := w.memo[key]; ok {
		return wins
	}
	wins := false
	for _, command := range []string{"WAIT", "BLOCK", "ELEVATOR"} {
		if next, won, lost := w.play(s, command); won || !wins && !lost && w.wins(next) {
			wins = true
		}
	}
	w.memo[key] = wins
	return wins
}

// TestLastChance plays random games in small areas. After a lost game the referee names the last turn in which the game
// could still be won: the same as a search that tries everything. In a few positions it may say nothing.
func TestLastChance(t *testing.T) {
	referee := program.Build(t, "./output_validators/referee")
	rng := rand.New(rand.NewSource(43))
	kinds, silent := map[int]int{}, 0
	for range 150 {
		w := &tower{floors: 1 + rng.Intn(3), width: 5 + rng.Intn(2), rounds: 10 + rng.Intn(4), memo: map[string]bool{}}
		w.exit = (w.floors-1)*w.width + rng.Intn(w.width)
		w.generator = rng.Intn(w.width)
		s := scene{round: 1, unborn: 2 + rng.Intn(3), additional: rng.Intn(3), lifts: map[int]bool{}}
		lifts := ""
		for floor := range w.floors - 1 {
			if rng.Intn(2) == 0 {
				x := rng.Intn(w.width)
				s.lifts[floor*w.width+x] = true
				lifts += fmt.Sprintln(floor, x)
			}
		}
		input := fmt.Sprintf("%d %d %d %d %d %d %d %d\n%s%d\n", w.floors, w.width, w.rounds, w.floors-1, w.exit%w.width,
			s.unborn, s.additional, len(s.lifts), lifts, w.generator)

		want, over, hasWon := 0, false, false
		var commands []string
		for s = w.enter(s); !over; {
			if w.wins(s) {
				want = s.round
			}
			command := []string{"WAIT", "WAIT", "WAIT", "WAIT", "BLOCK", "ELEVATOR"}[rng.Intn(6)]
			commands = append(commands, command)
			var lost bool
			s, hasWon, lost = w.play(s, command)
			over = hasWon || lost
		}
		got := replay.Play(t, referee, input, strings.Join(commands, "\n")+"\n")
		if (got.Status == 42) != hasWon {
			t.Fatalf("%s%v\n%s; won: %v", input, commands, got.Message, hasWon)
		}
		if hasWon {
			continue
		}
		kinds[min(want, 2)]++
		turn := replay.LastChance(got.Message)
		if turn < 0 {
			silent++
		} else if turn != want {
			t.Errorf("%s%v\n%s\nwant turn %d", input, commands, got.Message, want)
		}
	}
	if kinds[0] < 5 || kinds[1] < 3 || kinds[2] < 5 || silent > 15 {
		t.Errorf("too few games of a kind, or too many games without a sentence: %v, %d", kinds, silent)
	}
}
