// The rarer functions of strconv, and its errors.
package main

import (
	"errors"
	"fmt"
	"strconv"
)

func main() {
	b := strconv.AppendQuoteRune([]byte("rune "), '☺')
	b = strconv.AppendQuote(append(b, ' '), "tab\tand \x00")
	fmt.Println(string(b), strconv.QuoteRuneToASCII('☺'), strconv.QuoteRuneToASCII('\n'))
	for _, r := range "a é\u00ad\x01☺\u2028" {
		fmt.Print(strconv.IsPrint(r), " ")
	}
	fmt.Println()
	for _, s := range []string{"12x", "", "99999999999999999999", "-", "0x1F", "1_000"} {
		_, err := strconv.Atoi(s)
		var ne *strconv.NumError
		if errors.As(err, &ne) {
			fmt.Println(ne.Func, ne.Num, ne.Err, ne.Error(), ne.Unwrap() == strconv.ErrSyntax, errors.Is(err, strconv.ErrRange))
		}
		v, err := strconv.ParseInt(s, 0, 16)
		fmt.Println(v, err)
	}
	_, err := strconv.ParseFloat("1e400", 64)
	fmt.Println(err, errors.Is(err, strconv.ErrRange))
	_, err = strconv.ParseBool("yes")
	fmt.Println(err)
	_, err = strconv.ParseInt("5", 1, 64)
	fmt.Println(err)
	_, err = strconv.ParseUint("5", 10, 65)
	fmt.Println(err)
	_, err = strconv.Unquote("'ab'")
	fmt.Println(err)
	for _, s := range []string{"", "a b", "a\tb", "a\nb", "a`b", "\x7f", "\ufeff", "é世", "\xff", "\u00a0"} {
		fmt.Print(strconv.CanBackquote(s), " ")
	}
	fmt.Println()
}
