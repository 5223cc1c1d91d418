// Fields of type *big.Int: fmt does not call the methods of unexported fields, so they print as addresses.
package main

import (
	"fmt"
	"math/big"
)

type fraction struct {
	num, den *big.Int
}

type named struct {
	Num  *big.Int
	list []*big.Int
	ends [2]*big.Int
}

func main() {
	fmt.Println(fraction{}, named{})
	fmt.Println(named{Num: big.NewInt(7), list: []*big.Int{nil, nil}})
	fmt.Println(&fraction{}, []fraction{{}, {}}, map[string]fraction{"a": {}})
	fmt.Printf("%v %+v\n", named{Num: big.NewInt(-1)}, fraction{})
}
