// Goroutines that poll without waiting: for an atomic value, under a mutex, for a channel's length, for a
// context's end.
package main

import (
	"context"
	"fmt"
	"runtime"
	"sync"
	"sync/atomic"
	"time"
)

type spinLock struct{ held atomic.Bool }

func (l *spinLock) Lock() {
	for !l.held.CompareAndSwap(false, true) {
	}
}

func (l *spinLock) Unlock() { l.held.Store(false) }

func main() {
	var ready int32
	go func() { atomic.StoreInt32(&ready, 1) }()
	for atomic.LoadInt32(&ready) == 0 {
	}
	var mu sync.Mutex
	done := false
	go func() {
		mu.Lock()
		done = true
		mu.Unlock()
	}()
	for {
		mu.Lock()
		stop := done
		mu.Unlock()
		if stop {
			break
		}
	}
	var rw sync.RWMutex
	count := 0
	for range 3 {
		go func() {
			rw.Lock()
			count++
			rw.Unlock()
		}()
	}
	for n := 0; n < 3; {
		rw.RLock()
		n = count
		rw.RUnlock()
	}
	c := make(chan struct{}, 5)
	go func() {
		for range 5 {
			c <- struct{}{}
		}
	}()
	for len(c) < 5 {
	}
	ctx, cancel := context.WithCancel(context.Background())
	go cancel()
	for ctx.Err() == nil {
	}
	seen := map[struct{}]bool{<-c: true}
	fmt.Println(ready, done, count, len(c), ctx.Err(), seen, <-c == struct{}{}, <-ctx.Done())

	var lock spinLock
	total := 0
	var wg sync.WaitGroup
	for range 4 {
		wg.Add(1)
		go func() {
			defer wg.Done()
			for range 100 {
				lock.Lock()
				total++
				runtime.Gosched()
				lock.Unlock()
			}
		}()
	}
	wg.Wait()
	var ticks atomic.Int64
	go func() {
		for {
			ticks.Add(1)
		}
	}()
	go func() {
		for {
			runtime.GC()
		}
	}()
	time.Sleep(time.Millisecond)
	fmt.Println(total, ticks.Load() > 0)
}
