// 30_fmt.h: package fmt: printing with every verb and flag, every type through its descriptor.

//@ rt_fmt_hook
// Prints numbers of package big under verbs for which fmt does not call String; null if the
// program does not use package big.
struct rt_fmt;
static bool (*rt_fmt_hook)(rt_fmt& f, const Any& a, int32 verb);

//@ T_rt_state
// The fmt.State that is passed to methods Format: a pointer to an rt_fmt.
static Type T_rt_state = rt_pointer<rt_fmt>("*fmt.pp");
//@ rt_whole_bits
// Returns the bits of an integer or bool of this type. Signed integers are sign-extended to 64
// bits.
inline uint64 rt_whole_bits(const Type* t, const void* d) {
	uint64 u = 0;
	memcpy(&u, d, t->size);
	int unused = int(64 - t->size * 8);
	return t->kind <= KindInt64 ? uint64(int64(u << unused) >> unused) : u;
}
//@ rt_fmt
// The state of one printing call: the buffer for the text, and the flags of the current verb.
struct rt_fmt {
	rt_buf& b;
	int64 wid, prec;
	bool has_wid, has_prec, minus, plus, sharp, space, zero, plus_v, sharp_v;
	bool erroring;
	Any arg;
	Any* wrapped;     // Errorf: the operands of %w
	int64 nwrapped;
	explicit rt_fmt(rt_buf& out) : b(out), erroring(false), arg(), wrapped(nullptr), nwrapped(0) { clear(); }
	void clear() {
		wid = prec = 0;
		has_wid = has_prec = minus = plus = sharp = space = zero = plus_v = sharp_v = false;
	}
	// Pads the text from start on to the width, which is a number of runes.
	void pad(int64 start) {
#ifdef USES_flag_width
		if (!has_wid) return;
		int64 k = wid;
		for (int64 i = start; i < b.n; i++) k -= (b.p[i] & 0xC0) != 0x80;
		if (k <= 0) return;
		if (minus) b.fill(' ', k);
		else b.insert(start, zero ? '0' : ' ', k);
#endif
	}
	void text(String s) {
		int64 start = b.n;
		b.put(s);
		pad(start);
	}
	void boolean(bool v) { text(v ? "true"_s : "false"_s); }
	void integer(uint64 u, int base, bool is_signed, int32 verb) {
		bool neg = is_signed && int64(u) < 0;
		if (neg) u = uint64(0) - u;
		int64 digits = 0, start = b.n;
#ifdef USES_flag_width
		if (has_prec) {
			digits = prec;
			if (prec == 0 && u == 0) {
				if (has_wid) b.fill(' ', wid);
				return;
			}
		} else if (zero && !minus && has_wid) {
			digits = wid - (neg || plus || space);
		}
#endif
		char t[72], *e = t + 72, *q = rt_utoa_base(e, u, base, verb == 'X');
		if (neg) b.put('-');
		else if (plus) b.put('+');
		else if (space) b.put(' ');
#ifdef USES_verb_O
		if (verb == 'O') b.put("0o"_s);
#endif
		// Pointers have the # flag in every program.
		if (sharp && base == 16) b.put(verb == 'X' ? "0X"_s : "0x"_s);
#ifdef USES_flag_sharp
		if (sharp && base == 2) b.put("0b"_s);
		if (sharp && base == 8 && *q != '0' && digits <= e - q) b.put('0');
#endif
		b.fill('0', digits - (e - q));
		b.put(q, e - q);
		bool old = zero;
		zero = false;
		pad(start);
		zero = old;
	}
	void hex64(uint64 u, bool leading) {
		bool old = sharp;
		sharp = leading;
		integer(u, 16, false, 'v');
		sharp = old;
	}
	void unicode(uint64 u) {
		int64 start = b.n, digits = has_prec && prec > 4 ? prec : 4;
		char t[24], *q = rt_utoa_base(t + 24, u, 16, true);
		b.put("U+"_s);
		b.fill('0', digits - (t + 24 - q));
		b.put(q, t + 24 - q);
		if (sharp && u <= 0x10FFFF && rt_printable(int32(u))) {
			b.put(" '"_s);
			b.rune(int32(u));
			b.put('\'');
		}
		bool old = zero;
		zero = false;
		pad(start);
		zero = old;
	}
	void character(uint64 u) {
		int64 start = b.n;
		b.rune(u > 0x10FFFF ? 0xFFFD : int32(u));
		pad(start);
	}
	void quoted_rune(uint64 u) {
		int64 start = b.n;
		rt_put_quoted_rune(b, u > 0x10FFFF ? 0xFFFD : int64(u), plus);
		pad(start);
	}
	String truncate(String s) const {
#ifdef USES_flag_width
		if (!has_prec) return s;
		int64 n = prec;
		for (int64 i = 0; i < s.n; i++)
			if ((s.p[i] & 0xC0) != 0x80 && --n < 0) return String{s.p, i};
#endif
		return s;
	}
	void quoted(String s) {
		s = truncate(s);
		int64 start = b.n;
#ifdef USES_flag_sharp
		bool raw = sharp;
		int64 w = 1;
		for (int64 i = 0; raw && i < s.n; i += w) {
			int32 r = decode(s, i, w);
			raw = !(r == '`' || r == 0x7f || r == 0xFEFF || (r < ' ' && r != '\t') || (r == 0xFFFD && w == 1));
		}
		if (raw) {
			b.put('`');
			b.put(s);
			b.put('`');
		} else
#endif
			rt_put_quoted(b, s, '"', plus);
		pad(start);
	}
	void hex_string(String s, bool upper) {
		const char* digits = upper ? "0123456789ABCDEF" : "0123456789abcdef";
		int64 n = has_prec && prec < s.n ? prec : s.n, start = b.n;
		if (n > 0) {
			if (sharp) b.put(upper ? "0X"_s : "0x"_s);
			for (int64 i = 0; i < n; i++) {
				if (space && i > 0) {
					b.put(' ');
					if (sharp) b.put(upper ? "0X"_s : "0x"_s);
				}
				b.put(digits[uint8(s.p[i]) >> 4]);
				b.put(digits[uint8(s.p[i]) & 15]);
			}
		}
		pad(start);
	}
	void floating(float64 v, int bits, char verb, int64 digits) {
		if (has_prec) digits = prec;
		int64 start = b.n;
		b.put('+');
		rt_put_float(b, v, verb, digits, bits);
		char* q = b.p + start;
		if (q[1] == '-' || q[1] == '+') {
			memmove(q, q + 1, b.n - start - 1);
			b.n--;
		}
		if (space && q[0] == '+' && !plus) q[0] = ' ';
		if (q[1] == 'I' || q[1] == 'N') {
			bool old = zero;
			zero = false;
			if (q[1] == 'N' && !space && !plus) drop_sign(start);
			pad(start);
			zero = old;
			return;
		}
		if (sharp && verb != 'b') keep_zeros(start, verb, digits);
		q = b.p + start;
		if (plus || q[0] != '+') {
			if (zero && !minus && has_wid && wid > b.n - start) b.insert(start + 1, '0', wid - (b.n - start));
			else pad(start);
			return;
		}
		drop_sign(start);
		pad(start);
	}
	void drop_sign(int64 start) {
		memmove(b.p + start, b.p + start + 1, b.n - start - 1);
		b.n--;
	}
	// The # flag: always print a decimal point, and keep the trailing zeros of %g.
	void keep_zeros(int64 start, char verb, int64 digits) {
		int64 want = 0, at = b.n;
		if (verb == 'g' || verb == 'G' || verb == 'x') want = digits < 0 ? 6 : digits;
		bool point = false, seen = false;
		bool hex = verb == 'x' || verb == 'X';
		for (int64 i = start + 1; i < b.n; i++) {
			char c = b.p[i];
			if (c == '.') point = true;
			else if (c == 'p' || c == 'P' || (!hex && (c == 'e' || c == 'E'))) {
				at = i;
				break;
			} else {
				if (c != '0') seen = true;
				if (seen) want--;
			}
		}
		if (!point) {
			if (at - start == 2 && b.p[start + 1] == '0') want--;
			b.insert(at++, '.', 1);
		}
		b.insert(at, '0', want);
	}
	void bad_verb(int32 verb) {
		erroring = true;
		b.put("%!"_s);
		b.rune(verb);
		b.put('(');
		if (arg.t) {
			b.put(cstring(arg.t->name));
			b.put('=');
			print(arg, 'v');
		} else {
			b.put("<nil>"_s);
		}
		b.put(')');
		erroring = false;
	}
	void whole(uint64 u, bool is_signed, int32 verb) {
		switch (verb) {
		case 'v':
#ifdef USES_flag_sharp
			if (sharp_v && !is_signed) hex64(u, true);
			else
#endif
			if (!has_wid && !plus && !space && !has_prec) {
				if (is_signed) rt_put_int(b, int64(u));
				else rt_put_uint(b, u);
			} else integer(u, 10, is_signed, verb);
			return;
		case 'd': return integer(u, 10, is_signed, verb);
#ifdef USES_verb_b
		case 'b': return integer(u, 2, is_signed, verb);
#endif
#ifdef USES_verb_o
		case 'o': return integer(u, 8, is_signed, verb);
#endif
#ifdef USES_verb_O
		case 'O': return integer(u, 8, is_signed, verb);
#endif
#ifdef USES_verb_x
		case 'x': return integer(u, 16, is_signed, verb);
#endif
#ifdef USES_verb_X
		case 'X': return integer(u, 16, is_signed, verb);
#endif
#ifdef USES_verb_c
		case 'c': return character(u);
#endif
#ifdef USES_verb_q
		case 'q': return quoted_rune(u);
#endif
#ifdef USES_verb_U
		case 'U': return unicode(u);
#endif
		}
		bad_verb(verb);
	}
	void real(float64 v, int bits, int32 verb) {
		switch (verb) {
		case 'v': return floating(v, bits, 'g', -1);
		case 'b': case 'g': case 'G': case 'x': case 'X': return floating(v, bits, char(verb), -1);
		case 'e': case 'E': case 'f': return floating(v, bits, char(verb), 6);
		case 'F': return floating(v, bits, 'f', 6);
		}
		bad_verb(verb);
	}
#ifdef USES_KindComplex128
	void complex(float64 re, float64 im, int bits, int32 verb) {
		if (verb > 127 || !strchr("vbgGxXfFeE", verb)) return bad_verb(verb);
		bool had = plus;
		b.put('(');
		real(re, bits, verb);
		plus = true;
		real(im, bits, verb);
		b.put("i)"_s);
		plus = had;
	}
#endif
	void string(String s, int32 verb) {
		switch (verb) {
		case 'v':
#ifdef USES_flag_sharp
			if (sharp_v) return quoted(s);
#endif
			return text(truncate(s));
		case 's': return text(truncate(s));
#ifdef USES_verb_x
		case 'x': return hex_string(s, false);
#endif
#ifdef USES_verb_X
		case 'X': return hex_string(s, true);
#endif
#ifdef USES_verb_q
		case 'q': return quoted(s);
#endif
		}
		bad_verb(verb);
	}
	void pointer(uint64 u, const Type* t, int32 verb) {
		switch (verb) {
		case 'v':
#ifdef USES_flag_sharp
			if (sharp_v) {
				b.put('(');
				b.put(cstring(t->name));
				b.put(")("_s);
				if (u) hex64(u, true);
				else b.put("nil"_s);
				b.put(')');
			} else
#endif
			if (!u) {
				text("<nil>"_s);
			} else {
				hex64(u, !sharp);
			}
			return;
		case 'p': return hex64(u, !sharp);
		case 'b': case 'o': case 'd': case 'x': case 'X': return whole(u, false, verb);
		}
		bad_verb(verb);
	}
	// Prints the value by its method Format, Error, String or GoString if it has one for this verb.
	// Reports whether it has.
	bool by_method(int32 verb) {
		if (erroring || !arg.t) return false;
		if (verb == 'w') return bad_verb(verb), true;
#ifdef USES_formatter
		if (has(arg, Sel_Format)) return by_format(verb), true;
#endif
		if (rt_fmt_hook && rt_fmt_hook(*this, arg, verb)) return true;
		int sel = -1;
#ifdef USES_flag_sharp
		if (sharp_v) {
			if (has(arg, Sel_GoString)) sel = Sel_GoString;
		} else
#endif
		if (verb == 'v' || verb == 's' || verb == 'x' || verb == 'X' || verb == 'q') {
			if (has(arg, Sel_Error)) sel = Sel_Error;
			else if (has(arg, Sel_String)) sel = Sel_String;
		}
		if (sel < 0) return false;
		const char* name = sel == Sel_Error ? "Error" : sel == Sel_String ? "String" : "GoString";
		(void)name;
		Any a = arg;
		auto method = [&] {
			String s = icall<String>(a, sel);
#ifdef USES_flag_sharp
			if (sharp_v) return text(s);
#endif
			string(s, verb);
		};
#ifdef USES_rt_user_methods
		if (rt_panicked(method)) panicked(a, verb, name);
#else
		method();
#endif
		return true;
	}
#ifdef USES_rt_user_methods
	// Prints the message that replaces an operand whose method has panicked.
	void panicked(const Any& a, int32 verb, const char* method) {
		Any what = rt_caught();
		wid = prec = 0;  // Go resets them, too
		if (a.t->kind == KindPtr && !a.w.p) return b.put("<nil>"_s);
		rt_fmt sub(b);
		b.put("%!"_s);
		b.rune(verb);
		b.put("(PANIC="_s);
		b.put(cstring(method));
		b.put(" method: "_s);
		sub.print(what, 'v');
		b.put(')');
	}
#endif
#ifdef USES_formatter
	void by_format(int32 verb) {
		Any a = arg;
		if (rt_panicked([&] { icall<void>(a, Sel_Format, mkany(&T_rt_state, this), verb); })) panicked(a, verb, "Format");
	}
#endif
	void print(const Any& a, int32 verb) {
		arg = a;
		if (!a.t) {
			if (verb == 'v' || verb == 'T') text("<nil>"_s);
			else bad_verb(verb);
			return;
		}
#ifdef USES_verb_T
		if (verb == 'T') return string(cstring(a.t->name), 's');
#endif
#ifdef USES_verb_p
		if (verb == 'p') {
			Kind k = a.t->kind;
			if (k == KindPtr || k == KindFunc || k == KindMap) return pointer(a.w.u, a.t, 'p');
			if (k == KindSlice) return pointer(uint64(*static_cast<void* const*>(any_data(a))), a.t, 'p');
			return bad_verb(verb);
		}
#endif
		if (by_method(verb)) return;
		value(a.t, any_data(a), verb, 0, true);
	}
	// Prints a value inside another one. open is set if all fields on the path to it are exported, so
	// that its methods may be called. Prints a value in an interface that is a part of another value.
	void print_inside(const Any& a) {
		arg = a;
		if (a.t) inner(a.t, any_data(a), 'v', 1, true);
		else b.put("<nil>"_s);
	}
	void inner(const Type* t, const void* d, int32 verb, int depth, bool open) {
		if (t->kind == KindInterface) {
			const Any& a = *static_cast<const Any*>(d);
			if (a.t) return inner(a.t, any_data(a), verb, depth, open);
#ifdef USES_flag_sharp
			if (sharp_v) {
				b.put(cstring(t->name));
				b.put("(nil)"_s);
			} else
#endif
				b.put("<nil>"_s);
			return;
		}
		arg.t = t;
		if (t->direct) {
			arg.w.u = 0;
			memcpy(static_cast<void*>(&arg.w), d, t->size);
		} else {
			arg.w.p = const_cast<void*>(d);
		}
#ifdef USES_formatter
		if (open && verb == 'p' && !erroring && has(arg, Sel_Format)) return by_format(verb);
#endif
		if (open && verb != 'p' && by_method(verb)) return;
		value(t, d, verb, depth, open);
	}
	void value(const Type* t, const void* d, int32 verb, int depth, bool open) {
		Kind k = t->kind;
		switch (k) {
#ifdef USES_KindBool
		case KindBool:
			if (verb == 't' || verb == 'v') boolean(*static_cast<const bool*>(d));
			else bad_verb(verb);
			return;
#endif
#ifdef USES_KindFloat32
		case KindFloat32: return real(*static_cast<const float32*>(d), 32, verb);
#endif
#ifdef USES_KindFloat64
		case KindFloat64: return real(*static_cast<const float64*>(d), 64, verb);
#endif
#ifdef USES_KindComplex128
		case KindComplex64: return complex(static_cast<const complex64*>(d)->re, static_cast<const complex64*>(d)->im, 32, verb);
		case KindComplex128: return complex(static_cast<const complex128*>(d)->re, static_cast<const complex128*>(d)->im, 64, verb);
#endif
		case KindString: return string(*static_cast<const String*>(d), verb);
#ifdef USES_rt_slice_type
		case KindSlice: {
			const Slice<uint8>& s = *static_cast<const Slice<uint8>*>(d);
			return list(t, s.p, s.n, verb, depth, open);
		}
#endif
#ifdef USES_KindArray
		case KindArray: return list(t, d, t->len, verb, depth, open);
#endif
#ifdef USES_rt_map_type
		case KindMap: return map(t, d, verb, depth, open);
#endif
		case KindStruct: return structure(t, d, verb, depth, open);
		default: break;
		}
		if (k <= KindUintptr) return whole(rt_whole_bits(t, d), k <= KindInt64, verb);
		uint64 u = *static_cast<const uint64*>(d);
		if (k == KindPtr && depth == 0 && u && t->elem) {
			Kind to = t->elem->kind;
			if (to >= KindSlice && to <= KindStruct && to != KindPtr && to != KindFunc) {
				b.put('&');
				return inner(t->elem, reinterpret_cast<const void*>(u), verb, depth + 1, open);
			}
		}
		pointer(u, t, verb);
	}
	void structure(const Type* t, const void* d, int32 verb, int depth, bool open) {
#ifdef USES_flag_sharp
		if (sharp_v) b.put(cstring(t->name));
#endif
		b.put('{');
		for (int64 i = 0; t->fields && i < t->len; i++) {
			const Field& f = t->fields[i];
			if (i > 0) b.put(sharp_v ? ", "_s : " "_s);
			if (plus_v || sharp_v) {
				b.put(cstring(f.name));
				b.put(':');
			}
			inner(f.type, static_cast<const char*>(d) + f.offset, verb, depth + 1, open && f.exported);
		}
		b.put('}');
	}
	void list(const Type* t, const void* d, int64 n, int32 verb, int depth, bool open) {
		const Type* e = t->elem;
		bool bytes = e->kind == KindUint8;
		if (bytes && (verb == 's' || verb == 'q' || verb == 'x' || verb == 'X')) return string(String{static_cast<const char*>(d), n}, verb);
#ifdef USES_verb_p
		if (verb == 'p' && t->kind == KindSlice) return pointer(uint64(d), t, verb);
#endif
#ifdef USES_flag_sharp
		if (sharp_v) {
			b.put(depth == 0 && bytes && !strcmp(t->name, "[]uint8") ? "[]byte"_s : cstring(t->name));
			if (t->kind == KindSlice && !d) return b.put("(nil)"_s);
		}
#endif
		b.put(sharp_v ? '{' : '[');
		for (int64 i = 0; i < n; i++) {
			if (i > 0) b.put(sharp_v ? ", "_s : " "_s);
			inner(e, static_cast<const char*>(d) + i * e->size, verb, depth + 1, open);
		}
		b.put(sharp_v ? '}' : ']');
	}
	// Maps print in the order of their keys.
	void map(const Type* t, const void* d, int32 verb, int depth, bool open) {
#ifdef USES_flag_sharp
		if (sharp_v) {
			b.put(cstring(t->name));
			if (!*static_cast<void* const*>(d)) return b.put("(nil)"_s);
			b.put('{');
		} else
#endif
			b.put("map["_s);
		int64 pos = 0, n = 0;
		const void *k, *v;
		while (t->mapnext(d, pos, k, v)) n++;
		Slice<Entry> all = mkslice<Entry>(n);
		pos = n = 0;
		while (t->mapnext(d, pos, k, v)) all.p[n++] = Entry{k, v};
		sort_entries(t->key, all.p, n);
		for (int64 i = 0; i < n; i++) {
			if (i > 0) b.put(sharp_v ? ", "_s : " "_s);
			inner(t->key, all.p[i].k, verb, depth + 1, open);
			b.put(':');
			inner(t->elem, all.p[i].v, verb, depth + 1, open);
		}
		b.put(sharp_v ? '}' : ']');
	}
	struct Entry { const void *k, *v; };
	static void sort_entries(const Type* t, Entry* a, int64 n) {
		std::stable_sort(a, a + n, [t](const Entry& x, const Entry& y) { return order(t, x.k, y.k) < 0; });
	}
#ifdef USES_KindComplex128
	template <class C> static int order_complex(const C* x, const C* y) {
		int r = order_real(x->re, y->re);
		return r ? r : order_real(x->im, y->im);
	}
#endif
	// Compares two keys: -1, 0 or 1. For keys in interfaces, nil comes first, then the keys are ordered by
	// the names of their types.
	static int order(const Type* t, const void* a, const void* c) {
		switch (t->kind) {
#ifdef USES_KindFloat32
		case KindFloat32: return order_real(*static_cast<const float32*>(a), *static_cast<const float32*>(c));
#endif
#ifdef USES_KindFloat64
		case KindFloat64: return order_real(*static_cast<const float64*>(a), *static_cast<const float64*>(c));
#endif
#ifdef USES_KindComplex128
		case KindComplex64: return order_complex(static_cast<const complex64*>(a), static_cast<const complex64*>(c));
		case KindComplex128: return order_complex(static_cast<const complex128*>(a), static_cast<const complex128*>(c));
#endif
		case KindString: return compare(*static_cast<const String*>(a), *static_cast<const String*>(c));
		case KindStruct:
			for (int64 i = 0; i < t->len; i++)
				if (int r = order(t->fields[i].type, static_cast<const char*>(a) + t->fields[i].offset, static_cast<const char*>(c) + t->fields[i].offset)) return r;
			return 0;
		case KindArray:
			for (int64 i = 0; i < t->len; i++)
				if (int r = order(t->elem, static_cast<const char*>(a) + i * t->elem->size, static_cast<const char*>(c) + i * t->elem->size)) return r;
			return 0;
		case KindInterface: {
			const Any &x = *static_cast<const Any*>(a), &y = *static_cast<const Any*>(c);
			if (!x.t || !y.t) return (x.t != nullptr) - (y.t != nullptr);
			if (x.t != y.t) return strcmp(x.t->name, y.t->name);  // Go compares the addresses of the types here
			return order(x.t, any_data(x), any_data(y));
		}
		default: break;
		}
		uint64 sign = t->kind <= KindInt64 ? uint64(1) << 63 : 0;
		uint64 x = rt_whole_bits(t, a) ^ sign, y = rt_whole_bits(t, c) ^ sign;
		return x < y ? -1 : y < x;
	}
	static int order_real(float64 x, float64 y) {
		if (x < y || (x != x && y == y)) return -1;
		return x > y || (y != y && x == x);
	}
};
#include <algorithm>

//@ rt_state
inline rt_fmt* rt_state(Word w) { return static_cast<rt_fmt*>(w.p); }
inline rt_count rt_state_write(Word w, Slice<uint8> s) {
	rt_state(w)->b.put(reinterpret_cast<const char*>(s.p), s.n);
	return rt_count{s.n, Any()};
}
inline rt_count rt_state_write_string(Word w, String s) {
	rt_state(w)->b.put(s);
	return rt_count{s.n, Any()};
}
inline R2<int64, bool> rt_state_width(Word w) { return R2<int64, bool>{rt_state(w)->wid, rt_state(w)->has_wid}; }
inline R2<int64, bool> rt_state_precision(Word w) { return R2<int64, bool>{rt_state(w)->prec, rt_state(w)->has_prec}; }
inline bool rt_state_flag(Word w, int64 c) {
	rt_fmt* f = rt_state(w);
	switch (c) {
	case '-': return f->minus;
	case '+': return f->plus || f->plus_v;
	case '#': return f->sharp || f->sharp_v;
	case ' ': return f->space;
	case '0': return f->zero;
	}
	return false;
}
static rt_method rt_state_m1(T_rt_state, Sel_Write, rt_state_write);
static rt_method rt_state_m2(T_rt_state, Sel_WriteString, rt_state_write_string);
static rt_method rt_state_m3(T_rt_state, Sel_Width, rt_state_width);
static rt_method rt_state_m4(T_rt_state, Sel_Precision, rt_state_precision);
static rt_method rt_state_m5(T_rt_state, Sel_Flag, rt_state_flag);
//@ fmt_FormatString
//= calls 1
// Returns the directive, such as "%+d", for which a method Format was called.
inline String fmt_FormatString(Any state, int32 verb) {
	char t[64] = "%";
	size_t n = 1;
	for (const char* c = " +-#0"; *c; c++)
		if (icall<bool>(state, Sel_Flag, int64(*c))) t[n++] = *c;
	R2<int64, bool> width = icall<R2<int64, bool> >(state, Sel_Width), precision = icall<R2<int64, bool> >(state, Sel_Precision);
	if (width.r1) n += size_t(snprintf(t + n, 24, "%lld", static_cast<long long>(width.r0)));
	if (precision.r1) n += size_t(snprintf(t + n, 24, ".%lld", static_cast<long long>(precision.r0)));
	rt_buf b = rt_buf();
	b.put(t, int64(n));
	b.rune(verb);
	return mkstring(b.p, b.n);
}
#include <stdio.h>
//@ rt_fmt_text
// The buffer in which printing calls build their text.
static rt_buf rt_fmt_text;
// Writes the text that a call has appended to rt_fmt_text, which begins at start, to its
// destination.
//@ go_stdout
static const struct rt_to_stdout {} go_stdout = {};
inline rt_count rt_deliver(rt_to_stdout, int64 start) {
	int64 n = rt_fmt_text.n - start;
	rt_stdout_put(rt_fmt_text.p + start, n);
	rt_fmt_text.n = start;
	return {n, {}};
}
//@ go_stderr
static const struct rt_to_stderr {} go_stderr = {};
inline rt_count rt_deliver(rt_to_stderr, int64 start) {
	int64 n = rt_fmt_text.n - start;
	rt_write(2, rt_fmt_text.p + start, n);
	rt_fmt_text.n = start;
	return {n, {}};
}
//@ rt_print_args
inline void rt_print_args(rt_buf& b, Slice<Any> a) {
	rt_fmt f(b);
	bool text = false;
	for (int64 i = 0; i < a.n; i++) {
		bool is = a.p[i].t && a.p[i].t->kind == KindString;
		if (i > 0 && !is && !text) b.put(' ');
		f.print(a.p[i], 'v');
		text = is;
	}
}
//@ rt_print_line
inline void rt_print_line(rt_buf& b, Slice<Any> a) {
	rt_fmt f(b);
	for (int64 i = 0; i < a.n; i++) {
		if (i > 0) b.put(' ');
		if (a.p[i].t == &T_int) rt_put_int(b, int64(a.p[i].w.u));
		else if (a.p[i].t == &T_string) b.put(*static_cast<String*>(a.p[i].w.p));
		else f.print(a.p[i], 'v');
	}
	b.put('\n');
}
//@ rt_print_format rt_format
// Performs one call of Printf: it parses the format and prints the arguments.
struct rt_format {
	rt_fmt f;
	String s;
	Slice<Any> a;
	int64 i, num;
	bool reordered, after_index, good;
	rt_format(rt_buf& b, String format, Slice<Any> args) : f(b), s(format), a(args), i(0), num(0), reordered(false), after_index(false), good(true) {}
	// Parses a decimal number at i. Returns false if there is none, or if it is too large.
	bool number(int64& n) {
		n = 0;
		bool any = false;
		for (; i < s.n && s.p[i] >= '0' && s.p[i] <= '9'; i++) {
			n = n * 10 + (s.p[i] - '0');
			any = true;
			if (n > 1000000) {
				n = 0;
				return false;
			}
		}
		return any;
	}
	// [n] before a verb or a star.
	void index() {
		if (i >= s.n || s.p[i] != '[') return;
		reordered = true;
		int64 close = i + 1, n = 0, start = i;
		while (close < s.n && s.p[close] != ']') close++;
		if (close >= s.n) {
			good = false;
			i = start + 1;
			return;
		}
		i = start + 1;
		bool ok = number(n) && i == close;
		i = close + 1;
		if (ok && n >= 1 && n <= a.n) {
			num = n - 1;
			after_index = true;
			return;
		}
		good = false;
		after_index = ok;
	}
	bool star(int64& n) {
		n = 0;
		bool ok = false;
		if (num < a.n) {
			const Any& x = a.p[num];
			if (x.t && x.t->kind >= KindInt && x.t->kind <= KindUintptr) {
				const void* d = any_data(x);
				switch (x.t->size) {
				case 1: n = x.t->kind == KindInt8 ? *static_cast<const int8*>(d) : *static_cast<const uint8*>(d); break;
				case 2: n = x.t->kind == KindInt16 ? *static_cast<const int16*>(d) : *static_cast<const uint16*>(d); break;
				case 4: n = x.t->kind == KindInt32 ? int64(*static_cast<const int32*>(d)) : int64(*static_cast<const uint32*>(d)); break;
				default: n = *static_cast<const int64*>(d);
				}
				ok = n >= -1000000 && n <= 1000000;
				if (!ok) n = 0;
			}
			num++;
		}
		return ok;
	}
	bool flag(char c) {
		switch (c) {
		case '#': return f.sharp = true;
		case '0': return f.zero = true;
		case '+': return f.plus = true;
		case '-': return f.minus = true;
		case ' ': return f.space = true;
		}
		return false;
	}
	void width() {
#ifdef USES_flag_index
		index();
#endif
#ifdef USES_flag_star
		if (i < s.n && s.p[i] == '*') {
			i++;
			f.has_wid = star(f.wid);
			if (!f.has_wid) f.b.put("%!(BADWIDTH)"_s);
			if (f.wid < 0) {
				f.wid = -f.wid;
				f.minus = true;
				f.zero = false;
			}
			after_index = false;
		} else
#endif
		{
			f.has_wid = number(f.wid);
			if (after_index && f.has_wid) good = false;
		}
		if (i < s.n && s.p[i] == '.') {
			i++;
#ifdef USES_flag_index
			if (after_index) good = false;
			index();
#endif
#ifdef USES_flag_star
			if (i < s.n && s.p[i] == '*') {
				i++;
				f.has_prec = star(f.prec);
				if (f.prec < 0) {
					f.prec = 0;
					f.has_prec = false;
				}
				if (!f.has_prec) f.b.put("%!(BADPREC)"_s);
				after_index = false;
			} else
#endif
			{
				if (!number(f.prec)) f.prec = 0;
				f.has_prec = true;
			}
		}
#ifdef USES_flag_index
		if (!after_index) index();
#endif
	}
	void one(int32 verb) {
		if (verb == 'v' || verb == 'w') {
			f.sharp_v = f.sharp;
			f.sharp = false;
			f.plus_v = f.plus;
			f.plus = false;
		}
		if (verb == 'w' && f.wrapped && has(a.p[num], Sel_Error)) {
			f.wrapped[f.nwrapped++] = a.p[num];
			verb = 'v';
		}
		f.print(a.p[num++], verb);
	}
	void run() {
		rt_buf& b = f.b;
		while (i < s.n) {
			const char* q = static_cast<const char*>(memchr(s.p + i, '%', s.n - i));
			int64 to = q ? q - s.p : s.n;
			b.put(s.p + i, to - i);
			i = to + 1;
			if (to >= s.n) break;
			f.clear();
			good = true;
			after_index = false;
#ifdef USES_flag_any
			while (i < s.n && flag(s.p[i])) i++;
#endif
			if (i < s.n && s.p[i] >= 'a' && s.p[i] <= 'z' && num < a.n) {
				one(s.p[i++]);
				continue;
			}
#ifdef USES_flag_width
			width();
#endif
			if (i >= s.n) {
				b.put("%!(NOVERB)"_s);
				break;
			}
			int64 w = 1;
			int32 verb = decode(s, i, w);
			i += w;
			if (verb == '%') {
				b.put('%');
			} else if (!good || num >= a.n) {
				b.put("%!"_s);
				b.rune(verb);
				b.put(good ? "(MISSING)"_s : "(BADINDEX)"_s);
			} else {
				one(verb);
			}
		}
		if (!reordered && num < a.n) {
			f.clear();
			b.put("%!(EXTRA "_s);
			for (int64 k = num; k < a.n; k++) {
				if (k > num) b.put(", "_s);
				if (!a.p[k].t) {
					b.put("<nil>"_s);
					continue;
				}
				b.put(cstring(a.p[k].t->name));
				b.put('=');
				f.print(a.p[k], 'v');
			}
			b.put(')');
		}
	}
};
inline void rt_print_format(rt_buf& b, String format, Slice<Any> a) { rt_format(b, format, a).run(); }

//@ rt_fmt_string
inline String rt_fmt_string(int64 start) {
	String s = mkstring(rt_fmt_text.p + start, rt_fmt_text.n - start);
	rt_fmt_text.n = start;
	return s;
}
//@ rt_fmt_append
inline Slice<uint8> rt_fmt_append(Slice<uint8> b, int64 start) {
	b = appendstr(b, String{rt_fmt_text.p + start, rt_fmt_text.n - start});
	rt_fmt_text.n = start;
	return b;
}
//@ fmt_Print
//= calls 1, acts, prints 1
inline rt_count fmt_Print(Slice<Any> a) {
	int64 start = rt_fmt_text.n;
	rt_print_args(rt_fmt_text, a);
	return rt_deliver(go_stdout, start);
}
//@ fmt_Fprint
//= calls 1 2, prints 2
template <class W> inline rt_count fmt_Fprint(W w, Slice<Any> a) {
	int64 start = rt_fmt_text.n;
	rt_print_args(rt_fmt_text, a);
	return rt_deliver(w, start);
}
//@ fmt_Sprint
//= calls 1, prints 1
inline String fmt_Sprint(Slice<Any> a) {
	int64 start = rt_fmt_text.n;
	rt_print_args(rt_fmt_text, a);
	return rt_fmt_string(start);
}
//@ fmt_Append
//= returns 1, writes 1, calls 2
inline Slice<uint8> fmt_Append(Slice<uint8> b, Slice<Any> a) {
	int64 start = rt_fmt_text.n;
	rt_print_args(rt_fmt_text, a);
	return rt_fmt_append(b, start);
}
//@ fmt_Println
//= calls 1, acts, prints 1, lines
inline rt_count fmt_Println(Slice<Any> a) {
	int64 start = rt_fmt_text.n;
	rt_print_line(rt_fmt_text, a);
	return rt_deliver(go_stdout, start);
}
//@ fmt_Fprintln
//= calls 1 2, prints 2, lines
template <class W> inline rt_count fmt_Fprintln(W w, Slice<Any> a) {
	int64 start = rt_fmt_text.n;
	rt_print_line(rt_fmt_text, a);
	return rt_deliver(w, start);
}
//@ fmt_Sprintln
//= calls 1, prints 1, lines
inline String fmt_Sprintln(Slice<Any> a) {
	int64 start = rt_fmt_text.n;
	rt_print_line(rt_fmt_text, a);
	return rt_fmt_string(start);
}
//@ fmt_Appendln
//= returns 1, writes 1, calls 2
inline Slice<uint8> fmt_Appendln(Slice<uint8> b, Slice<Any> a) {
	int64 start = rt_fmt_text.n;
	rt_print_line(rt_fmt_text, a);
	return rt_fmt_append(b, start);
}
//@ fmt_Printf
//= calls 2, acts, formats 1, prints 2
inline rt_count fmt_Printf(String format, Slice<Any> a) {
	int64 start = rt_fmt_text.n;
	rt_print_format(rt_fmt_text, format, a);
	return rt_deliver(go_stdout, start);
}
//@ fmt_Fprintf
//= calls 1 3, formats 2, prints 3
template <class W> inline rt_count fmt_Fprintf(W w, String format, Slice<Any> a) {
	int64 start = rt_fmt_text.n;
	rt_print_format(rt_fmt_text, format, a);
	return rt_deliver(w, start);
}
//@ fmt_Sprintf
//= calls 2, formats 1, prints 2
inline String fmt_Sprintf(String format, Slice<Any> a) {
	int64 start = rt_fmt_text.n;
	rt_print_format(rt_fmt_text, format, a);
	return rt_fmt_string(start);
}
//@ fmt_Appendf
//= returns 1, writes 1, calls 3, formats 2
inline Slice<uint8> fmt_Appendf(Slice<uint8> b, String format, Slice<Any> a) {
	int64 start = rt_fmt_text.n;
	rt_print_format(rt_fmt_text, format, a);
	return rt_fmt_append(b, start);
}
//@ rt_wrap_error
// The error that Errorf returns for a format with %w: it unwraps to the operand, or to several
// operands.
struct rt_wrap_error { String s; Any err; };
static Type T_rt_wrap_error = rt_pointer<rt_wrap_error>("*fmt.wrapError");
inline String rt_wrap_error_Error(Word w) { return static_cast<rt_wrap_error*>(w.p)->s; }
inline Any rt_wrap_error_Unwrap(Word w) { return static_cast<rt_wrap_error*>(w.p)->err; }
static rt_method rt_wrap_error_m1(T_rt_wrap_error, Sel_Error, rt_wrap_error_Error);
static rt_method rt_wrap_error_m2(T_rt_wrap_error, Sel_Unwrap, rt_wrap_error_Unwrap);
//@ rt_error_list T_rt_wrap_errors T_rt_join_error
// An error that wraps several errors.
struct rt_error_list { String s; Slice<Any> errs; };
static Type T_rt_wrap_errors = rt_pointer<rt_error_list>("*fmt.wrapErrors");
static Type T_rt_join_error = rt_pointer<rt_error_list>("*errors.joinError");
inline String rt_error_list_Error(Word w) { return static_cast<rt_error_list*>(w.p)->s; }
static rt_method rt_error_list_m1(T_rt_wrap_errors, Sel_Error, rt_error_list_Error);
static rt_method rt_error_list_m2(T_rt_join_error, Sel_Error, rt_error_list_Error);
inline Slice<Any> rt_error_list_Unwrap(Word w) { return static_cast<rt_error_list*>(w.p)->errs; }
static rt_method rt_error_list_m3(T_rt_wrap_errors, Sel_Unwrap_list, rt_error_list_Unwrap);
static rt_method rt_error_list_m4(T_rt_join_error, Sel_Unwrap_list, rt_error_list_Unwrap);
//@ rt_errors_in
// Returns the errors that an error wraps, if its method Unwrap returns a list.
inline Slice<Any> rt_errors_in(const Any& e) { return has(e, Sel_Unwrap_list) ? icall<Slice<Any> >(e, Sel_Unwrap_list) : Slice<Any>(); }
//@ fmt_Errorf
//= keeps 2, calls 2, formats 1, prints 2
inline Any fmt_Errorf(String format, Slice<Any> a) {
	int64 start = rt_fmt_text.n;
	Slice<Any> wrapped = mkslice<Any>(a.n + 1);
	rt_format p(rt_fmt_text, format, a);
	p.f.wrapped = wrapped.p;
	p.run();
	wrapped.n = p.f.nwrapped;
	String s = rt_fmt_string(start);
	if (wrapped.n == 0) return errors_New(s);
	if (wrapped.n == 1) return mkany(&T_rt_wrap_error, newptr(rt_wrap_error{s, wrapped.p[0]}));
	return mkany(&T_rt_wrap_errors, newptr(rt_error_list{s, wrapped}));
}
