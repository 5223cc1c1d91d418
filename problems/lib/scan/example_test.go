package scan

import (
	"bufio"
	"fmt"
	"os"
	"strings"
)

// An invalid word ends the solution with an error, which names the place of the word.
func ExampleRun() {
	err := Run(strings.NewReader("3 word\n12 x"), os.Stdout, func(in *Scanner, out *bufio.Writer) {
		fmt.Fprintln(out, in.Int(0, 10), in.Word(), in.Int(0, 100))
		fmt.Fprintln(out, in.Int(0, 10), "is not reached")
	})
	fmt.Println(err)
	// Output:
	// 3 word 12
	// line 2: want a whole number from 0 to 10
}

func ExampleWriteInts() {
	out := bufio.NewWriter(os.Stdout)
	WriteInts(out, 3, -1, 4)
	WriteInts(out, 159)
	out.Flush()
	// Output:
	// 3 -1 4
	// 159
}
