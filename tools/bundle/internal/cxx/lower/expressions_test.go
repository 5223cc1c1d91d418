package lower

// This file says what becomes of expressions.

import "testing"

// TestArithmetic: operators that C++ leaves undefined for some operands become functions of the runtime;
// all others stay. Results of small types are converted back, because C++ computes with int.
func TestArithmetic(t *testing.T) {
	checkExpressions(t, "", []row{
		{"i + j", "int64 v = wadd(i, j);"},
		{"i + 1", "int64 v = wadd(i, 1);"},
		{"1 - i", "int64 v = wsub(int64(1), i);"},
		{"i*j - 2", "int64 v = wsub(wmul(i, j), 2);"},
		{"n + 1", "int32 v = wadd(n, 1);"},
		{"u + w", "uint64 v = u + w;"},
		{"b + c", "uint8 v = uint8(b + c);"},
		{"b * 200", "uint8 v = uint8(b * 200);"},
		{"h * h", "uint16 v = wmul(h, h);"},
		{"f*f + 1", "float64 v = f * f + 1.0;"},
		{"i / j", "int64 v = idiv(i, j);"},
		{"i / 3", "int64 v = i / 3;"},
		{"i % -1", "int64 v = irem(i, -1);"},
		{"u / 5", "uint64 v = u / 5;"},
		{"7 / i", "int64 v = idiv(int64(7), i);"},
		{"b / c", "uint8 v = idiv(b, c);"},
		{"-i", "int64 v = wneg(i);"},
		{"-f", "float64 v = -f;"},
		{"-b", "uint8 v = wneg(b);"},
		{"^b", "uint8 v = uint8(~b);"},
		{"^u", "uint64 v = ~u;"},
		{"!ok", "bool v = !ok;"},
		{"i & 6", "int64 v = i & 6;"},
		{"b | c", "uint8 v = uint8(b | c);"},
		{"i&7 - 8", "int64 v = (i & 7) - 8;"},
		{"i &^ 6", "int64 v = i & ~6;"},
		{"u &^ 6", "uint64 v = u & ~uint64(6);"},
		{"u &^ w", "uint64 v = u & ~w;"},
		{"u &^ 0x80000000", "uint64 v = u & ~uint64(2147483648U);"},
		{"b &^ 128", "uint8 v = uint8(b & ~uint8(128));"},
		{"u &^ top", "uint64 v = u & ~uint64(top);"},
		{"i << 3", "int64 v = shl(i, 3);"},
		{"i >> 3", "int64 v = i >> 3;"},
		{"i >> 64", "int64 v = shr(i, 64);"},
		{"u << 3", "uint64 v = u << 3;"},
		{"u << 64", "uint64 v = shl(u, 64);"},
		{"u << b", "uint64 v = shl(u, b);"},
		{"b << 1", "uint8 v = shl(b, 1);"},
		{"b >> 1", "uint8 v = uint8(b >> 1);"},
		{"1 << i", "int64 v = shl(int64(1), i);"},
		{"i >> j", "int64 v = shr(i, j);"},
		{"u >> top", "uint64 v = shr(u, 9223372036854775807LL);"},
	})
}

// TestRanges: an operator stays if the known ranges of its operands exclude an overflow, or an index
// that is out of range.
func TestRanges(t *testing.T) {
	checkExpressions(t, "", []row{
		{"i%10 + 1", "int64 v = i % 10 + 1;"},
		{"len(l) - 1", "int64 v = l.n - 1;"},
		{"int(b)*1000 + int(c)", "int64 v = int64(b) * 1000 + int64(c);"},
		{"(i % 10) * (j % 10)", "int64 v = i % 10 * (j % 10);"},
		{"(i & 7) * 3", "int64 v = (i & 7) * 3;"},
		{"i/4 + 1<<62", "int64 v = i / 4 + 4611686018427387904LL;"},
		{"int(n)*int(n) + 1", "int64 v = int64(n) * int64(n) + 1;"},
		{"int(u%10) + 1", "int64 v = wadd(int64(u % 10), 1);"},
		{"int(u) + 1", "int64 v = wadd(int64(u), 1);"},
		{"a[3]", "int64 v = a.a[3];"},
		{"a[i]", "int64 v = a[i];"},
		{"a[i&3]", "int64 v = a.a[i & 3];"},
		{"a[i&4]", "int64 v = a[i & 4];"},
		{"a[b%4]", "int64 v = a.a[uint8(b % 4)];"},
		{"a[b%5]", "int64 v = a[uint8(b % 5)];"},
		{"a[u&3]", "int64 v = a[u & 3];"},
	})
}

// TestComparisons: comparisons of all types.
func TestComparisons(t *testing.T) {
	checkExpressions(t, "", []row{
		{"i == j && f < 2 || !ok", "bool v = (i == j && f < 2.0) || !ok;"},
		{`s < "x"`, `bool v = s < "x"_s;`},
		{"q == point{1, 2}", "bool v = q == point{1, 2};"},
		{"e == 5", "bool v = e == mkany<int64>(&T_int, 5);"},
		{"e != e", "bool v = e != e;"},
		{"g == nil", "bool v = g.t == nullptr;"},
		{"p == nil", "bool v = p == nullptr;"},
		{"l == nil", "bool v = l.p == nullptr;"},
		{"m != nil", "bool v = m.d != nullptr;"},
		{"u < 1<<63", "bool v = u < 9223372036854775808ULL;"},
		{"5 > b", "bool v = 5 > b;"},
		{"a == [4]int{}", "bool v = a == Array<int64, 4>();"},
	})
}

// TestConstants: the value is a literal that has the type of the variable; a package constant keeps its
// name.
func TestConstants(t *testing.T) {
	checkExpressions(t, "", []row{
		{"limit", "int64 v = limit;"},
		{"limit + 1", "int64 v = 101;"},
		{"u * limit", "uint64 v = u * 100;"},
		{"f + limit", "float64 v = f + 100.0;"},
		{"top", "uint64 v = top;"},
		{"'a'", "int32 v = 'a';"},
		{`'\n'`, `int32 v = '\n';`},
		{"'é'", "int32 v = 233;"},
		{"1e3", "float64 v = 1000.0;"},
		{"1 << 40", "int64 v = 1099511627776LL;"},
		{"-1 << 31", "int64 v = (-2147483647 - 1);"},
		{"-1 << 63", "int64 v = (-9223372036854775807LL - 1);"},
		{"1<<31 - 1", "int64 v = 2147483647;"},
		{"uint32(1 << 31)", "uint32 v = 2147483648U;"},
		{"uint64(1<<64 - 1)", "uint64 v = 18446744073709551615ULL;"},
		{"int8(-128)", "int8 v = -128;"},
		{"5 / 2", "int64 v = 2;"},
		{"5.0 / 2", "float64 v = 2.5;"},
		{"float32(0.1)", "float32 v = 0.1f;"},
		{"1e300 * 10", "float64 v = 1e+301;"},
		{`len("abc")`, "int64 v = 3;"},
		{`"a\"b\x00"`, `String v = "a\"b\000"_s;`},
		{"1 < 2", "bool v = true;"},
		{"1 + 2i", "complex128 v = complex128{1.0, 2.0};"},
	})
}

// TestOperands: elements, fields, parts and conversions.
func TestOperands(t *testing.T) {
	checkExpressions(t, "", []row{
		{"l[i]", "int64 v = l[i];"},
		{"l[1:i]", "Slice<int64> v = subslice(l, 1, i);"},
		{"l[:j]", "Slice<int64> v = subslice(l, 0, j);"},
		{"l[i:]", "Slice<int64> v = tailslice(l, i);"},
		{"l[i:j:j]", "Slice<int64> v = subslice3(l, i, j, j);"},
		{"a[1:3]", "Slice<int64> v = subarray(a, 1, 3);"},
		{"s[i]", "uint8 v = s[i];"},
		{"s[1:]", "String v = tailstr(s, 1);"},
		{"s[:i]", "String v = substr(s, 0, i);"},
		{"m[s]", "int64 v = m.get(s);"},
		{"p.x", "int64 v = deref(p)->x;"},
		{"q.x", "int64 v = q.x;"},
		{"*p", "point v = *deref(p);"},
		{"e.(int)", `int64 v = any_get<int64>(e, &T_int, "interface {}");`},
		{"e.(shape)", `Any v = any_convert(e, "main.shape", {Sel_sum}, {"sum"});`},
		{"[]int{1, 2}", "Slice<int64> v = slicelit<int64>({1, 2});"},
		{"[3]int{2: 5}", "Array<int64, 3> v = Array<int64, 3>{{0, 0, 5}};"},
		{"point{x: 1}", "point v = point{1, 0};"},
		{"&point{1, 2}", "point* v = newptr<point>(point{1, 2});"},
		{"new(int)", "int64* v = gc_new<int64>();"},
		{"s + s", "String v = concat(s, s);"},
		{`s + "x" + s`, `String v = concatn(s, "x"_s, s);`},
		{"float64(i)", "float64 v = float64(i);"},
		{"int(f)", "int64 v = ftoi<int64>(f);"},
		{"uint8(i)", "uint8 v = uint8(i);"},
		{"int32(b)", "int32 v = int32(b);"},
		{"uint64(n)", "uint64 v = uint64(n);"},
		{"int(u)", "int64 v = int64(u);"},
		{"string(rune(i))", "String v = runestring(int32(i));"},
		{"[]byte(s)", "Slice<uint8> v = bytes_of(s);"},
		{"string([]byte(s))", "String v = string_of(bytes_of(s));"},
		{"[]rune(s)", "Slice<int32> v = runes_of(s);"},
		{"any(i)", "Any v = mkany(&T_int, i);"},
		{"shape(q)", "Any v = mkany(&T_point, q);"},
	})
}

// TestBuiltins: predeclared functions.
func TestBuiltins(t *testing.T) {
	checkExpressions(t, "", []row{
		{"len(l)", "int64 v = l.n;"},
		{"cap(l)", "int64 v = l.c;"},
		{"len(s)", "int64 v = s.n;"},
		{"len(a)", "int64 v = 4;"},
		{"len(m)", "int64 v = m.len();"},
		{"append(l, i)", "Slice<int64> v = append(l, i);"},
		{"append(l, i, j)", "Slice<int64> v = appendn(l, i, j);"},
		{"append(l, a[:]...)", "Slice<int64> v = appendall(l, arrayslice(a));"},
		{"copy(l, a[:])", "int64 v = copyslice(l, arrayslice(a));"},
		{"make([]int, i)", "Slice<int64> v = mkslice<int64>(i);"},
		{"make([]int, 0, i)", "Slice<int64> v = mkslicecap<int64>(0, i);"},
		{"make(map[string]int)", "Map<String, int64> v = mkmap<String, int64>();"},
		{"min(i, j)", "int64 v = imin(i, j);"},
		{"max(f, 2)", "float64 v = fmax_go(f, 2.0);"},
		{`max(s, "x", s)`, `String v = imax(imax(s, "x"_s), s);`},
	})
}

// TestCalls: calls of functions, methods and closures.
func TestCalls(t *testing.T) {
	checkExpressions(t, "", []row{
		{"add(i, 2)", "int64 v = add(i, 2);"},
		{"add(both())", `auto r_1 = both();
int64 v = add(r_1.r0, r_1.r1);`},
		{"q.sum()", "int64 v = point_sum(q);"},
		{"p.sum()", "int64 v = point_sum(*deref(p));"},
		{"g.sum()", "int64 v = icall<int64>(g, Sel_sum);"},
		{"point.sum(q)", "int64 v = point_sum(q);"},
		{"func(x int) int { return x + i }(2)", `int64 v = [&](int64 x) -> int64 {
	return wadd(x, i);
}(2);`},
	})
}
