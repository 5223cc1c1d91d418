// Command generators makes the testcases of UVa 10199.
package main

import (
	"fmt"
	"strings"

	"oj/testcases/internal/gen"
)

func main() { gen.Main(10199, fill) }

func fill(s *gen.Set) {
	s.Secret("01-traps", "3\nz\na\nm\n2\nz a\na m\n"+ // a row
		"3\na\nb\nc\n3\na b\nb c\nc a\n"+ // no camera
		"4\nd\nc\nb\na\n4\na b\nb c\nc a\na d\n"+ // the first place of the list is a leaf
		"5\nmid\nwest\nwester\neast\neaster\n6\nmid west\nwest wester\nwester mid\nmid east\neast easter\neaster mid\n"+ // no bridge
		"6\nb\na\nd\nc\nf\ne\n3\na b\nc d\nd e\n0\n") // three parts, one of them a single place
	s.Secret("02-small", cities(s, 300, 7, 8))
	s.Secret("03-medium", cities(s, 30, 30, 32))
	s.Secret("04-100-places", city(s, 100, 60)+city(s, 100, 110)+city(s, 100, 2000)+row(100)+"0\n")
	s.Secret("05-no-routes", "3\nb\na\nc\n0\n3\nb\na\nc\n1\nc b\n0\n")

	// The validator must reject these inputs, each for one reason.
	const city = "3\na\nb\nc\n"
	s.Invalid("no-end", city+"1\na b\n")
	s.Invalid("unknown-place", city+"1\na d\n0\n")
	s.Invalid("name-twice", "3\na\nb\na\n0\n0\n")
	s.Invalid("route-twice", city+"2\na b\nb a\n0\n")
	s.Invalid("route-to-itself", city+"1\na a\n0\n")
	s.Invalid("capital-letter", "3\na\nB\nc\n0\n0\n")
	s.Invalid("31-letters", "3\n"+strings.Repeat("x", 31)+"\nb\nc\n0\n0\n")
	s.Invalid("a-route-missing", city+"2\na b\n0\n")
}

// cities returns random cases with up to n places and up to m routes.
func cities(s *gen.Set, count, n, m int) string {
	var b strings.Builder
	for range count {
		b.WriteString(city(s, 3+s.Random.Intn(n-2), s.Random.Intn(m+1)))
	}
	return b.String() + "0\n"
}

// city returns a case with n places and at most m routes, most of them between places that are near in the list.
func city(s *gen.Set, n, m int) string {
	names := names(s, n)
	joined := map[[2]int]bool{}
	var routes []string
	for range m {
		a := s.Random.Intn(n)
		b := max(0, a-1-s.Random.Intn(4))
		if s.Random.Intn(6) == 0 {
			b = s.Random.Intn(n)
		}
		if a == b || joined[[2]int{a, b}] {
			continue
		}
		joined[[2]int{a, b}], joined[[2]int{b, a}] = true, true
		if s.Random.Intn(2) == 0 {
			a, b = b, a
		}
		routes = append(routes, fmt.Sprintln(names[a], names[b]))
	}
	listed := make([]string, n)
	for i, place := range s.Random.Perm(n) {
		listed[i] = names[place]
	}
	return fmt.Sprintf("%d\n%s\n%d\n%s", n, strings.Join(listed, "\n"), len(routes), strings.Join(routes, ""))
}

// names returns n different names of one to six letters.
func names(s *gen.Set, n int) (all []string) {
	known := map[string]bool{}
	for len(all) < n {
		name := ""
		for range 1 + s.Random.Intn(6) {
			name += string(rune('a' + s.Random.Intn(26)))
		}
		if !known[name] {
			known[name] = true
			all = append(all, name)
		}
	}
	return all
}

// row returns a city whose places form one row, with names of 30 letters.
func row(n int) string {
	var places, routes strings.Builder
	name := func(i int) string {
		return strings.Repeat("y", 28) + string(rune('a'+i/26)) + string(rune('a'+i%26))
	}
	for i := range n {
		fmt.Fprintln(&places, name(n-1-i))
		if i > 0 {
			fmt.Fprintln(&routes, name(i), name(i-1))
		}
	}
	return fmt.Sprintf("%d\n%s%d\n%s", n, places.String(), n-1, routes.String())
}
