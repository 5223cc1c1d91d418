// 10_numbers.h: numbers as text: a growing buffer, integers in any base.

//@ rt_space
// unicode.IsSpace
inline bool rt_space(int32 r) {
	if (r < 0x100) return r == ' ' || (r >= 9 && r <= 13) || r == 0x85 || r == 0xA0;
	return r == 0x1680 || (r >= 0x2000 && r <= 0x200a) || r == 0x2028 || r == 0x2029 || r == 0x202f || r == 0x205f || r == 0x3000;
}
//@ rt_full_rune
inline bool rt_full_rune(const uint8* p, int64 n) {
	if (n == 0) return false;
	if (n >= 4 || p[0] < 0xC2 || p[0] > 0xF4) return true;
	int need = p[0] < 0xE0 ? 2 : p[0] < 0xF0 ? 3 : 4;
	if (n >= need) return true;
	if (n > 1) {  // after a wrong continuation byte, the bytes count as a complete but invalid rune
		uint8 lo = p[0] == 0xE0 ? 0xA0 : p[0] == 0xF0 ? 0x90 : 0x80, hi = p[0] == 0xED ? 0x9F : p[0] == 0xF4 ? 0x8F : 0xBF;
		if (p[1] < lo || p[1] > hi) return true;
		if (n > 2 && (p[2] & 0xC0) != 0x80) return true;
	}
	return false;
}
//@ rt_buf
// A growing buffer of bytes.
struct rt_buf {
	char* p;
	int64 n, c;
	RT_NOINLINE void grow(int64 k) {
		c = c * 2 + k + 256;
		p = static_cast<char*>(realloc(p, size_t(c)));
		if (!p) fatal("out of memory");
	}
	char* room(int64 k) {
		if (RT_UNLIKELY(n + k > c)) grow(k);
		return p + n;
	}
	void put(char x) {
		*room(1) = x;
		n++;
	}
	void put(const char* s, int64 k) {
		if (k > 0) memcpy(room(k), s, k);
		n += k;
	}
	void put(String s) { put(s.p, s.n); }
	void fill(char x, int64 k) {
		if (k <= 0) return;
		memset(room(k), x, k);
		n += k;
	}
	void insert(int64 at, char x, int64 k) {
		if (k <= 0) return;
		room(k);
		memmove(p + at + k, p + at, n - at);
		memset(p + at, x, k);
		n += k;
	}
	void rune(int32 r) {
		room(4);
		n += encode(p + n, r);
	}
};
//@ rt_utoa
// Writes the decimal digits of u before e, and returns the position of the first digit.
inline char* rt_utoa(char* e, uint64 u) {
	do *--e = char('0' + u % 10);
	while (u /= 10);
	return e;
}
//@ rt_put_int rt_put_uint
RT_NOINLINE static void rt_put_uint(rt_buf& b, uint64 u) {
	char t[24], *q = rt_utoa(t + 24, u);
	b.put(q, t + 24 - q);
}
RT_NOINLINE static void rt_put_int(rt_buf& b, int64 v) {
	if (v < 0) b.put('-');
	rt_put_uint(b, v < 0 ? uint64(0) - uint64(v) : uint64(v));
}
//@ rt_utoa_base
// Like rt_utoa, in a base from 2 to 36.
inline char* rt_utoa_base(char* e, uint64 u, int base, bool upper = false) {
	if (base == 10) return rt_utoa(e, u);
	const char* digits = upper ? "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ" : "0123456789abcdefghijklmnopqrstuvwxyz";
	do {
		*--e = digits[u % unsigned(base)];
		u /= unsigned(base);
	} while (u);
	return e;
}

