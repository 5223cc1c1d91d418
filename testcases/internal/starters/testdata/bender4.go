package main

import (
	"bufio"
	"fmt"
	"os"
)

type state struct {
	at    int
	on    int
	balls string // a letter for each cell
}

var (
	width, height, start, target int
	cells                        string
	switches, fields             = map[int]int{}, map[int]int{}
)

// search returns the moves of a shortest path. If push is false, balls count as walls.
func search(on int, push bool) string {
	type origin struct {
		from state
		move string
	}
	first := state{start, on, cells}
	before := map[state]origin{first: {}}
	steps := map[string]int{"U": -width, "D": width, "L": -1, "R": 1}
	for queue := []state{first}; len(queue) > 0; queue = queue[1:] {
		s := queue[0]
		if s.at == target {
			moves := ""
			for ; s != first; s = before[s].from {
				moves = before[s].move + moves
			}
			return moves
		}
		for _, move := range []string{"U", "D", "L", "R"} {
			step := steps[move]
			to := state{s.at + step, s.on, s.balls}
			if cells[to.at] == '#' {
				continue
			}
			to.on ^= switches[to.at]
			if s.balls[to.at] == '+' {
				behind := to.at + step
				if !push || s.balls[behind] != '.' || behind == target {
					continue
				}
				to.on ^= switches[behind]
				pushed := []byte(s.balls)
				pushed[to.at], pushed[behind] = '.', '+'
				to.balls = string(pushed)
			}
			if _, known := before[to]; known || to.on&fields[to.at] != 0 {
				continue
			}
			before[to] = origin{s, move}
			queue = append(queue, to)
		}
	}
	return ""
}

func main() {
	scanner := bufio.NewScanner(os.Stdin)
	scanner.Buffer(make([]byte, 1000000), 1000000)

	scanner.Scan()
	fmt.Sscan(scanner.Text(), &width, &height)
	for i := 0; i < height; i++ {
		scanner.Scan()
		line := scanner.Text()
		cells += line
	}
	var startX, startY int
	scanner.Scan()
	fmt.Sscan(scanner.Text(), &startX, &startY)
	var targetX, targetY int
	scanner.Scan()
	fmt.Sscan(scanner.Text(), &targetX, &targetY)
	start, target = startY*width+startX, targetY*width+targetX

	var switchCount, on int
	scanner.Scan()
	fmt.Sscan(scanner.Text(), &switchCount)
	for i := 0; i < switchCount; i++ {
		var switchX, switchY, blockX, blockY, initialState int
		scanner.Scan()
		fmt.Sscan(scanner.Text(), &switchX, &switchY, &blockX, &blockY, &initialState)
		switches[switchY*width+switchX] = 1 << i
		fields[blockY*width+blockX] = 1 << i
		on |= initialState << i
	}

	answer := search(on, false)
	if answer == "" {
		answer = search(on, true)
	}
	fmt.Fprintln(os.Stderr, len(answer), "moves")
	fmt.Println(answer) // main;function1;function2;...
}
