// Output to a file that the environment names, as some judges want it.
package main

import (
	"bufio"
	"fmt"
	"os"
)

func main() {
	_, err := os.Create(os.Getenv("SURELY_NOT_SET_ANYWHERE"))
	fmt.Println(err)
	out, err := os.Create("/dev/stdout")
	if err != nil {
		panic(err)
	}
	defer out.Close()
	w := bufio.NewWriterSize(out, 1024)
	fmt.Fprintf(w, "%d numbers\n", 3)
	w.Flush()
	fmt.Fprintln(out, "directly")
}
