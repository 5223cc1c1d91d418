// Goroutines and channels: buffered and not, closed, ranged over, nil, of any type, select with and without default.
package main

import (
	"fmt"
	"runtime"
	"sort"
	"strings"
	"time"
)

type job struct {
	id   int
	text string
	done chan<- result
}

type result struct {
	id    int
	words []string
}

func worker(jobs <-chan job) {
	for j := range jobs {
		j.done <- result{j.id, strings.Fields(j.text)}
	}
}

func generate(n int) <-chan int {
	c := make(chan int)
	go func() {
		defer close(c)
		for i := 2; i < n; i++ {
			c <- i
		}
	}()
	return c
}

func sieve(in <-chan int, p int) <-chan int {
	out := make(chan int)
	go func() {
		for i := range in {
			if i%p != 0 {
				out <- i
			}
		}
		close(out)
	}()
	return out
}

func fib(n int) int {
	if n < 2 {
		return n
	}
	c := make(chan int)
	go func() { c <- fib(n - 1) }()
	go func(n int) { c <- fib(n) }(n - 2)
	return <-c + <-c
}

func depth(n int) int {
	var a [20]int
	a[n%20] = n
	if n == 0 {
		return 0
	}
	return depth(n-1) + 1 + a[n%20] - n
}

type tree struct {
	l, r *tree
	v    int
}

func (t *tree) walk(c chan int) {
	if t != nil {
		t.l.walk(c)
		c <- t.v
		t.r.walk(c)
	}
}

func try(f func()) {
	defer func() { fmt.Println(recover()) }()
	f()
}

func merge[T any](cs ...<-chan T) (all []T) {
	out := make(chan T)
	n := len(cs)
	for _, c := range cs {
		go func() {
			for v := range c {
				out <- v
			}
			n--
			if n == 0 {
				close(out)
			}
		}()
	}
	for v := range out {
		all = append(all, v)
	}
	return all
}

func main() {
	jobs, done := make(chan job), make(chan result, 3)
	for range 4 {
		go worker(jobs)
	}
	go func() {
		for i, s := range []string{"a b", "c", "", "d e f", "g h"} {
			jobs <- job{i, s, done}
		}
		close(jobs)
	}()
	var results []result
	for range 5 {
		results = append(results, <-done)
	}
	sort.Slice(results, func(i, j int) bool { return results[i].id < results[j].id })
	fmt.Println(results, len(done), cap(done))

	c := generate(60)
	for range 17 {
		p := <-c
		fmt.Print(p, " ")
		c = sieve(c, p)
	}
	fmt.Println()
	for range c {
	}
	fmt.Println(fib(11))
	deep := make(chan int)
	go func() { deep <- depth(100000) }()
	fmt.Println(<-deep)

	var root *tree
	for _, v := range []int{5, 3, 8, 1, 4} {
		t := &root
		for *t != nil {
			if v < (*t).v {
				t = &(*t).l
			} else {
				t = &(*t).r
			}
		}
		*t = &tree{v: v}
	}
	walk := make(chan int)
	go func() { root.walk(walk); close(walk) }()
	for v := range walk {
		fmt.Print(v, " ")
	}
	v, ok := <-walk
	fmt.Println(v, ok)

	queue := make(chan string, 3)
	queue <- "x"
	queue <- "y"
	fmt.Println(len(queue), cap(queue), <-queue, len(queue))
	select {
	case s := <-queue:
		fmt.Println("got", s)
	default:
		fmt.Println("nothing")
	}
	select {
	case s := <-queue:
		fmt.Println("got", s)
	default:
		fmt.Println("nothing")
	}
	queue <- "z"
	close(queue)
	for i := 0; i < 2; i++ {
		s, ok := <-queue
		fmt.Printf("%q %v ", s, ok)
	}
	var none chan int
	fmt.Println(len(none), cap(none), none == nil, queue != nil)
	quit, numbers := make(chan struct{}), make(chan float64)
	go func() {
		for i := range 5 {
			numbers <- float64(i) / 2
		}
		close(quit)
	}()
	total := 0.0
loop:
	for {
		select {
		case x, ok := <-numbers:
			if !ok {
				break loop
			}
			if x == 1 {
				continue loop
			}
			if x == 1.5 {
				break
			}
			total += x
		case <-quit:
			break loop
		case none <- 1:
			fmt.Println("never")
		}
	}
	fmt.Println(total)

	a, b := make(chan int, 1), make(chan int, 1)
	count := map[string]int{}
	list := make([]int, 2)
	for range 200 {
		a <- 1
		select {
		case list[count["a"]%2] = <-a:
			count["a"]++
		case b <- 2:
			count["b"]++
			<-b
			<-a
		}
	}
	fmt.Println(count["a"] > 0, count["b"] > 0, count["a"]+count["b"], list[0])

	select {
	case <-time.After(20 * time.Millisecond):
		fmt.Println("late")
	case <-quit:
		fmt.Println("quit")
	}
	select {
	case <-time.After(2 * time.Millisecond):
		fmt.Println("late")
	case <-none:
		fmt.Println("never")
	}
	order := make(chan int)
	for _, n := range []int{30, 5, 17, 11} {
		go func() {
			time.Sleep(time.Duration(n) * 3 * time.Millisecond)
			order <- n
		}()
	}
	fmt.Println(<-order, <-order, <-order, <-order)

	functions := make(chan func(int) int, 2)
	functions <- func(x int) int { return x * x }
	functions <- func(x int) int { return -x }
	fmt.Println((<-functions)(7), (<-functions)(7))
	chans := make(chan chan any, 1)
	inner := make(chan any, 3)
	chans <- inner
	inner <- 1
	inner <- "two"
	inner <- error(nil)
	got := <-chans
	fmt.Println(<-got, <-got, <-got, got == inner)
	fmt.Println(len(merge(generate(20), generate(30))))

	try(func() { close(none) })
	try(func() { close(queue) })
	try(func() { queue <- "closed" })
	try(func() {
		select {
		case queue <- "closed":
		default:
		}
	})
	try(func() {
		failing := make(chan int)
		go func() {
			defer func() {
				recover()
				failing <- 3
			}()
			var m map[string]int
			m["x"] = 1
		}()
		fmt.Println("recovered there", <-failing)
		panic("here")
	})
	blocked := make(chan int)
	go func() { time.Sleep(time.Millisecond); close(blocked) }()
	fmt.Println(<-blocked)
	many := make(chan int, 100)
	for i := range 5000 {
		go func() {
			text := strings.Repeat("x", i%50)
			runtime.Gosched()
			many <- len(text)
		}()
	}
	sum := 0
	for range 5000 {
		sum += <-many
	}
	fmt.Println(sum)
	fmt.Printf("%T %T %T\n", many, (<-chan string)(nil), (chan<- []int)(nil))
	var trace []string
	ping, pong := make(chan int), make(chan int)
	go func() {
		for n := range ping {
			trace = append(trace, fmt.Sprint("ping", n))
			pong <- n + 1
		}
		close(pong)
	}()
	n := 0
	for range 5 {
		ping <- n
		n = <-pong
	}
	close(ping)
	_, ok = <-pong
	fmt.Println(n, ok, trace)
}
