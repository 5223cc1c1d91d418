// The same value raised again: Go says so in one line.
package main

import "errors"

func main() {
	defer func() {
		if r := recover(); r != nil {
			panic(r)
		}
	}()
	panic(errors.New("lost"))
}
