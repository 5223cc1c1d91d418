// Accepted: counts holes by Euler's formula. A piece of V pixels with E pairs of adjacent pixels and F 2 x 2 blocks of
// pixels has 1 - (V - E + F) holes.
package main

import (
	"bufio"
	"fmt"
	"os"
	"sort"
	"strings"
)

func main() {
	in := bufio.NewReader(os.Stdin)
	for k := 1; ; k++ {
		var h, w int
		fmt.Fscan(in, &h, &w)
		if h == 0 {
			return
		}
		image := make([][]bool, h)
		for i := range image {
			var row string
			fmt.Fscan(in, &row)
			for _, digit := range row {
				value := strings.IndexRune("0123456789abcdef", digit)
				for bit := 3; bit >= 0; bit-- {
					image[i] = append(image[i], value>>bit&1 == 1)
				}
			}
		}
		fmt.Printf("Case %d: %s\n", k, letters(image))
	}
}

func letters(image [][]bool) string {
	var all []string
	for i := range image {
		for j := range image[i] {
			if image[i][j] {
				holes := 1 - euler(take(image, i, j))
				all = append(all, "WAKJSD"[holes:holes+1])
			}
		}
	}
	sort.Strings(all)
	return strings.Join(all, "")
}

type pixel struct{ i, j int }

// take removes from the image the connected piece that contains the pixel, and returns the piece.
func take(image [][]bool, i, j int) map[pixel]bool {
	piece := map[pixel]bool{{i, j}: true}
	image[i][j] = false
	for todo := []pixel{{i, j}}; len(todo) > 0; todo = todo[1:] {
		p := todo[0]
		for _, q := range []pixel{{p.i - 1, p.j}, {p.i + 1, p.j}, {p.i, p.j - 1}, {p.i, p.j + 1}} {
			if q.i >= 0 && q.i < len(image) && q.j >= 0 && q.j < len(image[0]) && image[q.i][q.j] {
				image[q.i][q.j] = false
				piece[q] = true
				todo = append(todo, q)
			}
		}
	}
	return piece
}

// euler returns the number V - E + F of a piece.
func euler(piece map[pixel]bool) int {
	sum := 0
	for p := range piece {
		right, below := piece[pixel{p.i, p.j + 1}], piece[pixel{p.i + 1, p.j}]
		sum++
		if right {
			sum--
		}
		if below {
			sum--
		}
		if right && below && piece[pixel{p.i + 1, p.j + 1}] {
			sum++
		}
	}
	return sum
}
