// iter.h: iterators of the packages slices, maps and strings. Each iterator is an object that calls a given
// function for each element, so that a loop over it is a loop in C++, too. An iterator in a variable becomes
// a function value.

//@ rt_iterate
// A loop over an iterator function of the program. Such a function may break the rules for
// iterators, and may even store the loop body that it is passed.
template <class F, class... A> struct rt_loop_body {
	const F* f;
	// 0: the body may be called, 1: the body has left the loop, 2: the body runs or has panicked, 3: the loop is over.
	int state;
	bool operator()(A... a) {
		if (RT_UNLIKELY(state)) {
			const char* const why[] = {"function for loop body returned false", "loop body panic", "whole loop exit"};
			char text[99] = "range function continued iteration after ";
			panic_error(strcat(text, why[state - 1]));
		}
		state = 2;
		bool on = (*f)(a...);
		state = on ? 0 : 1;
		return on;
	}
};
template <class... A, class S, class F> inline void rt_iterate(const S& seq, const F& f) {
	typedef rt_loop_body<F, A...> B;
	typedef LambdaClosure<B, bool, A...> C;
	C* c = new (gc_alloc(sizeof(C), false)) C(B{&f, 0});
	auto run = [&] { seq(onstack<bool(A...)>(*c)); };
	int& state = c->f.state;
#ifdef USES_rt_panicked
	bool panicked = rt_panicked(run);
	if (state != 2) state = 3;
	if (panicked) rt_raise();
#else
	run();
#endif
	if (state != 2) state = 3;
	else panic_error("range function recovered a loop body panic and did not resume panicking");
}
//@ rt_seq_of
// The types of an iterator's elements. The iterator is an object of this file, which declares them, a
// lambda or a function value.
template <class F> struct rt_lambda_seq;
template <class L, class V> struct rt_lambda_seq<void (L::*)(Func<bool(V)>) const> { typedef V A; };
template <class L, class K, class V> struct rt_lambda_seq<void (L::*)(Func<bool(K, V)>) const> {
	typedef K A;
	typedef V B;
};
template <class S> struct rt_names_seq {
	template <class T> static char test(typename T::A*);
	template <class T> static int test(...);
	static const bool value = sizeof(test<S>(nullptr)) == 1;
};
template <class S, bool named = rt_names_seq<S>::value> struct rt_seq_of : rt_lambda_seq<decltype(&S::operator())> {};
template <class S> struct rt_seq_of<S, true> {
	typedef typename S::A A;
	typedef typename S::B B;
};
template <class V> struct rt_seq_of<Func<void(Func<bool(V)>)>, false> { typedef V A; };
template <class K, class V> struct rt_seq_of<Func<void(Func<bool(K, V)>)>, false> {
	typedef K A;
	typedef V B;
};
//@ slices_All
//= returns 1
template <class T> struct rt_slice_all {
	typedef int64 A;
	typedef T B;
	Slice<T> s;
	template <class Y> void operator()(Y yield) const {
		for (int64 i = 0; i < s.n; i++)
			if (!yield(i, s.p[i])) return;
	}
};
template <class T> inline rt_slice_all<T> slices_All(Slice<T> s) { return rt_slice_all<T>{s}; }
//@ slices_Backward
//= returns 1
template <class T> struct rt_slice_backward {
	typedef int64 A;
	typedef T B;
	Slice<T> s;
	template <class Y> void operator()(Y yield) const {
		for (int64 i = s.n; i-- > 0;)
			if (!yield(i, s.p[i])) return;
	}
};
template <class T> inline rt_slice_backward<T> slices_Backward(Slice<T> s) { return rt_slice_backward<T>{s}; }
//@ slices_Values
//= returns 1
template <class T> struct rt_slice_values {
	typedef T A;
	typedef void B;
	Slice<T> s;
	template <class Y> void operator()(Y yield) const {
		for (int64 i = 0; i < s.n; i++)
			if (!yield(s.p[i])) return;
	}
};
template <class T> inline rt_slice_values<T> slices_Values(Slice<T> s) { return rt_slice_values<T>{s}; }
//@ slices_Chunk
//= keeps 1
template <class T> struct rt_slice_chunk {
	typedef Slice<T> A;
	typedef void B;
	Slice<T> s;
	int64 n;
	template <class Y> void operator()(Y yield) const {
		for (int64 i = 0; i < s.n; i += n) {
			int64 end = i + (n < s.n - i ? n : s.n - i);
			if (!yield(subslice3(s, i, end, end))) return;
		}
	}
};
template <class T> inline rt_slice_chunk<T> slices_Chunk(Slice<T> s, int64 n) {
	if (n < 1) panic_text("cannot be less than 1"_s);
	return rt_slice_chunk<T>{s, n};
}
//@ slices_AppendSeq
//= returns 1, writes 1, calls 2
template <class T, class S> inline Slice<T> slices_AppendSeq(Slice<T> s, S seq) {
	seq([&](const T& x) {
		s = append(s, x);
		return true;
	});
	return s;
}
//@ slices_Collect
//= calls 1
template <class S> inline Slice<typename rt_seq_of<S>::A> slices_Collect(S seq) {
	return slices_AppendSeq(Slice<typename rt_seq_of<S>::A>(), seq);
}
//@ slices_Sorted
//= calls 1
template <class S> inline Slice<typename rt_seq_of<S>::A> slices_Sorted(S seq) {
	Slice<typename rt_seq_of<S>::A> s = slices_Collect(seq);
	slices_Sort(s);
	return s;
}
//@ slices_SortedFunc
//= calls 1 2
template <class S, class F> inline Slice<typename rt_seq_of<S>::A> slices_SortedFunc(S seq, F cmp) {
	Slice<typename rt_seq_of<S>::A> s = slices_Collect(seq);
	slices_SortFunc(s, cmp);
	return s;
}
//@ slices_SortedStableFunc
//= calls 1 2
template <class S, class F> inline Slice<typename rt_seq_of<S>::A> slices_SortedStableFunc(S seq, F cmp) {
	Slice<typename rt_seq_of<S>::A> s = slices_Collect(seq);
	slices_SortStableFunc(s, cmp);
	return s;
}
//@ maps_All
//= returns 1
template <class K, class V> struct rt_map_all {
	typedef K A;
	typedef V B;
	Map<K, V> m;
	template <class Y> void operator()(Y yield) const {
		for (MapIter<K, V> it(m); it.next();)
			if (!yield(it.key(), it.value())) return;
	}
};
template <class K, class V> inline rt_map_all<K, V> maps_All(Map<K, V> m) { return rt_map_all<K, V>{m}; }
//@ maps_Keys
//= returns 1
template <class K, class V> struct rt_map_keys {
	typedef K A;
	typedef void B;
	Map<K, V> m;
	template <class Y> void operator()(Y yield) const {
		for (MapIter<K, V> it(m); it.next();)
			if (!yield(it.key())) return;
	}
};
template <class K, class V> inline rt_map_keys<K, V> maps_Keys(Map<K, V> m) { return rt_map_keys<K, V>{m}; }
//@ maps_Values
//= returns 1
template <class K, class V> struct rt_map_values {
	typedef V A;
	typedef void B;
	Map<K, V> m;
	template <class Y> void operator()(Y yield) const {
		for (MapIter<K, V> it(m); it.next();)
			if (!yield(it.value())) return;
	}
};
template <class K, class V> inline rt_map_values<K, V> maps_Values(Map<K, V> m) { return rt_map_values<K, V>{m}; }
//@ maps_Insert
//= writes 1, calls 2
template <class K, class V, class S> inline void maps_Insert(Map<K, V> m, S seq) {
	seq([&](const K& k, const V& v) {
		m.set(k, v);
		return true;
	});
}
//@ maps_Collect
//= calls 1, hashes 1
template <class S> inline Map<typename rt_seq_of<S>::A, typename rt_seq_of<S>::B> maps_Collect(S seq) {
	Map<typename rt_seq_of<S>::A, typename rt_seq_of<S>::B> m = mkmap<typename rt_seq_of<S>::A, typename rt_seq_of<S>::B>();
	maps_Insert(m, seq);
	return m;
}
//@ strings_Lines
//= keeps 1
struct rt_lines {
	typedef String A;
	typedef void B;
	String left;
	template <class Y> void operator()(Y yield) {
		while (left.n > 0) {
			int64 i = strings_IndexByte(left, '\n');
			String line = {left.p, i < 0 ? left.n : i + 1};
			left = String{left.p + line.n, left.n - line.n};
			if (!yield(line)) return;
		}
	}
};
inline rt_lines strings_Lines(String s) { return rt_lines{s}; }
//@ strings_SplitSeq
//= keeps 1
// keep is the number of bytes of a separator that stay at the end of the part before it.
struct rt_split_seq {
	typedef String A;
	typedef void B;
	String left, sep;
	int64 keep;
	template <class Y> void operator()(Y yield) {
		if (sep.n == 0) {
			for (int64 w; left.n > 0; left = String{left.p + w, left.n - w}) {
				decode(left, 0, w);
				if (!yield(String{left.p, w})) return;
			}
			return;
		}
		for (int64 i; (i = strings_Index(left, sep)) >= 0; left = String{left.p + i + sep.n, left.n - i - sep.n})
			if (!yield(String{left.p, i + keep})) return;
		yield(left);
	}
};
inline rt_split_seq strings_SplitSeq(String s, String sep) { return rt_split_seq{s, sep, 0}; }
//@ strings_SplitAfterSeq
//= keeps 1
inline rt_split_seq strings_SplitAfterSeq(String s, String sep) { return rt_split_seq{s, sep, sep.n}; }
//@ strings_FieldsFuncSeq
//= keeps 1, returns 2, calls 2
template <class F> struct rt_fields_seq {
	typedef String A;
	typedef void B;
	String s;
	F space;
	template <class Y> void operator()(Y yield) const {
		int64 from = -1, i = 0;
		for (int64 w; i < s.n; i += w) {
			if (space(decode(s, i, w))) {
				if (from >= 0 && !yield(String{s.p + from, i - from})) return;
				from = -1;
			} else if (from < 0) {
				from = i;
			}
		}
		if (from >= 0) yield(String{s.p + from, i - from});
	}
};
template <class F> inline rt_fields_seq<F> strings_FieldsFuncSeq(String s, F space) { return rt_fields_seq<F>{s, space}; }
//@ strings_FieldsSeq
//= keeps 1
struct rt_is_space {
	bool operator()(int32 r) const { return unicode_IsSpace(r); }
};
inline rt_fields_seq<rt_is_space> strings_FieldsSeq(String s) { return rt_fields_seq<rt_is_space>{s, rt_is_space()}; }
//@ iter_Pull
//= keeps 1
// The iterator runs in a goroutine, which waits until the next element is requested.
template <class V> struct rt_pull {
	V v;
	bool given, started, ended, stopped;
	rt_fiber *inside, *outside;
#ifdef USES_rt_panicked
	Panic* panicked;
#endif
	void resume() {
		outside = rt_self;
		if (started) rt_make_ready(inside);
		started = true;
		rt_park();
#ifdef USES_rt_panicked
		if (Panic* p = panicked) {
			panicked = nullptr;
			rt_throw(p->value);
		}
#endif
	}
};
template <class S> inline R2<Func<R2<typename rt_seq_of<S>::A, bool>()>, Func<void()> > iter_Pull(S seq) {
	typedef typename rt_seq_of<S>::A V;
	rt_pull<V>* p = gc_new<rt_pull<V> >();
	auto run = [=]() {
		if (!p->started)
			rt_start([=]() {
				S s = seq;
				p->inside = rt_self;
				auto all = [&] {
					s([=](V x) {
						p->v = x;
						p->given = true;
						rt_make_ready(p->outside);
						rt_park();
						return !p->stopped;
					});
				};
#ifdef USES_rt_panicked
				if (rt_panicked(all)) {
					p->panicked = rt_panics;
					rt_panics = nullptr;
					p->given = false;
				}
#else
				all();
#endif
				p->ended = true;
				rt_make_ready(p->outside);
			});
		p->resume();
	};
	return R2<Func<R2<V, bool>()>, Func<void()> >{
		[=]() -> R2<V, bool> {
			p->given = false;
			if (!p->ended) run();
			return R2<V, bool>{p->given ? p->v : V(), p->given};
		},
		[=]() {
			if (p->started && !p->ended) {
				p->stopped = true;
				run();
			}
			p->ended = true;
		}};
}
//@ iter_Pull2
//= keeps 1
template <class S> struct rt_seq_of_pairs {
	typedef R2<typename rt_seq_of<S>::A, typename rt_seq_of<S>::B> A;
	typedef void B;
	S seq;
	template <class Y> void operator()(Y yield) const {
		seq([=](typename rt_seq_of<S>::A a, typename rt_seq_of<S>::B b) { return yield(A{a, b}); });
	}
};
template <class S> inline R2<Func<R3<typename rt_seq_of<S>::A, typename rt_seq_of<S>::B, bool>()>, Func<void()> > iter_Pull2(S seq) {
	typedef R2<typename rt_seq_of<S>::A, typename rt_seq_of<S>::B> P;
	R2<Func<R2<P, bool>()>, Func<void()> > p = iter_Pull(rt_seq_of_pairs<S>{seq});
	Func<R2<P, bool>()> next = p.r0;
	return {[=]() -> R3<typename rt_seq_of<S>::A, typename rt_seq_of<S>::B, bool> {
		R2<P, bool> r = next();
		return {r.r0.r0, r.r0.r1, r.r1};
	}, p.r1};
}
