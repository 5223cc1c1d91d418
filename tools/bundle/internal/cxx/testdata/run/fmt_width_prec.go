// Widths and precisions of every kind.
package main

import (
	"fmt"
)

func main() {
	fmt.Printf("[%5d][%-5d][%05d][%+d][% d][%x][%#x][%08b][%o][%#o]\n", 42, 42, 42, 42, 42, 255, 255, 5, 8, 8)
	fmt.Printf("[%8.3f][%-8.2f][%08.3f][%+.1f][%.0f][%e][%G][%6.2e]\n", 3.14159, 3.14159, -3.14159, 2.25, 2.5, 12345.678, 1e-10, 1234.5)
	fmt.Printf("[%5s][%-5s][%.2s][%5.1s][%q][%x][% x][%#q]\n", "ab", "ab", "abc", "xyz", "a\"b\n", "hi", "hi", "raw")
	fmt.Printf("[%5t][%-7t][%c][%5c][%U][%#U][%q]\n", true, false, 'x', 'é', 0x1F600, 'ä', 'z')
	fmt.Printf("[%*d][%-*d][%.*f][%[2]d %[1]d][%6.2f%%]\n", 5, 42, 4, 7, 2, 3.14159, 99.5)
}
