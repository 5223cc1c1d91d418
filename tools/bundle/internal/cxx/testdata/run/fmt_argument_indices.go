// Printf: explicit argument indices, stars, missing and extra arguments, flags together.
package main

import "fmt"

type level int

func (l level) String() string { return [...]string{"low", "mid", "high"}[l] }

type wrap struct {
	L level
	P *level
	E error
	M map[string]level
	S []level
}

func main() {
	fmt.Printf("%[2]d %[1]d %d\n", 1, 2)
	fmt.Printf("%[1]v %[1]T %[1]q %[1]x|%[2]*[1]d|%[3]*.[2]*[1]f\n", 65, 6, 8)
	fmt.Printf("%*d|%-*d|%0*d|%.*f\n", 5, 42, 5, 42, 5, 42, 2, 3.14159)
	fmt.Printf("%d %d\n", 1)
	fmt.Printf("%d\n", 1, 2, "x")
	fmt.Printf("%!|%z|%-|%d%%\n", 3, 4)
	fmt.Printf("%+d % d %05d %x %X %#x %#o %b %o %c %U %#U\n", 5, 5, -5, 255, 255, 255, 8, 5, 8, 'x', 'x', 'x')
	fmt.Printf("%8.3f|%-8.2f|%+.1f|%08.2f|% .2f|%e|%G|%g\n", 3.14159, 3.14159, 3.14159, -3.14159, 3.14159, 123456.789, 1e-10, 1e100)
	fmt.Printf("%5s|%-5s|%.2s|%q|%x|% X|%5.1s|%05s\n", "ab", "ab", "abc", "a\"b", "ab", "ab", "xyz", "ab")
	fmt.Printf("%t|%5t|%-7t|%v\n", true, false, true, false)
	fmt.Printf("%v %d %s %x %q\n", level(1), level(1), level(2), level(2), level(0))
	l := level(2)
	w := wrap{1, &l, nil, map[string]level{"k": 2}, []level{0, 1}}
	w.P = nil
	fmt.Printf("%v\n%+v\n%d\n", w, w, w.S)
	fmt.Printf("%v %v %s\n", []string{"a b", "c"}, [2]bool{true}, []interface{}{1, "x", nil, 2.5})
	fmt.Printf("%6d|%-6d|%06d|%x\n", []int{1, -2}, []int{3}, []int{4, 5}, []byte("hi"))
	fmt.Printf("%s %v %d %q\n", []byte("bytes"), []byte("by"), []byte("by"), []byte("q"))
	fmt.Printf("%v %+v %T %T %T\n", struct{}{}, &struct{ A, B int }{1, 2}, struct{ X int }{}, []interface{}{}, map[string][]int{})
	fmt.Printf("%s %d %v\n", nil, nil, nil)
	fmt.Printf("%s|%d|%t|%f\n", 5, "s", 1, true)
	fmt.Printf("%#v %#v %#v %#v %#v %#v\n", 1, "s", []int{1}, map[string]int{"a": 1}, w.S, struct{ A string }{"x"})
	fmt.Printf("%v %v\n", &[]int{1}, &map[string]int{"a": 1})
	fmt.Printf("%6.2f%%|%3c|%-4q|%#q\n", 99.5, 'x', 'y', "raw")
	fmt.Printf("%x %X %#x % x\n", "hello", []byte{1, 171}, "hi", []byte{1, 2, 3})
	fmt.Printf("%08b %o %#b %x\n", 37, -8, 5, -255)
	fmt.Printf("%10.3v|%-10v|%T\n", 3.14159, "left", 'x')
	fmt.Println(fmt.Sprintf("%3d|%-3d|%03d", 1234, 1234, 1234), fmt.Sprint("a", 1, 2, "b", "c", 3.0, nil, 'x'), fmt.Sprintln("end", 1))
	fmt.Printf("%v %v %v %v\n", int8(-5), uint8(200), float32(0.1), 1e6)
	fmt.Printf("%5v|%-5v|%05v\n", 42, 42, 42)
}
