// Complex numbers are translated, but cannot be scanned.
package main

import "fmt"

func main() {
	var z complex128
	fmt.Scan(&z)         // ERROR "scan of a complex number: .*; scan its two parts"
	fmt.Sscan("(1)", &z) // ERROR "scan of a complex number"
	fmt.Println(z)
}
