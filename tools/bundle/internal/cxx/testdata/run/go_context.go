// Package context, timers and tickers, iter.Pull, sync.Map, pointers and values of sync/atomic.
package main

import (
	"context"
	"errors"
	"fmt"
	"iter"
	"maps"
	"slices"
	"sync"
	"sync/atomic"
	"time"
)

type key string

func count(ctx context.Context, out chan<- int) {
	defer close(out)
	for i := 0; ; i++ {
		select {
		case <-ctx.Done():
			return
		case out <- i:
		}
	}
}

func pairs[V any](seq iter.Seq[V]) iter.Seq2[V, V] {
	return func(yield func(V, V) bool) {
		next, stop := iter.Pull(seq)
		defer stop()
		for {
			a, ok := next()
			b, ok2 := next()
			if !ok || !ok2 || !yield(a, b) {
				return
			}
		}
	}
}

func main() {
	ctx, cancel := context.WithCancel(context.Background())
	out := make(chan int)
	go count(ctx, out)
	sum := 0
	for v := range out {
		sum += v
		if v == 10 {
			cancel()
			break
		}
	}
	for range out {
	}
	fmt.Println(sum, ctx.Err(), errors.Is(ctx.Err(), context.Canceled))
	cancel()
	parent, stop := context.WithCancel(context.WithValue(context.TODO(), key("user"), "ann"))
	child, stopChild := context.WithTimeout(parent, time.Hour)
	_, timed := child.Deadline()
	_, timedParent := parent.Deadline()
	fmt.Println(child.Value(key("user")), child.Value("user"), child.Err(), timed, timedParent)
	stop()
	<-child.Done()
	fmt.Println(child.Err(), parent.Err())
	stopChild()
	late, stopLate := context.WithTimeout(context.Background(), 3*time.Millisecond)
	defer stopLate()
	select {
	case <-late.Done():
		fmt.Println(late.Err(), late.Err() == context.DeadlineExceeded)
	case <-time.After(10 * time.Second):
		fmt.Println("too late")
	}
	past, stopPast := context.WithDeadline(context.Background(), time.Now().Add(-time.Second))
	fmt.Println(past.Err())
	stopPast()
	again, stopAgain := context.WithCancel(past)
	fmt.Println(again.Err())
	stopAgain()

	timer := time.NewTimer(time.Hour)
	fmt.Println(timer.Stop(), timer.Stop(), timer.Reset(2*time.Millisecond))
	<-timer.C
	fmt.Println(timer.Reset(time.Hour), timer.Stop())
	done := make(chan bool)
	time.AfterFunc(time.Millisecond, func() { done <- true })
	fmt.Println(<-done)
	ticker := time.NewTicker(2 * time.Millisecond)
	n := 0
	for range ticker.C {
		if n++; n == 3 {
			ticker.Stop()
			break
		}
		if n == 1 {
			ticker.Reset(time.Millisecond)
		}
	}
	tick := time.Tick(time.Millisecond)
	<-tick
	<-tick
	fmt.Println(n)

	for a, b := range pairs(slices.Values([]int{1, 2, 3, 4, 5, 6, 7})) {
		if a > 4 {
			break
		}
		fmt.Print(a, b, " ")
	}
	next, stopNext := iter.Pull(maps.Keys(map[string]bool{"only": true}))
	fmt.Println(next())
	fmt.Println(next())
	stopNext()
	fmt.Println(next())
	early, stopEarly := iter.Pull(func(yield func(float64) bool) { fmt.Println("never"); yield(1) })
	stopEarly()
	fmt.Println(early())

	var m sync.Map
	m.Store("a", 1)
	m.Store(2, "b")
	v, ok := m.Load("a")
	fmt.Println(v, ok)
	v, ok = m.LoadOrStore("a", 5)
	fmt.Println(v, ok)
	v, ok = m.LoadOrStore(3.5, "new")
	fmt.Println(v, ok)
	v, ok = m.LoadAndDelete(2)
	fmt.Println(v, ok)
	m.Delete("zzz")
	size := 0
	m.Range(func(k, v any) bool { size++; return true })
	_, ok = m.Load(2)
	fmt.Println(size, ok)

	var p atomic.Pointer[string]
	s, u := "s", "u"
	fmt.Println(p.Load() == nil, p.Swap(&s) == nil, p.CompareAndSwap(&s, &u), *p.Load())
	p.Store(&s)
	fmt.Println(*p.Load())
	var value atomic.Value
	fmt.Println(value.Load())
	value.Store([]int{1})
	fmt.Println(value.Load().([]int))
	defer func() { fmt.Println(recover()) }()
	value.Store("other")
}
