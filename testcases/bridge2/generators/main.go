// Command generators makes the testcases of The Bridge 2: the twelve public tests. If more bikes can survive than a
// test requires, there is a second testcase that requires the greatest possible number.
package main

import (
	"fmt"
	"strings"

	"oj/testcases/internal/gen"
)

type test struct {
	name        string
	need, speed int
	bikes       []int // the lane of each bike
	most        int   // the greatest possible number of survivors
	lanes       string
}

var tests = []test{
	{"one-lonely-hole", 1, 0, []int{2}, 1, `
..............................
..............................
...........0..................
..............................`},
	{"chained-jumps-of-increasing-length", 4, 1, []int{0, 1, 2, 3}, 4, `
..........000......0000..............000000.............
..........000......0000..............000000.............
..........000......0000..............000000.............
..........000......0000..............000000.............`},
	{"chained-jumps-of-decreasing-length", 4, 8, []int{0, 1, 2, 3}, 4, `
..............00000......0000.....00......
..............00000......0000.....00......
..............00000......0000.....00......
..............00000......0000.....00......`},
	{"chained-jumps-of-equal-length", 4, 1, []int{0, 1, 2, 3}, 4, `
..............00..00..00............
..............00..00..00............
..............00..00..00............
..............00..00..00............`},
	{"diagonal-columns-of-holes-3-hole-row", 3, 6, []int{0, 1, 2, 3}, 4, `
.............0.............0........
..............0.............0.......
...............0.............0......
................0..........000......`},
	{"scattered-pits", 2, 2, []int{1, 2}, 2, `
...0......0....0........0..0..0..0.....
....0............000........0...0......
.....0..........000..........0.0.......
...0......0....0........0..0..0..0.....`},
	{"big-jump-chained-with-hole-columns", 2, 7, []int{0, 1, 2}, 3, `
.........0000000............................0.0.0.0.0.0.0.0.....
.................0..........................0.0.0.0.0.0.0.0.....
.........0000000............................0.0.0.0.0.0.0.0.....
............................................0.0.0.0.0.0.0.0.....`},
	{"diagonal-columns-4-hole-row-mandatory-sacrifice", 3, 6, []int{0, 1, 2, 3}, 4, `
.............0.............0........
..............0.............0.......
...............0.............0......
................0..........0000.....`},
	{"obstacle-course-for-1-bike", 1, 4, []int{2}, 1, `
.............................0..0....
.0.0..................000....000.....
....000.........0.0...000............
............0.0......................`},
	{"obstacle-course-for-2-bikes", 2, 4, []int{0, 2}, 2, `
............00000......00000.......
...........0000..............0.....
............00000......0000........
...........00000.............0.....`},
	{"mandatory-sacrifices", 1, 3, []int{0, 1, 2, 3}, 2, `
...0........0........0000.....
....00......0.0...............
.....000.......00.............
.............0.0..............`},
	{"well-worn-road", 1, 1, []int{1, 2}, 1, `
................000000000........00000........000.............00.
.0.0..................000....000......0.0..................00000.
....000.........0.0...000................000............000000.0.
............0.000000...........0000...............0.0.....000000.`},
}

func main() { gen.Main(12, fill) }

func fill(s *gen.Set) {
	for i, t := range tests {
		s.Secret(fmt.Sprintf("%02d-%s", i+1, t.name), game(t))

		// Add the bridge again, now requiring the greatest possible number of survivors.
		if t.need < t.most {
			t.need = t.most
			s.Beyond(fmt.Sprintf("%02d-%s-save-%d", i+1, t.name, t.most),
				"CodinGame's map, but more bikes must survive than CodinGame requires.", game(t))
		}
	}
	lanes := "\n....\n....\n....\n...."

	// The validator must reject these inputs, each for one reason.
	s.Invalid("no-bike", "0\n0\n3"+lanes)
	s.Invalid("too-many-survivors", game(test{need: 2, bikes: []int{1}, lanes: lanes}))
	s.Invalid("same-lane", game(test{need: 2, bikes: []int{1, 1}, lanes: lanes}))
	s.Invalid("other-length", game(test{need: 1, bikes: []int{1}, lanes: lanes + "."}))
	s.Invalid("starts-in-a-hole", game(test{need: 1, bikes: []int{1}, lanes: "\n0...\n....\n....\n...."}))
	s.Invalid("too-fast", game(test{need: 1, speed: 50, bikes: []int{1}, lanes: lanes}))
}

func game(t test) string {
	lanes := strings.Trim(fmt.Sprint(t.bikes), "[]")
	return fmt.Sprintf("%d\n%d\n%d\n%s%s\n", len(t.bikes), t.need, t.speed, lanes, t.lanes)
}
