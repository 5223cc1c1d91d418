// Keys are taken out of a map one by one, as programs do that use a map as a bag.
package main

import "fmt"

func main() {
	bag := map[int]int{}
	for i := 0; i < 200000; i++ {
		bag[i] = i * i
	}
	for i := 100; i < 200; i++ {
		delete(bag, i)
	}
	sum, taken := 0, 0
	for len(bag) > 0 {
		for k, v := range bag {
			delete(bag, k)
			sum += k ^ v
			break
		}
		if taken++; taken < 50000 && taken%3 == 0 {
			bag[-taken] = taken
		}
	}
	fmt.Println(taken, len(bag))
	for i := 0; i < 10; i++ {
		bag[i] = 1
	}
	left := 0
	for k := range bag {
		for j := 0; j < 10; j++ { // the iteration visits only the original entries
			if j != k {
				delete(bag, j)
			}
		}
		left++
	}
	fmt.Println(left, len(bag))
	clear(bag)
	bag[7] = 7
	delete(bag, 7)
	bag[8] = 8
	fmt.Println(bag, sum != 0)
}
