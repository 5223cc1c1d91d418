// A GoString method, which only %#v asks for.
package main

import "fmt"

type secret string

func (s secret) GoString() string { return "secret(***)" }

func main() { fmt.Printf("%#v %v\n", secret("x"), secret("y")) }
