// 72_bytes.h: package bytes, over the string functions where the rules are the same.

//@ rt_slice_of
// Returns the slice that has the same bytes as a string, which is a part of the given bytes.
inline Slice<uint8> rt_slice_of(Slice<uint8> b, String part) {
	int64 at = part.p - reinterpret_cast<char*>(b.p);
	return Slice<uint8>{b.p + at, part.n, b.c - at};
}
//@ rt_slices_of
inline Slice<Slice<uint8> > rt_slices_of(Slice<uint8> b, Slice<String> parts) {
	Slice<Slice<uint8> > out = mkslice<Slice<uint8> >(parts.n);
	for (int64 i = 0; i < parts.n; i++) {
		out.p[i] = rt_slice_of(b, parts.p[i]);
		out.p[i].c = out.p[i].n;
	}
	return out;
}
//@ bytes_Index
//= pure
inline int64 bytes_Index(Slice<uint8> s, Slice<uint8> t) { return strings_Index(rt_as_string(s), rt_as_string(t)); }
//@ bytes_LastIndex
//= pure
inline int64 bytes_LastIndex(Slice<uint8> s, Slice<uint8> t) { return strings_LastIndex(rt_as_string(s), rt_as_string(t)); }
//@ bytes_Contains
//= pure
inline bool bytes_Contains(Slice<uint8> s, Slice<uint8> t) { return strings_Contains(rt_as_string(s), rt_as_string(t)); }
//@ bytes_HasPrefix
//= pure
inline bool bytes_HasPrefix(Slice<uint8> s, Slice<uint8> t) { return strings_HasPrefix(rt_as_string(s), rt_as_string(t)); }
//@ bytes_HasSuffix
//= pure
inline bool bytes_HasSuffix(Slice<uint8> s, Slice<uint8> t) { return strings_HasSuffix(rt_as_string(s), rt_as_string(t)); }
//@ bytes_EqualFold
//= pure
inline bool bytes_EqualFold(Slice<uint8> s, Slice<uint8> t) { return strings_EqualFold(rt_as_string(s), rt_as_string(t)); }
//@ bytes_Equal
//= pure
needs_string_equal inline bool bytes_Equal(Slice<uint8> s, Slice<uint8> t) { return rt_as_string(s) == rt_as_string(t); }
//@ bytes_Compare
//= pure
inline int64 bytes_Compare(Slice<uint8> s, Slice<uint8> t) { return strings_Compare(rt_as_string(s), rt_as_string(t)); }
//@ rt_bytes_count_byte
inline int64 rt_bytes_count_byte(Slice<uint8> s, char c) { return rt_count_byte(rt_as_string(s), c); }
//@ bytes_Count
//= instead rt_bytes_count_byte if 2 is byte
inline int64 bytes_Count(Slice<uint8> s, Slice<uint8> t) { return strings_Count(rt_as_string(s), rt_as_string(t)); }
//@ bytes_IndexByte
//= pure
inline int64 bytes_IndexByte(Slice<uint8> s, uint8 c) { return strings_IndexByte(rt_as_string(s), c); }
//@ bytes_LastIndexByte
//= pure
inline int64 bytes_LastIndexByte(Slice<uint8> s, uint8 c) { return strings_LastIndexByte(rt_as_string(s), c); }
//@ bytes_IndexAny
//= pure
inline int64 bytes_IndexAny(Slice<uint8> s, String t) { return strings_IndexAny(rt_as_string(s), t); }
//@ bytes_LastIndexAny
//= pure
inline int64 bytes_LastIndexAny(Slice<uint8> s, String t) { return strings_LastIndexAny(rt_as_string(s), t); }
//@ bytes_ContainsAny
//= pure
inline bool bytes_ContainsAny(Slice<uint8> s, String t) { return strings_ContainsAny(rt_as_string(s), t); }
//@ bytes_IndexRune
//= pure
inline int64 bytes_IndexRune(Slice<uint8> s, int32 r) { return strings_IndexRune(rt_as_string(s), r); }
//@ bytes_ContainsRune
//= pure
inline bool bytes_ContainsRune(Slice<uint8> s, int32 r) { return strings_ContainsRune(rt_as_string(s), r); }
//@ bytes_IndexFunc
//= calls 2
template <class F> inline int64 bytes_IndexFunc(Slice<uint8> s, F f) { return strings_IndexFunc(rt_as_string(s), f); }
//@ bytes_LastIndexFunc
//= calls 2
template <class F> inline int64 bytes_LastIndexFunc(Slice<uint8> s, F f) { return strings_LastIndexFunc(rt_as_string(s), f); }
//@ bytes_TrimFunc
//= returns 1, calls 2
template <class F> inline Slice<uint8> bytes_TrimFunc(Slice<uint8> s, F f) { return rt_slice_of(s, strings_TrimFunc(rt_as_string(s), f)); }
//@ bytes_TrimLeftFunc
//= returns 1, calls 2
template <class F> inline Slice<uint8> bytes_TrimLeftFunc(Slice<uint8> s, F f) { return rt_slice_of(s, strings_TrimLeftFunc(rt_as_string(s), f)); }
//@ bytes_TrimRightFunc
//= returns 1, calls 2
template <class F> inline Slice<uint8> bytes_TrimRightFunc(Slice<uint8> s, F f) { return rt_slice_of(s, strings_TrimRightFunc(rt_as_string(s), f)); }
//@ bytes_Trim
//= returns 1
inline Slice<uint8> bytes_Trim(Slice<uint8> s, String t) { return rt_slice_of(s, strings_Trim(rt_as_string(s), t)); }
//@ bytes_TrimLeft
//= returns 1
inline Slice<uint8> bytes_TrimLeft(Slice<uint8> s, String t) { return rt_slice_of(s, strings_TrimLeft(rt_as_string(s), t)); }
//@ rt_bytes_trim_right_ascii
inline Slice<uint8> rt_bytes_trim_right_ascii(Slice<uint8> s, String set) {
	while (s.n > 0 && set.n > 0 && memchr(set.p, s.p[s.n - 1], set.n)) s.n--;
	return s;
}
//@ bytes_TrimRight
//= returns 1, instead rt_bytes_trim_right_ascii if 2 is ascii
inline Slice<uint8> bytes_TrimRight(Slice<uint8> s, String t) { return rt_slice_of(s, strings_TrimRight(rt_as_string(s), t)); }
//@ bytes_TrimSpace
//= returns 1
inline Slice<uint8> bytes_TrimSpace(Slice<uint8> s) {
	String t = strings_TrimSpace(rt_as_string(s));
	return t.n ? rt_slice_of(s, t) : Slice<uint8>();
}
//@ bytes_TrimPrefix
//= returns 1
inline Slice<uint8> bytes_TrimPrefix(Slice<uint8> s, Slice<uint8> t) { return rt_slice_of(s, strings_TrimPrefix(rt_as_string(s), rt_as_string(t))); }
//@ bytes_TrimSuffix
//= returns 1
inline Slice<uint8> bytes_TrimSuffix(Slice<uint8> s, Slice<uint8> t) { return rt_slice_of(s, strings_TrimSuffix(rt_as_string(s), rt_as_string(t))); }
//@ bytes_Split
//= keeps 1
inline Slice<Slice<uint8> > bytes_Split(Slice<uint8> s, Slice<uint8> t) { return rt_slices_of(s, strings_Split(rt_as_string(s), rt_as_string(t))); }
//@ bytes_SplitAfter
//= keeps 1
inline Slice<Slice<uint8> > bytes_SplitAfter(Slice<uint8> s, Slice<uint8> t) { return rt_slices_of(s, strings_SplitAfter(rt_as_string(s), rt_as_string(t))); }
//@ bytes_SplitN
//= keeps 1
inline Slice<Slice<uint8> > bytes_SplitN(Slice<uint8> s, Slice<uint8> t, int64 n) { return rt_slices_of(s, strings_SplitN(rt_as_string(s), rt_as_string(t), n)); }
//@ bytes_SplitAfterN
//= keeps 1
inline Slice<Slice<uint8> > bytes_SplitAfterN(Slice<uint8> s, Slice<uint8> t, int64 n) { return rt_slices_of(s, strings_SplitAfterN(rt_as_string(s), rt_as_string(t), n)); }
//@ bytes_Fields
//= keeps 1
inline Slice<Slice<uint8> > bytes_Fields(Slice<uint8> s) { return rt_slices_of(s, strings_Fields(rt_as_string(s))); }
//@ bytes_FieldsFunc
//= keeps 1, calls 2
template <class F> inline Slice<Slice<uint8> > bytes_FieldsFunc(Slice<uint8> s, F f) { return rt_slices_of(s, strings_FieldsFunc(rt_as_string(s), f)); }
//@ bytes_ToUpper
//= pure
inline Slice<uint8> bytes_ToUpper(Slice<uint8> s) { return bytes_of(strings_ToUpper(rt_as_string(s))); }
//@ bytes_ToLower
//= pure
inline Slice<uint8> bytes_ToLower(Slice<uint8> s) { return bytes_of(strings_ToLower(rt_as_string(s))); }
//@ bytes_ToTitle
//= pure
inline Slice<uint8> bytes_ToTitle(Slice<uint8> s) { return bytes_of(strings_ToTitle(rt_as_string(s))); }
//@ bytes_Title
//= pure
inline Slice<uint8> bytes_Title(Slice<uint8> s) { return bytes_of(strings_Title(rt_as_string(s))); }
//@ bytes_Repeat
//= pure
inline Slice<uint8> bytes_Repeat(Slice<uint8> s, int64 n) { return bytes_of(strings_Repeat(rt_as_string(s), n)); }
//@ bytes_Replace
//= pure
inline Slice<uint8> bytes_Replace(Slice<uint8> s, Slice<uint8> from, Slice<uint8> to, int64 n) { return bytes_of(strings_Replace(rt_as_string(s), rt_as_string(from), rt_as_string(to), n)); }
//@ bytes_ReplaceAll
//= pure
inline Slice<uint8> bytes_ReplaceAll(Slice<uint8> s, Slice<uint8> from, Slice<uint8> to) { return bytes_of(strings_Replace(rt_as_string(s), rt_as_string(from), rt_as_string(to), -1)); }
//@ bytes_Map
//= calls 1
template <class F> inline Slice<uint8> bytes_Map(F f, Slice<uint8> s) { return bytes_of(strings_Map(f, rt_as_string(s))); }
//@ bytes_Clone
//= pure
inline Slice<uint8> bytes_Clone(Slice<uint8> s) { return s.p ? appendall(mkslice<uint8>(0), s) : s; }
//@ bytes_Runes
//= pure
inline Slice<int32> bytes_Runes(Slice<uint8> s) { return runes_of(rt_as_string(s)); }
//@ bytes_Join
//= pure
inline Slice<uint8> bytes_Join(Slice<Slice<uint8> > a, Slice<uint8> sep) {
	Slice<uint8> out = mkslice<uint8>(0);
	for (int64 i = 0; i < a.n; i++) {
		if (i > 0) out = appendall(out, sep);
		out = appendall(out, a.p[i]);
	}
	return out;
}
//@ bytes_Cut
//= returns 1
inline R3<Slice<uint8>, Slice<uint8>, bool> bytes_Cut(Slice<uint8> s, Slice<uint8> sep) {
	typedef R3<Slice<uint8>, Slice<uint8>, bool> R;
	int64 i = rt_find(rt_as_string(s), rt_as_string(sep));
	if (i < 0) return R{s, Slice<uint8>(), false};
	return R{subslice(s, 0, i), tailslice(s, i + sep.n), true};
}
//@ bytes_CutPrefix
//= returns 1
inline R2<Slice<uint8>, bool> bytes_CutPrefix(Slice<uint8> s, Slice<uint8> t) {
	if (!strings_HasPrefix(rt_as_string(s), rt_as_string(t))) return {s, false};
	return {tailslice(s, t.n), true};
}
//@ bytes_CutSuffix
//= returns 1
inline R2<Slice<uint8>, bool> bytes_CutSuffix(Slice<uint8> s, Slice<uint8> t) {
	if (!strings_HasSuffix(rt_as_string(s), rt_as_string(t))) return {s, false};
	return {subslice(s, 0, s.n - t.n), true};
}
//@ bytes_Buffer
// The buffer: bytes are appended to b and read from the offset off.
struct bytes_Buffer {
	Slice<uint8> b;
	int64 off, last;  // last: 0 if nothing can be unread, -1 for a byte, else the width of a rune
};
//@ rt_buffer_rest
inline String rt_buffer_rest(bytes_Buffer* b) { return String{reinterpret_cast<char*>(b->b.p) + b->off, b->b.n - b->off}; }
//@ rt_buffer_empty
inline void rt_buffer_empty(bytes_Buffer* b) {
	b->b.n = 0;
	b->off = 0;
	b->last = 0;
}
//@ bytes_NewBuffer
//= keeps 1
inline bytes_Buffer* bytes_NewBuffer(Slice<uint8> s) { return newptr(bytes_Buffer{s, 0, 0}); }
//@ bytes_NewBufferString
//= pure
inline bytes_Buffer* bytes_NewBufferString(String s) { return newptr(bytes_Buffer{bytes_of(s), 0, 0}); }
//@ bytes_Buffer_Bytes
//= pure
inline Slice<uint8> bytes_Buffer_Bytes(bytes_Buffer* b) { deref(b); return tailslice(b->b, b->off); }
//@ bytes_Buffer_String
//= pure
inline String bytes_Buffer_String(bytes_Buffer* b) {
	if (!b) return "<nil>"_s;
	String s = rt_buffer_rest(b);
	return mkstring(s.p, s.n);
}
//@ bytes_Buffer_Len
//= pure
inline int64 bytes_Buffer_Len(bytes_Buffer* b) { deref(b); return b->b.n - b->off; }
//@ bytes_Buffer_Cap
//= pure
inline int64 bytes_Buffer_Cap(bytes_Buffer* b) { deref(b); return b->b.c; }
//@ bytes_Buffer_Reset
//= writes receiver
inline void bytes_Buffer_Reset(bytes_Buffer* b) { rt_buffer_empty(b); }
//@ bytes_Buffer_Truncate
//= writes receiver
inline void bytes_Buffer_Truncate(bytes_Buffer* b, int64 n) {
	deref(b);
	if (n == 0) return rt_buffer_empty(b);
	b->last = 0;
	if (n < 0 || n > b->b.n - b->off) panic_text("bytes.Buffer: truncation out of range"_s);
	b->b.n = b->off + n;
}
//@ bytes_Buffer_Grow
//= writes receiver
inline void bytes_Buffer_Grow(bytes_Buffer* b, int64 n) {
	deref(b);
	if (n < 0) panic_text("bytes.Buffer.Grow: negative count"_s);
	if (b->b.c - b->b.n < n) b->b = rt_grow(b->b, b->b.n + n);
}
//@ bytes_Buffer_Write
//= writes receiver
inline R2<int64, Any> bytes_Buffer_Write(bytes_Buffer* b, Slice<uint8> s) {
	deref(b);
	b->last = 0;
	b->b = appendall(b->b, s);
	return R2<int64, Any>{s.n, Any()};
}
//@ bytes_Buffer_WriteString
//= writes receiver
inline R2<int64, Any> bytes_Buffer_WriteString(bytes_Buffer* b, String s) {
	deref(b);
	b->last = 0;
	b->b = appendstr(b->b, s);
	return R2<int64, Any>{s.n, Any()};
}
//@ bytes_Buffer_WriteByte
//= writes receiver
inline Any bytes_Buffer_WriteByte(bytes_Buffer* b, uint8 c) {
	deref(b);
	b->last = 0;
	push(b->b, c);
	return Any();
}
//@ bytes_Buffer_WriteRune
//= writes receiver
inline R2<int64, Any> bytes_Buffer_WriteRune(bytes_Buffer* b, int32 r) {
	char t[4];
	int n = encode(t, r);
	return bytes_Buffer_WriteString(b, String{t, n});
}
//@ bytes_Buffer_Read
//= writes receiver 1
inline R2<int64, Any> bytes_Buffer_Read(bytes_Buffer* b, Slice<uint8> d) {
	deref(b);
	b->last = 0;
	if (b->off >= b->b.n) {
		rt_buffer_empty(b);
		return R2<int64, Any>{0, d.n == 0 ? Any() : io_EOF};
	}
	int64 n = copystr(d, rt_buffer_rest(b));
	b->off += n;
	if (n > 0) b->last = -1;
	return R2<int64, Any>{n, Any()};
}
//@ bytes_Buffer_Next
//= writes receiver
inline Slice<uint8> bytes_Buffer_Next(bytes_Buffer* b, int64 n) {
	deref(b);
	int64 have = b->b.n - b->off;
	if (n > have) n = have;
	Slice<uint8> s = subslice(b->b, b->off, b->off + n);
	b->off += n;
	b->last = n > 0 ? -1 : 0;
	return s;
}
//@ bytes_Buffer_ReadByte
//= writes receiver
inline R2<uint8, Any> bytes_Buffer_ReadByte(bytes_Buffer* b) {
	deref(b);
	if (b->off >= b->b.n) {
		rt_buffer_empty(b);
		return R2<uint8, Any>{0, io_EOF};
	}
	b->last = -1;
	return R2<uint8, Any>{b->b.p[b->off++], Any()};
}
//@ bytes_Buffer_UnreadByte
//= writes receiver
inline Any bytes_Buffer_UnreadByte(bytes_Buffer* b) {
	deref(b);
	if (b->last == 0) return errors_New("bytes.Buffer: UnreadByte: previous operation was not a successful read"_s);
	b->last = 0;
	if (b->off > 0) b->off--;
	return Any();
}
//@ bytes_Buffer_ReadRune
//= writes receiver
inline R3<int32, int64, Any> bytes_Buffer_ReadRune(bytes_Buffer* b) {
	deref(b);
	if (b->off >= b->b.n) {
		rt_buffer_empty(b);
		return R3<int32, int64, Any>{0, 0, io_EOF};
	}
	int64 w = 1;
	int32 r = decode(rt_as_string(b->b), b->off, w);
	b->off += w;
	b->last = w;
	return R3<int32, int64, Any>{r, w, Any()};
}
//@ bytes_Buffer_UnreadRune
//= writes receiver
inline Any bytes_Buffer_UnreadRune(bytes_Buffer* b) {
	deref(b);
	if (b->last <= 0) return errors_New("bytes.Buffer: UnreadRune: previous operation was not a successful ReadRune"_s);
	if (b->off >= b->last) b->off -= b->last;
	b->last = 0;
	return Any();
}
//@ rt_buffer_until
inline Slice<uint8> rt_buffer_until(bytes_Buffer* b, uint8 delim, Any& err) {
	String rest = rt_buffer_rest(b);
	int64 i = strings_IndexByte(rest, delim), n = i < 0 ? rest.n : i + 1;
	err = i < 0 ? io_EOF : Any();
	Slice<uint8> s = bytes_of(rt_view(rest, 0, n));
	b->off += n;
	b->last = -1;
	return s;
}
//@ bytes_Buffer_ReadBytes
//= writes receiver
inline R2<Slice<uint8>, Any> bytes_Buffer_ReadBytes(bytes_Buffer* b, uint8 delim) {
	R2<Slice<uint8>, Any> out;
	out.r0 = rt_buffer_until(b, delim, out.r1);
	return out;
}
//@ bytes_Buffer_ReadString
//= writes receiver
inline R2<String, Any> bytes_Buffer_ReadString(bytes_Buffer* b, uint8 delim) {
	R2<String, Any> out;
	out.r0 = rt_as_string(rt_buffer_until(b, delim, out.r1));
	return out;
}
//@ bytes_Buffer_WriteTo
//= writes receiver, calls 1
inline R2<int64, Any> bytes_Buffer_WriteTo(bytes_Buffer* b, Any w) {
	deref(b);
	b->last = 0;
	R2<int64, Any> k = {0, Any()};
	if (b->off < b->b.n) {
		k = icall<R2<int64, Any> >(w, Sel_Write, tailslice(b->b, b->off));
		b->off += k.r0;
		if (k.r1.t) return k;
	}
	rt_buffer_empty(b);
	return k;
}
//@ bytes_Buffer_ReadFrom
//= writes receiver, calls 1
inline R2<int64, Any> bytes_Buffer_ReadFrom(bytes_Buffer* b, Any r) {
	deref(b);
	R2<Slice<uint8>, Any> k = io_ReadAll(r);
	b->b = appendall(b->b, k.r0);
	return R2<int64, Any>{k.r0.n, k.r1};
}
//@ bytes_Reader
struct bytes_Reader { strings_Reader r; };
//@ bytes_NewReader
//= keeps 1
inline bytes_Reader* bytes_NewReader(Slice<uint8> s) { return newptr(bytes_Reader{strings_Reader{rt_as_string(s), 0, -1}}); }
//@ bytes_Reader_Len
//= pure
inline int64 bytes_Reader_Len(bytes_Reader* r) { deref(r); return strings_Reader_Len(&r->r); }
//@ bytes_Reader_Size
//= pure
inline int64 bytes_Reader_Size(bytes_Reader* r) { deref(r); return strings_Reader_Size(&r->r); }
//@ bytes_Reader_Read
//= writes receiver 1
inline R2<int64, Any> bytes_Reader_Read(bytes_Reader* r, Slice<uint8> b) { deref(r); return strings_Reader_Read(&r->r, b); }
//@ bytes_Reader_ReadByte
//= writes receiver
inline R2<uint8, Any> bytes_Reader_ReadByte(bytes_Reader* r) { deref(r); return strings_Reader_ReadByte(&r->r); }
//@ bytes_Reader_UnreadByte
//= writes receiver
inline Any bytes_Reader_UnreadByte(bytes_Reader* r) {
	deref(r);
	if (r->r.i <= 0) return errors_New("bytes.Reader.UnreadByte: at beginning of slice"_s);
	return strings_Reader_UnreadByte(&r->r);
}
//@ bytes_Reader_ReadRune
//= writes receiver
inline R3<int32, int64, Any> bytes_Reader_ReadRune(bytes_Reader* r) { deref(r); return strings_Reader_ReadRune(&r->r); }
//@ bytes_Reader_UnreadRune
//= writes receiver
inline Any bytes_Reader_UnreadRune(bytes_Reader* r) {
	deref(r);
	if (r->r.i <= 0) return errors_New("bytes.Reader.UnreadRune: at beginning of slice"_s);
	if (r->r.prev < 0) return errors_New("bytes.Reader.UnreadRune: previous operation was not ReadRune"_s);
	return strings_Reader_UnreadRune(&r->r);
}
