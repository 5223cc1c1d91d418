// Functions of the library that no section of the runtime offers.
package main

import "os"

func main() {
	println(os.Getpid())  // ERROR "os.Getpid: it is not in the translator's library"
	os.Chdir("somewhere") // ERROR "os.Chdir: it is not in the translator's library"
}
