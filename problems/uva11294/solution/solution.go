// UVa 11294, Wedding: who sits on the bride's side, if no couple and no two lovers may sit together on the
// other side?
//
// State: a literal: the wife of a couple sits on the bride's side, or the husband does; never both.
// Neighbours: implications: if one lover sits on the other side, the second lover sits on the bride's side.
// Start: the bride sits on her own side.
// Goal: one literal of each couple, without contradiction.
package main

import (
	"bufio"
	"fmt"
	"strings"

	"oj/problems/lib/graph"
	"oj/problems/lib/scan"
)

// near reads a person such as 3h or 12w and returns the literal "this person sits on the bride's side". The
// variable of a couple is true if the wife sits there, and false if the husband does.
func near(in *scan.Scanner, couples int) graph.Literal {
	var couple int
	var sex byte
	_, err := fmt.Sscanf(in.Word(), "%d%c", &couple, &sex)
	if err != nil || couple < 0 || couple >= couples || sex != 'h' && sex != 'w' {
		in.Fatalf("want a number below %d and h or w", couples)
	}

	if sex == 'w' {
		return graph.True(couple)
	}
	return graph.Not(graph.True(couple))
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
		sex := "h"
		if wives[couple] {
			sex = "w"
		}
		people = append(people, fmt.Sprint(couple, sex))
	}
	return strings.Join(people, " ")
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	for in.Case() {
		couples, lovers := in.Int(0, scan.MaxSize), in.Int(0, scan.Max)
		if couples == 0 {
			break // the end marker
		}

		var pairs [][2]graph.Literal
		for ; lovers > 0; lovers-- {
			one, other := near(in, couples), near(in, couples)
			pairs = append(pairs, [2]graph.Literal{one, other})
		}
		fmt.Fprintln(out, seats(couples, pairs))
	}
}

func main() { scan.Main(solve) }
