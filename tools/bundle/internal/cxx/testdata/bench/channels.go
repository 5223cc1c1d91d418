// Goroutines: a pipeline of sieves, workers behind buffered channels, and a mutex.
package main

import (
	"fmt"
	"sync"
)

func sieve(in <-chan int, prime int) <-chan int {
	out := make(chan int)
	go func() {
		for n := range in {
			if n%prime != 0 {
				out <- n
			}
		}
		close(out)
	}()
	return out
}

func main() {
	numbers := make(chan int)
	go func() {
		for n := 2; n < 4000; n++ {
			numbers <- n
		}
		close(numbers)
	}()
	sum := 0
	for in := (<-chan int)(numbers); ; {
		prime, ok := <-in
		if !ok {
			break
		}
		sum += prime
		in = sieve(in, prime)
	}
	jobs, done := make(chan int, 64), make(chan int, 64)
	var mu sync.Mutex
	var wg sync.WaitGroup
	for range 4 {
		wg.Add(1)
		go func() {
			defer wg.Done()
			for j := range jobs {
				mu.Lock()
				sum += j % 7
				mu.Unlock()
				select {
				case done <- j:
				default:
				}
			}
		}()
	}
	for j := range 200_000 {
		jobs <- j
	}
	close(jobs)
	wg.Wait()
	fmt.Println(sum, len(done))
}
