// Command generators makes the testcases of UVa 10305.
package main

import (
	"fmt"
	"strings"

	"oj/testcases/internal/gen"
)

func main() { gen.Main(10305, fill) }

func fill(s *gen.Set) {
	s.Secret("01-traps", "1 0\n2 0\n2 1\n2 1\n"+ // no relations; a task that comes after a later number
		"3 3\n2 1\n2 3\n3 1\n"+ // a search from 2 discovers 1 too early
		"4 3\n4 3\n3 2\n2 1\n5 2\n3 1\n5 4\n0 0\n") // a row backwards, and two parts
	s.Secret("02-small", projects(s, 400, 7, 12))
	s.Secret("03-few-relations", projects(s, 60, 40, 25))
	s.Secret("04-100-tasks", projects(s, 10, 100, 400))
	s.Secret("05-all-relations", project(s, 100, 100*99/2)+"0 0\n")
	s.Secret("06-relation-twice", "3 4\n3 1\n3 1\n1 2\n3 1\n2 2\n2 1\n2 1\n"+
		"4 4\n1 3\n1 3\n4 2\n2 3\n0 0\n") // task 3 has two different predecessors, and 2 is possible later than 1

	// The validator must reject these inputs, each for one reason.
	s.Invalid("no-end", "2 1\n1 2\n")
	s.Invalid("task-3-of-2", "2 1\n1 3\n0 0\n")
	s.Invalid("cycle", "3 3\n1 2\n2 3\n3 1\n0 0\n")
	s.Invalid("before-itself", "2 1\n1 1\n0 0\n")
	s.Invalid("101-tasks", "101 0\n0 0\n")
	s.Invalid("a-relation-missing", "2 2\n1 2\n0 0\n")

	// The checker must reject these outputs for two cases.
	const in, ans = "3 2\n3 1\n1 2\n2 0\n0 0\n", "3 1 2\n1 2\n"
	for name, output := range map[string]string{
		"wrong-order":        "3 2 1\n1 2\n",
		"task-missing":       "3 1\n1 2\n",
		"task-twice":         "3 1 1\n1 2\n",
		"task-that-is-none":  "3 1 4\n1 2\n",
		"case-missing":       "3 1 2\n",
		"a-case-more":        "3 1 2\n1 2\n1 2\n",
		"all-in-one-line":    "3 1 2 1 2\n",
		"two-blanks":         "3  1 2\n1 2\n",
		"no-last-line-end":   "3 1 2\n1 2",
		"blank-line-between": "3 1 2\n\n1 2\n",
		"a-word":             "3 1 two\n1 2\n",
	} {
		s.WrongOutput(name, in, ans, output)
	}
}

// projects returns random cases with up to n tasks and up to m relations.
func projects(s *gen.Set, count, n, m int) string {
	var b strings.Builder
	for range count {
		tasks := 1 + s.Random.Intn(n)
		b.WriteString(project(s, tasks, min(s.Random.Intn(m+1), tasks*(tasks-1)/2)))
	}
	return b.String() + "0 0\n"
}

// project returns a case with m different relations, which a hidden random order obeys.
func project(s *gen.Set, n, m int) string {
	order := s.Random.Perm(n)
	var all []string
	for i := range order {
		for j := range i {
			all = append(all, fmt.Sprintln(order[j]+1, order[i]+1))
		}
	}
	s.Random.Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
	return fmt.Sprintln(n, m) + strings.Join(all[:m], "")
}
