// Command generators makes the testcases of UVa 10603.
package main

import (
	"fmt"

	"oj/testcases/internal/gen"
)

func main() { gen.Main(10603, fill) }

func fill(s *gen.Set) {
	s.Secret("01-forum", cases([]int{12, 23, 42, 14}, []int{12, 53, 75, 23}, []int{56, 23, 34, 2}, []int{23, 55, 72, 25}, []int{124, 86, 173, 84}))
	s.Secret("02-traps", cases(
		[]int{5, 5, 5, 200}, []int{1, 1, 1, 1}, []int{3, 5, 4, 9}, // d is larger than the number of litres in the jugs
		[]int{200, 200, 5, 3}, []int{6, 9, 12, 1}, []int{4, 8, 12, 3}, // 0 is the only reachable amount below d
		[]int{3, 5, 8, 4}, []int{5, 3, 8, 4}, []int{8, 5, 3, 2}, []int{3, 4, 200, 197}, []int{2, 4, 9, 8}))
	var small [][]int
	for i := 0; i < 300; i++ {
		small = append(small, []int{1 + s.Random.Intn(12), 1 + s.Random.Intn(12), 1 + s.Random.Intn(20), 1 + s.Random.Intn(20)})
	}
	s.Secret("03-random", cases(small...))
	var large [][]int
	for i := 0; i < 60; i++ {
		large = append(large, []int{1 + s.Random.Intn(200), 1 + s.Random.Intn(200), 1 + s.Random.Intn(200), 1 + s.Random.Intn(200)})
	}
	s.Secret("04-random-200", cases(large...))
	s.Secret("05-many-pours", cases([]int{199, 200, 200, 100}, []int{101, 100, 200, 50}, []int{99, 100, 199, 49}, []int{199, 197, 200, 99}, []int{200, 200, 200, 200}))

	// The validator must reject these inputs, each for one reason.
	s.Invalid("zero", "1\n0 1 1 1\n")
	s.Invalid("201", cases([]int{1, 1, 201, 1}))
	s.Invalid("a-case-missing", "2\n1 1 1 1\n")
	s.Invalid("no-number", "1\n1 1 1 x\n")
}

func cases(all ...[]int) string {
	text := fmt.Sprintln(len(all))
	for _, c := range all {
		text += fmt.Sprintln(c[0], c[1], c[2], c[3])
	}
	return text
}
