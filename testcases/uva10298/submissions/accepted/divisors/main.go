// Accepted: for each divisor of the length, compares the string with itself, shifted by the divisor.
package main

import (
	"bufio"
	"fmt"
	"os"
	"strings"
)

func main() {
	in, out := bufio.NewReader(os.Stdin), bufio.NewWriter(os.Stdout)
	defer out.Flush()
	for {
		line, err := in.ReadString('\n')
		s := strings.TrimRight(line, "\r\n")
		if err != nil || s == "." {
			return
		}
		fmt.Fprintln(out, power(s))
	}
}

// power returns the greatest k such that s is some string repeated k times.
func power(s string) int {
	for d := 1; d < len(s); d++ {
		if len(s)%d == 0 && shifted(s, d) {
			return len(s) / d
		}
	}
	return 1
}

// shifted reports whether s is equal to itself after a shift by d.
func shifted(s string, d int) bool {
	for i := d; i < len(s); i++ {
		if s[i] != s[i-d] {
			return false
		}
	}
	return true
}
