// All shortest paths in a table, a closure of reachability, and transposing.
package main

import "fmt"

func main() {
	const n = 600
	d := make([][]int, n)
	for i := range d {
		d[i] = make([]int, n)
		for j := range d[i] {
			d[i][j] = (i*i+j*j*3+i*j)%1000 + 1
			if (i+j)%3 == 0 {
				d[i][j] = 1 << 40
			}
		}
		d[i][i] = 0
	}
	for k := 0; k < n; k++ {
		for i := 0; i < n; i++ {
			for j := 0; j < n; j++ {
				if d[i][k]+d[k][j] < d[i][j] {
					d[i][j] = d[i][k] + d[k][j]
				}
			}
		}
	}
	sum := 0
	for _, row := range d {
		for _, x := range row {
			sum += x
		}
	}
	var reach [400][400]bool
	for i := range reach {
		reach[i][(i*7+1)%400], reach[i][(i*11+5)%400] = true, true
	}
	for k := range reach {
		for i := range reach {
			if reach[i][k] {
				for j := range reach[i] {
					reach[i][j] = reach[i][j] || reach[k][j]
				}
			}
		}
	}
	for i := range reach {
		for j, r := range reach[i] {
			if r {
				sum += i ^ j
			}
		}
	}
	fmt.Println(sum)
}
