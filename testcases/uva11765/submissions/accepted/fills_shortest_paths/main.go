// Accepted: a maximum flow along shortest paths, on a matrix (Edmonds and Karp).
package main

import (
	"bufio"
	"fmt"
	"os"
)

const never = 1 << 60

func main() {
	in, out := bufio.NewReader(os.Stdin), bufio.NewWriter(os.Stdout)
	defer out.Flush()
	for cases := number(in); cases > 0; cases-- {
		n, m := number(in), number(in)
		top, bottom := make([]int, n), make([]int, n)
		for i := range top {
			top[i] = number(in)
		}
		for i := range bottom {
			bottom[i] = number(in)
		}

		// room[a][b] is the capacity that is left. Vertex 0 is the top layer, vertex n+1 the bottom layer.
		room := make([][]int, n+2)
		for v := range room {
			room[v] = make([]int, n+2)
		}
		for i := range n {
			room[0][i+1], room[i+1][n+1] = bottom[i], top[i]
			switch number(in) {
			case 1:
				room[0][i+1] = never
			case -1:
				room[i+1][n+1] = never
			}
		}
		for ; m > 0; m-- {
			i, j, price := number(in), number(in), number(in)
			room[i][j] += price
			room[j][i] += price
		}
		total := 0
		for {
			more := fill(room)
			if more == 0 {
				break
			}
			total += more
		}
		fmt.Fprintln(out, total)
	}
}

// fill sends as much as possible along a shortest path, and returns the amount.
func fill(room [][]int) int {
	end := len(room) - 1
	from := make([]int, len(room))
	for v := range from {
		from[v] = -1
	}
	from[0] = 0
	for queue := []int{0}; len(queue) > 0 && from[end] < 0; queue = queue[1:] {
		for v, r := range room[queue[0]] {
			if r > 0 && from[v] < 0 {
				from[v] = queue[0]
				queue = append(queue, v)
			}
		}
	}
	if from[end] < 0 {
		return 0
	}
	amount := never
	for v := end; v > 0; v = from[v] {
		amount = min(amount, room[from[v]][v])
	}
	for v := end; v > 0; v = from[v] {
		room[from[v]][v] -= amount
		room[v][from[v]] += amount
	}
	return amount
}

// number reads a whole number.
func number(in *bufio.Reader) (n int) {
	c, err := in.ReadByte()
	for err == nil && c != '-' && (c < '0' || c > '9') {
		c, err = in.ReadByte()
	}
	sign := 1
	if c == '-' {
		sign = -1
		c, err = in.ReadByte()
	}
	for err == nil && c >= '0' && c <= '9' {
		n = 10*n + int(c-'0')
		c, err = in.ReadByte()
	}
	return sign * n
}
