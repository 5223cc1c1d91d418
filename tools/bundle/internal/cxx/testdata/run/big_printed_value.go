// Values of type big.Int, not pointers, printed: their fields show.
package main

import (
	"fmt"
	"math/big"
)

type holder struct {
	n big.Int
	p *big.Int
}

func main() {
	var zero big.Int
	x := *big.NewInt(-5)
	y, _ := new(big.Int).SetString("123456789012345678901234567890", 10)
	fmt.Println(zero, x, *y)
	fmt.Printf("%v %+v %d %T\n", x, x, x, x)
	fmt.Println(&x, []*big.Int{&zero, y}, x.String())
	fmt.Println(holder{n: x})
}
