// The left sides of an assignment are evaluated after all its calls, as Go's compiler does. Pure functions
// are called in source order with other calls, and get the values that their arguments have then.
package main

import "fmt"

type node struct{ left, right, size int }

var (
	tree  []node
	array [2]int
	key   int
	word  = "a"
	at    = &key
)

func reset() { array, key, word = [2]int{0, 10}, 0, "a" }

func change() (int, int) {
	array[0], key, word = 1, 1, "b"
	return 7, 8
}

func one() int {
	x, _ := change()
	return x
}

// grow moves the nodes elsewhere.
func grow(n int) (int, int) {
	for i := 0; i < n; i++ {
		tree = append(tree, node{size: i})
	}
	return len(tree) - 1, len(tree) - 2
}

func boxed[T any](x T) *T { return &x }

func twice(x int) int { return 2 * x }

func tuples() {
	var x int
	row := [3]int{}
	m, names := map[int]int{}, map[string]int{}
	reset()
	m[key], x = change()
	reset()
	m[array[0]&array[1]+5], row[^array[0]&1] = change()
	reset()
	m[-key], names[word+"x"] = change()
	reset()
	m[*at+20], row[len(word)+key] = change()
	fmt.Println(m, names, row, x)
	i := 0
	set := func() (int, int) { i++; return i, i * 10 }
	i, row[i] = set()
	fmt.Println(i, row)
	row[twice(i)-2], row[twice(i)-1] = set()
	fmt.Println(i, row)
}

func parallel() {
	row, m := [2]int{}, map[int]int{}
	reset()
	row[key], m[key] = one(), 5
	reset()
	m[array[0]+30], row[array[0]&1] = 6, one()
	fmt.Println(row, m)
}

func nodes() {
	tree = []node{{}, {}}
	tree[0].left, tree[1].right = grow(3)
	tree[len(tree)-1].left, tree[0].right = grow(5)
	fmt.Println(tree)
	tree[0].size, tree[1].size = one(), len(tree)
	fmt.Println(tree[:2])
}

func arguments() {
	key = 30
	fmt.Println(*boxed(key)/one(), twice(key)+one())
	key = 30
	x := *boxed(key) % (one() | 1)
	key = 30
	y := twice(key) - one()*twice(key)
	fmt.Println(x, y)
	word = "left"
	s := *boxed(word) + fmt.Sprint(one()) + word
	fmt.Println(s)
}

func main() {
	tuples()
	parallel()
	nodes()
	arguments()
}
