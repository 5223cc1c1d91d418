package cxx

// This file compares the operators of integers in Go and in C++, systematically: every operator and assignment
// operator, every integer type, and constants near the powers of two at which the width of an expression could
// change. Each program is about one type. It evaluates every expression for a list of values, and prints a hash
// of the results.

import (
	"fmt"
	"math/big"
	"strings"
	"testing"

	"oj/tools/shared/testing/full"
)

// integerTypes contains Go's integer types with their sizes in bits; a negative size marks a signed type.
var integerTypes = []struct {
	name string
	bits int
}{
	{"int8", -8}, {"int16", -16}, {"int32", -32}, {"int64", -64}, {"int", -64},
	{"uint8", 8}, {"uint16", 16}, {"uint32", 32}, {"uint64", 64}, {"uint", 64}, {"uintptr", 64},
}

// limits returns the smallest and the largest number of a type.
func limits(bits int) (lo, hi *big.Int) {
	one := big.NewInt(1)
	if bits > 0 {
		return big.NewInt(0), new(big.Int).Sub(new(big.Int).Lsh(one, uint(bits)), one)
	}
	half := new(big.Int).Lsh(one, uint(-bits-1))
	return new(big.Int).Neg(half), new(big.Int).Sub(half, one)
}

// edges lists the numbers of a type that are near 0 and near the powers of two of the widths of integers, and
// their negatives.
func edges(bits int) []*big.Int {
	lo, hi := limits(bits)
	var list []*big.Int
	seen := map[string]bool{}
	add := func(n *big.Int) {
		if n.Cmp(lo) >= 0 && n.Cmp(hi) <= 0 && !seen[n.String()] {
			seen[n.String()] = true
			list = append(list, n)
		}
	}
	for _, n := range []int64{0, 1, -1, 2, 3, -3, 10, 100} {
		add(big.NewInt(n))
	}
	for _, power := range []uint{7, 8, 15, 16, 31, 32, 63, 64} {
		p := new(big.Int).Lsh(big.NewInt(1), power)
		for _, d := range []int64{-1, 0, 1} {
			n := new(big.Int).Add(p, big.NewInt(d))
			add(n)
			add(new(big.Int).Neg(n))
		}
	}
	return list
}

// An operatorProgram is the text of a program about one type. Each expression has a number, under which the
// program adds its results to a hash.
type operatorProgram struct {
	typ     string
	bits    int
	consts  strings.Builder // package constants
	body    strings.Builder // the functions that evaluate the expressions
	exprs   []string        // the text of each expression
	pending int             // expressions in the current function
	funcs   int
}

// statement writes a statement about an expression. ID stands for the number of the expression.
func (p *operatorProgram) statement(expr, text string) {
	// Short functions, because the compilers need more than linear time for long ones.
	if p.pending == 0 {
		fmt.Fprintf(&p.body, "func f%d(x, y %s, n uint8) {\n", p.funcs, p.typ)
		p.funcs++
	}
	fmt.Fprintf(&p.body, "\t%s\n", strings.ReplaceAll(text, "ID", fmt.Sprint(len(p.exprs))))
	p.exprs = append(p.exprs, expr)
	if p.pending++; p.pending == 40 {
		p.endFunction()
	}
}

// endFunction ends the current function.
func (p *operatorProgram) endFunction() {
	if p.pending > 0 {
		p.body.WriteString("}\n\n")
		p.pending = 0
	}
}

// value evaluates an expression with an integer value.
func (p *operatorProgram) value(format string, args ...any) {
	expr := fmt.Sprintf(format, args...)
	p.statement(expr, "put(ID, "+expr+")")
}

// divided is like value, for an expression that is evaluated only if the divisor is not zero.
func (p *operatorProgram) divided(divisor, format string, args ...any) {
	expr := fmt.Sprintf(format, args...)
	p.statement(expr, "if "+divisor+" != 0 { put(ID, "+expr+") }")
}

// condition evaluates a condition, as a value and in an if statement.
func (p *operatorProgram) condition(format string, args ...any) {
	expr := fmt.Sprintf(format, args...)
	p.statement(expr, "b"+"ID := "+expr+"; if ("+expr+") { put(ID, 7) }; putBool(ID, bID)")
}

// assigned evaluates an assignment operator. It turns from a variable to a field, to an element of an array, of a
// slice and of a map, and to a pointer.
func (p *operatorProgram) assigned(op, operand string) {
	place := []string{"v", "s.f", "a[n&1]", "l[n&1]", "m[x]", "*q"}[len(p.exprs)%6]
	init := map[string]string{
		"v": "v := x", "s.f": "s := struct{ f T }{x}", "a[n&1]": "a := [2]T{x, x}", "l[n&1]": "l := []T{x, x}",
		"m[x]": "m := map[T]T{x: x}", "*q": "w := x; q := &w",
	}[place]
	init = strings.ReplaceAll(init, "T", p.typ)
	p.statement(place+" "+op+" "+operand,
		fmt.Sprintf("{ %s; %s %s %s; put(ID, %s) }", init, place, op, operand, place))
}

// forms returns the ways to write a constant of the type.
func (p *operatorProgram) forms(c *big.Int, number int) []string {
	untyped, typed := fmt.Sprintf("u%d", number), fmt.Sprintf("t%d", number)
	fmt.Fprintf(&p.consts, "const %s = %s\nconst %s %s = %s\nvar never%d %s = %s\n",
		untyped, c, typed, p.typ, c, number, p.typ, c)
	return []string{
		fmt.Sprintf("(%s)", c),
		fmt.Sprintf("%s(%s)", p.typ, c),
		untyped,
		typed,
		fmt.Sprintf("(%s<<1>>1 - 1 + 1)", untyped),
		fmt.Sprintf("never%d", number),
	}
}

// operatorSource returns the program about one type, and the texts of its expressions.
func operatorSource(typ string, bits int) (string, []string) {
	p := &operatorProgram{typ: typ, bits: bits}
	list := edges(bits)
	lo, _ := limits(bits)

	// Turn the way to write a constant from expression to expression, so that each operator meets all of them.
	turn := 0
	for number, c := range list {
		forms := p.forms(c, number)
		next := func() string {
			turn++
			return forms[turn%len(forms)]
		}
		zero := c.Sign() == 0
		for _, op := range []string{"+", "-", "*", "&", "|", "^", "&^"} {
			p.value("x %s %s", op, next())
			p.value("%s %s x", next(), op)
			p.assigned(op+"=", next())
		}
		for _, op := range []string{"/", "%"} {
			p.divided("x", "%s %s x", next(), op)
			if !zero {
				p.value("x %s %s", op, next())
				p.assigned(op+"=", next())
			}
		}
		for _, op := range []string{"==", "!=", "<", "<=", ">", ">="} {
			p.condition("x %s %s", op, next())
			p.condition("%s %s x", next(), op)
		}

		// Unary operators: of the constant, and of a result.
		p.value("^%s(%s)", typ, next())
		if bits < 0 && c.Cmp(lo) != 0 {
			p.value("-%s(%s)", typ, next())
		}
		p.value("-(x ^ %s)", next())
		p.value("^(x - %s)", next())
		p.value("-(x &^ %s)", next())

		// Two operators, so that the first result is an operand of another width than in C++.
		p.value("(x + %s) / 3", next())
		p.value("(x * %s) >> 1", next())
		p.value("(x - %s) &^ (y | %s)", next(), next())
		p.value("(x &^ %s) + (y &^ %s)", next(), next())
		p.value("x &^ (y + %s)", next())
		p.value("y | (x << 1) ^ %s", next())
		p.condition("x + %s > y", next())
		p.condition("x &^ %s == y &^ %s", next(), next())

		// Conversions of results to another type.
		other := integerTypes[number%len(integerTypes)].name
		p.value("%s(x ^ %s)", other, next())
		p.value("%s(x &^ %s)", other, next())
		p.value("%s(x * %s) + 1", other, next())
		p.value("%s(%s) - %s(x)", typ, next(), typ)

		// A constant as an argument, an element, a field, an interface value and a result.
		p.value("id(%s) &^ x", next())
		p.value("id(x &^ %s)", next())
		p.value("last(x, %s, y)", next())
		p.value("last(x, y, y &^ %s)", next())
		p.value("[]%s{x, %s, x &^ %s}[n%%3]", typ, next(), next())
		p.value("[3]%s{2: %s}[n%%3]", typ, next())
		p.value("pair{x, %s}.b - pair{b: x &^ %s}.b", next(), next())
		p.value("any(%s(%s)).(%s) &^ x", typ, next(), typ)
		p.condition("any(x &^ %s) == any(%s(%s))", next(), typ, next())
		p.condition("pair{x, y} == pair{%s, %s}", next(), next())
		p.value("func() %s { return %s }() &^ x", typ, next())
		p.value("func() %s { if x > y { return x }; return %s &^ y }()", typ, next())
		p.value("max(x, %s) - min(%s, y)", next(), next())
		p.value("generic(x, %s)", next())
		fmt.Fprintf(&p.consts, "func only%d[T ~%s](x T) T { return (x &^ %s) + %s }\n", number, typ, forms[number%2*2], forms[2])
		p.value("only%d(named(x))", number)
		p.value("named(y) &^ %s &^ named(x)", forms[0])
		p.value("map[%s]int{%s: 3}[x]", typ, next())
		p.value("map[pair]int{{%s, %s}: 3}[pair{x, y}]", next(), next())
		p.value("table[uint8(x&^%s)&7]", next())
		p.value("table[uint64(x+%s)%%8]", next())
		p.value("len(fmt.Sprint(x &^ %s, %s(%s), y | %s))", next(), typ, next(), next())
		p.value("len(fmt.Sprintf(\"%%d %%x %%v %%b\", x &^ %s, %s(%s), y - %s, x ^ %s))",
			next(), typ, next(), next(), next())

		// Local constants and variables that never change have a known range.
		p.statement("local const "+c.String(), fmt.Sprintf(
			"{ const k = %s; const t %s = k; put(ID, x &^ k); put(ID, t &^ y + x * k) }", c, typ))
		p.statement("local var "+c.String(), fmt.Sprintf("{ k := %s(%s); put(ID, x &^ k); put(ID, k + x);"+
			" put(ID, k - x); put(ID, k * x); put(ID, -k); put(ID, ^k &^ x);"+
			" put(ID, k << 1); put(ID, k >> 1); if k < x { put(ID, 1) } }", typ, c))
		p.statement("parallel "+c.String(), fmt.Sprintf(
			"{ a, b := %s(%s), x &^ %s; a, b = b, a; put(ID, a); put(ID, b) }", typ, c, c))

		// Loops whose counter or limit is near the edge.
		p.statement("loop up to "+c.String(), fmt.Sprintf("{ k := 0; for i := x; i < %s && k < 3; i++ { put(ID, i + y); k++ };"+
			" for i := %s(%s); k < 6; i-- { put(ID, i &^ y); k++ };"+
			" for i := %s(%s); k < 9; i += %s { put(ID, i * y); k++ } }", next(), typ, next(), typ, next(), next()))

		// Shifts of and by the constant.
		p.value("%s(%s) << n", typ, next())
		p.value("%s(%s) >> n", typ, next())
		p.value("x &^ (%s << n)", forms[0])
		p.value("x | %s >> n", forms[0])
		p.value("y ^ (%s << (n & 31))", forms[turn%3])
		if c.Sign() >= 0 {
			p.value("x << %s", next())
			p.value("x >> %s", next())
			p.value("y &^ (x << %s)", next())
			p.assigned("<<=", next())
			p.assigned(">>=", next())
			if c.IsInt64() && c.Int64() < 256 {
				p.value("x << uint8(%s)", c)
				p.value("%s(1) << (%s & n)", typ, c)
			}
		}
	}

	// Shifts by variables of every type; a negative count panics, so they are not negative.
	for _, count := range integerTypes {
		for _, k := range edges(count.bits) {
			if k.Sign() >= 0 {
				p.value("x << %s(%s)", count.name, k)
				p.value("x >> %s(%s)", count.name, k)
			}
		}
		for _, c := range []string{"x", "y", typ + "(1)", "(x &^ y)", "(x + y)"} {
			p.value("%s << %s(n & 127)", c, count.name)
			p.value("%s >> (%s(n) & 127)", c, count.name)
		}
		p.assigned("<<=", count.name+"(n & 127)")
		p.assigned(">>=", count.name+"(n & 127)")
		p.value("%s(x)", count.name)
		p.value("%s(%s(x)) &^ y", typ, count.name)
		p.value("%s(%s(x) + %s(y))", typ, count.name, count.name)
	}

	// Two variables.
	for _, op := range []string{"+", "-", "*", "&", "|", "^", "&^"} {
		p.value("x %s y", op)
		p.assigned(op+"=", "y")
	}
	for _, op := range []string{"/", "%"} {
		p.divided("y", "x %s y", op)
	}
	for _, op := range []string{"==", "!=", "<", "<=", ">", ">="} {
		p.condition("x %s y", op)
	}
	for _, op := range []string{"++", "--"} {
		for _, place := range []string{"v", "s.b", "a[1]", "m[x]", "l[0]"} {
			p.statement(place+op, fmt.Sprintf("{ v, s, a, m, l := x, pair{x, x}, [2]%s{x, x}, map[%s]%s{x: x}, []%s{x};"+
				" %s%s; put(ID, %s); _, _, _, _, _ = v, s, a, m, l }", typ, typ, typ, typ, place, op, place))
		}
	}

	// Switches whose cases are all constants, and one with a variable.
	for kind, tag := range []string{"x", "x &^ 1", "x ^ y"} {
		var cases strings.Builder
		for i := range list {
			fmt.Fprintf(&cases, "case %c%d: put(ID, %d);", "ut"[i&1], i, i)
		}
		cases.WriteString("default: put(ID, 99);")
		if kind == 2 {
			cases.WriteString("case x + y: put(ID, 98);")
		}
		p.statement("switch "+tag, fmt.Sprintf("switch %s { %s }", tag, cases.String()))
	}
	p.endFunction()
	return p.text(list), p.exprs
}

// text returns the whole program. Each line of its output belongs to one expression.
func (p *operatorProgram) text(values []*big.Int) string {
	var calls, list strings.Builder
	for i := range p.funcs {
		fmt.Fprintf(&calls, "\t\tf%d(x, y, n)\n", i)
	}
	for _, v := range values {
		fmt.Fprintf(&list, "%s, ", v)
	}
	return fmt.Sprintf(`package main

import "fmt"

%[1]s
type pair struct{ a, b %[2]s }

type named %[2]s

type integer interface {
	~int8 | ~int16 | ~int32 | ~int64 | ~int | ~uint8 | ~uint16 | ~uint32 | ~uint64 | ~uint | ~uintptr
}

func id(x %[2]s) %[2]s { return x }

func last(list ...%[2]s) %[2]s { return list[len(list)-1] &^ list[0] }

func generic[T integer](a, b T) T {
	a += 100
	b &^= 1<<6
	return (a&^b - 127) * 3 << 3 >> 1 | (a &^ 64) ^ -b
}

var table = [8]uint64{3, 1, 4, 1, 5, 9, 2, 6}

var hashes [%[3]d]uint64

func put[T integer](id int, v T) {
	hashes[id] = hashes[id]*0x9E3779B97F4A7C15 + uint64(v) + 1
}

func putBool(id int, b bool) {
	if b {
		put(id, 1)
	} else {
		put(id, 0)
	}
}

%[4]s
func all(x, y %[2]s, n uint8) {
%[5]s}

func main() {
	values := []%[2]s{%[6]s}
	counts := []uint8{0, 1, 7, 8, 15, 16, 31, 32, 33, 63, 64, 127, 200, 255}
	for i, x := range values {
		for j := 0; j < len(values); j += 3 {
			all(x, values[(i+j)%%len(values)], counts[(i+j)%%len(counts)])
		}
	}
	for _, h := range hashes {
		fmt.Println(h)
	}
}
`, p.consts.String(), p.typ, len(p.exprs), p.body.String(), calls.String(), list.String())
}

// TestOperators compares all operators of integers. Without -full it compares only those of uint64.
func TestOperators(t *testing.T) {
	command, dir := compiler(t), t.TempDir()
	var names []string
	programs := map[string]int{}
	for _, typ := range integerTypes {
		if typ.name == "uint64" || full.Mine(t.Name()+typ.name) {
			programs[typ.name] = typ.bits
			names = append(names, typ.name)
		}
	}
	inParallel(names, func(name string) {
		src, exprs := operatorSource(name, programs[name])
		diff, err := compare([]byte(src), nil, "", command, dir, "operators_"+name)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			return
		}

		// The number of the first line that differs is the number of the expression.
		var n int
		if _, err := fmt.Sscanf(diff, "output line %d:", &n); err == nil && n <= len(exprs) {
			diff = fmt.Sprintf("%s: %s", exprs[n-1], diff)
		}
		if diff != "" {
			t.Errorf("%s: %s", name, diff)
		} else {
			t.Logf("%s: %d expressions agree", name, len(exprs))
		}
	})
}
