// big.Rat.SetString: points, prefixes, underscores, exponents of ten and of two, and texts that are not
// numbers.
package main

import (
	"fmt"
	"math/big"
)

func main() {
	for _, s := range []string{
		"", "0", "-0", "+1", "-1", "3/4", "-6/4", "+6/-4", "1/0", "0/5", "0x10/0b11", "010/3", "1_0/3", "1/ 3", " 1", "1 ", "/", "1/", "/1",
		"1.25", "-1.25", ".5", "5.", ".", "-.", "1e3", "1E-3", "1e+3", "1e", "1e-", "1.5e2", "1_000.5", "1__0", "_1", "1_", "1_.5", "1._5", "1.5_", "1.5_5",
		"0x1.8", "0x1.8p1", "0X.8P-2", "0x1e3", "0b1.1", "0b1.1p3", "0b12", "0o1.4", "0o17e1", "0o18", "01.5", "0123", "09", "0x", "0b", "0x_1", "0_1", "1p4", "1.5p-2",
		"1p", "1e1_0", "1e_1", "1e1_", "1e1__0", "1e10000001", "0e99999999999", "0e99999999999999999999", "1p20000000", "0x1p-5", "inf", "nan", "1.2.3", "0x1.g",
	} {
		r, ok := new(big.Rat).SetString(s)
		if !ok {
			fmt.Printf("%q %v\n", s, ok)
			continue
		}
		fmt.Printf("%q %s %s\n", s, r, r.FloatString(5))
	}
	r, _ := new(big.Rat).SetString("1.5e1000")
	fmt.Println(r.Num().BitLen(), r.IsInt())
	r, _ = new(big.Rat).SetString("1.5e-1000")
	fmt.Println(r.Denom().BitLen())
}
