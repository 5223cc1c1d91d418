// Command validate decides whether standard input is a valid input of UVa 10746. A time has at most six decimals. The exit
// status is 42 if the input is valid. Otherwise it is 43, and standard error contains the line and the reason.
package main

import (
	"strings"

	"oj/testcases/internal/lines"
)

const (
	mostDigits   = 6
	mostDecimals = 6
)

func main() {
	lines.Start()
	for {
		head := lines.Numbers(0, 20, 0, 20)
		n, m := head[0], head[1]
		if n == 0 && m > 0 || m < n {
			lines.Reject("want at least as many cars as banks, or 0 0 at the end")
		}
		if n == 0 {
			lines.Finish()
		}
		for range n {
			words := strings.Split(lines.Next(), " ")
			if len(words) != m {
				lines.Reject("want %d times", m)
			}
			for _, word := range words {
				if !isTime(word) {
					lines.Reject("%.20q: want a time such as 12.5", word)
				}
			}
		}
	}
}

// isTime reports whether a word consists of digits, perhaps followed by a point and more digits.
func isTime(word string) bool {
	whole, decimals, hasPoint := strings.Cut(word, ".")
	if hasPoint && (decimals == "" || len(decimals) > mostDecimals) {
		return false
	}
	return whole != "" && len(whole) <= mostDigits && strings.Trim(whole+decimals, "0123456789") == ""
}
