package main

import (
	"bufio"
	"fmt"
	"math/bits"
	"os"
	"sort"
)

const reach, fuse, watch = 3, 3, 12

type bomb struct{ turn, cell int }

var (
	width, height, rounds int
	walls                 []string
	cross                 [][]int // the cells that an explosion reaches
	tracks                [][]int // the possible movements of nodes: the cell in each turn
	sets                  []uint64
	places                map[uint64][]bomb
)

func isOpen(x, y int) bool {
	return x >= 0 && y >= 0 && x < width && y < height && walls[y][x] != '#'
}

func walk(x, y, dx, dy int) []int {
	var track []int
	for t := 0; t <= rounds; t++ {
		track = append(track, y*width+x)
		if !isOpen(x+dx, y+dy) {
			dx, dy = -dx, -dy
		}
		if isOpen(x+dx, y+dy) {
			x, y = x+dx, y+dy
		}
	}
	return track
}

// gather finds the sets of nodes that one explosion can destroy. It drops a set that is part of another set.
func gather(now int) {
	places = map[uint64][]bomb{}
	for t := now; t+fuse <= rounds; t++ {
		hits := make([]uint64, width*height)
		for i, track := range tracks {
			for _, c := range cross[track[t+fuse]] {
				hits[c] |= 1 << i
			}
		}
		for _, track := range tracks {
			hits[track[t]] = 0
		}
		for c, set := range hits {
			if set != 0 {
				places[set] = append(places[set], bomb{t, c})
			}
		}
	}
	var order []uint64
	for set := range places {
		order = append(order, set)
	}
	sort.Slice(order, func(i, j int) bool {
		a, b := bits.OnesCount64(order[i]), bits.OnesCount64(order[j])
		return a > b || a == b && order[i] < order[j]
	})
	for _, set := range order {
		part := false
		for _, larger := range sets {
			part = part || set&larger == set
		}
		if !part {
			sets = append(sets, set)
		}
	}
}

func arrange(chosen []uint64, placed []bomb) []bomb {
	if len(chosen) == 0 {
		return placed
	}
	for _, b := range places[chosen[0]] {
		free := true
		for _, other := range placed {
			apart := b.turn - other.turn
			if apart == 0 {
				free = false
			}
			for _, c := range cross[b.cell] {
				if c == other.cell && apart > -fuse && apart < fuse {
					free = false
				}
			}
		}
		if free {
			if all := arrange(chosen[1:], append(placed, b)); all != nil {
				return all
			}
		}
	}
	return nil
}

func search(left uint64, bombs int, chosen []uint64) []bomb {
	if left == 0 {
		return arrange(chosen, nil)
	}
	var gains []int
	count := make([]int, len(tracks))
	for _, set := range sets {
		gains = append(gains, bits.OnesCount64(set&left))
		for i := range count {
			count[i] += int(set >> i & 1)
		}
	}
	sort.Sort(sort.Reverse(sort.IntSlice(gains)))
	most := 0
	for i := 0; i < bombs && i < len(gains); i++ {
		most += gains[i]
	}
	if most < bits.OnesCount64(left) {
		return nil
	}

	// The node that the fewest explosions reach must be reached by one of them.
	rarest := -1
	for i := range count {
		if left>>i&1 == 1 && (rarest < 0 || count[i] < count[rarest]) {
			rarest = i
		}
	}
	var options []uint64
	for _, set := range sets {
		if set>>rarest&1 == 1 {
			options = append(options, set)
		}
	}
	sort.SliceStable(options, func(i, j int) bool {
		return bits.OnesCount64(options[i]&left) > bits.OnesCount64(options[j]&left)
	})
	for _, set := range options {
		if plan := search(left&^set, bombs-1, append(chosen[:len(chosen):len(chosen)], set)); plan != nil {
			return plan
		}
	}
	return nil
}

func main() {
	scanner := bufio.NewScanner(os.Stdin)
	scanner.Buffer(make([]byte, 1000000), 1000000)

	// width: width of the firewall grid
	// height: height of the firewall grid
	scanner.Scan()
	fmt.Sscan(scanner.Text(), &width, &height)

	var plan []bomb
	nodes := 0
	for turn := 0; ; turn++ {
		// rounds: number of rounds left before the end of the game
		// bombs: number of bombs left
		var left, bombs int
		scanner.Scan()
		fmt.Sscan(scanner.Text(), &left, &bombs)
		var rows []string
		for i := 0; i < height; i++ {
			scanner.Scan()
			mapRow := scanner.Text() // one line of the firewall grid
			rows = append(rows, mapRow)
		}

		if turn == 0 {
			rounds, walls = left, rows
			for c := 0; c < width*height; c++ {
				cross = append(cross, []int{c})
				for _, step := range [][2]int{{0, 1}, {1, 0}, {0, -1}, {-1, 0}} {
					x, y := c%width, c/width
					for i := 0; i < reach && isOpen(x+step[0], y+step[1]); i++ {
						x, y = x+step[0], y+step[1]
						cross[c] = append(cross[c], y*width+x)
					}
				}
				if x, y := c%width, c/width; rows[y][x] == '@' {
					nodes++
					known := map[string]bool{}
					for _, step := range [][2]int{{0, 1}, {1, 0}, {0, -1}, {-1, 0}, {0, 0}} {
						track := walk(x, y, step[0], step[1])
						if key := fmt.Sprint(track); !known[key] {
							known[key] = true
							tracks = append(tracks, track)
						}
					}
				}
			}
		}
		if plan == nil {
			var kept [][]int
			for _, track := range tracks {
				if rows[track[turn]/width][track[turn]%width] == '@' {
					kept = append(kept, track)
				}
			}
			tracks = kept
			if len(tracks) <= 64 && (len(tracks) == nodes || turn >= watch) {
				sets = nil
				gather(turn)
				plan = search(1<<len(tracks)-1, bombs, nil)
				fmt.Fprintln(os.Stderr, "plan:", plan)
			}
		}

		answer := "WAIT"
		for _, b := range plan {
			if b.turn == turn {
				answer = fmt.Sprint(b.cell%width, " ", b.cell/width)
			}
		}
		fmt.Println(answer)
	}
}
