// Small packages whose source is inlined.
package main

import (
	"encoding/base64"
	"encoding/csv"
	"encoding/hex"
	"errors"
	"fmt"
	"hash"
	"hash/adler32"
	"hash/fnv"
	"os"
	"strings"
	"text/tabwriter"
	"unicode/utf16"
)

func sum(h hash.Hash32, s string) uint32 {
	h.Reset()
	h.Write([]byte(s))
	return h.Sum32()
}

func main() {
	fmt.Println(utf16.Encode([]rune("a😀é")), string(utf16.Decode([]uint16{0xd83d, 0xde00, 0xd83d, 'x'})), utf16.RuneLen('😀'))
	fmt.Println(sum(fnv.New32a(), "abc"), sum(fnv.New32(), "abc"), fnv.New64a().Size(), adler32.Checksum([]byte("Wikipedia")))
	h := fnv.New64a()
	fmt.Fprint(h, "hello")
	fmt.Printf("%x %x\n", h.Sum64(), h.Sum(nil))
	fmt.Println(hex.EncodeToString([]byte("abc\xff")), base64.StdEncoding.EncodeToString([]byte("abcd")), base64.RawURLEncoding.EncodeToString([]byte{0xfb, 0xff}))
	b, err := hex.DecodeString("6162zz")
	fmt.Printf("%q %v\n", b, err)
	b, err = base64.StdEncoding.DecodeString("YWJjZA==")
	fmt.Printf("%q %v\n", b, err)
	_, err = base64.StdEncoding.DecodeString("YW#j")
	var corrupt base64.CorruptInputError
	fmt.Println(errors.As(err, &corrupt), err)
	r := csv.NewReader(strings.NewReader("a,\"b \"\"c\"\"\",d\n1,,3\n"))
	fmt.Println(r.ReadAll())
	_, err = csv.NewReader(strings.NewReader("a,\"b\nc\n")).ReadAll()
	fmt.Println(err)
	out := csv.NewWriter(os.Stdout)
	out.Write([]string{"x", "y z", "a,b", "q\"q"})
	out.Flush()
	w := tabwriter.NewWriter(os.Stdout, 0, 8, 1, '.', tabwriter.AlignRight|tabwriter.Debug)
	fmt.Fprintln(w, "a\tbbb\tc")
	fmt.Fprintln(w, "aaaa\tb\tccccc")
	w.Flush()
	tabwriter.NewWriter(os.Stdout, 5, 0, 2, ' ', 0).Write([]byte("left\tx\n"))
}
