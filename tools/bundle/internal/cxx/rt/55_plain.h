// 55_plain.h: a small scanner: for programs that only scan numbers and words, only from the standard input, and do not
// look at the texts of errors. It reads as 50_scan.h does.

//@ rt_plain_skip
#ifdef USES_plain_input
// Skips spaces. Returns 0 before a value, 1 at the end of the input, 2 at the end of a line that must contain a value.
inline int rt_plain_skip(bufio_Reader* b, bool line) {
	for (int32 c; (c = b->peek()) >= 0;) {
#ifdef USES_needs_runes
		if (!rt_space(c)) return 0;
#else
		if (!rt_blank(c)) return 0;
#endif
		b->next();
		if (line && c == '\n') return 2;
	}
	return 1;
}
#endif
//@ rt_plain_one
#ifdef USES_plain_input
// The following functions scan one value. They return 0, 1 at the end of the input, or 2 if there is no such value.
#ifdef USES_scan_int
// Integers of every size: a sign, 0b, 0o, 0 or 0x, and digits with underscores between them.
template <class T> inline int rt_plain_one(bufio_Reader* b, T* p) {
	const bool is_signed = T(-1) < T(0);
	int32 c = b->peek();
	bool neg = is_signed && c == '-';
	if (neg || (is_signed && c == '+')) {
		b->next();
		c = b->peek();
		if (c < 0) return 1;
	}
	unsigned base = 10;
	// any: a digit was read; empty: only a prefix was read; digit: the last rune was a digit or prefix.
	bool any = c == '0', digit = any, empty = false, wrong = false;
	if (any) {
		b->next();
		c = b->peek() | 32;
		empty = c == 'b' || c == 'o' || c == 'x';
		base = c == 'b' ? 2 : c == 'x' ? 16 : 8;
		if (empty) b->next();
	}
	uint64 u = 0;
	for (;; any = true) {
		c = b->peek();
		unsigned d = c >= '0' && c <= '9' ? unsigned(c - '0') : (c | 32) >= 'a' && (c | 32) <= 'f' ? unsigned((c | 32) - 'a' + 10) : 99;
		if (c != '_' && d >= base) break;
		b->next();
		if (c == '_') {
			wrong = wrong || !digit;
		} else {
			empty = false;
			wrong = wrong || (u >> 58 && u > (~uint64(0) - d) / base);
			u = u * base + d;
		}
		digit = c != '_';
	}
	if (!any || empty || !digit || wrong || (is_signed && u > (uint64(1) << 63) - !neg)) return 2;
	if (neg) u = uint64(0) - u;
#ifdef USES_scan_small
	if (uint64(T(u)) != u) return 2;
#endif
	*p = T(u);
	return 0;
}
#endif
#ifdef USES_scan_string
needs_runes inline int rt_plain_one(bufio_Reader* b, String* p) {
	static rt_buf t;
	t.n = 0;
	for (int32 c; (c = b->peek()) >= 0 && !rt_space(c); b->next()) {
		if (c == 0xFFFD) t.put("\xEF\xBF\xBD", 3);  // also for bytes that are no UTF-8
		else t.put(reinterpret_cast<char*>(b->p) + b->r, b->last);
	}
	*p = mkstring(t.p, t.n);
	return 0;
}
#endif
#ifdef USES_scan_real
struct rt_plain_token {
	bufio_Reader* b;
	rt_buf& token;
	bool accept(const char* ok) {
		int32 c = b->peek();
		if (c <= 0 || c >= 0x80 || !strchr(ok, c)) return false;
		token.put(char(c));
		b->next();
		return true;
	}
};
inline int rt_plain_float(bufio_Reader* b, int bits, float64& v) {
	static rt_buf t;
	t.n = 0;
	rt_plain_token s = {b, t};
	rt_float_token(s);
	const char* of;
	return rt_float_value(t, bits, v, of) ? 2 : 0;
}
inline int rt_plain_one(bufio_Reader* b, float64* p) {
	float64 v;
	int e = rt_plain_float(b, 64, v);
	if (!e) *p = v;
	return e;
}
inline int rt_plain_one(bufio_Reader* b, float32* p) {
	float64 v;
	int e = rt_plain_float(b, 32, v);
	if (!e) *p = float32(v);
	return e;
}
#endif
#endif
//@ rt_plain_values
#ifdef USES_plain_input
#ifdef USES_scan_result
typedef rt_count rt_scanned;
static Any rt_not_scanned = rt_error("no such value"_s);
#else
typedef void rt_scanned;
#endif
template <class... P> inline rt_scanned rt_plain_values(bufio_Reader* b, bool line, P... p) {
#ifdef USES_needs_nil_stream
	deref(b);
#endif
	int e = 0;
#ifdef USES_scan_result
	int64 n = 0;
	int all[] = {0, (e = e ? e : rt_plain_skip(b, line), e = e ? e : rt_plain_one(b, p), n += !e, 0)...};
#else
	int all[] = {0, (e = e ? e : rt_plain_skip(b, line), e = e ? e : rt_plain_one(b, p))...};
#endif
	(void)all;
#ifdef USES_fmt_scanln
	needs_runes
	while (line && !e) {
		int32 c = b->peek();
		b->next();
		if (c < 0 || c == '\n') break;
		if (!rt_space(c)) e = 2;
	}
#endif
#ifdef USES_from_file
	needs_runes
	b->next();  // as in Go, a rune that was read ahead is lost
#endif
#ifdef USES_scan_result
	return rt_count{n, e == 0 ? Any() : e == 1 ? io_EOF : rt_not_scanned};
#endif
}
#ifdef USES_from_reader
template <class... P> inline rt_scanned fmt_scan(bufio_Reader* b, P... p) { return rt_plain_values(b, false, p...); }
template <class... P> inline rt_scanned fmt_scanln(bufio_Reader* b, P... p) { return rt_plain_values(b, true, p...); }
#endif
#endif
//@ rt_direct
#ifdef USES_plain_input
// Scan and Scanln without a reader.
#ifdef USES_from_file
static uint8 rt_direct_bytes[65536];
static bufio_Reader rt_direct = {rt_direct_bytes, 0, 0, 65536, 0};
template <class... P> inline rt_scanned fmt_scan(rt_standard_input, P... p) { return rt_plain_values(&rt_direct, false, p...); }
template <class... P> inline rt_scanned fmt_scanln(rt_standard_input, P... p) { return rt_plain_values(&rt_direct, true, p...); }
#endif
#endif
