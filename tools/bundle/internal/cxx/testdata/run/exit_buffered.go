// Output that was never flushed is lost, flushed output is not.
package main

import (
	"bufio"
	"fmt"
	"os"
)

func main() {
	w := bufio.NewWriter(os.Stdout)
	fmt.Fprintln(w, "flushed")
	w.Flush()
	fmt.Fprintln(w, "lost")
	fmt.Println("direct")
	os.Exit(3)
}
