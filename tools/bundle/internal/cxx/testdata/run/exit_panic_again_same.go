// A panic with the same value again: Go reports this in one line.
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
