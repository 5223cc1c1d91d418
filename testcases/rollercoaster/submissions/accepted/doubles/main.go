// Accepted: for each group that can be the first in the queue, computes the earnings of the next 1, 2, 4, ... rides,
// and the group that is first after these rides.
package main

import (
	"bufio"
	"fmt"
	"os"
)

func main() {
	in := bufio.NewReader(os.Stdin)
	var places, rides, n int
	fmt.Fscan(in, &places, &rides, &n)
	groups := make([]int, n)
	for i := range groups {
		fmt.Fscan(in, &groups[i])
	}
	next, earn := make([]int, n), make([]int, n)
	for first := range groups {
		next[first], earn[first] = ride(places, groups, first)
	}
	head, total := 0, 0
	for ; rides > 0; rides /= 2 {
		if rides%2 == 1 {
			total += earn[head]
			head = next[head]
		}
		twice, both := make([]int, n), make([]int, n)
		for first := range groups {
			twice[first], both[first] = next[next[first]], earn[first]+earn[next[first]]
		}
		next, earn = twice, both
	}
	fmt.Println(total)
}

func ride(places int, groups []int, first int) (next, people int) {
	next = first
	for taken := 0; taken < len(groups) && people+groups[next] <= places; taken++ {
		people += groups[next]
		next = (next + 1) % len(groups)
	}
	return next, people
}
