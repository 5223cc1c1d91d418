package graph

import (
	"fmt"
	"math/rand"
	"testing"
)

// holds reports whether each pair contains a true literal. Bit v of values is the value of variable v.
func holds(pairs [][2]Literal, values int) bool {
	for _, p := range pairs {
		one := func(l Literal) bool { return (values>>(l/2)&1 == 1) == (l%2 == 0) }
		if !one(p[0]) && !one(p[1]) {
			return false
		}
	}
	return true
}

func TestTwoSat(t *testing.T) {
	random := rand.New(rand.NewSource(2))
	solved := 0
	for range 20000 {
		n := 1 + random.Intn(5)
		pairs := make([][2]Literal, random.Intn(5*n+1))
		for i := range pairs {
			pairs[i] = [2]Literal{Literal(random.Intn(2 * n)), Literal(random.Intn(2 * n))}
		}
		possible := false
		for values := range 1 << n {
			possible = possible || holds(pairs, values)
		}
		values, ok := TwoSat(n, pairs)
		number := 0
		for v, true := range values {
			if true {
				number |= 1 << v
			}
		}
		if ok != possible || ok && !holds(pairs, number) {
			t.Fatalf("clauses %v: values %v, ok = %v, want ok = %v", pairs, values, ok, possible)
		}
		if ok {
			solved++
		}
	}
	if solved < 5000 || solved > 15000 {
		t.Errorf("%d of 20000 formulas are satisfiable, want 5000 to 15000", solved)
	}
}

func ExampleTwoSat() {
	a, b := True(0), True(1)
	fmt.Println(TwoSat(2, [][2]Literal{{a, b}, {Not(a), Not(b)}, {b, b}}))
	// Output: [false true] true
}
