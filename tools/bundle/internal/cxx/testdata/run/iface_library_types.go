// Own types behind the library's interfaces: io.Reader, io.Writer, io.ByteReader, sort.Interface, heap.Interface, error, Stringer, Formatter-free.
package main

import (
	"bufio"
	"container/heap"
	"errors"
	"fmt"
	"io"
	"os"
	"sort"
	"strings"
)

type rot13 struct{ r io.Reader }

func (r rot13) Read(p []byte) (int, error) {
	n, err := r.r.Read(p)
	for i, c := range p[:n] {
		switch {
		case c >= 'a' && c <= 'z':
			p[i] = 'a' + (c-'a'+13)%26
		case c >= 'A' && c <= 'Z':
			p[i] = 'A' + (c-'A'+13)%26
		}
	}
	return n, err
}

type slow struct {
	data string
	n    int
}

func (s *slow) Read(p []byte) (int, error) {
	if s.n == len(s.data) {
		return 0, io.EOF
	}
	p[0] = s.data[s.n]
	s.n++
	return 1, nil
}

type counter struct {
	io.Writer
	n, lines int
}

func (c *counter) Write(p []byte) (int, error) {
	c.n += len(p)
	for _, b := range p {
		if b == '\n' {
			c.lines++
		}
	}
	return c.Writer.Write(p)
}

type limited struct{ left int }

var errFull = errors.New("full")

func (l *limited) Write(p []byte) (int, error) {
	if len(p) > l.left {
		n := l.left
		l.left = 0
		return n, errFull
	}
	l.left -= len(p)
	return len(p), nil
}

type people []struct {
	name string
	age  int
}

func (p people) Len() int           { return len(p) }
func (p people) Less(i, j int) bool { return p[i].age < p[j].age }
func (p people) Swap(i, j int)      { p[i], p[j] = p[j], p[i] }

type reversed struct{ sort.Interface }

func (r reversed) Less(i, j int) bool { return r.Interface.Less(j, i) }

type prio struct {
	items []string
	rank  map[string]int
}

func (p *prio) Len() int           { return len(p.items) }
func (p *prio) Less(i, j int) bool { return p.rank[p.items[i]] < p.rank[p.items[j]] }
func (p *prio) Swap(i, j int)      { p.items[i], p.items[j] = p.items[j], p.items[i] }
func (p *prio) Push(x any)         { p.items = append(p.items, x.(string)) }
func (p *prio) Pop() any {
	x := p.items[len(p.items)-1]
	p.items = p.items[:len(p.items)-1]
	return x
}

type codeError struct {
	code int
	err  error
}

func (c codeError) Error() string        { return fmt.Sprintf("code %d: %v", c.code, c.err) }
func (c codeError) Unwrap() error        { return c.err }
func (c codeError) Is(target error) bool { t, ok := target.(codeError); return ok && t.code == c.code }

type temperature float64

func (t temperature) String() string { return fmt.Sprintf("%.1f°C", float64(t)) }

type secret string

func (s secret) GoString() string { return "secret(***)" }

func main() {
	b, err := io.ReadAll(rot13{strings.NewReader("Uryyb, Jbeyq!")})
	fmt.Println(string(b), err)
	sc := bufio.NewScanner(&slow{data: "one two\nthree"})
	for sc.Scan() {
		fmt.Printf("%q ", sc.Text())
	}
	var x, y int
	n, err := fmt.Fscan(&slow{data: "12 34 rest"}, &x, &y)
	fmt.Println(n, err, x, y)
	c := &counter{Writer: os.Stdout}
	fmt.Fprintf(c, "%s\n%d\n", "counted", 42)
	w := bufio.NewWriterSize(c, 8)
	fmt.Fprint(w, "a longer text than the buffer\n")
	w.Flush()
	fmt.Println(c.n, c.lines)
	lw := bufio.NewWriterSize(&limited{20}, 16)
	for i := 0; i < 10; i++ {
		if _, err = lw.WriteString("12345"); err != nil {
			fmt.Println(i, err, errors.Is(err, errFull))
			break
		}
	}
	fmt.Println(lw.Flush())
	p := people{{"A", 30}, {"B", 20}, {"C", 25}}
	sort.Sort(p)
	fmt.Println(p)
	sort.Sort(reversed{p})
	fmt.Println(p, sort.IsSorted(p))
	q := &prio{rank: map[string]int{"low": 3, "high": 1, "mid": 2}}
	for _, s := range []string{"low", "high", "mid"} {
		heap.Push(q, s)
	}
	for q.Len() > 0 {
		fmt.Print(heap.Pop(q), " ")
	}
	fmt.Println()
	e := fmt.Errorf("outer: %w", codeError{7, io.ErrUnexpectedEOF})
	var ce codeError
	fmt.Println(e, errors.As(e, &ce), ce.code, errors.Is(e, io.ErrUnexpectedEOF), errors.Is(e, codeError{code: 7}), errors.Is(e, codeError{code: 8}))
	j := errors.Join(errors.New("one"), nil, e)
	fmt.Println(j, errors.Is(j, io.ErrUnexpectedEOF))
	fmt.Println(temperature(21.55), []temperature{1, 2}, map[string]temperature{"k": 3}, &[]temperature{4})
	fmt.Printf("%v %s %.2f %d %#v %v\n", temperature(1), temperature(2), temperature(3), []int{1}, secret("x"), secret("y"))
	var rw io.ReadWriter = &struct {
		io.Reader
		io.Writer
	}{strings.NewReader("from reader"), os.Stdout}
	io.Copy(rw, rw)
	fmt.Println()
	var br io.ByteReader = bufio.NewReader(strings.NewReader("z"))
	ch, err := br.ReadByte()
	_, err2 := br.ReadByte()
	fmt.Println(ch, err, err2 == io.EOF)
}
