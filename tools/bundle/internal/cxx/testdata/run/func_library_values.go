// Functions and methods of the library as values: stored, passed, deferred, in maps and fields.
package main

import (
	"bufio"
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"io"
	"math"
	"math/bits"
	"os"
	"slices"
	"sort"
	"strconv"
	"strings"
	"unicode"
)

type printer struct {
	print func(a ...interface{}) (int, error)
	conv  func(string) (int, error)
}

type by func(a, b string) int

func apply[T, U any](f func(T) U, list ...T) (out []U) {
	for _, x := range list {
		out = append(out, f(x))
	}
	return
}

func biggest[T cmp.Ordered](list []T) T { return slices.Max(list) }

func sorted[T cmp.Ordered](list []T) []T {
	c := slices.Clone(list)
	slices.Sort(c)
	slices.SortFunc(c, cmp.Compare[T])
	return c
}

func main() {
	p := fmt.Println
	p("via variable", 1)
	pf := fmt.Printf
	pf("%d %s\n", 2, "x")
	pr := printer{fmt.Print, strconv.Atoi}
	pr.print("field ", 3, "\n")
	n, err := pr.conv("12x")
	p(n, err != nil)
	w := bufio.NewWriter(os.Stdout)
	defer w.Flush()
	write := w.WriteString
	write("method value\n")
	out := func(a ...interface{}) { fmt.Fprintln(w, a...) }
	out("closure", 4, nil)
	p2 := func(format string, a ...any) { fmt.Fprintf(w, format, a...) }
	p2("%v-%v\n", 1, "two")
	w.Flush()
	fs := map[string]func(string) string{"up": strings.ToUpper, "low": strings.ToLower, "trim": strings.TrimSpace}
	p(fs["up"]("abc"), fs["trim"]("  x "), strings.Map(unicode.ToUpper, "mixed"), strings.IndexFunc("ab1", unicode.IsDigit))
	p(apply(strings.ToUpper, "a", "b"), apply(math.Sqrt, 4, 9), apply(strconv.Itoa, 1, 2), apply(bits.Len, uint(1), 8))
	words := []string{"pear", "fig", "apple"}
	slices.SortFunc(words, strings.Compare)
	p(words)
	var order by = strings.Compare
	p(order("a", "b"), biggest([]float64{1, 3, 2}), sorted([]string{"b", "a"}))
	slices.SortFunc(words, func(a, b string) int { return cmp.Or(cmp.Compare(len(a), len(b)), strings.Compare(a, b)) })
	p(words, slices.Index(words, "fig"))
	less := sort.Slice
	less(words, func(i, j int) bool { return words[i] > words[j] })
	p(words)
	var reader io.Reader = strings.NewReader("read me")
	all := io.ReadAll
	b, _ := all(reader)
	p(string(b))
	var buf bytes.Buffer
	var target io.Writer = &buf
	fmt.Fprint(target, "into ", 5)
	if s, ok := target.(fmt.Stringer); ok {
		p(s.String())
	}
	if sw, ok := target.(io.StringWriter); ok {
		sw.WriteString("!")
	}
	p(buf.String(), errors.New("e").Error())
	var e error = errors.New("wrapped")
	e = fmt.Errorf("%w: %d", e, 1)
	p(errors.Unwrap(e), e)
	cmpr := []func(float64, float64) float64{math.Max, math.Min, math.Pow, math.Hypot}
	for _, f := range cmpr {
		p(f(3, 4))
	}
	defer p("deferred", n)
	defer fmt.Println("deferred println")
	exit := os.Exit
	_ = exit
	var sb strings.Builder
	add := sb.WriteByte
	add('x')
	add('y')
	p(sb.String(), sb.Len())
	sc := bufio.NewScanner(strings.NewReader("1 2 3"))
	sc.Split(bufio.ScanWords)
	next := func() string { sc.Scan(); return sc.Text() }
	p(next(), next(), next(), next() == "")
	type fastReader struct{ *bufio.Reader }
	fr := fastReader{bufio.NewReader(strings.NewReader("line\nrest"))}
	line, _ := fr.ReadString('\n')
	c, _ := fr.ReadByte()
	p(strings.TrimSpace(line), string(c), fr.Buffered())
	x, y := math.Modf(2.75)
	p(x, y, min(1, 2.5), max("a", "b"), min(3, n, 7))
}
