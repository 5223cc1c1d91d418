package bridge2_test

import (
	"fmt"
	"math/rand"
	"strings"
	"testing"

	"oj/testcases/internal/replay"
	"oj/tools/shared/testing/program"
)

// A road is a small road with its bikes. alive is the set of lanes with an active bike, because two bikes are never in
// one lane.
type road struct {
	need  int
	lanes []string
	memo  map[[4]int]bool
}

// wins reports by trying everything whether enough bikes come over the bridge.
func (r *road) wins(x, speed, alive, turns int) bool {
	n := 0
	for lane := range 4 {
		n += alive >> lane & 1
	}
	switch {
	case n < r.need:
		return false
	case x >= len(r.lanes[0]):
		return true
	case turns == 0:
		return false
	}
	key := [4]int{x, speed, alive, turns}
	if wins, ok := r.memo[key]; ok {
		return wins
	}
	wins := false
	for _, command := range []string{"WAIT", "SPEED", "SLOW", "JUMP", "UP", "DOWN"} {
		x, speed, alive := r.after(x, speed, alive, command)
		wins = wins || r.wins(x, speed, alive, turns-1)
	}
	r.memo[key] = wins
	return wins
}

// after returns the situation after a command.
func (r *road) after(x, speed, alive int, command string) (int, int, int) {
	change, jumps := 0, command == "JUMP"
	switch command {
	case "SPEED":
		speed = min(speed+1, 49)
	case "SLOW":
		speed = max(speed-1, 0)
	case "UP":
		if alive&1 == 0 {
			change = -1
		}
	case "DOWN":
		if alive>>3&1 == 0 {
			change = 1
		}
	}
	isHole := func(lane, x int) bool { return strings.HasPrefix(r.lanes[lane][min(x, len(r.lanes[0])):], "0") }
	left := 0
	for lane := range 4 {
		if alive>>lane&1 == 0 {
			continue
		}
		safe := !isHole(lane+change, x+speed) || speed == 0
		for d := 1; d < speed && !jumps; d++ {
			safe = safe && !isHole(lane, x+d) && !isHole(lane+change, x+d)
		}
		if safe {
			left |= 1 << (lane + change)
		}
	}
	return x + speed, speed, left
}

// TestLastChance plays random games on small roads. After a lost game the referee names the last turn in which the game
// could still be won: the same as a search that tries everything.
func TestLastChance(t *testing.T) {
	referee := program.Build(t, "./output_validators/referee")
	rng := rand.New(rand.NewSource(43))
	said := map[int]int{}
	for range 120 {
		r := &road{memo: map[[4]int]bool{}}
		for range 4 {
			lane := []byte(strings.Repeat(".", 12))
			for x := 1; x < len(lane); x++ {
				if rng.Intn(4) == 0 {
					lane[x] = '0'
				}
			}
			r.lanes = append(r.lanes, string(lane))
		}
		alive, count, speed := 0, 0, rng.Intn(4)
		starts := ""
		for lane := range 4 {
			if rng.Intn(2) == 0 {
				alive |= 1 << lane
				count++
				starts += fmt.Sprintln(lane)
			}
		}
		if count == 0 {
			continue
		}
		r.need = 1 + rng.Intn(count)
		input := fmt.Sprintf("%d\n%d\n%d\n%s%s\n", count, r.need, speed, starts, strings.Join(r.lanes, "\n"))

		var commands []string
		for range 50 {
			commands = append(commands, strings.Fields("SPEED SPEED SLOW UP DOWN JUMP WAIT")[rng.Intn(7)])
		}
		got := replay.Play(t, referee, input, strings.Join(commands, "\n")+"\n")
		if got.Status != 43 || strings.Contains(got.Message, "output has ended") {
			continue
		}

		want, x := 0, 0
		for k, command := range commands {
			if !r.wins(x, speed, alive, 50-k) {
				break
			}
			want = k + 1
			x, speed, alive = r.after(x, speed, alive, command)
		}
		if got := replay.LastChance(got.Message); got != want {
			t.Errorf("%s\n%v\nthe referee says turn %d, want %d", input, commands, got, want)
		}
		said[min(want, 2)]++
	}
	if said[0] < 5 || said[1] < 5 || said[2] < 5 {
		t.Errorf("too few games of a kind: %v", said)
	}
}
