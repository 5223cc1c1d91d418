// 90_big.h: package math/big: Int. Magnitudes are little-endian limbs of 64 bits without leading zeros.

//@ big_Int rt_nat
typedef Slice<uint64> rt_nat;
struct big_Int {
	bool neg;
	rt_nat abs;
};
//@ big_nat
// The same type under Go's name, for code that prints the fields of an Int.
typedef rt_nat big_nat;
//@ big_Word
typedef uint64 big_Word;
//@ rt_nat_make rt_nat_fresh rt_nat_norm rt_nat_of rt_nat_set rt_nat_cmp
// Returns an array for n limbs: the old one if it is large enough, else a new one with spare
// capacity.
inline rt_nat rt_nat_make(rt_nat old, int64 n) {
	if (n <= old.c) return rt_nat{old.p, n, old.c};
	rt_nat z = {gc_array<uint64>(uint64(n + 4)), n, n + 4};
	return z;
}
inline rt_nat rt_nat_fresh(int64 n) { return rt_nat_make(rt_nat(), n); }
inline rt_nat rt_nat_norm(rt_nat z) {
	while (z.n > 0 && z.p[z.n - 1] == 0) z.n--;
	return z;
}
inline rt_nat rt_nat_of(uint64 v) {
	rt_nat z = rt_nat_fresh(1);
	z.p[0] = v;
	return rt_nat_norm(z);
}
inline rt_nat rt_nat_set(rt_nat z, rt_nat x) {
	z = rt_nat_make(z, x.n);
	if (x.n) memmove(z.p, x.p, size_t(x.n) * 8);
	return z;
}
inline int rt_nat_cmp(rt_nat x, rt_nat y) {
	if (x.n != y.n) return x.n < y.n ? -1 : 1;
	for (int64 i = x.n - 1; i >= 0; i--)
		if (x.p[i] != y.p[i]) return x.p[i] < y.p[i] ? -1 : 1;
	return 0;
}
//@ rt_nat_add rt_nat_sub rt_limbs_add rt_limbs_sub rt_limbs_carry rt_limbs_borrow
// z = x + y. The carry is computed with unsigned 128-bit sums. z may be x or y.
inline uint64 rt_limbs_add(uint64* z, const uint64* x, const uint64* y, int64 n) {
	uint64 c = 0;
	int64 i = 0;
#if defined(__x86_64__)
	for (; i + 4 <= n; i += 4) {  // the carry flag carries from one limb to the next, four limbs at a time
		uint64 a0 = x[i], a1 = x[i + 1], a2 = x[i + 2], a3 = x[i + 3];
		__asm__("addb $-1, %b4\n\tadcq %5, %0\n\tadcq %6, %1\n\tadcq %7, %2\n\tadcq %8, %3\n\tsetc %b4"
			: "+&r"(a0), "+&r"(a1), "+&r"(a2), "+&r"(a3), "+&q"(c)
			: "r"(y[i]), "r"(y[i + 1]), "r"(y[i + 2]), "r"(y[i + 3])
			: "cc");
		z[i] = a0;
		z[i + 1] = a1;
		z[i + 2] = a2;
		z[i + 3] = a3;
	}
#endif
	for (; i < n; i++) {
		uint128 s = uint128(x[i]) + y[i] + c;
		z[i] = uint64(s);
		c = uint64(s >> 64);
	}
	return c;
}
inline uint64 rt_limbs_sub(uint64* z, const uint64* x, const uint64* y, int64 n) {
	uint64 c = 0;
	int64 i = 0;
#if defined(__x86_64__)
	for (; i + 4 <= n; i += 4) {  // the carry flag carries from one limb to the next, four limbs at a time
		uint64 a0 = x[i], a1 = x[i + 1], a2 = x[i + 2], a3 = x[i + 3];
		__asm__("addb $-1, %b4\n\tsbbq %5, %0\n\tsbbq %6, %1\n\tsbbq %7, %2\n\tsbbq %8, %3\n\tsetc %b4"
			: "+&r"(a0), "+&r"(a1), "+&r"(a2), "+&r"(a3), "+&q"(c)
			: "r"(y[i]), "r"(y[i + 1]), "r"(y[i + 2]), "r"(y[i + 3])
			: "cc");
		z[i] = a0;
		z[i + 1] = a1;
		z[i + 2] = a2;
		z[i + 3] = a3;
	}
#endif
	for (; i < n; i++) {
		uint128 s = uint128(x[i]) - y[i] - c;
		z[i] = uint64(s);
		c = uint64(s >> 64) & 1;
	}
	return c;
}
inline uint64 rt_limbs_carry(uint64* z, const uint64* x, int64 n, uint64 c) {
	int64 i = 0;
	for (; i < n && c; i++) {
		z[i] = x[i] + c;
		c = z[i] < c;
	}
	if (z != x && i < n) memmove(z + i, x + i, size_t(n - i) * 8);
	return c;
}
inline uint64 rt_limbs_borrow(uint64* z, const uint64* x, int64 n, uint64 c) {
	int64 i = 0;
	for (; i < n && c; i++) {
		uint64 v = x[i];
		z[i] = v - c;
		c = v < c;
	}
	if (z != x && i < n) memmove(z + i, x + i, size_t(n - i) * 8);
	return c;
}
inline rt_nat rt_nat_add(rt_nat z, rt_nat x, rt_nat y) {
	if (x.n < y.n) swapvalues(x, y);
	z = rt_nat_make(z, x.n + 1);
	uint64 c = rt_limbs_add(z.p, x.p, y.p, y.n);
	z.p[x.n] = rt_limbs_carry(z.p + y.n, x.p + y.n, x.n - y.n, c);
	return rt_nat_norm(z);
}
// x >= y
inline rt_nat rt_nat_sub(rt_nat z, rt_nat x, rt_nat y) {
	z = rt_nat_make(z, x.n);
	uint64 c = rt_limbs_sub(z.p, x.p, y.p, y.n);
	rt_limbs_borrow(z.p + y.n, x.p + y.n, x.n - y.n, c);
	return rt_nat_norm(z);
}
//@ rt_limbs_muladd rt_limbs_mulsub
// z += x * m and z -= x * m, where m is one limb. Both return the carry. The subtraction is the addition
// applied to the complement of z. Reports whether the processor has mulx, adcx and adox, which use two carry
// flags.
inline bool rt_two_carries() {
#if defined(__x86_64__)
	uint32 a = 0, b, c, d;
	__asm__("cpuid" : "+a"(a), "=b"(b), "=c"(c), "=d"(d));
	if (a < 7) return false;
	a = 7;
	c = 0;
	__asm__("cpuid" : "+a"(a), "=b"(b), "+c"(c), "=d"(d));
	return b >> 8 & b >> 19 & 1;
#else
	return false;
#endif
}
static const bool rt_adx = rt_two_carries();
#define RT_LIMB(at, in, out, f, g) "mulx " at "(%1),%%r8,%%" out ";adcx %%" in ",%%r8;mov " at "(%2),%%r11;" f "adox %%r11,%%r8;" g "mov %%r8," at "(%2);"
#define RT_PAIR(a, b, f, g) RT_LIMB(a, "r10", "r9", f, g) RT_LIMB(b, "r9", "r10", f, g)
#define RT_FOUR(a, b, c, d, f, g) RT_PAIR(a, b, f, g) RT_PAIR(c, d, f, g)
#define RT_HEAD "mov %0,%%r10;xor %%eax,%%eax;"
#define RT_TAIL "adcx %%rax,%%r10;adox %%rax,%%r10;mov %%r10,%0"
#define RT_SHORT(f, g) RT_HEAD RT_FOUR("0", "8", "16", "24", f, g) RT_TAIL
#define RT_LIMBS(f, g) RT_HEAD RT_FOUR("0", "8", "16", "24", f, g) RT_FOUR("32", "40", "48", "56", f, g) RT_TAIL
inline uint64 rt_limbs_muladd(uint64* z, const uint64* x, int64 n, uint64 m) {
	uint64 c = 0;
	int64 i = 0;
#if defined(__x86_64__)
	if (rt_adx) {
		for (; i + 8 <= n; i += 8) __asm__ volatile(RT_LIMBS("", "") : "+&r"(c) : "r"(x + i), "r"(z + i), "d"(m) : "rax", "r8", "r9", "r10", "r11", "cc", "memory");
		if (i + 4 <= n) {
			__asm__ volatile(RT_SHORT("", "") : "+&r"(c) : "r"(x + i), "r"(z + i), "d"(m) : "rax", "r8", "r9", "r10", "r11", "cc", "memory");
			i += 4;
		}
	}
#endif
	for (; i < n; i++) {
		uint128 p = uint128(x[i]) * m + z[i] + c;
		z[i] = uint64(p);
		c = uint64(p >> 64);
	}
	return c;
}
inline uint64 rt_limbs_mulsub(uint64* z, const uint64* x, int64 n, uint64 m) {
	uint64 c = 0;
	int64 i = 0;
#if defined(__x86_64__)
	if (rt_adx) {
		for (; i + 8 <= n; i += 8)
			__asm__ volatile(RT_LIMBS("not %%r11;", "not %%r8;") : "+&r"(c) : "r"(x + i), "r"(z + i), "d"(m) : "rax", "r8", "r9", "r10", "r11", "cc", "memory");
		if (i + 4 <= n) {
			__asm__ volatile(RT_SHORT("not %%r11;", "not %%r8;") : "+&r"(c) : "r"(x + i), "r"(z + i), "d"(m) : "rax", "r8", "r9", "r10", "r11", "cc", "memory");
			i += 4;
		}
	}
#endif
	for (; i < n; i++) {
		uint128 p = uint128(x[i]) * m + ~z[i] + c;
		z[i] = ~uint64(p);
		c = uint64(p >> 64);
	}
	return c;
}
//@ rt_nat_mul rt_limbs_mul
inline uint64 rt_limbs_mul(uint64* z, const uint64* x, int64 n, uint64 m, uint64 c) {
	for (int64 i = 0; i < n; i++) {
		uint128 p = uint128(x[i]) * m + c;
		z[i] = uint64(p);
		c = uint64(p >> 64);
	}
	return c;
}
inline void rt_limbs_school(uint64* z, const uint64* x, int64 n, const uint64* y, int64 m) {
	memset(z, 0, size_t(n) * 8);
	for (int64 j = 0; j < m; j++) z[n + j] = rt_limbs_muladd(z + j, x, n, y[j]);
}
// z[0:2n] = x * x. Each product of two different limbs is computed once; then the sum is doubled, and
// the squares of the limbs are added.
inline void rt_limbs_square(uint64* z, const uint64* x, int64 n) {
	memset(z, 0, size_t(2 * n) * 8);
	for (int64 j = 0; j < n - 1; j++) z[n + j] = rt_limbs_muladd(z + 2 * j + 1, x + j + 1, n - 1 - j, x[j]);
	uint64 c = 0, bit = 0;
	for (int64 j = 0; j < n; j++) {
		uint128 p = uint128(x[j]) * x[j];
		uint64 low = z[2 * j], high = z[2 * j + 1];
		uint128 s = uint128(low << 1 | bit) + uint64(p) + c;
		z[2 * j] = uint64(s);
		s = uint128(high << 1 | low >> 63) + uint64(p >> 64) + uint64(s >> 64);
		z[2 * j + 1] = uint64(s);
		c = uint64(s >> 64);
		bit = high >> 63;
	}
}
// z[0:2n] = x * y by Karatsuba's algorithm, which squares if x is y. t has room for 4n + 64
// limbs.
inline void rt_limbs_karatsuba(uint64* z, const uint64* x, const uint64* y, int64 n, uint64* t) {
	if (x == y && n < 80) return rt_limbs_square(z, x, n);
	if (n < 40) return rt_limbs_school(z, x, n, y, n);
	int64 k = n / 2, h = n - k;  // the low part has k limbs, the high part h >= k
	rt_limbs_karatsuba(z, x, y, k, t);
	rt_limbs_karatsuba(z + 2 * k, x + k, y + k, h, t);
	uint64 *a = z, *s = t, *u = t + h + 1, *p = t + 2 * (h + 1);
	s[h] = rt_limbs_carry(s + k, x + 2 * k, h - k, rt_limbs_add(s, x + k, x, k));
	if (x == y) u = s;
	else u[h] = rt_limbs_carry(u + k, y + 2 * k, h - k, rt_limbs_add(u, y + k, y, k));
	int64 w = 2 * (h + 1);
	rt_limbs_karatsuba(p, s, u, h + 1, p + w);
	rt_limbs_borrow(p + 2 * k, p + 2 * k, w - 2 * k, rt_limbs_sub(p, p, a, 2 * k));
	rt_limbs_borrow(p + 2 * h, p + 2 * h, w - 2 * h, rt_limbs_sub(p, p, z + 2 * k, 2 * h));
	int64 m = 2 * n - k < w ? 2 * n - k : w;
	uint64 c = rt_limbs_add(z + k, z + k, p, m);
	if (k + m < 2 * n) rt_limbs_carry(z + k + m, z + k + m, 2 * n - k - m, c);
}
inline rt_nat rt_nat_mul(rt_nat z, const rt_nat& x, const rt_nat& y) {
	if (x.n < y.n) return rt_nat_mul(z, y, x);
	if (y.n == 0) return rt_nat{z.p, 0, z.c};
	if (y.n == 1) {
		z = rt_nat_make(z, x.n + 1);
		uint64 m = y.p[0];
		z.p[x.n] = rt_limbs_mul(z.p, x.p, x.n, m, 0);
		return rt_nat_norm(z);
	}
	if (z.p == x.p || z.p == y.p) z = rt_nat();
	z = rt_nat_make(z, x.n + y.n);
	if (y.n < 40) {
		if (x.p == y.p && x.n == y.n) rt_limbs_square(z.p, x.p, x.n);
		else rt_limbs_school(z.p, x.p, x.n, y.p, y.n);
		return rt_nat_norm(z);
	}
	uint64* t = static_cast<uint64*>(malloc(size_t(10 * y.n + 512) * 8));
	if (!t) fatal("out of memory");
	uint64* part = t + 8 * y.n + 500;
	memset(z.p, 0, size_t(z.n) * 8);
	int64 i = 0;
	for (; i + y.n <= x.n; i += y.n) {  // multiply y by pieces of x that have the length of y
		rt_limbs_karatsuba(part, x.p + i, y.p, y.n, t);
		uint64 c = rt_limbs_add(z.p + i, z.p + i, part, 2 * y.n);
		if (i + 2 * y.n < z.n) rt_limbs_carry(z.p + i + 2 * y.n, z.p + i + 2 * y.n, z.n - i - 2 * y.n, c);
	}
	if (i < x.n) {
		rt_nat rest = rt_nat_mul(rt_nat(), rt_nat_norm(rt_nat{x.p + i, x.n - i, x.n - i}), y);
		uint64 c = rt_limbs_add(z.p + i, z.p + i, rest.p, rest.n);
		if (i + rest.n < z.n) rt_limbs_carry(z.p + i + rest.n, z.p + i + rest.n, z.n - i - rest.n, c);
	}
	free(t);
	return rt_nat_norm(z);
}
//@ rt_nat_shl
inline rt_nat rt_nat_shl(rt_nat z, rt_nat x, uint64 s) {
	if (x.n == 0) return rt_nat{z.p, 0, z.c};
	int64 k = int64(s / 64);
	int b = int(s % 64);
	z = rt_nat_make(z, x.n + k + 1);
	z.p[x.n + k] = 0;
	for (int64 i = x.n - 1; i >= 0; i--) {
		uint64 v = x.p[i];
		if (b) z.p[i + k + 1] |= v >> (64 - b);
		z.p[i + k] = v << b;
	}
	memset(z.p, 0, size_t(k) * 8);
	return rt_nat_norm(z);
}
//@ rt_nat_shr
inline rt_nat rt_nat_shr(rt_nat z, rt_nat x, uint64 s) {
	int64 k = int64(s / 64);
	int b = int(s % 64);
	if (k >= x.n) return rt_nat{z.p, 0, z.c};
	z = rt_nat_make(z, x.n - k);
	for (int64 i = k; i < x.n; i++) {
		uint64 v = x.p[i] >> b;
		if (b && i + 1 < x.n) v |= x.p[i + 1] << (64 - b);
		z.p[i - k] = v;
	}
	return rt_nat_norm(z);
}
//@ rt_divide
// Divides (high, low) by d, and stores the remainder. high must be less than d, so that the
// quotient is one limb.
inline uint64 rt_divide(uint64 high, uint64 low, uint64 d, uint64& rem) {
#if defined(__x86_64__)
	uint64 q;
	__asm__("divq %4" : "=a"(q), "=d"(rem) : "0"(low), "1"(high), "r"(d) : "cc");
	return q;
#else
	uint128 v = (uint128(high) << 64) | low;
	rem = uint64(v % d);
	return uint64(v / d);
#endif
}
//@ rt_nat_div rt_limbs_div1
inline uint64 rt_limbs_div1(uint64* q, const uint64* x, int64 n, uint64 d) {
	uint64 r = 0;
	for (int64 i = n - 1; i >= 0; i--) q[i] = rt_divide(r, x[i], d, r);
	return r;
}
// Knuth's algorithm D. It replaces u by u mod v, and stores the m + 1 limbs of the quotient in q unless q is
// null. v has n >= 2 limbs and its top bit is set; u has n + m + 1 limbs.
inline void rt_limbs_div(uint64* q, uint64* u, const uint64* v, int64 n, int64 m) {
	uint64 top = v[n - 1], next = v[n - 2];
	for (int64 j = m; j >= 0; j--) {
		uint64 qh = ~uint64(0), ujn = u[j + n];
		if (ujn < top) {
			uint64 r;
			qh = rt_divide(ujn, u[j + n - 1], top, r);
			while (uint128(qh) * next > ((uint128(r) << 64) | u[j + n - 2])) {
				qh--;
				r += top;
				if (r < top) break;
			}
		}
		uint64 c = rt_limbs_mulsub(u + j, v, n, qh);
		bool negative = c > ujn;
		u[j + n] = ujn - c;
		while (negative) {
			qh--;
			uint64 k = rt_limbs_add(u + j, u + j, v, n);
			uint64 was = u[j + n];
			u[j + n] = was + k;
			negative = !(k && was == ~uint64(0));
		}
		if (q) q[j] = qh;
	}
}
// Returns x << s, extended to n limbs by zeros.
inline rt_nat rt_nat_widened(rt_nat z, const rt_nat& x, uint64 s, int64 n) {
	z = rt_nat_shl(rt_nat_make(z, n), x, s);
	while (z.n < n) z.p[z.n++] = 0;
	return z;
}
// Returns the quotient and stores the remainder, both in new memory. y must have at least two
// limbs.
inline rt_nat rt_nat_school_div(rt_nat x, rt_nat y, rt_nat& rem) {
	if (rt_nat_cmp(x, y) < 0) {
		rem = rt_nat_set(rt_nat(), x);
		return rt_nat();
	}
	uint64 s = uint64(__builtin_clzll(y.p[y.n - 1]));
	int64 n = y.n, m = x.n - n;
	rt_nat v = rt_nat_shl(rt_nat(), y, s), u = rt_nat_widened(rt_nat(), x, s, x.n + 1), q = rt_nat_fresh(m + 1);
	rt_limbs_div(q.p, u.p, v.p, n, m);
	u.n = n;
	rem = rt_nat_shr(rt_nat(), rt_nat_norm(u), s);
	return rt_nat_norm(q);
}
// rt_nat_part returns some limbs of x. rt_nat_join returns high * 2^(64k) + low, where low has
// at most k limbs.
inline rt_nat rt_nat_part(rt_nat x, int64 from, int64 to) { return rt_nat_norm(rt_nat{x.p + from, to - from, to - from}); }
inline rt_nat rt_nat_join(rt_nat high, rt_nat low, int64 k) {
	rt_nat z = rt_nat_fresh(high.n + k);
	memcpy(z.p, low.p, size_t(low.n) * 8);
	memset(z.p + low.n, 0, size_t(k - low.n) * 8);
	memcpy(z.p + k, high.p, size_t(high.n) * 8);
	return rt_nat_norm(z);
}
// The same for long numbers (Burnikel and Ziegler). Each half of the quotient is first estimated from the
// upper limbs, and then corrected. The top bit of y must be set.
inline rt_nat rt_nat_long_div(rt_nat x, rt_nat y, rt_nat& rem) {
	int64 m = x.n - y.n, d = y.n - m - 1;
	if (m < 80 || y.n < 80) return rt_nat_school_div(x, y, rem);
	rt_nat r;
	if (d <= 0) {
		rt_nat high = rt_nat_long_div(rt_nat_part(x, m / 2, x.n), y, r), low = rt_nat_part(x, 0, m / 2);
		low = rt_nat_long_div(rt_nat_join(r, low, m / 2), y, rem);
		return rt_nat_join(high, low, m / 2);
	}
	rt_nat q = rt_nat_long_div(rt_nat_part(x, d, x.n), rt_nat_part(y, d, y.n), r), t = rt_nat_mul(rt_nat(), q, rt_nat_part(y, 0, d));
	r = rt_nat_join(r, rt_nat_part(x, 0, d), d);
	while (rt_nat_cmp(r, t) < 0) {
		r = rt_nat_add(rt_nat(), r, y);
		q = rt_nat_sub(rt_nat(), q, rt_nat_of(1));
	}
	rem = rt_nat_sub(rt_nat(), r, t);
	return q;
}
// Returns the quotient and stores the remainder, both in new memory.
inline rt_nat rt_nat_div(rt_nat x, rt_nat y, rt_nat& rem) {
	if (y.n == 0) panic_text("division by zero"_s);
	if (y.n == 1) {
		rt_nat q = rt_nat_fresh(x.n);
		rem = rt_nat_of(rt_limbs_div1(q.p, x.p, x.n, y.p[0]));
		return rt_nat_norm(q);
	}
	if (y.n < 80 || x.n - y.n < 80) return rt_nat_school_div(x, y, rem);
	uint64 s = uint64(__builtin_clzll(y.p[y.n - 1]));
	rt_nat q = rt_nat_long_div(rt_nat_shl(rt_nat(), x, s), rt_nat_shl(rt_nat(), y, s), rem);
	rem = rt_nat_shr(rt_nat(), rem, s);
	return q;
}
//@ rt_nat_bits
inline int64 rt_nat_bits(rt_nat x) { return x.n ? x.n * 64 - __builtin_clzll(x.p[x.n - 1]) : 0; }
//@ rt_nat_text rt_nat_writer
// Prints digits in a base by divide and conquer: x = high * power + low. The powers of the base are
// computed by repeated squaring.
struct rt_nat_writer {
	int base;
	int64 chunk;      // the number of digits that fit in a limb
	uint64 unit;      // base to that power
	rt_buf out;
	rt_nat power[48];
	int64 digits[48];
	explicit rt_nat_writer(int b) : base(b), chunk(0), unit(1), out(rt_buf{nullptr, 0, 0}) {
		while (unit <= ~uint64(0) / unsigned(base)) {
			unit *= unsigned(base);
			chunk++;
		}
	}
	void small(rt_nat x, int64 width) {
		rt_nat y = rt_nat_set(rt_nat(), x);
		char t[2048], *e = t + sizeof t, *q = e;
		while (y.n > 0) {
			uint64 r = rt_limbs_div1(y.p, y.p, y.n, unit);
			y = rt_nat_norm(y);
			char* from = rt_utoa_base(q, r, base);
			if (y.n > 0)
				while (q - from < chunk) *--from = '0';
			q = from;
		}
		out.fill('0', width - (e - q));
		out.put(q, e - q);
	}
	void write(rt_nat x, int level, int64 width) {
		while (level >= 0 && width == 0 && rt_nat_cmp(x, power[level]) < 0) level--;
		if (level < 0 || x.n <= 16) {
			if (x.n <= 16) return small(x, width);
		}
		rt_nat low, high = rt_nat_div(x, power[level], low);
		write(high, level - 1, width ? width - digits[level] : 0);
		write(low, level - 1, digits[level]);
	}
	String text(rt_nat x, bool neg) {
		if (neg) out.put('-');
		if (x.n == 0) out.put('0');
		int level = 0;
		power[0] = rt_nat_of(unit);
		digits[0] = chunk;
		while (power[level].n * 2 - 1 <= x.n) {
			power[level + 1] = rt_nat_mul(rt_nat(), power[level], power[level]);
			digits[level + 1] = digits[level] * 2;
			level++;
		}
		if (x.n) write(x, level, 0);
		return rt_take(out);
	}
};
inline String rt_nat_text(rt_nat x, bool neg, int base) { return rt_nat_writer(base).text(x, neg); }
//@ rt_big
// Makes a number from a sign and a magnitude.
inline big_Int* rt_big(big_Int* z, rt_nat a, bool neg) {
	deref(z);
	z->abs = a;
	z->neg = neg && a.n > 0;
	return z;
}
//@ big_NewInt
//= pure
inline big_Int* big_NewInt(int64 v) { return newptr(big_Int{v < 0, rt_nat_of(v < 0 ? uint64(0) - uint64(v) : uint64(v))}); }
//@ big_Int_Set
//= returns receiver, writes receiver
inline big_Int* big_Int_Set(big_Int* z, big_Int* x) {
	if (z == x) return z;
	deref(z);
	deref(x);
	return rt_big(z, rt_nat_set(z->abs, x->abs), x->neg);
}
//@ big_Int_SetUint64
//= returns receiver, writes receiver
inline big_Int* big_Int_SetUint64(big_Int* z, uint64 v) { return rt_big(z, rt_nat_of(v), false); }
//@ big_Int_SetInt64
//= returns receiver, writes receiver
inline big_Int* big_Int_SetInt64(big_Int* z, int64 v) { return rt_big(z, rt_nat_of(v < 0 ? uint64(0) - uint64(v) : uint64(v)), v < 0); }
//@ big_Int_SetString
//= returns receiver, writes receiver
inline R2<big_Int*, bool> big_Int_SetString(big_Int* z, String s, int64 base) {
	R2<big_Int*, bool> bad = {nullptr, false};
	bool neg = s.n && s.p[0] == '-', under = base == 0, seen = false;
	String t = s;
	if (s.n && (s.p[0] == '-' || s.p[0] == '+')) t = String{s.p + 1, s.n - 1};
	if (base == 0) {
		base = 10;
		if (t.n > 1 && t.p[0] == '0') {
			char c = char(t.p[1] | 32);
			base = c == 'x' ? 16 : c == 'b' ? 2 : 8;
			int k = c == 'x' || c == 'b' || c == 'o' ? 2 : 1;
			t = String{t.p + k, t.n - k};
			if (t.n == 0) return bad;
		}
	}
	if (t.n == 0) return bad;
	rt_nat a = rt_nat_fresh(t.n / 10 + 2);
	a.n = 0;
	uint64 unit = 1, part = 0;
	for (int64 i = 0; i < t.n; i++) {
		char c = t.p[i], l = char(c | 32);
		if (c == '_' && under) {
			seen = true;
			continue;
		}
		uint64 d = c >= '0' && c <= '9' ? uint64(c - '0') : l >= 'a' && l <= 'z' ? uint64(l - 'a' + 10) : 99;
		if (base > 36) d = c >= '0' && c <= '9' ? uint64(c - '0') : c >= 'a' && c <= 'z' ? uint64(c - 'a' + 10) : c >= 'A' && c <= 'Z' ? uint64(c - 'A' + 36) : 99;
		if (d >= uint64(base)) return bad;
		part = part * uint64(base) + d;
		unit *= uint64(base);
		if (unit > ~uint64(0) / uint64(base) || i == t.n - 1) {
			uint64 c2 = rt_limbs_mul(a.p, a.p, a.n, unit, part);
			if (c2) {
				push(a, c2);
			}
			unit = 1;
			part = 0;
		}
	}
	if (seen && !rt_underscores_ok(s)) return bad;
	rt_big(z, rt_nat_norm(a), neg);
	return R2<big_Int*, bool>{z, true};
}
//@
inline void rt_scan_one(rt_scan& s, big_Int* z, int32 verb) {
	int base = verb == 'b' ? 2 : verb == 'o' ? 8 : verb == 'd' ? 10 : verb == 'x' || verb == 'X' ? 16 : 0;
	s.skip();
	if (!base && verb != 's' && verb != 'v') s.fail("Int.Scan: invalid verb"_s);
	s.token.n = 0;
	if (!s.accept("+-")) {
		if (s.get() < 0) s.fail(io_ErrUnexpectedEOF);
		s.unread();
	}
	// apart: every underscore was between two digits.
	bool neg = s.token.n && s.token.p[0] == '-', under = !base, apart = true;
	s.token.n = 0;
	int64 digits = 0;
	int32 r = s.get(), last = '.';
	if (!base) {
		base = 10;
		if (r == '0') {
			r = s.get();
			int32 l = r > 0 ? r | 32 : 0;
			base = l == 'b' ? 2 : l == 'x' ? 16 : 8;
			last = '0';
			if (l == 'b' || l == 'o' || l == 'x') r = s.get();
			else {
				digits = 1;
				s.token.put('0');
			}
		}
	}
	for (; r >= 0; r = s.get()) {
		int32 l = r | 32, d = r >= '0' && r <= '9' ? r - '0' : l >= 'a' && l <= 'z' ? l - 'a' + 10 : 99;
		if (r == '_' && under) {
			apart = apart && last == '0';
			last = '_';
			continue;
		}
		if (d >= base) {
			s.unread();
			break;
		}
		last = '0';
		digits++;
		s.token.put(char(r));
	}
	big_Int_SetString(z, digits ? String{s.token.p, s.token.n} : "0"_s, base);
	if (!digits) s.fail("number has no digits"_s);
	if (neg && z->abs.n) z->neg = true;
	if (!apart || last == '_') s.fail("'_' must separate successive digits"_s);
}
//@ rt_big_add
inline big_Int* rt_big_add(big_Int* z, big_Int* x, big_Int* y, bool yneg) {
	deref(z);
	deref(x);
	bool neg = x->neg;
	if (x->neg == yneg) return rt_big(z, rt_nat_add(z->abs, x->abs, y->abs), neg);
	if (rt_nat_cmp(x->abs, y->abs) >= 0) return rt_big(z, rt_nat_sub(z->abs, x->abs, y->abs), neg);
	return rt_big(z, rt_nat_sub(z->abs, y->abs, x->abs), !neg);
}
//@ big_Int_Add
//= returns receiver, writes receiver
inline big_Int* big_Int_Add(big_Int* z, big_Int* x, big_Int* y) { deref(y); return rt_big_add(z, x, y, y->neg); }
//@ big_Int_Sub
//= returns receiver, writes receiver
inline big_Int* big_Int_Sub(big_Int* z, big_Int* x, big_Int* y) { deref(y); return rt_big_add(z, x, y, !y->neg); }
//@ big_Int_Mul
//= returns receiver, writes receiver
inline big_Int* big_Int_Mul(big_Int* z, big_Int* x, big_Int* y) {
	deref(z);
	deref(x);
	deref(y);
	bool neg = x->neg != y->neg;
	uint64* p = z->abs.p;
	int64 n = x->abs.n + y->abs.n;
	if (n == 2 && n <= z->abs.c && x->abs.n == 1) {
		p[1] = rt_limbs_mul(p, x->abs.p, 1, y->abs.p[0], 0);
		return rt_big(z, rt_nat_norm(rt_nat{p, 2, z->abs.c}), neg);
	}
	if (n > 1 && n < 9 && n <= z->abs.c && p != x->abs.p && p != y->abs.p) {
		rt_limbs_school(p, x->abs.p, x->abs.n, y->abs.p, y->abs.n);
		return rt_big(z, rt_nat_norm(rt_nat{p, n, z->abs.c}), neg);
	}
	return rt_big(z, rt_nat_mul(z->abs, x->abs, y->abs), neg);
}
//@ big_Int_QuoRem
//= returns receiver 3, writes receiver 3
inline R2<big_Int*, big_Int*> big_Int_QuoRem(big_Int* z, big_Int* x, big_Int* y, big_Int* r) {
	deref(x);
	deref(y);
	bool xn = x->neg, yn = y->neg;
	rt_nat rem, q = rt_nat_div(x->abs, y->abs, rem);
	rt_big(z, q, xn != yn);
	rt_big(r, rem, xn);
	return R2<big_Int*, big_Int*>{z, r};
}
//@ big_Int_Quo
//= returns receiver, writes receiver
inline big_Int* big_Int_Quo(big_Int* z, big_Int* x, big_Int* y) {
	deref(x);
	deref(y);
	rt_nat rem, q = rt_nat_div(x->abs, y->abs, rem);
	return rt_big(z, q, x->neg != y->neg);
}
//@ big_Int_Rem
//= returns receiver, writes receiver
inline big_Int* big_Int_Rem(big_Int* z, big_Int* x, big_Int* y) {
	deref(x);
	deref(y);
	rt_nat rem;
	rt_nat_div(x->abs, y->abs, rem);
	return rt_big(z, rem, x->neg);
}
//@ big_Int_DivMod
//= returns receiver 3, writes receiver 3
// Euclidean division: the remainder is never negative.
inline R2<big_Int*, big_Int*> big_Int_DivMod(big_Int* z, big_Int* x, big_Int* y, big_Int* m) {
	deref(y);
	deref(m);
	big_Int d = {y->neg, rt_nat_set(rt_nat(), y->abs)}, one = {false, rt_nat_of(1)};
	big_Int_QuoRem(z, x, y, m);
	if (m->neg) {
		rt_big_add(m, m, &d, false);
		rt_big_add(z, z, &one, !d.neg);
	}
	return R2<big_Int*, big_Int*>{z, m};
}
//@ big_Int_Div
//= returns receiver, writes receiver
inline big_Int* big_Int_Div(big_Int* z, big_Int* x, big_Int* y) {
	big_Int m = big_Int();
	return big_Int_DivMod(z, x, y, &m).r0;
}
//@ big_Int_Mod
//= returns receiver, writes receiver
inline big_Int* big_Int_Mod(big_Int* z, big_Int* x, big_Int* y) {
	big_Int q = big_Int();
	return big_Int_DivMod(&q, x, y, z).r1;
}
//@ big_Int_Cmp
//= pure
inline int64 big_Int_Cmp(big_Int* x, big_Int* y) {
	if (x == y) return 0;
	deref(x);
	deref(y);
	if (x->neg != y->neg) return x->neg ? -1 : 1;
	int c = rt_nat_cmp(x->abs, y->abs);
	return x->neg ? -c : c;
}
//@ big_Int_CmpAbs
//= pure
inline int64 big_Int_CmpAbs(big_Int* x, big_Int* y) { deref(x); deref(y); return rt_nat_cmp(x->abs, y->abs); }
//@ big_Int_Sign
//= pure
inline int64 big_Int_Sign(big_Int* x) { deref(x); return x->abs.n == 0 ? 0 : x->neg ? -1 : 1; }
//@ big_Int_Neg
//= returns receiver, writes receiver
inline big_Int* big_Int_Neg(big_Int* z, big_Int* x) {
	deref(z);
	deref(x);
	bool neg = !x->neg;
	return rt_big(z, rt_nat_set(z->abs, x->abs), neg);
}
//@ big_Int_Abs
//= returns receiver, writes receiver
inline big_Int* big_Int_Abs(big_Int* z, big_Int* x) { deref(z); deref(x); return rt_big(z, rt_nat_set(z->abs, x->abs), false); }
//@ big_Int_Uint64
//= pure
inline uint64 big_Int_Uint64(big_Int* x) {
	deref(x);
	uint64 v = x->abs.n ? x->abs.p[0] : 0;
	return x->neg ? uint64(0) - v : v;
}
//@ big_Int_Int64
//= pure
inline int64 big_Int_Int64(big_Int* x) { return int64(big_Int_Uint64(x)); }
//@ big_Int_IsInt64
//= pure
inline bool big_Int_IsInt64(big_Int* x) { deref(x); return x->abs.n == 0 || (x->abs.n == 1 && (x->abs.p[0] < uint64(1) << 63 || (x->neg && x->abs.p[0] == uint64(1) << 63))); }
//@ big_Int_IsUint64
//= pure
inline bool big_Int_IsUint64(big_Int* x) { deref(x); return !x->neg && x->abs.n <= 1; }
//@ big_Int_BitLen
//= pure
inline int64 big_Int_BitLen(big_Int* x) { deref(x); return rt_nat_bits(x->abs); }
//@ big_Int_TrailingZeroBits
//= pure
inline uint64 big_Int_TrailingZeroBits(big_Int* x) {
	deref(x);
	int64 i = 0;
	while (i < x->abs.n && !x->abs.p[i]) i++;
	return i == x->abs.n ? 0 : uint64(i * 64 + __builtin_ctzll(x->abs.p[i]));
}
//@ big_Int_Text
//= pure
inline String big_Int_Text(big_Int* x, int64 base) { return x ? rt_nat_text(x->abs, x->neg, int(base)) : "<nil>"_s; }
//@ big_Int_String
//= pure
inline String big_Int_String(big_Int* x) { return x ? rt_nat_text(x->abs, x->neg, 10) : "<nil>"_s; }
inline bool rt_big_format(rt_fmt& f, const Any& a, int32 verb) {
	if (a.t->kind != KindPtr || strcmp(a.t->name, "*big.Int")) return false;
	big_Int* x = static_cast<big_Int*>(a.w.p);
	int base = verb == 'b' ? 2 : verb == 'o' || verb == 'O' ? 8 : verb == 'd' || verb == 's' || verb == 'v' ? 10 : verb == 'x' || verb == 'X' ? 16 : 0;
	if (!base) {
		f.b.put("%!"_s);
		f.b.rune(verb);
		f.b.put("(big.Int="_s);
		f.b.put(big_Int_String(x));
		f.b.put(')');
		return true;
	}
	if (!x) {
		f.text("<nil>"_s);
		return true;
	}
	int64 start = f.b.n;
	if (x->neg) f.b.put('-');
	else if (f.plus || f.plus_v) f.b.put('+');
	else if (f.space) f.b.put(' ');
	if (verb == 'O') f.b.put("0o"_s);
	else if (f.sharp) f.b.put(verb == 'b' ? "0b"_s : verb == 'o' ? "0"_s : verb == 'x' ? "0x"_s : verb == 'X' ? "0X"_s : ""_s);
	String s = rt_nat_text(x->abs, false, base);
	int64 zeros = f.has_prec ? f.prec - s.n : f.zero && !f.minus && f.has_wid ? f.wid - (f.b.n - start) - s.n : 0;
	f.b.fill('0', zeros);
	int64 at = f.b.n;
	if (!(f.has_prec && f.prec == 0 && x->abs.n == 0)) f.b.put(s);
	for (int64 i = at; verb == 'X' && i < f.b.n; i++)
		if (f.b.p[i] >= 'a') f.b.p[i] = char(f.b.p[i] - 32);
	bool zero = f.zero;
	f.zero = false;
	f.pad(start);
	f.zero = zero;
	return true;
}
static rt_hook<big_Int> rt_big_formats(rt_fmt_hook, rt_big_format);
//@ big_Int_Lsh
//= returns receiver, writes receiver
inline big_Int* big_Int_Lsh(big_Int* z, big_Int* x, uint64 n) { deref(z); deref(x); return rt_big(z, rt_nat_shl(z->abs.p == x->abs.p ? rt_nat() : z->abs, x->abs, n), x->neg); }
//@ big_Int_Rsh
//= returns receiver, writes receiver
// Rounds down, as >> does.
inline big_Int* big_Int_Rsh(big_Int* z, big_Int* x, uint64 n) {
	deref(z);
	deref(x);
	if (!x->neg) return rt_big(z, rt_nat_shr(z->abs, x->abs, n), false);
	rt_nat one = rt_nat_of(1), t = rt_nat_sub(rt_nat(), x->abs, one);
	return rt_big(z, rt_nat_add(rt_nat(), rt_nat_shr(rt_nat(), t, n), one), true);
}
//@ rt_big_bitwise rt_twos
// Bitwise operations on two's complements of n limbs. op is the operation on single limbs.
inline rt_nat rt_twos(big_Int* x, int64 n) {
	rt_nat t = rt_nat_fresh(n);
	memset(t.p, 0, size_t(n) * 8);
	if (x->abs.n) memcpy(t.p, x->abs.p, size_t(x->abs.n) * 8);
	if (x->neg) {
		for (int64 i = 0; i < n; i++) t.p[i] = ~t.p[i];
		rt_limbs_carry(t.p, t.p, n, 1);
	}
	return t;
}
template <class F> inline big_Int* rt_big_bitwise(big_Int* z, big_Int* x, big_Int* y, F op) {
	deref(x);
	deref(y);
	int64 n = (x->abs.n > y->abs.n ? x->abs.n : y->abs.n) + 1;
	rt_nat a = rt_twos(x, n), b = rt_twos(y, n);
	for (int64 i = 0; i < n; i++) a.p[i] = op(a.p[i], b.p[i]);
	bool neg = a.p[n - 1] >> 63;
	if (neg) {
		for (int64 i = 0; i < n; i++) a.p[i] = ~a.p[i];
		rt_limbs_carry(a.p, a.p, n, 1);
	}
	return rt_big(z, rt_nat_norm(a), neg);
}
//@ big_Int_And
//= returns receiver, writes receiver
inline big_Int* big_Int_And(big_Int* z, big_Int* x, big_Int* y) { return rt_big_bitwise(z, x, y, [](uint64 a, uint64 b) { return a & b; }); }
//@ big_Int_Or
//= returns receiver, writes receiver
inline big_Int* big_Int_Or(big_Int* z, big_Int* x, big_Int* y) { return rt_big_bitwise(z, x, y, [](uint64 a, uint64 b) { return a | b; }); }
//@ big_Int_Xor
//= returns receiver, writes receiver
inline big_Int* big_Int_Xor(big_Int* z, big_Int* x, big_Int* y) { return rt_big_bitwise(z, x, y, [](uint64 a, uint64 b) { return a ^ b; }); }
//@ big_Int_AndNot
//= returns receiver, writes receiver
inline big_Int* big_Int_AndNot(big_Int* z, big_Int* x, big_Int* y) { return rt_big_bitwise(z, x, y, [](uint64 a, uint64 b) { return a & ~b; }); }
//@ big_Int_Not
//= returns receiver, writes receiver
inline big_Int* big_Int_Not(big_Int* z, big_Int* x) {
	deref(x);
	big_Int one = {false, rt_nat_of(1)}, t = *x;
	t.neg = !x->neg && x->abs.n;
	return rt_big_add(z, &t, &one, true);
}
//@ big_Int_Bit
//= pure
inline uint64 big_Int_Bit(big_Int* x, int64 i) {
	deref(x);
	if (i < 0) panic_text("negative bit index"_s);
	if (i / 64 >= x->abs.n) return x->neg;
	rt_nat t = x->neg ? rt_twos(x, x->abs.n + 1) : x->abs;
	return (t.p[i / 64] >> (i % 64)) & 1;
}
//@ big_Int_SetBit
//= returns receiver, writes receiver
inline big_Int* big_Int_SetBit(big_Int* z, big_Int* x, int64 i, uint64 b) {
	if (i < 0) panic_text("negative bit index"_s);
	big_Int m = {false, rt_nat_shl(rt_nat(), rt_nat_of(1), uint64(i))};
	if (b) return rt_big_bitwise(z, x, &m, [](uint64 p, uint64 q) { return p | q; });
	return rt_big_bitwise(z, x, &m, [](uint64 p, uint64 q) { return p & ~q; });
}
//@ big_Int_GCD
//= returns receiver, writes receiver 1 2
inline big_Int* big_Int_GCD(big_Int* z, big_Int* x, big_Int* y, big_Int* a, big_Int* b) {
	deref(a);
	deref(b);
	big_Int r0 = {false, rt_nat_set(rt_nat(), a->abs)}, r1 = {false, rt_nat_set(rt_nat(), b->abs)};
	big_Int s0 = {false, rt_nat_of(1)}, s1 = big_Int(), t0 = big_Int(), t1 = {false, rt_nat_of(1)};
	bool an = a->neg, bn = b->neg, cofactors = x || y;
	if (!a->abs.n) {  // 0 and b: b = 0*0 + 1*b
		swapvalues(s0, s1);
		swapvalues(t0, t1);
		swapvalues(r0, r1);
	}
	while (r1.abs.n) {
		rt_nat rem, q = rt_nat_div(r0.abs, r1.abs, rem);
		r0.abs = r1.abs;
		r1.abs = rem;
		if (!cofactors) continue;
		big_Int k = {false, q}, p = big_Int(), n = big_Int();
		big_Int_Sub(&n, &s0, big_Int_Mul(&p, &k, &s1));
		s0 = s1;
		s1 = n;
		n = p = big_Int();
		big_Int_Sub(&n, &t0, big_Int_Mul(&p, &k, &t1));
		t0 = t1;
		t1 = n;
	}
	if (!r0.abs.n) s0 = t0 = big_Int();
	if (x) rt_big(x, s0.abs, s0.neg != an);
	if (y) rt_big(y, t0.abs, t0.neg != bn);
	return rt_big(z, r0.abs, false);
}
//@ big_Int_ModInverse
//= returns receiver, writes receiver
inline big_Int* big_Int_ModInverse(big_Int* z, big_Int* g, big_Int* n) {
	deref(n);
	big_Int m = {false, rt_nat_set(rt_nat(), n->abs)}, k = big_Int(), d = big_Int(), x = big_Int();
	big_Int_Mod(&k, g, &m);
	big_Int_GCD(&d, &x, nullptr, &k, &m);
	if (d.abs.n != 1 || d.abs.p[0] != 1) return nullptr;
	if (x.neg) rt_big_add(&x, &x, &m, false);
	return rt_big(z, x.abs, x.neg);
}
//@ rt_nat_powmod
// 1/x modulo 2^64 for an odd x. At first three bits are right, and each step doubles the number
// of right bits.
inline uint64 rt_inverse(uint64 x) {
	uint64 z = x;
	for (int i = 0; i < 5; i++) z *= 2 - x * z;
	return z;
}
// x^y mod m for an odd m of n limbs, four bits of y at a time, with Montgomery multiplication: a * b /
// 2^(64n) mod m needs no division.
inline rt_nat rt_nat_powmod_odd(rt_nat x, rt_nat y, rt_nat m) {
	int64 n = m.n;
	uint64 inverse = rt_inverse(m.p[0]);
	rt_nat one = rt_nat_fresh(n + 1), table = rt_nat_fresh(16 * n), room = rt_nat_fresh(3 * n), rem;
	auto power = [&](int i) { return table.p + i * n; };
	uint64 *t = room.p, *z = t + 2 * n;
	auto put = [&](uint64* to, const rt_nat& from) {
		memset(to, 0, size_t(n) * 8);
		if (from.n) memcpy(to, from.p, size_t(from.n) * 8);
	};
	auto times = [&](uint64* to, const uint64* a, const uint64* b) {
		if (a == b) rt_limbs_square(t, a, n);
		else rt_limbs_school(t, a, n, b, n);
		uint64 c = 0;
		for (int64 i = 0; i < n; i++) {
			uint128 s = uint128(t[n + i]) + rt_limbs_muladd(t + i, m.p, n, -inverse * t[i]) + c;
			t[n + i] = uint64(s);
			c = uint64(s >> 64);
		}
		if (c || rt_nat_cmp(rt_nat{t + n, n, n}, m) >= 0) rt_limbs_sub(to, t + n, m.p, n);
		else memcpy(to, t + n, size_t(n) * 8);
	};
	memset(one.p, 0, size_t(n) * 8);
	one.p[n] = 1;
	rt_nat_div(one, m, rem);
	put(power(0), rem);
	rt_nat_div(rt_nat_mul(rt_nat(), x, one), m, rem);
	put(power(1), rem);
	for (int i = 2; i < 16; i++) times(power(i), power(i - 1), power(1));
	memcpy(z, table.p, size_t(n) * 8);
	for (int64 i = (rt_nat_bits(y) + 3) / 4 * 4 - 4; i >= 0; i -= 4) {
		for (int k = 0; k < 4; k++) times(z, z, z);
		times(z, z, power(int(y.p[i / 64] >> (i % 64) & 15)));
	}
	memset(one.p, 0, size_t(n) * 8);
	one.p[0] = 1;
	times(z, z, one.p);
	return rt_nat_norm(rt_nat_set(rt_nat(), rt_nat{z, n, n}));
}
// x^y mod m, four bits of y at a time if y is long enough to make the table worth its cost.
inline rt_nat rt_nat_powmod(rt_nat x, rt_nat y, rt_nat m) {
	rt_nat table[16];
	if (m.n == 1) {
		uint64 d = m.p[0], b = 0, r = 1 % d;
		for (int64 i = x.n - 1; i >= 0; i--) rt_divide(b, x.p[i], d, b);
		for (int64 i = rt_nat_bits(y) - 1; i >= 0 && d >> 32 == 0; i--) {  // products fit in a limb
			r = r * r % d;
			if ((y.p[i / 64] >> (i % 64)) & 1) r = r * b % d;
		}
		for (int64 i = rt_nat_bits(y) - 1; i >= 0 && d >> 32; i--) {
			uint128 p = uint128(r) * r;
			rt_divide(uint64(p >> 64), uint64(p), d, r);
			if (!((y.p[i / 64] >> (i % 64)) & 1)) continue;
			p = uint128(r) * b;
			rt_divide(uint64(p >> 64), uint64(p), d, r);
		}
		return rt_nat_of(r);
	}
	uint64 k = m.p[0] ? uint64(__builtin_ctzll(m.p[0])) : 64;
	rt_nat odd = rt_nat_shr(rt_nat(), m, k);
	if (k < 64 && odd.n > 1 && m.n < 80 && rt_nat_bits(y) > 24) {
		rt_nat r = rt_nat_powmod_odd(x, y, odd);
		if (k == 0) return r;
		// p is the power modulo 2^k. The result is r + f * odd, where f = (p - r) / odd modulo 2^k, because
		// it must be p modulo 2^k.
		uint64 p = 1, b = x.n ? x.p[0] : 0;
		for (int64 i = rt_nat_bits(y) - 1; i >= 0; i--) p *= (y.p[i / 64] >> (i % 64)) & 1 ? p * b : p;
		uint64 f = (p - (r.n ? r.p[0] : 0)) * rt_inverse(odd.p[0]) & ((uint64(1) << k) - 1);
		return rt_nat_add(rt_nat(), rt_nat_mul(rt_nat(), odd, rt_nat_of(f)), r);
	}
	rt_nat_div(x, m, table[1]);
	int64 w = rt_nat_bits(y) > 24 ? 4 : 1;
	for (int i = 2; i < 1 << w; i++) rt_nat_div(rt_nat_mul(rt_nat(), table[i - 1], table[1]), m, table[i]);
	// Products of short numbers are reduced in place.
	uint64 s = uint64(__builtin_clzll(m.p[m.n - 1]));
	rt_nat z = rt_nat_of(1), t = rt_nat(), u = t, v = rt_nat_shl(rt_nat(), m, s);
	auto times = [&](const rt_nat& y) {
		t = rt_nat_mul(t, z, y);
		if (m.n < 80 && t.n >= m.n) {
			u = rt_nat_widened(u, t, s, t.n + 1);
			rt_limbs_div(nullptr, u.p, v.p, m.n, t.n - m.n);
			u.n = m.n;
			z = rt_nat_shr(z, rt_nat_norm(u), s);
		} else {
			rt_nat_div(t, m, z);
		}
	};
	bool started = false;
	for (int64 i = y.n * 64 - w; i >= 0; i -= w) {
		unsigned d = unsigned(y.p[i / 64] >> (i % 64)) & ((1u << w) - 1);
		if (started)
			for (int k = 0; k < w; k++) times(z);
		if (d) {
			times(table[d]);
			started = true;
		}
	}
	return z;
}
//@ big_Int_Exp
//= returns receiver, writes receiver
inline big_Int* big_Int_Exp(big_Int* z, big_Int* x, big_Int* y, big_Int* m) {
	deref(x);
	deref(y);
	bool mod = m && m->abs.n;
	big_Int base = {x->neg, rt_nat_set(rt_nat(), x->abs)};
	if (y->neg) {
		if (!mod) return big_Int_SetInt64(z, 1);
		if (!big_Int_ModInverse(&base, x, m)) return nullptr;
	}
	bool neg = x->neg && y->abs.n && (y->abs.p[0] & 1);
	if (!mod) {
		rt_nat r = rt_nat_of(1);
		for (int64 i = rt_nat_bits(y->abs) - 1; i >= 0; i--) {
			r = rt_nat_mul(rt_nat(), r, r);
			if ((y->abs.p[i / 64] >> (i % 64)) & 1) r = rt_nat_mul(rt_nat(), r, base.abs);
		}
		return rt_big(z, r, neg);
	}
	rt_nat mm = rt_nat_set(rt_nat(), m->abs), r = rt_nat_powmod(base.abs, y->abs, mm);
	if (neg && r.n) return rt_big(z, rt_nat_sub(rt_nat(), mm, r), false);
	return rt_big(z, r, false);
}
//@ big_Int_Sqrt
//= returns receiver, writes receiver
inline big_Int* big_Int_Sqrt(big_Int* z, big_Int* x) {
	deref(x);
	if (x->neg) panic_text("square root of negative number"_s);
	if (x->abs.n == 0) return rt_big(z, rt_nat(), false);
	rt_nat r = rt_nat_shl(rt_nat(), rt_nat_of(1), uint64((rt_nat_bits(x->abs) + 1) / 2)), rem;
	for (;;) {  // Newton's method, starting from above
		rt_nat q = rt_nat_div(x->abs, r, rem);
		rt_nat n = rt_nat_shr(rt_nat(), rt_nat_add(rt_nat(), q, r), 1);
		if (rt_nat_cmp(n, r) >= 0) return rt_big(z, r, false);
		r = n;
	}
}
//@ big_Int_MulRange rt_nat_range
//= big_Int_MulRange: returns receiver, writes receiver
inline rt_nat rt_nat_range(uint64 a, uint64 b) {
	if (a > b) return rt_nat_of(1);
	if (a == b) return rt_nat_of(a);
	uint64 m = a + (b - a) / 2;
	return rt_nat_mul(rt_nat(), rt_nat_range(a, m), rt_nat_range(m + 1, b));
}
inline big_Int* big_Int_MulRange(big_Int* z, int64 a, int64 b) {
	if (a > b) return big_Int_SetInt64(z, 1);
	if (a <= 0 && b >= 0) return big_Int_SetInt64(z, 0);
	if (a > 0) return rt_big(z, rt_nat_range(uint64(a), uint64(b)), false);
	return rt_big(z, rt_nat_range(uint64(0) - uint64(b), uint64(0) - uint64(a)), (b - a) % 2 == 0);
}
//@ big_Int_Binomial
//= returns receiver, writes receiver
inline big_Int* big_Int_Binomial(big_Int* z, int64 n, int64 k) {
	if (k > n) return big_Int_SetInt64(z, 0);
	if (k > n - k) k = n - k;
	big_Int a = big_Int(), b = big_Int();
	big_Int_MulRange(&a, n - k + 1, n);
	big_Int_MulRange(&b, 1, k);
	return big_Int_Quo(z, &a, &b);
}
//@ big_Int_ProbablyPrime
//= pure
// Miller-Rabin with the first thirteen primes: proved to be exact below 3.3e24. For larger numbers,
// no counterexample is known.
inline bool big_Int_ProbablyPrime(big_Int* x, int64 rounds) {
	deref(x);
	if (rounds < 0) panic_text("negative n for ProbablyPrime"_s);
	if (x->neg || x->abs.n == 0) return false;
	static const uint64 primes[] = {2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41};
	rt_nat n = x->abs, rem, one = rt_nat_of(1);
	if (n.n == 1 && n.p[0] < 2) return false;
	for (uint64 p : primes) {
		if (n.n == 1 && n.p[0] == p) return true;
		rt_nat_div(n, rt_nat_of(p), rem);
		if (rem.n == 0) return false;
	}
	rt_nat last = rt_nat_sub(rt_nat(), n, one);
	big_Int l = {false, last};
	uint64 s = big_Int_TrailingZeroBits(&l);
	rt_nat d = rt_nat_shr(rt_nat(), last, s);
	for (uint64 p : primes) {
		rt_nat y = rt_nat_powmod(rt_nat_of(p), d, n);
		if (rt_nat_cmp(y, one) == 0 || rt_nat_cmp(y, last) == 0) continue;
		bool ok = false;
		for (uint64 i = 1; i < s && !ok; i++) {
			rt_nat_div(rt_nat_mul(rt_nat(), y, y), n, rem);
			y = rem;
			ok = rt_nat_cmp(y, last) == 0;
		}
		if (!ok) return false;
	}
	return true;
}
//@ big_Int_Bytes
//= pure
inline Slice<uint8> big_Int_Bytes(big_Int* x) {
	deref(x);
	int64 n = (rt_nat_bits(x->abs) + 7) / 8;
	Slice<uint8> b = mkslice<uint8>(n);
	for (int64 i = 0; i < n; i++) b.p[n - 1 - i] = uint8(x->abs.p[i / 8] >> (i % 8 * 8));
	return b;
}
//@ big_Int_SetBytes
//= returns receiver, writes receiver
inline big_Int* big_Int_SetBytes(big_Int* z, Slice<uint8> b) {
	rt_nat a = rt_nat_fresh(b.n / 8 + 1);
	memset(a.p, 0, size_t(a.n) * 8);
	for (int64 i = 0; i < b.n; i++) a.p[i / 8] |= uint64(b.p[b.n - 1 - i]) << (i % 8 * 8);
	return rt_big(z, rt_nat_norm(a), false);
}
