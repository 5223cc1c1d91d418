// This file contains the beginning of every program: functions that hide values from the compiler and trace calls,
// generic functions and types, and an interface.
package randprog

// prelude is the beginning of every program.
const prelude = `
// hide returns x. Compilers cannot evaluate the call at compile time.
func hide[T any](x T) T { return x }

var trace string

// tr returns x and records the call under the given name.
func tr[T any](name string, x T) T {
	if len(trace) < 300 {
		trace += name
	}
	return x
}

func ptr[T any](x T) *T { return &x }

func choose[T any](first bool, x, y T) T {
	if first {
		return x
	}
	return y
}

type integer interface {
	~int | ~int8 | ~int16 | ~int32 | ~int64 | ~uint | ~uint8 | ~uint16 | ~uint32 | ~uint64
}

type ordered interface {
	integer | ~float32 | ~float64 | ~string
}

func largest[T ordered](x, y T) T {
	if x > y {
		return x
	}
	return y
}

func sum[T integer](list ...T) T {
	var total T
	for i, x := range list {
		total = total*T(i+1) + x
	}
	return total
}

func apply[A, B any](list []A, f func(A) B) []B {
	var out []B
	for _, x := range list {
		out = append(out, f(x))
	}
	return out
}

func upto(from, to int) func(func(int) bool) {
	return func(yield func(int) bool) {
		for i := from; i < to && yield(i); i++ {
		}
	}
}

// through returns a channel that delivers the numbers of a range, which a goroutine sends.
func through(from, to int) <-chan int {
	c := make(chan int, hide(1))
	go func() {
		defer close(c)
		for i := from; i < to; i++ {
			c <- i
		}
	}()
	return c
}

func indexed[T any](list []T) func(func(int, T) bool) {
	return func(yield func(int, T) bool) {
		defer tr("end", 0)
		for i, x := range list {
			if !yield(i, x) {
				return
			}
		}
	}
}

type pair[A, B any] struct {
	First  A
	Second B
}

func (p pair[A, B]) Swap() pair[B, A] { return pair[B, A]{p.Second, p.First} }

func makePair[A, B any](a A, b B) pair[A, B] { return pair[A, B]{a, b} }

type stack[T any] struct{ items []T }

func (s *stack[T]) Push(x T) { s.items = append(s.items, x) }

func (s *stack[T]) Pop() (x T, ok bool) {
	if len(s.items) == 0 {
		return x, false
	}
	last := len(s.items) - 1
	x = s.items[last]
	s.items = s.items[:last]
	return x, true
}

type shape interface{ Size(n int) int }

type named interface {
	shape
	Name() string
}

func describe(s shape) string {
	switch x := s.(type) {
	case nil:
		return "nothing"
	case named:
		return x.Name()
	}
	return fmt.Sprintf("%T", s)
}

type level uint8

const (
	low level = iota + 3
	middle
	high
)

func (l level) String() string { return "level " + string(rune('0'+l)) }
func (l level) Size(n int) int { return n - int(l) }
`
