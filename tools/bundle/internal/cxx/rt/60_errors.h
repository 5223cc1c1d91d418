// 60_errors.h: package errors.

//@ errors_Unwrap
//= calls 1
inline Any errors_Unwrap(Any e) { return has(e, Sel_Unwrap) ? icall<Any>(e, Sel_Unwrap) : Any(); }
//@ errors_Is
//= calls 1 2
needs_types inline bool errors_Is(Any e, Any target) {
	if (!e.t || !target.t) return e.t == target.t;
	for (;;) {
		if (e.t == target.t && e.t->eq && any_equal(e, target)) return true;
		if (has(e, Sel_Is) && icall<bool>(e, Sel_Is, target)) return true;
		Slice<Any> list = rt_errors_in(e);
		for (int64 i = 0; i < list.n; i++)
			if (errors_Is(list.p[i], target)) return true;
		e = errors_Unwrap(e);
		if (!e.t) return false;
	}
}
//@ rt_required rt_has_methods_of
// rt_required is the entry in the method table of an interface type. rt_has_methods_of reports whether a type
// has all methods of an interface type.
inline void rt_required() {}
inline bool rt_has_methods_of(const Type* t, const Type* iface) {
	for (int s = 0; s < NSel; s++)
		if (iface->m[s] && !t->m[s]) return false;
	return true;
}
//@ errors_As
//= calls 1, writes 2, target 2
// target points to a variable of the wanted type.
inline bool errors_As(Any e, Any target) {
	if (!target.t) panic_text("errors: target cannot be nil"_s);
	if (target.t->kind != KindPtr || !target.w.p) panic_text("errors: target must be a non-nil pointer"_s);
	const Type* want = target.t->elem;
	while (e.t) {
		if (want->kind == KindInterface && rt_has_methods_of(e.t, want)) {
			*static_cast<Any*>(target.w.p) = e;
			return true;
		}
		if (e.t == want) {
			memcpy(target.w.p, any_data(e), want->size);
			return true;
		}
		if (has(e, Sel_As) && icall<bool>(e, Sel_As, target)) return true;
		Slice<Any> list = rt_errors_in(e);
		for (int64 i = 0; i < list.n; i++)
			if (errors_As(list.p[i], target)) return true;
		e = errors_Unwrap(e);
	}
	return false;
}
//@ errors_Join
//= keeps 1
inline Any errors_Join(Slice<Any> a) {
	Slice<Any> all = Slice<Any>();
	String s = String();
	for (int64 i = 0; i < a.n; i++) {
		if (!a.p[i].t) continue;
		String t = icall<String>(a.p[i], Sel_Error);
		s = all.n ? concatn(s, "\n"_s, t) : t;
		all = append(all, a.p[i]);
	}
	if (all.n == 0) return Any();
	return mkany(&T_rt_join_error, newptr(rt_error_list{s, all}));
}
