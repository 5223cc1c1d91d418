// Panicking with an error value: status 2.
package main

import "errors"

func main() {
	panic(errors.New("custom"))
}
