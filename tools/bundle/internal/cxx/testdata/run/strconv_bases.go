// Numbers in all bases.
package main

import (
	"fmt"
	"strconv"
)

func main() {
	for b := 2; b <= 36; b += 7 {
		s := strconv.FormatInt(-123456789, b)
		n, err := strconv.ParseInt(s, b, 64)
		fmt.Println(b, s, n, err, strconv.FormatUint(1<<64-1, b))
	}
	fmt.Println(strconv.Quote("tab\t\"q\" \x00 é \u2028"), strconv.QuoteToASCII("é世"), string(strconv.AppendInt([]byte("x"), -5, 10)), strconv.FormatFloat(1.0/3, 'g', 5, 64))
}
