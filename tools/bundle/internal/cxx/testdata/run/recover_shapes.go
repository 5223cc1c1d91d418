// Which calls of recover stop a panic: only those that the deferred function makes itself.
package main

import (
	"errors"
	"fmt"
	"strings"
)

type shield struct{ log []string }

func (s *shield) guard() {
	if r := recover(); r != nil {
		s.log = append(s.log, fmt.Sprint("guard ", r))
	}
}

func (s shield) valueGuard(tag string) { fmt.Println(tag, recover(), len(s.log)) }

type guarder interface{ guard() }

func helper() interface{} { return recover() }

func stop() { fmt.Println("stop:", recover()) }

func plain() { fmt.Println("plain") }

// run calls f and prints the panic that leaves it.
func run(name string, f func()) {
	defer func() {
		if r := recover(); r != nil {
			fmt.Printf("%s: left by %v\n", name, r)
			return
		}
		fmt.Printf("%s: returned\n", name)
	}()
	f()
}

func named() (n int, err error) {
	defer func() {
		if r := recover(); r != nil {
			n, err = -1, fmt.Errorf("caught %v", r)
		}
	}()
	n = 5
	panic("in named")
}

func doubled() (n int) {
	defer func() { n *= 2 }()
	defer func() { recover(); n += 3 }()
	n = 1
	panic("x")
}

func rethrow() (err error) {
	defer func() {
		if r := recover(); r != nil {
			if e, ok := r.(error); ok && strings.Contains(e.Error(), "keep") {
				err = e
				return
			}
			panic(r)
		}
	}()
	panic(errors.New("throw away"))
}

func unwind(depth int) {
	defer func() {
		if r := recover(); r != nil {
			if depth%2 == 0 {
				panic(fmt.Sprint(r, depth))
			}
			fmt.Println("level", depth, r)
			panic(fmt.Sprint("re", depth, " "))
		}
	}()
	if depth == 5 {
		panic("bottom ")
	}
	unwind(depth + 1)
}

func main() {
	s := &shield{}
	run("method", func() { defer s.guard(); panic(1) })
	run("value method", func() { defer s.valueGuard("v"); panic(2) })
	run("interface", func() { var g guarder = s; defer g.guard(); panic(3) })
	run("function", func() { defer stop(); panic(4) })
	run("function value", func() { f := stop; defer f(); panic(5) })
	run("method value", func() { f := s.guard; defer f(); panic(6) })
	run("bare", func() { defer recover(); panic(7) })
	run("helper", func() { defer func() { fmt.Println("helper", helper()) }(); panic(8) })
	run("helper and own", func() { defer func() { fmt.Println(helper(), recover(), recover()) }(); panic(9) })
	run("literal in literal", func() { defer func() { func() { fmt.Println("inner", recover()) }() }(); panic(10) })
	run("nested defer", func() { defer func() { defer func() { fmt.Println("nested", recover()) }() }(); panic(11) })
	run("nested defer of function", func() { defer func() { defer stop() }(); panic(12) })
	run("defer without recover", func() { defer stop(); defer plain(); defer func() { plain() }(); panic(13) })
	run("not panicking", func() { defer stop(); fmt.Println("calm", recover()) })
	run("ignored", func() { defer func() { _ = recover() }(); panic(14) })
	run("second panic", func() {
		defer stop()
		defer func() { panic("second") }()
		panic("first")
	})
	run("second panic recovered inside", func() {
		defer stop()
		defer func() {
			func() { defer stop(); panic("inner") }()
			fmt.Println("outer goes on")
		}()
		panic("outer")
	})
	run("recovered, then panics", func() {
		defer stop()
		defer func() { fmt.Println(recover()); panic("again") }()
		panic("once")
	})
	run("closure variable", func() {
		count := 0
		f := func() { count++; recover() }
		defer func() { fmt.Println("count", count) }()
		defer f()
		panic(15)
	})
	run("loop", func() {
		for i := 0; i < 3; i++ {
			func() {
				defer func() { fmt.Println("round", i, recover()) }()
				if i != 1 {
					panic(i)
				}
			}()
		}
	})
	run("arguments", func() {
		defer func(n int, tag string) { fmt.Println(tag, n, recover()) }(3, "args")
		panic(16)
	})
	run("unwind", func() { unwind(0) })
	fmt.Println(s.log)
	fmt.Println(named())
	fmt.Println(doubled())
	run("rethrow", func() { fmt.Println(rethrow()) })
	fmt.Println(recover())
}
