package lower

// This file says what becomes of statements, closures and calls of fmt.

import "testing"

// TestAssignments: the left side is evaluated once; a parallel assignment evaluates all operands before
// it stores the first value.
func TestAssignments(t *testing.T) {
	checkStatements(t, "", []row{
		{"i, j = j, i", "swapvalues(i, j);"},
		{"i, j = j, i+j", `int64 t_1 = j;
int64 t_2 = wadd(i, j);
i = t_1;
j = t_2;`},
		{"l[i], l[j] = l[j], l[i]", "swapvalues(l[i], l[j]);"},
		{"i, l[i] = 1, 2", `int64 k_1 = i;
i = 1;
l[k_1] = 2;`},
		{"i += 3", "addto(i, 3);"},
		{"u += 3", "u += 3;"},
		{"i *= j", "multo(i, j);"},
		{"i /= 2", "i /= 2;"},
		{"i /= j", "divto(i, j);"},
		{"i /= -1", "divto(i, -1);"},
		{"i %= -1", "remto(i, -1);"},
		{"i <<= 1", "shlto(i, 1);"},
		{"u <<= 1", "u <<= 1;"},
		{"u <<= 64", "shlto(u, 64);"},
		{"i >>= 1", "i >>= 1;"},
		{"u &^= 0x80000000", "u &= ~uint64(2147483648U);"},
		{"i &^= 1 << 31", "i &= ~2147483648LL;"},
		{"i |= j", "i |= j;"},
		{"b += c", "b += c;"},
		{"b++", "b++;"},
		{"i--", "dec(i);"},
		{"m[s]++", "inc(m.at(s));"},
		{"m[s] = i", "m.set(s, i);"},
		{"m[s], m[\"x\"] = m[\"x\"], m[s]", `Map<String, int64> k_1 = m;
String k_2 = s;
Map<String, int64> k_3 = m;
int64 t_4 = m.get("x"_s);
int64 t_5 = m.get(s);
k_1.set(k_2, t_4);
k_3.set("x"_s, t_5);`},
		{"v := map[string][2]int{}\nm[s]++\ni = v[s][1]", `Map<String, Array<int64, 2>> v = mkmap<String, Array<int64, 2>>();
inc(m.at(s));
i = v.get(s).a[1];`},
		{"m[s] += 2", "addto(m.at(s), 2);"},
		{"m[s] /= j", `Map<String, int64> k_1 = m;
String k_2 = s;
k_1.set(k_2, idiv(k_1.get(k_2), j));`},
		{"p.x += 2", "addto(deref(p)->x, 2);"},
		{"*p = q", "*deref(p) = q;"},
		{`s += "x"`, `s = concat(s, "x"_s);`},
		{`s += "x" + s`, `s = concatn(s, "x"_s, s);`},
		{"l = append(l, i)", "push(l, i);"},
		{"_ = i", "(void)i;"},
		{"_ = next()", "(void)next();"},
		{"i, ok = m[s]", `auto r_1 = m.get2(s);
i = r_1.r0;
ok = r_1.r1;`},
		{"i, ok = e.(int)", `auto r_1 = any_try<int64>(e, &T_int);
i = r_1.r0;
ok = r_1.r1;`},
		{"i, m[s] = both()", `auto r_1 = both();
Map<String, int64> k_2 = m;
String k_3 = s;
i = r_1.r0;
k_2.set(k_3, r_1.r1);`},
		{"a[2] = 5", "a.a[2] = 5;"},
		{"i = i", "(void)i;"},
	})
}

// TestOrder: calls run from left to right, before the operands that they could change are read or after
// them, as in Go.
func TestOrder(t *testing.T) {
	checkStatements(t, "", []row{
		{"i = add(next(), next())", `int64 t_1 = next();
i = add(t_1, next());`},
		{"i = next() + count", `int64 t_1 = next();
i = wadd(t_1, count);`},
		{"i = count + next()", `int64 t_1 = next();
i = wadd(count, t_1);`},
		{"i = next() * j", "i = wmul(next(), j);"},
		{"r := &count\ni = *r + next()", `int64* r = &count;
int64 t_1 = next();
i = wadd(*r, t_1);`},
		{"l[i] = next()", "l[i] = next();"},
		{"l[next()] = next()", `int64 t_1 = next();
l[t_1] = next();`},
		{"ok = ok && next() > 1", "ok = ok && next() > 1;"},
		{"i = add(next(), j)", "i = add(next(), j);"},
		{"p.move(next())", "point_move(p, next());"},
		{"i = p.x + next()", `int64 t_1 = next();
i = wadd(deref(p)->x, t_1);`},
		{"q = point{next(), next()}", `int64 t_1 = next();
q = point{t_1, next()};`},
		{"i = q.sum() + next()", `int64 t_1 = point_sum(q);
i = wadd(t_1, next());`},
		{"ok = next() > 1 && count == next() || next() == l[i]", `bool t_1 = next() > 1;
if (t_1) {
	int64 t_2 = next();
	t_1 = count == t_2;
}
bool t_3 = t_1;
if (!t_3) {
	int64 t_4 = next();
	t_3 = t_4 == l[i];
}
ok = t_3;`},
		{"x, y := next(), next()\ni = x - y", `int64 x = next();
int64 y = next();
i = wsub(x, y);`},
		{"x, y := next(), count\ni = x - y", `int64 t_1 = next();
int64 x = t_1;
int64 y = count;
i = wsub(x, y);`},
		{"{\ni, j := next(), i+next()\n_ = i + j\n}", `{
	int64 i_1 = next();
	int64 j = wadd(i, next());
	(void)wadd(i_1, j);
}`},
		{"s = string(append([]byte(nil), byte(next())))", "s = string_of(append(Slice<uint8>(), uint8(next())));"},
		{"ok = (next() > 1) == (count > 1 && l[i] > 0)", `int64 t_1 = next();
ok = (t_1 > 1) == (count > 1 && l[i] > 0);`},
		{"ok = (next() > 1) == (j > 1 && i > 0)", "ok = (next() > 1) == (j > 1 && i > 0);"},
		{"ok = next() > 1 && l[i] > count", "ok = next() > 1 && l[i] > count;"},
		{"ok = (count > 1 && l[i] > 0) == (next() > 1)", `bool t_1 = count > 1 && l[i] > 0;
ok = t_1 == (next() > 1);`},
		{"ok = (next() > 1 && l[i] > 0) == (count > 1)", `bool t_1 = next() > 1 && l[i] > 0;
ok = t_1 == (count > 1);`},
		{"i, j = next(), next()", `int64 t_1 = next();
int64 t_2 = next();
i = t_1;
j = t_2;`},
	})
}

// TestLoops: loops.
func TestLoops(t *testing.T) {
	checkStatements(t, "", []row{
		{`for k := 0; k < 10; k++ {
	i = k + 1
}`, `for (int64 k = 0; k < 10; k++) {
	i = k + 1;
}`},
		{`for k := range l {
	i = k
}`, `for (int64 k = 0; k < l.n; k++) {
	i = k;
}`},
		{`for k, x := range l {
	l[k] = x
}`, `for (int64 k = 0; k < l.n; k++) {
	int64 x = l.p[k];
	l[k] = x;
}`},
		{`for k := range 5 {
	i = k * 3
}`, `for (int64 k = 0; k < 5; k++) {
	i = k * 3;
}`},
		{`for k := range j {
	i = k
}`, `for (int64 k = 0; k < j; k++) {
	i = k;
}`},
		{`for _, r := range s {
	n = r
}`, `for (int64 i_1 = 0, w_2 = 0; i_1 < s.n; i_1 += w_2) {
	int32 r = decode(s, i_1, w_2);
	n = r;
}`},
		{`for k, x := range m {
	i = x + len(k)
}`, `for (MapIter<String, int64> it_1(m); it_1.next();) {
	String k = it_1.key();
	int64 x = it_1.value();
	i = wadd(x, k.n);
}`},
		{`for k, x := range a {
	i = k + x
}`, `for (int64 k = 0; k < 4; k++) {
	int64 x = a.a[k];
	i = wadd(k, x);
}`},
		{`for range 3 {
	next()
}`, `for (int64 i_1 = 0; i_1 < 3; i_1++) {
	next();
}`},
		{`for i < j {
	if i == 3 {
		continue
	}
	i++
}`, `while (i < j) {
	if (i == 3) {
		continue;
	}
	inc(i);
}`},
		{`outer:
for {
	for {
		if ok {
			continue outer
		}
		break outer
	}
}`, `for (;;) {
	{
		for (;;) {
			if (ok) {
				goto outer_continue_1;
			}
			goto outer_break_1;
		}
	}
	outer_continue_1:;
}
outer_break_1:;`},
		{`for k := uint8(250); k < 255; k++ {
	b = k
}`, `for (uint8 k = 250; k < 255; k++) {
	b = k;
}`},
		{`for k := i; k <= j; k++ {
	j = k * 2
}`, `for (int64 k = i; k <= j; inc(k)) {
	j = wmul(k, 2);
}`},
	})
}

// TestCounters: the counter of a loop has a known range, unless the body changes it.
func TestCounters(t *testing.T) {
	checkStatements(t, "", []row{
		{"for k := 0; k < 4; k++ {\n\ti = a[k]\n}", "for (int64 k = 0; k < 4; k++) {\n\ti = a.a[k];\n}"},
		{"for k := 0; k <= 4; k++ {\n\ti = a[k]\n}", "for (int64 k = 0; k <= 4; k++) {\n\ti = a[k];\n}"},
		{"for k := 0; k < 5; k++ {\n\ti = a[k]\n}", "for (int64 k = 0; k < 5; k++) {\n\ti = a[k];\n}"},
		{"for k := 3; k >= 0; k-- {\n\ti = a[k]\n}", "for (int64 k = 3; k >= 0; k--) {\n\ti = a.a[k];\n}"},
		{"for k := 4; k >= 0; k-- {\n\ti = a[k]\n}", "for (int64 k = 4; k >= 0; k--) {\n\ti = a[k];\n}"},
		{"for k := -1; k < 4; k++ {\n\ti = a[k]\n}", "for (int64 k = -1; k < 4; k++) {\n\ti = a[k];\n}"},
		{"for k := 0; k < 4; k++ {\n\tk += j\n\ti = a[k]\n}", "for (int64 k = 0; k < 4; inc(k)) {\n\taddto(k, j);\n\ti = a[k];\n}"},
		{"for k := range 4 {\n\ti = a[k]\n}", "for (int64 k = 0; k < 4; k++) {\n\ti = a.a[k];\n}"},
		{"for k := range 5 {\n\ti = a[k]\n}", "for (int64 k = 0; k < 5; k++) {\n\ti = a[k];\n}"},
		{"k := 3\ni = a[k] + k", "int64 k = 3;\ni = wadd(a.a[k], k);"},
		{"k := 0\nfor k = 0; k < 4; k++ {\n}\ni = a[k]", "int64 k = 0;\nfor (k = 0; k < 4; inc(k)) {\n}\ni = a[k];"},
		{"k := 3\nk++\ni = a[k]", "int64 k = 3;\ninc(k);\ni = a[k];"},
	})
}

// TestLoopCopies: a loop ranges over a copy of an array if its body may change the array.
func TestLoopCopies(t *testing.T) {
	checkStatements(t, "", []row{
		{"for k, x := range a {\n\ta[3] = k\n\ti = x\n}", `{
	Array<int64, 4> list_1 = a;
	for (int64 k = 0; k < 4; k++) {
		int64 x = list_1.a[k];
		a.a[3] = k;
		i = x;
	}
}`},
	})
}

// TestSwitches: a switch over integer constants becomes a C++ switch, any other a chain of conditions;
// only fallthrough continues with the next clause.
func TestSwitches(t *testing.T) {
	checkStatements(t, "", []row{
		{`switch i {
case 1, 2:
	j = 1
default:
	j = 2
case 5:
	j = 3
}`, `switch (i) {
case 1:
case 2:
{
	j = 1;
	break;
}
default:
{
	j = 2;
	break;
}
case 5:
{
	j = 3;
	break;
}
}`},
		{`switch s {
case "x":
	i = 1
case "y", "z":
	i = 2
default:
	i = 3
}`, `{
	if (s == "x"_s) {
		i = 1;
	} else if (s == "y"_s || s == "z"_s) {
		i = 2;
	} else {
		i = 3;
	}
}`},
		{`switch {
case i < 2:
	j = 1
case ok:
	j = 2
}`, `{
	if (i < 2) {
		j = 1;
	} else if (ok) {
		j = 2;
	}
}`},
		{`switch i {
case 1:
	j = 1
	fallthrough
case 2:
	j = 2
}`, `switch (i) {
case 1:
{
	j = 1;
}
case 2:
{
	j = 2;
	break;
}
}`},
		{"switch s {\ncase \"x\":\n\ti = 1\n\tfallthrough\ncase \"y\":\n\ti = 2\n}", `{
	{
		if (s == "x"_s) goto case_1;
	}
	{
		if (s == "y"_s) goto case_2;
	}
	goto break_3;
	case_1: {
		i = 1;
	}
	case_2: {
		i = 2;
		goto break_3;
	}
}
break_3:;`},
		{`switch next() {
case j:
	i = 1
}`, `{
	int64 tag_1 = next();
	if (tag_1 == j) {
		i = 1;
	}
}`},
		{`switch x := e.(type) {
case int:
	i = x
case nil:
	i = 2
case shape:
	i = x.sum()
}`, `{
	Any sw_1 = e;
	if (sw_1.t == &T_int) {
		int64 x = any_value<int64>(sw_1);
		i = x;
	} else if (sw_1.t == nullptr) {
		i = 2;
	} else if (any_implements(sw_1, Sel_sum)) {
		Any x = sw_1;
		i = icall<int64>(x, Sel_sum);
	}
}`},
	})
}

// TestConditions: if statements.
func TestConditions(t *testing.T) {
	checkStatements(t, "", []row{
		{`if ok {
	i = 1
} else if i > 2 {
	i = 2
} else {
	i = 3
}`, `if (ok) {
	i = 1;
} else if (i > 2) {
	i = 2;
} else {
	i = 3;
}`},
		{`if x := next(); x > i {
	i = x
}`, `{
	int64 x = next();
	if (x > i) {
		i = x;
	}
}`},
		{`if v, found := m[s]; found {
	i = v
}`, `{
	auto r_1 = m.get2(s);
	int64 v = r_1.r0;
	bool found = r_1.r1;
	if (found) {
		i = v;
	}
}`},
		{`if next() > 1 || next() > 2 {
	i = 1
}`, `if (next() > 1 || next() > 2) {
	i = 1;
}`},
	})
}

// TestClosures: a closure that is only called becomes a lambda or a local struct; any other becomes a
// function value. A variable that an escaping closure captures lives on the heap.
func TestClosures(t *testing.T) {
	checkStatements(t, "", []row{
		{`half := func(x int) int { return x + i }
j = half(1)`, `auto half = [&](int64 x) -> int64 {
	return wadd(x, i);
};
j = half(1);`},
		{`var down func(int) int
down = func(x int) int {
	if x > 0 {
		return down(x - 1)
	}
	return i
}
j = down(3)`, `struct down_1 {
	int64& i;
	int64 operator()(int64 x) {
		auto& down = *this;
		if (x > 0) {
			return down(wsub(x, 1));
		}
		return i;
	}
} down = {i};
j = down(3);`},
		{`k := 1
e = func() int { k++; return k }`, `int64& k = box<int64>(1);
e = mkany(&T_func_int, Func<int64()>([&k]() mutable -> int64 {
	inc(k);
	return k;
}));`},
	})
}

// TestPrinting: a call of fmt with known types needs no interface values.
func TestPrinting(t *testing.T) {
	checkStatements(t, `import (
	"fmt"
	"os"
)
`, []row{
		{"fmt.Println(i, s)", "fmt_println(go_stdout, i, s);"},
		{`fmt.Printf("%d %5.2f\n", i, f)`, `fmt_print(go_stdout, i, " "_s, rt_pad(5, rt_fixed{f, 2}), "\n"_s);`},
		{"fmt.Print(b, e)", "fmt_Print(tmpslice<Any>({tmpany(&T_uint8, b), e}));"},
		{"s = fmt.Sprint(i)", "s = fmt_sprint(i);"},
		{"fmt.Fprintln(os.Stderr, s)", "fmt_println(go_stderr, s);"},
		{"fmt.Println(l)", "fmt_println(go_stdout, l);"},
		{"fmt.Scan(&i, &s)", "fmt_scan(os_Stdin, &i, &s);"},
	})
}
