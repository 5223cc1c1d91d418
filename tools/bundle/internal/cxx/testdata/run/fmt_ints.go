// Integer verbs, widths, flags, bases, wrong verbs.
package main

import "fmt"

type color int

func (c color) String() string { return [...]string{"red", "green"}[c] }

type level uint8

func main() {
	for _, n := range []int{0, 1, -1, 42, -42, 123456789, -1 << 63} {
		fmt.Printf("%d|%5d|%-5d|%05d|%+d|% d|%x|%X|%#x|%o|%#o|%b|%O\n", n, n, n, n, n, n, n, n, n, n, n, n, n)
	}
	fmt.Printf("%c %q %U %#U %c\n", 'x', 'y', 0x1F600, 'ä', 0x4e16)
	fmt.Printf("%3c|%-3c|%03d|%+03d|%x\n", 'a', 'b', -5, 7, "hex")
	fmt.Printf("%08b %3d%% %d%%\n", 5, 50, 7)
	fmt.Printf("%*d|%-*d|%.*f\n", 6, 42, 6, 42, 2, 3.14159)
	fmt.Printf("%[2]d %[1]d %d\n", 1, 2)
	fmt.Printf("%.3d|%8.3d|%+.3d|%-8.3d|%.0d\n", 5, 5, 5, 5, 0)
	fmt.Printf("%d %s\n", "str", 5)
	fmt.Printf("%d\n", 1, 2)
	fmt.Printf("%d %d\n", 1)
	fmt.Printf("%!|%z %d\n", 1, 2)
	fmt.Printf("%v %d %s %x %q|%6v|%-6v|\n", color(1), color(1), color(0), color(1), color(0), color(0), color(1))
	fmt.Printf("%v %d %T %v\n", level(3), level(3), level(3), []level{1, 2})
	fmt.Printf("%d %v %s\n", []int{1, 2}, [2]bool{true}, []string{"a", "b"})
	fmt.Printf("%x %X % x %#x %q\n", []byte("abc"), "xyz", "a b", []byte{1, 255}, []string{"q"})
	fmt.Printf("%t %v %5t|%q\n", true, false, true, `a"b\`)
	var u8 uint8 = 200
	fmt.Printf("%d %x %c %b %o %v %T\n", u8, u8, u8, u8, u8, u8, u8)
	fmt.Printf("%d %v\n", uint64(1<<64-1), int8(-128))
	fmt.Printf("%6.2d|%06d|%x|%X\n", 7, -42, -255, uint32(3735928559))
	fmt.Printf("%s|%10s|%-10s|%.2s|%5.1s|%q\n", "go", "go", "go", "golang", "golang", "go")
	fmt.Printf("%5s|%-5s|%05s|%.3s|\n", "é", "é", "ab", "日本語文")
	fmt.Print("a", 1, 2, "b", "c", 3.0, nil, true, 'x', "\n")
	fmt.Print(1, 2, "\n")
	fmt.Println("a", 1, nil, true, 'x', 2.0, "b")
	fmt.Println()
	fmt.Printf("plain\n")
	fmt.Printf("%v|%6v|%-6v|%06v\n", 42, 42, 42, 42)
}
