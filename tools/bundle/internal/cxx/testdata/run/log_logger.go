// Loggers that the program creates, also embedded ones.
package main

import (
	"fmt"
	"log"
	"os"
	"strings"
)

type tracer struct {
	*log.Logger
	depth int
}

func (t *tracer) enter(name string) {
	t.Printf("%*s%s", t.depth*2, "", name)
	t.depth++
}

type printer interface{ Println(v ...any) }

func main() {
	t := &tracer{Logger: log.New(os.Stdout, "trace ", 0)}
	t.enter("main")
	t.enter("inner")
	t.Println("depth", t.depth, []string{"a"})
	t.Print("x", 1, 2, "\n")
	t.SetPrefix("other ")
	t.SetFlags(log.Lmsgprefix)
	fmt.Println(t.Prefix(), t.Flags())
	t.Print("end")
	var b strings.Builder
	t.SetOutput(&b)
	t.Printf("%d", 7)
	fmt.Printf("%q\n", b.String())
	var p printer = t.Logger
	p.Println("through an interface")
	fmt.Printf("%q\n", b.String())
	d := log.Default()
	d.SetFlags(0)
	d.SetOutput(os.Stdout)
	log.Println("standard")
	func() {
		defer func() { fmt.Println("recovered", recover()) }()
		t.Panicf("no %d", 1)
	}()
	func() {
		defer func() { fmt.Println("recovered", recover()) }()
		if len(os.Args) < 9 {
			t.Panicln("no", 2)
		}
		t.Panic("never")
	}()
	if len(os.Args) > 9 {
		t.Fatal("never")
		t.Fatalln("never")
	}
	d.Fatalf("end %v", t.depth)
}
