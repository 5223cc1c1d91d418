// Arguments of library functions that are pointers to local variables and are used when the function that declares the
// variable has returned.
package main

import (
	"bufio"
	"container/list"
	"container/ring"
	"context"
	"fmt"
	"log"
	"math/big"
	"math/rand"
	rand2 "math/rand/v2"
	"slices"
	"strings"
	"sync"
	"time"
)

// overwrite fills the stack below its caller.
func overwrite(depth int) int {
	var a [700]byte
	for i := range a {
		a[i] = byte('A' + (depth+i)%26)
	}
	if depth == 0 {
		return int(a[3])
	}
	return overwrite(depth-1) + int(a[depth])
}

// after returns the result of a function after the function's frame was overwritten.
func after[T any](f func() T) T {
	result := f()
	overwrite(8)
	return result
}

// counter prints how many bytes were written to it.
type counter struct{ n int }

func (c *counter) Write(p []byte) (int, error) {
	c.n += len(p)
	fmt.Printf("%q makes %d bytes\n", p, c.n)
	return len(p), nil
}

func writers() {
	w := after(func() *bufio.Writer { c := counter{100}; return bufio.NewWriterSize(&c, 16) })
	w.WriteString("sized")
	w.Flush()
	w = bufio.NewWriter(&counter{})
	after(func() int { c := counter{200}; w.Reset(&c); return 0 })
	w.WriteString("reset")
	w.Flush()
	both := after(func() *bufio.ReadWriter {
		var r bufio.Reader
		var w bufio.Writer
		r.Reset(strings.NewReader("to be read"))
		w.Reset(&counter{300})
		return bufio.NewReadWriter(&r, &w)
	})
	line, err := both.ReadString('\n')
	fmt.Println(line, err)
	both.WriteString("both")
	both.Flush()

	logger := log.New(&counter{}, "", 0)
	after(func() int { c := counter{400}; logger.SetOutput(&c); return 0 })
	logger.Print("logger")
	log.SetFlags(0)
	after(func() int { c := counter{500}; log.SetOutput(&c); return 0 })
	log.Print("log")
}

func elements() {
	var l list.List
	after(func() int { x := 1; l.PushFront(&x); return 0 })
	after(func() int { x := 0; l.InsertBefore(&x, l.Front()); return 0 })
	after(func() int { x := 2; l.InsertAfter(&x, l.Back()); return 0 })
	for e := l.Front(); e != nil; e = e.Next() {
		fmt.Println(*e.Value.(*int))
	}
	fmt.Println(after(func() *list.Element { var l list.List; return l.PushBack(3) }).Next() == nil)
	fmt.Println(after(func() *list.Element { var l list.List; return l.InsertBefore(4, l.PushBack(5)) }).Next().Value)
	fmt.Println(after(func() *list.Element { var l list.List; return l.InsertAfter(4, l.PushBack(5)) }).Prev().Value)

	fmt.Println(after(func() *ring.Ring { var r ring.Ring; r.Value = 6; return r.Next() }).Value)
	fmt.Println(after(func() *ring.Ring { var r ring.Ring; r.Value = 7; return r.Unlink(1) }).Value)
	r := ring.New(1)
	after(func() int { var s ring.Ring; s.Value = 8; r.Link(&s); return 0 })
	fmt.Println(r.Next().Value)
	fmt.Println(*after(func() []*int { x := 9; return slices.Replace([]*int{nil}, 0, 1, &x) })[0])
}

func contexts() {
	c := after(func() context.Context { k := 1; return context.WithValue(context.Background(), &k, 2) })
	fmt.Println(c.Value("other"))
}

func keys() {
	var m sync.Map
	after(func() int { k := 11; m.Store(&k, "stored"); return 0 })
	m.Range(func(k, v any) bool { fmt.Println(*k.(*int), v); return true })
	m.Range(func(k, v any) bool { m.Delete(k); return true })
	after(func() int { k := 12; m.LoadOrStore(&k, "stored"); return 0 })
	m.Range(func(k, v any) bool { fmt.Println(*k.(*int), v); return true })
	after(func() int { v := 13; m.LoadOrStore("key", &v); return 0 })
	v, _ := m.Load("key")
	fmt.Println(*v.(*int))
}

func numbers() {
	fmt.Println(after(func() *big.Int { var z big.Int; return z.SetBytes([]byte{2, 1}) }))
	zipf := after(func() *rand.Zipf { r := *rand.New(rand.NewSource(1)); return rand.NewZipf(&r, 2, 3, 9) })
	fmt.Println(zipf.Uint64() <= 9)
	zipf2 := after(func() *rand2.Zipf { r := *rand2.New(rand2.NewPCG(1, 2)); return rand2.NewZipf(&r, 2, 3, 9) })
	fmt.Println(zipf2.Uint64() <= 9)
}

func times() {
	fmt.Println(after(func() time.Time { l := *time.FixedZone("XY", 3600); return time.Date(2020, 2, 3, 4, 5, 6, 0, &l) }))
	fmt.Println(after(func() time.Time { l := *time.FixedZone("XY", 3600); return time.Unix(0, 0).In(&l) }))
	fmt.Println(after(func() time.Time {
		l := *time.FixedZone("XY", 3600)
		t, _ := time.ParseInLocation("2006-01-02", "2021-03-04", &l)
		return t
	}))
}

func main() {
	writers()
	elements()
	contexts()
	keys()
	numbers()
	times()
}
