// 74_print.h: printing: calls whose operands have known types. There is one overload of rt_show for each
// kind of operand, so that a program contains only the code that its operands need. The translator also
// turns a Printf with a constant format into a list of pieces.

//@ rt_show_map
// A map, printed in the order of its keys.
template <class K, class V, class F, class G> inline void rt_show_map(rt_buf& b, const Map<K, V>& m, F key, G value) {
	typedef const MapEntry<K, V>* E;
	Slice<E> all = mkslice<E>(m.len());
	int64 n = 0;
	for (MapIter<K, V> it(m); it.next();) all.p[n++] = it.d->entries + it.i;
	std::sort(all.p, all.p + n, [](E x, E y) { return x->k < y->k; });
	b.put("map["_s);
	for (int64 i = 0; i < n; i++) {
		if (i) b.put(' ');
		key(b, all.p[i]->k);
		b.put(':');
		value(b, all.p[i]->v);
	}
	b.put(']');
}
#include <algorithm>
//@ fmt_print fmt_println fmt_sprint fmt_sprintln
template <class T> inline void rt_show(rt_buf& b, T v) {
	if (T(-1) < T(0)) rt_put_int(b, int64(v));
	else rt_put_uint(b, uint64(v));
}
#ifdef USES_show_bool
inline void rt_show(rt_buf& b, bool v) { b.put(v ? "true"_s : "false"_s); }
#endif
#ifdef USES_show_string
inline void rt_show(rt_buf& b, String s) { b.put(s); }
#endif
#ifdef USES_show_real
inline void rt_show(rt_buf& b, float64 v) { rt_put_shortest(b, v, 64); }
inline void rt_show(rt_buf& b, float32 v) { rt_put_shortest(b, v, 32); }
#endif
// A value in an interface. It is printed by the function in its descriptor, or by its method.
struct rt_dynamic { Any v; };
inline void rt_show_panic(rt_buf& b, bool nil, char verb, bool error);
inline void rt_show(rt_buf& b, const rt_dynamic& x) {
#ifdef USES_rt_fmt
	rt_fmt(b).print(x.v, 'v');
#else
	if (!x.v.t) return b.put("<nil>"_s);
	if (x.v.t->show) return x.v.t->show(b, any_data(x.v));
	bool error = has(x.v, Sel_Error);
	auto method = [&] { b.put(icall<String>(x.v, error ? Sel_Error : Sel_String)); };
#ifdef USES_rt_user_methods
	if (rt_panicked(method)) rt_show_panic(b, x.v.t->kind == KindPtr && !x.v.w.p, 'v', error);
#else
	method();
#endif
#endif
}
template <class T, void (*F)(rt_buf&, const T&)> inline void rt_show_as(rt_buf& b, const void* p) { F(b, *static_cast<const T*>(p)); }
struct rt_showing {
	rt_showing(Type& t, void (*f)(rt_buf&, const void*)) {
#ifndef USES_rt_fmt
		t.show = f;
#endif
	}
};
// A pointer that is printed as its target, except inside other values, where it is printed as an
// address.
struct rt_showing_pointer {
	rt_showing_pointer(Type& t, void (*f)(rt_buf&, const void*)) {
#ifndef USES_rt_fmt
		t.show = f;
#ifdef USES_rt_dynamic_inside
		t.address = true;
#endif
#endif
	}
};
// Prints fmt's message for an operand whose method has panicked.
inline void rt_show_panic(rt_buf& b, bool nil, char verb, bool error) {
	Any what = rt_caught();
	if (nil) return b.put("<nil>"_s);
	b.put("%!"_s);
	b.put(verb);
	b.put(error ? "(PANIC=Error method: "_s : "(PANIC=String method: "_s);
#ifdef USES_show_any
	rt_show(b, rt_dynamic{what});
#else
	b.put(rt_panic_text(what));
#endif
	b.put(')');
}
#ifdef USES_show_error
inline void rt_show(rt_buf& b, const Any& e) { b.put(e.t ? icall<String>(e, Sel_Error) : "<nil>"_s); }
#endif
// The same under %s, for programs whose own Error methods may panic.
struct rt_error_text { Any e; char verb; };
inline void rt_show(rt_buf& b, const rt_error_text& x) {
	if (!x.e.t) {
		if (x.verb == 'v') return b.put("<nil>"_s);
		b.put("%!"_s);
		b.put(x.verb);
		return b.put("(<nil>)"_s);
	}
	auto method = [&] { b.put(icall<String>(x.e, Sel_Error)); };
#ifdef USES_rt_user_methods
	if (rt_panicked(method)) rt_show_panic(b, x.e.t->kind == KindPtr && !x.e.w.p, x.verb, true);
#else
	method();
#endif
}
// A value that is printed by its method, which f calls.
template <class T, class F> struct rt_method_text { T v; F f; char verb; bool error; };
template <class T, class F> inline rt_method_text<T, F> rt_text_of(const T& v, const F& f, char verb = 'v', bool error = false) { return rt_method_text<T, F>{v, f, verb, error}; }
template <class T> inline bool rt_is_nil(const T&) { return false; }
template <class T> inline bool rt_is_nil(T* p) { return !p; }
template <class T, class F> inline void rt_show(rt_buf& b, const rt_method_text<T, F>& x) {
	if (rt_panicked([&] { rt_show(b, x.f(x.v)); })) rt_show_panic(b, rt_is_nil(x.v), x.verb, x.error);
}
// A value that is printed by a function of the program.
template <class T> struct rt_by_function { T v; void (*f)(rt_buf&, const T&); };
template <class T> inline rt_by_function<T> rt_by(const T& v, void (*f)(rt_buf&, const Same<T>&)) { return rt_by_function<T>{v, f}; }
template <class T> inline void rt_show(rt_buf& b, const rt_by_function<T>& x) { x.f(b, x.v); }
// The text that the program's own printing functions take: its operands are printed only when the text
// is needed.
struct rt_text { const void* p; void (*f)(rt_buf&, const void*); };
template <class F> inline rt_text rt_text_by(const F& f) {
	return rt_text{&f, [](rt_buf& b, const void* p) { (*static_cast<const F*>(p))(b); }};
}
inline void rt_show(rt_buf& b, const rt_text& x) { x.f(b, x.p); }
// A list whose elements are printed by a function of the program.
template <class T, class F> inline void rt_show_items(rt_buf& b, const T* p, int64 n, F f) {
	b.put('[');
	for (int64 i = 0; i < n; i++) {
		if (i) b.put(' ');
		f(b, p[i]);
	}
	b.put(']');
}
template <class T> inline void rt_show_item(rt_buf& b, const T& v) { rt_show(b, v); }
#ifdef USES_show_list
template <class T> inline void rt_show(rt_buf& b, const Slice<T>& s) { rt_show_items(b, s.p, s.n, rt_show_item<T>); }
#endif
#ifdef USES_show_array
template <class T, int64 N> inline void rt_show(rt_buf& b, const Array<T, N>& s) { rt_show_items(b, s.a, N, rt_show_item<T>); }
#endif
// A pointer that is a part of another value.
inline void rt_show_address(rt_buf& b, const void* p) {
	char t[24];
	if (!p) return b.put("<nil>"_s);
	char* q = rt_utoa_base(t + 24, uint64(p), 16);
	*--q = 'x';
	*--q = '0';
	b.put(q, t + 24 - q);
}
// A value in an interface that is a part of another value.
struct rt_dynamic_inside { Any v; };
inline void rt_show(rt_buf& b, const rt_dynamic_inside& x) {
#ifdef USES_rt_fmt
	rt_fmt(b).print_inside(x.v);
#else
	if (x.v.t && x.v.t->address) rt_show_address(b, x.v.w.p);
	else rt_show(b, rt_dynamic{x.v});
#endif
}

// Verbs with flags.
// v, padded to w runes: right-aligned, or left-aligned if w is negative.
template <class T> struct rt_padded { int64 w; T v; };
template <class T> inline rt_padded<T> rt_pad(int64 w, const T& v) { return rt_padded<T>{w, v}; }
template <class T> inline void rt_show(rt_buf& b, const rt_padded<T>& x) {
	int64 start = b.n, w = x.w < 0 ? -x.w : x.w;
#ifdef USES_rt_star_width
	if (w >> 60) {
		b.put("%!(BADWIDTH)"_s);
		w = 0;
	}
#endif
	rt_show(b, x.v);
	for (int64 i = start; i < b.n; i++) w -= (b.p[i] & 0xC0) != 0x80;
	if (x.w < 0) b.fill(' ', w);
	else b.insert(start, ' ', w);
}
// A width that is an operand. A width that is too large is ignored.
inline int64 rt_star_width(int64 w, bool minus) {
	if (w < -1000000 || w > 1000000) return int64(1) << 60;
	return minus && w > 0 ? -w : w;
}
// v, padded to w bytes by zeros after its sign.
template <class T> struct rt_zeroed { int64 w; T v; };
template <class T> inline rt_zeroed<T> rt_zeros(int64 w, const T& v) { return rt_zeroed<T>{w, v}; }
template <class T> inline void rt_show(rt_buf& b, const rt_zeroed<T>& x) {
	int64 start = b.n;
	rt_show(b, x.v);
	int64 at = start + (b.p[start] == '-' || b.p[start] == '+');
	bool number = b.p[at] != 'I' && b.p[at] != 'N';
	b.insert(number ? at : start, number ? '0' : ' ', x.w - (b.n - start));
}
// v, always with a sign.
template <class T> struct rt_signed { T v; };
template <class T> inline rt_signed<T> rt_plus(const T& v) { return rt_signed<T>{v}; }
template <class T> inline void rt_show(rt_buf& b, const rt_signed<T>& x) {
	int64 start = b.n;
	rt_show(b, x.v);
	if (b.p[start] != '-' && b.p[start] != '+') b.insert(start, '+', 1);
}
// %c
struct rt_char { int64 r; };
inline void rt_show(rt_buf& b, rt_char c) { b.rune(c.r < 0 || c.r > 0x10FFFF ? 0xFFFD : int32(c.r)); }
// %b %o %x %X of whole numbers
struct rt_based { uint64 u; bool neg, upper; int base; };
template <class T> inline rt_based rt_base(T v, int base, bool upper = false) { return v < T(0) ? rt_based{uint64(0) - uint64(v), true, upper, base} : rt_based{uint64(v), false, upper, base}; }
inline void rt_show(rt_buf& b, const rt_based& x) {
	char t[64], *q = rt_utoa_base(t + 64, x.u, x.base, x.upper);
	if (x.neg) b.put('-');
	b.put(q, t + 64 - q);
}
// %.<prec>f
struct rt_fixed { float64 v; int64 prec; };
inline void rt_show(rt_buf& b, const rt_fixed& x) { rt_put_fixed(b, x.v, x.prec); }
// The same with a precision that is an operand.
struct rt_starred { float64 v; int64 prec; };
inline rt_starred rt_fixed_star(float64 v, int64 prec) { return rt_starred{v, prec}; }
inline void rt_show(rt_buf& b, rt_starred x) {
	if (uint64(x.prec) > 1000000) {
		b.put("%!(BADPREC)"_s);
		x.prec = 6;
	}
	rt_put_fixed(b, x.v, x.prec);
}
// %e %g and their like
struct rt_float { float64 v; char verb; int64 prec; int bits; };
inline void rt_show(rt_buf& b, const rt_float& x) { rt_put_float(b, x.v, x.verb, x.prec, x.bits); }
// %q of a string
struct rt_quote { String s; };
inline void rt_show(rt_buf& b, rt_quote q) { rt_put_quoted(b, q.s, '"', false); }
// %q of a rune
struct rt_quote_rune { int64 r; };
inline void rt_show(rt_buf& b, rt_quote_rune x) { rt_put_quoted_rune(b, uint64(x.r) > 0x10FFFF ? 0xFFFD : x.r, false); }
// %T
inline String rt_type_name(const Any& v) { return cstring(v.t ? v.t->name : "<nil>"); }
// Errorf with one %w
inline Any rt_errorf(String s, const Any& e) { return e.t ? mkany(&T_rt_wrap_error, newptr(rt_wrap_error{s, e})) : errors_New(s); }
// %x of a string
struct rt_hex { String s; bool upper; };
inline void rt_show(rt_buf& b, const rt_hex& x) {
	const char* digits = x.upper ? "0123456789ABCDEF" : "0123456789abcdef";
	for (int64 i = 0; i < x.s.n; i++) {
		b.put(digits[uint8(x.s.p[i]) >> 4]);
		b.put(digits[uint8(x.s.p[i]) & 15]);
	}
}
// %.<n>s: the first n runes
inline String rt_prefix(String s, int64 n) {
	for (int64 i = 0; i < s.n; i++)
		if ((s.p[i] & 0xC0) != 0x80 && --n < 0) return String{s.p, i};
	return s;
}

#ifdef USES_to_file
inline rt_count rt_deliver(os_File* f, int64 start) {
	rt_count k = os_File_Write(f, rt_bytes(rt_fmt_text.p + start, rt_fmt_text.n - start));
	rt_fmt_text.n = start;
	return k;
}
#endif
#ifdef USES_to_writer
inline rt_count rt_deliver(bufio_Writer* w, int64 start) {
	int64 n = rt_writer_put(deref(w), rt_fmt_text.p + start, rt_fmt_text.n - start);
	rt_fmt_text.n = start;
	return rt_count{n, w->err};
}
#endif
#ifdef USES_to_builder
inline rt_count rt_deliver(strings_Builder* w, int64 start) {
	rt_count k = strings_Builder_WriteString(w, String{rt_fmt_text.p + start, rt_fmt_text.n - start});
	rt_fmt_text.n = start;
	return k;
}
#endif
#ifdef USES_to_buffer
inline rt_count rt_deliver(bytes_Buffer* w, int64 start) {
	rt_count k = bytes_Buffer_WriteString(w, String{rt_fmt_text.p + start, rt_fmt_text.n - start});
	rt_fmt_text.n = start;
	return k;
}
#endif
#ifdef USES_to_any
inline rt_count rt_deliver(const Any& w, int64 start) {
#ifdef USES_formatter
	// The text is already in the right buffer.
	if (w.t == &T_rt_state) return rt_count{rt_fmt_text.n - start, Any()};
#endif
	rt_count k = icall<rt_count>(w, Sel_Write, rt_bytes(rt_fmt_text.p + start, rt_fmt_text.n - start));
	rt_fmt_text.n = start;
	return k;
}
#endif
template <class... A> inline void rt_pieces(rt_buf& b, const A&... a) {
	int all[] = {0, (rt_show(b, a), 0)...}; // 0, because an array of no elements is no C++
	(void)all;
}
template <class A, class... B> inline void rt_words(rt_buf& b, const A& a, const B&... more) {
	rt_show(b, a);
	int all[] = {0, (b.put(' '), rt_show(b, more), 0)...};
	(void)all;
	b.put('\n');
}
// Printf and Print: they print the pieces one after another.
template <class W, class... A> inline rt_count fmt_print(W w, A... a) {
	int64 start = rt_fmt_text.n;
	rt_pieces(rt_fmt_text, a...);
	return rt_deliver(w, start);
}
template <class W, class... A> inline rt_count fmt_println(W w, A... a) {
	int64 start = rt_fmt_text.n;
	rt_words(rt_fmt_text, a...);
	return rt_deliver(w, start);
}
template <class... A> inline String fmt_sprint(A... a) {
	int64 start = rt_fmt_text.n;
	rt_pieces(rt_fmt_text, a...);
	return rt_fmt_string(start);
}
template <class... A> inline String fmt_sprintln(A... a) {
	int64 start = rt_fmt_text.n;
	rt_words(rt_fmt_text, a...);
	return rt_fmt_string(start);
}
