// Accepted: computes the binomial coefficient exactly and counts its digits.
package main

import (
	"bufio"
	"fmt"
	"math/big"
	"os"
)

func main() {
	in := bufio.NewReader(os.Stdin)
	for {
		var n, k int
		if _, err := fmt.Fscan(in, &n, &k); err != nil {
			return
		}
		fmt.Println(len(choose(n, min(k, n-k)).String()))
	}
}

func choose(n, k int) *big.Int {
	return new(big.Int).Binomial(int64(n), int64(k))
}
