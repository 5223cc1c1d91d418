// Sums of messages whose padding begins in each place of a block: MD5, SHA-256.
package main

import (
	"crypto/md5"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"strconv"
)

// sums contains the sums of one message. It is compared, and is a key of a map.
type sums struct {
	md5    [md5.Size]byte
	sha256 [sha256.Size]byte
}

func sumsOf(message []byte) sums {
	return sums{md5.Sum(message), sha256.Sum256(message)}
}

// mined is the least number after the key whose sum starts with zeros.
func mined(key string, zeros int) int {
	for n := 0; ; n++ {
		sum := md5.Sum([]byte(key + strconv.Itoa(n)))
		text := hex.EncodeToString(sum[:])
		if text[:zeros] == "00000"[:zeros] {
			return n
		}
	}
}

func main() {
	for _, message := range []string{"", "a", "abc", "The quick brown fox jumps over the lazy dog", "é\x00\xff"} {
		fmt.Printf("%x\n%x\n", md5.Sum([]byte(message)), sha256.Sum256([]byte(message)))
	}
	long := make([]byte, 1000)
	for i := range long {
		long[i] = byte(i*i + 7)
	}
	for _, size := range []int{0, 1, 54, 55, 56, 57, 63, 64, 65, 119, 120, 127, 128, 129, 1000} {
		s := sumsOf(long[:size])
		fmt.Printf("%d %x %x\n", size, s.md5, s.sha256)
	}

	var array [200]byte
	copy(array[3:], "a slice of an array")
	message := array[3:22:22]
	before := sumsOf(message)
	sum := sha256.Sum256(message)
	fmt.Printf("%x %X % x %v\n", sum, sum[:4], sum[16:], sum[0])
	array[22] = 'x'
	fmt.Println(before == sumsOf(message), before == sumsOf(array[3:23]), len(before.sha256))
	array[3]++
	seen := map[sums]string{before: "before"}
	fmt.Printf("%q %q %x\n", seen[before], seen[sumsOf(message)], sumsOf(nil).md5)

	// The bytes of each sum are the next message.
	chain := sha256.Sum256(nil)
	for i := 0; i < 100; i++ {
		chain = sha256.Sum256(chain[:])
	}
	fmt.Printf("%x\n", chain)
	fmt.Println(mined("key", 3), md5.BlockSize, sha256.BlockSize)
	functions := []func([]byte) [32]byte{sha256.Sum256}
	fmt.Printf("%s %v\n", fmt.Sprintf("%x", functions[0]([]byte("kept")))[:8], any(md5.Sum(nil)) == any(md5.Sum([]byte{})))
}
