package cxx

// This file compares the functions of packages math and math/cmplx in Go and in C++: all bits of the results for 10,000 arguments of
// each function. A NaN counts as equal to any NaN, because the bits of a NaN depend on the processor's instructions.

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"oj/tools/bundle/internal/cxx/link"
)

// mathCalls contains a call of each function of math and math/cmplx that SUPPORT.md lists; those of math have no prefix. Its arguments are x, y and z, which are
// floats, or small integers made of them. A call with two results passes both to pair.
var mathCalls = map[string]string{
	"Abs": "math.Abs(x)", "Acos": "math.Acos(x)", "Acosh": "math.Acosh(x)", "Asin": "math.Asin(x)",
	"Asinh": "math.Asinh(x)", "Atan": "math.Atan(x)", "Atan2": "math.Atan2(y, x)", "Atanh": "math.Atanh(x)",
	"Cbrt": "math.Cbrt(x)", "Ceil": "math.Ceil(x)", "Copysign": "math.Copysign(x, y)", "Cos": "math.Cos(x)",
	"Cosh": "math.Cosh(x)", "Dim": "math.Dim(x, y)", "Erf": "math.Erf(x)", "Erfc": "math.Erfc(x)", "Exp": "math.Exp(x)",
	"Exp2": "math.Exp2(x)", "Expm1": "math.Expm1(x)", "FMA": "math.FMA(x, y, z)",
	"Float32bits":     "float64(math.Float32bits(float32(x)))",
	"Float32frombits": "float64(math.Float32frombits(uint32(math.Float64bits(x) >> 20)))",
	"Float64bits":     "float64(math.Float64bits(x) >> 11)", "Float64frombits": "math.Float64frombits(math.Float64bits(x) ^ 1)",
	"Floor": "math.Floor(x)", "Frexp": "pair(math.Frexp(x))", "Gamma": "math.Gamma(x)", "Hypot": "math.Hypot(x, y)",
	"Ilogb": "float64(math.Ilogb(x))", "Inf": "math.Inf(int(n))", "IsInf": "truth(math.IsInf(x, int(n)))",
	"IsNaN": "truth(math.IsNaN(x))", "Ldexp": "math.Ldexp(x, int(n))", "Lgamma": "pair(math.Lgamma(x))",
	"Log": "math.Log(x)", "Log10": "math.Log10(x)", "Log1p": "math.Log1p(x)", "Log2": "math.Log2(x)",
	"Logb": "math.Logb(x)", "Max": "math.Max(x, y)", "Min": "math.Min(x, y)", "Mod": "math.Mod(x, y)",
	"Modf": "pair2(math.Modf(x))", "NaN": "math.NaN()", "Nextafter": "math.Nextafter(x, y)", "Pow": "math.Pow(x, y)",
	"Pow10": "math.Pow10(int(n))", "Remainder": "math.Remainder(x, y)", "Round": "math.Round(x)",
	"RoundToEven": "math.RoundToEven(x)", "Signbit": "truth(math.Signbit(x))", "Sin": "math.Sin(x)",
	"Sincos": "pair2(math.Sincos(x))", "Sinh": "math.Sinh(x)", "Sqrt": "math.Sqrt(x)", "Tan": "math.Tan(x)",
	"Tanh": "math.Tanh(x)", "Trunc": "math.Trunc(x)",

	"cmplx_Abs": "cmplx.Abs(complex(x, y))", "cmplx_Conj": "parts(cmplx.Conj(complex(x, y)))",
	"cmplx_Exp": "parts(cmplx.Exp(complex(x, y)))", "cmplx_Inf": "parts(cmplx.Inf())",
	"cmplx_IsInf": "truth(cmplx.IsInf(complex(x, y)))", "cmplx_IsNaN": "truth(cmplx.IsNaN(complex(x, y)))",
	"cmplx_Log": "parts(cmplx.Log(complex(x, y)))", "cmplx_NaN": "parts(cmplx.NaN())",
	"cmplx_Phase": "cmplx.Phase(complex(x, y))", "cmplx_Polar": "pair2(cmplx.Polar(complex(x, y)))",
	"cmplx_Pow":  "parts(cmplx.Pow(complex(x, y), complex(z, y)))",
	"cmplx_Rect": "parts(cmplx.Rect(x, y))", "cmplx_Sqrt": "parts(cmplx.Sqrt(complex(x, y)))",
}

// mathSource returns a program that evaluates the calls. Without input it prints a hash for each function and each
// hundred arguments. The words "NAME/BLOCK" in the input make it print the arguments and results of these blocks instead.
func mathSource() string {
	names := make([]string, 0, len(mathCalls))
	for name := range mathCalls {
		names = append(names, name)
	}
	slices.Sort(names)
	var table strings.Builder
	for _, name := range names {
		fmt.Fprintf(&table, "\t{%q, func(x, y, z float64, n int64) float64 { return %s }},\n", name, mathCalls[name])
	}
	return `package main

import (
	"fmt"
	"math"
	"math/cmplx"
)

var table = []struct {
	name string
	f    func(x, y, z float64, n int64) float64
}{
` + table.String() + `}

func pair(x float64, n int) float64 { return x + float64(n)*1e-3 + x*float64(n) }

func pair2(x, y float64) float64 { return x + y*0.75 }

// parts combines the two parts so that neither hides the other.
func parts(c complex128) float64 {
	re, im := math.Float64bits(real(c)), math.Float64bits(imag(c))
	if real(c) != real(c) {
		re = 1
	}
	if imag(c) != imag(c) {
		im = 2
	}
	return float64(re>>12 ^ im*3>>11)
}

func truth(b bool) float64 {
	if b {
		return 1
	}
	return 0
}

// special holds the edges of the ranges, the points at which an algorithm changes its formula, and extreme values.
var special = []float64{0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 20, 21, 22, 28, 33, 34, 44.014845965556527, 56, 100, 142, 143, 143.01608,
	144, 170, 171, 171.5, 171.7, 172, 200, 201, 308, 323, 324, 709, 709.782712893384, 709.7827128933841, 710, 745, 746, 1022,
	1023, 1023.9999999999999, 1024, 1073, 1074, 1075, 1e-9, 0.1, 0.25, 0.3, 0.5, 0.625, 0.66, 0.7, 0.75, 0.84375, 0.9, 1.25,
	1.5, 2.4142135623730951, 2.857142857142857, 0.41421356237309503, 0.2928932188134525, 0.34657359027997264,
	1.0397207708399179, 0.191632144968362245, 0.731632144968362245, 1.191632144968362245, 1.731632144968362245,
	1.461632144968362245, 38.816242111356935, math.Pi, math.Pi / 2, math.Pi / 4, 3 * math.Pi / 4, math.E, math.Ln2,
	1 << 24, 1 << 28, 1 << 29, 1<<29 + 1, 1 << 30, 1 << 31, 1 << 32, 1 << 51, 1 << 52, 1 << 53, 1<<53 + 2, 1 << 58, 1 << 62,
	1 << 63, 1 << 64, 1.0 / (1 << 20), 1.0 / (1 << 26), 1.0 / (1 << 28), 1.0 / (1 << 29), 1.0 / (1 << 53), 1.0 / (1 << 54),
	1.0 / (1 << 56), 1.0 / (1 << 62), 8.470329472543003e-22, 2.848094538889218e-306, 2.2250738585072014e-308,
	2.225073858507201e-308, 1e-310, 1e-320, 5e-324, 1e-300, 1e-200, 1e-100, 1e100, 1e200, 1e300, 6381956970095103 * 0x1p797,
	math.MaxFloat32, math.MaxFloat64, math.Inf(1), math.NaN()}

var seed uint64

func next() uint64 {
	seed += 0x9E3779B97F4A7C15
	z := seed
	z = (z ^ z>>30) * 0xBF58476D1CE4E5B9
	z = (z ^ z>>27) * 0x94D049BB133111EB
	return z ^ z>>31
}

// unit returns a number from -1 to 1.
func unit() float64 { return float64(int64(next()>>10)-1<<53) / (1 << 53) }

// argument returns the i-th argument: a special one and its neighbours, or a random one of one of ten kinds.
func argument(i int) float64 {
	if n := len(special); i < 6*n {
		x := special[i%n]
		switch i / n % 3 {
		case 1:
			x = math.Float64frombits(math.Float64bits(x) + 1)
		case 2:
			x = math.Float64frombits(math.Float64bits(x) - 1)
		}
		if i >= 3*n {
			x = -x
		}
		return x
	}
	whole := float64(int64(next()%400) - 200)
	switch i % 10 {
	case 0:
		return unit()
	case 1:
		return unit() * 3
	case 2:
		return unit() * 30
	case 3:
		return unit() * 1000
	case 4: // any bits: huge and tiny numbers
		return math.Float64frombits(next())
	case 5:
		return whole
	case 6: // near an integer, which may be a pole
		return whole + unit()*1e-12
	case 7:
		return math.Float64frombits(math.Float64bits(whole) + next()%7 - 3)
	case 8: // subnormal
		return math.Float64frombits(next()>>12 | next()&(1<<63))
	}
	return unit() * 1e18
}

func show(x float64) uint64 {
	if x != x {
		return 1
	}
	return math.Float64bits(x)
}

func main() {
	const blocks, size = 100, 100
	wanted := map[string]bool{}
	for word := ""; ; wanted[word] = true {
		if _, err := fmt.Scan(&word); err != nil {
			break
		}
	}
	seed = 12345
	var xs, ys, zs [blocks * size]float64
	for i := range xs {
		xs[i], ys[i], zs[i] = argument(i), argument(int(next()%(blocks*size))), argument(int(next()%(blocks*size)))
		if i%3 == 0 {
			ys[i] = unit() * 20
		}
		if i%5 == 0 {
			ys[i] = float64(next()%41) - 20
		}
	}
	for _, t := range table {
		for b := 0; b < blocks; b++ {
			var hash uint64
			block := fmt.Sprint(t.name, "/", b)
			for i := b * size; i < (b+1)*size; i++ {
				x, y, z := xs[i], ys[i], zs[i]
				n := int64(next() >> 53) - 1024
				if i%7 == 0 {
					n = int64(i % 3) - 1
				}
				v := show(t.f(x, y, z, n))
				hash = (hash ^ v) * 0x9E3779B97F4A7C15
				hash ^= hash >> 29
				if wanted[block] {
					fmt.Printf("%s x=%v y=%v z=%v n=%d: %x %v\n", t.name, x, y, z, n, v, math.Float64frombits(v))
				}
			}
			if len(wanted) == 0 {
				fmt.Println(block, hash)
			}
		}
	}
}
`
}

// TestMathBits compares all functions of math, except those that return constants, and names the first argument for
// which a function differs.
func TestMathBits(t *testing.T) {
	runtime, err := link.Runtime()
	if err != nil {
		t.Fatal(err)
	}
	for name := range mathCalls {
		if !runtime.Offers("math_"+name) && !runtime.Offers(name) {
			t.Errorf("the runtime does not offer %s", name)
		}
	}
	for _, name := range runtime.Offered() {
		short, isMath := strings.CutPrefix(name, "math_")
		if (isMath || strings.HasPrefix(name, "cmplx_")) && mathCalls[short] == "" {
			t.Errorf("%s is offered, but not compared", name)
		}
	}

	command, dir, src := compiler(t), t.TempDir(), []byte(mathSource())
	text, err := Translate(t.Context(), src, Options{})
	if err != nil {
		t.Fatal(err)
	}
	run := func(input string) (want, got []string) {
		a, b := goOutcome(src, []byte(input), "", dir), cppOutcome(text, []byte(input), command, nil, dir, "mathbits")
		if a.Fault+b.Fault != "" {
			t.Fatal(a.Fault, b.Fault)
		}
		want, got = strings.Split(string(a.Stdout), "\n"), strings.Split(string(b.Stdout), "\n")
		if len(want) != len(got) {
			t.Fatalf("Go prints %d lines, C++ %d", len(want), len(got))
		}
		return want, got
	}

	// Find the first hash of each function that differs, and then the arguments in its block.
	want, got := run("")
	if len(want) != 100*len(mathCalls)+1 {
		t.Fatalf("%d lines for %d functions", len(want), len(mathCalls))
	}
	differs, blocks := map[string]bool{}, ""
	for i, line := range want {
		if name, _, _ := strings.Cut(line, "/"); line != got[i] && !differs[name] {
			differs[name] = true
			blocks += strings.Fields(line)[0] + "\n"
		}
	}
	if blocks == "" {
		return
	}
	want, got = run(blocks)
	for i, line := range want {
		if name, _, _ := strings.Cut(line, " "); line != got[i] && differs[name] {
			differs[name] = false
			t.Errorf("Go:  %s\nC++: %s", line, got[i])
		}
	}
}
