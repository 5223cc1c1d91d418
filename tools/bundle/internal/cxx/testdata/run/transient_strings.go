// Strings that only strconv reads are not copied; their errors keep the text. Steps under a condition.
package main

import (
	"bufio"
	"fmt"
	"os"
	"strconv"
	"strings"
)

func next(sc *bufio.Scanner) string {
	sc.Scan()
	return sc.Text()
}

func main() {
	sc := bufio.NewScanner(strings.NewReader("12\n  34  \nbad one\n56\n7.5\ntrue\n99\n100\n"))
	sc.Scan()
	a, err := strconv.Atoi(sc.Text())
	fmt.Println(a, err)
	sc.Scan()
	a, err = strconv.Atoi(strings.TrimSpace(sc.Text()))
	fmt.Println(a, err)
	sc.Scan()
	_, err = strconv.Atoi(strings.TrimPrefix(sc.Text(), "b"))
	first := sc.Text()
	sc.Scan()
	fmt.Println(err, first, sc.Text())
	b := []byte("4711")
	n, _ := strconv.ParseInt(string(b), 10, 64)
	kept := string(b)
	b[0] = '9'
	fmt.Println(n, kept, string(b))
	sc.Scan()
	f, _ := strconv.ParseFloat(sc.Text(), 64)
	sc.Scan()
	yes, _ := strconv.ParseBool(sc.Text())
	fmt.Println(f, yes)
	x, _ := strconv.Atoi(next(sc))
	y, _ := strconv.Atoi(next(sc))
	fmt.Println(x, y, sc.Scan(), sc.Text() == "")

	var small int8 = 126
	var count uint8
	down := 0
	for i := 0; i < 5; i++ {
		if i%2 == 0 {
			small++
		}
		if float64(i) > 1.5 {
			count--
		}
		if i != 3 {
			down--
		}
	}
	fmt.Println(small, count, down)

	words := bufio.NewScanner(os.Stdin)
	words.Split(bufio.ScanWords)
	for words.Scan() {
		v, err := strconv.Atoi(words.Text())
		fmt.Println(v, err, words.Err())
	}
}
