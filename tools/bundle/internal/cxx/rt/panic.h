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
	bool recovered;
	Panic* outer;
	int64 depth;  // the deferred call that may recover it
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
inline String rt_panicnil_Error(Word) { return "panic called with nil argument (use GODEBUG=panicnil=1 to disable)"_s; }
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
	panic_plain(concatn(head, have || !iface ? cstring(iface) : cstring(iface), " is "_s, h, ", not "_s, cstring(want)));
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

//@ rt_panic_text rt_report
// The text of a panic's value as Go prints it: errors and Stringers by their methods, basic
// types as they are, others by type and address.
inline String rt_panic_text(const Any& v, bool plain = false);
inline void rt_report(Panic* p) {
	if (p->outer) {
		rt_report(p->outer);
		rt_write(2, "\t", 1);
	}
	String s = rt_panic_text(p->value);
	String tail = p->recovered ? " [recovered]\n"_s : "\n"_s;
	rt_write(2, "panic: ", 7);
	rt_write(2, s.p, s.n);
	rt_write(2, tail.p, tail.n);
}
inline String rt_print_float(float64 f) {
	char b[40];
	if (f != f) return "NaN"_s;
	if (f > 1.7976931348623157e308) return "+Inf"_s;
	if (f < -1.7976931348623157e308) return "-Inf"_s;
	int n = snprintf(b, sizeof b, "%+.6e", f);
	char* e = strchr(b, 'e');
	String head = mkstring(b, e - b);
	int x = atoi(e + 1), ax = x < 0 ? -x : x;
	n = snprintf(b, sizeof b, "e%c%03d", x < 0 ? '-' : '+', ax);
	return concat(head, mkstring(b, n));
}
#include <stdio.h>
inline String rt_panic_text(const Any& v, bool plain) {
	if (!v.t) return "nil"_s;
	if (plain) {
	} else if (has(v, Sel_Error)) return icall<String>(v, Sel_Error);
	else if (has(v, Sel_String)) return icall<String>(v, Sel_String);
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
	case KindFloat64: s = rt_print_float(*static_cast<const float64*>(d)); break;
	case KindFloat32: s = rt_print_float(*static_cast<const float32*>(d)); break;
	case KindString:
		s = *static_cast<const String*>(d);
		return basic ? s : concatn(type, "(\""_s, s, "\")"_s);
	default:
		return concatn("("_s, type, ") "_s, mkstring(b, snprintf(b, sizeof b, "0x%llx", static_cast<unsigned long long>(v.w.u))));
	}
	return basic ? s : concatn(type, "("_s, s, ")"_s);
}

//@ recover rt_defer_depth
// recover(): stops the panic that the running deferred call was started for.
inline Any recover() {
	Panic* p = rt_panics;
	if (!p || p->recovered || !p->depth) return Any{nullptr, {nullptr}};
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
		bool panicking = false;
		try {
			body();
		} catch (Throw&) {
			panicking = true;
		}
		while (head) {
			Deferred* d = head;
			head = d->next;
			Panic* p = rt_panics;
			if (panicking) p->depth++;
			Panic* hidden = nullptr;
			if (!panicking && p) hidden = p, rt_panics = nullptr;  // not this call's panic
			try {
				d->call(d);
				if (hidden) rt_panics = hidden;
			} catch (Throw&) {
				if (hidden) {
					Panic* last = rt_panics;
					while (last->outer) last = last->outer;
					last->outer = hidden;
				}
				panicking = true;
				continue;
			}
			if (panicking) {
				p->depth--;
				if (p->recovered) {
					rt_panics = before;
					panicking = false;
				}
			}
		}
		if (panicking) throw Throw();
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
