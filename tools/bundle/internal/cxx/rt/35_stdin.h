// 35_stdin.h: bufio's readers and scanners for programs that read only the standard input, and only in ways that need no
// errors: numbers, words and lines.

//@ rt_space_at
// Returns the number of bytes of the space that begins at p, or 0 if none does. n bytes were received.
inline bool rt_blank(int32 c) { return c == ' ' || (c >= 9 && c <= 13); }
inline int64 rt_space_at(const uint8* p, int64 n) {
	if (*p < 0x80) return rt_blank(*p);
	int32 c = n > 1 ? *p << 8 | p[1] : 0;
	if (c == 0xC285 || c == 0xC2A0) return 2;
	c = n > 2 ? c << 8 | p[2] : 0;
	return c == 0xE19A80 || (c >= 0xE28080 && c <= 0xE2808A) || c == 0xE280A8 || c == 0xE280A9 || c == 0xE280AF || c == 0xE2819F || c == 0xE38080 ? 3 : 0;
}
//@ rt_standard_input
#ifdef USES_plain_input
#include <errno.h>
#include <unistd.h>
static const struct rt_standard_input {} os_Stdin = {};
// Reads from the standard input. Returns the number of bytes, or 0 at its end.
inline int64 rt_receive(void* p, int64 n) {
#ifdef USES_rt_stdout_put
	rt_stdout_flush();
#endif
	for (;;) {
		ssize_t k = read(0, p, size_t(n));
		if (k >= 0) return k;
		if (errno != EINTR) return 0;
	}
}
// A reader of the standard input.
struct bufio_Reader {
	uint8* p;
	int64 r, w, cap;  // p[r..w) was received, but is not used yet
	int64 last;       // the length of what peek has returned
#ifdef USES_needs_runes
	// Returns the next rune, or -1 at the end of the input.
#else
	// Returns the next byte, ' ' if a space begins there, or -1 at the end of the input.
#endif
	int32 peek() {
		if (r == w || p[r] >= 0x80) return receive();
		last = 1;
		return p[r];
	}
	RT_NOINLINE int32 receive() {
		last = 0;
		while (!rt_rune_ready(p + r, w - r)) {
			w -= r;
			memmove(p, p + r, w);
			r = 0;
			int64 n = rt_receive(p + w, cap - w);
			if (n == 0) break;
			w += n;
		}
		if (r == w) return -1;
#ifdef USES_needs_runes
		return decode(String{reinterpret_cast<char*>(p), w}, r, last);
#else
		last = rt_space_at(p + r, w - r);
		if (last) return ' ';
		last = 1;
		return p[r];
#endif
	}
	void next() {
		r += last;
		last = 0;
	}
};
inline bufio_Reader* bufio_NewFileReader(rt_standard_input, int64 size = 4096) {
	bufio_Reader* b = gc_new<bufio_Reader>();
	b->cap = size < 16 ? 16 : size;
	b->p = gc_array<uint8>(uint64(b->cap));
	return b;
}
#endif
//@ rt_scanner_token
// bufio.Scanner for words and lines.
#ifdef USES_plain_input
struct bufio_Scanner {
	uint8* p;
	int64 cap, start, end, max;  // p[start..end) was received, but is not used yet
	Slice<uint8> token;
	bool ended;
#ifdef USES_rt_scanner_words
	bool words;  // otherwise lines
#endif
#ifdef USES_late_setting
	bool scanned;
#endif
};
inline bufio_Scanner* bufio_NewFileScanner(rt_standard_input) {
	bufio_Scanner* s = gc_new<bufio_Scanner>();
	s->max = 65536;
	return s;
}
// Receives more input. Returns false if there is none, or if the token is too long.
RT_NOINLINE inline bool rt_scanner_more(bufio_Scanner* s) {
	if (s->ended) {
		s->start = s->end = 0;
		return false;
	}
	if (s->start > 0 && (s->end == s->cap || s->start > s->cap / 2)) {
		s->end -= s->start;
		memmove(s->p, s->p + s->start, s->end);
		s->start = 0;
	}
	if (s->end == s->cap) {
		s->ended = s->cap >= s->max;
		if (s->ended) return false;
		s->cap = s->cap ? s->cap * 2 : 4096;
		if (s->cap > s->max) s->cap = s->max;
		uint8* q = gc_array<uint8>(uint64(s->cap));
		if (s->end) memcpy(q, s->p, s->end);
		s->p = q;
	}
	int64 n = rt_receive(s->p + s->end, s->cap - s->end);
	s->ended = n == 0;
	s->end += n;
	return true;
}
inline void rt_scanner_found(bufio_Scanner* s, int64 from, int64 to) { s->token = Slice<uint8>{s->p + from, to - from, s->cap - from}; }
// The next two functions find the next token. They return false if it may need more input.
inline bool rt_scanner_word(bufio_Scanner* s) {
	int64 from = s->start, i, w = 0;
	while (from < s->end && (w = rt_space_at(s->p + from, s->end - from))) from += w;
	for (i = from; i < s->end && !(w = rt_space_at(s->p + i, s->end - i));) i++;
	s->start = from;
	if (i == s->end && (!s->ended || i == from)) return false;
	s->start = i + w;
	rt_scanner_found(s, from, i);
	return true;
}
inline bool rt_scanner_line(bufio_Scanner* s) {
	int64 from = s->start, i = s->end;
	if (from == i) return false;
	void* q = memchr(s->p + from, '\n', i - from);
	if (!q && !s->ended) return false;
	if (q) i = static_cast<uint8*>(q) - s->p;
	s->start = i + (q != nullptr);
	if (i > from && s->p[i - 1] == '\r') i--;
	rt_scanner_found(s, from, i);
	return true;
}
inline bool rt_scanner_token(bufio_Scanner* s) {
#ifndef USES_rt_scanner_words
	return rt_scanner_line(s);
#else
#ifdef USES_scan_lines
	return s->words ? rt_scanner_word(s) : rt_scanner_line(s);
#else
	return rt_scanner_word(s);
#endif
#endif
}
inline bool bufio_Scanner_Scan(bufio_Scanner* s) {
#ifdef USES_needs_nil_stream
	deref(s);
#endif
#ifdef USES_late_setting
	s->scanned = true;
#endif
	for (;;) {
		if ((s->end > s->start || s->ended) && rt_scanner_token(s)) return true;
		if (!rt_scanner_more(s)) break;
	}
	s->token = Slice<uint8>();
	return false;
}
#endif
