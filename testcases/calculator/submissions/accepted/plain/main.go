// Accepted: decides for each number, from 0 upwards, and each last key whether the player wins. A table contains the
// adjacent keys.
package main

import "fmt"

var beside = []string{"", "245", "13456", "256", "12578", "12346789", "23589", "458", "45679", "568"}

func main() {
	var n int
	fmt.Scan(&n)
	var wins [1000][10]bool
	for number := 0; number <= n; number++ {
		for last := 1; last <= 9; last++ {
			for _, c := range beside[last] {
				key := int(c - '0')
				if key <= number && !wins[number-key][key] {
					wins[number][last] = true
				}
			}
		}
	}
	gap := ""
	for key := 1; key <= 9 && key <= n; key++ {
		if !wins[n-key][key] {
			fmt.Print(gap, key)
			gap = " "
		}
	}
	fmt.Println()
}
