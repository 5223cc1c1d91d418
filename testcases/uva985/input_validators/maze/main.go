// Command maze decides whether standard input is a valid input of UVa 985: one or more mazes. A maze consists of R
// and C from 2 to 500 and of R*C-1 words. Each word consists of one to four different letters of NSWE. The exit
// status is 42 if the input is valid. Otherwise it is 43, and the reason is on standard error.
package main

import (
	"bufio"
	"fmt"
	"os"
	"strconv"
	"strings"
)

var words = bufio.NewScanner(os.Stdin)

func main() {
	words.Split(bufio.ScanWords)
	more := words.Scan()
	if !more {
		reject("want at least one maze")
	}
	for more {
		rows := number()
		word()
		for c := rows*number() - 1; c > 0; c-- {
			plate := word()
			if len(plate) > 4 || strings.Trim(plate, "NSWE") != "" {
				reject("%.50q: want up to four letters of NSWE", plate)
			}
			for _, d := range "NSWE" {
				if strings.Count(plate, string(d)) > 1 {
					reject("%.50q: %c occurs twice", plate, d)
				}
			}
		}
		more = words.Scan()
	}
	os.Exit(42)
}

func word() string {
	if !words.Scan() {
		reject("the input ends within a maze")
	}
	return words.Text()
}

// number returns the value of the word that was read last, and rejects a word that is not a size.
func number() int {
	n, err := strconv.Atoi(words.Text())
	if err != nil || strconv.Itoa(n) != words.Text() || n < 2 || n > 500 {
		reject("%.50q: want a whole number from 2 to 500", words.Text())
	}
	return n
}

func reject(format string, args ...any) {
	fmt.Fprintf(os.Stderr, format+"\n", args...)
	os.Exit(43)
}
