// 11_floats.h: floats as text: shortest and rounded, exact in every digit.

//@ rt_shortest
// The shortest decimal that is parsed as the same float (R. Giulietti's Schubfach): digits *
// 10^exp.
struct rt_decimal_float {
	uint64 digits;
	int exp;
};
// Returns floor(10^k * 2^r) + 1, where r is chosen so that the result has 126 bits. It is
// computed at the first call.
inline uint128 rt_power_126(int k) {
	static uint128 known[700];
	uint128& g = known[k + 330];
	if (g) return g;
	uint32 a[72];
	int n = 72;  // little-endian digits of 2^32
	memset(a, 0, sizeof a);
	if (k >= 0) {
		a[0] = 1;
		for (int i = 0; i < k; i++) {
			uint64 c = 0;
			for (int j = 0; j < n; j++) {
				c += uint64(a[j]) * 10;
				a[j] = uint32(c);
				c >>= 32;
			}
		}
	} else {
		a[71] = 1;
		for (int i = 0; i < -k; i++) {
			uint64 c = 0;
			for (int j = n; j-- > 0;) {
				c = (c << 32) | a[j];
				a[j] = uint32(c / 10);
				c %= 10;
			}
		}
	}
	int top = n - 1;
	while (!a[top]) top--;
	uint128 v = 0;
	int bits = 0;
	for (int j = top; j >= 0 && j > top - 5; j--)
		for (int s = 31; s >= 0; s--) {
			if (bits == 0 && !((a[j] >> s) & 1)) continue;
			if (bits == 126) break;
			v = v * 2 + ((a[j] >> s) & 1);
			bits++;
		}
	v <<= 126 - bits;
	return g = v + 1;
}
inline uint64 rt_mulhi(uint64 a, uint64 b) { return uint64((uint128(a) * b) >> 64); }
inline uint64 rt_round_odd(uint64 g1, uint64 g0, uint64 c) {
	const uint64 mask = (uint64(1) << 63) - 1;
	uint64 x1 = rt_mulhi(g0, c), y0 = g1 * c, y1 = rt_mulhi(g1, c);
	uint64 z = (y0 >> 1) + x1, w = y1 + (z >> 63);
	return w | (((z & mask) + mask) >> 63);
}
// v = c * 2^q. narrow is set if the next smaller float is nearer to v than the next larger one.
inline rt_decimal_float rt_shortest(uint64 c, int q, bool narrow) {
	uint64 odd = c & 1, cb = c << 2, cbr = cb + 2, cbl = narrow ? cb - 1 : cb - 2;
	int k = int((int64(q) * 661971961083 - (narrow ? 274743187321 : 0)) >> 41);
	int h = q + int((int64(-k) * 913124641741) >> 38) + 2;
	uint128 g = rt_power_126(-k);
	uint64 g1 = uint64(g >> 63), g0 = uint64(g) & ((uint64(1) << 63) - 1);
	uint64 vb = rt_round_odd(g1, g0, cb << h), vbl = rt_round_odd(g1, g0, cbl << h) + odd, vbr = rt_round_odd(g1, g0, cbr << h) - odd;
	uint64 s = vb >> 2;
	rt_decimal_float d = {s, k};
	bool done = false;
	if (s >= 10) {
		uint64 lo = s / 10 * 10, hi = lo + 10;
		bool lo_in = vbl <= lo << 2, hi_in = hi << 2 <= vbr;
		if (lo_in != hi_in) {
			d.digits = lo_in ? lo : hi;
			done = true;
		}
	}
	if (!done) {
		uint64 t = s + 1;
		bool lo_in = vbl <= s << 2, hi_in = t << 2 <= vbr;
		uint64 mid = (s + t) << 1;
		if (lo_in != hi_in) d.digits = lo_in ? s : t;
		else d.digits = vb < mid || (vb == mid && !(s & 1)) ? s : t;
	}
	while (d.digits % 10 == 0) {
		d.digits /= 10;
		d.exp++;
	}
	return d;
}
//@ rt_float_shortest
// The digits of a finite float as text (at least one), and the position of its decimal point:
// 0.d1d2... * 10^dp.
struct rt_digits {
	char d[24];
	int n, dp;
};
inline rt_digits rt_float_shortest(float64 v, int bits) {
	rt_digits r;
	uint64 c;
	int q;
	bool narrow;
	if (v == 0) {
		r.d[0] = '0';
		r.n = 1;
		r.dp = 1;
		return r;
	}
	if (bits == 32) {
		float32 f = float32(v);
		uint32 u;
		memcpy(&u, &f, 4);
		int e = int((u >> 23) & 255);
		c = (u & 0x7fffff) | (e ? 0x800000 : 0);
		q = (e ? e : 1) - 150;
		narrow = c == 0x800000 && e > 1;
	} else {
		uint64 u;
		memcpy(&u, &v, 8);
		int e = int((u >> 52) & 2047);
		c = (u & ((uint64(1) << 52) - 1)) | (e ? uint64(1) << 52 : 0);
		q = (e ? e : 1) - 1075;
		narrow = c == uint64(1) << 52 && e > 1;
	}
	rt_decimal_float d;
	if (q < 0 && q > -64 && !(c & ((uint64(1) << -q) - 1)) && (c >> -q) < (uint64(1) << (bits == 32 ? 24 : 53))) {
		d.digits = c >> -q;  // a whole number is its own shortest form
		d.exp = 0;
		while (d.digits % 10 == 0) {
			d.digits /= 10;
			d.exp++;
		}
	} else {
		d = rt_shortest(c, q, narrow);
	}
	char t[24], *s = rt_utoa(t + 24, d.digits);
	r.n = int(t + 24 - s);
	memcpy(r.d, s, r.n);
	r.dp = r.n + d.exp;
	return r;
}
//@ rt_put_exact
// Prints v as %.<prec>f does: the exact value is rounded, half to even. v must be finite and not
// negative.
#include <stdio.h>
inline void rt_put_exact(rt_buf& b, float64 v, int64 prec) {
	uint64 u;
	memcpy(&u, &v, 8);
	int e = int(u >> 52) & 2047;
	uint64 m = u & ((uint64(1) << 52) - 1);
	if (e) m |= uint64(1) << 52;
	else e = 1;
	int s = 1075 - e;  // v = m / 2^s
	if (prec > 18 || s < -10) {
		char* q = b.room(prec + 330);
		b.n += snprintf(q, size_t(prec + 330), "%.*f", int(prec), v);
		return;
	}
	uint64 whole, frac = 0, p10 = 1;
	for (int64 i = 0; i < prec; i++) p10 *= 10;
	if (s <= 0) {
		whole = m << -s;
	} else {
		whole = s < 64 ? m >> s : 0;
		if (s < 120) {
			uint128 f = s < 64 ? m & ((uint64(1) << s) - 1) : m, one = uint128(1) << s;
			f *= p10;
			frac = uint64(f >> s);
			f &= one - 1;
			uint64 last = prec ? frac : whole;
			if (f > one / 2 || (f == one / 2 && (last & 1))) frac++;
			if (frac >= p10) {
				frac -= p10;
				whole++;
			}
		}
	}
	char t[48], *q = t + 48;
	if (prec) {
		char* start = rt_utoa(q, frac);
		q -= prec;
		while (start > q) *--start = '0';
		*--q = '.';
	}
	q = rt_utoa(q, whole);
	b.put(q, t + 48 - q);
}
//@ rt_put_special
// If v is NaN or infinite, prints it and returns true. Otherwise prints the sign of a negative
// v, makes v positive, and returns false.
inline bool rt_put_special(rt_buf& b, float64& v) {
	if (v != v) return b.put("NaN"_s), true;
	if (__builtin_isinf(v)) return b.put(v < 0 ? "-Inf"_s : "+Inf"_s), true;
	if (__builtin_signbit(v)) {
		b.put('-');
		v = -v;
	}
	return false;
}
//@ rt_put_plain
inline void rt_put_plain(rt_buf& b, const rt_digits& r) {
	if (r.dp <= 0) {
		b.put('0');
		b.put('.');
		b.fill('0', -r.dp);
		b.put(r.d, r.n);
	} else if (r.dp >= r.n) {
		b.put(r.d, r.n);
		b.fill('0', r.dp - r.n);
	} else {
		b.put(r.d, r.dp);
		b.put('.');
		b.put(r.d + r.dp, r.n - r.dp);
	}
}
//@ rt_put_exponent
inline void rt_put_exponent(rt_buf& b, const char* d, int n, int exp, char e) {
	b.put(d[0]);
	if (n > 1) {
		b.put('.');
		b.put(d + 1, n - 1);
	}
	b.put(e);
	b.put(exp < 0 ? '-' : '+');
	int a = exp < 0 ? -exp : exp;
	if (a < 10) b.put('0');
	rt_put_int(b, a);
}
//@ rt_put_shortest
// %v: as few digits as needed, with an exponent if the number is very large or very small.
inline void rt_put_shortest(rt_buf& b, float64 v, int bits) {
	if (rt_put_special(b, v)) return;
	rt_digits r = rt_float_shortest(v, bits);
	if (r.dp > -4 && r.dp < 7) rt_put_plain(b, r);
	else rt_put_exponent(b, r.d, r.n, r.dp - 1, 'e');
}
//@ rt_put_fixed
// %.<prec>f
inline void rt_put_fixed(rt_buf& b, float64 v, int64 prec) {
	if (!rt_put_special(b, v)) rt_put_exact(b, v, prec);
}
//@ rt_put_float
// Prints a float as strconv.AppendFloat does. If prec < 0, it prints as few digits as needed.
inline void rt_put_hexfloat(rt_buf& b, float64 v, int64 prec, bool upper) {
	uint64 u;
	memcpy(&u, &v, 8);
	int e = int((u >> 52) & 2047);
	uint64 m = u & ((uint64(1) << 52) - 1);
	if (e) m |= uint64(1) << 52;
	else e = 1;
	e -= 1023;
	if (m == 0) e = 0;
	while (m && !(m >> 52)) {
		m <<= 1;
		e--;
	}
	m <<= 8;  // the top 4 bits hold one digit, the bits below hold 15
	if (prec >= 0 && prec < 15) {
		int shift = int(60 - prec * 4);
		uint64 rest = m & ((uint64(1) << shift) - 1), half = uint64(1) << (shift - 1);
		m >>= shift;
		if (rest > half || (rest == half && (m & 1))) m++;
		m <<= shift;
		if (m >> 61) {
			m >>= 1;
			e++;
		}
	}
	const char* digits = upper ? "0123456789ABCDEF" : "0123456789abcdef";
	b.put(upper ? "0X"_s : "0x"_s);
	b.put(char('0' + (m >> 60)));
	m <<= 4;
	if (prec < 0 ? m != 0 : prec > 0) b.put('.');
	for (int64 i = 0; prec < 0 ? m != 0 : i < prec; i++) {
		b.put(digits[m >> 60]);
		m <<= 4;
	}
	b.put(upper ? 'P' : 'p');
	b.put(e < 0 ? '-' : '+');
	if (e > -10 && e < 10) b.put('0');
	rt_put_int(b, e < 0 ? -e : e);
}
inline void rt_put_float(rt_buf& b, float64 v, char fmt, int64 prec, int bits) {
	if (rt_put_special(b, v)) return;
#ifdef USES_float_hex
	if (fmt == 'x' || fmt == 'X') return rt_put_hexfloat(b, v, prec, fmt == 'X');
	if (fmt == 'b') {
		uint64 u;
		memcpy(&u, &v, 8);
		int e = int((u >> 52) & 2047);
		uint64 m = u & ((uint64(1) << 52) - 1);
		if (e) m |= uint64(1) << 52;
		else e = 1;
		if (bits == 32) {
			if (e == 1) e = 896;  // zero
			m >>= e < 897 ? 926 - e : 29;
			e = e < 897 ? 926 : e + 29;
		}
		rt_put_uint(b, m);
		b.put('p');
		if (e >= 1075) b.put('+');
		return rt_put_int(b, e - 1075);
	}
#endif
	char e = fmt == 'E' || fmt == 'G' ? 'E' : 'e';
	if (prec < 0) {
		rt_digits r = rt_float_shortest(v, bits);
		int exp = r.dp - 1;
		if (fmt == 'f' || fmt == 'F' || (fmt != 'e' && fmt != 'E' && exp >= -4 && exp < 6)) return rt_put_plain(b, r);
		return rt_put_exponent(b, r.d, r.n, exp, e);
	}
#ifdef USES_float_exact
	if (fmt == 'f' || fmt == 'F') return rt_put_exact(b, v, prec);
#endif
	char form[] = "%.*e";
	form[3] = fmt;
	if ((fmt == 'g' || fmt == 'G') && prec == 0) prec = 1;
	char* q = b.room(prec + 340);
	b.n += snprintf(q, size_t(prec + 340), form, int(prec), v);
}
