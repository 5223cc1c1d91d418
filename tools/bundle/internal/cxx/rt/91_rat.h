// rat.h: package math/big: Rat, and the square roots modulo a prime.

//@ big_Jacobi
//= pure
inline int64 big_Jacobi(big_Int* x, big_Int* y) {
	if (!deref(y)->abs.n || !(y->abs.p[0] & 1))
		panic_text(concatn("big: invalid 2nd argument to Int.Jacobi: need odd integer but got "_s, big_Int_String(y)));
	big_Int *a = big_Int_Set(gc_new<big_Int>(), x), *b = big_Int_Set(gc_new<big_Int>(), y), *c = gc_new<big_Int>();
	int64 j = 1;
	if (b->neg) {
		if (a->neg) j = -1;
		b->neg = false;
	}
	for (;;) {
		if (big_Int_Cmp(b, big_NewInt(1)) == 0) return j;
		if (!a->abs.n) return 0;
		big_Int_Mod(a, a, b);
		if (!a->abs.n) return 0;
		uint64 s = big_Int_TrailingZeroBits(a), low = b->abs.p[0] & 7;
		if ((s & 1) && (low == 3 || low == 5)) j = -j;
		big_Int_Rsh(c, a, s);
		if ((b->abs.p[0] & 3) == 3 && (c->abs.p[0] & 3) == 3) j = -j;
		big_Int_Set(a, b);
		big_Int_Set(b, c);
	}
}
//@ big_Int_ModSqrt
//= returns receiver, writes receiver
// Returns a square root of x modulo the prime p, or null if there is none.
inline big_Int* big_Int_ModSqrt(big_Int* z, big_Int* x, big_Int* p) {
	int64 j = big_Jacobi(x, p);
	if (j < 0) return nullptr;
	if (j == 0) return big_Int_SetInt64(z, 0);
	big_Int *a = big_Int_Mod(gc_new<big_Int>(), x, p), *one = big_NewInt(1), *t = gc_new<big_Int>(), *b = gc_new<big_Int>();
	if ((p->abs.p[0] & 3) == 3) {
		big_Int_Rsh(t, big_Int_Add(t, p, one), 2);
		return big_Int_Exp(z, a, t, p);
	}
	if ((p->abs.p[0] & 7) == 5) {
		big_Int *e = big_Int_Rsh(gc_new<big_Int>(), p, 3), *twice = big_Int_Lsh(gc_new<big_Int>(), a, 1);
		big_Int_Exp(t, twice, e, p);
		big_Int_Mod(b, big_Int_Mul(b, t, t), p);
		big_Int_Mod(b, big_Int_Mul(b, b, twice), p);
		big_Int_Sub(b, b, one);
		big_Int_Mod(b, big_Int_Mul(b, b, a), p);
		return big_Int_Mod(z, big_Int_Mul(b, b, t), p);
	}
	// A. Tonelli and D. Shanks.
	big_Int *s = big_Int_Sub(gc_new<big_Int>(), p, one), *n = big_NewInt(2), *y = gc_new<big_Int>(), *g = gc_new<big_Int>();
	uint64 r = big_Int_TrailingZeroBits(s);
	big_Int_Rsh(s, s, r);
	while (big_Jacobi(n, p) != -1) big_Int_Add(n, n, one);
	big_Int_Rsh(y, big_Int_Add(y, s, one), 1);
	big_Int_Exp(y, a, y, p);
	big_Int_Exp(b, a, s, p);
	big_Int_Exp(g, n, s, p);
	for (;;) {
		uint64 m = 0;
		for (big_Int_Set(t, b); big_Int_Cmp(t, one) != 0; m++) big_Int_Mod(t, big_Int_Mul(t, t, t), p);
		if (m == 0) return big_Int_Set(z, y);
		big_Int_Set(t, g);
		for (uint64 i = m + 1; i < r; i++) big_Int_Mod(t, big_Int_Mul(t, t, t), p);
		big_Int_Mod(g, big_Int_Mul(g, t, t), p);
		big_Int_Mod(y, big_Int_Mul(y, y, t), p);
		big_Int_Mod(b, big_Int_Mul(b, b, g), p);
		r = m;
	}
}

//@ big_Rat
struct big_Rat {
	big_Int a, b;  // b: a value without limbs means 1
};
//@ rt_denominator
inline big_Int rt_denominator(big_Rat* x) { return deref(x)->b.abs.n ? x->b : big_Int{false, rt_nat_of(1)}; }
//@ rt_rat
// Returns a / b in lowest terms. b may be negative.
inline big_Rat* rt_rat(big_Rat* z, big_Int a, big_Int b) {
	if (!b.abs.n) panic_text("division by zero"_s);
	big_Int g = big_Int();
	bool neg = a.neg != b.neg;
	a.neg = b.neg = false;
	if (!a.abs.n) big_Int_Set(&b, big_NewInt(1));
	big_Int_GCD(&g, nullptr, nullptr, &a, &b);
	big_Int p = big_Int(), q = big_Int();
	big_Int_Quo(&p, &a, &g);
	big_Int_Quo(&q, &b, &g);
	p.neg = neg && p.abs.n;
	*deref(z) = big_Rat{p, q};
	return z;
}
//@ big_NewRat
//= pure
inline big_Rat* big_NewRat(int64 a, int64 b) { return rt_rat(gc_new<big_Rat>(), *big_NewInt(a), *big_NewInt(b)); }
//@ big_Rat_SetFrac64
//= returns receiver, writes receiver
inline big_Rat* big_Rat_SetFrac64(big_Rat* z, int64 a, int64 b) { return rt_rat(z, *big_NewInt(a), *big_NewInt(b)); }
//@ big_Rat_SetFrac
//= returns receiver, writes receiver
inline big_Rat* big_Rat_SetFrac(big_Rat* z, big_Int* a, big_Int* b) { return rt_rat(z, *deref(a), *deref(b)); }
//@ big_Rat_SetInt
//= returns receiver, writes receiver
inline big_Rat* big_Rat_SetInt(big_Rat* z, big_Int* a) { return rt_rat(z, *deref(a), *big_NewInt(1)); }
//@ big_Rat_SetInt64
//= returns receiver, writes receiver
inline big_Rat* big_Rat_SetInt64(big_Rat* z, int64 a) { return big_Rat_SetFrac64(z, a, 1); }
//@ big_Rat_SetUint64
//= returns receiver, writes receiver
inline big_Rat* big_Rat_SetUint64(big_Rat* z, uint64 a) { return rt_rat(z, big_Int{false, rt_nat_of(a)}, *big_NewInt(1)); }
//@ big_Rat_Set
//= returns receiver, writes receiver
inline big_Rat* big_Rat_Set(big_Rat* z, big_Rat* x) {
	big_Int d = rt_denominator(x);
	return z == x ? z : rt_rat(z, x->a, d);
}
//@ big_Rat_Num
//= returns receiver
inline big_Int* big_Rat_Num(big_Rat* x) { return &deref(x)->a; }
//@ big_Rat_Denom
//= returns receiver
inline big_Int* big_Rat_Denom(big_Rat* x) { return deref(x)->b.abs.n ? &x->b : big_NewInt(1); }
//@ big_Rat_Sign
//= pure
inline int64 big_Rat_Sign(big_Rat* x) { return big_Int_Sign(&deref(x)->a); }
//@ big_Rat_IsInt
//= pure
inline bool big_Rat_IsInt(big_Rat* x) {
	big_Int d = rt_denominator(x);
	return d.abs.n == 1 && d.abs.p[0] == 1;
}
//@ rt_rat_cross
// x.a * y.b
inline big_Int rt_rat_cross(big_Rat* x, big_Rat* y) {
	big_Int d = rt_denominator(y), z = big_Int();
	return *big_Int_Mul(&z, &deref(x)->a, &d);
}
//@ rt_rat_below
// The product of the denominators.
inline big_Int rt_rat_below(big_Rat* x, big_Rat* y) {
	big_Int a = rt_denominator(x), b = rt_denominator(y), z = big_Int();
	return *big_Int_Mul(&z, &a, &b);
}
//@ big_Rat_Cmp
//= pure
inline int64 big_Rat_Cmp(big_Rat* x, big_Rat* y) {
	big_Int a = rt_rat_cross(x, y), b = rt_rat_cross(y, x);
	return big_Int_Cmp(&a, &b);
}
//@ big_Rat_Add
//= returns receiver, writes receiver
inline big_Rat* big_Rat_Add(big_Rat* z, big_Rat* x, big_Rat* y) {
	big_Int a = rt_rat_cross(x, y), b = rt_rat_cross(y, x), s = big_Int();
	return rt_rat(z, *big_Int_Add(&s, &a, &b), rt_rat_below(x, y));
}
//@ big_Rat_Sub
//= returns receiver, writes receiver
inline big_Rat* big_Rat_Sub(big_Rat* z, big_Rat* x, big_Rat* y) {
	big_Int a = rt_rat_cross(x, y), b = rt_rat_cross(y, x), s = big_Int();
	return rt_rat(z, *big_Int_Sub(&s, &a, &b), rt_rat_below(x, y));
}
//@ big_Rat_Mul
//= returns receiver, writes receiver
inline big_Rat* big_Rat_Mul(big_Rat* z, big_Rat* x, big_Rat* y) {
	big_Int p = big_Int();
	return rt_rat(z, *big_Int_Mul(&p, &deref(x)->a, &deref(y)->a), rt_rat_below(x, y));
}
//@ big_Rat_Quo
//= returns receiver, writes receiver
inline big_Rat* big_Rat_Quo(big_Rat* z, big_Rat* x, big_Rat* y) { return rt_rat(z, rt_rat_cross(x, y), rt_rat_cross(y, x)); }
//@ big_Rat_Inv
//= returns receiver, writes receiver
inline big_Rat* big_Rat_Inv(big_Rat* z, big_Rat* x) { return rt_rat(z, rt_denominator(x), x->a); }
//@ big_Rat_Neg
//= returns receiver, writes receiver
inline big_Rat* big_Rat_Neg(big_Rat* z, big_Rat* x) {
	big_Rat_Set(z, x);
	z->a.neg = !z->a.neg && z->a.abs.n;
	return z;
}
//@ big_Rat_Abs
//= returns receiver, writes receiver
inline big_Rat* big_Rat_Abs(big_Rat* z, big_Rat* x) {
	big_Rat_Set(z, x);
	z->a.neg = false;
	return z;
}
//@ big_Rat_String
//= pure
inline String big_Rat_String(big_Rat* x) {
	big_Int d = rt_denominator(x);
	return concatn(big_Int_String(&x->a), "/"_s, big_Int_String(&d));
}
//@ big_Rat_RatString
//= pure
inline String big_Rat_RatString(big_Rat* x) { return big_Rat_IsInt(x) ? big_Int_String(&x->a) : big_Rat_String(x); }
//@ rt_ten_to
inline big_Int rt_ten_to(int64 n) {
	big_Int z = big_Int();
	return *big_Int_Exp(&z, big_NewInt(10), big_NewInt(n), nullptr);
}
//@ big_Rat_FloatString
//= pure
// Rounded, halves away from zero.
inline String big_Rat_FloatString(big_Rat* x, int64 prec) {
	big_Int d = rt_denominator(x), p = rt_ten_to(prec < 0 ? 0 : prec), a = big_Int(), r = big_Int();
	big_Int_Abs(&a, &x->a);
	big_Int_Mul(&a, &a, &p);
	big_Int_QuoRem(&a, &a, &d, &r);
	big_Int_Lsh(&r, &r, 1);
	if (big_Int_CmpAbs(&r, &d) >= 0) big_Int_Add(&a, &a, big_NewInt(1));
	String s = big_Int_String(&a);
	while (s.n <= prec) s = concat("0"_s, s);
	if (prec > 0) s = concatn(String{s.p, s.n - prec}, "."_s, String{s.p + s.n - prec, prec});
	return x->a.neg ? concat("-"_s, s) : s;
}
//@ big_Rat_Float64
//= pure
// Returns the nearest float, and whether it is equal to x.
inline R2<float64, bool> big_Rat_Float64(big_Rat* x) {
	big_Int a = deref(x)->a, b = rt_denominator(x), q = big_Int(), r = big_Int();
	a.neg = false;
	if (!a.abs.n) return R2<float64, bool>{0, true};
	int64 shift = 66 - (big_Int_BitLen(&a) - big_Int_BitLen(&b)), least = 1074 + 2;
	// Compute only the bits of a subnormal number, and two more for rounding.
	if (shift > least && shift < 1142) shift = least;
	if (shift > 0) big_Int_Lsh(&q, &a, uint64(shift));
	else big_Int_Lsh(&r, &b, uint64(-shift));
	big_Int_QuoRem(&q, shift > 0 ? &q : &a, shift > 0 ? &b : &r, &r);
	typedef uint128 wide;
	wide w = (q.abs.n > 1 ? wide(q.abs.p[1]) << 64 : 0) | (q.abs.n ? q.abs.p[0] : 0);
	wide v = w | (r.abs.n ? 1 : 0);
	bool exact = !r.abs.n;
	int drop = 0;
	while ((v >> drop) >> 53) drop++;
	if (shift == least && drop < 2) drop = 2;
	wide kept = v >> drop, rest = v - (kept << drop), half = drop ? wide(1) << (drop - 1) : 0;
	if (drop && (rest > half || (rest == half && (kept & 1)))) kept++;
	exact = exact && rest == 0;
	float64 f = __builtin_ldexp(float64(uint64(kept)), int(drop - shift < 5000 ? drop - shift : 5000));
	if (__builtin_isinf(f)) exact = false;
	return R2<float64, bool>{x->a.neg ? -f : f, exact};
}
//@ big_Rat_SetString
//= returns receiver, writes receiver
// "-3/4", "1.25e-3", "0x1.8p1": a fraction of integers, or a number with a point and an exponent of ten or, after p, of two.
inline R2<big_Rat*, bool> big_Rat_SetString(big_Rat* z, String s) {
	R2<big_Rat*, bool> bad = {nullptr, false};
	big_Int a = big_Int(), b = {false, rt_nat_of(1)};
	if (const void* slash = s.n ? memchr(s.p, '/', s.n) : nullptr) {
		int64 at = static_cast<const char*>(slash) - s.p;
		String below = {s.p + at + 1, s.n - at - 1};
		if (below.n == 0 || below.p[0] == '-' || below.p[0] == '+' || !big_Int_SetString(&b, below, 0).r1 || !b.abs.n) return bad;
		if (!big_Int_SetString(&a, String{s.p, at}, 0).r1) return bad;
		return R2<big_Rat*, bool>{rt_rat(z, a, b), true};
	}
	const char *p = s.p, *end = s.p + s.n;
	bool neg = p < end && *p == '-', wrong = false;
	if (p < end && (neg || *p == '+')) p++;
	int base = 10;
	char last = '.';  // the last character, '0' for every digit: an underscore must follow a digit
	if (p + 1 < end && *p == '0') {
		int c = p[1] | 32;
		base = c == 'b' ? 2 : c == 'o' ? 8 : c == 'x' ? 16 : 10;
		if (base != 10) {
			p += 2;
			last = '0';
		}
	}
	char* digits = static_cast<char*>(gc_alloc(uint64(s.n + 1), true));
	int64 n = 0, point = -1;
	for (; p < end; p++) {
		int c = uint8(*p), d = c >= '0' && c <= '9' ? c - '0' : (c | 32) >= 'a' && (c | 32) <= 'z' ? (c | 32) - 'a' + 10 : 99;
		if (c == '.' ? point >= 0 : c != '_' && d >= base) break;
		wrong = wrong || (c == '_' && last != '0') || (c == '.' && last == '_');
		last = d < 99 ? '0' : *p;
		if (c == '.') point = n;
		else if (c != '_') digits[n++] = *p;
	}
	if (wrong || last == '_' || !n) return bad;
	int64 e = 0, two = 0, ten = 0;
	if (p < end) {
		bool binary = (*p | 32) == 'p';
		if (!binary && (*p | 32) != 'e') return bad;
		bool minus = ++p < end && *p == '-';
		if (p < end && (minus || *p == '+')) p++;
		last = '.';
		for (; p < end; last = *p++) {
			if (*p == '_' ? last == '.' || last == '_' : *p < '0' || *p > '9') return bad;
			if (*p == '_') continue;
			if (e > (int64(~uint64(0) >> 1) - (*p - '0')) / 10) return bad;
			e = e * 10 + (*p - '0');
		}
		if (last == '.' || last == '_') return bad;
		(binary ? two : ten) = minus ? -e : e;
	}
	if (!big_Int_SetString(&a, String{digits, n}, base).r1) return bad;
	if (!a.abs.n) return R2<big_Rat*, bool>{rt_rat(z, a, b), true};
	if (e > 100000000) return bad;
	int64 below = point < 0 ? 0 : n - point;
	if (base == 10) ten -= below;
	else two -= base == 16 ? below * 4 : base == 8 ? below * 3 : below;
	if (ten < -1000000 || ten > 1000000) return bad;
	two += ten;
	if (two < -10000000 || two > 10000000) return bad;
	big_Int five = big_Int();
	if (ten) big_Int_Exp(&five, big_NewInt(5), big_NewInt(ten < 0 ? -ten : ten), nullptr);
	if (ten > 0) big_Int_Mul(&a, &a, &five);
	if (ten < 0) b = five;
	if (two > 0) big_Int_Lsh(&a, &a, uint64(two));
	if (two < 0) big_Int_Lsh(&b, &b, uint64(-two));
	a.neg = neg;
	return R2<big_Rat*, bool>{rt_rat(z, a, b), true};
}
