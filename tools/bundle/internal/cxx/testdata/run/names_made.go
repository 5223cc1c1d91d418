// Local variables with the names that the translator makes for methods, instances, types and functions that print.
package main

import "fmt"

type node struct{ v int }

func (n node) val() int       { return n.v }
func (n *node) set(v int)     { n.v = v }
func (n node) String() string { return fmt.Sprint("node ", n.v) }

type Pair[T any] struct{ a, b T }

func (p Pair[T]) sum(add func(T, T) T) T { return add(p.a, p.b) }

func larger[T int | string](a, b T) T {
	if a > b {
		return a
	}
	return b
}

type valuer interface{ val() int }

func work(n node) int {
	node_val := n.val()
	node_set := &n
	node_set.set(node_val + n.val())
	larger_int := larger(1, 2)
	larger_int_of := larger(larger_int, n.val())
	Pair_int := Pair[int]{1, 2}
	Pair_int_sum := Pair_int.sum(func(Pair_int_sum, b int) int { return Pair_int_sum + b })
	node_val_i := valuer(n).val()
	Struct1 := struct{ Struct1 int }{n.val()}
	show_node, run, init := 1, 2, 3
	fmt.Println(n, Struct1, struct{ n node }{n}, map[int]node{1: n}, Pair_int, show_node, run, init)
	return node_val + larger_int_of + Pair_int_sum + node_val_i + n.val() + larger(3, 4)
}

var global = []int{1}

func init() { global = append(global, 2) }

func main() {
	global_root, T_node, Sel_val := 1, node{5}, 3
	fmt.Println(work(node{3}), global, global_root, T_node.val(), Sel_val)
	var v valuer = T_node
	fmt.Println(v.val(), v)
}
