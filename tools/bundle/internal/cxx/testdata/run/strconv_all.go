// strconv: Itoa, Atoi, Parse*, Format*, Quote, Append*.
package main

import (
	"fmt"
	"math"
	"strconv"
)

func main() {
	for _, s := range []string{"0", "-0", "+5", "00012", "-9223372036854775808", "9223372036854775807", "9223372036854775808", "", "-", "1 ", " 1", "1_0", "0x1f", "12a", "٣"} {
		n, err := strconv.Atoi(s)
		fmt.Println(n, err)
	}
	for _, s := range []string{"ff", "-7f", "z", "1010", "0b11", "0x_f", "077"} {
		for _, base := range []int{0, 2, 8, 10, 16, 36} {
			n, err := strconv.ParseInt(s, base, 64)
			fmt.Print(n, " ", err == nil, "; ")
		}
		fmt.Println()
	}
	n8, err := strconv.ParseInt("200", 10, 8)
	fmt.Println(n8, err)
	u, err := strconv.ParseUint("18446744073709551615", 10, 64)
	fmt.Println(u, err)
	u, err = strconv.ParseUint("-1", 10, 64)
	fmt.Println(u, err)
	for _, s := range []string{"1.5", "1e10", "-.5", "5.", "1e400", "inf", "-Inf", "nan", "0x1p-2", "1e-400", "1.7976931348623157e308", "2.2250738585072011e-308", "123456789012345678901234567890", ".", "e5", "1e", "0.1", "179769313486231580793728971405301e276", "4.9e-324", "1_000.5"} {
		f, err := strconv.ParseFloat(s, 64)
		fmt.Println(f, err)
	}
	f32, _ := strconv.ParseFloat("0.1", 32)
	fmt.Println(f32)
	for _, b := range []string{"1", "t", "TRUE", "true", "True", "0", "f", "false", "no"} {
		v, err := strconv.ParseBool(b)
		fmt.Print(v, err == nil, " ")
	}
	fmt.Println()
	fmt.Println(strconv.FormatInt(-255, 16), strconv.FormatInt(255, 2), strconv.FormatInt(35, 36), strconv.FormatUint(math.MaxUint64, 10), strconv.FormatInt(math.MinInt64, 2))
	for _, x := range []float64{1.5, 1e21, 0.1, 100, math.Pi, 1e-7, math.Inf(1)} {
		fmt.Println(strconv.FormatFloat(x, 'f', -1, 64), strconv.FormatFloat(x, 'e', 3, 64), strconv.FormatFloat(x, 'g', -1, 32), strconv.FormatFloat(x, 'f', 2, 64), strconv.FormatFloat(x, 'G', 4, 64))
	}
	fmt.Println(strconv.Quote("a\"b\n\x00é\u200b\xff日"), strconv.QuoteRune('☺'), strconv.QuoteToASCII("é日"))
	s, err := strconv.Unquote(`"a\tb\u00e9"`)
	fmt.Println(s, err)
	s, err = strconv.Unquote("x")
	fmt.Println(s, err)
	b := strconv.AppendInt(nil, -42, 10)
	b = append(b, ' ')
	b = strconv.AppendFloat(b, 2.5, 'f', 3, 64)
	b = strconv.AppendBool(b, true)
	b = strconv.AppendQuote(b, "q")
	b = strconv.AppendUint(b, 7, 2)
	fmt.Println(string(b), strconv.FormatBool(false), strconv.Itoa(-0))
}
