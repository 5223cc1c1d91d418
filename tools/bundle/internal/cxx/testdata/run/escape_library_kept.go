// Library functions that store or return their arguments: numbers of math/big, elements of containers,
// generators, contexts, timers and functions. The results are used after the frame of the local
// variable to which they refer has ended.
package main

import (
	"bufio"
	"bytes"
	"container/heap"
	"container/list"
	"container/ring"
	"context"
	"fmt"
	"io"
	"iter"
	"log"
	"math/big"
	"math/rand"
	rand2 "math/rand/v2"
	"reflect"
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

// after gives the result of a function after its frame was overwritten.
func after[T any](f func() T) T {
	result := f()
	overwrite(8)
	return result
}

func integers() {
	a, b, m := big.NewInt(1000), big.NewInt(77), big.NewInt(13)
	for i, f := range []func() *big.Int{
		func() *big.Int { var z big.Int; return z.SetUint64(7) },
		func() *big.Int { var z big.Int; return z.SetInt64(-7) },
		func() *big.Int { var z big.Int; return z.Set(a) },
		func() *big.Int { var x big.Int; x.Set(a); return new(big.Int).Set(&x) },
		func() *big.Int { var z big.Int; return z.Abs(a) },
		func() *big.Int { var z big.Int; return z.Neg(a) },
		func() *big.Int { var z big.Int; return z.Not(a) },
		func() *big.Int { var z big.Int; return z.Add(a, b) },
		func() *big.Int { var z big.Int; return z.Sub(a, b) },
		func() *big.Int { var z big.Int; return z.Mul(a, b) },
		func() *big.Int { var z big.Int; return z.MulRange(3, 6) },
		func() *big.Int { var z big.Int; return z.Binomial(7, 3) },
		func() *big.Int { var z big.Int; return z.Quo(a, b) },
		func() *big.Int { var z big.Int; return z.Rem(a, b) },
		func() *big.Int { var z big.Int; return z.Div(a, b) },
		func() *big.Int { var z big.Int; return z.Mod(a, b) },
		func() *big.Int { var z, r big.Int; q, _ := z.DivMod(a, b, &r); return q },
		func() *big.Int { var z, r big.Int; _, rest := z.DivMod(a, b, &r); return rest },
		func() *big.Int { var z, r big.Int; _, rest := z.QuoRem(a, b, &r); return rest },
		func() *big.Int { var z big.Int; p, _ := z.SetString("123456789012345678901", 10); return p },
		func() *big.Int { var z big.Int; return z.Exp(b, m, a) },
		func() *big.Int { var z, x, y big.Int; return z.GCD(&x, &y, a, b) },
		func() *big.Int { var z, x, y big.Int; z.GCD(&x, &y, a, b); return new(big.Int).Add(&x, &y) },
		func() *big.Int { var z big.Int; return z.ModInverse(b, m) },
		func() *big.Int { var z big.Int; return z.ModSqrt(big.NewInt(3), m) },
		func() *big.Int { var z big.Int; return z.Lsh(a, 70) },
		func() *big.Int { var z big.Int; return z.Rsh(a, 3) },
		func() *big.Int { var z big.Int; return z.SetBit(a, 2, 1) },
		func() *big.Int { var z big.Int; return z.And(a, b) },
		func() *big.Int { var z big.Int; return z.AndNot(a, b) },
		func() *big.Int { var z big.Int; return z.Or(a, b) },
		func() *big.Int { var z big.Int; return z.Xor(a, b) },
		func() *big.Int { var z big.Int; return z.Sqrt(a) },
		func() *big.Int { var z big.Int; return z.Add(z.Mul(a, a), z.Mul(&z, b)) },
		func() *big.Int { var z big.Int; z.SetInt64(5); y := z.Add(&z, a); return y.Sub(y, b) },
	} {
		fmt.Println(i, after(f))
	}
}

func fractions() {
	x, y := big.NewRat(1, 3), big.NewRat(-5, 7)
	for i, f := range []func() *big.Rat{
		func() *big.Rat { var z big.Rat; return z.SetFrac(big.NewInt(6), big.NewInt(4)) },
		func() *big.Rat {
			var z big.Rat
			var n, d big.Int
			n.SetInt64(1)
			d.SetInt64(1 << 40)
			return z.SetFrac(&n, &d)
		},
		func() *big.Rat { var z big.Rat; return z.SetFrac64(6, 4) },
		func() *big.Rat { var z big.Rat; var n big.Int; return z.SetInt(n.SetInt64(9)) },
		func() *big.Rat { var z big.Rat; return z.SetInt64(6) },
		func() *big.Rat { var z big.Rat; return z.SetUint64(6) },
		func() *big.Rat { var z big.Rat; return z.Set(x) },
		func() *big.Rat { var z big.Rat; return z.Abs(y) },
		func() *big.Rat { var z big.Rat; return z.Neg(y) },
		func() *big.Rat { var z big.Rat; return z.Inv(y) },
		func() *big.Rat { var z big.Rat; return z.Add(x, y) },
		func() *big.Rat { var z big.Rat; return z.Sub(x, y) },
		func() *big.Rat { var z big.Rat; return z.Mul(x, y) },
		func() *big.Rat { var z big.Rat; return z.Quo(x, y) },
		func() *big.Rat { var z big.Rat; p, _ := z.SetString("-3/12"); return p },
	} {
		fmt.Println(i, after(f))
	}
	fmt.Println(after(func() *big.Int { var z big.Rat; z.Set(x); return z.Num() }))
	fmt.Println(after(func() *big.Int { var z big.Rat; z.Set(x); return z.Denom() }))
}

// pointers is a heap of pointers.
type pointers []*int

func (p pointers) Len() int           { return len(p) }
func (p pointers) Less(i, j int) bool { return *p[i] < *p[j] }
func (p pointers) Swap(i, j int)      { p[i], p[j] = p[j], p[i] }
func (p *pointers) Push(x any)        { *p = append(*p, x.(*int)) }
func (p *pointers) Pop() any {
	old := *p
	last := old[len(old)-1]
	*p = old[:len(old)-1]
	return last
}

func containers() {
	var queue pointers
	for i := range 5 {
		func() { x := i * 7 % 5; heap.Push(&queue, &x) }()
	}
	overwrite(8)
	removed := after(func() *int { return heap.Remove(&queue, 2).(*int) })
	fmt.Println(*removed, *heap.Pop(&queue).(*int), *heap.Pop(&queue).(*int))
	popped := after(func() any { a := [1]*int{new(int)}; local := pointers(a[:]); return heap.Pop(&local) })
	fmt.Println(*popped.(*int))

	l := after(func() *list.List { var l list.List; return l.Init() })
	l.PushBack(1)
	e := l.PushBack(2)
	fmt.Println(l.Len(), e.Prev().Value)
	previous := after(func() *list.Element { var l list.List; l.PushBack(8); l.PushBack(9); return l.Back().Prev() })
	fmt.Println(previous.Value, previous.Next().Value)
	value := after(func() any { var l list.List; x := 5; return l.Remove(l.PushBack(&x)) })
	fmt.Println(*value.(*int))

	circle := func(f func(r *ring.Ring) *ring.Ring) *ring.Ring {
		return after(func() *ring.Ring { r := ring.Ring{Value: 1}; r.Link(&ring.Ring{Value: 2}); return f(&r) })
	}
	fmt.Println(circle(func(r *ring.Ring) *ring.Ring { return r.Prev() }).Next().Value)
	fmt.Println(circle(func(r *ring.Ring) *ring.Ring { return r.Move(3) }).Next().Value)
	fmt.Println(after(func() *ring.Ring { var r ring.Ring; r.Value = 3; return r.Move(2) }).Value)
	fmt.Println(after(func() *ring.Ring { var r ring.Ring; r.Value = 3; return r.Prev() }).Value)
	fmt.Println(after(func() *ring.Ring { var r ring.Ring; r.Link(ring.New(2)); return r.Unlink(1) }).Len())
}

func generators() {
	r := after(func() *rand2.Rand { var p rand2.PCG; p.Seed(1, 2); return rand2.New(&p) })
	fmt.Println(r.Uint64(), r.Uint64())
	z2 := after(func() *rand2.Zipf { var p rand2.PCG; p.Seed(1, 2); return rand2.NewZipf(rand2.New(&p), 2, 3, 9) })
	fmt.Println(z2.Uint64() <= 9, z2.Uint64() <= 9)
	z := after(func() *rand.Zipf { return rand.NewZipf(rand.New(rand.NewSource(1)), 2, 3, 9) })
	fmt.Println(z.Uint64() <= 9, z.Uint64() <= 9)
}

type key struct{ n int }

func contexts() {
	ctx := after(func() context.Context { k, x := key{1}, 31; return context.WithValue(context.Background(), k, &x) })
	fmt.Println(*ctx.Value(key{1}).(*int))
	canceled := after(func() context.Context { c, cancel := context.WithCancel(ctx); cancel(); return c })
	fmt.Println(canceled.Err(), *canceled.Value(key{1}).(*int))
	late := after(func() context.Context { c, cancel := context.WithTimeout(ctx, time.Hour); defer cancel(); return c })
	fmt.Println(late.Err())
	early := after(func() context.Context {
		c, cancel := context.WithDeadline(ctx, time.Unix(0, 0))
		defer cancel()
		return c
	})
	fmt.Println(early.Err())

	caused := after(func() context.Context { c, cancel := context.WithCancelCause(ctx); cancel(&reason{32}); return c })
	fmt.Println(context.Cause(caused), caused.Err())
	caused = after(func() context.Context {
		why := reason{33}
		c, cancel := context.WithDeadlineCause(ctx, time.Unix(0, 0), &why)
		defer cancel()
		return c
	})
	fmt.Println(context.Cause(caused), caused.Err())
	caused = after(func() context.Context {
		why := reason{34}
		c, _ := context.WithTimeoutCause(ctx, time.Microsecond, &why)
		return c
	})
	<-caused.Done()
	fmt.Println(context.Cause(caused), caused.Err())
}

type reason struct{ n int }

func (r *reason) Error() string { return fmt.Sprint("reason ", r.n) }

func functions() {
	next := after(func() func() (int, bool) {
		a := [3]int{7, 8, 9}
		next, _ := iter.Pull(slices.Values(a[:]))
		return next
	})
	x, ok := next()
	y, _ := next()
	fmt.Println(x, ok, y)
	next2 := after(func() func() (int, int, bool) {
		a := [3]int{7, 8, 9}
		next, _ := iter.Pull2(slices.All(a[:]))
		return next
	})
	i, v, ok := next2()
	fmt.Println(i, v, ok)
	words := after(func() iter.Seq[string] {
		sep := ';'
		return strings.FieldsFuncSeq("a;b c;d", func(r rune) bool { return r == sep })
	})
	for word := range words {
		fmt.Print(word, "|")
	}
	fmt.Println()

	byValue := func(p, q *int) int { return *p - *q }
	values := func() []*int { x, y := 4, 5; return []*int{&y, &x} }
	fmt.Println(*after(func() *int { list := values(); a := [2]*int{list[0], list[1]}; return slices.MaxFunc(a[:], byValue) }))
	fmt.Println(*after(func() *int { list := values(); a := [2]*int{list[0], list[1]}; return slices.MinFunc(a[:], byValue) }))
	sorted := after(func() []*int { list := values(); return slices.SortedFunc(slices.Values(list), byValue) })
	stable := after(func() []*int { list := values(); return slices.SortedStableFunc(slices.Values(list), byValue) })
	fmt.Println(*sorted[0], *stable[1])

	var group sync.WaitGroup
	results := make([]int, 3)
	func() {
		for i := range results {
			local := [1]int{i * i}
			group.Go(func() { results[i] = local[0] + 1; local[0]++ })
		}
	}()
	overwrite(8)
	group.Wait()
	fmt.Println(results)
	done := make(chan int)
	func() { x := 51; time.AfterFunc(time.Millisecond, func() { x++; done <- x }) }()
	overwrite(8)
	fmt.Println(<-done)
}

func others() {
	var shared sync.Map
	func() { x := 61; shared.Store(1, &x) }()
	loaded := after(func() any { v, _ := shared.LoadAndDelete(1); return v })
	fmt.Println(*loaded.(*int))
	fmt.Println(after(func() reflect.Type { x := 1; return reflect.TypeOf(&x) }).String())

	var first bytes.Buffer
	w := bufio.NewWriter(&first)
	second := after(func() fmt.Stringer { var b bytes.Buffer; w.Reset(&b); return &b })
	w.WriteString("to the second")
	w.Flush()
	fmt.Println(second, first.Len())
	logger := log.New(io.Discard, "", 0)
	text := after(func() fmt.Stringer { var b bytes.Buffer; logger.SetOutput(&b); return &b })
	logger.Print("logged")
	fmt.Print(text)
	log.SetFlags(0)
	text = after(func() fmt.Stringer { var b bytes.Buffer; log.SetOutput(&b); return &b })
	log.Print("logged, too")
	fmt.Print(text)

	zone := func() *time.Location { name := [2]byte{'X', 'Y'}; return time.FixedZone(string(name[:]), 3600) }
	fmt.Println(after(func() time.Time { return time.Date(2020, 2, 3, 4, 5, 6, 0, zone()) }))
	fmt.Println(after(func() time.Time { return time.Unix(0, 0).In(zone()) }))
	fmt.Println(after(func() time.Time { t, _ := time.ParseInLocation("2006-01-02", "2021-03-04", zone()); return t }))
}

func main() {
	integers()
	fractions()
	containers()
	generators()
	contexts()
	functions()
	others()
}
