// Accepted: makes each move and evaluates the position after it: can the opponent win at once, and otherwise, what is the
// value of the runs of safe squares?
package main

import (
	"bufio"
	"fmt"
	"os"
	"strings"
)

// values remembers the values of runs of safe squares.
var values = map[int]int{}

func value(n int) int {
	if n <= 0 {
		return 0
	}
	v, known := values[n]
	if known {
		return v
	}
	after := map[int]bool{}
	for i := 1; i <= n; i++ {
		after[value(i-3)^value(n-i-2)] = true
	}
	for after[v] {
		v++
	}
	values[n] = v
	return v
}

func main() {
	in, out := bufio.NewReader(os.Stdin), bufio.NewWriter(os.Stdout)
	defer out.Flush()
	var cases int
	for fmt.Fscan(in, &cases); cases > 0; cases-- {
		var row string
		fmt.Fscan(in, &row)
		var moves []string
		for i := range row {
			if row[i] == '.' && wins(row[:i]+"X"+row[i+1:]) {
				moves = append(moves, fmt.Sprint(i+1))
			}
		}
		if len(moves) > 0 {
			fmt.Fprintln(out, "WINNING")
			fmt.Fprintln(out, strings.Join(moves, " "))
		} else {
			fmt.Fprintln(out, "LOSING")
			fmt.Fprintln(out)
		}
	}
}

// wins reports whether the player who has just moved wins.
func wins(row string) bool {
	if strings.Contains(row, "XXX") {
		return true
	}
	for _, chance := range []string{".XX", "X.X", "XX."} {
		if strings.Contains(row, chance) {
			return false
		}
	}
	all, run := 0, 0
	for i := range row {
		if strings.Contains(row[max(0, i-2):min(len(row), i+3)], "X") {
			all ^= value(run)
			run = 0
		} else {
			run++
		}
	}
	return all^value(run) == 0
}
