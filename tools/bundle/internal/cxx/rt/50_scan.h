// 50_scan.h: fmt's scanning: Scan, Scanln, Scanf on standard input, readers and strings.

//@ rt_source rt_string_source
// Where runes come from: a window of bytes that fill() moves on. unread() takes back the last one.
struct rt_source {
	const uint8 *cur, *end;
	int64 last;    // bytes of the last rune
	bool unread_;  // the last rune was taken back
	Any err;       // why there is no more, other than the end
	// Makes at least one full rune available, if there is one; false at the end or on an error.
	virtual bool fill() = 0;
	virtual void done() = 0;
	int32 next() {
		if (cur == end || (*cur >= 0x80 && !rt_full_rune(cur, end - cur))) {
			if (!fill()) return -1;
		}
		unread_ = false;
		uint8 c = *cur;
		if (c < 0x80) {
			cur++;
			last = 1;
			return c;
		}
		int32 r = decode(String{reinterpret_cast<const char*>(cur), end - cur}, 0, last);
		cur += last;
		return r;
	}
	void unread() {
		cur -= last;
		unread_ = true;
	}
};
struct rt_string_source : rt_source {
	explicit rt_string_source(String s) {
		cur = reinterpret_cast<const uint8*>(s.p);
		end = cur + s.n;
		err = Any();
	}
	bool fill() { return cur != end; }
	void done() {}
};
//@ rt_file_source
// A file without a buffer of the program's own: as in Go, a rune that was read ahead is lost.
struct rt_file_source : rt_source {
	os_File* f;
	explicit rt_file_source(os_File* file) : f(file) {
		err = Any();
		window();
	}
	void window() {
		cur = reinterpret_cast<uint8*>(f->buf) + f->lo;
		end = reinterpret_cast<uint8*>(f->buf) + f->hi;
	}
	bool fill() {
		int64 have = end - cur;
		char keep[4];
		if (have > 3) return true;
		if (have > 0) memcpy(keep, cur, size_t(have));
		int64 n = rt_fill(f);
		if (n > 0 && have > 0) {
			if (f->hi + have > f->cap) {
				f->cap += 8;
				f->buf = static_cast<char*>(realloc(f->buf, size_t(f->cap)));
			}
			memmove(f->buf + have, f->buf, size_t(f->hi));
			memcpy(f->buf, keep, size_t(have));
			f->hi += have;
		} else if (have > 0) {
			memcpy(f->buf, keep, size_t(have));
			f->hi = have;
		}
		if (n < 0) err = rt_path_error("read"_s, f->name, errno);
		window();
		return cur != end;
	}
	void done() {
		if (unread_) cur += last;
		f->lo = cur - reinterpret_cast<uint8*>(f->buf);
	}
};
//@ rt_buffered_source
struct rt_buffered_source : rt_source {
	bufio_Reader* b;
	explicit rt_buffered_source(bufio_Reader* r) : b(r) {
		err = Any();
		window();
	}
	void window() {
		cur = b->p + b->r;
		end = b->p + b->w;
	}
	bool fill() {
		b->r = cur - b->p;
		while (!rt_full_rune(b->p + b->r, b->w - b->r) && !b->err.t) rt_reader_fill(b);
		window();
		if (cur != end) return true;
		Any e = rt_reader_error(b);
		if (e != io_EOF) err = e;
		return false;
	}
	void done() {
		b->r = cur - b->p;
		b->last_rune = -1;
		if (b->r > 0) b->last_byte = b->p[b->r - 1];
		if (!unread_ && last > 0 && b->r >= last) b->last_rune = last;
	}
};
//@ rt_any_source
// Any other reader: rune by rune if it can take one back, else byte by byte.
struct rt_any_source : rt_source {
	Any r;
	bool runes;
	uint8 one[8];
	explicit rt_any_source(Any reader) : r(reader), runes(has(reader, Sel_ReadRune) && has(reader, Sel_UnreadRune)) {
		err = Any();
		cur = end = one;
	}
	bool fill() {
		Any e = Any();
		int64 n = end - cur;
		if (runes) {
			R3<int32, int64, Any> k = icall<R3<int32, int64, Any> >(r, Sel_ReadRune);
			e = k.r2;
			n = e.t ? 0 : encode(reinterpret_cast<char*>(one), k.r0);
		} else {
			memmove(one, cur, size_t(n));
			while (!rt_full_rune(one, n) && !e.t) {
				R2<int64, Any> k = icall<R2<int64, Any> >(r, Sel_Read, Slice<uint8>{one + n, 1, 1});
				n += k.r0;
				e = k.r1;
			}
		}
		cur = one;
		end = one + n;
		if (n == 0 && e.t && e != io_EOF) err = e;
		return n > 0;
	}
	void done() {
		if (runes && unread_) icall<Any>(r, Sel_UnreadRune);
	}
};
//@ rt_scan_hook
// How a *big.Int is set from text; null in programs without package big.
static bool (*rt_scan_hook)(void* number, String text, int base);
//@ rt_scan rt_scan_error
// One scanning call. Errors are thrown as rt_scan_error and end it.
struct rt_scan_error { Any err; };
struct rt_scan {
	rt_source& in;
	bool nl_space, nl_end, eof;
	int64 count, arg_limit;
	rt_buf token;
	rt_scan(rt_source& s, bool space, bool end) : in(s), nl_space(space), nl_end(end), eof(false), count(0), arg_limit(int64(1) << 30), token(rt_buf{nullptr, 0, 0}) {
		s.last = 0;
		s.unread_ = false;
	}
	~rt_scan() { free(token.p); }
	[[noreturn]] void fail(const char* s) { throw rt_scan_error{errors_New(cstring(s))}; }
	[[noreturn]] void fail(String s) { throw rt_scan_error{errors_New(s)}; }
	[[noreturn]] void fail(const Any& e) { throw rt_scan_error{e}; }
	int32 get() {
		if (eof || count >= arg_limit) return -1;
		int32 r = in.next();
		if (r < 0) {
			if (in.err.t) fail(in.err);
			eof = true;
			return -1;
		}
		count++;
		if (nl_end && r == '\n') eof = true;
		return r;
	}
	void unread() {
		in.unread();
		eof = false;
		count--;
	}
	static bool among(const char* ok, int32 r) { return r > 0 && r < 0x80 && strchr(ok, r); }
	bool peek(const char* ok) {
		int32 r = get();
		if (r >= 0) unread();
		return among(ok, r);
	}
	bool consume(const char* ok, bool keep) {
		int32 r = get();
		if (r < 0) return false;
		if (among(ok, r)) {
			if (keep) token.put(char(r));
			return true;
		}
		if (keep) unread();
		return false;
	}
	bool accept(const char* ok) { return consume(ok, true); }
	void need() {
		if (get() < 0) fail(io_EOF);
		unread();
	}
	int32 must() {
		int32 r = get();
		if (r < 0) fail(io_ErrUnexpectedEOF);
		return r;
	}
	void skip() {
		for (;;) {
			int32 r = get();
			if (r < 0) return;
			if (r == '\r' && peek("\n")) continue;
			if (r == '\n') {
				if (nl_space) continue;
				fail("unexpected newline");
			}
			if (!rt_space(r)) {
				unread();
				return;
			}
		}
	}
	void verb_ok(int32 verb, const char* ok, const char* type) {
		if (among(ok, verb)) return;
		fail(concatn("bad verb '%"_s, runestring(verb), "' for "_s, cstring(type)));
	}
	String text() { return mkstring(token.p, token.n); }
	bool boolean(int32 verb) {
		skip();
		need();
		verb_ok(verb, "tv", "boolean");
		switch (get()) {
		case '1': return true;
		case 't': case 'T':
			if (accept("rR") && (!accept("uU") || !accept("eE"))) fail("syntax error scanning boolean");
			return true;
		case 'f': case 'F':
			if (accept("aA") && (!accept("lL") || !accept("sS") || !accept("eE"))) fail("syntax error scanning boolean");
		}
		return false;
	}
	// A whole number with an optional prefix, in the window without another look at the rules; false: look closely.
	bool quick(int32 verb, bool is_signed, int64& v) {
		if ((verb != 'v' && verb != 'd') || arg_limit != int64(1) << 30 || eof) return false;
		const uint8 *p = in.cur, *e = in.end;
		if (nl_space)
			while (p < e && (*p == ' ' || *p == '\n')) p++;
		else
			while (p < e && *p == ' ') p++;
		bool neg = p < e && *p == '-' && is_signed;
		if (neg) p++;
		const uint8* from = p;
		uint64 u = 0;
		while (p < e && unsigned(*p) - '0' <= 9) u = u * 10 + (unsigned(*p++) - '0');
		if (p >= e || p == from || p - from > 18 || (*from == '0' && p - from > 1) || *p == '_' || (*from == '0' && *p > ' ')) return false;
		count += p - in.cur;
		in.cur = p;
		get();  // the delimiter was looked at and taken back: see rt_file_source
		unread();
		v = neg ? -int64(u) : int64(u);
		return true;
	}
	int64 character(int bits) {
		need();
		int32 r = get();
		if (bits < 32 && (int64(uint64(int64(r)) << (64 - bits)) >> (64 - bits)) != r) fail(concat("overflow on character value "_s, runestring(r)));
		return r;
	}
	String number(int32 verb, bool is_signed, int& base) {
		skip();
		need();
		verb_ok(verb, "bdoUxXv", "integer");
		const char* digits = "0123456789";
		base = 10;
		bool have = false;
		if (verb == 'b') {
			base = 2;
			digits = "01";
		} else if (verb == 'o') {
			base = 8;
			digits = "01234567";
		} else if (verb == 'x' || verb == 'X' || verb == 'U') {
			base = 16;
			digits = "0123456789aAbBcCdDeEfF";
		}
		if (verb == 'U') {
			if (!consume("U", false) || !consume("+", false)) fail("bad unicode format ");
		} else {
			if (is_signed) accept("+-");
			if (verb == 'v') {
				base = 0;
				digits = "0123456789_";
				if (peek("0")) {
					have = true;
					accept("0");
					if (peek("bB")) digits = "01_";
					else if (peek("xX")) digits = "0123456789aAbBcCdDeEfF_";
					else digits = "01234567_";
					if (peek("bBoOxX")) consume("bBoOxX", true);
				}
			}
		}
		if (!have) {
			need();
			if (!accept(digits)) fail("expected integer");
		}
		while (accept(digits)) {}
		return String{token.p, token.n};
	}
	int64 integer(int32 verb, int bits) {
		int64 v = 0;
		if (quick(verb, true, v)) {
			if (bits < 64 && (int64(uint64(v) << (64 - bits)) >> (64 - bits)) != v) fail(concat("integer overflow on token "_s, rt_decimal(v)));
			return v;
		}
		if (verb == 'c') return character(bits);
		int base;
		String s = number(verb, true, base);
		int e = rt_parse_int(s, base, 64, v);
		if (e) fail(rt_num_error("ParseInt", s, e));
		if (bits < 64 && (int64(uint64(v) << (64 - bits)) >> (64 - bits)) != v) fail(concat("integer overflow on token "_s, s));
		return v;
	}
	uint64 natural(int32 verb, int bits) {
		uint64 v = 0;
		int64 q = 0;
		if (quick(verb, false, q)) {
			v = uint64(q);
			if (bits < 64 && v >> bits) fail(concat("unsigned integer overflow on token "_s, rt_decimal(q)));
			return v;
		}
		if (verb == 'c') return uint64(character(bits));
		int base;
		String s = number(verb, false, base);
		int e = rt_parse_uint(s, base, 64, v);
		if (e) fail(rt_num_error("ParseUint", s, e));
		if (bits < 64 && v >> bits) fail(concat("unsigned integer overflow on token "_s, s));
		return v;
	}
	float64 real(int32 verb, int bits, const char* type) {
		verb_ok(verb, "beEfFgGv", type);
		skip();
		need();
		float_token();
		String s = {token.p, token.n};
		float64 v = 0;
		const char* p = static_cast<const char*>(memchr(s.p, 'p', size_t(s.n)));
		if (p && !memchr(s.p, 'x', size_t(s.n)) && !memchr(s.p, 'X', size_t(s.n))) {
			int64 x = 0;
			int e = rt_parse_float(String{s.p, p - s.p}, bits, v);
			if (e) fail(rt_num_error("ParseFloat", s, e));
			e = rt_parse_int(String{p + 1, s.p + s.n - p - 1}, 10, 64, x);
			if (e) fail(rt_num_error("Atoi", s, e));
			return ldexp(v, int(x < -5000 ? -5000 : x > 5000 ? 5000 : x));
		}
		int e = rt_parse_float(s, bits, v);
		if (e) fail(rt_num_error("ParseFloat", s, e));
		return v;
	}
	void float_token() {
		if (accept("nN") && accept("aA") && accept("nN")) return;
		accept("+-");
		if (accept("iI") && accept("nN") && accept("fF")) return;
		const char *digits = "0123456789_", *exp = "eEpP";
		if (accept("0") && accept("xX")) {
			digits = "0123456789aAbBcCdDeEfF_";
			exp = "pP";
		}
		while (accept(digits)) {}
		if (accept("."))
			while (accept(digits)) {}
		if (accept(exp)) {
			accept("+-");
			while (accept("0123456789_")) {}
		}
	}
	String word(int32 verb) {
		verb_ok(verb, "svqxX", "string");
		skip();
		need();
		if (verb == 'q') return quoted();
		if (verb == 'x' || verb == 'X') return hex();
		for (;;) {
			if (arg_limit == int64(1) << 30) {  // plain bytes in the window at once
				const uint8* p = in.cur;
				while (p < in.end && *p > ' ' && *p < 0x80) p++;
				token.put(reinterpret_cast<const char*>(in.cur), p - in.cur);
				count += p - in.cur;
				in.cur = p;
			}
			int32 r = get();
			if (r < 0) break;
			if (rt_space(r)) {
				unread();
				break;
			}
			token.rune(r);
		}
		return text();
	}
	String quoted() {
		need();
		int32 quote = get();
		if (quote != '`' && quote != '"') fail("expected quoted string");
		if (quote == '"') token.put('"');
		for (;;) {
			int32 r = must();
			if (r == '`' && quote == '`') return text();
			token.rune(r);
			if (quote == '`') continue;
			if (r == '\\') token.rune(must());
			else if (r == '"') break;
		}
		R2<String, Any> u = strconv_Unquote(String{token.p, token.n});
		if (u.r1.t) fail(u.r1);
		return u.r0;
	}
	static int hex_digit(int32 r) { return r >= '0' && r <= '9' ? r - '0' : (r | 32) >= 'a' && (r | 32) <= 'f' && r < 0x80 ? (r | 32) - 'a' + 10 : -1; }
	String hex() {
		for (;;) {
			int32 r = get();
			if (r < 0) break;
			int a = hex_digit(r);
			if (a < 0) {
				unread();
				break;
			}
			int b = hex_digit(must());
			if (b < 0) fail("illegal hex digit");
			token.put(char(a * 16 + b));
		}
		if (token.n == 0) fail("no hex data for %x string");
		return text();
	}
	void one(int32 verb, const Any& a) {
		token.n = 0;
		if (!a.t || a.t->kind != KindPtr) fail(concat("type not a pointer: "_s, a.t ? cstring(a.t->name) : "<nil>"_s));
		void* p = a.w.p;
		if (rt_scan_hook && strcmp(a.t->name, "*big.Int") == 0) {
			int base = 0;
			String s = number(verb == 's' ? 'v' : verb, true, base);
			if (!rt_scan_hook(p, s, base)) fail("number has no digits");
			return;
		}
		switch (a.t->elem->kind) {
		case KindBool: *static_cast<bool*>(p) = boolean(verb); break;
		case KindInt: case KindInt64: *static_cast<int64*>(p) = integer(verb, 64); break;
		case KindInt8: *static_cast<int8*>(p) = int8(integer(verb, 8)); break;
		case KindInt16: *static_cast<int16*>(p) = int16(integer(verb, 16)); break;
		case KindInt32: *static_cast<int32*>(p) = int32(integer(verb, 32)); break;
		case KindUint: case KindUint64: case KindUintptr: *static_cast<uint64*>(p) = natural(verb, 64); break;
		case KindUint8: *static_cast<uint8*>(p) = uint8(natural(verb, 8)); break;
		case KindUint16: *static_cast<uint16*>(p) = uint16(natural(verb, 16)); break;
		case KindUint32: *static_cast<uint32*>(p) = uint32(natural(verb, 32)); break;
		case KindFloat32: *static_cast<float32*>(p) = float32(real(verb, 32, "float32")); break;
		case KindFloat64: *static_cast<float64*>(p) = real(verb, 64, "float64"); break;
		case KindString: *static_cast<String*>(p) = word(verb); break;
		case KindSlice:
			if (a.t->elem->elem->kind == KindUint8) {
				*static_cast<Slice<uint8>*>(p) = bytes_of(word(verb));
				break;
			}
			// no break: other slices cannot be scanned
		default: fail(concat("can't scan type: "_s, cstring(a.t->name)));
		}
	}
	R2<int64, Any> all(Slice<Any> a) {
		R2<int64, Any> out = {0, Any()};
		try {
			for (; out.r0 < a.n; out.r0++) one('v', a.p[out.r0]);
			while (nl_end) {
				int32 r = get();
				if (r == '\n' || r < 0) break;
				if (!rt_space(r)) fail("expected newline");
			}
		} catch (rt_scan_error& e) {
			out.r1 = e.err;
		}
		in.done();
		return out;
	}
};
//@ rt_scanf
struct rt_scanf : rt_scan {
	String f;
	int64 i;
	rt_scanf(rt_source& s, String format) : rt_scan(s, false, false), f(format), i(0) {}
	int32 at(int64& w) {
		w = 0;
		return i < f.n ? decode(f, i, w) : 0xFFFD;
	}
	// Matches the format up to the next verb; false where the input does not fit.
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
				if (i + 1 == f.n) fail("missing verb: % at end of format string");
				if (f.p[i + 1] != '%') return true;
				i++;
			}
			if (must() != c) {
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
			if (r != '\n' && r >= 0) fail("newline in format does not match input");
		}
		if (!trailing) return;
		int32 r = get();
		if (newlines == 0) {
			if (!rt_space(r) && r >= 0) fail("expected space in input to match format");
			if (r == '\n') fail("newline in input does not match format");
		}
		while (rt_space(r) && r != '\n') r = get();
		if (r >= 0) unread();
	}
	R2<int64, Any> run(Slice<Any> a) {
		R2<int64, Any> out = {0, Any()};
		const int64 huge = int64(1) << 30;
		try {
			while (i < f.n) {
				int64 from = i;
				bool fits = advance();
				if (i > from && fits) continue;
				if (!fits) {
					// Go starts again where the format stopped matching: the same rune fails there.
					if (i > from) continue;
					if (f.p[i] != '%') fail("input does not match format");
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
					if (!accept("%")) fail("missing literal %");
					continue;
				}
				arg_limit = has_wid && count + wid < huge ? count + wid : huge;
				if (out.r0 >= a.n) fail(concatn("too few operands for format '%"_s, substr(f, verb_at, f.n), "'"_s));
				one(c, a.p[out.r0]);
				out.r0++;
				arg_limit = huge;
			}
			if (out.r0 < a.n) fail("too many operands");
		} catch (rt_scan_error& e) {
			out.r1 = e.err;
		}
		in.done();
		return out;
	}
};
//@ rt_with_source
// Calls f with the source for a reader.
template <class F> inline R2<int64, Any> rt_with_source(Any r, const F& f) {
	static const Type *buffered, *file;
	if (!r.t) panic_nil();
	if (r.t == buffered || (!buffered && strcmp(r.t->name, "*bufio.Reader") == 0)) {
		buffered = r.t;
		rt_buffered_source s(static_cast<bufio_Reader*>(r.w.p));
		return f(s);
	}
	if (r.t == file || (!file && strcmp(r.t->name, "*os.File") == 0)) {
		file = r.t;
		rt_file_source s(static_cast<os_File*>(r.w.p));
		return f(s);
	}
	rt_any_source s(r);
	return f(s);
}
//@ fmt_Fscan tmp
inline R2<int64, Any> fmt_Fscan(Any r, Slice<Any> a) {
	return rt_with_source(r, [a](rt_source& s) { return rt_scan(s, true, false).all(a); });
}
//@ fmt_Fscanln tmp
inline R2<int64, Any> fmt_Fscanln(Any r, Slice<Any> a) {
	return rt_with_source(r, [a](rt_source& s) { return rt_scan(s, false, true).all(a); });
}
//@ fmt_Fscanf tmp
inline R2<int64, Any> fmt_Fscanf(Any r, String format, Slice<Any> a) {
	return rt_with_source(r, [format, a](rt_source& s) { return rt_scanf(s, format).run(a); });
}
//@ fmt_Scan tmp
inline R2<int64, Any> fmt_Scan(Slice<Any> a) {
	rt_file_source s(&rt_stdin);
	return rt_scan(s, true, false).all(a);
}
//@ fmt_Scanln tmp
inline R2<int64, Any> fmt_Scanln(Slice<Any> a) {
	rt_file_source s(&rt_stdin);
	return rt_scan(s, false, true).all(a);
}
//@ fmt_Scanf tmp
inline R2<int64, Any> fmt_Scanf(String format, Slice<Any> a) {
	rt_file_source s(&rt_stdin);
	return rt_scanf(s, format).run(a);
}
//@ fmt_Sscan tmp
inline R2<int64, Any> fmt_Sscan(String text, Slice<Any> a) {
	rt_string_source s(text);
	return rt_scan(s, true, false).all(a);
}
//@ fmt_Sscanln tmp
inline R2<int64, Any> fmt_Sscanln(String text, Slice<Any> a) {
	rt_string_source s(text);
	return rt_scan(s, false, true).all(a);
}
//@ fmt_Sscanf tmp
inline R2<int64, Any> fmt_Sscanf(String text, String format, Slice<Any> a) {
	rt_string_source s(text);
	return rt_scanf(s, format).run(a);
}
