// Command validate decides whether standard input is a valid input of UVa 1201. The rides of a day must be sorted. The exit
// status is 42 if the input is valid. Otherwise it is 43, and standard error contains the line and the reason.
package main

import (
	"strings"

	"oj/testcases/internal/lines"
)

func main() {
	lines.Start()
	for range lines.Numbers(1, 100)[0] {
		last := 0
		for range lines.Numbers(1, 499)[0] {
			words := strings.Split(lines.Next(), " ")
			if len(words) != 5 {
				lines.Reject("want a time and four numbers")
			}
			start := minutes(words[0])
			if start < last {
				lines.Reject("want the rides in the order of their times")
			}
			last = start
			for _, word := range words[1:] {
				lines.Number(word, 0, 199)
			}
		}
	}
	lines.Finish()
}

// minutes returns the minutes after midnight of a time from 00:00 to 23:59.
func minutes(text string) int {
	if len(text) != 5 || text[2] != ':' {
		lines.Reject("%q: want a time such as 08:05", text)
	}
	total := 0
	for i, limit := range []int{24, 60} {
		a, b := text[3*i], text[3*i+1]
		n := 10*int(a-'0') + int(b-'0')
		if a < '0' || a > '9' || b < '0' || b > '9' || n >= limit {
			lines.Reject("%q: want a time from 00:00 to 23:59", text)
		}
		total = 60*total + n
	}
	return total
}
