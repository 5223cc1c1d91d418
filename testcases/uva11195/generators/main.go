// Command generators makes the testcases of UVa 11195.
package main

import (
	"fmt"

	"oj/testcases/internal/gen"
)

func main() { gen.Main(11195, fill) }

func fill(s *gen.Set) {
	s.Secret("01-edges", "4\n....\n.*..\n....\n....\n3\n...\n.*.\n...\n4\n*...\n....\n....\n...*\n5\n*****\n.....\n.....\n.....\n.....\n"+
		board(s, 4, ".")+board(s, 5, ".")+board(s, 6, ".")+board(s, 7, ".")+"4\n*.**\n***.\n.***\n**.*\n0\n")
	small := ""
	for range 10 {
		small += board(s, 5+s.Random.Intn(5), "......*")
	}
	s.Secret("02-small", small+"0\n")
	s.Secret("03-large", board(s, 12, ".")+board(s, 13, "..*")+board(s, 12, "...*")+"0\n")

	s.Invalid("no-end", board(s, 4, "."))
	s.Invalid("row-too-short", "3\n...\n..\n...\n0\n")
	s.Invalid("16-rows", board(s, 16, ".")+"0\n")
	s.Invalid("queen", "3\n...\n.Q.\n...\n0\n")
}

// board returns a case with a random n x n board that consists of the given letters.
func board(s *gen.Set, n int, squares string) string {
	return fmt.Sprintf("%d\n%s", n, gen.Lines(s.Grid(n, n, squares)))
}
