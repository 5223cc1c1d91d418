// Scanning into a *big.Int: values and errors where the text is no number.
package main

import (
	"fmt"
	"math/big"
	"strings"
)

func main() {
	for _, s := range []string{"12", "-34 x", "+5", "abc", "", "   ", "12abc", "0x1f", "-", "--1", "+", "1_000", "99999999999999999999999999 7", "\n\n5", "0b101", "0o17", "08", "12.5"} {
		x := big.NewInt(77)
		n, err := fmt.Sscan(s, x)
		fmt.Println(n, err, x)
		y, k := big.NewInt(78), 3
		n, err = fmt.Sscan(s, y, &k)
		fmt.Println(n, err, y, k)
		z := big.NewInt(79)
		n, err = fmt.Fscan(strings.NewReader(s), z)
		fmt.Println(n, err, z)
		n, err = fmt.Sscanln(s, z)
		fmt.Println(n, err, z)
		w := big.NewInt(80)
		n, err = fmt.Sscanf(s, "%d", w)
		fmt.Println(n, err, w)
		n, err = fmt.Sscanf(s, "%x", w)
		fmt.Println(n, err, w)
		n, err = fmt.Sscanf(s, "%v", w)
		fmt.Println(n, err, w)
		n, err = fmt.Sscanf(s, "%s", w)
		fmt.Println(n, err, w)
	}
}
