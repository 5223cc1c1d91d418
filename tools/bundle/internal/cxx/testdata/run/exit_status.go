// os.Exit's status, without running deferred calls; buffered output that was not flushed is lost.
package main

import (
	"bufio"
	"fmt"
	"os"
)

func main() {
	defer fmt.Println("never")
	w := bufio.NewWriter(os.Stdout)
	fmt.Fprintln(w, "lost")
	fmt.Println("printed")
	os.Exit(3)
}
