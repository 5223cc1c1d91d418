// Accepted: stores connected groups of people. Each member of a group is in camp 0 or 1. A new statement moves the
// members of the smaller group into the larger group.
package main

import (
	"bufio"
	"fmt"
	"os"
)

func main() {
	in, out := bufio.NewReader(os.Stdin), bufio.NewWriter(os.Stdout)
	defer out.Flush()
	var n int
	fmt.Fscan(in, &n)
	group, camp, members := make([]int, n), make([]int, n), make([][]int, n)
	for x := range group {
		group[x], members[x] = x, []int{x}
	}
	for {
		var c, x, y int
		fmt.Fscan(in, &c, &x, &y)
		if c == 0 {
			return
		}
		known := group[x] == group[y]
		differ := (c + 1) % 2 // 1 if the operation is about enemies
		agree := known && camp[x]^camp[y] == differ
		switch {
		case c >= 3 && agree:
			fmt.Fprintln(out, 1)
		case c >= 3:
			fmt.Fprintln(out, 0)
		case known && !agree:
			fmt.Fprintln(out, -1)
		case !known:
			if len(members[group[x]]) > len(members[group[y]]) {
				x, y = y, x
			}
			turn, old, into := camp[x]^camp[y]^differ, group[x], group[y]
			for _, z := range members[old] {
				group[z] = into
				camp[z] ^= turn
			}
			members[into] = append(members[into], members[old]...)
			members[old] = nil
		}
	}
}
