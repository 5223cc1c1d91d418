// Command maps decides whether standard input is a valid input of UVa 1601: at most ten maps, then 0 0 0. A map
// consists of a line w h n, with w and h from 4 to 16 and n from 1 to 3, and h lines of exactly w characters. The
// characters at the edge are #; inside, they are #, spaces or letters. Each of the first n letters of the alphabet
// occurs once in lower case and once in upper case. Every 2 x 2 square contains a #. The validator does not check
// that the ghosts can reach their homes; the generator ensures this. The exit status is 42 if the input is valid.
// Otherwise it is 43, and the reason is on standard error.
package main

import (
	"bufio"
	"fmt"
	"os"
	"strings"
)

var lines = bufio.NewScanner(os.Stdin)

func main() {
	for k := 0; ; k++ {
		text := line()
		if text == "0 0 0" {
			break
		}
		var w, h, n int
		if _, err := fmt.Sscanf(text, "%d %d %d", &w, &h, &n); err != nil || text != fmt.Sprintf("%d %d %d", w, h, n) {
			reject("%.50q: want w h n", text)
		}
		if w < 4 || w > 16 || h < 4 || h > 16 || n < 1 || n > 3 || k == 10 {
			reject("map %d: %q: want at most 10 maps, w and h from 4 to 16, and n from 1 to 3", k+1, text)
		}
		check(w, h, n)
	}
	if lines.Scan() {
		reject("%.50q: nothing may follow 0 0 0", lines.Text())
	}
	os.Exit(42)
}

// check reads a map and rejects it unless it is valid.
func check(w, h, n int) {
	rows := make([]string, h)
	letters := "abc"[:n] + "ABC"[:n]
	for i := range rows {
		rows[i] = line()
		if len(rows[i]) != w || strings.Trim(rows[i], "# "+letters) != "" {
			reject("row %.50q: want %d characters, each # or a space or one of %s", rows[i], w, letters)
		}
	}

	// Each ghost has one start and one end.
	all := strings.Join(rows, "")
	for _, c := range letters {
		if strings.Count(all, string(c)) != 1 {
			reject("want one %c", c)
		}
	}

	// Check the edge, and each square whose lower right cell is (i, j).
	for i := range rows {
		for j := range rows[i] {
			if edge := i == 0 || j == 0 || i == h-1 || j == w-1; edge && rows[i][j] != '#' {
				reject("row %d, column %d: want # at the edge", i+1, j+1)
			} else if !edge && rows[i][j] != '#' && rows[i-1][j] != '#' && rows[i][j-1] != '#' && rows[i-1][j-1] != '#' {
				reject("row %d, column %d: this cell and its neighbours above and to the left are a square of four free cells", i+1, j+1)
			}
		}
	}
}

func line() string {
	if !lines.Scan() {
		reject("the input ends too early")
	}
	return lines.Text()
}

func reject(format string, args ...any) {
	fmt.Fprintf(os.Stderr, format+"\n", args...)
	os.Exit(43)
}
