package scan

import (
	"fmt"
	"strings"
)

// What is wrong, and where, is asked once, at the end.
func ExampleScanner() {
	in := New(strings.NewReader("3 word\n12 x"))
	fmt.Println(in.Int(0, 10), in.Word(), in.Int(0, 100), in.Int(0, 10))
	fmt.Println(in.Err())
	// Output:
	// 3 word 12 0
	// line 2, word 2: "x": want a whole number from 0 to 10
}
