// A function value, a method of an interface and a method of an embedded field that are deferred and call a function that
// recovers: it does not, since it is not deferred itself. What is deferred may.
package main

import "fmt"

func helper() { fmt.Println("helper", recover()) }

type base int

func (*base) indirect() { helper() }
func (*base) Direct()   { fmt.Println("direct", recover()) }

type whole struct{ *base }

type closer interface{ Close() }

type file struct{ name string }

func (f file) Close() { helper() }

type mender struct{}

func (mender) Close() { fmt.Println("mended", recover()) }

func try(name string, f func()) {
	defer func() { fmt.Println(name, recover()) }()
	f()
}

func main() {
	w := whole{new(base)}
	value, pointer, bound := whole.indirect, (*whole).indirect, w.indirect
	try("value", func() { defer value(w); panic(1) })
	try("pointer", func() { defer pointer(&w); panic(2) })
	try("bound", func() { defer bound(); panic(3) })
	try("interface", func() { var c closer = file{"a"}; defer c.Close(); panic(4) })
	try("mender", func() { var c closer = mender{}; defer c.Close(); panic(5) })
	literal := func() { helper() }
	mend := func() { fmt.Println("mend", recover()) }
	list := []func(){literal, mend, helper, w.Direct}
	for i, f := range list {
		try("list", func() { defer f(); panic(10 + i) })
	}
	try("result", func() { defer func() func() { return helper }()(); panic(20) })
}
