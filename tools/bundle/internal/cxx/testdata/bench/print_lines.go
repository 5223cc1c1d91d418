// Writes half a million formatted lines through a bufio.Writer.
package main

import (
	"bufio"
	"fmt"
	"os"
)

func main() {
	w := bufio.NewWriter(os.Stdout)
	defer w.Flush()
	for i := 0; i < 500000; i++ {
		fmt.Fprintf(w, "Case #%d: %d %s\n", i, i*i%1000003, "yes")
		if i%4 == 0 {
			fmt.Fprintln(w, i, i+1, float64(i)/8)
		}
	}
}
