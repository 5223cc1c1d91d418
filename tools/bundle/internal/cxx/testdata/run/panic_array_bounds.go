// The texts of panics about the bounds of slices of arrays.
package main

import "fmt"

func main() {
	a := [4]int{}
	p := &a
	i, k, n := 5, 3, -1
	for j, f := range []func(){func() { _ = a[:i] }, func() { _ = a[i:] }, func() { _ = a[:i:i] }, func() { _ = a[i:3:4] }, func() { _ = a[0:k:i] }, func() { _ = p[:i] }, func() { _ = p[n:] },
		func() { _ = p[k:2] }, func() { _ = a[:n] }, func() { _ = a[:2:n] }, func() { _ = a[: 3 : k-1] }, func() { _ = a[k+1 : k : k] }} {
		func() {
			defer func() { fmt.Println(j, recover()) }()
			f()
		}()
	}
}
