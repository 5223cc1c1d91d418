// Methods Format: every verb and flag, inside other values, that panic, that print by fmt again, that ask for the format.
package main

import (
	"errors"
	"fmt"
	"io"
	"log"
	"os"
	"strings"
)

type celsius float64

func (c celsius) Format(s fmt.State, verb rune) {
	width, hasWidth := s.Width()
	prec, hasPrec := s.Precision()
	fmt.Fprintf(s, "<%c %d %t %d %t", verb, width, hasWidth, prec, hasPrec)
	for _, f := range "+-# 0x" {
		if s.Flag(int(f)) {
			fmt.Fprint(s, " ", string(f))
		}
	}
	io.WriteString(s, " ")
	fmt.Fprintf(s, fmt.FormatString(s, 'f'), float64(c))
	s.Write([]byte(">"))
}

func (c celsius) String() string { return "not me" }

type pair struct {
	A, b celsius
	C    any
}

type vector []int

func (v vector) Format(s fmt.State, verb rune) {
	switch verb {
	case 'v':
		if s.Flag('+') {
			fmt.Fprintf(s, "vector%v", []int(v))
			return
		}
		fallthrough
	case 's':
		fmt.Fprint(s, strings.Trim(fmt.Sprint([]int(v)), "[]"))
	default:
		fmt.Fprintf(s, "%%!%c(vector=%d)", verb, []int(v))
	}
}

type broken struct{ n int }

func (b *broken) Format(s fmt.State, verb rune) {
	fmt.Fprint(s, "half", b.n)
	panic(errors.New("in Format"))
}

type fails struct{}

func (fails) Error() string                 { return "error" }
func (fails) Format(f fmt.State, verb rune) { fmt.Fprintf(f, "[%T %T]", f, verb) }
func (fails) Unwrap() error                 { return io.EOF }

type counted struct{ fmt.Formatter }

var _ fmt.Formatter = celsius(0)

func main() {
	c := celsius(21.456)
	fmt.Println(c, &c, []celsius{1, 2}, map[string]celsius{"a": 3})
	fmt.Printf("%v|%+v|%#v|%s|%d|%8.2f|%-8.1q|% x|%08t|%z|%p\n", c, c, c, c, c, c, c, c, c, c, c)
	fmt.Printf("%T %v\n", c, pair{1, 2, celsius(3)})
	fmt.Printf("%+v %#v\n", pair{1, 2, nil}, &pair{4, 5, "x"})
	fmt.Printf("%*.*f %[1]v %!\n", 7, 3, c)
	s := fmt.Sprintf("%6.1f", c) + fmt.Sprint(c, 1, "x", c)
	fmt.Println(len(s), s)
	v := vector{1, 2, 3}
	fmt.Printf("%v %s %+v %d %x\n", v, v, v, v, []vector{v, v})
	fmt.Println(v, []any{v, c, nil, 7, "t", 1.5})
	fmt.Println(&broken{4}, (*broken)(nil))
	fmt.Printf("%5d|%v\n", &broken{4}, []*broken{{1}})
	err := fmt.Errorf("wrapped %w and %v", fails{}, c)
	fmt.Println(err, errors.Is(err, io.EOF), errors.Unwrap(err) == fails{})
	fmt.Println(counted{c}, fmt.Append(nil, v), fmt.Sprintln(v))
	fmt.Fprintln(os.Stdout, "ints", 1, 2.5, true, []string{"a"}, struct{ X, Y int }{1, 2})
	log.SetFlags(0)
	log.SetOutput(os.Stdout)
	log.Printf("%v %.1f", v, c)
	fmt.Fprintf(os.Stderr, "%v", v)
	var state fmt.State
	defer func() {
		fmt.Println(recover() != nil)
		panic(c)
	}()
	state.Flag('+')
}
