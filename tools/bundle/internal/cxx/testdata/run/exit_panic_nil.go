// panic(nil) is an error of its own since Go 1.21.
package main

func main() {
	var err error
	panic(err)
}
