// 0-1 breadth-first search on a grid of bytes with a deque in a ring buffer; constants with iota.
package main

import (
	"bufio"
	"fmt"
	"io"
	"os"
)

type Dir int

const (
	Up Dir = iota
	Right
	Down
	Left
	numDirs
)

var dirNames = map[Dir]string{Up: "U", Right: "R", Down: "D", Left: "L"}

func (d Dir) String() string { return dirNames[d] }

var dy, dx = [numDirs]int{-1, 0, 1, 0}, [...]int{0, 1, 0, -1}

type deque struct {
	buf        []int
	head, size int
}

func (d *deque) grow() {
	if d.size < len(d.buf) {
		return
	}
	buf := make([]int, 2*len(d.buf)+1)
	for i := 0; i < d.size; i++ {
		buf[i] = d.buf[(d.head+i)%len(d.buf)]
	}
	d.buf, d.head = buf, 0
}
func (d *deque) pushFront(x int) {
	d.grow()
	d.head = (d.head + len(d.buf) - 1) % len(d.buf)
	d.buf[d.head] = x
	d.size++
}
func (d *deque) pushBack(x int) { d.grow(); d.buf[(d.head+d.size)%len(d.buf)] = x; d.size++ }
func (d *deque) popFront() int {
	x := d.buf[d.head]
	d.head = (d.head + 1) % len(d.buf)
	d.size--
	return x
}

func readGrid(r *bufio.Reader) (grid [][]byte) {
	for {
		line, err := r.ReadBytes('\n')
		for len(line) > 0 && (line[len(line)-1] == '\n' || line[len(line)-1] == '\r') {
			line = line[:len(line)-1]
		}
		if len(line) > 0 {
			grid = append(grid, line)
		}
		if err == io.EOF {
			return
		}
	}
}

func main() {
	grid := readGrid(bufio.NewReader(os.Stdin))
	h, w := len(grid), len(grid[0])
	var start, goal int
	for y := range grid {
		for x, c := range grid[y] {
			switch c {
			case 'S':
				start = y*w + x
			case 'G':
				goal = y*w + x
			}
		}
	}
	dist := make([]int, h*w)
	via := make([]Dir, h*w)
	for i := range dist {
		dist[i] = 1 << 30
	}
	dist[start] = 0
	var dq deque
	dq.pushBack(start)
	for dq.size > 0 {
		cur := dq.popFront()
		y, x := cur/w, cur%w
		for d := Up; d < numDirs; d++ {
			ny, nx := y+dy[d], x+dx[d]
			if ny < 0 || nx < 0 || ny >= h || nx >= w {
				continue
			}
			cost := 0
			if grid[ny][nx] == '#' {
				cost = 1
			}
			next := ny*w + nx
			if nd := dist[cur] + cost; nd < dist[next] {
				dist[next], via[next] = nd, d
				if cost == 0 {
					dq.pushFront(next)
				} else {
					dq.pushBack(next)
				}
			}
		}
	}
	fmt.Println(dist[goal])
	path := ""
	for at := goal; at != start; {
		d := via[at]
		path = d.String() + path
		at -= dy[d]*w + dx[d]
		if grid[at/w][at%w] == '.' {
			grid[at/w][at%w] = '*'
		}
	}
	fmt.Println(path, len(path), via[goal])
	for _, row := range grid {
		fmt.Printf("%s\n", row)
	}
}
