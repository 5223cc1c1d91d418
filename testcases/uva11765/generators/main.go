// Command generators makes the testcases of UVa 11765.
package main

import (
	"fmt"
	"strings"

	"oj/testcases/internal/gen"
)

func main() { gen.Main(11765, fill) }

func fill(s *gen.Set) {
	s.Secret("01-traps", "8\n"+
		"1 0\n4\n7\n0\n"+
		"1 0\n9\n7\n1\n"+ // the layer is given, although the other one is cheaper
		"1 0\n7\n9\n-1\n"+
		"2 1\n2 9\n9 2\n0 0\n2 1 3\n"+ // the connection is cheaper than a change; its second component is on the bottom
		"2 1\n2 9\n9 2\n0 0\n1 2 3\n"+
		"2 2\n1 5\n5 2\n1 -1\n1 2 3\n2 1 4\n"+ // two connections between the same components
		"3 2\n5 5 5\n0 0 0\n1 0 0\n1 2 4\n2 3 4\n"+ // two components change together, or none
		"2 1\n1000000 1000000\n0 0\n1 0\n1 2 1000000\n")
	s.Secret("02-small", boards(s, 100, 7, 12, 20))
	s.Secret("03-medium", boards(s, 40, 30, 90, 50))
	s.Secret("04-dear-connections", boards(s, 30, 20, 30, 1000))
	s.Secret("05-200-components", "3\n"+board(s, 200, 3000, 300, 20)+board(s, 200, 600, 100000, 100000)+board(s, 200, 400, 1000, 700))
	s.Secret("06-10000-connections", "1\n"+board(s, 200, 10000, 1000000, 15000))

	// The validator must reject these inputs, each for one reason.
	s.Invalid("no-components", "1\n0 0\n\n\n\n")
	s.Invalid("layer-2", "1\n1 0\n4\n5\n2\n")
	s.Invalid("component-3-of-2", "1\n2 1\n4 4\n5 5\n0 0\n1 3 7\n")
	s.Invalid("to-itself", "1\n2 1\n4 4\n5 5\n0 0\n2 2 7\n")
	s.Invalid("price-too-high", "1\n1 0\n1000001\n5\n0\n")
	s.Invalid("a-price-missing", "1\n2 0\n4 4\n5\n0 0\n")
	s.Invalid("a-connection-missing", "1\n2 1\n4 4\n5 5\n0 0\n")
}

// boards returns random boards with up to n components, up to m connections and prices below `most`.
func boards(s *gen.Set, count, n, m, most int) string {
	var b strings.Builder
	fmt.Fprintln(&b, count)
	for range count {
		components := 2 + s.Random.Intn(n-1)
		b.WriteString(board(s, components, s.Random.Intn(m+1), most, 1+s.Random.Intn(most)))
	}
	return b.String()
}

// board returns a board. Half of its connections are between components with similar numbers.
func board(s *gen.Set, n, m, price, connection int) string {
	row := func(value func() int) string {
		words := make([]string, n)
		for i := range words {
			words[i] = fmt.Sprint(value())
		}
		return strings.Join(words, " ") + "\n"
	}
	prices := func() int { return s.Random.Intn(price) }
	layers := func() int {
		switch s.Random.Intn(8) {
		case 0:
			return 1
		case 1:
			return -1
		}
		return 0
	}

	var b strings.Builder
	fmt.Fprintln(&b, n, m)
	b.WriteString(row(prices) + row(prices) + row(layers))
	for range m {
		i := s.Random.Intn(n)
		j := (i + 1 + s.Random.Intn(min(3, n-1))) % n
		if s.Random.Intn(2) == 0 {
			j = (i + 1 + s.Random.Intn(n-1)) % n
		}
		fmt.Fprintln(&b, i+1, j+1, s.Random.Intn(connection))
	}
	return b.String()
}
