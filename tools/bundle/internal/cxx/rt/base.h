// base.h: numbers and panics. All other files use this one.

//@ int8 int16 int32 int64 uint8 uint16 uint32 uint64 float32 float64
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <type_traits>
typedef int8_t int8;
typedef int16_t int16;
typedef int32_t int32;
typedef int64_t int64;
typedef uint8_t uint8;
typedef uint16_t uint16;
typedef uint32_t uint32;
typedef uint64_t uint64;
typedef float float32;
typedef double float64;

//@ int128 uint128
// With __extension__, compilers that check the standard strictly do not warn about the type.
__extension__ typedef __int128 int128;
__extension__ typedef unsigned __int128 uint128;

// A function is RT_NOINLINE if programs call it in many places: g++ would spend most of its time on the copies. The call
// costs little, compared with an allocation or with printing a number. It may be unused: clang++ warns if only templates
// call it that the program does not use.
//@ RT_UNLIKELY RT_NOINLINE RT_NORETURN
#define RT_NORETURN static __attribute__((noinline, cold, unused, noreturn)) void
#define RT_UNLIKELY(x) __builtin_expect(x, 0)
#define RT_NOINLINE __attribute__((noinline, unused))

// Results of functions that return several values.
//@ R2
template <class A, class B> struct R2 { A r0; B r1; };
//@ R3
template <class A, class B, class C> struct R3 { A r0; B r1; C r2; };
//@ R4
template <class A, class B, class C, class D> struct R4 { A r0; B r1; C r2; D r3; };
//@ R5
template <class A, class B, class C, class D, class E> struct R5 { A r0; B r1; C r2; D r3; E r4; };
//@ R6
template <class A, class B, class C, class D, class E, class F> struct R6 { A r0; B r1; C r2; D r3; E r4; F r5; };
//@ R7
template <class A, class B, class C, class D, class E, class F, class G> struct R7 { A r0; B r1; C r2; D r3; E r4; F r5; G r6; };
//@ R8
template <class A, class B, class C, class D, class E, class F, class G, class H> struct R8 { A r0; B r1; C r2; D r3; E r4; F r5; G r6; H r7; };

//@ Same
// Same<T> is T, but a parameter of this type takes no part in the deduction of template
// arguments.
template <class T> using Same = typename std::common_type<T>::type;

// Panics of failed checks.
//@ rt_index
// An index or bound. If the program uses unsigned 64-bit indices, values above the largest int64 are
// distinguished from negative ones, because the message of a panic shows them.
#ifdef USES_huge_index
struct rt_index {
	int64 v;
	bool huge;
	template <class I> rt_index(I i) : v(int64(i)), huge(I(-1) > I(0) && v < 0) {}
	operator int64() const { return v; }
};
#else
typedef int64 rt_index;
#endif
//@ panic_error
// Panics with a run-time error. form is a format for at most two numbers.
RT_NORETURN panic_error(const char* form, int64 a = 0, int64 b = 0);
//@ panic_index
RT_NORETURN panic_index(rt_index i, int64 n) {
#ifdef USES_huge_index
	if (i.huge) panic_error("index out of range [%llu] with length %lld", i, n);
#endif
	panic_error(i < 0 ? "index out of range [%lld]" : "index out of range [%lld] with length %lld", i, n);
}
//@ panic_slice
// form is the rest of the message, with %lld for a and b. After its terminating zero follows the
// form for a negative a.
RT_NORETURN panic_slice(const char* form, rt_index a, int64 b) {
	char t[99] = "slice bounds out of range ";
#ifdef USES_huge_index
	if (a.huge) {
		strstr(strcat(t, form), "lld")[2] = 'u';
		panic_error(t, a, b);
	}
#endif
	panic_error(strcat(t, a < 0 ? form + strlen(form) + 1 : form), a, b);
}
//@ panic_nil
RT_NORETURN panic_nil() { panic_error("invalid memory address or nil pointer dereference"); }
//@ panic_divide
RT_NORETURN panic_divide() { panic_error("integer divide by zero"); }
//@ panic_shift
RT_NORETURN panic_shift() { panic_error("negative shift amount"); }
//@ panic_makelen
RT_NORETURN panic_makelen() { panic_error("makeslice: len out of range"); }
//@ panic_makecap
RT_NORETURN panic_makecap() { panic_error("makeslice: cap out of range"); }

//@ rt_write
// Writes all bytes to a file descriptor. Returns false on an error.
#include <unistd.h>
inline bool rt_write(int fd, const char* p, int64 n) {
	while (n > 0) {
		ssize_t k = write(fd, p, size_t(n));
		if (k < 0) return false;
		p += k;
		n -= k;
	}
	return true;
}

//@ rt_exit rt_flush
// Ends the process after writing the buffered output.
#include <unistd.h>
#ifdef USES_rt_stdout_put
inline void rt_stdout_flush();
#endif
inline void rt_flush() {
#ifdef USES_rt_stdout_put
	rt_stdout_flush();
#endif
}
RT_NORETURN rt_exit(int status) {
	rt_flush();
	_exit(status);
}
//@ rt_die
// Ends a program that has already printed the message of its panic.
RT_NORETURN rt_die() {
	rt_write(2, "\n\ngoroutine 1 [running]:\n", 25);
	rt_exit(2);
}
//@ fatal
// Ends the program with one of Go's fatal errors.
RT_NORETURN fatal(const char* what) {
	rt_flush();
	rt_write(2, "fatal error: ", 13);
	rt_write(2, what, int64(strlen(what)));
	rt_die();
}


//@ Wide
// Integer arithmetic that wraps as in Go. It is computed in an unsigned type at least as wide as int.
template <class T> using Wide = typename std::conditional<(sizeof(T) > 4), uint64, uint32>::type;
//@ wadd
template <class T> inline T wadd(T a, Same<T> b) { return T(Wide<T>(a) + Wide<T>(b)); }
//@ wsub
template <class T> inline T wsub(T a, Same<T> b) { return T(Wide<T>(a) - Wide<T>(b)); }
//@ wmul
template <class T> inline T wmul(T a, Same<T> b) { return T(Wide<T>(a) * Wide<T>(b)); }
//@ wneg
template <class T> inline T wneg(T a) { return T(Wide<T>(0) - Wide<T>(a)); }
//@ idiv
template <class T> inline T idiv(T a, Same<T> b) {
	if (RT_UNLIKELY(b == 0)) panic_divide();
	if (T(-1) < T(0) && b == T(-1)) return wneg(a);
	return T(a / b);
}
//@ irem
template <class T> inline T irem(T a, Same<T> b) {
	if (RT_UNLIKELY(b == 0)) panic_divide();
	if (T(-1) < T(0) && b == T(-1)) return 0;
	return T(a % b);
}
//@ shl
template <class T, class N> inline T shl(T a, N n) {
	if (RT_UNLIKELY(n < N(0))) panic_shift();
	return uint64(n) >= sizeof(T) * 8 ? T(0) : T(Wide<T>(a) << int(n));
}
//@ shr
template <class T, class N> inline T shr(T a, N n) {
	if (RT_UNLIKELY(n < N(0))) panic_shift();
	if (uint64(n) >= sizeof(T) * 8) return a < T(0) ? T(-1) : T(0);
	return T(a >> int(n));
}
//@ addto
// a += b
template <class T> inline void addto(T& a, Same<T> b) { a = wadd(a, b); }
//@ subto
template <class T> inline void subto(T& a, Same<T> b) { a = wsub(a, b); }
//@ multo
template <class T> inline void multo(T& a, Same<T> b) { a = wmul(a, b); }
//@ divto
template <class T> inline void divto(T& a, Same<T> b) { a = idiv(a, b); }
//@ remto
template <class T> inline void remto(T& a, Same<T> b) { a = irem(a, b); }
//@ shlto
template <class T, class N> inline void shlto(T& a, N n) { a = shl(a, n); }
//@ shrto
template <class T, class N> inline void shrto(T& a, N n) { a = shr(a, n); }
//@ imin
template <class T> inline T imin(T a, Same<T> b) { return b < a ? b : a; }
//@ imax
template <class T> inline T imax(T a, Same<T> b) { return a < b ? b : a; }
//@ fmin_go
// min of floats: NaN wins, and -0 is less than 0.
template <class T> inline T fmin_go(T a, Same<T> b) {
	if (a != a) return a;
	if (b != b) return b;
	if (a == 0 && b == 0) return __builtin_signbit(a) ? a : b;
	return b < a ? b : a;
}
//@ fmax_go
template <class T> inline T fmax_go(T a, Same<T> b) {
	if (a != a) return a;
	if (b != b) return b;
	if (a == 0 && b == 0) return __builtin_signbit(a) ? b : a;
	return a < b ? b : a;
}
//@ ftoi
// Converts a float to an integer as the amd64 Go compiler does. A value that does not fit into
// int64 becomes the smallest int64. For uint64, values of the upper half are shifted into the range
// of int64 first. Types narrower than 32 bits, and int32, get the low bits of the conversion to
// int32, which is the smallest int32 for a value that does not fit.
template <class T> inline T ftoi(float64 f) {
	if (sizeof(T) < 4 || (sizeof(T) == 4 && T(-1) < T(0)))
		return T(f > -2147483649.0 && f < 2147483648.0 ? int32(f) : int32(uint32(1) << 31));
	if (T(-1) > T(0) && sizeof(T) == 8 && f >= 9223372036854775808.0)
		return f < 18446744073709551616.0 ? T(uint64(int64(f - 9223372036854775808.0)) ^ (uint64(1) << 63)) : T(uint64(1) << 63);
	if (f >= -9223372036854775808.0 && f < 9223372036854775808.0) return T(int64(f));
	return T(uint64(1) << 63);
}
//@ deref
template <class T> inline T* deref(T* p) {
	if (RT_UNLIKELY(!p)) panic_nil();
	return p;
}
//@ inc
template <class T> inline void inc(T& a) { a = wadd(a, T(1)); }
//@ dec
template <class T> inline void dec(T& a) { a = wsub(a, T(1)); }
//@ swapvalues
template <class T> inline void swapvalues(T& a, T& b) {
	T c = a;
	a = b;
	b = c;
}
