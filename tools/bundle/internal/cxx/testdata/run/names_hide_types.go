// Local variables with the names of types. For some of them, the name with a suffix would be a reserved name.
package main

import "fmt"

type T struct{ n int }
type F struct{ n int }
type Sel struct{ n int }
type RT struct{ n int }
type rt struct{ n int }

func f(T, F, Sel, RT, rt interface{}) {
	fmt.Println(T, F, Sel, RT, rt)
}

func local() {
	show := func(T interface{}, U int) { fmt.Println(T, U) }
	type T[B any] struct{}
	show(T[int]{}, 1)
}

func main() {
	f(T{1}, F{2}, Sel{3}, RT{4}, rt{5})
	local()
	T_, F_ := 6, 7
	{
		T, F := T_+1, F_+1
		fmt.Println(T, F, T_, F_)
	}
}
