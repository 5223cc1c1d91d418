// math/big: bytes, bits and sizes of whole numbers.
package main

import (
	"fmt"
	"math/big"
)

func main() {
	x, _ := new(big.Int).SetString("123456789012345678901234567890", 10)
	y := big.NewInt(255)
	fmt.Println(x.Bytes(), y.Bytes(), new(big.Int).Bytes())
	fmt.Println(new(big.Int).SetBytes([]byte{1, 0, 0, 0, 0, 0, 0, 0, 0}), new(big.Int).SetBytes(nil))
	fmt.Println(new(big.Int).AndNot(x, y), new(big.Int).And(x, y), new(big.Int).Or(x, y), new(big.Int).Xor(x, y))
	fmt.Println(x.IsUint64(), y.IsUint64(), big.NewInt(-1).IsUint64(), new(big.Int).SetUint64(1<<63).IsInt64())
	neg := big.NewInt(-12345)
	fmt.Println(new(big.Int).AndNot(neg, y), new(big.Int).Not(neg), new(big.Int).Rsh(neg, 3), new(big.Int).Lsh(neg, 70))
	var w big.Word = 7
	fmt.Println(w+1, x.BitLen(), y.BitLen(), x.TrailingZeroBits(), y.Bit(3), y.Bit(8))
	f := big.NewInt(1)
	for i := int64(2); i <= 60; i++ {
		f.Mul(f, big.NewInt(i))
	}
	fmt.Println(f, f.Text(36), len(f.Bytes()))
}
