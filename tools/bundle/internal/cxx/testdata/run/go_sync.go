// Packages sync and sync/atomic, with goroutines.
package main

import (
	"fmt"
	"runtime"
	"sync"
	"sync/atomic"
)

type counter struct {
	sync.Mutex
	n map[string]int
}

func (c *counter) add(key string) {
	c.Lock()
	defer c.Unlock()
	c.n[key]++
	runtime.Gosched()
}

type cache struct {
	mu   sync.RWMutex
	data map[int]int
	hits atomic.Int64
}

func (c *cache) get(k int) int {
	c.mu.RLock()
	v, ok := c.data[k]
	c.mu.RUnlock()
	if ok {
		c.hits.Add(1)
		return v
	}
	runtime.Gosched()
	c.mu.Lock()
	defer c.mu.Unlock()
	c.data[k] = k * k
	return k * k
}

func main() {
	var wg sync.WaitGroup
	c := counter{n: map[string]int{}}
	for i := 0; i < 50; i++ {
		wg.Add(1)
		go func(i int) {
			defer wg.Done()
			c.add(fmt.Sprint(i % 3))
		}(i)
	}
	wg.Wait()
	fmt.Println(c.n)
	store := &cache{data: map[int]int{}}
	sums := make([]int, 8)
	for i := range sums {
		wg.Go(func() {
			for k := range 20 {
				sums[i] += store.get(k % 7)
			}
		})
	}
	wg.Wait()
	fmt.Println(sums, len(store.data), store.hits.Load() > 0)

	var once sync.Once
	for range 3 {
		once.Do(func() { fmt.Println("once") })
	}
	value := sync.OnceValue(func() int { fmt.Println("computed"); return 42 })
	shout := sync.OnceFunc(func() { fmt.Println("shouted") })
	shout()
	shout()
	fmt.Println(value(), value())
	var failing sync.Once
	for range 2 {
		func() {
			defer func() { fmt.Println(recover()) }()
			failing.Do(func() { panic("fails once") })
		}()
	}

	pool := sync.Pool{New: func() any { return new([]int) }}
	p := pool.Get().(*[]int)
	*p = append(*p, 1)
	pool.Put(p)
	fmt.Println(len(*pool.Get().(*[]int)) <= 1, len(*pool.Get().(*[]int)))
	var empty sync.Pool
	fmt.Println(empty.Get())

	var i32 int32
	var i64 int64
	var u32 uint32
	var u64 uint64
	fmt.Println(atomic.AddInt32(&i32, 5), atomic.AddInt64(&i64, -5), atomic.AddUint32(&u32, ^uint32(0)), atomic.AddUint64(&u64, 7))
	atomic.StoreInt32(&i32, 1<<31-1)
	atomic.StoreInt64(&i64, 9)
	atomic.StoreUint32(&u32, 3)
	atomic.StoreUint64(&u64, 4)
	fmt.Println(atomic.AddInt32(&i32, 1), atomic.SwapInt32(&i32, 6), atomic.SwapInt64(&i64, 8), atomic.SwapUint32(&u32, 1), atomic.SwapUint64(&u64, 2))
	fmt.Println(atomic.CompareAndSwapInt32(&i32, 6, 7), atomic.CompareAndSwapInt64(&i64, 6, 7), atomic.CompareAndSwapUint32(&u32, 1, 9), atomic.CompareAndSwapUint64(&u64, 1, 9))
	fmt.Println(atomic.LoadInt32(&i32), atomic.LoadInt64(&i64), atomic.LoadUint32(&u32), atomic.LoadUint64(&u64))
	var a32 atomic.Int32
	var a64 atomic.Int64
	var b32 atomic.Uint32
	var b64 atomic.Uint64
	var flag atomic.Bool
	a32.Store(5)
	a64.Store(6)
	b32.Store(7)
	b64.Store(8)
	fmt.Println(a32.Add(1), a64.Add(-1), b32.Add(2), b64.Add(3), flag.Load(), flag.CompareAndSwap(false, true), flag.Swap(false))
	fmt.Println(a32.Swap(1), a64.Swap(2), b32.Swap(3), b64.Swap(4), a32.CompareAndSwap(1, 9), a64.CompareAndSwap(1, 9), b32.CompareAndSwap(3, 1), b64.CompareAndSwap(9, 1))
	flag.Store(true)
	fmt.Println(a32.Load(), a64.Load(), b32.Load(), b64.Load(), flag.Load())

	var mu sync.Mutex
	cond := sync.NewCond(&mu)
	ready, woken := 0, 0
	for range 3 {
		wg.Add(1)
		go func() {
			defer wg.Done()
			mu.Lock()
			for ready == 0 {
				cond.Wait()
			}
			woken++
			mu.Unlock()
		}()
	}
	runtime.Gosched()
	mu.Lock()
	ready = 1
	fmt.Println(mu.TryLock())
	mu.Unlock()
	cond.Signal()
	runtime.Gosched()
	cond.Broadcast()
	wg.Wait()
	var rw sync.RWMutex
	fmt.Println(woken, mu.TryLock(), mu.TryLock(), rw.TryRLock(), rw.TryLock())
	var l sync.Locker = &mu
	l.Unlock()
	defer func() { fmt.Println(recover()) }()
	wg.Done()
}
