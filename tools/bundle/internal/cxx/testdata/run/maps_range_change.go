// Deleting and inserting while ranging: every entry is seen at most once, deleted ones never later.
package main

import "fmt"

func main() {
	m := map[int]int{}
	for i := 0; i < 100; i++ {
		m[i] = i
	}
	seen := map[int]int{}
	for k := range m {
		seen[k]++
		delete(m, k)
		delete(m, (k+1)%100)
	}
	fmt.Println(len(m))
	for k, c := range seen {
		if c != 1 {
			fmt.Println("seen twice", k)
		}
	}
	for i := 0; i < 10; i++ {
		m[i] = i
	}
	steps := 0
	for k := range m {
		steps++
		if k < 10 {
			m[k+1000] = k
		}
		if steps > 1000 {
			fmt.Println("endless")
			break
		}
	}
	ok := true
	for i := 0; i < 10; i++ {
		if m[i+1000] != i {
			ok = false
		}
	}
	fmt.Println(len(m), ok)
	total := 0
	for k, v := range m {
		m[k] = v * 2
		total += v
	}
	sum := 0
	for _, v := range m {
		sum += v
	}
	fmt.Println(total*2 == sum)
}
