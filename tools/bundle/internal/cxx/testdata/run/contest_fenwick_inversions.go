// Fenwick trees: inversions with compressed coordinates, ranges, k-th element, two dimensions.
package main

import (
	"bufio"
	"fmt"
	"os"
	"sort"
)

type BIT []int

func (b BIT) Add(i, v int) {
	for i++; i < len(b); i += i & -i {
		b[i] += v
	}
}

func (b BIT) Sum(i int) (s int) {
	for ; i > 0; i -= i & -i {
		s += b[i]
	}
	return
}

func (b BIT) Kth(k int) int {
	pos, step := 0, 1
	for step*2 < len(b) {
		step *= 2
	}
	for ; step > 0; step /= 2 {
		if pos+step < len(b) && b[pos+step] < k {
			pos += step
			k -= b[pos]
		}
	}
	return pos
}

type BIT2 [][]int64

func (b BIT2) add(x, y int, v int64) {
	for i := x + 1; i < len(b); i += i & -i {
		for j := y + 1; j < len(b[i]); j += j & -j {
			b[i][j] += v
		}
	}
}

func (b BIT2) sum(x, y int) (s int64) {
	for i := x; i > 0; i &= i - 1 {
		for j := y; j > 0; j &= j - 1 {
			s += b[i][j]
		}
	}
	return
}

func compress(a []int) []int {
	s := append([]int(nil), a...)
	sort.Ints(s)
	k := 0
	for i, x := range s {
		if i == 0 || x != s[k-1] {
			s[k] = x
			k++
		}
	}
	s = s[:k]
	out := make([]int, len(a))
	for i, x := range a {
		out[i] = sort.SearchInts(s, x)
	}
	return out
}

func main() {
	r := bufio.NewReader(os.Stdin)
	for {
		var n int
		if _, err := fmt.Fscan(r, &n); err != nil || n == 0 {
			break
		}
		a := make([]int, n)
		for i := range a {
			fmt.Fscan(r, &a[i])
		}
		b := make(BIT, n+1)
		inv := 0
		for i, x := range compress(a) {
			inv += i - b.Sum(x+1)
			b.Add(x, 1)
		}
		fmt.Println(inv, b.Kth(1), b.Kth((n+1)/2), b.Kth(n))
	}
	t := make(BIT2, 9)
	for i := range t {
		t[i] = make([]int64, 9)
	}
	for i := 0; i < 8; i++ {
		t.add(i, i*3%8, int64(i+1))
	}
	fmt.Println(t.sum(8, 8), t.sum(4, 8), t.sum(8, 4), t.sum(5, 5)-t.sum(2, 5))
}
