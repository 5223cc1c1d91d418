// Calls through interfaces, type switches, values in any.
package main

import "fmt"

type shape interface {
	area() int
	grow(k int) shape
}

type rect struct{ w, h int }
type square struct{ s int }

func (r rect) area() int           { return r.w * r.h }
func (r rect) grow(k int) shape    { return rect{r.w + k, r.h} }
func (s *square) area() int        { return s.s * s.s }
func (s *square) grow(k int) shape { s.s += k; return s }

func main() {
	shapes := []shape{}
	for i := 0; i < 1000; i++ {
		if i%2 == 0 {
			shapes = append(shapes, rect{i, i + 1})
		} else {
			shapes = append(shapes, &square{i})
		}
	}
	sum := 0
	for round := 0; round < 60000; round++ {
		for _, s := range shapes {
			sum += s.area()
		}
	}
	for round := 0; round < 1800; round++ {
		for i, s := range shapes {
			shapes[i] = s.grow(round & 1)
		}
	}
	values := []interface{}{1, "a", 2.5, rect{1, 2}, nil, &square{3}}
	for i := 0; i < 60000000; i++ {
		switch v := values[i%6].(type) {
		case int:
			sum += v
		case string:
			sum += len(v)
		case float64:
			sum += int(v)
		case shape:
			sum += v.area()
		default:
			sum++
		}
	}
	fmt.Println(sum)
}
