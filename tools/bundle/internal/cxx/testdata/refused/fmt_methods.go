// Methods that fmt would call with the state of its input.
package main

import "fmt"

type celsius float64

func (c *celsius) Scan(s fmt.ScanState, verb rune) error { // ERROR "type fmt.ScanState: Scan methods are never called"
	return nil
}

var _ fmt.Scanner = new(celsius) // ERROR "type fmt.Scanner"

func main() {
	fmt.Println(celsius(20))
}
