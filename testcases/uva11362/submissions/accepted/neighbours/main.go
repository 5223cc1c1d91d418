// Accepted: sorts the numbers as strings and compares neighbours.
package main

import (
	"bufio"
	"fmt"
	"os"
	"sort"
	"strings"
)

func main() {
	in := bufio.NewReader(os.Stdin)
	var lists int
	for fmt.Fscan(in, &lists); lists > 0; lists-- {
		var n int
		fmt.Fscan(in, &n)
		numbers := make([]string, n)
		for i := range numbers {
			fmt.Fscan(in, &numbers[i])
		}
		fmt.Println(answer(numbers))
	}
}

func answer(numbers []string) string {
	sort.Strings(numbers)
	for i := 1; i < len(numbers); i++ {
		if strings.HasPrefix(numbers[i], numbers[i-1]) {
			return "NO"
		}
	}
	return "YES"
}
