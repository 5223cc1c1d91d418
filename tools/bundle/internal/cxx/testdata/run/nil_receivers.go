// Methods of the library called on nil pointers panic as others do: deferred calls run, output is written.
package main

import (
	"bufio"
	"bytes"
	"container/list"
	"fmt"
	"math/big"
	"os"
	"strings"
)

func try(name string, f func()) {
	defer func() { fmt.Println(name, recover()) }()
	f()
}

func main() {
	w := bufio.NewWriter(os.Stdout)
	defer w.Flush()
	var e *list.Element
	var l *list.List
	var n *big.Int
	var b *strings.Builder
	var buf *bytes.Buffer
	var sc *bufio.Scanner
	var rd *bufio.Reader
	var bw *bufio.Writer
	var sr *strings.Reader
	full := list.New()
	full.PushBack(1)
	one := big.NewInt(1)
	try("Remove", func() { full.Remove(nil) })
	try("MoveToFront", func() { full.MoveToFront(nil) })
	try("MoveToBack", func() { full.MoveToBack(e) })
	try("InsertBefore", func() { full.InsertBefore(2, nil) })
	try("InsertAfter", func() { full.InsertAfter(2, e) })
	try("MoveBefore", func() { full.MoveBefore(full.Front(), nil) })
	try("Next", func() { fmt.Println(e.Next()) })
	try("Prev", func() { fmt.Println(e.Prev()) })
	try("Value", func() { fmt.Println(e.Value) })
	try("Len", func() { fmt.Println(l.Len()) })
	try("Front", func() { fmt.Println(l.Front()) })
	try("PushBack", func() { l.PushBack(1) })
	try("PushBackList", func() { full.PushBackList(nil) })
	try("Add", func() { n.Add(one, one) })
	try("Add nil", func() { new(big.Int).Add(one, n) })
	try("Mul nil", func() { new(big.Int).Mul(n, one) })
	try("Cmp", func() { fmt.Println(one.Cmp(n)) })
	try("Cmp nil", func() { fmt.Println(n.Cmp(one)) })
	try("Cmp both", func() { fmt.Println(n.Cmp(n)) })
	try("Sign", func() { fmt.Println(n.Sign()) })
	try("Int64", func() { fmt.Println(n.Int64()) })
	try("String", func() { fmt.Println(n.String(), n) })
	try("Text", func() { fmt.Println(n.Text(10)) })
	try("BitLen", func() { fmt.Println(n.BitLen()) })
	try("Set", func() { n.Set(one) })
	try("Set nil", func() { new(big.Int).Set(n) })
	try("SetInt64", func() { n.SetInt64(1) })
	try("SetString", func() { n.SetString("12", 10) })
	try("Exp", func() { fmt.Println(new(big.Int).Exp(one, one, nil)) })
	try("Exp nil", func() { fmt.Println(new(big.Int).Exp(n, one, nil)) })
	try("ProbablyPrime", func() { fmt.Println(n.ProbablyPrime(1)) })
	try("Neg", func() { new(big.Int).Neg(n) })
	try("Sqrt", func() { new(big.Int).Sqrt(n) })
	try("WriteString", func() { b.WriteString("x") })
	try("builder String", func() { fmt.Println(b.String()) })
	try("builder Len", func() { fmt.Println(b.Len()) })
	try("buffer Write", func() { buf.WriteByte('x') })
	try("buffer String", func() { fmt.Println(buf.String()) })
	try("buffer Len", func() { fmt.Println(buf.Len()) })
	try("Scan", func() { sc.Scan() })
	try("Text", func() { fmt.Println(sc.Text()) })
	try("ReadString", func() { rd.ReadString('\n') })
	try("ReadByte", func() { rd.ReadByte() })
	try("Flush", func() { bw.Flush() })
	try("WriteByte", func() { bw.WriteByte('x') })
	try("Fprintln", func() { fmt.Fprintln(bw, 1) })
	try("reader Len", func() { fmt.Println(sr.Len()) })
	try("reader ReadByte", func() { sr.ReadByte() })
	fmt.Fprintln(w, "buffered")
	w.Flush()
	fmt.Fprintln(w, "lost", full.Len())
	var last *big.Int
	defer fmt.Println("deferred")
	last.Add(one, one)
}
