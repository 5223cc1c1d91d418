// Command generators makes the testcases of Blunder, episode 2.
package main

import (
	"fmt"
	"strings"

	"oj/testcases/internal/gen"
)

func main() { gen.Main(2, fill) }

func fill(s *gen.Set) {
	s.Made("01-no-money", "1\n0 0 E E\n")
	s.Made("02-same-room-twice", "3\n0 5 1 1\n1 7 2 2\n2 9 E E\n")
	s.Made("03-poor-room-first", "4\n0 1 1 2\n1 2 E 3\n2 3 E E\n3 9 E E\n")
	s.Made("04-room-0-last", "4\n3 4 E E\n2 8 3 E\n1 100 2 3\n0 5 2 E\n")
	for i, n := range []int{12, 50, 200} {
		s.Made(fmt.Sprintf("%02d-random-%d", 5+i, n), building(s, n, 1+n/4))
	}
	s.Made("08-chain", building(s, 2000, 1))
	s.Made("09-deep", deep())

	// The validator must reject these inputs, each for one reason.
	s.Invalid("no-rooms", "0\n")
	s.Invalid("room-missing", "2\n0 5 E E\n")
	s.Invalid("room-twice", "2\n0 5 E E\n0 5 E E\n")
	s.Invalid("round-and-round", "2\n0 5 1 E\n1 5 0 E\n")
	s.Invalid("door-to-nowhere", "1\n0 5 E 1\n")
	s.Invalid("10000-rooms", "10000\n0 0 E E\n")
}

// building returns an input with n rooms. It chooses a random order of the rooms. A door leads to one of the next
// rooms in this order, at most `distance` positions away. The lines of the input are in another random order.
func building(s *gen.Set, n, distance int) string {
	order := s.Random.Perm(n)
	place := func(i int) string {
		if i >= n {
			return "E"
		}
		return fmt.Sprint(order[i])
	}
	for i, room := range order { // put room 0, where Blunder starts, first, so that most rooms can be reached from it
		if room == 0 {
			order[0], order[i] = order[i], order[0]
		}
	}

	// Doors lead only to later rooms of the order, so no walk enters a room twice.
	lines := make([]string, n)
	for i, room := range order {
		money := s.Random.Intn(100)
		lines[i] = fmt.Sprintf("%d %d %s %s\n", room, money, place(i+1+s.Random.Intn(distance)), place(i+1+s.Random.Intn(distance)))
	}
	s.Random.Shuffle(n, func(i, j int) { lines[i], lines[j] = lines[j], lines[i] })
	return fmt.Sprintln(n) + strings.Join(lines, "")
}

// deep returns 3,000 rooms, each with doors to the next two rooms. Larger buildings are not needed here, because one
// of the samples has 9,870 rooms.
func deep() string {
	var b strings.Builder
	const n = 3000
	fmt.Fprintln(&b, n)
	for room := range n {
		// Doors of the last rooms lead outside.
		next, after := fmt.Sprint(room+1), fmt.Sprint(room+2)
		if room+1 >= n {
			next = "E"
		}
		if room+2 >= n {
			after = "E"
		}
		fmt.Fprintln(&b, room, room%7, after, next)
	}
	return b.String()
}
