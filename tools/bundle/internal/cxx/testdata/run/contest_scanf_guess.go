// Queries by Scanf with a flush after each answer, as interactive problems want; binary search over answers; ternary search.
package main

import (
	"bufio"
	"fmt"
	"math"
	"os"
)

var (
	in  = bufio.NewReader(os.Stdin)
	out = bufio.NewWriter(os.Stdout)
)

func ask(format string, args ...interface{}) (reply string, err error) {
	fmt.Fprintf(out, format+"\n", args...)
	out.Flush()
	_, err = fmt.Fscanf(in, "%s\n", &reply)
	return
}

func guess(lo, hi int) (int, int) {
	for asked := 1; lo <= hi; asked++ {
		mid := lo + (hi-lo)/2
		switch reply, err := ask("? %d", mid); {
		case err != nil:
			fmt.Fprintln(out, "no more replies:", err)
			return -1, asked
		case reply == "higher":
			lo = mid + 1
		case reply == "lower":
			hi = mid - 1
		case reply == "yes":
			return mid, asked
		default:
			fmt.Fprintf(out, "strange reply %q\n", reply)
		}
	}
	return -1, 0
}

func searchAnswer(lo, hi int, ok func(int) bool) int {
	for lo < hi {
		if mid := int(uint(lo+hi) >> 1); ok(mid) {
			hi = mid
		} else {
			lo = mid + 1
		}
	}
	return lo
}

func ternary(f func(float64) float64, lo, hi float64) float64 {
	for i := 0; i < 200; i++ {
		a, b := lo+(hi-lo)/3, hi-(hi-lo)/3
		if f(a) < f(b) {
			hi = b
		} else {
			lo = a
		}
	}
	return (lo + hi) / 2
}

func main() {
	defer out.Flush()
	var n, k int
	c, err := fmt.Fscanf(in, "%d %d\n", &n, &k)
	fmt.Fprintln(out, c, err, n, k)
	for i := 0; i < k; i++ {
		x, asked := guess(1, n)
		fmt.Fprintf(out, "! %d (%d)\n", x, asked)
	}
	boards := []int{10, 20, 30, 40, 25}
	fmt.Fprintln(out, searchAnswer(40, 125, func(limit int) bool {
		painters, sum := 1, 0
		for _, b := range boards {
			if sum+b > limit {
				painters, sum = painters+1, 0
			}
			sum += b
		}
		return painters <= 2
	}))
	x := ternary(func(x float64) float64 { return math.Pow(x-1.25, 2) + 3 }, -10, 10)
	fmt.Fprintf(out, "%.4f %.3f\n", x, math.Cbrt(27)+math.Log2(8))
	var a, b int
	var op rune
	c, err = fmt.Sscanf("12+30", "%d%c%d", &a, &op, &b)
	fmt.Fprintln(out, c, err, a, string(op), b)
	c, err = fmt.Sscanf("7 x", "%d %d", &a, &b)
	fmt.Fprintln(out, c, err, a)
}
