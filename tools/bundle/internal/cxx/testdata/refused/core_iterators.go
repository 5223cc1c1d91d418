// Range over functions.
package main

func count(yield func(int) bool) {
	yield(1)
}

func main() {
	for i := range count { // ERROR "range over a function: .* call the function with a loop body"
		println(i)
	}
}
