// Package hash/crc32: whole messages, messages in parts, tables of several polynomials.
package main

import (
	"fmt"
	"hash/crc32"
)

// slow divides bit by bit.
func slow(message []byte, polynomial uint32) uint32 {
	sum := ^uint32(0)
	for _, b := range message {
		sum ^= uint32(b)
		for i := 0; i < 8; i++ {
			if sum&1 == 1 {
				sum = sum>>1 ^ polynomial
			} else {
				sum >>= 1
			}
		}
	}
	return ^sum
}

func main() {
	long := make([]byte, 1000)
	for i := range long {
		long[i] = byte(i*i + 7)
	}
	for _, message := range [][]byte{nil, {}, []byte("a"), []byte("abc"), []byte("123456789"), long[:55], long[:64], long[1:66], long} {
		sum := crc32.ChecksumIEEE(message)
		fmt.Printf("%08x %d %v\n", sum, sum, sum == slow(message, crc32.IEEE))
	}

	parts := uint32(0)
	for i := 0; i < len(long); i += 300 {
		parts = crc32.Update(parts, crc32.IEEETable, long[i:min(i+300, len(long))])
	}
	fmt.Println(parts == crc32.ChecksumIEEE(long), crc32.Update(5, crc32.IEEETable, nil))

	castagnoli := crc32.MakeTable(crc32.Castagnoli)
	koopman := crc32.MakeTable(crc32.Koopman)
	own := crc32.MakeTable(0xd5828281)
	fmt.Printf("%08x %08x\n", crc32.Checksum([]byte("123456789"), castagnoli), crc32.Checksum(long, koopman))
	fmt.Println(crc32.Checksum(long, own) == slow(long, 0xd5828281), castagnoli == koopman, castagnoli == crc32.IEEETable)
	fmt.Println(crc32.MakeTable(crc32.IEEE) == crc32.IEEETable, len(own), own[0], own[128], crc32.Size)

	var copied crc32.Table = *koopman
	fmt.Println(copied == *koopman, crc32.Checksum(long, &copied) == crc32.Checksum(long, koopman))
	copied[1]++
	fmt.Println(copied == *koopman, koopman[1])

	fmt.Println(crc32.Update(9, nil, nil))
	defer func() { fmt.Println(recover()) }()
	fmt.Println(crc32.Update(9, nil, long))
}
