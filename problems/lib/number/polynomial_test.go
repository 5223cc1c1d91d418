package number

import (
	"fmt"
	"math/rand"
	"reflect"
	"testing"
)

func evaluate(f []int, x, p int) int {
	y := 0
	for k := len(f) - 1; k >= 0; k-- {
		y = (y*x + f[k]) % p
	}
	return (y%p + p) % p
}

// polynomials calls the function check for all polynomials of up to three coefficients modulo small primes,
// and for random longer ones modulo large primes.
func polynomials(check func(f []int, p int)) {
	for _, p := range []int{2, 3, 5, 7} {
		for n := 0; n <= min(3, p); n++ {
			f := make([]int, n)
			var fill func(i int)
			fill = func(i int) {
				if i == n {
					check(f, p)
					return
				}
				for f[i] = range p {
					fill(i + 1)
				}
			}
			fill(0)
		}
	}
	random := rand.New(rand.NewSource(8))
	for _, p := range []int{31, 1e9 + 7, 1<<31 - 1} {
		for n := 1; n <= 31; n++ {
			f := make([]int, n)
			for i := range f {
				f[i] = random.Intn(p)
			}
			check(f, p)
		}
	}
}

func TestLagrange(t *testing.T) {
	polynomials(func(f []int, p int) {
		values := make([]int, len(f))
		for x := range values {
			values[x] = evaluate(f, x, p)
		}
		for _, x := range []int{0, 1, 2, 3, 4, 5, 6, 7, 30, 1e9, 1 << 62} {
			if got, want := Lagrange(values, x, p), evaluate(f, x%p, p); got != want {
				t.Fatalf("%v modulo %d at %d: %d, want %d", f, p, x, got, want)
			}
			if got, want := Lagrange(values, -x, p), evaluate(f, (p-x%p)%p, p); got != want {
				t.Fatalf("%v modulo %d at %d: %d, want %d", f, p, -x, got, want)
			}
		}
	})
}

func TestInterpolate(t *testing.T) {
	random := rand.New(rand.NewSource(9))
	polynomials(func(f []int, p int) {
		// The points xs[i] = (first + i*step) % p are distinct, because p does not divide step and there are
		// at most p points.
		xs, ys := make([]int, len(f)), make([]int, len(f))
		for round := range 4 {
			first := round % p
			step := 1 + random.Intn(p-1)
			for i := range xs {
				xs[i] = (first + i*step) % p
				ys[i] = evaluate(f, xs[i], p)
			}
			random.Shuffle(len(xs), func(i, j int) {
				xs[i], xs[j] = xs[j], xs[i]
				ys[i], ys[j] = ys[j], ys[i]
			})
			if got := Interpolate(xs, ys, p); !reflect.DeepEqual(got, f) {
				t.Fatalf("%v modulo %d at %v: %v", f, p, xs, got)
			}
		}
	})
}

func TestXorConvolution(t *testing.T) {
	random := rand.New(rand.NewSource(10))
	for n := 1; n <= 64; n *= 2 {
		for round := range 20 {
			a, b := make([]int, n), make([]int, n)
			for i := range a {
				a[i], b[i] = random.Intn(NTTPrime), NTTPrime-1
				if round%2 == 0 {
					b[i] = random.Intn(NTTPrime)
				}
			}
			want := make([]int, n)
			for i, x := range a {
				for j, y := range b {
					want[i^j] = (want[i^j] + x*y) % NTTPrime
				}
			}
			before := fmt.Sprint(a, b)
			if got := XorConvolution(a, b); !reflect.DeepEqual(got, want) || fmt.Sprint(a, b) != before {
				t.Fatalf("%v, %v: %v, want %v", a, b, got, want)
			}
		}
	}
}

func ExampleLagrange() {
	// The sum 0^2 + 1^2 + ... + x^2 is 0, 1, 5 and 14 for x = 0 to 3. These values determine the sum for
	// x = 1000.
	fmt.Println(Lagrange([]int{0, 1, 5, 14}, 1000, 1_000_000_007))
	// Output: 333833500
}

func ExampleInterpolate() {
	fmt.Println(Interpolate([]int{1, 2, 4}, []int{2, 5, 17}, 101)) // x*x + 1
	// Output: [1 0 1]
}

func ExampleXorConvolution() {
	fmt.Println(XorConvolution([]int{1, 2, 0, 0}, []int{0, 3, 0, 4}))
	// Output: [6 3 8 4]
}
