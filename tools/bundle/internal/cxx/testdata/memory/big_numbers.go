// Big numbers that grow and shrink: every operation makes a new one.
package main

import (
	"fmt"
	"math/big"
	"os"
	"strings"
)

func main() {
	defer peak()
	var kept []*big.Int
	x := big.NewInt(1)
	for i := int64(1); i <= 2500; i++ {
		x = new(big.Int).Mul(x, big.NewInt(i))
		kept = append(kept, new(big.Int).Add(x, big.NewInt(i)))
		if len(kept) > 1500 {
			kept = kept[750:]
		}
	}
	fmt.Println(len(kept), len(x.String()))
}

// peak writes the largest resident size of the process, in kB, to standard error.
func peak() {
	status, err := os.ReadFile("/proc/self/status")
	if err != nil {
		return
	}
	for _, line := range strings.Split(string(status), "\n") {
		if strings.HasPrefix(line, "VmHWM:") {
			fmt.Fprintln(os.Stderr, strings.Fields(line)[1])
		}
	}
}
