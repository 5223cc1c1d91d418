// Iterators that break the rules: the body of a loop is called after the loop, after it returned false, after
// it panicked; panics in iter.Pull.
package main

import (
	"fmt"
	"iter"
)

var kept func(int) bool

func keeps(yield func(int) bool) {
	kept = yield
	yield(1)
}

func ignores(yield func(int) bool) {
	yield(1)
	yield(2)
}

func recovers(yield func(int) bool) {
	defer func() {
		fmt.Println("recovered", recover())
		yield(7)
	}()
	yield(1)
}

func swallows(yield func(int) bool) {
	defer func() { fmt.Println("recovered", recover()) }()
	yield(1)
}

func attempt(name string, f func()) {
	defer func() { fmt.Println(name, recover()) }()
	f()
}

func failing(yield func(int) bool) {
	yield(1)
	panic("inside")
}

func failingKV(yield func(string, int) bool) {
	defer fmt.Println("deferred")
	if !yield("a", 1) {
		panic("stopped")
	}
}

func main() {
	attempt("after", func() {
		sum := 0
		for v := range keeps {
			sum += v
		}
		fmt.Println(sum)
		kept(2)
	})
	attempt("after break", func() {
		for range keeps {
			break
		}
		kept(2)
	})
	attempt("ignored", func() {
		for v := range ignores {
			fmt.Println(v)
			break
		}
	})
	attempt("panicked", func() {
		for range recovers {
			panic("body")
		}
	})
	attempt("swallowed", func() {
		for range swallows {
			panic("body")
		}
	})
	attempt("kept by a loop that panicked", func() {
		for range keeps {
			panic("body")
		}
	})
	attempt("later", func() { kept(3) })

	next, stop := iter.Pull(iter.Seq[int](failing))
	fmt.Println(next())
	attempt("next", func() { next() })
	fmt.Println(next())
	stop()

	kv, end := iter.Pull2(iter.Seq2[string, int](failingKV))
	fmt.Println(kv())
	attempt("stop", end)
	fmt.Println(kv())
	_, never := iter.Pull(iter.Seq[int](failing))
	never()

	next, _ = iter.Pull(iter.Seq[int](failing))
	next()
	next()
}
