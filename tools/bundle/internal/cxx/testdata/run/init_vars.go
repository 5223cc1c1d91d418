// Package variables are initialised in the order of their dependencies.
package main

import (
	"fmt"
)

var a = b + c()
var b = d * 2
var d = trace("d", 5)
var x, y = pair()

func c() int                    { return trace("c", d) }
func trace(s string, n int) int { fmt.Print(s, " "); return n }
func pair() (int, string)       { fmt.Print("pair "); return a, "y" }
func init()                     { fmt.Println("init 1", a, b) }
func init()                     { fmt.Println("init 2", x, y) }
func main()                     { fmt.Println(a, b, d) }
