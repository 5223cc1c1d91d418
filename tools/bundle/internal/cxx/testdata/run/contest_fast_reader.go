// Its own reader of os.Stdin, prefix sums and a sparse table.
package main

import (
	"bufio"
	"math/bits"
	"os"
	"strconv"
)

const bufSize = 1 << 16

type fastIO struct {
	r   *os.File
	buf [bufSize]byte
	pos int
	n   int
	out *bufio.Writer
}

func (f *fastIO) byte() byte {
	if f.pos == f.n {
		f.n, _ = f.r.Read(f.buf[:])
		f.pos = 0
		if f.n <= 0 {
			f.n = 0
			return 0
		}
	}
	b := f.buf[f.pos]
	f.pos++
	return b
}

func (f *fastIO) int() int {
	c := f.byte()
	for c == ' ' || c == '\n' || c == '\r' {
		c = f.byte()
	}
	sign := 1
	if c == '-' {
		sign = -1
		c = f.byte()
	}
	x := 0
	for ; c >= '0' && c <= '9'; c = f.byte() {
		x = x*10 + int(c-'0')
	}
	return x * sign
}

func (f *fastIO) println(xs ...int) {
	for i, x := range xs {
		if i > 0 {
			f.out.WriteByte(' ')
		}
		f.out.WriteString(strconv.Itoa(x))
	}
	f.out.WriteByte('\n')
}

type sparse struct {
	t [][]int
}

func newSparse(a []int) sparse {
	n := len(a)
	t := make([][]int, bits.Len(uint(n)))
	t[0] = append([]int{}, a...)
	for k := 1; 1<<k <= n; k++ {
		t[k] = make([]int, n-1<<k+1)
		for i := range t[k] {
			t[k][i] = t[k-1][i]
			if r := t[k-1][i+1<<(k-1)]; r < t[k][i] {
				t[k][i] = r
			}
		}
	}
	return sparse{t}
}

func (s sparse) min(l, r int) int {
	k := bits.Len(uint(r-l)) - 1
	a, b := s.t[k][l], s.t[k][r-1<<k]
	if a < b {
		return a
	}
	return b
}

func main() {
	io := &fastIO{r: os.Stdin, out: bufio.NewWriterSize(os.Stdout, bufSize)}
	defer io.out.Flush()
	n, q := io.int(), io.int()
	a := make([]int, n)
	sum := make([]int, n+1)
	for i := range a {
		a[i] = io.int()
		sum[i+1] = sum[i] + a[i]
	}
	s := newSparse(a)
	for ; q > 0; q-- {
		l, r := io.int()-1, io.int()
		io.println(sum[r]-sum[l], s.min(l, r), r-l)
	}
}
