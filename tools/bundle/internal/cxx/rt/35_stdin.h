// 35_stdin.h: bufio's readers and scanners for programs that read only the standard input, and only in ways that need no
// errors: numbers, words and lines.

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
	int64 last;       // the length of the rune that peek has returned
	// Returns the next rune, or -1 at the end of the input.
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
		return r == w ? -1 : decode(String{reinterpret_cast<char*>(p), w}, r, last);
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
	bool words, scanned, ended;
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
// Finds the next token. Returns false if it may need more input.
inline bool rt_scanner_token(bufio_Scanner* s) {
	int64 from = s->start, i, w = 1;
#ifdef USES_rt_scanner_words
	if (s->words) {
		String d = {reinterpret_cast<char*>(s->p), s->end};
		while (from < s->end && rt_space(decode(d, from, w))) from += w;
		for (i = from; i < s->end && !rt_space(decode(d, i, w));) i += w;
		s->start = from;
		if (i == s->end && (!s->ended || i == from)) return false;
		s->start = i < s->end ? i + w : i;
		s->token = Slice<uint8>{s->p + from, i - from, s->cap - from};
		return true;
	}
#endif
	if (from == s->end) return false;
	void* q = memchr(s->p + from, '\n', s->end - from);
	if (!q && !s->ended) return false;
	i = q ? static_cast<uint8*>(q) - s->p : s->end;
	s->start = q ? i + 1 : i;
	if (i > from && s->p[i - 1] == '\r') i--;
	s->token = Slice<uint8>{s->p + from, i - from, s->cap - from};
	return true;
}
inline bool bufio_Scanner_Scan(bufio_Scanner* s) {
	deref(s)->scanned = true;
	for (;;) {
		if ((s->end > s->start || s->ended) && rt_scanner_token(s)) return true;
		if (!rt_scanner_more(s)) break;
	}
	s->token = Slice<uint8>();
	return false;
}
#endif
