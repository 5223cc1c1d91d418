// reflect.h: package reflect: DeepEqual, and the names and kinds of types.

//@ reflect_DeepEqual rt_deep_types
//= reflect_DeepEqual: deep
// Reports whether two values of a type are equal. Pointers, slices and maps are compared by their contents.
// Two pointers that an outer call is already comparing count as equal, so that cycles end.
needs_nil_map needs_hash_of_number needs_string_equal needs_array_equal inline bool rt_deep_types(const Type* t, const void* a, const void* b, Map<Array<uint64, 3>, bool> seen) {
	if (a == b && t->kind != KindStruct && t->kind != KindArray && t->kind != KindFunc && t->kind != KindInterface && !t->eq) return true;
	if (t->kind == KindPtr || t->kind == KindSlice || t->kind == KindMap) {
		const void *p = *static_cast<void* const*>(a), *q = *static_cast<void* const*>(b);
		if (t->kind == KindPtr && (p == q || !p || !q || !t->elem)) return p == q;
		if (t->kind == KindMap && (p == q || !p || !q)) return p == q;
		Array<uint64, 3> key = {{uint64(p), uint64(q), uint64(t)}};
		if (t->kind == KindSlice) {
			const Slice<char> *s = static_cast<const Slice<char>*>(a), *u = static_cast<const Slice<char>*>(b);
			if (s->n != u->n || !p != !q) return false;
			if (p == q) return true;
			key.a[2] += uint64(s->n) << 48;
		}
		if (seen.find(key)) return true;
		seen.set(key, true);
		if (t->kind == KindPtr) return rt_deep_types(t->elem, p, q, seen);
	}
	switch (t->kind) {
	case KindFunc: return !*static_cast<void* const*>(a) && !*static_cast<void* const*>(b);
	case KindInterface: {
		const Any *x = static_cast<const Any*>(a), *y = static_cast<const Any*>(b);
		return x->t == y->t && (!x->t || rt_deep_types(x->t, any_data(*x), any_data(*y), seen));
	}
	case KindSlice:
	case KindArray: {
		bool slice = t->kind == KindSlice;
		const char* p = slice ? static_cast<const Slice<char>*>(a)->p : static_cast<const char*>(a);
		const char* q = slice ? static_cast<const Slice<char>*>(b)->p : static_cast<const char*>(b);
		int64 n = slice ? static_cast<const Slice<char>*>(a)->n : t->len;
		for (int64 i = 0; i < n; i++, p += t->elem->size, q += t->elem->size)
			if (!rt_deep_types(t->elem, p, q, seen)) return false;
		return true;
	}
	case KindStruct:
#ifdef USES_big_Int
		if (!strcmp(t->name, "big.Int")) fatal("reflect.DeepEqual of math/big.Int is not translated");
#endif
		for (int64 i = 0; i < t->len; i++) {
			const Field& f = t->fields[i];
			if (!rt_deep_types(f.type, static_cast<const char*>(a) + f.offset, static_cast<const char*>(b) + f.offset, seen)) return false;
		}
		if (t->fields) return true;
#ifdef USES_time_Time
		if (t->eq == rt_eqp<time_Time>) {
			time_Time x = *static_cast<const time_Time*>(a), y = *static_cast<const time_Time*>(b);
			const time_Location *l = time_Time_Location(x), *m = time_Time_Location(y);
			return x.sec == y.sec && x.nsec == y.nsec && x.ns == y.ns && l->name == m->name && l->zone == m->zone && l->offset == m->offset;
		}
#endif
		if (!t->eq) fatal("reflect.DeepEqual of a struct of the library is not translated");
		return t->eq(a, b);
	case KindMap: {
		const void *k, *v;
		int64 pos = 0, n = 0, m = 0;
		while (t->mapnext(b, pos, k, v)) m++;
		for (pos = 0; t->mapnext(a, pos, k, v); n++) {
			const void* w = t->mapfind(b, k);
			if (!w || !rt_deep_types(t->elem, v, w, seen)) return false;
		}
		return n == m;
	}
	default: return t->eq(a, b);
	}
}
inline bool reflect_DeepEqual(Any a, Any b) {
	if (!a.t || !b.t) return any_equal(a, b);
	return a.t == b.t && rt_deep_types(a.t, any_data(a), any_data(b), mkmap<Array<uint64, 3>, bool>());
}
//@ reflect_TypeOf reflect_Type_String reflect_Type_Name reflect_Type_Kind reflect_Kind_String
//= reflect_TypeOf: pure
//= reflect_Kind_String: pure
// A reflect.Type is a pointer to a descriptor.
inline String reflect_Type_String(Any t) { return cstring(static_cast<const Type*>(t.w.p)->name); }
inline String rt_type_string(Word w) { return cstring(static_cast<const Type*>(w.p)->name); }
inline uint64 rt_type_kind(Word w) {
	const uint8 kinds[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 24, 23, 17, 21, 22, 19, 25, 20, 15, 16};
	const Type* t = static_cast<const Type*>(w.p);
	return !strncmp(t->name, "chan", 4) || !strncmp(t->name, "<-chan", 6) ? 18 : kinds[t->kind];
}
inline uint64 reflect_Type_Kind(Any t) { return rt_type_kind(t.w); }
// Returns the name without the package, or "" for a composite type.
inline String rt_type_base(Word w) {
	String s = rt_type_string(w);
	if (memchr("*[<", s.p[0], 3) || !strncmp(s.p, "map[", 4) || !strncmp(s.p, "func(", 5) || !strncmp(s.p, "chan ", 5) || !strncmp(s.p, "chan<", 5) ||
		!strncmp(s.p, "struct {", 8) || !strncmp(s.p, "interface {", 11)) return ""_s;
	int64 from = 0;
	for (int64 i = 0; i < s.n && s.p[i] != '['; i++)
		if (s.p[i] == '.') from = i + 1;
	return String{s.p + from, s.n - from};
}
inline String reflect_Type_Name(Any t) { return rt_type_base(t.w); }
static Type T_rt_type = rt_basic<const Type*>("*reflect.rtype", KindPtr);
static rt_method rt_type_m1(T_rt_type, Sel_String, rt_type_string);
static rt_method rt_type_m2(T_rt_type, Sel_Kind, rt_type_kind);
static rt_method rt_type_m3(T_rt_type, Sel_Name, rt_type_base);
inline Any reflect_TypeOf(Any x) {
	if (!x.t) return Any();
	return mkany(&T_rt_type, x.t);
}
inline String reflect_Kind_String(uint64 k) {
	const char* const names[] = {"invalid", "bool", "int", "int8", "int16", "int32", "int64", "uint", "uint8", "uint16", "uint32", "uint64", "uintptr",
		"float32", "float64", "complex64", "complex128", "array", "chan", "func", "interface", "map", "ptr", "slice", "string", "struct", "unsafe.Pointer"};
	return k < 27 ? cstring(names[k]) : concat("kind"_s, rt_decimal(int64(k)));
}
