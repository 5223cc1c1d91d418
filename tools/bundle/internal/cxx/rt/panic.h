// panic.h: panics: errors made from text, deferred calls, and what is printed when none recovers.

//@ errors_New errorString
//= errors_New: keeps 1
struct errorString { String s; };
#ifdef USES_needs_types
static Type T_errorString = rt_pointer<errorString>("*errors.errorString");
inline String errorString_Error(Word w) { return static_cast<errorString*>(w.p)->s; }
static rt_method errorString_m(T_errorString, Sel_Error, errorString_Error);
inline Any errors_New(String s) {
	errorString* e = gc_new<errorString>();
	e->s = s;
	return mkany(&T_errorString, e);
}
#else
inline Any errors_New(String s) {
	errorString* e = gc_new<errorString>();
	e->s = s;
	return Any{e};
}
#endif

// A program contains only the parts that it needs:
// * USES_rt_value: the values of panics are stored, because the program can read them.
// * If the program has something that stops panics, such as deferred calls, a panic jumps to
//   the innermost rt_panicked. Otherwise it ends the process at once.

//@ rt_panic_line
// Writes the message of a panic.
inline void rt_panic_line(String s) {
	rt_write(2, "panic: ", 7);
#ifndef USES_needs_panic_lines
	rt_write(2, s.p, s.n);
#else
	// All lines except the first are indented.
	for (int64 i = 0, j; i < s.n; i = j) {
		for (j = i; j < s.n && s.p[j++] != '\n';) {}
		rt_write(2, s.p + i, j - i);
		if (s.p[j - 1] == '\n') rt_write(2, "\t", 1);
	}
#endif
}
//@ Panic rt_panics
// A panic that was not stopped yet. Panics form a stack, because a deferred function may panic,
// too.
struct Panic {
#ifdef USES_rt_value
	Any value;
	bool recovered, again;  // again: the program then panicked with the same value
#else
	String value;
#endif
	Panic* outer;
};
static Panic* rt_panics;
static rt_root rt_panics_root(&rt_panics, sizeof rt_panics);
//@ rt_value
// The value of a panic.
inline Any rt_value(Panic* p) { return p->value; }
//@ rt_caught
// Ends the innermost panic and returns its value.
inline Any rt_caught() {
	Any v = rt_value(rt_panics);
	rt_panics = rt_panics->outer;
	return v;
}
//@ rt_loop
// The running loops over maps, innermost first. A panic ends the loops in the frames that it leaves.
struct rt_loop {
	int64* iterators;
	rt_loop* outer;
};
static rt_loop* rt_loops;
RT_NOINLINE static void rt_open_loop(rt_loop* l, int64* iterators) {
	l->iterators = iterators;
	l->outer = rt_loops;
	rt_loops = l;
}
//@ rt_panicked rt_raise
// The calls of rt_panicked, innermost first.
#include <setjmp.h>
#ifdef USES_sanitizer
extern "C" void __asan_unpoison_memory_region(const volatile void*, size_t);
#endif
struct rt_handler {
	jmp_buf at;
	rt_handler* outer;
#ifdef USES_rt_loop
	rt_loop* ranges;
#endif
};
static rt_handler* rt_handlers;
// Runs f and reports whether it has panicked; the panic is then on top of rt_panics. longjmp is ten times as
// fast as a C++ exception, and runs no destructors, which no frame needs. f accesses variables through its
// closure, so none of them is in a register that longjmp restores.
template <class F> RT_NOINLINE bool rt_panicked(const F& f) {
	rt_handler h;
	h.outer = rt_handlers;
#ifdef USES_rt_loop
	h.ranges = rt_loops;
#endif
	rt_handlers = &h;
	bool left = true;
	if (!_setjmp(h.at)) {
		f();
		left = false;
	}
	rt_handlers = h.outer;
	return left;
}
inline void rt_report(Panic* p);
// Jumps to the innermost handler.
RT_NORETURN rt_raise() {
#ifdef USES_sanitizer
	// Tell the sanitizer about the frames that the jump leaves, because it does not search for
	// them on stacks as large as this one.
	char* here = static_cast<char*>(__builtin_frame_address(0));
	if (rt_handlers) __asan_unpoison_memory_region(here, size_t(reinterpret_cast<char*>(rt_handlers) - here));
#endif
#ifdef USES_rt_loop
	if (rt_handlers)
		for (; rt_loops != rt_handlers->ranges; rt_loops = rt_loops->outer) --*rt_loops->iterators;
#endif
	if (rt_handlers) _longjmp(rt_handlers->at, 1);
	rt_flush();
	rt_report(rt_panics);
	rt_die();
}
//@ rt_throw
template <class T> RT_NORETURN rt_throw(T v) {
#ifdef USES_rt_panicked
	Panic* p = gc_new<Panic>();
	p->value = v;
	p->outer = rt_panics;
	rt_panics = p;
	rt_raise();
#else
	rt_flush();
#ifdef USES_rt_value
	rt_panic_line(rt_panic_text(v));
#else
	rt_panic_line(v);
#endif
	rt_die();
#endif
}
//@ panic_value
RT_NORETURN panic_value(Any v);
//@ panic_text
// panic(s) for a string.
needs_panic_lines RT_NORETURN panic_text(String s) {
#ifdef USES_rt_value
	panic_value(mkany(&T_string, s));
#else
	rt_throw(s);
#endif
}
//@ runtime_Error
// Run-time errors, such as an index out of range.
struct runtime_Error { String s; };
inline String runtime_Error_Error(Word w) { return static_cast<runtime_Error*>(w.p)->s; }
static Type T_runtime_Error = rt_plain_type<runtime_Error>("runtime.boundsError", KindStruct);
static rt_method runtime_Error_m(T_runtime_Error, Sel_Error, runtime_Error_Error);
//@ T_plainError
// The run-time errors whose text does not start with "runtime error: ".
static Type T_plainError = rt_plain_type<runtime_Error>("runtime.plainError", KindStruct);
static rt_method plainError_m(T_plainError, Sel_Error, runtime_Error_Error);
//@ rt_runtime_error
// The method that distinguishes run-time errors from other errors.
inline void rt_runtime_error(Word) {}
static rt_method rt_runtime_error_m(T_runtime_Error, Sel_RuntimeError, rt_runtime_error);
static rt_method rt_plain_error_m(T_plainError, Sel_RuntimeError, rt_runtime_error);
//@ rt_error_kind
// Returns the type that %T prints for a run-time error with this text.
#ifdef USES_error_kinds
static Type T_runtime_errorString = rt_plain_type<runtime_Error>("runtime.errorString", KindStruct);
static rt_method rt_error_string_m1(T_runtime_errorString, Sel_Error, runtime_Error_Error);
static rt_method rt_error_string_m2(T_runtime_errorString, Sel_RuntimeError, rt_runtime_error);
static Type T_runtime_TypeAssertionError = rt_plain_type<runtime_Error>("*runtime.TypeAssertionError", KindStruct);
static rt_method rt_assertion_m1(T_runtime_TypeAssertionError, Sel_Error, runtime_Error_Error);
static rt_method rt_assertion_m2(T_runtime_TypeAssertionError, Sel_RuntimeError, rt_runtime_error);
inline const Type* rt_error_kind(String s) {
	if (s.p[0] == 'a' || s.p[0] == 'v') return &T_plainError;
	if (strncmp(s.p, "inter", 5) == 0) return &T_runtime_TypeAssertionError;
	bool bounds = strncmp(s.p + 15, "index", 5) == 0 || strncmp(s.p + 15, "slice", 5) == 0 || strncmp(s.p + 15, "cannot", 6) == 0;
	return bounds ? &T_runtime_Error : &T_runtime_errorString;
}
#endif
//@ panic_error_def
RT_NORETURN panic_error(const char* form, int64 a, int64 b) {
	char t[200] = "runtime error: ";
	String s = mkstring(t, 15 + snprintf(t + 15, 185, form, a, b));
#ifdef USES_rt_value
#ifdef USES_error_kinds
	panic_value(mkany(rt_error_kind(s), runtime_Error{s}));
#else
	panic_value(mkany(&T_runtime_Error, runtime_Error{s}));
#endif
#else
	rt_throw(s);
#endif
}
#include <stdio.h>
//@ panic_plain
// Panics with a run-time error whose text has no prefix.
RT_NORETURN panic_plain(String s) {
#ifdef USES_rt_value
#ifdef USES_error_kinds
	panic_value(mkany(rt_error_kind(s), runtime_Error{s}));
#else
	panic_value(mkany(&T_plainError, runtime_Error{s}));
#endif
#else
	rt_throw(s);
#endif
}
//@ rt_receiver
// Checks the pointer through which a method with a value receiver is called.
template <class T> inline T* rt_receiver(T* p, String text) {
	if (!p) panic_plain(text);
	return p;
}
//@ rt_panicnil
// Executes panic(nil). In modules older than Go 1.21, the value stays nil.
#ifdef USES_old_panicnil
#ifdef USES_rt_value
RT_NORETURN rt_panicnil() { rt_throw(Any()); }
#else
RT_NORETURN rt_panicnil() { rt_throw("nil"_s); }
#endif
#else
#ifdef USES_rt_value
static Type T_PanicNilError = rt_plain_type<runtime_Error>("*runtime.PanicNilError", KindStruct);
static rt_method rt_panicnil_m(T_PanicNilError, Sel_Error, runtime_Error_Error);
static rt_method rt_panicnil_m2(T_PanicNilError, Sel_RuntimeError, rt_runtime_error);
RT_NORETURN rt_panicnil() { rt_throw(mkany(&T_PanicNilError, runtime_Error{"panic called with nil argument"_s})); }
#else
RT_NORETURN rt_panicnil() { panic_text("panic called with nil argument"_s); }
#endif
#endif
//@ rt_panic_error
// panic(err) for an error.
needs_panic_lines RT_NORETURN rt_panic_error(Any v) {
	if (!v.t) rt_panicnil();
#ifdef USES_rt_value
	rt_throw(v);
#else
	rt_throw(icall<String>(v, Sel_Error));
#endif
}

//@ rt_itoa
// Writes the decimal digits of v at the end of b, which has 24 bytes, and returns where they
// start.
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

//@ panic_unhashable_def
RT_NORETURN panic_unhashable(const Type* t) { panic_plain(concat("runtime error: hash of unhashable type "_s, cstring(t->name))); }
//@ panic_uncomparable_def
RT_NORETURN panic_uncomparable(const Type* t) { panic_plain(concat("runtime error: comparing uncomparable type "_s, cstring(t->name))); }
//@ panic_assert_def
RT_NORETURN panic_assert(const Type* have, const char* want, const char* iface, const char* missing) {
	String h = have ? cstring(have->name) : "nil"_s;
	String head = "interface conversion: "_s;
#ifdef USES_any_convert
	if (missing) panic_plain(concatn(head, h, " is not "_s, cstring(want), ": missing method "_s, cstring(missing)));
#else
	(void)missing;
#endif
	String tail = have && !strcmp(have->name, want) ? " (types from different scopes)"_s : ""_s;
	panic_plain(concatn(head, cstring(iface), " is "_s, h, ", not "_s, cstring(want), tail));
}

//@ rt_float_text
// Returns the text of a floating-point number. It is set only if the program can panic with one
// or print one.
static String (*rt_float_text)(float64, int);
//@ rt_panic_text
// Returns the text that Go prints for a panic's value: errors and Stringers by their methods,
// basic types by their values, others by type and address. If plain is set, it uses neither
// methods nor types.
inline String rt_panic_text(const Any& v, bool plain = false) {
	if (!v.t) return "nil"_s;
	if (!plain) {
		if (has(v, Sel_Error)) return icall<String>(v, Sel_Error);
		if (has(v, Sel_String)) return icall<String>(v, Sel_String);
	}
#ifdef USES_boxed_int
	char b[24];
#else
#ifdef USES_boxed_other
	char b[24];
#endif
#endif
	const void* d = any_data(v);
	String s, type = cstring(v.t->name);
	Kind k = v.t->kind;
	const char *open = "(", *close = ")";
	if (k == KindString) {
		s = *static_cast<const String*>(d);
		open = "(\"";
		close = "\")";
#ifdef USES_KindBool
	} else if (k == KindBool) {
		s = *static_cast<const bool*>(d) ? "true"_s : "false"_s;
#endif
#ifdef USES_rt_float_texts
	} else if (k == KindFloat64) {
		s = rt_float_text(*static_cast<const float64*>(d), 64);
	} else if (k == KindFloat32) {
		s = rt_float_text(float64(*static_cast<const float32*>(d)), 32);
#ifdef USES_KindComplex128
	} else if (k >= KindComplex64) {
		bool half = k == KindComplex64;
		float64 re, im;
		if (half) {
			re = static_cast<const complex64*>(d)->re;
			im = static_cast<const complex64*>(d)->im;
		} else {
			re = static_cast<const complex128*>(d)->re;
			im = static_cast<const complex128*>(d)->im;
		}
		s = rt_float_text(im, half ? 32 : 64);
		s = concatn("("_s, rt_float_text(re, half ? 32 : 64), s.p[0] == '+' || s.p[0] == '-' ? ""_s : "+"_s, s, "i)"_s);
		open = close = "";
#endif
#endif
#ifdef USES_boxed_int
	} else if (k <= KindUintptr) {
		int64 n = 0;
		memcpy(&n, d, v.t->size);
		int unused = int(64 - v.t->size * 8);
		bool is_signed = k <= KindInt64;
		if (is_signed) n = int64(uint64(n) << unused) >> unused;
		s = mkstring(b, snprintf(b, sizeof b, is_signed ? "%lld" : "%llu", static_cast<long long>(n)));
#endif
#ifdef USES_boxed_other
	} else {
		return concatn("("_s, type, ") "_s, mkstring(b, snprintf(b, sizeof b, "0x%llx", static_cast<unsigned long long>(v.w.u))));
#endif
	}
	return plain || !memchr(type.p, '.', type.n) ? s : concatn(type, cstring(open), s, cstring(close));
}
#include <stdio.h>
//@ panic_value_def
needs_panic_lines RT_NORETURN panic_value(Any v) {
	if (!v.t) rt_panicnil();
#ifdef USES_rt_value
	rt_throw(v);
#else
	rt_throw(rt_panic_text(v));
#endif
}
//@ rt_report_def
// Writes the panics of the stack, outermost first.
inline void rt_report(Panic* p) {
	if (Panic* o = p->outer) {
#ifdef USES_rt_value
		o->again = o->recovered && o->value.t == p->value.t && o->value.w.u == p->value.w.u;
		rt_report(o);
		if (o->again) return;
#else
		rt_report(o);
#endif
		rt_write(2, "\n\t", 2);
	}
#ifdef USES_rt_value
	rt_panic_line(rt_panic_text(p->value));
	if (p->recovered) {
		String s = p->again ? " [recovered, repanicked]"_s : " [recovered]"_s;
		rt_write(2, s.p, s.n);
	}
#else
	rt_panic_line(p->value);
#endif
}
//@ rt_mark
// The panic that the function called by Defers::run may recover. This function takes the mark,
// so that its callees cannot.
static Panic* rt_mark;
//@ no_recover
// The first statement of a deferred function that does not call recover: its callees must not recover
// either.
inline void no_recover() { rt_mark = nullptr; }
//@ recover may_recover
// At its entry, a function that calls recover stores the panic that it may stop, or null.
inline Panic* may_recover() {
	Panic* p = rt_mark;
	rt_mark = nullptr;
	return p;
}
// recover(): stops that panic.
inline Any recover(Panic* p) {
	if (!p || p->recovered) return Any{nullptr, {nullptr}};
	p->recovered = true;
	return rt_value(p);
}

//@ Defers
// The deferred calls of one function call. run() executes the body, and then the deferred
// calls, whether the body returns or panics. If none of them recovers the panic, the panic
// continues.
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
#ifdef USES_recover
		Panic* before = rt_panics;
#endif
		Panic* p = nullptr;  // the panic that is leaving this function
		bool started = false;
		auto rest = [&] {
			if (!started) {
				started = true;
				body();
			}
			while (head) {
				Deferred* d = head;
				head = d->next;
#ifdef USES_recover
				rt_mark = p;
#endif
				d->call(d);
#ifdef USES_recover
				if (p && p->recovered) {
					rt_panics = before;
					p = nullptr;
				}
#endif
			}
		};
		while (rt_panicked(rest)) p = rt_panics;
		if (p) rt_raise();
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
// Return the texts that print and println write for pointers, slices and interfaces.
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
