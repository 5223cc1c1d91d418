// 50_scan.h: fmt's scanning: Scan, Scanln, Scanf on standard input, readers and strings. The
// targets of a call are pointers of known types, with one overload of rt_scan_one for each
// kind, or pointers in interfaces.

//@ rt_source rt_room
// A source of runes. It has a window of bytes, which fill() moves forward. unread() puts the last
// rune back.
struct rt_source {
	const uint8 *cur, *end;
	int64 last;    // the number of bytes of the last rune
	bool unread_;  // the last rune was put back
	Any err;       // the error that ended the input; nil at the end of the input
	// Makes sure that the window contains at least one full rune. Returns false at the end or
	// on an error.
	virtual bool fill() = 0;
	virtual void done() = 0;
	void window(const void* p, int64 lo, int64 hi) {
		cur = static_cast<const uint8*>(p) + lo;
		end = static_cast<const uint8*>(p) + hi;
	}
	int32 next() {
		unread_ = false;
		last = 0;
		if (cur == end || (*cur >= 0x80 && !rt_rune_ready(cur, end - cur))) {
			if (!fill()) return -1;
		}
		last = 1;
		int32 r = *cur;
		if (r >= 0x80) r = decode(String{reinterpret_cast<const char*>(cur), end - cur}, 0, last);
		cur += last;
		return r;
	}
	void unread() {
		cur -= last;
		unread_ = true;
	}
};
// Memory on the stack for the source of one call.
union rt_room {
	char bytes[128];
	void* align;
};
#include <new>
struct rt_string_source : rt_source {
	explicit rt_string_source(String s) { window(s.p, 0, s.n); }
	bool fill() { return cur != end; }
	void done() {}
};
#ifdef USES_from_text
inline rt_source* rt_open(rt_room& room, String s) { return new (&room) rt_string_source(s); }
#endif
// A file that the program reads without bufio. As in Go, a rune that was read ahead is lost.
struct rt_file_source : rt_source {
	os_File* f;
	explicit rt_file_source(os_File* file) : f(file) {
#ifdef USES_rt_path_error
		f = rt_file(f);
#endif
		window(f->buf, f->lo, f->hi);
	}
	bool fill() {
		int64 have = end - cur;
		char keep[4];
		if (have > 3) return true;
		if (have > 0) memcpy(keep, cur, have);
		int64 n = rt_fill(f);
		if (have > 0) {  // keep the first bytes of a rune before the new bytes
			if (f->hi + have > f->cap) {
				f->cap += 8;
				f->buf = static_cast<char*>(realloc(f->buf, size_t(f->cap)));
			}
			memmove(f->buf + have, f->buf, f->hi);
			memcpy(f->buf, keep, have);
			f->hi += have;
		}
		if (n < 0) err = rt_file_error("read", f);
		window(f->buf, f->lo, f->hi);
		return cur != end;
	}
	void done() {
		if (unread_) cur += last;
		f->lo = cur - reinterpret_cast<uint8*>(f->buf);
	}
};
#ifdef USES_from_file
inline rt_source* rt_open(rt_room& room, os_File* f) { return new (&room) rt_file_source(f); }
#endif
struct rt_buffered_source : rt_source {
	bufio_Reader* b;
	explicit rt_buffered_source(bufio_Reader* r) : b(deref(r)) { window(b->p, b->r, b->w); }
	bool fill() {
		b->r = cur - b->p;
		while (!rt_rune_ready(b->p + b->r, b->w - b->r) && !b->err.t) rt_reader_fill(b);
		window(b->p, b->r, b->w);
		if (cur != end) return true;
		Any e = rt_reader_error(b);
		if (!rt_is(e, io_EOF)) err = e;
		return false;
	}
	void done() {
		b->r = cur - b->p;
		b->last_rune = -1;
		if (b->r > 0) b->last_byte = b->p[b->r - 1];
		if (!unread_ && last > 0 && b->r >= last) b->last_rune = last;
	}
};
#ifdef USES_from_reader
inline rt_source* rt_open(rt_room& room, bufio_Reader* r) { return new (&room) rt_buffered_source(r); }
#endif
// Any other reader. It is read rune by rune if it has UnreadRune, else byte by byte.
struct rt_any_source : rt_source {
	Any r;
	bool runes;
	uint8 one[8];
	explicit rt_any_source(const Any& reader) : r(reader), runes(has(reader, Sel_ReadRune) && has(reader, Sel_UnreadRune)) { cur = end = one; }
	bool fill() {
		Any e = Any();
		int64 n = end - cur;
		if (runes) {
			R3<int32, int64, Any> k = icall<R3<int32, int64, Any> >(r, Sel_ReadRune);
			e = k.r2;
			n = e.t ? 0 : encode(reinterpret_cast<char*>(one), k.r0);
		} else {
			memmove(one, cur, n);
			while (!rt_rune_ready(one, n) && !e.t) {
				rt_count k = icall<rt_count>(r, Sel_Read, rt_bytes(one + n, 1));
				n += k.r0;
				e = k.r1;
			}
		}
		cur = one;
		end = one + n;
		if (n == 0 && e.t && !rt_is(e, io_EOF)) err = e;
		return n > 0;
	}
	void done() {
		if (runes && unread_) icall<Any>(r, Sel_UnreadRune);
	}
};
#ifdef USES_from_any
inline rt_source* rt_open(rt_room& room, const Any& r) {
	if (!r.t) panic_nil();
#ifdef USES_bufio_Reader
	if (!strcmp(r.t->name, "*bufio.Reader")) return new (&room) rt_buffered_source(static_cast<bufio_Reader*>(r.w.p));
#endif
#ifdef USES_os_Stdin
	if (!strcmp(r.t->name, "*os.File")) return new (&room) rt_file_source(static_cast<os_File*>(r.w.p));
#endif
	return new (&room) rt_any_source(r);
}
#endif
//@ rt_scan
// The state of one scanning call. An error is thrown as an rt_scan_error, which ends the call.
struct rt_scan_error { Any err; };
struct rt_scan {
	rt_source& in;
	bool nl_space, nl_end, eof;
	rt_buf token;
#ifdef USES_rt_scanf
	int64 count, limit;  // runes read, and how many the verb's width allows
#endif
	rt_scan(rt_source& s, bool space, bool end) : in(s), nl_space(space), nl_end(end), eof(false), token(rt_buf{nullptr, 0, 0}) {
#ifdef USES_rt_scanf
		count = 0;
		limit = int64(1) << 30;
#endif
		s.err = Any();
		s.last = 0;
		s.unread_ = false;
	}
	~rt_scan() { free(token.p); }
	[[noreturn]] void fail(const Any& e) { throw rt_scan_error{e}; }
	[[noreturn]] void fail(String s) { fail(errors_New(s)); }
	int32 get() {
		if (eof) return -1;
#ifdef USES_rt_scanf
		if (count >= limit) return -1;
#endif
		int32 r = in.next();
		if (r < 0) {
			if (in.err.t) fail(in.err);
			eof = true;
			return -1;
		}
#ifdef USES_rt_scanf
		count++;
#endif
		if (nl_end && r == '\n') eof = true;
		return r;
	}
	void unread() {
		in.unread();
		eof = false;
#ifdef USES_rt_scanf
		count--;
#endif
	}
	static bool among(const char* ok, int32 r) { return r > 0 && r < 0x80 && strchr(ok, r); }
	// Reads the next rune if it is one of these, and reports whether it is.
	bool accept(const char* ok) {
		int32 r = get();
		if (r < 0) return false;
		if (among(ok, r)) {
			token.put(char(r));
			return true;
		}
		unread();
		return false;
	}
	void need() {
		if (get() < 0) fail(io_EOF);
		unread();
	}
	void skip() {
		for (;;) {
			int32 r = get();
			if (r < 0) return;
			if (r == '\r') {
				int32 x = get();
				if (x >= 0) unread();
				if (x == '\n') continue;
			}
			if (r == '\n') {
				if (nl_space) continue;
				fail("unexpected newline"_s);
			}
			if (!rt_space(r)) return unread();
		}
	}
	// Begins a value. The verb must be one of these.
	void start(int32 verb, const char* ok, String type) {
		token.n = 0;
#ifdef USES_rt_scanf
		if (!among(ok, verb)) fail(concatn("bad verb '%"_s, runestring(verb), "' for "_s, type));
#endif
	}
	// Marks the window as read up to p.
	void take(const uint8* p) {
#ifdef USES_rt_scanf
		count += p - in.cur;
#endif
		in.cur = p;
	}
	// Reports whether values may be read directly from the window, because no width limits
	// them.
	bool free_() const {
#ifdef USES_rt_scanf
		if (limit != int64(1) << 30) return false;
#endif
		return !eof;
	}
	String text() { return mkstring(token.p, token.n); }
};
inline int32 rt_scan_must(rt_scan& s) {
	int32 r = s.get();
	if (r < 0) s.fail(io_ErrUnexpectedEOF);
	return r;
}
// Fails with the error that strconv returns for the token.
[[noreturn]] inline void rt_scan_number_error(rt_scan& s, String what, bool range) {
#ifdef USES_error_text
	s.fail(concatn("strconv."_s, what, ": parsing \""_s, s.text(), range ? "\": value out of range"_s : "\": invalid syntax"_s));
#else
	s.fail(what);
#endif
}
// An integer that was scanned, and its sign. The caller reports errors of its value, such as an
// overflow.
struct rt_whole {
	uint64 u;
	bool neg, over, wrong;
	int base;  // the base that the verb requires, 0 for %v
};
inline rt_whole rt_scan_whole(rt_scan& s, int32 verb, bool is_signed) {
	s.skip();
	s.need();
	s.start(verb, "bdoUxXv", "integer"_s);
	unsigned base = 10;
	rt_whole w = {0, false, false, false, 0};
	// any: a digit was read; empty: only a prefix was read; digit: the last rune was a digit or prefix.
	bool any = false, empty = false, digit = false;
#ifdef USES_rt_scanf
	base = verb == 'b' ? 2 : verb == 'o' ? 8 : verb == 'x' || verb == 'X' || verb == 'U' ? 16 : 10;
	if (verb != 'v') w.base = int(base);
	if (verb == 'U') {
		if (s.get() != 'U' || s.get() != '+') s.fail("bad unicode format "_s);
		is_signed = false;
	}
#endif
	if (is_signed && s.accept("+-")) w.neg = s.token.p[0] == '-';
	if (verb == 'v' && s.accept("0")) {
		any = digit = true;
		base = 8;
		empty = s.accept("bBoOxX");
		if (empty) {
			int c = s.token.p[s.token.n - 1] | 32;
			base = c == 'b' ? 2 : c == 'o' ? 8 : 16;
		}
	}
	if (!any) s.need();
	for (;; any = true) {
		int32 r = s.get();
		bool under = r == '_' && verb == 'v';
		unsigned d = r >= '0' && r <= '9' ? unsigned(r - '0') : (r | 32) >= 'a' && (r | 32) <= 'f' ? unsigned((r | 32) - 'a' + 10) : 99;
		if (!under && d >= base) {
			if (r >= 0) s.unread();
			if (!any) s.fail("expected integer"_s);
			w.wrong = w.wrong || empty || !digit;
			return w;
		}
		s.token.put(char(r));
		if (under) {
			w.wrong = w.wrong || !digit;
		} else {
			empty = false;
			w.over = w.over || w.u > (~uint64(0) - d) / base;
			w.u = w.u * base + d;
		}
		digit = !under;
	}
}
// Integers of every size.
// Scans the usual form of an integer directly from the window. Returns false for any other
// form, which rt_scan_whole must scan.
inline bool rt_scan_quick(rt_scan& s, int32 verb, bool is_signed, uint64& v) {
	if ((verb != 'v' && verb != 'd') || !s.free_()) return false;
	const uint8 *p = s.in.cur, *e = s.in.end;
	while (p < e && (*p == ' ' || (s.nl_space && unsigned(*p) - 9 <= 4))) p++;
	bool neg = p < e && *p == '-' && is_signed;
	if (neg) p++;
	const uint8* from = p;
	uint64 u = 0;
	while (p < e && unsigned(*p) - '0' <= 9) u = u * 10 + (unsigned(*p++) - '0');
	if (p >= e || p == from || p - from > 18 || *p > ' ' || (*from == '0' && p - from > 1)) return false;
	s.take(p);
	s.in.last = 1;  // the delimiter was read and put back, see rt_file_source
	s.in.unread_ = true;
	v = neg ? uint64(0) - u : u;
	return true;
}
[[noreturn]] inline void rt_scan_narrow(rt_scan& s, bool is_signed) {
	s.fail(concat(is_signed ? "integer overflow on token "_s : "unsigned integer overflow on token "_s, s.text()));
}
#ifdef USES_scan_int
template <class T> inline void rt_scan_one(rt_scan& s, T* p, int32 verb) {
	const bool is_signed = T(-1) < T(0);
	uint64 v;
	if (rt_scan_quick(s, verb, is_signed, v)) {
#ifdef USES_scan_small
		if (sizeof(T) < 8 && uint64(T(v)) != v) {
			s.token.n = 0;
			rt_put_int(s.token, int64(v));
			rt_scan_narrow(s, is_signed);
		}
#endif
		*p = T(v);
		return;
	}
#ifdef USES_rt_scanf
	if (verb == 'c') {
		s.need();
		v = uint64(int64(s.get()));
		if (sizeof(T) < 4 && v >> (sizeof(T) * 8 - 1)) s.fail(concat("overflow on character value "_s, runestring(int64(v))));
		*p = T(v);
		return;
	}
#endif
	rt_whole w = rt_scan_whole(s, verb, is_signed);
	bool over = w.over || (is_signed && w.u > (uint64(1) << 63) - !w.neg);
	if (over || w.wrong) rt_scan_number_error(s, is_signed ? "ParseInt"_s : "ParseUint"_s, over);
	v = w.neg ? uint64(0) - w.u : w.u;
#ifdef USES_scan_small
	if (sizeof(T) < 8 && uint64(T(v)) != v) rt_scan_narrow(s, is_signed);
#endif
	*p = T(v);
}
#endif
#ifdef USES_scan_bool
inline void rt_scan_one(rt_scan& s, bool* p, int32 verb) {
	s.skip();
	s.need();
	s.start(verb, "tv", "boolean"_s);
	int32 r = s.get();
	bool ok = true;
	if (r == 't' || r == 'T') ok = !s.accept("rR") || (s.accept("uU") && s.accept("eE"));
	if (r == 'f' || r == 'F') ok = !s.accept("aA") || (s.accept("lL") && s.accept("sS") && s.accept("eE"));
	if (!ok) s.fail("syntax error scanning boolean"_s);
	*p = r == '1' || r == 't' || r == 'T';
}
#endif
//@ rt_scan_float
#include <math.h>
// Parses an exponent as strconv.Atoi does. Exponents above 5000 need not be exact, because the
// number is then 0 or infinite anyway.
inline int rt_scan_exponent(String t, int& x) {
	int64 i = t.n && (t.p[0] == '-' || t.p[0] == '+');
	if (i == t.n) return 1;
	for (; i < t.n; i++) {
		if (t.p[i] == '_') return 1;
		if (x < 5000) x = x * 10 + (t.p[i] - '0');
	}
	if (t.p[0] == '-') x = -x;
	return t.n > 20 ? 2 : 0;
}
// Reads the text of a number.
template <class S> inline void rt_float_token(S& s) {
	if (s.accept("nN") && s.accept("aA") && s.accept("nN")) return;
	s.accept("+-");
	if (s.accept("iI") && s.accept("nN") && s.accept("fF")) return;
	const char *digits = "0123456789_", *exp = "eEpP";
	if (s.accept("0") && s.accept("xX")) {
		digits = "0123456789aAbBcCdDeEfF_";
		exp = "pP";
	}
	while (s.accept(digits)) {}
	if (s.accept("."))
		while (s.accept(digits)) {}
	if (s.accept(exp)) {
		s.accept("+-");
		while (s.accept("0123456789_")) {}
	}
}
// Parses the text of a number. Returns 0, 1 if its form is wrong, or 2 if it is too large. `of` is the function of
// strconv that has found the error.
inline int rt_float_value(rt_buf& token, int bits, float64& v, const char*& of) {
	token.room(1);
	String t = {token.p, token.n};
	const char* p = static_cast<const char*>(memchr(t.p, 'p', t.n));
	of = "ParseFloat";
	v = 0;
	if (!p || memchr(t.p, 'x', t.n) || memchr(t.p, 'X', t.n)) return rt_parse_float(t, bits, v);

	// A decimal mantissa with a binary exponent.
	int x = 0, e = rt_parse_float(String{t.p, p - t.p}, bits, v);
	if (!e) e = rt_scan_exponent(String{p + 1, t.p + t.n - p - 1}, x), of = "Atoi";
	v = ldexp(v, x);
	return e;
}
inline float64 rt_scan_float(rt_scan& s, int32 verb, int bits) {
	s.start(verb, "beEfFgGv", bits == 32 ? "float32"_s : "float64"_s);
	s.skip();
	s.need();
	rt_float_token(s);
	float64 v;
	const char* of;
	int e = rt_float_value(s.token, bits, v, of);
	if (e) rt_scan_number_error(s, cstring(of), e == 2);
	return v;
}
#ifdef USES_scan_real
inline void rt_scan_one(rt_scan& s, float64* p, int32 verb) { *p = rt_scan_float(s, verb, 64); }
inline void rt_scan_one(rt_scan& s, float32* p, int32 verb) { *p = float32(rt_scan_float(s, verb, 32)); }
#endif
// %q and %x of strings.
inline void rt_scan_quoted(rt_scan& s) {
	int32 quote = s.get();
	if (quote != '`' && quote != '"') s.fail("expected quoted string"_s);
	if (quote == '"') s.token.put('"');
	for (;;) {
		int32 r = rt_scan_must(s);
		if (r == '`' && quote == '`') return;
		s.token.rune(r);
		if (quote == '`') continue;
		if (r == '\\') s.token.rune(rt_scan_must(s));
		else if (r == '"') break;
	}
	R2<String, Any> u = strconv_Unquote(String{s.token.p, s.token.n});
	if (u.r1.t) s.fail(u.r1);
	s.token.n = 0;
	s.token.put(u.r0);
}
inline int rt_hex_digit(int32 r) { return r >= '0' && r <= '9' ? r - '0' : (r | 32) >= 'a' && (r | 32) <= 'f' && r < 0x80 ? (r | 32) - 'a' + 10 : -1; }
inline void rt_scan_hex(rt_scan& s) {
	for (;;) {
		int32 r = s.get();
		if (r < 0) break;
		int a = rt_hex_digit(r);
		if (a < 0) {
			s.unread();
			break;
		}
		int b = rt_hex_digit(rt_scan_must(s));
		if (b < 0) s.fail("illegal hex digit"_s);
		s.token.put(char(a * 16 + b));
	}
	if (s.token.n == 0) s.fail("no hex data for %x string"_s);
}
inline void rt_scan_by_verb(rt_scan& s, int32 verb) {
	if (verb == 'q') rt_scan_quoted(s);
	else rt_scan_hex(s);
}
inline void rt_scan_word(rt_scan& s, int32 verb) {
	s.start(verb, "svqxX", "string"_s);
	s.skip();
	s.need();
#ifdef USES_scan_quoted
	if (verb != 's' && verb != 'v') return rt_scan_by_verb(s, verb);
#endif
	for (;;) {
		if (s.free_()) {  // read ASCII characters directly from the window
			const uint8* p = s.in.cur;
			while (p < s.in.end && *p > ' ' && *p < 0x80) p++;
			s.token.put(reinterpret_cast<const char*>(s.in.cur), p - s.in.cur);
			s.take(p);
		}
		int32 r = s.get();
		if (r < 0) return;
		if (rt_space(r)) return s.unread();
		s.token.rune(r);
	}
}
#ifdef USES_scan_string
inline void rt_scan_one(rt_scan& s, String* p, int32 verb) {
	rt_scan_word(s, verb);
	*p = s.text();
}
#endif
#ifdef USES_scan_bytes
inline void rt_scan_one(rt_scan& s, Slice<uint8>* p, int32 verb) {
	rt_scan_word(s, verb);
	*p = bytes_of(String{s.token.p, s.token.n});
}
#endif
//@ rt_scan_call
// Scans the values by calling f, which returns their number. For Scanln it then reads the rest
// of the line.
template <class F> inline rt_count rt_scan_call(rt_source* in, bool line, const F& f) {
	rt_count out = {0, Any()};
	try {
		rt_scan s(*in, !line, line);
		f(s, out.r0);
		while (line) {
			int32 r = s.get();
			if (r == '\n' || r < 0) break;
			if (!rt_space(r)) s.fail("expected newline"_s);
		}
	} catch (rt_scan_error& e) {
		out.r1 = e.err;
	}
	in->done();
	return out;
}
// Reports whether the input contains nothing but spaces, which the first value would skip. With this test,
// the usual end of a loop over the input needs no exception, which would be slow and make a system call.
inline bool rt_at_end(rt_source* in, bool line) {
	in->err = Any();
	in->last = 0;
	in->unread_ = false;
	for (;;) {
		while (!line && in->cur != in->end && (*in->cur == ' ' || unsigned(*in->cur) - 9 <= 4)) in->cur++;
		if (in->cur != in->end) return false;
		if (!in->fill()) return true;
	}
}
// Reports whether the first value is a number or a string. Other values are scanned by their own methods, and
// then the end of the input is an unexpected EOF.
template <class... P> struct rt_plain { static const bool first = false; };
template <class T, class... P> struct rt_plain<T*, P...> {
	static const bool first = std::is_arithmetic<T>::value || std::is_same<T, String>::value;
};
template <class R, class... P> inline rt_count rt_scan_values(const R& r, bool line, P... p) {
	rt_room room;
	rt_source* in = rt_open(room, r);
	if (rt_plain<P...>::first && rt_at_end(in, line)) {
		in->done();
		return rt_count{0, in->err.t ? in->err : io_EOF};
	}
	return rt_scan_call(in, line, [&](rt_scan& s, int64& n) {
		int done[] = {0, (rt_scan_one(s, p, 'v'), n++, 0)...};
		(void)done;
	});
}
//@ fmt_scan
#ifndef USES_plain_input
template <class R, class... P> inline rt_count fmt_scan(const R& r, P... p) { return rt_scan_values(r, false, p...); }
#endif
//@ fmt_scanln
#ifndef USES_plain_input
template <class R, class... P> inline rt_count fmt_scanln(const R& r, P... p) { return rt_scan_values(r, true, p...); }
#endif
// The variable for a scanned value of any type.
struct rt_target {
	void (*scan)(rt_scan&, void*, int32);
	void* p;
};
template <class T> inline void rt_scan_to(rt_scan& s, void* p, int32 verb) { rt_scan_one(s, static_cast<T*>(p), verb); }
template <class T> inline rt_target rt_to(T* p) { return rt_target{rt_scan_to<T>, p}; }
struct rt_scanf : rt_scan {
	String f;
	int64 i;
	rt_scanf(rt_source& s, String format) : rt_scan(s, false, false), f(format), i(0) {}
	int32 at(int64& w) {
		w = 0;
		return i < f.n ? decode(f, i, w) : 0xFFFD;
	}
	// Matches the input with the format up to the next verb. Returns false if the input does
	// not match.
	bool advance() {
		while (i < f.n) {
			int64 w;
			int32 c = at(w);
			if (rt_space(c)) {
				int newlines = 0;
				bool trailing = false;
				while (rt_space(c) && i < f.n) {
					trailing = c != '\n';
					if (c == '\n') newlines++;
					i += w;
					c = at(w);
				}
				spaces(newlines, trailing);
				continue;
			}
			if (c == '%') {
				if (i + 1 == f.n) fail("missing verb: % at end of format string"_s);
				if (f.p[i + 1] != '%') return true;
				i++;
			}
			if (rt_scan_must(*this) != c) {
				unread();
				return false;
			}
			i += w;
		}
		return true;
	}
	void spaces(int newlines, bool trailing) {
		for (int j = 0; j < newlines; j++) {
			int32 r = get();
			while (rt_space(r) && r != '\n') r = get();
			if (r != '\n' && r >= 0) fail("newline in format does not match input"_s);
		}
		if (!trailing) return;
		int32 r = get();
		if (newlines == 0) {
			if (!rt_space(r) && r >= 0) fail("expected space in input to match format"_s);
			if (r == '\n') fail("newline in input does not match format"_s);
		}
		while (rt_space(r) && r != '\n') r = get();
		if (r >= 0) unread();
	}
	rt_count run(const rt_target* a, int64 n) {
		rt_count out = {0, Any()};
		const int64 huge = int64(1) << 30;
		try {
			while (i < f.n) {
				int64 from = i;
				bool fits = advance();
				if (i > from && fits) continue;
				if (!fits) {
					// Go tries the format again from the rune that did not match, and then this
					// rune fails.
					if (i > from) continue;
					if (f.p[i] != '%') fail("input does not match format"_s);
				}
				if (f.p[i] != '%') break;
				i++;
				int64 wid = 0;
				bool has_wid = false;
				while (i < f.n && f.p[i] >= '0' && f.p[i] <= '9' && wid < 1000000) {
					wid = wid * 10 + (f.p[i++] - '0');
					has_wid = true;
				}
				int64 w;
				int64 verb_at = i;
				int32 c = at(w);
				i += w;
				if (c != 'c') skip();
				if (c == '%') {
					skip();
					need();
					if (!accept("%")) fail("missing literal %"_s);
					continue;
				}
				limit = has_wid && count + wid < huge ? count + wid : huge;
				if (out.r0 >= n) fail(concatn("too few operands for format '%"_s, substr(f, verb_at, f.n), "'"_s));
				a[out.r0].scan(*this, a[out.r0].p, c);
				out.r0++;
				limit = huge;
			}
			if (out.r0 < n) fail("too many operands"_s);
		} catch (rt_scan_error& e) {
			out.r1 = e.err;
		}
		in.done();
		return out;
	}
};
//@ fmt_scanf
template <class R, class... P> inline rt_count fmt_scanf(const R& r, String format, P... p) {
	rt_room room;
	rt_target to[] = {rt_to(p)..., rt_target()};
	return rt_scanf(*rt_open(room, r), format).run(to, int64(sizeof...(P)));
}
// Targets in interfaces: one function for each kind. It is included only if the program has
// pointers to that kind. Scans into the target in an interface. Only kinds are tested to which
// the program has pointers.
inline void rt_scan_bad(rt_scan& s, void* p, int32) {
	const Type* t = static_cast<const Type*>(p);
	s.fail(concat(t && t->kind == KindPtr ? "can't scan type: "_s : "type not a pointer: "_s, t ? cstring(t->name) : "<nil>"_s));
}
template <class T> inline rt_target rt_to_kind(void* p) { return rt_to(static_cast<T*>(p)); }
#ifdef USES_big_Int
struct big_Int;
#endif
inline rt_target rt_any_target(const Any& a) {
	void* p = a.w.p;
	Kind k = a.t && a.t->kind == KindPtr ? a.t->elem->kind : KindInvalid;
#ifdef USES_big_Int
	if (k == KindStruct && !strcmp(a.t->name, "*big.Int")) return rt_to_kind<big_Int>(p);
#endif
#ifdef USES_scan_bytes
	if (k == KindSlice && a.t->elem->elem->kind == KindUint8) return rt_to_kind<Slice<uint8> >(p);
#endif
	switch (k) {
#ifdef USES_scan_bool
	case KindBool: return rt_to_kind<bool>(p);
#endif
#ifdef USES_scan_int
	case KindInt: case KindInt64: return rt_to_kind<int64>(p);
	case KindInt8: return rt_to_kind<int8>(p);
	case KindInt16: return rt_to_kind<int16>(p);
	case KindInt32: return rt_to_kind<int32>(p);
	case KindUint: case KindUint64: case KindUintptr: return rt_to_kind<uint64>(p);
	case KindUint8: return rt_to_kind<uint8>(p);
	case KindUint16: return rt_to_kind<uint16>(p);
	case KindUint32: return rt_to_kind<uint32>(p);
#endif
#ifdef USES_scan_real
	case KindFloat32: return rt_to_kind<float32>(p);
	case KindFloat64: return rt_to_kind<float64>(p);
#endif
#ifdef USES_scan_string
	case KindString: return rt_to_kind<String>(p);
#endif
	default: return rt_target{rt_scan_bad, const_cast<Type*>(a.t)};
	}
}
inline rt_count rt_scan_list(rt_source* in, bool line, Slice<Any> a) {
	return rt_scan_call(in, line, [a](rt_scan& s, int64& n) {
		for (; n < a.n; n++) {
			rt_target t = rt_any_target(a.p[n]);
			t.scan(s, t.p, 'v');
		}
	});
}
inline rt_count rt_scanf_list(rt_source* in, String format, Slice<Any> a) {
	Slice<rt_target> to = mkslice<rt_target>(a.n);
	for (int64 i = 0; i < a.n; i++) to.p[i] = rt_any_target(a.p[i]);
	return rt_scanf(*in, format).run(to.p, to.n);
}
//@ fmt_Fscan
//= writes 2, calls 1 2, source 1, scans 2, instead fmt_scan
template <class R> inline rt_count fmt_Fscan(R r, Slice<Any> a) {
	rt_room room;
	return rt_scan_list(rt_open(room, r), false, a);
}
//@ fmt_Fscanln
//= writes 2, calls 1 2, source 1, scans 2, instead fmt_scanln
template <class R> inline rt_count fmt_Fscanln(R r, Slice<Any> a) {
	rt_room room;
	return rt_scan_list(rt_open(room, r), true, a);
}
//@ fmt_Fscanf
//= writes 3, calls 1 3, source 1, scans 3, instead fmt_scanf
template <class R> inline rt_count fmt_Fscanf(R r, String format, Slice<Any> a) {
	rt_room room;
	return rt_scanf_list(rt_open(room, r), format, a);
}
//@ fmt_Scan
//= writes 1, calls 1, acts, scans 1, instead fmt_scan
inline rt_count fmt_Scan(Slice<Any> a) {
	rt_room room;
	return rt_scan_list(new (&room) rt_file_source(&rt_stdin), false, a);
}
//@ fmt_Scanln
//= writes 1, calls 1, acts, scans 1, instead fmt_scanln
inline rt_count fmt_Scanln(Slice<Any> a) {
	rt_room room;
	return rt_scan_list(new (&room) rt_file_source(&rt_stdin), true, a);
}
//@ fmt_Scanf
//= writes 2, calls 2, acts, scans 2, instead fmt_scanf
inline rt_count fmt_Scanf(String format, Slice<Any> a) {
	rt_room room;
	return rt_scanf_list(new (&room) rt_file_source(&rt_stdin), format, a);
}
//@ fmt_Sscan
//= writes 2, calls 2, source 1, scans 2, instead fmt_scan
inline rt_count fmt_Sscan(String text, Slice<Any> a) {
	rt_room room;
	return rt_scan_list(new (&room) rt_string_source(text), false, a);
}
//@ fmt_Sscanln
//= writes 2, calls 2, source 1, scans 2, instead fmt_scanln
inline rt_count fmt_Sscanln(String text, Slice<Any> a) {
	rt_room room;
	return rt_scan_list(new (&room) rt_string_source(text), true, a);
}
//@ fmt_Sscanf
//= writes 3, calls 3, source 1, scans 3, instead fmt_scanf
inline rt_count fmt_Sscanf(String text, String format, Slice<Any> a) {
	rt_room room;
	return rt_scanf_list(new (&room) rt_string_source(text), format, a);
}
