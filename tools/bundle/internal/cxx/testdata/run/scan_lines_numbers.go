// Numbers line by line with Scanner and Atoi.
package main

import (
	"bufio"
	"fmt"
	"os"
	"strconv"
	"strings"
)

func main() {
	in := bufio.NewScanner(os.Stdin)
	total := 0
	for line := 1; in.Scan(); line++ {
		sum := 0
		for _, w := range strings.Fields(in.Text()) {
			n, err := strconv.Atoi(w)
			if err != nil {
				fmt.Println(line, err)
				continue
			}
			sum += n
		}
		total += sum
		fmt.Println(line, sum)
	}
	fmt.Println(total)
}
