// Arrays are values: assignment, passing, comparing, as map keys and in structs.
package main

import "fmt"

type board [3][3]byte

type game struct {
	b    board
	turn int
}

func set(b board, i, j int) board {
	b[i][j] = 'x'
	return b
}

func setp(b *board) { b[0][0] = 'p' }

func main() {
	var b board
	c := set(b, 1, 1)
	fmt.Println(b, c, b == c)
	seen := map[board]int{b: 1, c: 2}
	fmt.Println(seen[board{}], seen[c], seen[set(c, 0, 0)])
	g := game{c, 1}
	h := g
	h.b[2][2] = 'z'
	fmt.Println(g == h, g.b == c)
	setp(&h.b)
	fmt.Println(h)
	arr := [3]int{1, 2, 3}
	for i, v := range arr {
		arr[2] = 10
		fmt.Print(i, v, " ")
	}
	fmt.Println(arr)
	for i, v := range &arr {
		arr[2] = 20
		fmt.Print(i, v, " ")
	}
	fmt.Println()
	f := func(a [3]int) int { a[0] = 5; return a[0] + a[1] }
	fmt.Println(f(arr), arr)
	keys := map[[2]int]string{{1, 2}: "a", {3, 4}: "b"}
	fmt.Println(keys[[2]int{1, 2}], keys)
	ps := []*game{&g, &h}
	ps[0].turn = 42
	fmt.Println(g.turn)
}
