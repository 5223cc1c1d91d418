// Writing to a nil map ends the program with status 2.
package main

func main() {
	var m map[int]int
	m[1] = 2
}
