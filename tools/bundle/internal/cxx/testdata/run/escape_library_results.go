// Results of library functions that refer to a local array or variable, which they outlive.
package main

import (
	"bufio"
	"bytes"
	"cmp"
	"container/list"
	"container/ring"
	"errors"
	"fmt"
	"io"
	"log"
	"maps"
	"math/big"
	"math/rand"
	"os"
	"slices"
	"sort"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"time"
	"unicode/utf8"
	"unsafe"
)

// overwrite fills the stack below its caller.
func overwrite(depth int) int {
	var a [700]byte
	for i := range a {
		a[i] = byte('A' + (depth+i)%26)
	}
	if depth == 0 {
		return int(a[3])
	}
	return overwrite(depth-1) + int(a[depth])
}

// show prints the result of a function after the function's frame was overwritten.
func show[T any](name string, f func() T) {
	result := f()
	overwrite(8)
	fmt.Printf("%s: %q\n", name, any(result))
}

type line struct{ text []byte }

func appendToBytes() {
	show("strconv.AppendInt", func() line { var a [20]byte; return line{strconv.AppendInt(a[:0], 12345, 10)} })
	show("strconv.AppendInt base 7", func() []byte { var a [20]byte; return strconv.AppendInt(a[:0], -12345, 7) })
	show("strconv.AppendUint", func() []byte { var a [20]byte; return strconv.AppendUint(a[:0], 12345, 10) })
	show("strconv.AppendBool", func() []byte { var a [20]byte; return strconv.AppendBool(a[:0], true) })
	show("strconv.AppendFloat", func() []byte { var a [20]byte; return strconv.AppendFloat(a[:0], 2.5, 'g', -1, 64) })
	show("strconv.AppendQuote", func() []byte { var a [20]byte; return strconv.AppendQuote(a[:0], "a\nb") })
	show("strconv.AppendQuoteRune", func() []byte { var a [20]byte; return strconv.AppendQuoteRune(a[:0], 'x') })
	show("utf8.AppendRune", func() []byte { var a [20]byte; return utf8.AppendRune(a[:0], 'ä') })
	show("fmt.Append", func() []byte { var a [20]byte; return fmt.Append(a[:0], 1, 2) })
	show("fmt.Appendf", func() []byte { var a [20]byte; return fmt.Appendf(a[:0], "%05d", 42) })
	show("fmt.Appendln", func() []byte { var a [20]byte; return fmt.Appendln(a[:0], "x", 3) })
	show("Time.AppendFormat", func() []byte { var a [20]byte; return time.Unix(0, 0).UTC().AppendFormat(a[:0], "2006-01-02") })
	show("a result in a variable", func() []byte {
		var a [20]byte
		b := strconv.AppendInt(a[:0], 777, 10)
		c := append(b, '!')
		return c
	})
}

var text = [12]byte{' ', 'a', 'b', ',', 'c', ' ', 'd', 'e', ',', 'f', 'g', ' '}

func partsOfBytes() {
	isComma := func(r rune) bool { return r == ',' || r == ' ' }
	comma := []byte(",")
	show("TrimSpace", func() []byte { a := text; return bytes.TrimSpace(a[:]) })
	show("Trim", func() []byte { a := text; return bytes.Trim(a[:], " g") })
	show("TrimLeft", func() []byte { a := text; return bytes.TrimLeft(a[:], " a") })
	show("TrimRight", func() []byte { a := text; return bytes.TrimRight(a[:], " g") })
	show("TrimPrefix", func() []byte { a := text; return bytes.TrimPrefix(a[:], []byte(" a")) })
	show("TrimSuffix", func() []byte { a := text; return bytes.TrimSuffix(a[:], []byte("g ")) })
	show("TrimFunc", func() []byte { a := text; return bytes.TrimFunc(a[:], isComma) })
	show("TrimLeftFunc", func() []byte { a := text; return bytes.TrimLeftFunc(a[:], isComma) })
	show("TrimRightFunc", func() []byte { a := text; return bytes.TrimRightFunc(a[:], isComma) })
	show("Fields", func() [][]byte { a := text; return bytes.Fields(a[:]) })
	show("an element of Fields", func() []byte { a := text; words := bytes.Fields(a[:]); return words[1] })
	show("a range over Fields", func() (last []byte) {
		a := text
		for _, word := range bytes.Fields(a[:]) {
			last = word
		}
		return last
	})
	show("FieldsFunc", func() [][]byte { a := text; return bytes.FieldsFunc(a[:], isComma) })
	show("Split", func() [][]byte { a := text; return bytes.Split(a[:], comma) })
	show("SplitN", func() [][]byte { a := text; return bytes.SplitN(a[:], comma, 2) })
	show("SplitAfter", func() [][]byte { a := text; return bytes.SplitAfter(a[:], comma) })
	show("SplitAfterN", func() [][]byte { a := text; return bytes.SplitAfterN(a[:], comma, 2) })
	show("before of Cut", func() []byte { a := text; before, _, _ := bytes.Cut(a[:], comma); return before })
	show("after of Cut", func() []byte { a := text; _, after, _ := bytes.Cut(a[:], comma); return after })
	show("found of Cut", func() bool { a := text; _, _, found := bytes.Cut(a[:], comma); return found })
	show("results of Cut as arguments", func() []byte {
		second := func(_, after []byte, _ bool) []byte { return after }
		a := text
		return second(bytes.Cut(a[:], comma))
	})
	show("token of ScanWords", func() []byte { a := text; _, token, _ := bufio.ScanWords(a[:], true); return token })
	show("token of ScanLines", func() []byte { a := text; _, token, _ := bufio.ScanLines(a[:], true); return token })
	show("token of ScanRunes", func() []byte { a := text; _, token, _ := bufio.ScanRunes(a[1:], true); return token })
	show("token of ScanBytes", func() []byte { a := text; _, token, _ := bufio.ScanBytes(a[1:], true); return token })
}

func copiesOfBytes() {
	up := func(r rune) rune { return r + 1 }
	show("Clone", func() []byte { a := text; return bytes.Clone(a[:]) })
	show("ToUpper", func() []byte { a := text; return bytes.ToUpper(a[:]) })
	show("ToLower", func() []byte { a := text; return bytes.ToLower(a[:]) })
	show("ToTitle", func() []byte { a := text; return bytes.ToTitle(a[:]) })
	show("Title", func() []byte { a := text; return bytes.Title(a[:]) })
	show("Repeat", func() []byte { a := text; return bytes.Repeat(a[:], 1) })
	show("Replace", func() []byte { a := text; return bytes.Replace(a[:], []byte("?"), []byte("!"), 1) })
	show("ReplaceAll", func() []byte { a := text; return bytes.ReplaceAll(a[:], []byte("?"), []byte("!")) })
	show("Map", func() []byte { a := text; return bytes.Map(up, a[:]) })
	show("Join", func() []byte { a := text; return bytes.Join([][]byte{a[:]}, nil) })
	show("Runes", func() []rune { a := text; return bytes.Runes(a[:]) })
	show("string", func() string { a := text; return string(a[:]) })
	show("strings of a string", func() string { a := text; return strings.TrimSpace(string(a[:])) })
	show("unsafe.String", func() string { a := text; return unsafe.String(&a[0], len(a)) })
	show("a part of unsafe.String", func() string { a := text; return strings.TrimSpace(unsafe.String(&a[0], len(a))) })
	show("parts of unsafe.String", func() []string { a := text; return strings.Fields(unsafe.String(&a[0], len(a))) })
	show("unsafe.Slice", func() []byte { a := text; return unsafe.Slice(&a[1], 3) })
	show("memory that is shared", func() string { a := text; b := a[1:5]; return *(*string)(unsafe.Pointer(&b)) })
}

func readersAndWriters() {
	show("NewBuffer", func() *bytes.Buffer { var a [20]byte; b := bytes.NewBuffer(a[:0]); b.WriteString("written"); return b })
	show("Bytes of NewBuffer", func() []byte { var a [20]byte; b := bytes.NewBuffer(a[:0]); b.WriteString("written"); return b.Bytes() })
	show("Next of NewBuffer", func() []byte { a := text; return bytes.NewBuffer(a[:]).Next(4) })
	show("Bytes of a local Buffer", func() []byte { var b bytes.Buffer; b.WriteString("local"); return b.Bytes() })
	show("String of a local Builder", func() string { var b strings.Builder; b.WriteString("local"); return b.String() })
	drain := func(r io.Reader) string {
		overwrite(8)
		all, err := io.ReadAll(r)
		return fmt.Sprint(string(all), err)
	}
	fmt.Println(drain(func() io.Reader { a := text; return bytes.NewReader(a[:]) }()))
	fmt.Println(drain(func() io.Reader { var b bytes.Buffer; b.WriteString("buffer"); return bufio.NewReader(&b) }()))
	fmt.Println(drain(func() io.Reader { var b bytes.Buffer; b.WriteString("buffer"); return bufio.NewReaderSize(&b, 16) }()))
	fmt.Println(drain(func() io.Reader { var b bytes.Buffer; b.WriteString("limited"); return io.LimitReader(&b, 4) }()))
	fmt.Println(drain(func() io.Reader { var b bytes.Buffer; b.WriteString("joined"); return io.MultiReader(&b, &b) }()))
	fmt.Println(drain(func() io.Reader { var b, c bytes.Buffer; b.WriteString("copied"); return io.TeeReader(&b, &c) }()))
	fmt.Println(drain(func() io.Reader {
		var b, c bytes.Buffer
		b.WriteString("set again")
		r := bufio.NewReader(&c)
		r.Reset(&b)
		return r
	}()))
	scan := func(sc *bufio.Scanner) {
		overwrite(8)
		for sc.Scan() {
			fmt.Printf("%q ", sc.Text())
		}
		fmt.Println()
	}
	scan(func() *bufio.Scanner {
		var b bytes.Buffer
		b.WriteString("one two\nthree")
		return bufio.NewScanner(&b)
	}())
	scan(func() *bufio.Scanner {
		sc := bufio.NewScanner(strings.NewReader("one two\nthree"))
		var a [64]byte
		sc.Buffer(a[:0], 64)
		return sc
	}())
	scan(func() *bufio.Scanner {
		sc := bufio.NewScanner(strings.NewReader("a-b-c"))
		sep := []byte{'-'}
		sc.Split(func(data []byte, atEOF bool) (int, []byte, error) {
			if i := bytes.Index(data, sep); i >= 0 {
				return i + 1, data[:i], nil
			}
			return 0, nil, nil
		})
		return sc
	}())
	w, flush := func() (*bufio.Writer, func()) {
		var b bytes.Buffer
		w := bufio.NewWriter(&b)
		return w, func() { w.Flush(); fmt.Println(b.String()) }
	}()
	overwrite(8)
	w.WriteString("to a local buffer")
	flush()
	rw := func() *bufio.ReadWriter {
		var b bytes.Buffer
		return bufio.NewReadWriter(bufio.NewReader(&b), bufio.NewWriterSize(&b, 16))
	}()
	overwrite(8)
	rw.WriteString("there and back")
	rw.Flush()
	back, err := rw.ReadString('\n')
	fmt.Println(back, err)
	read := func() int { var a [8]byte; n, _ := strings.NewReader("abc").Read(a[:]); return n + int(a[1]) }
	fmt.Println(read())
}

// keeper is a reader and writer that stores its arguments.
type keeper struct{ kept [][]byte }

func (k *keeper) Read(p []byte) (int, error) {
	k.kept = append(k.kept, p)
	return copy(p, "kept by reading"), nil
}
func (k *keeper) Write(p []byte) (int, error) { k.kept = append(k.kept, p); return len(p), nil }

var last *registered

// registered keeps its receiver when it is printed.
type registered struct{ n int }

func (r *registered) String() string { last = r; return "registered" }

// byLength keeps its receiver when it is sorted.
type byLength []string

var sorted byLength

func (b byLength) Len() int           { sorted = b; return len(b) }
func (b byLength) Less(i, j int) bool { return len(b[i]) < len(b[j]) }
func (b byLength) Swap(i, j int)      { b[i], b[j] = b[j], b[i] }

func keptByMethods() {
	k := &keeper{}
	func() { var a [20]byte; io.ReadFull(k, a[:15]) }()
	func() { var a [20]byte; io.ReadAtLeast(k, a[:15], 3) }()
	func() { a := text; big := bufio.NewWriterSize(k, 16); big.Write(bytes.Repeat(a[:], 2)) }()
	overwrite(8)
	fmt.Printf("%q %q %d\n", k.kept[0], k.kept[1], len(k.kept))
	func() { r := registered{42}; fmt.Println(&r) }()
	overwrite(8)
	fmt.Println(last.n)
	func() { a := [3]string{"ccc", "a", "bb"}; sort.Sort(byLength(a[:])) }()
	overwrite(8)
	fmt.Println(len(sorted), sorted)
	print := func(s fmt.Stringer) { fmt.Fprintln(os.Stdout, s) }
	func() { r := registered{43}; print(&r) }()
	overwrite(8)
	fmt.Println(last.n)
}

func slicesOfArrays() {
	even := func(n int) bool { return n%2 == 0 }
	show("slices.Insert", func() []int { a := [6]int{1, 2, 3, 4, 5, 6}; return slices.Insert(a[:3], 1, 9) })
	show("slices.Insert of an array", func() []int { a := [3]int{7, 8, 9}; return slices.Insert([]int(nil), 0, a[:]...) })
	show("slices.Replace", func() []int { a := [6]int{1, 2, 3, 4, 5, 6}; return slices.Replace(a[:], 0, 2, 9) })
	show("slices.Delete", func() []int { a := [6]int{1, 2, 3, 4, 5, 6}; return slices.Delete(a[:], 0, 2) })
	show("slices.DeleteFunc", func() []int { a := [6]int{1, 2, 3, 4, 5, 6}; return slices.DeleteFunc(a[:], even) })
	show("slices.Compact", func() []int { a := [6]int{1, 1, 3, 4, 4, 6}; return slices.Compact(a[:]) })
	show("slices.CompactFunc", func() []int {
		a := [6]int{1, 1, 3, 4, 4, 6}
		return slices.CompactFunc(a[:], func(x, y int) bool { return x == y })
	})
	show("slices.Clip", func() []int { a := [6]int{1, 2, 3, 4, 5, 6}; return slices.Clip(a[:3]) })
	show("slices.Grow", func() []int { a := [6]int{1, 2, 3, 4, 5, 6}; return slices.Grow(a[:3], 2) })
	show("slices.Clone", func() []int { a := [6]int{1, 2, 3, 4, 5, 6}; return slices.Clone(a[:]) })
	show("slices.Concat", func() []int { a := [2]int{1, 2}; return slices.Concat(a[:], a[:]) })
	show("slices.Repeat", func() []int { a := [2]int{1, 2}; return slices.Repeat(a[:], 2) })
	show("slices.AppendSeq", func() []int { a := [6]int{1, 2}; return slices.AppendSeq(a[:2], slices.Values([]int{5})) })
	show("slices.Collect", func() []int { a := [3]int{1, 2, 3}; return slices.Collect(slices.Values(a[:])) })
	show("slices.Sorted", func() []int { a := [3]int{3, 1, 2}; return slices.Sorted(slices.Values(a[:])) })
	show("slices.Chunk", func() [][]int { a := [5]int{1, 2, 3, 4, 5}; return slices.Collect(slices.Chunk(a[:], 2)) })
	show("a range over slices.Chunk", func() (last []int) {
		a := [5]int{1, 2, 3, 4, 5}
		for part := range slices.Chunk(a[:], 2) {
			last = part
		}
		return last
	})
	for name, seq := range map[string]func() int{
		"Values": func() int {
			s := func() func(func(int) bool) { a := [3]int{4, 5, 6}; return slices.Values(a[:]) }()
			overwrite(8)
			sum := 0
			for v := range s {
				sum += v
			}
			return sum
		},
	} {
		fmt.Println(name, seq())
	}
	all := func() func(func(int, int) bool) { a := [3]int{4, 5, 6}; return slices.All(a[:]) }()
	backward := func() func(func(int, int) bool) { a := [3]int{4, 5, 6}; return slices.Backward(a[:]) }()
	overwrite(8)
	fmt.Println(maps.Collect(all), maps.Collect(backward))
	chosen := func() *int { x := 5; p := cmp.Or(nil, &x); *p = 6; return p }()
	overwrite(8)
	fmt.Println(*chosen)
	pointers := func() []*int { x, y := 1, 2; return slices.Insert([]*int{&x}, 1, &y) }()
	overwrite(8)
	fmt.Println(*pointers[0], *pointers[1])
	reversed := func() sort.Interface { a := [3]int{4, 5, 6}; return sort.Reverse(sort.IntSlice(a[:])) }()
	overwrite(8)
	fmt.Println(reversed.Len(), reversed.Less(0, 2))
}

func keptValues() {
	var queue list.List
	func() { x := 11; queue.PushBack(&x); queue.PushFront(&x) }()
	func() { x := 12; queue.InsertBefore(&x, queue.Front()); queue.InsertAfter(&x, queue.Back()) }()
	overwrite(8)
	for e := queue.Front(); e != nil; e = e.Next() {
		fmt.Print(*e.Value.(*int), " ")
	}
	fmt.Println()
	front := func() *list.Element { var l list.List; l.PushBack(3); l.PushBack(4); return l.Front() }()
	overwrite(8)
	fmt.Println(front.Value, front.Next().Value, front.Next().Next() == nil)
	first := func() *list.Element { var l list.List; return l.PushFront(3) }()
	overwrite(8)
	fmt.Println(first.Value, first.Next() == nil)
	circle := func() *ring.Ring {
		var r ring.Ring
		r.Value = 5
		other := ring.New(1)
		other.Value = 6
		r.Link(other)
		return other.Next()
	}()
	overwrite(8)
	fmt.Println(circle.Value, circle.Len())
	err := func() error { e := wrong{"local"}; return fmt.Errorf("wrapped: %w", &e) }()
	joined := func() error { e := wrong{"local"}; return errors.Join(&e, io.EOF) }()
	inner := func() error { e := wrong{"inner"}; return errors.Unwrap(fmt.Errorf("%w", &e)) }()
	overwrite(8)
	fmt.Println(err, strings.ReplaceAll(joined.Error(), "\n", "/"), inner)
	var target *wrong
	fmt.Println(errors.As(err, &target), target.text)
	logger := func() *log.Logger { var b bytes.Buffer; l := log.New(&b, "", 0); l.Print("x"); return l }()
	overwrite(8)
	logger.Print("to the local buffer")
	z := func() *big.Int { var x, y big.Int; x.SetInt64(20); y.SetInt64(22); return x.Add(&x, &y) }()
	quotient, remainder := func() (*big.Int, *big.Int) { var q, r big.Int; return q.QuoRem(big.NewInt(47), big.NewInt(5), &r) }()
	denominator := func() *big.Int { var r big.Rat; r.SetFrac64(3, 9); return r.Denom() }()
	set := func() *big.Int { var a [2]byte; a[0] = 1; return new(big.Int).SetBytes(a[:]) }()
	overwrite(8)
	fmt.Println(z, quotient, remainder, denominator, set)
	var shared sync.Map
	func() { x := 21; shared.Store("x", &x); shared.LoadOrStore("y", &x) }()
	var pool sync.Pool
	func() { x := 22; pool.Put(&x) }()
	var box atomic.Value
	func() { x := 23; box.Store(&x) }()
	var pointer atomic.Pointer[int]
	func() { x := 24; pointer.Store(&x) }()
	overwrite(8)
	x, _ := shared.Load("x")
	y, _ := shared.Load("y")
	fmt.Println(*x.(*int), *y.(*int), *box.Load().(*int), *pointer.Load())
	func() { x := 25; pointer.CompareAndSwap(pointer.Load(), &x) }()
	overwrite(8)
	fmt.Println(*pointer.Load())
	func() { x := 26; pointer.Swap(&x) }()
	overwrite(8)
	fmt.Println(*pointer.Load())
	random := func() *rand.Rand { var s counter; return rand.New(&s) }()
	overwrite(8)
	fmt.Println(random.Int63(), random.Int63())
	cond := func() *sync.Cond { var m sync.Mutex; return sync.NewCond(&m) }()
	overwrite(8)
	cond.L.Lock()
	cond.L.Unlock()
	once := func() func() int { n := 5; return sync.OnceValue(func() int { n++; return n }) }()
	only := func() func() { n := 7; return sync.OnceFunc(func() { n++; fmt.Println(n) }) }()
	overwrite(8)
	fmt.Println(once(), once())
	only()
	only()
}

// counter is a source of the numbers 1, 2, 3, ...
type counter struct{ n int64 }

func (c *counter) Int63() int64 { c.n++; return c.n }
func (c *counter) Seed(n int64) { c.n = n }

type wrong struct{ text string }

func (w *wrong) Error() string { return w.text }

func main() {
	appendToBytes()
	partsOfBytes()
	copiesOfBytes()
	readersAndWriters()
	keptByMethods()
	slicesOfArrays()
	keptValues()
}
