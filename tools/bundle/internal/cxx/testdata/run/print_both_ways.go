// Composite operands of known types, values in interfaces, and a call that needs fmt's general printing, in one program.
package main

import "fmt"

type node struct {
	name string
	next *node
	kids []*node
	more any
}

type pair struct {
	a, b any
}

type kind int

func (k kind) String() string { return fmt.Sprintf("kind%d", int(k)) }

// tree and branch print by functions that call each other.
type tree struct {
	branches []branch
}

type branch struct {
	trees []tree
	value any
}

func main() {
	var x any = 3
	n := node{name: "a", more: pair{1, "two"}}
	fmt.Println(n, x, pair{kind(2), nil})
	fmt.Println([]any{n, pair{1, 2}, kind(4), 2.5, nil, []kind{5}}, map[string]any{"k": pair{}})
	fmt.Println(tree{[]branch{{[]tree{{}}, 7}}}, &branch{value: tree{}})
	x = &pair{x, kind(6)}
	fmt.Printf("%v %+v\n", x, x)
	fmt.Printf("%#v %T\n", x, x)
	fmt.Printf("%6v|%-8v|%x\n", x, []any{1, "b"}, "hex")
}
