// Complex numbers: constants, arithmetic of both sizes, comparison, keys, printing.
package main

import "fmt"

type point complex128

func (p point) turned() point { return p * 1i }

type line struct {
	from, to complex128
	weight   complex64
}

type number interface{ ~complex64 | ~complex128 }

func sum[T number](list ...T) (s T) {
	for _, x := range list {
		s += x
	}
	return
}

func generic[T number | ~float64](x T) T { return x*T(3) + T(1.5) }

func parts(z complex128) (float64, float64) { return real(z), imag(z) }

const unit = 2i * 2i

func show(name string, v any) { fmt.Printf("%s: %v %T\n", name, v, v) }

func main() {
	var zero complex128
	z := complex(3, -4)
	w := 1 + 2i
	fmt.Println(zero, z, w, z+w, z-w, z*w, z/w, -z, unit, real(unit))
	x, y := 1.5, float32(2.25)
	a := complex(x, x*2)
	b := complex(y, -y)
	fmt.Println(a, b, real(a), imag(b), complex128(b)*a, complex64(a)*b, complex64(a)/b)
	z += w
	z *= 2
	z -= 1i
	z /= w
	z++
	fmt.Println(z, z == w, z != w, z == z, w == 1+2i)
	fmt.Printf("%.2f %8.3f %v %+v %g %e %6.1f|%d\n", z, w, w, w, a, a, b, w)
	fmt.Printf("%#v %T %T %x\n", w, w, b, w)
	p := point(1 + 1i)
	fmt.Println(p.turned(), p.turned().turned(), []point{p, 2}, [2]complex64{1, 2i})
	l := line{1, 2i, 3 + 4i}
	fmt.Println(l, &l, l == line{1, 2i, 3 + 4i})
	fmt.Printf("%v %+v\n", l, l)
	m := map[complex128]int{1: 1, 1i: 2, 1 + 1i: 3}
	m[z]++
	m[complex(1, 0)] += 10
	fmt.Println(m, m[1i], m[7])
	half := map[complex64]bool{1i: true}
	fmt.Println(half[1i], half)
	var any1, any2 any = 1 + 1i, complex64(1 + 1i)
	fmt.Println(any1 == any2, any1 == any(1+1i), any1.(complex128) == 1+1i)
	if c, ok := any2.(complex64); ok {
		fmt.Println("complex64", c)
	}
	show("sum", sum(1, 2i, w))
	show("half sum", sum(b, b))
	fmt.Println(generic(w), generic(2.0), generic(complex64(1i)), generic(p))
	re, im := parts(w * w)
	fmt.Println(re, im)
	inf := x / (x - 1.5)
	fmt.Println(complex(inf, 1)/w, w/complex(inf, 1), w/zero, zero/zero, complex(-inf, 2)*w)
	switch w {
	case 1:
		fmt.Println("one")
	case 1 + 2i:
		fmt.Println("same")
	}
	grid := map[complex128]rune{}
	for i, row := range []string{"#.", ".#"} {
		for j, c := range row {
			grid[complex(float64(j), float64(i))] = c
		}
	}
	for _, d := range []complex128{1, -1, 1i, -1i} {
		c, ok := grid[1+d]
		fmt.Print(string(c), ok, " ")
	}
	fmt.Println()
	println(w, complex64(1-1i), 0.5)
	defer func() {
		fmt.Println(recover())
		panic(point(w))
	}()
	panic(w)
}
