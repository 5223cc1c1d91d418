// The standard logger: its head, where it writes, and what Fatal and Panic do afterwards.
package main

import (
	"errors"
	"fmt"
	"log"
	"os"
	"strings"
)

type pair struct{ a, b int }

func main() {
	log.SetFlags(0)
	log.Println("to standard error", 1, 2.5)
	log.SetOutput(os.Stdout)
	log.Print("a", 1, 2, "b", true)
	log.Print("ends itself\n")
	log.Println("sum", 3, []int{1, 2}, errors.New("wrong"))
	log.Printf("%03d|%-5s|%v", 7, "x", pair{1, 2})
	log.Println(pair{3, 4}, map[string]int{"k": 1})
	log.SetPrefix("pre: ")
	log.Printf("%d%%", 50)
	log.SetFlags(log.Lmsgprefix)
	log.Print()
	fmt.Println(log.Prefix(), log.Flags())
	log.SetFlags(log.Lshortfile | log.LUTC)
	var b strings.Builder
	log.SetOutput(&b)
	log.Print("into a builder")
	fmt.Println(strings.HasSuffix(b.String(), ": into a builder\n"), strings.HasPrefix(b.String(), "pre: "))
	b.Reset()
	log.SetPrefix("")
	log.SetFlags(log.LstdFlags | log.Lmicroseconds)
	log.Print("x")
	fmt.Println(len(b.String()))
	log.SetFlags(log.Ldate)
	log.Print("x")
	fmt.Println(len(b.String()))
	log.SetFlags(0)
	log.SetOutput(os.Stdout)
	func() {
		defer func() { fmt.Printf("%T %v\n", recover(), "caught") }()
		log.Panicf("no %s", "way")
	}()
	func() {
		defer func() { fmt.Println(recover()) }()
		log.Panic("a", 1, 2)
	}()
	args := []any{"spread", 1}
	log.Println(args...)
	if len(os.Args) > 9 {
		log.Fatal("never", pair{})
	}
	defer fmt.Println("not reached")
	log.Fatalln("end", 1)
}
