// panic.h: errors made from text, panics and what is printed when none recovers.

//@ errors_New errorString
struct errorString { String s; };
static Type T_errorString = rt_ptr_type<errorString>("*errors.errorString", nullptr);
inline String errorString_Error(Word w) { return static_cast<errorString*>(w.p)->s; }
static rt_method errorString_m(T_errorString, Sel_Error, errorString_Error);
inline Any errors_New(String s) {
	errorString* e = gc_new<errorString>();
	e->s = s;
	return mkany(&T_errorString, e);
}

//@ rt_write
// Writes all bytes to a file descriptor; false on an error.
#include <errno.h>
#include <unistd.h>
inline bool rt_write(int fd, const char* p, int64 n) {
	while (n > 0) {
		ssize_t k = write(fd, p, size_t(n));
		if (k < 0) {
			if (errno == EINTR) continue;
			return false;
		}
		p += k;
		n -= k;
	}
	return true;
}

//@ rt_exit rt_atexit
// Ends the process after the registered functions, which write out what is buffered, have run.
static void (*rt_exit_functions[8])();
static int rt_exit_count;
inline void rt_atexit(void (*f)()) {
	if (rt_exit_count < 8) rt_exit_functions[rt_exit_count++] = f;
}
[[noreturn]] inline void rt_exit(int status) {
	while (rt_exit_count > 0) rt_exit_functions[--rt_exit_count]();
	_exit(status);
}

//@ Panic rt_panics
// A panic under way; they form a stack, as a deferred function may panic itself.
struct Panic {
	Any value;
	bool recovered, again;  // again: its value was then raised once more
	Panic* outer;
};
static Panic* rt_panics;
static struct PanicRoot {
	PanicRoot() { gc_root(&rt_panics, sizeof rt_panics); }
} rt_panic_root;
struct Throw {};  // the C++ exception; what it is about is on top of rt_panics

//@ panic_value
[[noreturn]] RT_COLD void panic_value(Any v);
//@ runtime_Error
// The errors that the language itself raises.
struct runtime_Error { String s; };
static Type T_runtime_Error = rt_plain_type<runtime_Error>("runtime.boundsError", KindStruct);
inline String runtime_Error_Error(Word w) { return concat("runtime error: "_s, static_cast<runtime_Error*>(w.p)->s); }
static rt_method runtime_Error_m(T_runtime_Error, Sel_Error, runtime_Error_Error);
//@ panic_error
[[noreturn]] RT_COLD void panic_error(String s) { panic_value(mkany(&T_runtime_Error, runtime_Error{s})); }

//@ rt_throw
[[noreturn]] RT_COLD void rt_throw(Any v) {
	Panic* p = gc_new<Panic>();
	p->value = v;
	p->outer = rt_panics;
	rt_panics = p;
	throw Throw();
}
//@ rt_panicnil
static Type T_PanicNilError = rt_plain_type<runtime_Error>("*runtime.PanicNilError", KindStruct);
inline String rt_panicnil_Error(Word) { return "panic called with nil argument"_s; }
static rt_method rt_panicnil_m(T_PanicNilError, Sel_Error, rt_panicnil_Error);
inline Any rt_panicnil() { return mkany(&T_PanicNilError, runtime_Error()); }
//@ panic_value_def
[[noreturn]] RT_COLD void panic_value(Any v) {
	rt_throw(v.t ? v : rt_panicnil());
}

//@ rt_itoa
// Decimal digits of v at the end of b (24 bytes); gives where they start.
inline char* rt_itoa(char* b, int64 v) {
	char* q = b + 24;
	uint64 u = v < 0 ? uint64(0) - uint64(v) : uint64(v);
	do *--q = char('0' + u % 10);
	while (u /= 10);
	if (v < 0) *--q = '-';
	return q;
}
//@ rt_decimal
inline String rt_decimal(int64 v) {
	char b[24], *q = rt_itoa(b, v);
	return mkstring(q, b + 24 - q);
}
//@ cstring
inline String cstring(const char* s) { return String{s, s ? int64(strlen(s)) : 0}; }

//@ panic_index_def
[[noreturn]] RT_COLD void panic_index(int64 i, int64 n) {
	if (i < 0) panic_error(concatn("index out of range ["_s, rt_decimal(i), "]"_s));
	panic_error(concatn("index out of range ["_s, rt_decimal(i), "] with length "_s, rt_decimal(n)));
}
//@ panic_slice_def
[[noreturn]] RT_COLD void panic_slice(int kind, int64 a, int64 b) {
	String x = rt_decimal(a), y = rt_decimal(b);
	if (kind == 7) panic_error(concatn("cannot convert slice with length "_s, x, " to array or pointer to array with length "_s, y));
	String s = "slice bounds out of range ["_s;
	bool neg = a < 0 || ((kind == 2 || kind == 5 || kind == 6) && b < 0);
	switch (kind) {
	case 0: s = concatn(s, ":"_s, x, neg ? "]"_s : concat("] with capacity "_s, y)); break;
	case 1: s = concatn(s, ":"_s, x, neg ? "]"_s : concat("] with length "_s, y)); break;
	case 2: s = neg ? concatn(s, x, ":]"_s) : concatn(s, x, ":"_s, concat(y, "]"_s)); break;
	case 3: s = concatn(s, "::"_s, x, neg ? "]"_s : concat("] with capacity "_s, y)); break;
	case 4: s = concatn(s, "::"_s, x, neg ? "]"_s : concat("] with length "_s, y)); break;
	case 5: s = neg ? concatn(s, ":"_s, x, ":]"_s) : concatn(s, ":"_s, x, concatn(":"_s, y, "]"_s)); break;
	default: s = neg ? concatn(s, x, "::]"_s) : concatn(s, x, ":"_s, concat(y, ":]"_s));
	}
	panic_error(s);
}
//@ panic_nil_def
[[noreturn]] RT_COLD void panic_nil() { panic_error("invalid memory address or nil pointer dereference"_s); }
//@ panic_divide_def
[[noreturn]] RT_COLD void panic_divide() { panic_error("integer divide by zero"_s); }
//@ panic_shift_def
[[noreturn]] RT_COLD void panic_shift() { panic_error("negative shift amount"_s); }
//@ plainError panic_plain
// Errors whose text does not start with "runtime error: ".
struct plainError { String s; };
static Type T_plainError = rt_plain_type<plainError>("runtime.plainError", KindStruct);
inline String plainError_Error(Word w) { return static_cast<plainError*>(w.p)->s; }
static rt_method plainError_m(T_plainError, Sel_Error, plainError_Error);
[[noreturn]] RT_COLD void panic_plain(String s) { panic_value(mkany(&T_plainError, plainError{s})); }
//@ rt_runtime_error
// The method that tells run-time errors from others.
inline void rt_runtime_error(Word) {}
static rt_method rt_runtime_error_m(T_runtime_Error, Sel_RuntimeError, rt_runtime_error);
static rt_method rt_plain_error_m(T_plainError, Sel_RuntimeError, rt_runtime_error);
//@ panic_nilmap_def
[[noreturn]] RT_COLD void panic_nilmap() { panic_plain("assignment to entry in nil map"_s); }
//@ panic_makelen_def
[[noreturn]] RT_COLD void panic_makelen() { panic_error("makeslice: len out of range"_s); }
//@ panic_makecap_def
[[noreturn]] RT_COLD void panic_makecap() { panic_error("makeslice: cap out of range"_s); }
//@ panic_unhashable_def
[[noreturn]] RT_COLD void panic_unhashable(const Type* t) { panic_error(concat("hash of unhashable type "_s, cstring(t->name))); }
//@ panic_uncomparable_def
[[noreturn]] RT_COLD void panic_uncomparable(const Type* t) { panic_error(concat("comparing uncomparable type "_s, cstring(t->name))); }
//@ panic_assert_def
[[noreturn]] RT_COLD void panic_assert(const Type* have, const char* want, const char* iface, const char* missing) {
	String h = have ? cstring(have->name) : "nil"_s;
	String head = "interface conversion: "_s;
	if (missing) panic_plain(concatn(head, h, " is not "_s, cstring(want), ": missing method "_s, cstring(missing)));
	String tail = have && !strcmp(have->name, want) ? " (types from different scopes)"_s : ""_s;
	panic_plain(concatn(head, cstring(iface), " is "_s, h, ", not "_s, cstring(want), tail));
}

//@ fatal_def
// Go's fatal errors, which no recover stops.
[[noreturn]] RT_COLD void fatal(const char* what) {
	String head = "fatal error: "_s;
	for (int i = 0; i < rt_exit_count; i++) rt_exit_functions[i]();
	rt_write(2, head.p, head.n);
	rt_write(2, what, int64(strlen(what)));
	rt_write(2, "\n\ngoroutine 1 [running]:\n", 25);
	_exit(2);
}

//@ rt_float_text
// The text of floating-point numbers; set when the program can panic with one or print one.
static String (*rt_float_text)(float64, int);
//@ rt_panic_text rt_report
// The text of a panic's value as Go prints it: errors and Stringers by their methods, basic
// types as they are, others by type and address. plain leaves out both methods and types.
inline String rt_panic_text(const Any& v, bool plain = false) {
	if (!v.t) return "nil"_s;
	if (!plain) {
		if (has(v, Sel_Error)) return icall<String>(v, Sel_Error);
		if (has(v, Sel_String)) return icall<String>(v, Sel_String);
	}
	char b[24];
	const void* d = any_data(v);
	String s, type = cstring(v.t->name);
	bool basic = plain || !memchr(type.p, '.', size_t(type.n));
	switch (v.t->kind) {
	case KindBool: s = *static_cast<const bool*>(d) ? "true"_s : "false"_s; break;
	case KindInt: case KindInt64: s = rt_decimal(*static_cast<const int64*>(d)); break;
	case KindInt8: s = rt_decimal(*static_cast<const int8*>(d)); break;
	case KindInt16: s = rt_decimal(*static_cast<const int16*>(d)); break;
	case KindInt32: s = rt_decimal(*static_cast<const int32*>(d)); break;
	case KindUint8: s = rt_decimal(*static_cast<const uint8*>(d)); break;
	case KindUint16: s = rt_decimal(*static_cast<const uint16*>(d)); break;
	case KindUint32: s = rt_decimal(*static_cast<const uint32*>(d)); break;
	case KindUint: case KindUint64: case KindUintptr: s = mkstring(b, snprintf(b, sizeof b, "%llu", *static_cast<const unsigned long long*>(d))); break;
	case KindFloat64: s = rt_float_text(*static_cast<const float64*>(d), 64); break;
	case KindFloat32: s = rt_float_text(float64(*static_cast<const float32*>(d)), 32); break;
	case KindString:
		s = *static_cast<const String*>(d);
		return basic ? s : concatn(type, "(\""_s, s, "\")"_s);
	default:
		return concatn("("_s, type, ") "_s, mkstring(b, snprintf(b, sizeof b, "0x%llx", static_cast<unsigned long long>(v.w.u))));
	}
	return basic ? s : concatn(type, "("_s, s, ")"_s);
}
// Writes the panics that are under way, outermost first; lines after a text's first are indented.
inline void rt_report(Panic* p) {
	Panic* o = p->outer;
	if (o) {
		o->again = o->recovered && o->value.t == p->value.t && o->value.w.u == p->value.w.u;
		rt_report(o);
		if (o->again) return;
		rt_write(2, "\t", 1);
	}
	String s = rt_panic_text(p->value);
	rt_write(2, "panic: ", 7);
	for (int64 i = 0, j; i < s.n; i = j) {
		for (j = i; j < s.n && s.p[j++] != '\n';) {}
		rt_write(2, s.p + i, j - i);
		if (s.p[j - 1] == '\n') rt_write(2, "\t", 1);
	}
	String tail = p->again ? " [recovered, repanicked]\n"_s : p->recovered ? " [recovered]\n"_s : "\n"_s;
	rt_write(2, tail.p, tail.n);
}
#include <stdio.h>
//@ rt_mark
// The panic that the function now called by Defers::run may recover: it alone takes the mark.
static Panic* rt_mark;
//@ no_recover
// What a deferred function without a call of recover starts with: its callees may not recover either.
inline void no_recover() { rt_mark = nullptr; }
//@ recover may_recover
// A function that calls recover keeps at its entry the panic that it was deferred for, if any.
inline Panic* may_recover() {
	Panic* p = rt_mark;
	rt_mark = nullptr;
	return p;
}
// recover(): stops that panic.
inline Any recover(Panic* p) {
	if (!p || p->recovered) return Any{nullptr, {nullptr}};
	p->recovered = true;
	return p->value;
}

//@ Defers
// The deferred calls of one function call. run() executes the body; its deferred calls run
// whether it returns or panics; a panic that none of them recovered goes on.
struct Deferred {
	Deferred* next;
	void (*call)(Deferred*);
};
template <class F> struct DeferredCall : Deferred {
	F f;
	explicit DeferredCall(const F& g) : f(g) {}
	static void invoke(Deferred* d) { static_cast<DeferredCall*>(d)->f(); }
};
struct Defers {
	Deferred* head;
	template <class F> void add(const F& f) {
		void* p = gc_alloc(sizeof(DeferredCall<F>), false);
		DeferredCall<F>* d = new (p) DeferredCall<F>(f);
		d->call = DeferredCall<F>::invoke;
		d->next = head;
		head = d;
	}
	template <class F> void run(const F& body) {
		Panic* before = rt_panics;
		Panic* p = nullptr;  // the panic that is leaving this function
		try {
			body();
		} catch (Throw&) {
			p = rt_panics;
		}
		while (head) {
			Deferred* d = head;
			head = d->next;
			rt_mark = p;
			try {
				d->call(d);
			} catch (Throw&) {
				p = rt_panics;
				continue;
			}
			if (p && p->recovered) {
				rt_panics = before;
				p = nullptr;
			}
		}
		if (p) throw Throw();
	}
};
#include <new>
//@ rt_print rt_println
// The builtins print and println.
inline void rt_print_list(Slice<Any> list, bool ln) {
	for (int64 i = 0; i < list.n; i++) {
		if (ln && i) rt_write(2, " ", 1);
		String s = rt_panic_text(list.p[i], true);
		rt_write(2, s.p, s.n);
	}
	if (ln) rt_write(2, "\n", 1);
}
inline void rt_print(Slice<Any> list) { rt_print_list(list, false); }
inline void rt_println(Slice<Any> list) { rt_print_list(list, true); }
//@ rt_print_pointer rt_print_slice rt_print_interface
// What they write for values that are no basic ones.
inline String rt_print_pointer(const void* p) {
	char b[24];
	return mkstring(b, snprintf(b, sizeof b, "0x%llx", static_cast<unsigned long long>(reinterpret_cast<size_t>(p))));
}
template <class T> inline String rt_print_slice(Slice<T> s) {
	return concatn("["_s, rt_decimal(s.n), "/"_s, concatn(rt_decimal(s.c), "]"_s, rt_print_pointer(s.p)));
}
inline String rt_print_interface(Any v) {
	return concatn("("_s, rt_print_pointer(v.t), ","_s, concat(rt_print_pointer(v.w.p), ")"_s));
}
