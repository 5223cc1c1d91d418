package graph

import "fmt"

func ExampleLeaving() {
	fmt.Println(Leaving(3, []Edge{{2, 0, 5}, {0, 1, 1}, {2, 1, 4}}))
	// Output: [[{0 1 1}] [] [{2 0 5} {2 1 4}]]
}
