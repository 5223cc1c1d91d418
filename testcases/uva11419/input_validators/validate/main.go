// Command validate decides whether standard input is a valid input of UVa 11419. No two enemies stand on one cell. The exit
// status is 42 if the input is valid. Otherwise it is 43, and standard error contains the line and the reason.
package main

import "oj/testcases/internal/lines"

func main() {
	lines.Start()
	for {
		head := lines.Numbers(0, 1000, 0, 1000, 0, 1000000)
		rows, columns, enemies := head[0], head[1], head[2]
		if rows == 0 && columns+enemies == 0 {
			lines.Finish()
		}
		if rows == 0 || columns == 0 || enemies == 0 {
			lines.Reject("want three positive numbers, or 0 0 0 at the end")
		}
		taken := map[[2]int]bool{}
		for range enemies {
			at := lines.Numbers(1, rows, 1, columns)
			cell := [2]int{at[0], at[1]}
			if taken[cell] {
				lines.Reject("an enemy stands there already")
			}
			taken[cell] = true
		}
	}
}
