// any.h: interfaces: their values and the descriptors of Go's types.

//@ Kind
enum Kind : uint8 {
	KindInvalid, KindBool, KindInt, KindInt8, KindInt16, KindInt32, KindInt64, KindUint, KindUint8, KindUint16, KindUint32, KindUint64,
	KindUintptr, KindFloat32, KindFloat64, KindString, KindSlice, KindArray, KindMap, KindPtr, KindFunc, KindStruct, KindInterface,
	KindComplex64, KindComplex128
};

//@ Type Field Word
struct Type;
#ifdef USES_show_any
struct rt_buf;
#endif
#ifdef USES_fields
struct Field {
	const char* name;
	const Type* type;
	int64 offset;
	bool exported;
};
#endif
// The data word of an interface value: the value itself if Type::direct is set, else a pointer
// to it.
union Word {
	void* p;
	uint64 u;
};
typedef void (*Method)();
// One Go type. Each type has exactly one descriptor, so types are equal if the addresses are
// equal.
needs_types struct Type {
	const char* name;     // the name that %T prints
	Kind kind;
	bool direct;          // values are stored in the word of an interface
	int64 size;
#ifdef USES_elem
	const Type* elem;     // of slice, array, map, pointer
#endif
#ifdef USES_fields
	const Type* key;      // of map
	int64 len;            // of array; of struct: the number of fields
	const Field* fields;  // of struct
#endif
#ifdef USES_any_equal
	bool (*eq)(const void*, const void*);  // null: not comparable
#endif
#ifdef USES_any_hash
	uint64 (*hash)(const void*);
#endif
#ifdef USES_mapnext
	// Map: the entry after position pos (start with 0), false at the end.
	bool (*mapnext)(const void* map, int64& pos, const void*& key, const void*& value);
#endif
#ifdef USES_mapfind
	const void* (*mapfind)(const void* map, const void* key);  // returns the value of a key, or null
#endif
#ifdef USES_show_any
#ifndef USES_rt_fmt
#ifdef USES_rt_dynamic_inside
	bool address;  // a pointer that is printed as an address inside other values
#endif
	void (*show)(rt_buf&, const void*);  // prints a value; null for the runtime's own types, which are errors
#endif
#endif
	Method m[NSel + 1];
};

//@ Any
#ifdef USES_needs_types
struct Any {
	const Type* t;
	Word w;
};
#else
struct errorString;
// An error. This program has no other interface values.
struct Any {
	const errorString* t;
};
#endif

//@ any_data
needs_types inline const void* any_data(const Any& a) { return a.t->direct ? static_cast<const void*>(&a.w) : a.w.p; }

//@ panic_unhashable panic_uncomparable
RT_NORETURN panic_unhashable(const Type* t);
RT_NORETURN panic_uncomparable(const Type* t);

//@ hash_of
inline uint64 rt_mix(uint64 a) {
	a *= 0x9E3779B97F4A7C15u;
	return a ^ (a >> 32);
}
inline uint64 rt_mix2(uint64 a, uint64 b) { return rt_mix(a ^ rt_mix(b + 0x632BE59BD9B4E019u)); }
#ifdef USES_needs_hash_of_number
template <class T> inline uint64 hash_of(T a) { return rt_mix(uint64(a)); }
#endif
#ifdef USES_needs_hash_of_float
inline uint64 hash_of(float64 a) {
	static uint64 nan;
	uint64 u = 0;
	if (a != a) u = ++nan;  // NaN keys are never found again; their hashes only need to differ
	else if (a != 0) memcpy(&u, &a, sizeof u);
	return rt_mix(u);
}
inline uint64 hash_of(float32 a) { return hash_of(float64(a)); }
#endif
#ifdef USES_complex128
needs_hash_of_float inline uint64 hash_of(complex128 a) { return rt_mix2(hash_of(a.re), hash_of(a.im)); }
#endif
#ifdef USES_complex64
needs_hash_of_float inline uint64 hash_of(complex64 a) { return rt_mix2(hash_of(a.re), hash_of(a.im)); }
#endif
#ifdef USES_needs_hash_of_string
inline uint64 hash_of(String s) {
	uint64 h = uint64(s.n) * 0xA0761D6478BD642Fu, u;
	const char* p = s.p;
	int64 n = s.n;
	for (; n >= 8; n -= 8, p += 8) {
		memcpy(&u, p, 8);
		h = (h ^ u) * 0x9FB21C651E98DF25u;
		h ^= h >> 29;
	}
	u = 0;
	while (n > 0) u = u << 8 | uint8(p[--n]);
	h = (h ^ u) * 0x9FB21C651E98DF25u;
	return h ^ (h >> 32);
}
#endif
#ifdef USES_any_hash
uint64 hash_of(const Any& a);
#endif
template <class T, int64 N> inline uint64 hash_of(const Array<T, N>& a) {
	uint64 h = uint64(N);
	for (int64 i = 0; i < N; i++) h = rt_mix2(h, hash_of(a.a[i]));
	return h;
}
// Interface values as keys: USES_any_hash.
#ifdef USES_any_hash
needs_types needs_hash_of_number needs_hash_of_float needs_hash_of_string inline uint64 hash_of(const Any& a) {
	if (!a.t) return 0;
	if (!a.t->hash) panic_unhashable(a.t);
	return a.t->hash(any_data(a));
}
#endif
//@ any_equal
needs_string_equal inline bool any_equal(const Any& a, const Any& b) {
	if (a.t != b.t) return false;
	if (!a.t) return true;
	if (!a.t->eq) panic_uncomparable(a.t);
	return a.t->eq(any_data(a), any_data(b));
}
#ifdef USES_any_equal
inline bool operator==(const Any& a, const Any& b) { return any_equal(a, b); }
inline bool operator!=(const Any& a, const Any& b) { return !any_equal(a, b); }
#endif
//@ rt_is
// Reports whether an error is this one, which the runtime itself has created.
#ifdef USES_needs_types
inline bool rt_is(const Any& a, const Any& b) { return a.t == b.t && a.w.p == b.w.p; }
#else
inline bool rt_is(const Any& a, const Any& b) { return a.t == b.t; }
#endif

//@ rt_eqp rt_hashp
template <class T> bool rt_eqp(const void* a, const void* b) { return *static_cast<const T*>(a) == *static_cast<const T*>(b); }
template <class T> uint64 rt_hashp(const void* a) { return hash_of(*static_cast<const T*>(a)); }

// Scalars, pointers, functions and maps are direct; the last two are pointers, too.
//@ IsDirect
template <class T> struct IsDirect { static const bool value = std::is_scalar<T>::value; };
//@ rt_plain_type
// Descriptors for the translator. This one is for types that cannot be compared: functions, slices, maps,
// and arrays and structs that contain them.
template <class T> inline Type rt_plain_type(const char* name, Kind kind) {
	Type t = Type();
	t.name = name;
	t.kind = kind;
	t.direct = IsDirect<T>::value;
	t.size = int64(sizeof(T));
	return t;
}
//@ rt_basic
// Types that can be compared.
template <class T> inline Type rt_basic(const char* name, Kind kind) {
	Type t = rt_plain_type<T>(name, kind);
#ifdef USES_any_equal
	t.eq = rt_eqp<T>;
#endif
#ifdef USES_any_hash
	t.hash = rt_hashp<T>;
#endif
	return t;
}
//@ rt_with
// The composite type with its parts.
inline Type rt_with(Type t, const Type* elem, int64 len) {
	t.elem = elem;
#ifdef USES_fields
	t.len = len;
#else
	(void)len;
#endif
	return t;
}
//@ T_bool
static Type T_bool = rt_basic<bool>("bool", KindBool);
//@ T_int
static Type T_int = rt_basic<int64>("int", KindInt);
//@ T_int8
static Type T_int8 = rt_basic<int8>("int8", KindInt8);
//@ T_int16
static Type T_int16 = rt_basic<int16>("int16", KindInt16);
//@ T_int32
static Type T_int32 = rt_basic<int32>("int32", KindInt32);
//@ T_int64
static Type T_int64 = rt_basic<int64>("int64", KindInt64);
//@ T_uint
static Type T_uint = rt_basic<uint64>("uint", KindUint);
//@ T_uint8
static Type T_uint8 = rt_basic<uint8>("uint8", KindUint8);
//@ T_uint16
static Type T_uint16 = rt_basic<uint16>("uint16", KindUint16);
//@ T_uint32
static Type T_uint32 = rt_basic<uint32>("uint32", KindUint32);
//@ T_uint64
static Type T_uint64 = rt_basic<uint64>("uint64", KindUint64);
//@ T_uintptr
static Type T_uintptr = rt_basic<uint64>("uintptr", KindUintptr);
//@ T_float32
static Type T_float32 = rt_basic<float32>("float32", KindFloat32);
//@ T_float64
static Type T_float64 = rt_basic<float64>("float64", KindFloat64);
//@ T_complex64
static Type T_complex64 = rt_basic<complex64>("complex64", KindComplex64);
//@ T_complex128
static Type T_complex128 = rt_basic<complex128>("complex128", KindComplex128);
//@ T_string
static Type T_string = rt_basic<String>("string", KindString);

//@ mkany
// Returns an interface value with a copy of v. Small scalars and pointers are stored in the
// word itself.
template <class T> inline Any mkany(const Type* t, const T& v) {
	Any a = {t, {nullptr}};
	if (IsDirect<T>::value) memcpy(static_cast<void*>(&a.w), static_cast<const void*>(&v), sizeof v < 8 ? sizeof v : 8);
	else a.w.p = newptr<T>(v);
	return a;
}
//@ tmpany
// The same without a copy, for arguments that the callee does not keep. The value is valid until the
// end of the full expression.
template <class T> inline Any tmpany(const Type* t, const T& v) {
	if (IsDirect<T>::value) return mkany(t, v);
	return Any{t, {const_cast<void*>(static_cast<const void*>(&v))}};
}

//@ icall
// icall<R>(x, Sel_F, args...): calls method F of the value in x.
#ifdef USES_needs_types
template <class R, class... A> inline R icall(const Any& x, int sel, A... a) {
	if (RT_UNLIKELY(!x.t)) panic_nil();
	return reinterpret_cast<R (*)(Word, A...)>(x.t->m[sel])(x.w, a...);
}
#else
// The type of x is a parameter, because errorString is defined only later: g++ looks at x.t->s here otherwise.
template <class R, class E> inline R icall(const E& x, int) {
	if (RT_UNLIKELY(!x.t)) panic_nil();
	return x.t->s;
}
#endif
//@ has
needs_types inline bool has(const Any& x, int sel) { return x.t && x.t->m[sel]; }

//@ any_value
// Returns the value in an interface value that is known to contain a T.
template <class T> inline T any_value(const Any& a) {
	T v;
	memcpy(static_cast<void*>(&v), any_data(a), sizeof v);
	return v;
}
//@ panic_assert
RT_NORETURN panic_assert(const Type* have, const char* want, const char* iface, const char* missing);

//@ any_get
// x.(T); panics if x contains a value of another type.
template <class T> inline T any_get(const Any& a, const Type* t, const char* iface) {
	if (RT_UNLIKELY(a.t != t)) panic_assert(a.t, t->name, iface, nullptr);
	return any_value<T>(a);
}
//@ any_try
// v, ok := x.(T)
template <class T> inline R2<T, bool> any_try(const Any& a, const Type* t) {
	if (a.t != t) return R2<T, bool>{T(), false};
	return R2<T, bool>{any_value<T>(a), true};
}
//@ any_implements
inline bool any_implements(const Any& a) { return a.t != nullptr; }
template <class... S> inline bool any_implements(const Any& a, int sel, S... more) { return has(a, sel) && any_implements(a, more...); }
//@ any_missing
// Returns the name of the first of these methods that the type does not have, or null. names are
// the names for sels.
inline const char* any_missing(const Type* t, std::initializer_list<int> sels, std::initializer_list<const char*> names) {
	const char* const* name = names.begin();
	for (int s : sels) {
		if (!t->m[s]) return *name;
		name++;
	}
	return nullptr;
}
#include <initializer_list>
//@ any_convert
// x.(I) for an interface I whose methods have these selectors and names.
inline Any any_convert(const Any& a, const char* to, std::initializer_list<int> sels, std::initializer_list<const char*> names) {
	if (!a.t) panic_assert(nullptr, to, "interface", nullptr);
	if (const char* lacks = any_missing(a.t, sels, names)) panic_assert(a.t, to, nullptr, lacks);
	return a;
}
//@ rt_pointer
// Returns the descriptor of a pointer type without its element type.
template <class T> inline Type rt_pointer(const char* name) { return rt_basic<T*>(name, KindPtr); }
//@ rt_ptr_type
template <class T> inline Type rt_ptr_type(const char* name, const Type* elem) { return rt_with(rt_basic<T*>(name, KindPtr), elem, 0); }
//@ rt_slice_type
template <class T> inline Type rt_slice_type(const char* name, const Type* elem) { return rt_with(rt_plain_type<Slice<T> >(name, KindSlice), elem, 0); }
//@ rt_fields
#include <stddef.h>
template <size_t N> inline Type rt_fields(Type t, const Field (&f)[N]) {
	t.fields = f;
	t.len = int64(N);
	return t;
}
//@ rt_method
// Adds a method to a descriptor, before main starts.
struct rt_method {
	template <class F> rt_method(Type& t, int sel, F f) { t.m[sel] = reinterpret_cast<Method>(f); }
};
//@ rt_hook
// Sets a hook that another part of the runtime calls, before main starts. The program contains it
// if it contains both the hook and the class.
template <class T> struct rt_hook {
	template <class F> rt_hook(F& hook, F f) { hook = f; }
};
//@ rt_word
// Returns the receiver that is stored in the word of an interface.
template <class T> inline T rt_word(Word w) {
	T v;
	memcpy(static_cast<void*>(&v), IsDirect<T>::value ? static_cast<const void*>(&w) : w.p, sizeof v);
	return v;
}
//@ any_as
// v, ok := x.(I)
template <class... S> inline R2<Any, bool> any_as(const Any& a, S... sels) {
	if (any_implements(a, sels...)) return R2<Any, bool>{a, true};
	return R2<Any, bool>{Any(), false};
}
//@ rt_nonnil
// Checks the receiver of an interface's method value.
inline Any rt_nonnil(const Any& a) {
	if (!a.t) panic_nil();
	return a;
}
//@ rt_cast
// Converts a struct to another struct type with the same fields.
template <class To, class From> inline To rt_cast(const From& x) {
	To y;
	memcpy(static_cast<void*>(&y), static_cast<const void*>(&x), sizeof y);
	return y;
}
