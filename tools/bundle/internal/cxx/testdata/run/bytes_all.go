// The bytes package: Buffer and functions.
package main

import (
	"bytes"
	"fmt"
	"io"
)

func main() {
	var b bytes.Buffer
	b.WriteString("hello ")
	b.WriteByte('w')
	b.Write([]byte("orld"))
	fmt.Fprintf(&b, " %d", 42)
	b.WriteRune('é')
	fmt.Println(b.String(), b.Len())
	p := make([]byte, 5)
	n, err := b.Read(p)
	fmt.Println(n, err, string(p))
	c, _ := b.ReadByte()
	line, err := b.ReadString(' ')
	fmt.Printf("%q %q %v %q\n", c, line, err, b.Bytes())
	b.Truncate(1)
	fmt.Println(b.String())
	b.Reset()
	_, err = b.ReadByte()
	fmt.Println(err == io.EOF)
	r := bytes.NewReader([]byte("abc"))
	x, _ := r.ReadByte()
	fmt.Println(string(x), r.Len())
	s := []byte("a,b,c")
	fmt.Printf("%q %q %s\n", bytes.Split(s, []byte(",")), bytes.Fields([]byte(" x y ")), bytes.Join([][]byte{[]byte("p"), []byte("q")}, []byte("+")))
	fmt.Println(bytes.Equal(s, []byte("a,b,c")), bytes.Compare([]byte("a"), []byte("b")), bytes.Contains(s, []byte("b,")), bytes.Index(s, []byte("c")), bytes.IndexByte(s, ','), bytes.Count(s, []byte(",")))
	fmt.Println(string(bytes.ToUpper(s)), string(bytes.TrimSpace([]byte("  t "))), string(bytes.Repeat([]byte("ab"), 2)), bytes.HasPrefix(s, []byte("a")), string(bytes.ReplaceAll(s, []byte(","), []byte(";"))))
	fmt.Println(string(bytes.Title([]byte("go"))), string(bytes.Map(func(r rune) rune { return r + 1 }, []byte("abc"))), bytes.LastIndex(s, []byte(",")))
	nb := bytes.NewBufferString("1 2 3")
	var i, j int
	fmt.Fscan(nb, &i, &j)
	fmt.Println(i, j, nb.Len())
}
