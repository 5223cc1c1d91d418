// A struct as the value of a panic is printed by type and address.
package main

type point struct{ x, y int }

func main() { panic(point{1, 2}) }
