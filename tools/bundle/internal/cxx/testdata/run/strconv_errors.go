// The texts of conversion errors.
package main

import (
	"errors"
	"fmt"
	"strconv"
)

func main() {
	for _, s := range []string{"", "12", "-7", "+5", "1e3", "99999999999999999999", "-9223372036854775809", "0x10", "1_000", " 1", "abc\n"} {
		n, err := strconv.Atoi(s)
		u, err2 := strconv.ParseUint(s, 0, 8)
		f, err3 := strconv.ParseFloat(s, 64)
		fmt.Println(n, err, u, err2, f, err3)
	}
	_, err := strconv.ParseInt("128", 10, 8)
	fmt.Println(err, errors.Is(err, strconv.ErrRange), errors.Unwrap(err))
	_, err = strconv.ParseBool("maybe")
	fmt.Println(err)
}
