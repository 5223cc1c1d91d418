// Sieve of Eratosthenes up to twenty million, then least prime factors.
package main

import "fmt"

func main() {
	const n = 20000000
	composite := make([]bool, n+1)
	count := 0
	for i := 2; i <= n; i++ {
		if !composite[i] {
			count++
			for j := i * i; j <= n; j += i {
				composite[j] = true
			}
		}
	}
	const m = 5000000
	least := make([]int32, m+1)
	primes := []int32{}
	for i := int32(2); i <= m; i++ {
		if least[i] == 0 {
			least[i] = i
			primes = append(primes, i)
		}
		for _, p := range primes {
			if p > least[i] || int(p)*int(i) > m {
				break
			}
			least[p*i] = p
		}
	}
	fmt.Println(count, len(primes), least[m-1])
}
