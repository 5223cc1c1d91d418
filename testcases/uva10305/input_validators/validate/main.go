// Command validate decides whether standard input is a valid input of UVa 10305: some order must obey the relations. The
// exit status is 42 if the input is valid. Otherwise it is 43, and standard error contains the line and the reason.
package main

import "oj/testcases/internal/lines"

func main() {
	lines.Start()
	for {
		head := lines.Numbers(0, 100, 0, 10000)
		n := head[0]
		if n == 0 && head[1] > 0 {
			lines.Reject("want 0 0 at the end")
		}
		if n == 0 {
			lines.Finish()
		}
		before := make([][]bool, n)
		for i := range before {
			before[i] = make([]bool, n)
		}
		for range head[1] {
			relation := lines.Numbers(1, n, 1, n)
			before[relation[0]-1][relation[1]-1] = true
		}
		if cyclic(before) {
			lines.Reject("no order obeys the relations")
		}
	}
}

// cyclic reports whether some task comes before itself. It completes the relation: if a is before b and b before c, then
// a is before c.
func cyclic(before [][]bool) bool {
	for middle := range before {
		for a := range before {
			for b := range before {
				if before[a][middle] && before[middle][b] {
					before[a][b] = true
				}
			}
		}
	}
	for a := range before {
		if before[a][a] {
			return true
		}
	}
	return false
}
