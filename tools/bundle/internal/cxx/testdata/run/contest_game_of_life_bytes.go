// Grids as [][]byte and [N][M]bool arrays: life, rotations, spirals, magic squares, output by rows.
package main

import (
	"bytes"
	"fmt"
	"os"
	"strings"
)

const N = 6

type board [N][N]bool

func (b *board) neighbours(r, c int) (n int) {
	for dr := -1; dr <= 1; dr++ {
		for dc := -1; dc <= 1; dc++ {
			if (dr != 0 || dc != 0) && b[(r+dr+N)%N][(c+dc+N)%N] {
				n++
			}
		}
	}
	return
}

func (b board) step() (next board) {
	for r, row := range b {
		for c, alive := range row {
			n := b.neighbours(r, c)
			next[r][c] = n == 3 || alive && n == 2
		}
	}
	return
}

func (b board) String() string {
	var sb strings.Builder
	for _, row := range b {
		for _, x := range row {
			sb.WriteByte(map[bool]byte{true: '#', false: '.'}[x])
		}
		sb.WriteByte('\n')
	}
	return sb.String()
}

func rotate(g [][]byte) [][]byte {
	h := make([][]byte, len(g[0]))
	for i := range h {
		h[i] = make([]byte, len(g))
		for j := range h[i] {
			h[i][j] = g[len(g)-1-j][i]
		}
	}
	return h
}

func spiral(n int) [][]int {
	m := make([][]int, n)
	for i := range m {
		m[i] = make([]int, n)
	}
	for k, r, c, dr, dc := 1, 0, 0, 0, 1; k <= n*n; k++ {
		m[r][c] = k
		if nr, nc := r+dr, c+dc; nr < 0 || nr >= n || nc < 0 || nc >= n || m[nr][nc] != 0 {
			dr, dc = dc, -dr
		}
		r, c = r+dr, c+dc
	}
	return m
}

func magic(n int) (m [7][7]int) {
	for i, r, c := 1, 0, n/2; i <= n*n; i++ {
		m[r][c] = i
		nr, nc := (r-1+n)%n, (c+1)%n
		if m[nr][nc] != 0 {
			nr, nc = (r+1)%n, c
		}
		r, c = nr, nc
	}
	return
}

func main() {
	var b board
	for _, p := range [][2]int{{0, 1}, {1, 2}, {2, 0}, {2, 1}, {2, 2}} {
		b[p[0]][p[1]] = true
	}
	seen := map[board]int{}
	for i := 0; ; i++ {
		if at, ok := seen[b]; ok {
			fmt.Println("period", i-at)
			break
		}
		seen[b] = i
		if i < 2 {
			fmt.Print(b, "\n")
		}
		b = b.step()
	}
	g := bytes.Split([]byte("abc\ndef"), []byte{'\n'})
	os.Stdout.Write(append(bytes.Join(rotate(g), []byte("/")), '\n'))
	fmt.Printf("%s %s\n", rotate(rotate(g)), g)
	for _, row := range spiral(4) {
		for _, x := range row {
			fmt.Printf("%3d", x)
		}
		fmt.Println()
	}
	m := magic(5)
	for _, row := range m[:5] {
		fmt.Println(row[:5])
	}
	fmt.Println(strings.Trim(fmt.Sprint(spiral(3)), "[]"))
}
