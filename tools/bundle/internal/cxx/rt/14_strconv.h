// 14_strconv.h: package strconv.

//@ strconv_ErrSyntax
static Any strconv_ErrSyntax = errors_New("invalid syntax"_s);
static rt_root rt_root_errsyntax(&strconv_ErrSyntax, sizeof strconv_ErrSyntax);
//@ strconv_ErrRange
static Any strconv_ErrRange = errors_New("value out of range"_s);
static rt_root rt_root_errrange(&strconv_ErrRange, sizeof strconv_ErrRange);
//@ strconv_NumError T_p_strconv_NumError rt_num_error rt_num_error_about strconv_NumError_Error strconv_NumError_Unwrap
//= strconv_NumError_Error: pure
//= strconv_NumError_Unwrap: pure
struct strconv_NumError { String Func, Num; Any Err; };
static Type T_p_strconv_NumError = rt_pointer<strconv_NumError>("*strconv.NumError");
inline String strconv_NumError_Error(strconv_NumError* e) {
	deref(e);
	rt_buf b = {nullptr, 0, 0};
	b.put("strconv."_s);
	b.put(e->Func);
	b.put(": parsing "_s);
	rt_put_quoted(b, e->Num, '"', false);
	b.put(": "_s);
	b.put(icall<String>(e->Err, Sel_Error));
	String s = mkstring(b.p, b.n);
	free(b.p);
	return s;
}
inline Any strconv_NumError_Unwrap(strconv_NumError* e) { deref(e); return e->Err; }
inline String rt_num_error_text(Word w) { return strconv_NumError_Error(static_cast<strconv_NumError*>(w.p)); }
inline Any rt_num_error_unwrap(Word w) { return static_cast<strconv_NumError*>(w.p)->Err; }
static rt_method rt_num_error_m1(T_p_strconv_NumError, Sel_Error, rt_num_error_text);
static rt_method rt_num_error_m2(T_p_strconv_NumError, Sel_Unwrap, rt_num_error_unwrap);
// code 1: syntax, 2: range
inline Any rt_num_error(const char* func, String s, int code) {
	if (code == 0) return Any();
#ifdef USES_number_error_text
	strconv_NumError* e = gc_new<strconv_NumError>();
	e->Func = cstring(func);
	e->Num = mkstring(s.p, s.n);
	e->Err = code == 1 ? strconv_ErrSyntax : strconv_ErrRange;
	return mkany(&T_p_strconv_NumError, e);
#else
	return errors_New(String());
#endif
}
inline Any rt_num_error_about(const char* func, String s, String what) {
	strconv_NumError* e = gc_new<strconv_NumError>();
	e->Func = cstring(func);
	e->Num = mkstring(s.p, s.n);
	e->Err = errors_New(what);
	return mkany(&T_p_strconv_NumError, e);
}
//@ rt_underscores_ok
// Reports whether every underscore in a number is between two digits, or between the prefix and
// a digit.
inline bool rt_underscores_ok(String s) {
	char last = '^';  // '0' for a digit or prefix, '_' for an underscore, '!' for others
	int64 i = 0;
	if (s.n && (s.p[0] == '-' || s.p[0] == '+')) i++;
	bool hex = false;
	if (s.n - i >= 2 && s.p[i] == '0') {
		char c = char(s.p[i + 1] | 32);
		if (c == 'b' || c == 'o' || c == 'x') {
			i += 2;
			last = '0';
			hex = c == 'x';
		}
	}
	for (; i < s.n; i++) {
		char c = s.p[i], l = char(c | 32);
		if ((c >= '0' && c <= '9') || (hex && l >= 'a' && l <= 'f')) last = '0';
		else if (c == '_') {
			if (last != '0') return false;
			last = '_';
		} else {
			if (last == '_') return false;
			last = '!';
		}
	}
	return last != '_';
}
//@ rt_parse_uint
// Parses an unsigned number; base 0 means that its prefix gives the base. Returns 0 for
// success, 1 if s is not a number, 2 if the number is too large.
inline int rt_parse_uint(String s, int base, int bits, uint64& out) {
	out = 0;
	if (s.n == 0) return 1;
#ifdef USES_needs_prefix
	String whole = s;
	bool prefixed = base == 0, seen = false;
	if (base == 0) {
		base = 10;
		if (s.p[0] == '0') {
			char c = s.n >= 3 ? char(s.p[1] | 32) : 0;
			int k = 2;
			if (c == 'b') base = 2;
			else if (c == 'o') base = 8;
			else if (c == 'x') base = 16;
			else {
				base = 8;
				k = 1;
			}
			s.p += k;
			s.n -= k;
		}
	}
#endif
	uint64 max = bits == 64 ? ~uint64(0) : (uint64(1) << bits) - 1, n = 0;
	for (int64 i = 0; i < s.n; i++) {
		char c = s.p[i], l = char(c | 32);
#ifdef USES_needs_prefix
		if (c == '_' && prefixed) {
			seen = true;
			continue;
		}
#endif
		int d = c >= '0' && c <= '9' ? c - '0' : l >= 'a' && l <= 'z' ? l - 'a' + 10 : 99;
		if (d >= base) return 1;
		uint128 w = uint128(n) * unsigned(base) + unsigned(d);
		if (w > max) {
			out = max;
			return 2;
		}
		n = uint64(w);
	}
#ifdef USES_needs_prefix
	if (seen && !rt_underscores_ok(whole)) return 1;
#endif
	out = n;
	return 0;
}
//@ rt_parse_int
inline int rt_parse_int(String s, int base, int bits, int64& out) {
	out = 0;
	if (s.n == 0) return 1;
	bool neg = s.p[0] == '-';
	String t = s;
	if (neg || s.p[0] == '+') {
		t.p++;
		t.n--;
	}
	uint64 u = 0, cut = uint64(1) << (bits - 1);
	int e = rt_parse_uint(t, base, 64, u);
	if (e == 1) return 1;
	if (e == 2 || (neg ? u > cut : u >= cut)) {
		out = neg ? int64(uint64(0) - cut) : int64(cut - 1);
		return 2;
	}
	out = int64(neg ? uint64(0) - u : u);
	return 0;
}
//@ strconv_Atoi
//= pure
inline R2<int64, Any> strconv_Atoi(String s) {
	int64 i = s.n && (s.p[0] == '-' || s.p[0] == '+');
	bool neg = i && s.p[0] == '-';
	const uint64 cut = ~uint64(0) / 10, most = (uint64(1) << 63) - !neg;
	uint64 v = 0;
	int e = s.n == i;  // 1: s is not a number, 2: the number is too large
	for (; i < s.n && !e; i++) {
		unsigned d = unsigned(uint8(s.p[i])) - '0';
		if (d > 9) e = 1;
		else if (v >= cut && (v > cut || d > 5)) e = 2;
		else v = v * 10 + d;
	}
	if (e == 1) v = 0;
	else if (e || v > most) v = most, e = 2;
	return R2<int64, Any>{int64(neg ? uint64(0) - v : v), rt_num_error("Atoi", s, e)};
}
//@ rt_base_error
inline Any rt_base_error(const char* func, String s, int64 base, int64 bits) {
#ifndef USES_number_error_text
	return rt_num_error(func, s, 1);
#else
	if (base != 0 && (base < 2 || base > 36)) return rt_num_error_about(func, s, concat("invalid base "_s, rt_decimal(base)));
	return rt_num_error_about(func, s, concat("invalid bit size "_s, rt_decimal(bits)));
#endif
}
//@ rt_ParseInt
// strconv.ParseInt in a base that is not 0.
inline R2<int64, Any> rt_ParseInt(String s, int64 base, int64 bits) {
	int64 v = 0;
	if (s.n && ((base != 0 && (base < 2 || base > 36)) || bits < 0 || bits > 64)) return R2<int64, Any>{0, rt_base_error("ParseInt", s, base, bits)};
	int e = rt_parse_int(s, int(base), bits ? int(bits) : 64, v);
	return R2<int64, Any>{v, rt_num_error("ParseInt", s, e)};
}
//@ strconv_ParseInt
//= instead rt_ParseInt if 2 is known
needs_prefix inline R2<int64, Any> strconv_ParseInt(String s, int64 base, int64 bits) { return rt_ParseInt(s, base, bits); }
//@ rt_ParseUint
// strconv.ParseUint in a base that is not 0.
inline R2<uint64, Any> rt_ParseUint(String s, int64 base, int64 bits) {
	uint64 v = 0;
	if (s.n && ((base != 0 && (base < 2 || base > 36)) || bits < 0 || bits > 64)) return R2<uint64, Any>{0, rt_base_error("ParseUint", s, base, bits)};
	int e = rt_parse_uint(s, int(base), bits ? int(bits) : 64, v);
	return R2<uint64, Any>{v, rt_num_error("ParseUint", s, e)};
}
//@ strconv_ParseUint
//= instead rt_ParseUint if 2 is known
needs_prefix inline R2<uint64, Any> strconv_ParseUint(String s, int64 base, int64 bits) { return rt_ParseUint(s, base, bits); }
//@ rt_parse_float
// Finds the float nearest to a decimal or hexadecimal number. Returns 0 for success, 1 if s is
// not a number, 2 if the number is too large.
#include <math.h>
inline bool rt_fold_equal(String s, const char* lower) {
	for (int64 i = 0; i < s.n; i++)
		if (!lower[i] || (s.p[i] | 32) != lower[i]) return false;
	return !lower[s.n];
}
inline int rt_parse_float(String s, int bits, float64& out) {
	out = 0;
	if (s.n == 0) return 1;
	bool neg = s.p[0] == '-';
	String t = s;
	if (neg || s.p[0] == '+') {
		t.p++;
		t.n--;
	}
	if (rt_fold_equal(t, "inf") || rt_fold_equal(t, "infinity")) {
		out = neg ? -HUGE_VAL : HUGE_VAL;
		return 0;
	}
	if (t.p == s.p && rt_fold_equal(t, "nan")) {
		out = __builtin_nan("");
		return 0;
	}
	bool hex = t.n > 2 && t.p[0] == '0' && (t.p[1] | 32) == 'x', point = false, digits = false, under = false;
	uint64 m = 0;
	int nm = 0, scale = 0, exp = 0;
	int64 i = hex ? 2 : 0;
	for (; i < t.n; i++) {
		char c = t.p[i], l = char(c | 32);
		if (c == '_') {
			under = true;
			continue;
		}
		if (c == '.') {
			if (point) return 1;
			point = true;
			continue;
		}
		if (!((c >= '0' && c <= '9') || (hex && l >= 'a' && l <= 'f'))) break;
		digits = true;
		if (nm < 19) {
			m = m * 10 + uint64(c - '0');
			if (m) nm++;
			if (point) scale--;
		} else {
			nm = 99;
		}
	}
	if (!digits) return 1;
	bool has_exp = false;
	if (i < t.n && (t.p[i] | 32) == (hex ? 'p' : 'e')) {
		has_exp = true;
		i++;
		bool eneg = false;
		if (i < t.n && (t.p[i] == '+' || t.p[i] == '-')) eneg = t.p[i++] == '-';
		if (i >= t.n || t.p[i] < '0' || t.p[i] > '9') return 1;
		for (; i < t.n && ((t.p[i] >= '0' && t.p[i] <= '9') || t.p[i] == '_'); i++) {
			if (t.p[i] == '_') under = true;
			else if (exp < 10000) exp = exp * 10 + (t.p[i] - '0');
		}
		if (eneg) exp = -exp;
	}
	if (i != t.n || (hex && !has_exp)) return 1;
	if (under && !rt_underscores_ok(s)) return 1;
	static const float64 p10[] = {1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22};
	int e10 = exp + scale;
	if (!hex && bits == 64 && nm < 19 && m < (uint64(1) << 53) && e10 >= -22 && e10 <= 22) {
		float64 f = float64(m);
		f = e10 < 0 ? f / p10[-e10] : f * p10[e10];
		out = neg ? -f : f;
		return 0;
	}
	rt_buf b = {nullptr, 0, 0};
	for (int64 k = 0; k < t.n; k++)
		if (t.p[k] != '_') b.put(t.p[k]);
	b.put('\0');
	float64 f = bits == 32 ? float64(strtof(b.p, nullptr)) : strtod(b.p, nullptr);
	free(b.p);
	out = neg ? -f : f;
	return __builtin_isinf(f) ? 2 : 0;
}
//@ strconv_ParseFloat
//= pure
inline R2<float64, Any> strconv_ParseFloat(String s, int64 bits) {
	float64 v = 0;
	int e = rt_parse_float(s, bits == 32 ? 32 : 64, v);
	return R2<float64, Any>{v, rt_num_error("ParseFloat", s, e)};
}
//@ strconv_ParseBool
//= pure
needs_string_equal inline R2<bool, Any> strconv_ParseBool(String s) {
	if (s == "1"_s || s == "t"_s || s == "T"_s || s == "true"_s || s == "TRUE"_s || s == "True"_s) return R2<bool, Any>{true, Any()};
	if (s == "0"_s || s == "f"_s || s == "F"_s || s == "false"_s || s == "FALSE"_s || s == "False"_s) return R2<bool, Any>{false, Any()};
	return R2<bool, Any>{false, rt_num_error("ParseBool", s, 1)};
}
//@ strconv_Itoa
//= pure
inline String strconv_Itoa(int64 v) {
	char t[24], *q = rt_utoa(t + 24, v < 0 ? uint64(0) - uint64(v) : uint64(v));
	if (v < 0) *--q = '-';
	return mkstring(q, t + 24 - q);
}
//@ rt_format_int
inline String rt_format_int(uint64 u, bool neg, int64 base) {
	if (base < 2 || base > 36) panic_text("strconv: illegal AppendInt/FormatInt base"_s);
	char t[72], *q = rt_utoa_base(t + 72, u, int(base));
	if (neg) *--q = '-';
	return mkstring(q, t + 72 - q);
}
//@ strconv_FormatInt
//= instead strconv_Itoa if 2 is 10
inline String strconv_FormatInt(int64 v, int64 base) { return rt_format_int(v < 0 ? uint64(0) - uint64(v) : uint64(v), v < 0, base); }
//@ strconv_FormatUint
//= pure
inline String strconv_FormatUint(uint64 v, int64 base) { return rt_format_int(v, false, base); }
//@ strconv_FormatBool
//= pure
inline String strconv_FormatBool(bool v) { return v ? "true"_s : "false"_s; }
//@ rt_AppendInt
// strconv.AppendInt in base 10.
inline Slice<uint8> rt_AppendInt(Slice<uint8> b, int64 v) {
	char t[24], *q = rt_utoa(t + 24, v < 0 ? uint64(0) - uint64(v) : uint64(v));
	if (v < 0) *--q = '-';
	int64 n = t + 24 - q;
	if (n < 0) __builtin_unreachable();
	return appendstr(b, String{q, n});
}
//@ strconv_AppendInt
//= returns 1, writes 1, instead rt_AppendInt if 3 is 10
inline Slice<uint8> strconv_AppendInt(Slice<uint8> b, int64 v, int64 base) {
	if (base == 10) return rt_AppendInt(b, v);
	return appendstr(b, rt_format_int(v < 0 ? uint64(0) - uint64(v) : uint64(v), v < 0, base));
}
//@ strconv_AppendUint
//= returns 1, writes 1
inline Slice<uint8> strconv_AppendUint(Slice<uint8> b, uint64 v, int64 base) { return appendstr(b, rt_format_int(v, false, base)); }
//@ strconv_AppendBool
//= returns 1, writes 1
inline Slice<uint8> strconv_AppendBool(Slice<uint8> b, bool v) { return appendstr(b, v ? "true"_s : "false"_s); }
//@ rt_rounded
// Rounds to the nearest float with this number of bits.
inline float64 rt_rounded(float64 v, int64 bits) {
	if (bits == 32) return float64(float32(v));
	if (bits != 64) panic_text("strconv: illegal AppendFloat/FormatFloat bitSize"_s);
	return v;
}
//@ strconv_AppendFloat
//= returns 1, writes 1, verb 3
inline Slice<uint8> strconv_AppendFloat(Slice<uint8> d, float64 v, uint8 fmt, int64 prec, int64 bits) {
	rt_buf b = {nullptr, 0, 0};
	rt_put_float(b, rt_rounded(v, bits), char(fmt), prec, int(bits));
	d = appendstr(d, String{b.p, b.n});
	free(b.p);
	return d;
}
//@ strconv_FormatFloat
//= verb 2
inline String strconv_FormatFloat(float64 v, uint8 fmt, int64 prec, int64 bits) {
	rt_buf b = {nullptr, 0, 0};
	rt_put_float(b, rt_rounded(v, bits), char(fmt), prec, int(bits));
	String s = mkstring(b.p, b.n);
	free(b.p);
	return s;
}
//@ rt_float_texts
// Sets rt_float_text (panic.h).
inline String rt_float_shortest_text(float64 v, int bits) { return strconv_FormatFloat(v, 'g', -1, bits); }
static struct FloatTexts {
	FloatTexts() { rt_float_text = rt_float_shortest_text; }
} rt_float_texts;
//@ rt_take
// The text of a private buffer as a string.
inline String rt_take(rt_buf& b) {
	String s = mkstring(b.p, b.n);
	free(b.p);
	return s;
}
//@ strconv_Quote
//= pure
inline String strconv_Quote(String s) {
	rt_buf b = {nullptr, 0, 0};
	rt_put_quoted(b, s, '"', false);
	return rt_take(b);
}
//@ strconv_QuoteToASCII
//= pure
inline String strconv_QuoteToASCII(String s) {
	rt_buf b = {nullptr, 0, 0};
	rt_put_quoted(b, s, '"', true);
	return rt_take(b);
}
//@ strconv_QuoteRune
//= pure
inline String strconv_QuoteRune(int32 r) {
	rt_buf b = {nullptr, 0, 0};
	rt_put_quoted_rune(b, r, false);
	return rt_take(b);
}
//@ strconv_QuoteRuneToASCII
//= pure
inline String strconv_QuoteRuneToASCII(int32 r) {
	rt_buf b = {nullptr, 0, 0};
	rt_put_quoted_rune(b, r, true);
	return rt_take(b);
}
//@ rt_append_quoted
// Appends a quoted text as Go does, in pieces of one character or two: the pieces that fit into the capacity of b are
// written there, even if the rest needs a new array.
inline Slice<uint8> rt_append_quoted(Slice<uint8> b, String s) {
	for (int64 i = 0, k; i < s.n; i += k) {
		k = 1;
		if (s.p[i] == '\\' && !strchr("\"'\\", s.p[i + 1])) k = 2;
		while (i + k < s.n && (s.p[i + k] & 0xC0) == 0x80) k++;
		b = appendstr(b, String{s.p + i, k});
	}
	return b;
}
//@ strconv_AppendQuote
//= returns 1, writes 1
inline Slice<uint8> strconv_AppendQuote(Slice<uint8> b, String s) {
	if (b.c - b.n < s.n) return appendstr(b, strconv_Quote(s));  // here Go makes a new array first
	return rt_append_quoted(b, strconv_Quote(s));
}
//@ strconv_AppendQuoteRune
//= returns 1, writes 1
inline Slice<uint8> strconv_AppendQuoteRune(Slice<uint8> b, int32 r) { return rt_append_quoted(b, strconv_QuoteRune(r)); }
//@ strconv_IsPrint
//= pure
inline bool strconv_IsPrint(int32 r) { return rt_printable(r); }
//@ rt_unquote_char
// Reads one character or escape at s[i], and reports whether it is valid. raw is set if it is a
// byte and not a rune.
inline bool rt_unquote_char(String s, int64& i, char quote, int32& r, bool& raw) {
	raw = false;
	uint8 c = uint8(s.p[i]);
	if (c == uint8(quote) && (quote == '\'' || quote == '"')) return false;
	if (c != '\\') {
		int64 w = 1;
		r = decode(s, i, w);
		if (w == 1 && r == 0xFFFD) {
			r = c;
			raw = true;
		}
		i += w;
		return true;
	}
	if (i + 1 >= s.n) return false;
	c = uint8(s.p[i + 1]);
	i += 2;
	int n = 0;
	switch (c) {
	case 'a': r = '\a'; return true;
	case 'b': r = '\b'; return true;
	case 'f': r = '\f'; return true;
	case 'n': r = '\n'; return true;
	case 'r': r = '\r'; return true;
	case 't': r = '\t'; return true;
	case 'v': r = '\v'; return true;
	case '\\': r = '\\'; return true;
	case '\'': case '"': r = c; return c == uint8(quote);
	case 'x': n = 2; break;
	case 'u': n = 4; break;
	case 'U': n = 8; break;
	default: {
		if (c < '0' || c > '7' || i + 2 > s.n) return false;
		int v = c - '0';
		for (int k = 0; k < 2; k++, i++) {
			if (s.p[i] < '0' || s.p[i] > '7') return false;
			v = v * 8 + (s.p[i] - '0');
		}
		if (v > 255) return false;
		r = v;
		raw = true;
		return true;
	}
	}
	if (i + n > s.n) return false;
	uint32 v = 0;
	for (int k = 0; k < n; k++, i++) {
		char d = s.p[i], l = char(d | 32);
		if (d >= '0' && d <= '9') v = v * 16 + uint32(d - '0');
		else if (l >= 'a' && l <= 'f') v = v * 16 + uint32(l - 'a' + 10);
		else return false;
	}
	raw = n == 2;
	r = int32(v);
	return raw || (v <= 0x10FFFF && !(v >= 0xD800 && v < 0xE000));
}
//@ strconv_Unquote
//= returns 1
inline R2<String, Any> strconv_Unquote(String s) {
	R2<String, Any> bad = {String(), strconv_ErrSyntax};
	if (s.n < 2 || s.p[0] != s.p[s.n - 1]) return bad;
	char quote = s.p[0];
	String in = {s.p + 1, s.n - 2};
	if (quote == '`') {
		if (memchr(in.p, '`', in.n)) return bad;
		rt_buf b = {nullptr, 0, 0};
		for (int64 i = 0; i < in.n; i++)
			if (in.p[i] != '\r') b.put(in.p[i]);
		return R2<String, Any>{rt_take(b), Any()};
	}
	if ((quote != '"' && quote != '\'') || memchr(in.p, '\n', in.n)) return bad;
	rt_buf b = {nullptr, 0, 0};
	int64 i = 0, count = 0;
	bool ok = true;
	while (i < in.n && ok) {
		int32 r = 0;
		bool raw;
		ok = rt_unquote_char(in, i, quote, r, raw);
		if (raw) b.put(char(r));
		else b.rune(r);
		count++;
	}
	String out = rt_take(b);
	if (!ok || (quote == '\'' && count != 1)) return bad;
	return R2<String, Any>{out, Any()};
}
