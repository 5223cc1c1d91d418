package seq

import (
	"fmt"
	"math/rand"
	"testing"
)

// The test sums up every rectangle, for all sizes up to 5 x 5.
func TestFenwick2D(t *testing.T) {
	random := rand.New(rand.NewSource(2))
	for size := 0; size < 25; size++ {
		rows, columns := 1+size/5, 1+size%5
		f := NewFenwick2D(rows, columns)
		table := make([]int, rows*columns)
		for round := 0; round < 30; round++ {
			cell, x := random.Intn(len(table)), random.Intn(19)-9
			f.Add(cell/columns, cell%columns, x)
			table[cell] += x
		}

		for _, c := range rectangles(rows, columns) {
			want := 0
			for row := c[0]; row < c[2]; row++ {
				for column := c[1]; column < c[3]; column++ {
					want += table[row*columns+column]
				}
			}
			if got := f.Sum(c[0], c[1], c[2], c[3]); got != want {
				t.Fatalf("%v in rows of %d: Sum%v = %d, want %d", table, columns, c, got, want)
			}
		}
	}
}

// rectangles lists top, left, bottom and right of all rectangles, empty ones included.
func rectangles(rows, columns int) (list [][4]int) {
	for top := 0; top <= rows; top++ {
		for bottom := top; bottom <= rows; bottom++ {
			for left := 0; left <= columns; left++ {
				for right := left; right <= columns; right++ {
					list = append(list, [4]int{top, left, bottom, right})
				}
			}
		}
	}
	return list
}

func ExampleFenwick2D() {
	f := NewFenwick2D(3, 3)
	f.Add(0, 0, 1)
	f.Add(1, 2, 5)
	fmt.Println(f.Sum(0, 0, 2, 3), f.Sum(1, 1, 3, 3))
	// Output: 6 5
}
