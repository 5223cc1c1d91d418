package main

func pair(a []byte) ([]byte, []byte) { return a, a }

func main() {
	println(copy(pair(nil))) // ERROR "copy of a call with several results.*assign the results to variables first"
}
