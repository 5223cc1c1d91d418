// Wrong: puts no frame around the image. So only the white region of the first pixel counts as background.
package main

import (
	"bufio"
	"fmt"
	"os"
	"sort"
	"strconv"
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
		image := make([][]byte, h)
		for i := range image {
			var row string
			fmt.Fscan(in, &row)
			for _, digit := range row {
				value, _ := strconv.ParseUint(string(digit), 16, 8)
				image[i] = append(image[i], fmt.Sprintf("%04b", value)...)
			}
		}
		fill(image, 0, 0, '0', 'x')
		holes := map[byte]int{}
		name := byte(128) // the mark for the next piece
		for i := range image {
			for j, pixel := range image[i] {
				if pixel == '1' {
					fill(image, i, j, '1', name)
					name++
				}
			}
		}
		for i := range image {
			for j, pixel := range image[i] {
				if pixel == '0' && i > 0 {
					holes[image[i-1][j]]++
					fill(image, i, j, '0', 'x')
				}
			}
		}
		var all []string
		for n := byte(128); n != name; n++ {
			all = append(all, "WAKJSD"[min(5, holes[n]):][:1])
		}
		sort.Strings(all)
		fmt.Printf("Case %d: %s\n", k, strings.Join(all, ""))
	}
}

func fill(image [][]byte, i, j int, old, new byte) {
	if i < 0 || i >= len(image) || j < 0 || j >= len(image[0]) || image[i][j] != old {
		return
	}
	image[i][j] = new
	fill(image, i-1, j, old, new)
	fill(image, i+1, j, old, new)
	fill(image, i, j-1, old, new)
	fill(image, i, j+1, old, new)
}
