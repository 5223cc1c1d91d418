// An entry that ends the program by a panic with its text.
package main

import "log"

func main() {
	log.SetFlags(0)
	defer log.Fatalf("status %d", 1)
	log.Panicln("too", "bad")
}
