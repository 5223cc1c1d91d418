// bufio.Scanner by lines and by words, a large buffer, the last line without a newline.
package main

import (
	"bufio"
	"fmt"
	"os"
	"strconv"
	"strings"
)

func main() {
	sc := bufio.NewScanner(os.Stdin)
	sc.Buffer(make([]byte, 1024), 1<<20)
	sc.Scan()
	n, _ := strconv.Atoi(sc.Text())
	for i := 0; i < n; i++ {
		sc.Scan()
		fmt.Printf("%q %d\n", sc.Text(), len(sc.Bytes()))
	}
	for sc.Scan() {
		line := strings.TrimSpace(sc.Text())
		if line == "" {
			fmt.Println("blank")
			continue
		}
		fmt.Println(len(line), strings.Fields(line))
	}
	fmt.Println(sc.Err(), sc.Scan(), sc.Text() == "")
	ws := bufio.NewScanner(strings.NewReader("  one two\n\nthree\tfour  "))
	ws.Split(bufio.ScanWords)
	for ws.Scan() {
		fmt.Print(ws.Text(), "|")
	}
	fmt.Println()
	rs := bufio.NewScanner(strings.NewReader("aé\n"))
	rs.Split(bufio.ScanRunes)
	for rs.Scan() {
		fmt.Printf("%q ", rs.Text())
	}
	bs := bufio.NewScanner(strings.NewReader("xy"))
	bs.Split(bufio.ScanBytes)
	for bs.Scan() {
		fmt.Print(bs.Bytes())
	}
	fmt.Println()
	small := bufio.NewScanner(strings.NewReader("a long line that does not fit\nx"))
	small.Buffer(nil, 10)
	fmt.Println(small.Scan(), small.Err())
}
