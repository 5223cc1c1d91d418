// Maps whose keys are pointers, interfaces, bools, floats, runes and arrays of structs.
package main

import "fmt"

type node struct {
	id   int
	next *node
}

type pt struct{ x, y int8 }

type shape interface{ sides() int }
type sq struct{ n int }
type tri struct{ n int }

func (s sq) sides() int   { return 4 }
func (t *tri) sides() int { return 3 }

func main() {
	a, b := &node{id: 1}, &node{id: 1}
	m := map[*node]int{a: 10}
	m[b] += 5
	m[a]++
	m[nil] = 7
	fmt.Println(m[a], m[b], m[nil], len(m), m[&node{id: 1}])
	t := &tri{2}
	shapes := map[shape]string{sq{1}: "one", sq{2}: "two", t: "tri"}
	fmt.Println(shapes[sq{1}], shapes[sq{3}] == "", shapes[t], shapes[&tri{2}] == "", len(shapes))
	any := map[interface{}]int{1: 1, "1": 2, 1.0: 3, true: 4, pt{1, 2}: 5, [2]int{1, 2}: 6, nil: 7, 'a': 8, uint8(1): 9}
	fmt.Println(any[1], any["1"], any[1.0], any[true], any[pt{1, 2}], any[[2]int{1, 2}], any[nil], any['a'], any[uint8(1)], any[int8(1)])
	bools := map[bool][]int{}
	for i := 0; i < 6; i++ {
		bools[i%2 == 0] = append(bools[i%2 == 0], i)
	}
	fmt.Println(bools)
	grid := map[[2]pt]string{{{1, 2}, {3, 4}}: "box"}
	fmt.Println(grid[[2]pt{{1, 2}, {3, 4}}], len(grid[[2]pt{}]))
	runes := map[rune]int{}
	for _, r := range "hello, wörld" {
		runes[r]++
	}
	fmt.Println(runes['l'], runes['ö'], runes['z'], len(runes))
	visited := map[struct {
		x, y int
		dir  byte
	}]bool{{1, 2, 'N'}: true}
	fmt.Println(visited[struct {
		x, y int
		dir  byte
	}{1, 2, 'N'}])
}
