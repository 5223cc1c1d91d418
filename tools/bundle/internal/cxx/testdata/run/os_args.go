// os.Args, os.ReadFile of nothing, writing to both outputs.
package main

import (
	"fmt"
	"io"
	"os"
)

func main() {
	fmt.Println(len(os.Args) > 0, len(os.Args[1:]))
	all, err := io.ReadAll(os.Stdin)
	fmt.Println(string(all), err)
	fmt.Fprintln(os.Stderr, "to standard error")
	fmt.Fprint(os.Stdout, "x", 1, "\n")
	os.Stdout.WriteString("direct\n")
	os.Stdout.Write([]byte("bytes\n"))
	io.WriteString(os.Stdout, "io\n")
	println("println goes to standard error", 1, true)
}
