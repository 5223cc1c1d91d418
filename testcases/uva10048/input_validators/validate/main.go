// Command validate decides whether standard input is a valid input of UVa 10048. The two crossings of a street must
// differ, and also the two crossings of a query. The exit status is 42 if the input is valid. Otherwise it is 43, and
// standard error contains the line and the reason.
package main

import "oj/testcases/internal/lines"

func main() {
	lines.Start()
	for {
		head := lines.Numbers(0, 100, 0, 1000, 0, 10000)
		n := head[0]
		if n == 0 && head[1]+head[2] > 0 {
			lines.Reject("want 0 0 0 at the end")
		}
		if n == 0 {
			lines.Finish()
		}
		for range head[1] {
			differ(lines.Numbers(1, n, 1, n, 0, 1<<31-1))
		}
		for range head[2] {
			differ(lines.Numbers(1, n, 1, n))
		}
	}
}

func differ(ends []int) {
	if ends[0] == ends[1] {
		lines.Reject("want two different crossings")
	}
}
