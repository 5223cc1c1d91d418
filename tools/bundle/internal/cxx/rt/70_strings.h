// 70_strings.h: strings and bytes: searching, splitting, trimming, changing, building.
// Functions that exist in both packages are written once, for strings.

//@ rt_find
// Returns the first index of t in s that is at least from, or -1 if there is none.
inline int64 rt_find(String s, String t, int64 from = 0) {
	if (t.n == 0) return from;
	if (s.n - from < t.n) return -1;
	if (t.n == 1) {
		const void* q = memchr(s.p + from, t.p[0], s.n - from);
		return q ? static_cast<const char*>(q) - s.p : -1;
	}
	const void* q = memmem(s.p + from, size_t(s.n - from), t.p, size_t(t.n));
	return q ? static_cast<const char*>(q) - s.p : -1;
}
//@ rt_view
// Returns s[lo:hi] without checking the bounds.
inline String rt_view(String s, int64 lo, int64 hi) { return String{s.p + lo, hi - lo}; }
//@ strings_Index
//= pure
inline int64 strings_Index(String s, String t) { return rt_find(s, t); }
//@ strings_Contains
//= pure
inline bool strings_Contains(String s, String t) { return rt_find(s, t) >= 0; }
//@ strings_IndexByte
//= pure
inline int64 strings_IndexByte(String s, uint8 c) {
	const void* q = s.n ? memchr(s.p, c, s.n) : nullptr;
	return q ? static_cast<const char*>(q) - s.p : -1;
}
//@ strings_LastIndex
//= pure
inline int64 strings_LastIndex(String s, String t) {
	for (int64 i = s.n - t.n; i >= 0; i--)
		if (t.n == 0 || memcmp(s.p + i, t.p, t.n) == 0) return i;
	return -1;
}
//@ strings_LastIndexByte
//= pure
inline int64 strings_LastIndexByte(String s, uint8 c) {
	for (int64 i = s.n - 1; i >= 0; i--)
		if (uint8(s.p[i]) == c) return i;
	return -1;
}
//@ strings_IndexFunc
//= calls 2
template <class F> inline int64 strings_IndexFunc(String s, F f) {
	int64 w = 1;
	for (int64 i = 0; i < s.n; i += w)
		if (f(decode(s, i, w))) return i;
	return -1;
}
//@ rt_last_func
// Finds the last rune of s for which f returns want. Returns its index, or -1 if there is none,
// and stores its width in w.
template <class F> inline int64 rt_last_func(String s, F f, bool want, int64& w) {
	for (int64 n = s.n; n > 0; n -= w) {
		R2<int32, int64> k = utf8_DecodeLastRuneInString(String{s.p, n});
		w = k.r1;
		if (f(k.r0) == want) return n - w;
	}
	return -1;
}
//@ strings_LastIndexFunc
//= calls 2
template <class F> inline int64 strings_LastIndexFunc(String s, F f) {
	int64 w;
	return rt_last_func(s, f, true, w);
}
//@ rt_set
// The set of the runes in a string.
struct rt_set {
	uint64 ascii[2];
	String s;
	explicit rt_set(String chars) : s(chars) {
		ascii[0] = ascii[1] = 0;
		for (int64 i = 0; i < s.n; i++)
			if (uint8(s.p[i]) < 0x80) ascii[s.p[i] >> 6] |= uint64(1) << (s.p[i] & 63);
	}
	bool operator()(int32 r) const {
		if (uint32(r) < 0x80) return (ascii[r >> 6] >> (r & 63)) & 1;
		int64 w = 1;
		for (int64 i = 0; i < s.n; i += w)
			if (decode(s, i, w) == r) return true;
		return false;
	}
};
//@ strings_IndexAny
//= pure
inline int64 strings_IndexAny(String s, String chars) { return strings_IndexFunc(s, rt_set(chars)); }
//@ strings_LastIndexAny
//= pure
inline int64 strings_LastIndexAny(String s, String chars) { return strings_LastIndexFunc(s, rt_set(chars)); }
//@ strings_ContainsAny
//= pure
inline bool strings_ContainsAny(String s, String chars) { return strings_IndexAny(s, chars) >= 0; }
//@ strings_IndexRune
//= pure
inline int64 strings_IndexRune(String s, int32 r) {
	if (r >= 0 && r < 0x80) return strings_IndexByte(s, uint8(r));
	if (r < 0 || r > 0x10FFFF || (r >= 0xD800 && r < 0xE000)) return -1;
	// Find any byte that belongs to no valid rune.
	if (r == 0xFFFD) return strings_IndexFunc(s, [](int32 c) { return c == 0xFFFD; });
	char t[4];
	return rt_find(s, String{t, encode(t, r)});
}
//@ strings_ContainsRune
//= pure
inline bool strings_ContainsRune(String s, int32 r) { return strings_IndexRune(s, r) >= 0; }
//@ strings_ContainsFunc
//= calls 2
template <class F> inline bool strings_ContainsFunc(String s, F f) { return strings_IndexFunc(s, f) >= 0; }
//@ strings_HasPrefix
//= pure
inline bool strings_HasPrefix(String s, String t) { return s.n >= t.n && (t.n == 0 || memcmp(s.p, t.p, t.n) == 0); }
//@ strings_HasSuffix
//= pure
inline bool strings_HasSuffix(String s, String t) { return s.n >= t.n && (t.n == 0 || memcmp(s.p + s.n - t.n, t.p, t.n) == 0); }
//@ rt_count_byte
inline int64 rt_count_byte(String s, char c) {
	int64 n = 0;
	for (int64 i = 0; i < s.n; i++) n += s.p[i] == c;
	return n;
}
//@ strings_Count
//= instead rt_count_byte if 2 is byte
inline int64 strings_Count(String s, String t) {
	if (t.n == 0) return utf8_RuneCountInString(s) + 1;
	int64 n = 0;
	for (int64 i = rt_find(s, t); i >= 0; i = rt_find(s, t, i + t.n)) n++;
	return n;
}
//@ strings_Compare
//= pure
inline int64 strings_Compare(String a, String b) {
	int c = compare(a, b);
	return (c > 0) - (c < 0);
}
//@ strings_Clone
//= pure
inline String strings_Clone(String s) { return mkstring(s.p, s.n); }
//@ strings_EqualFold
//= pure
inline bool strings_EqualFold(String a, String b) {
	int64 i = 0, j = 0, v = 1, w = 1;
	for (; i < a.n && j < b.n; i += v, j += w) {
		int32 x = decode(a, i, v), y = decode(b, j, w);
		if (x == y) continue;
		int32 z = unicode_SimpleFold(x);
		while (z != x && z != y) z = unicode_SimpleFold(z);
		if (z != y) return false;
	}
	return i == a.n && j == b.n;
}
//@ rt_split rt_explode
// Splits s at sep into at most n parts (all if n < 0). Each part keeps this number of bytes of
// sep.
inline Slice<String> rt_explode(String s, int64 n) {
	int64 all = utf8_RuneCountInString(s), w = 1, i = 0;
	if (n < 0 || n > all) n = all;
	Slice<String> out = mkslice<String>(n);
	for (int64 k = 0; k < n; k++, i += w) {
		decode(s, i, w);
		out.p[k] = rt_view(s, i, k < n - 1 ? i + w : s.n);
	}
	return out;
}
inline Slice<String> rt_split(String s, String sep, int64 keep, int64 n) {
	if (n == 0) return Slice<String>();
	if (sep.n == 0) return rt_explode(s, n);
	int64 parts = 1;
	for (int64 i = rt_find(s, sep); i >= 0 && (n < 0 || parts < n); i = rt_find(s, sep, i + sep.n)) parts++;
	Slice<String> out = mkslice<String>(parts);
	int64 from = 0;
	for (int64 k = 0; k < parts - 1; k++) {
		int64 i = rt_find(s, sep, from);
		out.p[k] = rt_view(s, from, i + keep);
		from = i + sep.n;
	}
	out.p[parts - 1] = rt_view(s, from, s.n);
	return out;
}
//@ strings_Split
//= keeps 1
inline Slice<String> strings_Split(String s, String sep) { return rt_split(s, sep, 0, -1); }
//@ strings_SplitN
//= keeps 1
inline Slice<String> strings_SplitN(String s, String sep, int64 n) { return rt_split(s, sep, 0, n); }
//@ strings_SplitAfter
//= keeps 1
inline Slice<String> strings_SplitAfter(String s, String sep) { return rt_split(s, sep, sep.n, -1); }
//@ strings_SplitAfterN
//= keeps 1
inline Slice<String> strings_SplitAfterN(String s, String sep, int64 n) { return rt_split(s, sep, sep.n, n); }
//@ rt_spaced
template <class F> inline Slice<String> rt_spaced(String s, F f, Slice<String> out) {
	int64 from = -1, w = 1;
	for (int64 i = 0; i < s.n; i += w) {
		if (f(decode(s, i, w))) {
			if (from >= 0) push(out, rt_view(s, from, i));
			from = -1;
		} else if (from < 0) {
			from = i;
		}
	}
	if (from >= 0) push(out, rt_view(s, from, s.n));
	return out;
}
//@ strings_FieldsFunc
//= keeps 1, calls 2
template <class F> inline Slice<String> strings_FieldsFunc(String s, F f) { return rt_spaced(s, f, mkslice<String>(0)); }
//@ strings_Fields
//= keeps 1
// The fields are counted first, so that the list grows only once.
inline Slice<String> strings_Fields(String s) {
	int64 n = 0, w = 1;
	bool space = true;
	for (int64 i = 0; i < s.n; i += w) {
		bool was = space;
		space = rt_space(decode(s, i, w));
		n += was && !space;
	}
	return rt_spaced(s, rt_space, Slice<String>{gc_array<String>(uint64(n)), 0, n});
}
//@ strings_Join
//= pure
inline String strings_Join(Slice<String> a, String sep) {
	if (a.n == 0) return String{nullptr, 0};
	if (a.n == 1) return a.p[0];
	int64 n = sep.n * (a.n - 1);
	for (int64 i = 0; i < a.n; i++) n += a.p[i].n;
	if (n == 0) return String{nullptr, 0};
	char *q = static_cast<char*>(gc_alloc(uint64(n), true)), *out = q;
	for (int64 i = 0; i < a.n; i++) {
		if (i > 0 && sep.n) {
			memcpy(q, sep.p, sep.n);
			q += sep.n;
		}
		if (a.p[i].n) memcpy(q, a.p[i].p, a.p[i].n);
		q += a.p[i].n;
	}
	return String{out, n};
}
//@ strings_Repeat
//= returns 1
inline String strings_Repeat(String s, int64 n) {
	if (n < 0) panic_text("strings: negative Repeat count"_s);
	if (n == 0 || s.n == 0) return String{nullptr, 0};
	if (n > (int64(1) << 40) / s.n) rt_panic_error(errors_New("strings: Repeat output length overflow"_s));
	char* q = static_cast<char*>(gc_alloc(uint64(s.n * n), true));
	if (s.n == 1) {
		memset(q, s.p[0], n);
	} else {
		memcpy(q, s.p, s.n);
		for (int64 have = s.n, all = s.n * n; have < all;) {
			int64 k = have < all - have ? have : all - have;
			memcpy(q + have, q, k);
			have += k;
		}
	}
	return String{q, s.n * n};
}
//@ strings_Replace
//= returns 1
needs_string_equal inline String strings_Replace(String s, String from, String to, int64 n) {
	if (from == to || n == 0) return s;
	int64 m = strings_Count(s, from);
	if (m == 0) return s;
	if (n < 0 || m < n) n = m;
	char* out = static_cast<char*>(gc_alloc(uint64(s.n + n * (to.n - from.n) + 1), true));
	int64 k = 0, at = 0;
	for (int64 i = 0; i < n; i++) {
		int64 j = at;
		if (from.n == 0) {
			if (i > 0) {
				int64 w = 1;
				decode(s, at, w);
				j += w;
			}
		} else {
			j = rt_find(s, from, at);
		}
		if (j > at) memcpy(out + k, s.p + at, j - at);
		k += j - at;
		if (to.n) memcpy(out + k, to.p, to.n);
		k += to.n;
		at = j + from.n;
	}
	if (s.n > at) memcpy(out + k, s.p + at, s.n - at);
	k += s.n - at;
	return k ? String{out, k} : String{nullptr, 0};
}
//@ strings_ReplaceAll
//= returns 1
inline String strings_ReplaceAll(String s, String from, String to) { return strings_Replace(s, from, to, -1); }
//@ strings_Map
//= returns 2, calls 1
// If no rune changes, the string itself is returned without a copy.
template <class F> inline String strings_Map(F f, String s) {
	Slice<uint8> b = Slice<uint8>();
	int64 w = 1;
	for (int64 i = 0; i < s.n; i += w) {
		int32 r = decode(s, i, w), c = f(r);
		if (!b.p) {
			if (c == r && (w > 1 || r != 0xFFFD)) continue;
			b = rt_grow(b, s.n + 4);
			memcpy(b.p, s.p, b.n = i);
		}
		if (c < 0) continue;
		if (b.n + 4 > b.c) b = rt_grow(b, b.n + 4);
		b.n += encode(reinterpret_cast<char*>(b.p) + b.n, c);
	}
	return b.p ? String{reinterpret_cast<char*>(b.p), b.n} : s;
}
//@ strings_ToUpper
//= returns 1
inline String strings_ToUpper(String s) { return strings_Map(unicode_ToUpper, s); }
//@ strings_ToLower
//= returns 1
inline String strings_ToLower(String s) { return strings_Map(unicode_ToLower, s); }
//@ strings_ToTitle
//= returns 1
inline String strings_ToTitle(String s) { return strings_Map(unicode_ToTitle, s); }
//@ strings_ToValidUTF8
//= returns 1
inline String strings_ToValidUTF8(String s, String with) {
	rt_buf b = {nullptr, 0, 0};
	int64 w = 1;
	bool bad = false;
	for (int64 i = 0; i < s.n; i += w) {
		bool wrong = decode(s, i, w) == 0xFFFD && w == 1;
		if (!wrong) b.put(s.p + i, w);
		else if (!bad) b.put(with);
		bad = wrong;
	}
	return rt_take(b);
}
//@ strings_Title rt_separator
//= strings_Title: returns 1
inline bool rt_separator(int32 r) {
	if (r < 0x80) return !((r >= '0' && r <= '9') || (r >= 'a' && r <= 'z') || (r >= 'A' && r <= 'Z') || r == '_');
	if (unicode_IsLetter(r) || unicode_IsDigit(r)) return false;
	return rt_space(r);
}
inline String strings_Title(String s) {
	int32 prev = ' ';
	return strings_Map([&prev](int32 r) {
		bool first = rt_separator(prev);
		prev = r;
		return first ? unicode_ToTitle(r) : r;
	}, s);
}
//@ rt_trim_left
template <class F> inline String rt_trim_left(String s, F f) {
	int64 i = 0, w = 1;
	while (i < s.n && f(decode(s, i, w))) i += w;
	return rt_view(s, i, s.n);
}
//@ rt_trim_right
template <class F> inline String rt_trim_right(String s, F f) {
	int64 w = 0, i = rt_last_func(s, f, false, w);
	return rt_view(s, 0, i < 0 ? 0 : i + w);
}
//@ strings_TrimFunc
//= returns 1, calls 2
template <class F> inline String strings_TrimFunc(String s, F f) { return rt_trim_right(rt_trim_left(s, f), f); }
//@ strings_TrimLeftFunc
//= returns 1, calls 2
template <class F> inline String strings_TrimLeftFunc(String s, F f) { return rt_trim_left(s, f); }
//@ strings_TrimRightFunc
//= returns 1, calls 2
template <class F> inline String strings_TrimRightFunc(String s, F f) { return rt_trim_right(s, f); }
//@ strings_Trim
//= returns 1
inline String strings_Trim(String s, String set) { return strings_TrimFunc(s, rt_set(set)); }
//@ strings_TrimLeft
//= returns 1
inline String strings_TrimLeft(String s, String set) { return rt_trim_left(s, rt_set(set)); }
//@ rt_trim_right_ascii
// Trims bytes of a set of ASCII characters, which never are a part of another rune.
inline String rt_trim_right_ascii(String s, String set) {
	while (s.n > 0 && set.n > 0 && memchr(set.p, s.p[s.n - 1], set.n)) s.n--;
	return s;
}
//@ strings_TrimRight
//= returns 1, instead rt_trim_right_ascii if 2 is ascii
inline String strings_TrimRight(String s, String set) { return rt_trim_right(s, rt_set(set)); }
//@ strings_TrimSpace
//= returns 1
inline String strings_TrimSpace(String s) { return strings_TrimFunc(s, rt_space); }
//@ strings_TrimPrefix
//= returns 1
inline String strings_TrimPrefix(String s, String t) { return strings_HasPrefix(s, t) ? rt_view(s, t.n, s.n) : s; }
//@ strings_TrimSuffix
//= returns 1
inline String strings_TrimSuffix(String s, String t) { return strings_HasSuffix(s, t) ? rt_view(s, 0, s.n - t.n) : s; }
//@ strings_Cut
//= returns 1
inline R3<String, String, bool> strings_Cut(String s, String sep) {
	int64 i = rt_find(s, sep);
	if (i < 0) return R3<String, String, bool>{s, String(), false};
	return R3<String, String, bool>{rt_view(s, 0, i), rt_view(s, i + sep.n, s.n), true};
}
//@ strings_CutPrefix
//= returns 1
inline R2<String, bool> strings_CutPrefix(String s, String t) {
	if (!strings_HasPrefix(s, t)) return R2<String, bool>{s, false};
	return R2<String, bool>{rt_view(s, t.n, s.n), true};
}
//@ strings_CutSuffix
//= returns 1
inline R2<String, bool> strings_CutSuffix(String s, String t) {
	if (!strings_HasSuffix(s, t)) return R2<String, bool>{s, false};
	return R2<String, bool>{rt_view(s, 0, s.n - t.n), true};
}

//@ strings_Builder
struct strings_Builder { Slice<uint8> b; };
//@ strings_Builder_String
//= pure
inline String strings_Builder_String(strings_Builder* s) { deref(s); return String{reinterpret_cast<char*>(s->b.p), s->b.n}; }
//@ strings_Builder_Len
//= pure
inline int64 strings_Builder_Len(strings_Builder* s) { deref(s); return s->b.n; }
//@ strings_Builder_Cap
//= pure
inline int64 strings_Builder_Cap(strings_Builder* s) { deref(s); return s->b.c; }
//@ strings_Builder_Reset
//= writes receiver
inline void strings_Builder_Reset(strings_Builder* s) { deref(s); s->b = Slice<uint8>(); }
//@ strings_Builder_Grow
//= writes receiver
inline void strings_Builder_Grow(strings_Builder* s, int64 n) {
	deref(s);
	if (n < 0) panic_text("strings.Builder.Grow: negative count"_s);
	if (s->b.c - s->b.n < n) {
		int64 c = int64(rt_roundup(uint64(2 * s->b.c + n), true));
		uint8* p = gc_array<uint8>(uint64(c));
		if (s->b.n) memcpy(p, s->b.p, s->b.n);
		s->b = Slice<uint8>{p, s->b.n, c};
	}
}
//@ strings_Builder_WriteByte
//= writes receiver
inline Any strings_Builder_WriteByte(strings_Builder* s, uint8 c) {
	deref(s);
	push(s->b, c);
	return Any();
}
//@ strings_Builder_WriteRune
//= writes receiver
inline R2<int64, Any> strings_Builder_WriteRune(strings_Builder* s, int32 r) {
	deref(s);
	char t[4];
	int n = encode(t, r);
	s->b = appendstr(s->b, String{t, n});
	return R2<int64, Any>{n, Any()};
}
//@ strings_Builder_WriteString
//= writes receiver
inline R2<int64, Any> strings_Builder_WriteString(strings_Builder* s, String t) {
	deref(s);
	s->b = appendstr(s->b, t);
	return R2<int64, Any>{t.n, Any()};
}
//@ strings_Builder_Write
//= writes receiver
inline R2<int64, Any> strings_Builder_Write(strings_Builder* s, Slice<uint8> t) {
	deref(s);
	s->b = appendall(s->b, t);
	return R2<int64, Any>{t.n, Any()};
}
//@ strings_Reader
struct strings_Reader {
	String s;
	int64 i, prev;
};
//@ strings_NewReader
//= keeps 1
inline strings_Reader* strings_NewReader(String s) { return newptr(strings_Reader{s, 0, -1}); }
//@ strings_Reader_Len
//= pure
inline int64 strings_Reader_Len(strings_Reader* r) { deref(r); return r->i < r->s.n ? r->s.n - r->i : 0; }
//@ strings_Reader_Size
//= pure
inline int64 strings_Reader_Size(strings_Reader* r) { deref(r); return r->s.n; }
//@ strings_Reader_Reset
//= keeps 1, writes receiver
inline void strings_Reader_Reset(strings_Reader* r, String s) { deref(r); *r = strings_Reader{s, 0, -1}; }
//@ strings_Reader_Read
//= writes receiver 1
inline R2<int64, Any> strings_Reader_Read(strings_Reader* r, Slice<uint8> b) {
	deref(r);
	if (r->i >= r->s.n) return R2<int64, Any>{0, io_EOF};
	r->prev = -1;
	int64 n = copystr(b, rt_view(r->s, r->i, r->s.n));
	r->i += n;
	return R2<int64, Any>{n, Any()};
}
//@ strings_Reader_ReadByte
//= writes receiver
inline R2<uint8, Any> strings_Reader_ReadByte(strings_Reader* r) {
	deref(r);
	r->prev = -1;
	if (r->i >= r->s.n) return R2<uint8, Any>{0, io_EOF};
	return R2<uint8, Any>{uint8(r->s.p[r->i++]), Any()};
}
//@ strings_Reader_UnreadByte
//= writes receiver
inline Any strings_Reader_UnreadByte(strings_Reader* r) {
	deref(r);
	if (r->i <= 0) return errors_New("strings.Reader.UnreadByte: at beginning of string"_s);
	r->prev = -1;
	r->i--;
	return Any();
}
//@ strings_Reader_ReadRune
//= writes receiver
inline R3<int32, int64, Any> strings_Reader_ReadRune(strings_Reader* r) {
	deref(r);
	if (r->i >= r->s.n) {
		r->prev = -1;
		return R3<int32, int64, Any>{0, 0, io_EOF};
	}
	r->prev = r->i;
	int64 w = 1;
	int32 c = decode(r->s, r->i, w);
	r->i += w;
	return R3<int32, int64, Any>{c, w, Any()};
}
//@ strings_Reader_UnreadRune
//= writes receiver
inline Any strings_Reader_UnreadRune(strings_Reader* r) {
	deref(r);
	if (r->i <= 0) return errors_New("strings.Reader.UnreadRune: at beginning of string"_s);
	if (r->prev < 0) return errors_New("strings.Reader.UnreadRune: previous operation was not ReadRune"_s);
	r->i = r->prev;
	r->prev = -1;
	return Any();
}
//@ strings_Replacer
// The list contains old and new strings in turn. If several old strings match at one place, the
// first one in the list counts.
struct strings_Replacer { Slice<String> list; };
//@ strings_NewReplacer
//= keeps 1
inline strings_Replacer* strings_NewReplacer(Slice<String> a) {
	if (a.n % 2) panic_text("strings.NewReplacer: odd argument count"_s);
	return newptr(strings_Replacer{appendall(Slice<String>(), a)});
}
//@ strings_Replacer_Replace
//= returns 1
inline String strings_Replacer_Replace(strings_Replacer* r, String s) {
	deref(r);
	bool first[256], any = false;  // any: one of the old strings is empty
	memset(first, 0, sizeof first);
	for (int64 k = 0; k < r->list.n; k += 2) {
		if (r->list.p[k].n) first[uint8(r->list.p[k].p[0])] = true;
		else any = true;
	}
	rt_buf b = {nullptr, 0, 0};
	// The last step replaced the empty string, so a byte must be copied before the next replacement.
	bool empty = false;
	for (int64 i = 0; i <= s.n;) {
		int64 hit = -1;
		if (any || (i < s.n && first[uint8(s.p[i])]))
			for (int64 k = 0; k < r->list.n && hit < 0; k += 2) {
				String t = r->list.p[k];
				if (t.n ? strings_HasPrefix(rt_view(s, i, s.n), t) : !empty) hit = k;
			}
		if (hit >= 0) {
			b.put(r->list.p[hit + 1]);
			i += r->list.p[hit].n;
			empty = !r->list.p[hit].n;
			continue;
		}
		empty = false;
		if (i < s.n) b.put(s.p[i]);
		i++;
	}
	return rt_take(b);
}
