// UVa 11294, Wedding: the partners of each couple sit on different sides of a table, and no two lovers may both sit
// on the side that the bride sees. Who sits on the bride's own side?
//
// State: a literal: the wife of a couple sits on the bride's side, or the husband does; never both.
// Neighbours: the literals that follow from this one: if one lover sits opposite the bride, the second lover
// sits on the bride's side.
// Start: the bride sits on her own side.
// Goal: one literal for each couple, such that no two of them contradict each other.
package main

import (
	"bufio"
	"fmt"
	"strconv"
	"strings"

	"oj/problems/lib/graph"
	"oj/problems/lib/scan"
)

// near returns the literal "this person sits on the bride's side" for a person such as 3h or 12w, and false if there
// is no such person. The variable of a couple is true if the wife sits there, and false if the husband does.
func near(person string, couples int) (sits graph.Literal, ok bool) {
	last := len(person) - 1
	couple, err := strconv.Atoi(person[:last])
	if err != nil || couple < 0 || couple >= couples {
		return sits, false
	}

	switch person[last] {
	case 'w':
		return graph.True(couple), true
	case 'h':
		return graph.Not(graph.True(couple)), true
	}
	return sits, false
}

func read(in *scan.Scanner, couples int) graph.Literal {
	sits, ok := near(in.Word(), couples)
	if !ok {
		in.Fatalf("want a number below %d and h or w", couples)
	}
	return sits
}

// seats returns the line to print. At least one of each pair of lovers sits on the bride's side.
func seats(couples int, pairs [][2]graph.Literal) string {
	bride := graph.True(0)
	brideSits := [2]graph.Literal{bride, bride}
	wives, ok := graph.TwoSat(couples, append(pairs, brideSits))
	if !ok {
		return "bad luck"
	}

	var people []string
	for couple := 1; couple < couples; couple++ {
		sex := scan.Choose(wives[couple], "w", "h")
		people = append(people, fmt.Sprint(couple, sex))
	}
	return strings.Join(people, " ")
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	for in.CaseUntil(0) {
		couples, lovers := in.Int(1, scan.MaxSize), in.Int(0, scan.Max)
		var pairs [][2]graph.Literal
		for ; lovers > 0; lovers-- {
			one, other := read(in, couples), read(in, couples)
			pairs = append(pairs, [2]graph.Literal{one, other})
		}
		fmt.Fprintln(out, seats(couples, pairs))
	}
}

func main() { scan.Main(solve) }
