// 40_bufio.h: package bufio: with Go's buffer sizes, since Peek, Buffered and ReadLine show them.

//@ bufio_ErrBufferFull
static Any bufio_ErrBufferFull = rt_error("bufio: buffer full"_s);
//@ bufio_ErrNegativeCount
static Any bufio_ErrNegativeCount = rt_error("bufio: negative count"_s);
//@ bufio_ErrInvalidUnreadByte
static Any bufio_ErrInvalidUnreadByte = rt_error("bufio: invalid use of UnreadByte"_s);
//@ bufio_ErrInvalidUnreadRune
static Any bufio_ErrInvalidUnreadRune = rt_error("bufio: invalid use of UnreadRune"_s);
//@ bufio_Reader rt_reader_fill rt_reader_error
#ifndef USES_plain_input
struct bufio_Reader {
	uint8* p;
	int64 r, w, cap;
	rt_stream rd;
	Any err;
	int64 last_byte, last_rune;
};
#endif
inline void rt_reader_fill(bufio_Reader* b) {
	if (b->r > 0) {
		memmove(b->p, b->p + b->r, b->w - b->r);
		b->w -= b->r;
		b->r = 0;
	}
	for (int i = 0; i < 100; i++) {
		rt_count k = b->rd(b->p + b->w, b->cap - b->w);
		b->w += k.r0;
		b->err = k.r1;
		if (k.r1.t || k.r0 > 0) return;
	}
	b->err = io_ErrNoProgress;
}
inline Any rt_reader_error(bufio_Reader* b) {
	Any e = b->err;
	b->err = Any();
	return e;
}
//@ rt_reader_start
inline void rt_reader_start(bufio_Reader* b, rt_stream rd, int64 size) {
	if (!b->p) {
		b->cap = size < 16 ? 16 : size;
		b->p = gc_array<uint8>(uint64(b->cap));
	}
	b->r = b->w = 0;
	b->rd = rd;
	b->err = Any();
	b->last_byte = b->last_rune = -1;
}
//@ bufio_NewReaderSize
//= keeps 1, instead bufio_NewFileReader if 1 is *os.File
inline bufio_Reader* bufio_NewReaderSize(Any rd, int64 size) {
#ifdef USES_T_p_bufio_Reader
	if (rd.t && !strcmp(rd.t->name, "*bufio.Reader")) {  // it is already a buffered one
		bufio_Reader* have = static_cast<bufio_Reader*>(rd.w.p);
		if (have->cap >= size) return have;
	}
#endif
	bufio_Reader* b = gc_new<bufio_Reader>();
	rt_reader_start(b, rt_any_stream(rd, Sel_Read), size);
	return b;
}
//@ bufio_NewReader
//= keeps 1, instead bufio_NewFileReader if 1 is *os.File
inline bufio_Reader* bufio_NewReader(Any rd) { return bufio_NewReaderSize(rd, 4096); }
//@ bufio_NewFileReader
// Like the function above, for a file whose type is known, so that no interface is needed.
#ifndef USES_plain_input
inline bufio_Reader* bufio_NewFileReader(os_File* f, int64 size = 4096) {
	bufio_Reader* b = gc_new<bufio_Reader>();
	rt_reader_start(b, rt_file_in(f), size);
	return b;
}
#endif
//@ bufio_Reader_Reset
//= keeps 1, writes receiver
inline void bufio_Reader_Reset(bufio_Reader* b, Any rd) { rt_reader_start(b, rt_any_stream(rd, Sel_Read), 4096); }
//@ bufio_Reader_Size
//= pure
inline int64 bufio_Reader_Size(bufio_Reader* b) {
#ifdef USES_needs_nil_stream
	deref(b);
#endif
	return b->cap;
}
//@ bufio_Reader_Buffered
//= pure
inline int64 bufio_Reader_Buffered(bufio_Reader* b) {
#ifdef USES_needs_nil_stream
	deref(b);
#endif
	return b->w - b->r;
}
//@ bufio_Reader_ReadByte
//= writes receiver, acts
inline R2<uint8, Any> bufio_Reader_ReadByte(bufio_Reader* b) {
#ifdef USES_needs_nil_stream
	deref(b);
#endif
	b->last_rune = -1;
	while (RT_UNLIKELY(b->r == b->w)) {
		if (b->err.t) return R2<uint8, Any>{0, rt_reader_error(b)};
		rt_reader_fill(b);
	}
	uint8 c = b->p[b->r++];
	b->last_byte = c;
	return R2<uint8, Any>{c, Any()};
}
//@ bufio_Reader_UnreadByte
//= writes receiver, acts
inline Any bufio_Reader_UnreadByte(bufio_Reader* b) {
#ifdef USES_needs_nil_stream
	deref(b);
#endif
	if (b->last_byte < 0 || (b->r == 0 && b->w > 0)) return bufio_ErrInvalidUnreadByte;
	if (b->r > 0) b->r--;
	else b->w = 1;
	b->p[b->r] = uint8(b->last_byte);
	b->last_byte = b->last_rune = -1;
	return Any();
}
//@ bufio_Reader_ReadRune
//= writes receiver, acts
inline R3<int32, int64, Any> bufio_Reader_ReadRune(bufio_Reader* b) {
#ifdef USES_needs_nil_stream
	deref(b);
#endif
	while (!rt_rune_ready(b->p + b->r, b->w - b->r) && !b->err.t && b->w - b->r < b->cap) rt_reader_fill(b);
	b->last_rune = -1;
	if (b->r == b->w) return R3<int32, int64, Any>{0, 0, rt_reader_error(b)};
	int64 w = 1;
	int32 r = decode(String{reinterpret_cast<char*>(b->p), b->w}, b->r, w);
	b->r += w;
	b->last_byte = b->p[b->r - 1];
	b->last_rune = w;
	return R3<int32, int64, Any>{r, w, Any()};
}
//@ bufio_Reader_UnreadRune
//= writes receiver, acts
inline Any bufio_Reader_UnreadRune(bufio_Reader* b) {
#ifdef USES_needs_nil_stream
	deref(b);
#endif
	if (b->last_rune < 0 || b->r < b->last_rune) return bufio_ErrInvalidUnreadRune;
	b->r -= b->last_rune;
	b->last_byte = b->last_rune = -1;
	return Any();
}
//@ bufio_Reader_Peek
//= writes receiver, acts
inline R2<Slice<uint8>, Any> bufio_Reader_Peek(bufio_Reader* b, int64 n) {
#ifdef USES_needs_nil_stream
	deref(b);
#endif
	if (n < 0) return R2<Slice<uint8>, Any>{Slice<uint8>(), bufio_ErrNegativeCount};
	b->last_byte = b->last_rune = -1;
	while (b->w - b->r < n && b->w - b->r < b->cap && !b->err.t) rt_reader_fill(b);
	if (n > b->cap) return R2<Slice<uint8>, Any>{Slice<uint8>{b->p + b->r, b->w - b->r, b->cap - b->r}, bufio_ErrBufferFull};
	Any err = Any();
	if (b->w - b->r < n) {
		n = b->w - b->r;
		err = rt_reader_error(b);
		if (!err.t) err = bufio_ErrBufferFull;
	}
	return R2<Slice<uint8>, Any>{Slice<uint8>{b->p + b->r, n, b->cap - b->r}, err};
}
//@ bufio_Reader_Discard
//= writes receiver, acts
inline rt_count bufio_Reader_Discard(bufio_Reader* b, int64 n) {
#ifdef USES_needs_nil_stream
	deref(b);
#endif
	if (n < 0) return rt_count{0, bufio_ErrNegativeCount};
	if (n == 0) return rt_count{0, Any()};
	b->last_byte = b->last_rune = -1;
	int64 left = n;
	for (;;) {
		int64 skip = b->w - b->r;
		if (skip == 0) {
			rt_reader_fill(b);
			skip = b->w - b->r;
		}
		if (skip > left) skip = left;
		b->r += skip;
		left -= skip;
		if (left == 0) return rt_count{n, Any()};
		if (b->err.t) return rt_count{n - left, rt_reader_error(b)};
	}
}
//@ bufio_Reader_Read
//= writes receiver 1, passes 1, acts
inline rt_count bufio_Reader_Read(bufio_Reader* b, Slice<uint8> d) {
#ifdef USES_needs_nil_stream
	deref(b);
#endif
	if (d.n == 0) return rt_count{0, b->w > b->r ? Any() : rt_reader_error(b)};
	if (b->r == b->w) {
		if (b->err.t) return rt_count{0, rt_reader_error(b)};
		if (d.n >= b->cap) {
			rt_count k = b->rd(d.p, d.n);
			if (k.r0 > 0) {
				b->last_byte = d.p[k.r0 - 1];
				b->last_rune = -1;
			}
			return k;
		}
		b->r = b->w = 0;
		rt_count k = b->rd(b->p, b->cap);
		b->err = k.r1;
		if (k.r0 == 0) return rt_count{0, rt_reader_error(b)};
		b->w += k.r0;
	}
	int64 n = b->w - b->r < d.n ? b->w - b->r : d.n;
	memcpy(d.p, b->p + b->r, n);
	b->r += n;
	b->last_byte = b->p[b->r - 1];
	b->last_rune = -1;
	return rt_count{n, Any()};
}
//@ bufio_Reader_ReadSlice
//= writes receiver, acts
inline R2<Slice<uint8>, Any> bufio_Reader_ReadSlice(bufio_Reader* b, uint8 delim) {
#ifdef USES_needs_nil_stream
	deref(b);
#endif
	int64 s = 0;
	R2<Slice<uint8>, Any> out = {Slice<uint8>(), Any()};
	for (;;) {
		const void* q = b->w - b->r > s ? memchr(b->p + b->r + s, delim, b->w - b->r - s) : nullptr;
		if (q) {
			int64 n = static_cast<const uint8*>(q) - (b->p + b->r) + 1;
			out.r0 = Slice<uint8>{b->p + b->r, n, b->cap - b->r};
			b->r += n;
			break;
		}
		if (b->err.t) {
			out.r0 = Slice<uint8>{b->p + b->r, b->w - b->r, b->cap - b->r};
			b->r = b->w;
			out.r1 = rt_reader_error(b);
			break;
		}
		if (b->w - b->r >= b->cap) {
			b->r = b->w;
			out.r0 = Slice<uint8>{b->p, b->cap, b->cap};
			out.r1 = bufio_ErrBufferFull;
			break;
		}
		s = b->w - b->r;
		rt_reader_fill(b);
	}
	if (out.r0.n > 0) {
		b->last_byte = out.r0.p[out.r0.n - 1];
		b->last_rune = -1;
	}
	return out;
}
//@ bufio_Reader_ReadLine
//= writes receiver, acts
inline R3<Slice<uint8>, bool, Any> bufio_Reader_ReadLine(bufio_Reader* b) {
#ifdef USES_needs_nil_stream
	deref(b);
#endif
	R2<Slice<uint8>, Any> k = bufio_Reader_ReadSlice(b, '\n');
	Slice<uint8> line = k.r0;
	if (rt_is(k.r1, bufio_ErrBufferFull)) {
		if (line.n > 0 && line.p[line.n - 1] == '\r') {
			b->r--;
			line.n--;
		}
		return R3<Slice<uint8>, bool, Any>{line, true, Any()};
	}
	if (line.n == 0) return R3<Slice<uint8>, bool, Any>{k.r1.t ? Slice<uint8>() : line, false, k.r1};
	if (line.p[line.n - 1] == '\n') {
		line.n--;
		if (line.n > 0 && line.p[line.n - 1] == '\r') line.n--;
	}
	return R3<Slice<uint8>, bool, Any>{line, false, Any()};
}
//@ bufio_Reader_ReadBytes
//= writes receiver, acts
inline R2<Slice<uint8>, Any> bufio_Reader_ReadBytes(bufio_Reader* b, uint8 delim) {
	Slice<uint8> out = Slice<uint8>();
	for (;;) {
		R2<Slice<uint8>, Any> k = bufio_Reader_ReadSlice(b, delim);
		if (!out.p && !(rt_is(k.r1, bufio_ErrBufferFull))) {
			out = mkslice<uint8>(k.r0.n);
			if (k.r0.n) memcpy(out.p, k.r0.p, k.r0.n);
			return R2<Slice<uint8>, Any>{out, k.r1};
		}
		out = appendall(out, k.r0);
		if (!rt_is(k.r1, bufio_ErrBufferFull)) return R2<Slice<uint8>, Any>{out, k.r1};
	}
}
//@ bufio_Reader_ReadString
//= writes receiver, acts
inline R2<String, Any> bufio_Reader_ReadString(bufio_Reader* b, uint8 delim) {
	R2<Slice<uint8>, Any> k = bufio_Reader_ReadBytes(b, delim);
	return R2<String, Any>{String{reinterpret_cast<char*>(k.r0.p), k.r0.n}, k.r1};
}

//@ bufio_Writer bufio_Writer_Flush
//= bufio_Writer_Flush: writes receiver, acts
struct bufio_Writer {
	uint8* p;
	int64 n, cap;
#ifndef USES_plain_output
	rt_stream wr;
#endif
	Any err;
};
RT_NOINLINE static Any bufio_Writer_Flush(bufio_Writer* b) {
#ifdef USES_needs_nil_stream
	deref(b);
#endif
#ifdef USES_plain_output
	rt_stdout_put(reinterpret_cast<char*>(b->p), b->n);
	b->n = 0;
	return b->err;
#else
	if (b->err.t || b->n == 0) return b->err;
	rt_count k = b->wr(b->p, b->n);
	if (k.r0 < b->n && !k.r1.t) k.r1 = io_ErrShortWrite;
	if (k.r1.t && k.r0 > 0 && k.r0 < b->n) memmove(b->p, b->p + k.r0, b->n - k.r0);
	b->n = k.r1.t ? b->n - k.r0 : 0;
	return b->err = k.r1;
#endif
}
//@ rt_writer_put
// Writes n bytes, and returns how many were written.
inline int64 rt_writer_put(bufio_Writer* b, const char* p, int64 n) {
	int64 done = 0;
#ifdef USES_plain_output
	while (RT_UNLIKELY(n > b->cap - b->n)) {
#else
	while (RT_UNLIKELY(n > b->cap - b->n && !b->err.t)) {
#endif
		int64 k = b->cap - b->n;
		if (b->n == 0) {  // longer than the buffer: write it directly
#ifdef USES_plain_output
			rt_stdout_put(p, k = n);
#else
			rt_count c = b->wr(p, n);
			k = c.r0;
			b->err = c.r1;
#endif
		} else {
			memcpy(b->p + b->n, p, k);
			b->n += k;
			bufio_Writer_Flush(b);
		}
		done += k;
		p += k;
		n -= k;
	}
#ifndef USES_plain_output
	if (b->err.t) return done;
#endif
	if (n) memcpy(b->p + b->n, p, n);
	b->n += n;
	return done + n;
}
//@ rt_writer_start
inline void rt_writer_start(bufio_Writer* b, rt_stream wr, int64 size) {
	if (!b->p) {
		b->cap = size <= 0 ? 4096 : size;
		b->p = gc_array<uint8>(uint64(b->cap));
	}
	b->n = 0;
	b->wr = wr;
	b->err = Any();
}
//@ bufio_NewWriterSize
//= keeps 1, instead bufio_NewFileWriter if 1 is *os.File
inline bufio_Writer* bufio_NewWriterSize(Any w, int64 size) {
#ifdef USES_T_p_bufio_Writer
	if (w.t && !strcmp(w.t->name, "*bufio.Writer")) {  // it is already a buffered one
		bufio_Writer* have = static_cast<bufio_Writer*>(w.w.p);
		if (have->cap >= size) return have;
	}
#endif
	bufio_Writer* b = gc_new<bufio_Writer>();
	rt_writer_start(b, rt_any_stream(w, Sel_Write), size);
	return b;
}
//@ bufio_NewWriter
//= keeps 1, instead bufio_NewFileWriter if 1 is *os.File
inline bufio_Writer* bufio_NewWriter(Any w) { return bufio_NewWriterSize(w, 4096); }
//@ bufio_NewFileWriter
// Like the function above, for a file whose type is known, so that no interface is needed.
#ifdef USES_plain_output
template <class F> inline bufio_Writer* bufio_NewFileWriter(F, int64 size = 4096) {
	bufio_Writer* b = gc_new<bufio_Writer>();
	b->cap = size <= 0 ? 4096 : size;
	b->p = gc_array<uint8>(uint64(b->cap));
	return b;
}
#else
inline bufio_Writer* bufio_NewFileWriter(os_File* f, int64 size = 4096) {
	bufio_Writer* b = gc_new<bufio_Writer>();
	rt_writer_start(b, rt_file_out(f), size);
	return b;
}
#endif
//@ bufio_Writer_Write
//= writes receiver, passes 1, acts
inline rt_count bufio_Writer_Write(bufio_Writer* b, Slice<uint8> s) {
#ifdef USES_needs_nil_stream
	deref(b);
#endif
	int64 n = rt_writer_put(b, reinterpret_cast<char*>(s.p), s.n);
	return rt_count{n, b->err};
}
//@ bufio_Writer_WriteString
//= writes receiver, passes 1, acts
inline rt_count bufio_Writer_WriteString(bufio_Writer* b, String s) {
#ifdef USES_needs_nil_stream
	deref(b);
#endif
	int64 n = rt_writer_put(b, s.p, s.n);
	return rt_count{n, b->err};
}
//@ bufio_Writer_WriteByte
//= writes receiver, acts
inline Any bufio_Writer_WriteByte(bufio_Writer* b, uint8 c) {
#ifdef USES_needs_nil_stream
	deref(b);
#endif
	if (b->err.t) return b->err;
	if (b->n >= b->cap && bufio_Writer_Flush(b).t) return b->err;
	b->p[b->n++] = c;
	return Any();
}
//@ bufio_Writer_WriteRune
//= writes receiver, acts
inline rt_count bufio_Writer_WriteRune(bufio_Writer* b, int32 r) {
	char t[4];
	int n = encode(t, r);
	return bufio_Writer_WriteString(b, String{t, n});
}
//@ bufio_Writer_Buffered
//= pure
inline int64 bufio_Writer_Buffered(bufio_Writer* b) {
#ifdef USES_needs_nil_stream
	deref(b);
#endif
	return b->n;
}
//@ bufio_Writer_Available
//= pure
inline int64 bufio_Writer_Available(bufio_Writer* b) {
#ifdef USES_needs_nil_stream
	deref(b);
#endif
	return b->cap - b->n;
}
//@ bufio_Writer_AvailableBuffer
//= pure
// The room behind what is buffered. What is appended there and then written is copied onto itself, by a memcpy that
// compilers allow for equal addresses.
inline Slice<uint8> bufio_Writer_AvailableBuffer(bufio_Writer* b) {
#ifdef USES_needs_nil_stream
	deref(b);
#endif
	return Slice<uint8>{b->p + b->n, 0, b->cap - b->n};
}
//@ bufio_Writer_Size
//= pure
inline int64 bufio_Writer_Size(bufio_Writer* b) {
#ifdef USES_needs_nil_stream
	deref(b);
#endif
	return b->cap;
}
//@ bufio_Writer_Reset
//= keeps 1, writes receiver
inline void bufio_Writer_Reset(bufio_Writer* b, Any w) { rt_writer_start(b, rt_any_stream(w, Sel_Write), 4096); }
//@ bufio_ReadWriter bufio_NewReadWriter
//= bufio_NewReadWriter: keeps 1 2
struct bufio_ReadWriter {
	bufio_Reader* Reader;
	bufio_Writer* Writer;
};
inline bufio_ReadWriter* bufio_NewReadWriter(bufio_Reader* r, bufio_Writer* w) { return newptr(bufio_ReadWriter{r, w}); }

//@ bufio_SplitFunc
typedef Func<R3<int64, Slice<uint8>, Any>(Slice<uint8>, bool)> bufio_SplitFunc;
//@ bufio_ScanLines
//= returns 1
inline R3<int64, Slice<uint8>, Any> bufio_ScanLines(Slice<uint8> d, bool eof) {
	typedef R3<int64, Slice<uint8>, Any> R;
	if (eof && d.n == 0) return R();
	const void* q = memchr(d.p, '\n', d.n);
	if (!q && !eof) return R();
	int64 n = q ? static_cast<const uint8*>(q) - d.p : d.n, to = n;
	if (to > 0 && d.p[to - 1] == '\r') to--;
	return R{q ? n + 1 : n, Slice<uint8>{d.p, to, d.c}, Any()};
}
//@ bufio_ScanWords
//= returns 1
inline R3<int64, Slice<uint8>, Any> bufio_ScanWords(Slice<uint8> d, bool eof) {
	typedef R3<int64, Slice<uint8>, Any> R;
	String s = {reinterpret_cast<char*>(d.p), d.n};
	int64 i = 0, w = 1;
	while (i < s.n && (s.p[i] == ' ' || s.p[i] == '\n')) i++;
	for (; i < s.n && (uint8(s.p[i]) <= ' ' || uint8(s.p[i]) >= 0x80); i += w)
		if (!rt_space(decode(s, i, w))) break;
	int64 from = i;
	for (; i < s.n; i += w) {
		uint8 c = uint8(s.p[i]);
		if (c > ' ' && c < 0x80) {
			w = 1;
			continue;
		}
		if (rt_space(decode(s, i, w))) return R{i + w, Slice<uint8>{d.p + from, i - from, d.c - from}, Any()};
	}
	if (eof && s.n > from) return R{s.n, Slice<uint8>{d.p + from, s.n - from, d.c - from}, Any()};
	return R{from, Slice<uint8>(), Any()};
}
//@ bufio_ScanBytes
//= returns 1
inline R3<int64, Slice<uint8>, Any> bufio_ScanBytes(Slice<uint8> d, bool eof) {
	typedef R3<int64, Slice<uint8>, Any> R;
	if (eof && d.n == 0) return R();
	return R{1, Slice<uint8>{d.p, 1, d.c}, Any()};
}
//@ bufio_ScanRunes
//= returns 1
inline R3<int64, Slice<uint8>, Any> bufio_ScanRunes(Slice<uint8> d, bool eof) {
	typedef R3<int64, Slice<uint8>, Any> R;
	if (eof && d.n == 0) return R();
	if (!eof && !rt_full_rune(d.p, d.n)) return R();
	int64 w = 1;
	int32 r = decode(String{reinterpret_cast<char*>(d.p), d.n}, 0, w);
	if (w == 1 && r == 0xFFFD) return R{1, slicelit<uint8>({0xEF, 0xBF, 0xBD}), Any()};
	return R{w, Slice<uint8>{d.p, w, d.c}, Any()};
}
//@ bufio_ErrTooLong
static Any bufio_ErrTooLong = rt_error("bufio.Scanner: token too long"_s);
//@ bufio_ErrFinalToken
static Any bufio_ErrFinalToken = rt_error("final token"_s);
//@ bufio_Scanner
#ifndef USES_plain_input
struct bufio_Scanner {
	rt_stream r;
	Any err;
#ifdef USES_bufio_Scanner_Split
	bufio_SplitFunc split;  // nil: lines or words
#endif
	bool words;  // with a nil split: words, not lines
	int64 max;
	Slice<uint8> token;
	uint8* p;
	int64 cap, start, end, empties;
	bool scanned, done;
};
#endif
//@ bufio_NewScanner
//= keeps 1, instead bufio_NewFileScanner if 1 is *os.File
inline bufio_Scanner* bufio_NewScanner(Any r) {
	bufio_Scanner* s = gc_new<bufio_Scanner>();
	s->r = rt_any_stream(r, Sel_Read);
	s->max = 65536;
	return s;
}
//@ bufio_NewFileScanner
#ifndef USES_plain_input
inline bufio_Scanner* bufio_NewFileScanner(os_File* f) {
	bufio_Scanner* s = gc_new<bufio_Scanner>();
	s->r = rt_file_in(f);
	s->max = 65536;
	return s;
}
#endif
//@ bufio_Scanner_Buffer
//= keeps 1, writes receiver
inline void bufio_Scanner_Buffer(bufio_Scanner* s, Slice<uint8> b, int64 max) {
#ifdef USES_needs_nil_stream
	deref(s);
#endif
#ifdef USES_late_setting
	if (s->scanned) panic_text("Buffer called after Scan"_s);
#endif
	s->p = b.p;
	s->cap = b.c;
	s->max = max;
}
//@ bufio_Scanner_Split
//= keeps 1, writes receiver, instead rt_scanner_words if 1 is bufio.ScanWords, instead rt_scanner_lines if 1 is bufio.ScanLines
inline void bufio_Scanner_Split(bufio_Scanner* s, bufio_SplitFunc f) {
#ifdef USES_needs_nil_stream
	deref(s);
#endif
#ifdef USES_late_setting
	if (s->scanned) panic_text("Split called after Scan"_s);
#endif
	s->split = f;
}
//@ rt_scanner_words
// Split(bufio.ScanWords)
inline void rt_scanner_words(bufio_Scanner* s) {
#ifdef USES_needs_nil_stream
	deref(s);
#endif
#ifdef USES_late_setting
	if (s->scanned) panic_text("Split called after Scan"_s);
#endif
#ifdef USES_bufio_Scanner_Split
	s->split = bufio_SplitFunc();
#endif
	s->words = true;
}
//@ rt_scanner_lines
// Split(bufio.ScanLines)
inline void rt_scanner_lines(bufio_Scanner* s) {
#ifdef USES_needs_nil_stream
	deref(s);
#endif
#ifdef USES_late_setting
	if (s->scanned) panic_text("Split called after Scan"_s);
#endif
#ifdef USES_bufio_Scanner_Split
	s->split = bufio_SplitFunc();
#endif
#ifdef USES_rt_scanner_words
	s->words = false;
#endif
}
//@ bufio_Scanner_Scan
//= writes receiver, acts
#ifndef USES_plain_input
inline void rt_scanner_error(bufio_Scanner* s, const Any& e) {
	if (!s->err.t || rt_is(s->err, io_EOF)) s->err = e;
}
RT_NOINLINE inline bool rt_scanner_more(bufio_Scanner* s) {
	if (s->err.t) {
		s->start = s->end = 0;
		return false;
	}
	if (s->start > 0 && (s->end == s->cap || s->start > s->cap / 2)) {
		memmove(s->p, s->p + s->start, s->end - s->start);
		s->end -= s->start;
		s->start = 0;
	}
	if (s->end == s->cap) {
		if (s->cap >= s->max || s->cap > (int64(1) << 62)) {
			rt_scanner_error(s, bufio_ErrTooLong);
			return false;
		}
		int64 n = s->cap * 2;
		if (n == 0) n = 4096;
		if (n > s->max) n = s->max;
		uint8* q = gc_array<uint8>(uint64(n));
		if (s->end > s->start) memcpy(q, s->p + s->start, s->end - s->start);
		s->p = q;
		s->cap = n;
		s->end -= s->start;
		s->start = 0;
	}
	for (int loop = 0;; loop++) {
		rt_count k = s->r(s->p + s->end, s->cap - s->end);
		s->end += k.r0;
		if (k.r1.t) {
			rt_scanner_error(s, k.r1);
			return true;
		}
		if (k.r0 > 0) {
			s->empties = 0;
			return true;
		}
		if (loop > 100) {
			rt_scanner_error(s, io_ErrNoProgress);
			return true;
		}
	}
}
inline R3<int64, Slice<uint8>, Any> rt_scanner_split(bufio_Scanner* s) {
	Slice<uint8> d = {s->p + s->start, s->end - s->start, s->cap - s->start};
	if (d.n < 0) __builtin_unreachable();
#ifdef USES_bufio_Scanner_Split
	if (s->split.c) return s->split(d, s->err.t != nullptr);
#endif
#ifdef USES_rt_scanner_words
	if (s->words) return bufio_ScanWords(d, s->err.t != nullptr);
#endif
	return bufio_ScanLines(d, s->err.t != nullptr);
}
inline bool bufio_Scanner_Scan(bufio_Scanner* s) {
#ifdef USES_needs_nil_stream
	deref(s);
#endif
	if (s->done) return false;
	s->scanned = true;
	for (;;) {
		if (s->end > s->start || s->err.t) {
			R3<int64, Slice<uint8>, Any> k = rt_scanner_split(s);
#ifdef USES_bufio_Scanner_Split
			if (k.r2.t) {
				s->token = k.r1;
				s->done = true;
				if (rt_is(k.r2, bufio_ErrFinalToken)) return k.r1.p != nullptr;
				s->token = Slice<uint8>();
				rt_scanner_error(s, k.r2);
				return false;
			}
			if (k.r0 < 0 || k.r0 > s->end - s->start) {
				rt_scanner_error(s, errors_New(k.r0 < 0 ? "bufio.Scanner: SplitFunc returns negative advance count"_s : "bufio.Scanner: SplitFunc returns advance count beyond input"_s));
				s->token = Slice<uint8>();
				return false;
			}
#endif
			s->start += k.r0;
			s->token = k.r1;
			if (k.r1.p) {
#ifdef USES_bufio_Scanner_Split
				if (!s->err.t || k.r0 > 0) s->empties = 0;
				else if (++s->empties > 100) panic_text("bufio.Scan: too many empty tokens without progressing"_s);
#endif
				return true;
			}
		}
		if (!rt_scanner_more(s)) {
			s->token = Slice<uint8>();
			return false;
		}
	}
}
#endif
//@ rt_scanner_text
// Like Text, but without a copy, for callers that only parse the text.
inline String rt_scanner_text(bufio_Scanner* s) { return rt_as_string(s->token); }
//@ bufio_Scanner_Text
//= instead rt_scanner_text if only read
inline String bufio_Scanner_Text(bufio_Scanner* s) {
#ifdef USES_needs_nil_stream
	deref(s);
#endif
	return string_of(s->token);
}
//@ bufio_Scanner_Bytes
//= pure
inline Slice<uint8> bufio_Scanner_Bytes(bufio_Scanner* s) {
#ifdef USES_needs_nil_stream
	deref(s);
#endif
	return s->token;
}
//@ bufio_Scanner_Err
//= pure
inline Any bufio_Scanner_Err(bufio_Scanner* s) {
#ifdef USES_needs_nil_stream
	deref(s);
#endif
	return rt_is(s->err, io_EOF) ? Any() : s->err;
}
