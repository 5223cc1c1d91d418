// The library's own error types are found by assertions, type switches and errors.As.
package main

import (
	"errors"
	"fmt"
	"os"
	"strconv"
)

func kind(err error) string {
	switch e := err.(type) {
	case nil:
		return "nil"
	case *strconv.NumError:
		return "NumError " + e.Func + " " + e.Num + " " + e.Err.Error()
	case *os.PathError:
		return "PathError " + e.Op + " " + e.Path + " " + e.Err.Error()
	case interface{ Unwrap() error }:
		return "wraps " + kind(e.Unwrap())
	}
	return "other " + err.Error()
}

func main() {
	_, err := strconv.Atoi("12x")
	fmt.Println(kind(err))
	_, err = strconv.ParseFloat("1e999", 64)
	fmt.Println(kind(err))
	_, err = strconv.ParseInt("300", 10, 8)
	fmt.Println(kind(fmt.Errorf("outer: %w", err)))
	ne, ok := err.(*strconv.NumError)
	fmt.Println(ok, ne.Num, ne.Err == strconv.ErrRange)
	_, ok = err.(*os.PathError)
	fmt.Println(ok)
	_, err = os.Open("/no/such/file")
	fmt.Println(kind(err))
	pe := err.(*os.PathError)
	fmt.Println(pe.Path, pe.Error())
	var target *strconv.NumError
	_, err = strconv.ParseBool("maybe")
	fmt.Println(errors.As(fmt.Errorf("a: %w", err), &target), target.Func)
	own := error(&strconv.NumError{Func: "Own", Num: "7", Err: errors.New("bad")})
	fmt.Println(kind(own), own)
	fmt.Printf("%T %v\n", own, any(own) == any(ne))
	other := error(&os.PathError{Op: "do", Path: "p", Err: errors.New("bad")})
	fmt.Println(kind(other), other)
	fmt.Println(kind(errors.New("plain")), kind(nil))
	defer func() { fmt.Println(recover()) }()
	fmt.Println(own.(*os.PathError))
}
