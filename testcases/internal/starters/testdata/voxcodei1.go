package main

import (
	"bufio"
	"fmt"
	"os"
	"sort"
)

const reach, fuse, never = 3, 3, 1000

var (
	width, height, rounds int
	rows                  []string
	cross                 [][]int // the cells that an explosion reaches
	gone                  []int   // for each cell, the turn in which its node is destroyed, or never
	plan                  []int   // for each turn, the cell of the new bomb, or -1
)

func at(c int) byte { return rows[c/width][c%width] }

// gain counts the nodes that a bomb in cell c destroys and no earlier bomb destroys.
func gain(c int) int {
	count := 0
	for _, r := range cross[c] {
		if at(r) == '@' && gone[r] == never {
			count++
		}
	}
	return count
}

func search(turn, bombs, before int) bool {
	left := 0
	var gains, options []int
	for c := 0; c < width*height; c++ {
		if at(c) == '@' && gone[c] == never {
			left++
		}
		g := 0
		if at(c) != '#' {
			g = gain(c)
		}
		gains = append(gains, g)
		ordered := before < 0 || c > before || at(c) == '@' && gone[c] == turn
		if g > 0 && ordered && (at(c) == '.' || gone[c] <= turn) {
			options = append(options, c)
		}
	}
	if left == 0 {
		return true
	}
	if bombs == 0 || turn+fuse > rounds {
		return false
	}
	byGain := append([]int(nil), gains...)
	sort.Sort(sort.Reverse(sort.IntSlice(byGain)))
	most := 0
	for i := 0; i < bombs && i < len(byGain); i++ {
		most += byGain[i]
	}
	if most < left {
		return false
	}

	sort.SliceStable(options, func(i, j int) bool { return gains[options[i]] > gains[options[j]] })
	for _, c := range options {
		saved := append([]int(nil), gone...)
		for _, r := range cross[c] {
			if at(r) == '@' && gone[r] > turn+fuse {
				gone[r] = turn + fuse
			}
		}
		plan = append(plan, c)
		if search(turn+1, bombs-1, c) {
			return true
		}
		plan = plan[:len(plan)-1]
		gone = saved
	}

	// Waiting helps only if the cell of a node becomes empty and a bomb in this cell destroys more nodes.
	helps := false
	for c := 0; c < width*height; c++ {
		helps = helps || gone[c] > turn && gone[c] != never && gains[c] > 0
	}
	if !helps {
		return false
	}
	plan = append(plan, -1)
	if search(turn+1, bombs, -1) {
		return true
	}
	plan = plan[:len(plan)-1]
	return false
}

func main() {
	scanner := bufio.NewScanner(os.Stdin)
	scanner.Buffer(make([]byte, 1000000), 1000000)

	// width: width of the firewall grid
	// height: height of the firewall grid
	scanner.Scan()
	fmt.Sscan(scanner.Text(), &width, &height)

	for i := 0; i < height; i++ {
		scanner.Scan()
		mapRow := scanner.Text()
		rows = append(rows, mapRow)
	}
	for c := 0; c < width*height; c++ {
		cross = append(cross, []int{c})
		gone = append(gone, never)
		for _, step := range [][2]int{{0, 1}, {1, 0}, {0, -1}, {-1, 0}} {
			x, y := c%width, c/width
			for i := 0; i < reach; i++ {
				x, y = x+step[0], y+step[1]
				if x < 0 || y < 0 || x >= width || y >= height || rows[y][x] == '#' {
					break
				}
				cross[c] = append(cross[c], y*width+x)
			}
		}
	}

	for turn := 0; ; turn++ {
		// rounds: number of rounds left before the end of the game
		// bombs: number of bombs left
		var left, bombs int
		scanner.Scan()
		fmt.Sscan(scanner.Text(), &left, &bombs)
		if turn == 0 {
			rounds = left
			fmt.Fprintln(os.Stderr, "plan found:", search(0, bombs, -1))
		}
		if turn < len(plan) && plan[turn] >= 0 {
			fmt.Println(plan[turn]%width, plan[turn]/width)
		} else {
			fmt.Println("WAIT")
		}
	}
}
