// data.h: strings, arrays and slices.

//@ String compare
struct String {
	const char* p;
	int64 n;
	uint8 operator[](rt_index i) const {
		if (RT_UNLIKELY(uint64(i) >= uint64(n))) panic_index(i, n);
		return uint8(p[i]);
	}
};
constexpr String operator""_s(const char* p, size_t n) { return String{p, int64(n)}; }
// Comparisons are included only if the translator or a piece requires them.
#ifdef USES_needs_string_equal
inline bool operator==(String a, String b) { return a.n == b.n && (a.n == 0 || a.p == b.p || memcmp(a.p, b.p, a.n) == 0); }
#endif
#ifdef USES_needs_string_unequal
needs_string_equal inline bool operator!=(String a, String b) { return !(a == b); }
#endif

inline int compare(String a, String b) {
	int64 n = a.n < b.n ? a.n : b.n;
	int c = n ? memcmp(a.p, b.p, n) : 0;
	return c ? c : a.n < b.n ? -1 : a.n > b.n;
}
#ifdef USES_needs_string_less
inline bool operator<(String a, String b) { return compare(a, b) < 0; }
#endif
#ifdef USES_needs_string_order
inline bool operator>(String a, String b) { return compare(a, b) > 0; }
inline bool operator<=(String a, String b) { return compare(a, b) <= 0; }
inline bool operator>=(String a, String b) { return compare(a, b) >= 0; }
#endif

//@ complex128
struct complex128 { float64 re, im; };
inline bool operator==(complex128 a, complex128 b) { return a.re == b.re && a.im == b.im; }
inline bool operator!=(complex128 a, complex128 b) { return !(a == b); }
inline complex128 operator-(complex128 a) { return complex128{-a.re, -a.im}; }
inline complex128 operator+(complex128 a, complex128 b) { return complex128{a.re + b.re, a.im + b.im}; }
inline complex128 operator-(complex128 a, complex128 b) { return complex128{a.re - b.re, a.im - b.im}; }
inline complex128 operator*(complex128 a, complex128 b) { return complex128{a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re}; }
// Smith's algorithm, with C99's rules for infinities and zeros.
inline float64 rt_one_if_inf(float64 x) { return __builtin_copysign(__builtin_isinf(x) ? 1.0 : 0.0, x); }
inline complex128 operator/(complex128 n, complex128 m) {
	float64 a = n.re, b = n.im, c = m.re, d = m.im, e, f;
	if (__builtin_fabs(c) >= __builtin_fabs(d)) {
		float64 ratio = d / c, denom = c + ratio * d;
		e = (a + b * ratio) / denom;
		f = (b - a * ratio) / denom;
	} else {
		float64 ratio = c / d, denom = d + ratio * c;
		e = (a * ratio + b) / denom;
		f = (b * ratio - a) / denom;
	}
	if (e != e || f != f) {
		float64 inf = __builtin_inf();
		if (c == 0 && d == 0 && (a == a || b == b)) {
			e = __builtin_copysign(inf, c) * a;
			f = __builtin_copysign(inf, c) * b;
		} else if ((__builtin_isinf(a) || __builtin_isinf(b)) && __builtin_isfinite(c) && __builtin_isfinite(d)) {
			a = rt_one_if_inf(a);
			b = rt_one_if_inf(b);
			e = inf * (a * c + b * d);
			f = inf * (b * c - a * d);
		} else if ((__builtin_isinf(c) || __builtin_isinf(d)) && __builtin_isfinite(a) && __builtin_isfinite(b)) {
			c = rt_one_if_inf(c);
			d = rt_one_if_inf(d);
			e = 0 * (a * c + b * d);
			f = 0 * (b * c - a * d);
		}
	}
	return complex128{e, f};
}
inline complex128& operator+=(complex128& a, complex128 b) { return a = a + b; }
inline complex128& operator-=(complex128& a, complex128 b) { return a = a - b; }
inline complex128& operator*=(complex128& a, complex128 b) { return a = a * b; }
inline complex128& operator/=(complex128& a, complex128 b) { return a = a / b; }
//@ complex64
// Products and quotients are computed in complex128 and then rounded.
struct complex64 { float32 re, im; };
inline complex128 rt_to_complex128(complex64 a) { return complex128{a.re, a.im}; }
inline complex64 rt_to_complex64(complex128 a) { return complex64{float32(a.re), float32(a.im)}; }
inline bool operator==(complex64 a, complex64 b) { return a.re == b.re && a.im == b.im; }
inline bool operator!=(complex64 a, complex64 b) { return !(a == b); }
inline complex64 operator-(complex64 a) { return complex64{-a.re, -a.im}; }
inline complex64 operator+(complex64 a, complex64 b) { return complex64{a.re + b.re, a.im + b.im}; }
inline complex64 operator-(complex64 a, complex64 b) { return complex64{a.re - b.re, a.im - b.im}; }
inline complex64 operator*(complex64 a, complex64 b) { return rt_to_complex64(rt_to_complex128(a) * rt_to_complex128(b)); }
inline complex64 operator/(complex64 a, complex64 b) { return rt_to_complex64(rt_to_complex128(a) / rt_to_complex128(b)); }
inline complex64& operator+=(complex64& a, complex64 b) { return a = a + b; }
inline complex64& operator-=(complex64& a, complex64 b) { return a = a - b; }
inline complex64& operator*=(complex64& a, complex64 b) { return a = a * b; }
inline complex64& operator/=(complex64& a, complex64 b) { return a = a / b; }

//@ mkstring
// Returns a new string with a copy of these bytes.
inline String mkstring(const char* p, int64 n) {
	if (n <= 0) return String{nullptr, 0};
	char* q = static_cast<char*>(gc_alloc(uint64(n), true));
	memcpy(q, p, n);
	return String{q, n};
}
//@ concat
inline String concat(String a, String b) {
	if (a.n <= 0) return b;
	if (b.n <= 0) return a;
	char* q = static_cast<char*>(gc_alloc(uint64(a.n + b.n), true));
	memcpy(q, a.p, a.n);
	memcpy(q + a.n, b.p, b.n);
	return String{q, a.n + b.n};
}
//@ concatn
// The concatenation of three or more strings in one allocation.
template <class... S> inline String concatn(S... s) {
	const String a[] = {s...};
	int64 n = 0;
	for (const String& x : a) n += x.n;
	if (n <= 0) return String{nullptr, 0};
	char* q = static_cast<char*>(gc_alloc(uint64(n), true));
	int64 i = 0;
	for (const String& x : a) {
		if (x.n > 0) memcpy(q + i, x.p, x.n);
		i += x.n;
	}
	return String{q, n};
}
//@ substr
// s[lo:hi]
inline String substr(String s, rt_index lo, rt_index hi) {
	if (RT_UNLIKELY(uint64(hi) > uint64(s.n))) panic_slice("[:%lld] with length %lld\0[:%lld]", hi, s.n);
	if (RT_UNLIKELY(uint64(lo) > uint64(hi))) panic_slice("[%lld:%lld]\0[%lld:]", lo, hi);
	return String{s.p + lo, hi - lo};
}
//@ tailstr
// s[lo:]
inline String tailstr(String s, rt_index lo) { return substr(s, lo, s.n); }
//@ decode
// Returns the rune that starts at s[i] and, in w, its number of bytes; U+FFFD and 1 if no valid
// rune starts there.
RT_NOINLINE static int32 decode_multi(const char* s, int64 left, int64& w) {
	const uint8* p = reinterpret_cast<const uint8*>(s);
	int32 r = p[0];
	// The number of bytes after the first one.
	int n = r < 0xC2 ? 0 : r < 0xE0 ? 1 : r < 0xF0 ? 2 : r < 0xF5 ? 3 : 0;
	w = 1;
	if (!n || left <= n) return 0xFFFD;
	r &= 0x3F >> n;
	for (int i = 1; i <= n; i++) {
		if ((p[i] & 0xC0) != 0x80) return 0xFFFD;
		r = r << 6 | (p[i] & 0x3F);
	}
	if (r >> (5 * n + 1) == 0 || r > 0x10FFFF || r >> 11 == 27) return 0xFFFD;  // too long, too large, a surrogate
	w = n + 1;
	return r;
}
inline int32 decode(String s, int64 i, int64& w) {
	uint8 c = uint8(s.p[i]);
	if (c < 0x80) {
		w = 1;
		return c;
	}
	return decode_multi(s.p + i, s.n - i, w);
}
//@ encode
// Writes r in UTF-8 to q, which has room for 4 bytes, and returns the number of bytes.
inline int encode(char* q, int32 r) {
	uint32 c = uint32(r);
	if (c > 0x10FFFF || (c >= 0xD800 && c < 0xE000)) c = 0xFFFD;
	if (c < 0x80) {
		q[0] = char(c);
		return 1;
	}
	int n = c < 0x800 ? 2 : c < 0x10000 ? 3 : 4;
	for (int i = n; --i; c >>= 6) q[i] = char(0x80 | (c & 0x3F));
	q[0] = char(0xF00 >> n | int(c));
	return n;
}
//@ runestring
// string(rune)
inline String runestring(int64 r) {
	char b[4];
	return mkstring(b, encode(b, r < 0 || r > 0x10FFFF ? 0xFFFD : int32(r)));
}

//@ Array
template <class T, int64 N> struct Array {
	T a[N ? N : 1];
	T& operator[](rt_index i) const {
		if (RT_UNLIKELY(uint64(i) >= uint64(N))) panic_index(i, N);
		return const_cast<T&>(a[i]);
	}
};
template <class T, int64 N> struct NoPtr<Array<T, N> > { static const bool value = NoPtr<T>::value; };
#ifdef USES_needs_array_equal
template <class T, int64 N> inline bool operator==(const Array<T, N>& x, const Array<T, N>& y) {
	for (int64 i = 0; i < N; i++)
		if (!(x.a[i] == y.a[i])) return false;
	return true;
}
template <class T, int64 N> inline bool operator!=(const Array<T, N>& x, const Array<T, N>& y) { return !(x == y); }
#endif

//@ Slice
template <class T> struct Slice {
	T* p;
	int64 n, c;
	T& operator[](rt_index i) const {
		if (RT_UNLIKELY(uint64(i) >= uint64(n))) panic_index(i, n);
		return p[i];
	}
#ifdef USES_range_for
	T* begin() const { return p; }
	T* end() const { return p + n; }
#endif
};
//@ mklen
// make([]T, n), where n is the length of another value
template <class T> inline Slice<T> mklen(int64 n) { return Slice<T>{gc_array<T>(uint64(n)), n, n}; }
//@ mkroom
// make([]T, 0, n), where n is the length of another value
template <class T> inline Slice<T> mkroom(int64 n) { return Slice<T>{gc_array<T>(uint64(n)), 0, n}; }
//@ mkslice mkslicecap
// make([]T, n, c)
template <class T> inline Slice<T> mkslicecap(int64 n, int64 c) {
	if (RT_UNLIKELY(n < 0 || uint64(n) > (uint64(1) << 47) / sizeof(T))) panic_makelen();
	if (RT_UNLIKELY(c < n || uint64(c) > (uint64(1) << 47) / sizeof(T))) panic_makecap();
	return Slice<T>{gc_array<T>(uint64(c)), n, c};
}
template <class T> inline Slice<T> mkslice(int64 n) {
	if (RT_UNLIKELY(n < 0 || uint64(n) > (uint64(1) << 47) / sizeof(T))) panic_makelen();
	return Slice<T>{gc_array<T>(uint64(n)), n, n};
}
//@ rt_newcap
// Returns the capacity that Go's append chooses for need elements of the given size.
RT_NOINLINE static int64 rt_newcap(int64 need, int64 old, uint64 size, bool noscan) {
	int64 c = old;
	if (need > old * 2) c = need;
	else if (old < 256) c = old * 2;
	else
		while (c < need) c += (c + 768) >> 2;
	return int64(rt_roundup(uint64(c) * size, noscan) / size);
}
//@ rt_grow
template <class T> RT_NOINLINE Slice<T> rt_grow(Slice<T> s, int64 need) {
	int64 c = std::is_empty<T>::value ? need : rt_newcap(need, s.c, sizeof(T), NoPtr<T>::value);
	T* q = gc_array<T>(uint64(c));
	if (s.n > 0) memcpy(static_cast<void*>(q), s.p, s.n * sizeof(T));
	return Slice<T>{q, s.n, c};
}
//@ append appendn
template <class T> inline Slice<T> append(Slice<T> s, const Same<T>& x) {
	T v = x;
	if (RT_UNLIKELY(s.n == s.c)) s = rt_grow(s, s.n + 1);
	s.p[s.n++] = v;
	return s;
}
template <class T> inline void rt_put(T*) {}
template <class T, class X, class... Y> inline void rt_put(T* q, const X& x, const Y&... y) {
	*q = x;
	rt_put(q + 1, y...);
}
template <class T, class... X> inline Slice<T> appendn(Slice<T> s, const Same<T>& x0, const Same<T>& x1, const X&... x) {
	T v[] = {x0, x1, T(x)...};
	const int64 k = int64(sizeof v / sizeof v[0]);
	if (s.n + k > s.c) s = rt_grow(s, s.n + k);
	for (int64 i = 0; i < k; i++) s.p[s.n++] = v[i];
	return s;
}
//@ push
// s = append(s, x) in place.
template <class T> inline void push(Slice<T>& s, const Same<T>& x) {
	T v = x;
	if (RT_UNLIKELY(s.n == s.c)) s = rt_grow(s, s.n + 1);
	s.p[s.n++] = v;
}
//@ appendall
// append(s, t...)
template <class T> inline Slice<T> appendall(Slice<T> s, Slice<Same<T>> t) {
	if (t.n <= 0) return s;
	if (s.n + t.n > s.c) s = rt_grow(s, s.n + t.n);
	memmove(static_cast<void*>(s.p + s.n), t.p, t.n * sizeof(T));
	s.n += t.n;
	return s;
}
//@ appendstr
// append(bytes, s...)
inline Slice<uint8> appendstr(Slice<uint8> s, String t) {
	if (t.n <= 0) return s;
	if (s.n + t.n > s.c) s = rt_grow(s, s.n + t.n);
	memcpy(s.p + s.n, t.p, t.n);
	s.n += t.n;
	return s;
}
//@ copyslice
template <class T> inline int64 copyslice(Slice<T> d, Slice<Same<T>> s) {
	int64 n = d.n < s.n ? d.n : s.n;
	if (n > 0) memmove(static_cast<void*>(d.p), s.p, n * sizeof(T));
	return n;
}
//@ copystr
inline int64 copystr(Slice<uint8> d, String s) {
	int64 n = d.n < s.n ? d.n : s.n;
	if (n > 0) memmove(d.p, s.p, n);
	return n;
}
//@ subslice subslice3
// s[lo:hi] and s[lo:hi:max]. An empty result at the end gets no pointer past the end of the
// array.
template <class T> inline Slice<T> subslice(Slice<T> s, rt_index lo, rt_index hi) {
	if (RT_UNLIKELY(uint64(hi) > uint64(s.c))) panic_slice("[:%lld] with capacity %lld\0[:%lld]", hi, s.c);
	if (RT_UNLIKELY(uint64(lo) > uint64(hi))) panic_slice("[%lld:%lld]\0[%lld:]", lo, hi);
	return Slice<T>{lo < s.c ? s.p + lo : s.p, hi - lo, s.c - lo};
}
template <class T> inline Slice<T> subslice3(Slice<T> s, rt_index lo, rt_index hi, rt_index max) {
	if (RT_UNLIKELY(uint64(max) > uint64(s.c))) panic_slice("[::%lld] with capacity %lld\0[::%lld]", max, s.c);
	if (RT_UNLIKELY(uint64(hi) > uint64(max))) panic_slice("[:%lld:%lld]\0[:%lld:]", hi, max);
	if (RT_UNLIKELY(uint64(lo) > uint64(hi))) panic_slice("[%lld:%lld:]\0[%lld::]", lo, hi);
	return Slice<T>{lo < max ? s.p + lo : s.p, hi - lo, max - lo};
}
//@ tailslice
// s[lo:]
template <class T> inline Slice<T> tailslice(Slice<T> s, rt_index lo) {
	if (RT_UNLIKELY(uint64(lo) > uint64(s.n))) panic_slice("[%lld:%lld]\0[%lld:]", lo, s.n);
	return Slice<T>{lo < s.c ? s.p + lo : s.p, s.n - lo, s.c - lo};
}
//@ arrayslice
// a[:] of an array
template <class T, int64 N> inline Slice<T> arrayslice(Array<T, N>& a) { return Slice<T>{a.a, N, N}; }
//@ subarray subarray3
// a[lo:hi] and a[lo:hi:max] of an array
template <class T, int64 N> inline Slice<T> subarray(Array<T, N>& a, rt_index lo, rt_index hi) {
	if (RT_UNLIKELY(uint64(hi) > uint64(N))) panic_slice("[:%lld] with length %lld\0[:%lld]", hi, N);
	return subslice(arrayslice(a), lo, hi);
}
template <class T, int64 N> inline Slice<T> subarray3(Array<T, N>& a, rt_index lo, rt_index hi, rt_index max) {
	if (RT_UNLIKELY(uint64(max) > uint64(N))) panic_slice("[::%lld] with length %lld\0[::%lld]", max, N);
	return subslice3(arrayslice(a), lo, hi, max);
}
//@ slicelit
// []T{...}
#include <initializer_list>
template <class T> inline Slice<T> slicelit(std::initializer_list<T> x) {
	T* p = gc_array<T>(x.size());
	if (x.size()) memcpy(static_cast<void*>(p), x.begin(), x.size() * sizeof(T));
	return Slice<T>{p, int64(x.size()), int64(x.size())};
}
//@ rt_args
// The variadic arguments of a call: an array that lives until the end of the full expression.
template <class T, int64 N> struct rt_args {
	T a[N];
	Slice<T> all() { return Slice<T>{a, N, N}; }
};
//@ tmpslice
// A slice of arguments that the callee does not keep: it lives until the end of the full
// expression.
template <class T> inline Slice<T> tmpslice(std::initializer_list<T> x) { return Slice<T>{const_cast<T*>(x.begin()), int64(x.size()), int64(x.size())}; }
#include <initializer_list>
//@ clearslice
template <class T> inline void clearslice(Slice<T> s) {
	if (s.n > 0) memset(static_cast<void*>(s.p), 0, s.n * sizeof(T));
}
//@ toarrayptr
// [N]T(s)
template <class T, int64 N> inline Array<T, N>* toarrayptr(Slice<T> s) {
	if (s.n < N) panic_error("cannot convert slice with length %lld to array or pointer to array with length %lld", s.n, N);
	return reinterpret_cast<Array<T, N>*>(s.p);
}
//@ bytes_of
// []byte(s)
inline Slice<uint8> bytes_of(String s) {
	int64 c = int64(rt_roundup(uint64(s.n), true));
	if (s.n == 0) return Slice<uint8>{static_cast<uint8*>(gc_alloc(1, true)), 0, 0};
	uint8* p = static_cast<uint8*>(gc_alloc(uint64(c), true));
	memcpy(p, s.p, s.n);
	return Slice<uint8>{p, s.n, c};
}
//@ string_of runes_string
// string(bytes), string(runes)
inline String string_of(Slice<uint8> s) { return mkstring(reinterpret_cast<const char*>(s.p), s.n); }
inline String runes_string(Slice<int32> s) {
	int64 n = 0;
	char b[4];
	for (int64 i = 0; i < s.n; i++) n += encode(b, s.p[i]);
	if (n <= 0) return String{nullptr, 0};
	char* q = static_cast<char*>(gc_alloc(uint64(n), true));
	int64 k = 0;
	for (int64 i = 0; i < s.n; i++) k += encode(q + k, s.p[i]);
	return String{q, n};
}
//@ runes_of
// []rune(s)
inline Slice<int32> runes_of(String s) {
	int64 k = 0, w = 0;
	for (int64 i = 0; i < s.n; i += w, k++) decode(s, i, w);
	int64 c = int64(rt_roundup(uint64(k) * 4, true) / 4);
	Slice<int32> r = {gc_array<int32>(uint64(c)), 0, c};
	for (int64 i = 0; i < s.n; i += w) r.p[r.n++] = decode(s, i, w);
	return r;
}
