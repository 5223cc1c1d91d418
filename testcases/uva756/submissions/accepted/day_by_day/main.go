// Accepted: checks one day after the other, until it finds a day on which all three peaks occur.
package main

import (
	"bufio"
	"fmt"
	"os"
)

func main() {
	in, out := bufio.NewReader(os.Stdin), bufio.NewWriter(os.Stdout)
	defer out.Flush()
	for number := 1; ; number++ {
		var p, e, i, d int
		fmt.Fscan(in, &p, &e, &i, &d)
		if p < 0 {
			return
		}
		day := d + 1
		for (day-p)%23 != 0 || (day-e)%28 != 0 || (day-i)%33 != 0 {
			day++
		}
		fmt.Fprintf(out, "Case %d: the next triple peak occurs in %d days.\n", number, day-d)
	}
}
