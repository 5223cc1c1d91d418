// readers.h: package io: readers made of other readers.

//@ io_LimitedReader io_LimitReader io_LimitedReader_Read
//= io_LimitReader: keeps 1
//= io_LimitedReader_Read: writes receiver 1, passes 1, acts
struct io_LimitedReader {
	Any R;
	int64 N;
};
inline rt_count io_LimitedReader_Read(io_LimitedReader* l, Slice<uint8> p) {
	if (deref(l)->N <= 0) return rt_count{0, io_EOF};
	if (p.n > l->N) p.n = l->N;
	rt_count k = icall<rt_count>(l->R, Sel_Read, p);
	l->N -= k.r0;
	return k;
}
inline rt_count rt_limited_read(Word w, Slice<uint8> p) { return io_LimitedReader_Read(static_cast<io_LimitedReader*>(w.p), p); }
static Type T_p_io_LimitedReader = rt_pointer<io_LimitedReader>("*io.LimitedReader");
static rt_method rt_limited_m(T_p_io_LimitedReader, Sel_Read, rt_limited_read);
inline Any io_LimitReader(Any r, int64 n) { return mkany(&T_p_io_LimitedReader, newptr(io_LimitedReader{r, n})); }
//@ io_MultiReader
//= keeps 1
struct rt_multi_reader { Slice<Any> list; };
inline rt_count rt_multi_read(Word w, Slice<uint8> p) {
	Slice<Any>& list = static_cast<rt_multi_reader*>(w.p)->list;
	while (list.n > 0) {
		rt_count k = icall<rt_count>(list.p[0], Sel_Read, p);
		bool end = k.r1.t && rt_is(k.r1, io_EOF);
		if (end) list = tailslice(list, 1);
		if (k.r0 > 0 || !end) {
			if (end && list.n > 0) k.r1 = Any();
			return k;
		}
	}
	return rt_count{0, io_EOF};
}
static Type T_rt_multi_reader = rt_pointer<rt_multi_reader>("*io.multiReader");
static rt_method rt_multi_m(T_rt_multi_reader, Sel_Read, rt_multi_read);
inline Any io_MultiReader(Slice<Any> readers) { return mkany(&T_rt_multi_reader, newptr(rt_multi_reader{appendall(Slice<Any>(), readers)})); }
//@ io_TeeReader
//= keeps 1 2
struct rt_tee { Any r, w; };
inline rt_count rt_tee_read(Word w, Slice<uint8> p) {
	rt_tee* t = static_cast<rt_tee*>(w.p);
	rt_count k = icall<rt_count>(t->r, Sel_Read, p);
	if (k.r0 > 0) {
		rt_count written = icall<rt_count>(t->w, Sel_Write, subslice(p, 0, k.r0));
		if (written.r1.t) return written;
	}
	return k;
}
static Type T_rt_tee = rt_pointer<rt_tee>("*io.teeReader");
static rt_method rt_tee_m(T_rt_tee, Sel_Read, rt_tee_read);
inline Any io_TeeReader(Any r, Any w) { return mkany(&T_rt_tee, newptr(rt_tee{r, w})); }
