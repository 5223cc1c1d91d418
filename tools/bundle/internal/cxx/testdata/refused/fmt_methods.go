// Methods that fmt would call by itself, with all that it knows of a verb or of its input.
package main

import "fmt"

type celsius float64

func (c celsius) Format(s fmt.State, verb rune) { // ERROR "type fmt.State: fmt does not call methods Format; write a method String"
	fmt.Fprintf(s, "%.1f degrees", float64(c))
}

func (c *celsius) Scan(s fmt.ScanState, verb rune) error { // ERROR "type fmt.ScanState: fmt does not call methods Scan"
	return nil
}

var (
	_ fmt.Formatter = celsius(0)   // ERROR "type fmt.Formatter"
	_ fmt.Scanner   = new(celsius) // ERROR "type fmt.Scanner"
)

func main() {
	fmt.Println(celsius(20))
}
