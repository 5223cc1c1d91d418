// A package without func main.
package main // ERROR "program without a main function: .*; add func main"

func helper() int { return 1 }
