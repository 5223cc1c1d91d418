// Strings cut, joined and kept in a slice that is thrown away each round.
package main

import (
	"fmt"
	"os"
	"strconv"
	"strings"
)

func main() {
	defer peak()
	length := 0
	for round := 0; round < 15; round++ {
		var words []string
		for i := 0; i < 200000; i++ {
			words = append(words, "w"+strconv.Itoa(i*7919%100003)+"-"+strconv.Itoa(round))
		}
		text := strings.Join(words, " ")
		length += len(text)
		for i, f := range strings.Fields(text) {
			words[i] = strings.ToUpper(f)
		}
		length += len(words[len(words)-1])
	}
	fmt.Println(length)
}

// peak writes the largest resident size of the process, in kB, to standard error.
func peak() {
	status, err := os.ReadFile("/proc/self/status")
	if err != nil {
		return
	}
	for _, line := range strings.Split(string(status), "\n") {
		if strings.HasPrefix(line, "VmHWM:") {
			fmt.Fprintln(os.Stderr, strings.Fields(line)[1])
		}
	}
}
