// Command generators makes the testcases of Winamax Sponsored Contest.
package main

import (
	"fmt"
	"math/rand"
	"strings"

	"oj/testcases/internal/gen"
)

func main() { gen.Main(40, fill) }

func fill(s *gen.Set) {
	for i, text := range []string{
		// courses that need one shot: to the right, up, over water, and over two cells of grass
		"2 1\n1H\n", "1 2\nH\n1\n", "3 1\n2XH\n", "4 1\n3..H\n",
		"3 2\n2..\n..H\n", "3 2\n2X.\nX.H\n",
		"4 3\n2.H1\n...X\nH.XX\n", // the hole next to the first ball is for the second ball
		"3 3\n2H1\n...\nH.X\n",    // a ball must not fly over holes and balls
	} {
		s.Made(fmt.Sprintf("%02d-small", i+1), text)
	}

	// These seeds produce fields with exactly one solution.
	for i, f := range []struct {
		seed                        int64
		columns, rows, balls, shots int
	}{
		{28, 5, 5, 3, 3}, {319, 5, 5, 3, 3}, {661, 5, 5, 3, 3}, {46, 6, 6, 5, 3}, {293, 6, 6, 5, 3}, {864, 6, 6, 5, 3},
		{76, 8, 8, 9, 4}, {443, 8, 8, 9, 4}, {1657, 8, 8, 9, 4}, {214, 12, 9, 14, 4}, {535, 12, 9, 14, 4}, {6472, 12, 9, 14, 4},
	} {
		s.Made(fmt.Sprintf("%02d-random-%d-balls", 10+i, f.balls), field(f.seed, f.columns, f.rows, f.balls, f.shots))
	}
	s.Made("30-nine-shots", "11 9\n9.........X\nXXXXXXXXXX.\n"+strings.Repeat("XXXXXXXXXXX\n", 6)+"XXXXXXXXXH.\n")

	// The validator must reject these inputs, each for one reason.
	s.Invalid("no-balls", "2 1\n..\n")
	s.Invalid("a-hole-too-few", "3 1\n11H\n")
	s.Invalid("short-row", "3 1\n1H\n")
	s.Invalid("no-shots", "3 1\n0.H\n")
	s.Invalid("a-row-more", "2 1\n1H\n..\n")
}

// field plays random shots on an empty field and puts a hole where a ball comes to rest. Then it adds water, also on
// cells over which a ball flies. The solution of the field need not be unique.
func field(seed int64, columns, rows, balls, shots int) string {
	// Try balls at random cells until enough of them fit.
	r := rand.New(rand.NewSource(seed))
	cells, used := []byte(strings.Repeat(".", columns*rows)), make([]bool, columns*rows)
	for tries := 0; tries < 40*balls; tries++ {
		at, count := r.Intn(len(cells)), 1+r.Intn(shots)
		way, landed := play(r, used, at, columns, rows, count)
		if way == nil {
			continue
		}

		// Later balls must not use these cells. Balls may fly over water, but must not land there.
		cells[at], cells[way[len(way)-1]] = byte('0'+count), 'H'
		for i, c := range way {
			used[c] = true
			if i > 0 && i+1 < len(way) && !landed[i] && r.Intn(4) == 0 {
				cells[c] = 'X'
			}
		}
		if balls--; balls == 0 {
			break
		}
	}

	// Put water on unused cells. The solution stays valid, because no ball stops there.
	for c := range cells {
		if !used[c] && r.Intn(6) == 0 {
			cells[c] = 'X'
		}
	}
	text := fmt.Sprintln(columns, rows)
	for ; len(cells) > 0; cells = cells[columns:] {
		text += string(cells[:columns]) + "\n"
	}
	return text
}

// play returns a random path with at most the given number of shots. way lists the cells of the path. landed[i] is
// true if a shot ends on the cell way[i]. play returns nil if a shot meets a used cell or the border.
func play(r *rand.Rand, used []bool, at, columns, rows, shots int) (way []int, landed map[int]bool) {
	way, landed = []int{at}, map[int]bool{}
	mine := map[int]bool{at: true}
	if used[at] {
		return nil, nil
	}

	// Each shot is one cell shorter than the previous one. The path ends after a random number of shots, so some
	// shots may be left when the ball is in the hole.
	for shot, last := shots, 1+r.Intn(shots); shot >= last; shot-- {
		step := [][2]int{{1, 0}, {-1, 0}, {0, 1}, {0, -1}}[r.Intn(4)]
		for range shot {
			x, y := at%columns+step[0], at/columns+step[1]
			at = y*columns + x
			if x < 0 || y < 0 || x >= columns || y >= rows || used[at] || mine[at] {
				return nil, nil
			}
			mine[at] = true
			way = append(way, at)
		}
		landed[len(way)-1] = true
	}
	return way, landed
}
