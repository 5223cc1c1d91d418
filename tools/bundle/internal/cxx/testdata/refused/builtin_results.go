// A predeclared function of all the results of a call.
package main

func two() ([]int, []int) { return []int{1}, []int{2, 3} }

func main() {
	println(copy(two())) // ERROR "copy of a call with several results: .*; assign the results to variables first"
}
