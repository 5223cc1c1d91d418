// 80_sort.h: packages sort, slices, maps, cmp. Unstable sorting makes the same comparisons and
// exchanges as Go's pattern-defeating quicksort, so that equal elements end up in the same order.

//@ rt_pdqsort
// Order must have the methods less(i, j) and swap(i, j), whose arguments are positions.
template <class Order> struct rt_pdqsort {
	Order& o;
	explicit rt_pdqsort(Order& order) : o(order) {}
	void sort(int64 n) {
		if (n > 1) quick(0, n, 64 - __builtin_clzll(uint64(n)));
	}
	void insertion(int64 a, int64 b) {
		for (int64 i = a + 1; i < b; i++)
			for (int64 j = i; j > a && o.less(j, j - 1); j--) o.swap(j, j - 1);
	}
	void sift(int64 root, int64 n, int64 first) {
		for (;;) {
			int64 child = 2 * root + 1;
			if (child >= n) return;
			if (child + 1 < n && o.less(first + child, first + child + 1)) child++;
			if (!o.less(first + root, first + child)) return;
			o.swap(first + root, first + child);
			root = child;
		}
	}
	void heap(int64 a, int64 b) {
		int64 n = b - a;
		for (int64 i = (n - 1) / 2; i >= 0; i--) sift(i, n, a);
		for (int64 i = n - 1; i >= 0; i--) {
			o.swap(a, a + i);
			sift(0, i, a);
		}
	}
	void quick(int64 a, int64 b, int limit) {
		bool balanced = true, partitioned = true;
		for (;;) {
			int64 n = b - a;
			if (n <= 12) return insertion(a, b);
			if (limit == 0) return heap(a, b);
			if (!balanced) {
				shuffle(a, b);
				limit--;
			}
			int swaps = 0;
			int64 pivot = choose(a, b, swaps);
			bool rising = swaps == 0;
			if (swaps == 12) {
				for (int64 i = a, j = b - 1; i < j; i++, j--) o.swap(i, j);
				pivot = b - 1 - (pivot - a);
				rising = true;
			}
			if (balanced && partitioned && rising && nearly_sorted(a, b)) return;
			if (a > 0 && !o.less(a - 1, pivot)) {
				a = split<true>(a, b, pivot, partitioned);
				continue;
			}
			int64 mid = split<false>(a, b, pivot, partitioned);
			int64 left = mid - a, right = b - mid;
			if (left < right) {
				balanced = left >= n / 8;
				quick(a, mid, limit);
				a = mid + 1;
			} else {
				balanced = right >= n / 8;
				quick(mid + 1, b, limit);
				b = mid;
			}
		}
	}
	// Moves the elements that are less than the pivot to the front. If equal is set, no element is
	// less, and it moves the elements that are equal to the pivot.
	template <bool equal> int64 split(int64 a, int64 b, int64 pivot, bool& partitioned) {
		o.swap(a, pivot);
		int64 i = a + 1, j = b - 1;
		for (int round = 0;; round++) {
			while (i <= j && (equal ? !o.less(a, i) : o.less(i, a))) i++;
			while (i <= j && (equal ? o.less(a, j) : !o.less(j, a))) j--;
			if (i > j) {
				if (equal) return i;
				partitioned = round == 0;
				o.swap(j, a);
				return j;
			}
			o.swap(i++, j--);
		}
	}
	// Repairs a few pairs that are out of order. Returns false if there are more.
	bool nearly_sorted(int64 a, int64 b) {
		int64 i = a + 1;
		for (int step = 0; step < 5; step++) {
			while (i < b && !o.less(i, i - 1)) i++;
			if (i == b) return true;
			if (b - a < 50) return false;
			o.swap(i, i - 1);
			if (i - a >= 2)
				for (int64 j = i - 1; j >= 1 && o.less(j, j - 1); j--) o.swap(j, j - 1);
			if (b - i >= 2)
				for (int64 j = i + 1; j < b && o.less(j, j - 1); j++) o.swap(j, j - 1);
		}
		return false;
	}
	// Breaks patterns that would cause bad pivots, by exchanging three elements with
	// pseudorandom ones.
	void shuffle(int64 a, int64 b) {
		int64 n = b - a;
		if (n < 8) return;
		uint64 random = uint64(n), mask = (uint64(1) << (64 - __builtin_clzll(uint64(n)))) - 1;
		for (int64 i = a + n / 4 * 2 - 1; i <= a + n / 4 * 2 + 1; i++) {
			random ^= random << 13;
			random ^= random >> 7;
			random ^= random << 17;
			int64 k = int64(random & mask);
			if (k >= n) k -= n;
			o.swap(i, a + k);
		}
	}
	void order(int64& a, int64& b, int& swaps) {
		if (o.less(b, a)) {
			swapvalues(a, b);
			swaps++;
		}
	}
	int64 median(int64 a, int64 b, int64 c, int& swaps) {
		order(a, b, swaps);
		order(b, c, swaps);
		order(a, b, swaps);
		return b;
	}
	int64 choose(int64 a, int64 b, int& swaps) {
		int64 n = b - a, i = a + n / 4, j = a + n / 4 * 2, k = a + n / 4 * 3;
		if (n >= 8) {
			if (n >= 50) {
				i = median(i - 1, i, i + 1, swaps);
				j = median(j - 1, j, j + 1, swaps);
				k = median(k - 1, k, k + 1, swaps);
			}
			j = median(i, j, k, swaps);
		}
		return j;
	}
};
//@ rt_stable_order
// Returns the positions of n elements in stable order. less compares two positions.
#include <algorithm>
#include <vector>
template <class F> inline std::vector<int64> rt_stable_order(int64 n, const F& less) {
	std::vector<int64> at(static_cast<size_t>(n));
	for (int64 i = 0; i < n; i++) at[size_t(i)] = i;
	std::stable_sort(at.begin(), at.end(), less);
	return at;
}
//@ rt_arrange
// Moves the element at position at[i] to position i, for every i, by exchanges.
#include <vector>
template <class F> inline void rt_arrange(std::vector<int64>& at, const F& swap) {
	for (size_t i = 0; i < at.size(); i++) {
		size_t to = i;
		while (size_t(at[to]) != i) {
			size_t from = size_t(at[to]);
			swap(int64(to), int64(from));
			at[to] = int64(to);
			to = from;
		}
		at[to] = int64(to);
	}
}
//@ rt_interface_order
needs_types struct rt_interface_order {
	Any x;
	bool (*less_)(Word, int64, int64);
	void (*swap_)(Word, int64, int64);
	explicit rt_interface_order(const Any& a) : x(a) {
		if (!a.t) panic_nil();
		less_ = reinterpret_cast<bool (*)(Word, int64, int64)>(a.t->m[Sel_Less]);
		swap_ = reinterpret_cast<void (*)(Word, int64, int64)>(a.t->m[Sel_Swap]);
	}
	bool less(int64 i, int64 j) { return less_(x.w, i, j); }
	void swap(int64 i, int64 j) { swap_(x.w, i, j); }
};
//@ sort_Sort
//= writes 1, calls 1
inline void sort_Sort(Any x) {
	int64 n = icall<int64>(x, Sel_Len);
	rt_interface_order o(x);
	rt_pdqsort<rt_interface_order>(o).sort(n);
}
//@ sort_Stable
//= writes 1, calls 1
inline void sort_Stable(Any x) {
	int64 n = icall<int64>(x, Sel_Len);
	rt_interface_order o(x);
	std::vector<int64> at = rt_stable_order(n, [&o](int64 i, int64 j) { return o.less(i, j); });
	rt_arrange(at, [&o](int64 i, int64 j) { o.swap(i, j); });
}
//@ sort_IsSorted
//= calls 1
inline bool sort_IsSorted(Any x) {
	rt_interface_order o(x);
	for (int64 i = icall<int64>(x, Sel_Len) - 1; i > 0; i--)
		if (o.less(i, i - 1)) return false;
	return true;
}
//@ sort_Reverse
//= returns 1
struct rt_reverse { Any x; };
static Type T_rt_reverse = rt_pointer<rt_reverse>("*sort.reverse");
inline int64 rt_reverse_Len(Word w) { return icall<int64>(static_cast<rt_reverse*>(w.p)->x, Sel_Len); }
inline bool rt_reverse_Less(Word w, int64 i, int64 j) { return icall<bool>(static_cast<rt_reverse*>(w.p)->x, Sel_Less, j, i); }
inline void rt_reverse_Swap(Word w, int64 i, int64 j) { icall<void>(static_cast<rt_reverse*>(w.p)->x, Sel_Swap, i, j); }
static rt_method rt_reverse_m1(T_rt_reverse, Sel_Len, rt_reverse_Len);
static rt_method rt_reverse_m2(T_rt_reverse, Sel_Less, rt_reverse_Less);
static rt_method rt_reverse_m3(T_rt_reverse, Sel_Swap, rt_reverse_Swap);
inline Any sort_Reverse(Any x) { return mkany(&T_rt_reverse, newptr(rt_reverse{x})); }
//@ rt_slice_order
template <class T, class F> struct rt_slice_order {
	T* p;
	F& f;
	bool less(int64 i, int64 j) { return f(i, j); }
	void swap(int64 i, int64 j) { swapvalues(p[i], p[j]); }
};
//@ sort_Slice raw
//= writes 1, calls 2
template <class T, class F> inline void sort_Slice(Slice<T> s, F less) {
	rt_slice_order<T, F> o = {s.p, less};
	rt_pdqsort<rt_slice_order<T, F> >(o).sort(s.n);
}
//@ rt_sort_up
// Sorts values of which equal ones cannot be told apart.
template <class T> inline void rt_sort_up(Slice<T> s) { std::sort(s.p, s.p + s.n); }
#include <algorithm>
//@ rt_sort_down
template <class T> inline void rt_sort_down(Slice<T> s) {
	std::sort(s.p, s.p + s.n, [](const T& a, const T& b) { return b < a; });
}
#include <algorithm>
//@ rt_bytes_order rt_any_slice
// Elements of a slice whose type only its descriptor knows.
template <class F> struct rt_bytes_order {
	char* p;
	int64 size;
	F& f;
	bool less(int64 i, int64 j) { return f(i, j); }
	void swap(int64 i, int64 j) { std::swap_ranges(p + i * size, p + (i + 1) * size, p + j * size); }
};
#include <algorithm>
inline Slice<char> rt_any_slice(const Any& a) {
	if (!a.t || a.t->kind != KindSlice) panic_text("reflect: call of Swapper on value that is not a slice"_s);
	return *static_cast<const Slice<char>*>(any_data(a));
}
//@ sort_Slice_any
template <class F> inline void sort_Slice_any(Any a, F less) {
	Slice<char> s = rt_any_slice(a);
	rt_bytes_order<F> o = {s.p, a.t->elem->size, less};
	rt_pdqsort<rt_bytes_order<F> >(o).sort(s.n);
}
//@ sort_SliceStable raw
//= writes 1, calls 2
template <class T, class F> inline void sort_SliceStable(Slice<T> s, F less) {
	std::vector<int64> at = rt_stable_order(s.n, [&less](int64 i, int64 j) { return less(i, j); });
	rt_arrange(at, [s](int64 i, int64 j) { swapvalues(s.p[i], s.p[j]); });
}
//@ sort_SliceStable_any
template <class F> inline void sort_SliceStable_any(Any a, F less) {
	Slice<char> s = rt_any_slice(a);
	rt_bytes_order<F> o = {s.p, a.t->elem->size, less};
	std::vector<int64> at = rt_stable_order(s.n, [&less](int64 i, int64 j) { return less(i, j); });
	rt_arrange(at, [&o](int64 i, int64 j) { o.swap(i, j); });
}
//@ sort_SliceIsSorted raw
//= calls 2
template <class T, class F> inline bool sort_SliceIsSorted(Slice<T> s, F less) {
	for (int64 i = s.n - 1; i > 0; i--)
		if (less(i, i - 1)) return false;
	return true;
}
//@ sort_SliceIsSorted_any
template <class F> inline bool sort_SliceIsSorted_any(Any a, F less) {
	Slice<char> s = rt_any_slice(a);
	return sort_SliceIsSorted(s, less);
}
//@ cmp_Less
//= pure
// Less and Compare put NaN before every other number and equal to itself.
template <class T> inline bool cmp_Less(T a, Same<T> b) { return a < b || (!(a == a) && b == b); }
//@ cmp_Compare
//= pure
template <class T> inline int64 cmp_Compare(T a, Same<T> b) {
	if (a < b) return -1;
	if (b < a) return 1;
	if (a == b) return 0;
	return !(b == b) - !(a == a);
}
//@ cmp_Or
//= returns 1
template <class T> inline T cmp_Or(Slice<T> a) {
	for (int64 i = 0; i < a.n; i++)
		if (!(a.p[i] == T())) return a.p[i];
	return T();
}
//@ slices_Sort
//= writes 1
template <class T> inline void slices_Sort(Slice<T> s) { std::sort(s.p, s.p + s.n, cmp_Less<T>); }
#include <algorithm>
//@ sort_Ints
//= writes 1
inline void sort_Ints(Slice<int64> s) { std::sort(s.p, s.p + s.n); }
#include <algorithm>
//@ sort_Float64s
//= writes 1
inline void sort_Float64s(Slice<float64> s) { slices_Sort(s); }
//@ sort_Strings
//= writes 1
needs_string_less inline void sort_Strings(Slice<String> s) { std::sort(s.p, s.p + s.n); }
#include <algorithm>
//@ slices_IsSorted
//= pure
template <class T> inline bool slices_IsSorted(Slice<T> s) {
	for (int64 i = s.n - 1; i > 0; i--)
		if (cmp_Less(s.p[i], s.p[i - 1])) return false;
	return true;
}
//@ sort_IntsAreSorted
//= pure
inline bool sort_IntsAreSorted(Slice<int64> s) { return slices_IsSorted(s); }
//@ sort_StringsAreSorted
//= pure
needs_string_less needs_string_equal inline bool sort_StringsAreSorted(Slice<String> s) { return slices_IsSorted(s); }
//@ sort_Float64sAreSorted
//= pure
inline bool sort_Float64sAreSorted(Slice<float64> s) { return slices_IsSorted(s); }
//@ sort_Search
//= calls 2
template <class F> inline int64 sort_Search(int64 n, F f) {
	int64 lo = 0;
	while (lo < n) {
		int64 m = int64((uint64(lo) + uint64(n)) >> 1);
		if (!f(m)) lo = m + 1;
		else n = m;
	}
	return lo;
}
//@ sort_Find
//= calls 2
template <class F> inline R2<int64, bool> sort_Find(int64 n, F f) {
	int64 lo = 0, hi = n;
	while (lo < hi) {
		int64 m = int64((uint64(lo) + uint64(hi)) >> 1);
		if (f(m) > 0) lo = m + 1;
		else hi = m;
	}
	return R2<int64, bool>{lo, lo < n && f(lo) == 0};
}
//@ rt_lower_bound
template <class T> inline int64 rt_lower_bound(Slice<T> s, const Same<T>& x) {
	return sort_Search(s.n, [s, &x](int64 i) { return !cmp_Less(s.p[i], x); });
}
//@ sort_SearchInts
//= pure
inline int64 sort_SearchInts(Slice<int64> s, int64 x) { return rt_lower_bound(s, x); }
//@ sort_SearchStrings
//= pure
needs_string_less needs_string_equal inline int64 sort_SearchStrings(Slice<String> s, String x) { return rt_lower_bound(s, x); }
//@ sort_SearchFloat64s
//= pure
inline int64 sort_SearchFloat64s(Slice<float64> s, float64 x) { return rt_lower_bound(s, x); }
//@ sort_IntSlice
typedef Slice<int64> sort_IntSlice;
//@ sort_IntSlice_Len
//= pure
inline int64 sort_IntSlice_Len(Slice<int64> s) { return s.n; }
//@ sort_IntSlice_Less
//= pure
inline bool sort_IntSlice_Less(Slice<int64> s, int64 i, int64 j) { return cmp_Less(s[i], s[j]); }
//@ sort_IntSlice_Swap
//= writes receiver
inline void sort_IntSlice_Swap(Slice<int64> s, int64 i, int64 j) { swapvalues(s[i], s[j]); }
//@ sort_IntSlice_Sort
//= writes receiver
inline void sort_IntSlice_Sort(Slice<int64> s) { sort_Ints(s); }
//@ sort_IntSlice_Search
//= pure
inline int64 sort_IntSlice_Search(Slice<int64> s, int64 x) { return rt_lower_bound(s, x); }
//@ sort_StringSlice
typedef Slice<String> sort_StringSlice;
//@ sort_StringSlice_Len
//= pure
inline int64 sort_StringSlice_Len(Slice<String> s) { return s.n; }
//@ sort_StringSlice_Less
//= pure
needs_string_less needs_string_equal inline bool sort_StringSlice_Less(Slice<String> s, int64 i, int64 j) { return cmp_Less(s[i], s[j]); }
//@ sort_StringSlice_Swap
//= writes receiver
inline void sort_StringSlice_Swap(Slice<String> s, int64 i, int64 j) { swapvalues(s[i], s[j]); }
//@ sort_StringSlice_Sort
//= writes receiver
inline void sort_StringSlice_Sort(Slice<String> s) { sort_Strings(s); }
//@ sort_StringSlice_Search
//= pure
needs_string_less needs_string_equal inline int64 sort_StringSlice_Search(Slice<String> s, String x) { return rt_lower_bound(s, x); }
//@ sort_Float64Slice
typedef Slice<float64> sort_Float64Slice;
//@ sort_Float64Slice_Len
//= pure
inline int64 sort_Float64Slice_Len(Slice<float64> s) { return s.n; }
//@ sort_Float64Slice_Less
//= pure
inline bool sort_Float64Slice_Less(Slice<float64> s, int64 i, int64 j) { return cmp_Less(s[i], s[j]); }
//@ sort_Float64Slice_Swap
//= writes receiver
inline void sort_Float64Slice_Swap(Slice<float64> s, int64 i, int64 j) { swapvalues(s[i], s[j]); }
//@ sort_Float64Slice_Sort
//= writes receiver
inline void sort_Float64Slice_Sort(Slice<float64> s) { sort_Float64s(s); }
//@ sort_Float64Slice_Search
//= pure
inline int64 sort_Float64Slice_Search(Slice<float64> s, float64 x) { return rt_lower_bound(s, x); }
//@ rt_cmp_order
template <class T, class F> struct rt_cmp_order {
	T* p;
	F& f;
	bool less(int64 i, int64 j) { return f(p[i], p[j]) < 0; }
	void swap(int64 i, int64 j) { swapvalues(p[i], p[j]); }
};
//@ slices_SortFunc
//= writes 1, calls 2
template <class T, class F> inline void slices_SortFunc(Slice<T> s, F cmp) {
	rt_cmp_order<T, F> o = {s.p, cmp};
	rt_pdqsort<rt_cmp_order<T, F> >(o).sort(s.n);
}
//@ slices_SortStableFunc
//= writes 1, calls 2
template <class T, class F> inline void slices_SortStableFunc(Slice<T> s, F cmp) {
	std::vector<int64> at = rt_stable_order(s.n, [s, &cmp](int64 i, int64 j) { return cmp(s.p[i], s.p[j]) < 0; });
	rt_arrange(at, [s](int64 i, int64 j) { swapvalues(s.p[i], s.p[j]); });
}
//@ slices_IsSortedFunc
//= calls 2
template <class T, class F> inline bool slices_IsSortedFunc(Slice<T> s, F cmp) {
	for (int64 i = s.n - 1; i > 0; i--)
		if (cmp(s.p[i], s.p[i - 1]) < 0) return false;
	return true;
}
//@ slices_BinarySearch
//= pure
template <class T> inline R2<int64, bool> slices_BinarySearch(Slice<T> s, Same<T> x) {
	int64 i = rt_lower_bound(s, x);
	return R2<int64, bool>{i, i < s.n && (s.p[i] == x || (!(s.p[i] == s.p[i]) && !(x == x)))};
}
//@ slices_BinarySearchFunc
//= calls 3
template <class T, class U, class F> inline R2<int64, bool> slices_BinarySearchFunc(Slice<T> s, U x, F cmp) {
	int64 i = sort_Search(s.n, [&](int64 k) { return cmp(s.p[k], x) >= 0; });
	return R2<int64, bool>{i, i < s.n && cmp(s.p[i], x) == 0};
}
//@ slices_IndexFunc
//= calls 2
template <class T, class F> inline int64 slices_IndexFunc(Slice<T> s, F f) {
	for (int64 i = 0; i < s.n; i++)
		if (f(s.p[i])) return i;
	return -1;
}
//@ slices_Index
//= pure
template <class T> inline int64 slices_Index(Slice<T> s, Same<T> x) {
	for (int64 i = 0; i < s.n; i++)
		if (s.p[i] == x) return i;
	return -1;
}
//@ slices_Contains
//= pure
template <class T> inline bool slices_Contains(Slice<T> s, Same<T> x) { return slices_Index(s, x) >= 0; }
//@ slices_ContainsFunc
//= calls 2
template <class T, class F> inline bool slices_ContainsFunc(Slice<T> s, F f) { return slices_IndexFunc(s, f) >= 0; }
//@ slices_Reverse
//= writes 1
template <class T> inline void slices_Reverse(Slice<T> s) {
	for (int64 i = 0, j = s.n - 1; i < j; i++, j--) swapvalues(s.p[i], s.p[j]);
}
//@ slices_Equal
//= pure
template <class T> inline bool slices_Equal(Slice<T> a, Slice<T> b) {
	if (a.n != b.n) return false;
	for (int64 i = 0; i < a.n; i++)
		if (!(a.p[i] == b.p[i])) return false;
	return true;
}
//@ slices_EqualFunc
//= calls 3
template <class T, class U, class F> inline bool slices_EqualFunc(Slice<T> a, Slice<U> b, F f) {
	if (a.n != b.n) return false;
	for (int64 i = 0; i < a.n; i++)
		if (!f(a.p[i], b.p[i])) return false;
	return true;
}
//@ slices_CompareFunc
//= calls 3
template <class T, class U, class F> inline int64 slices_CompareFunc(Slice<T> a, Slice<U> b, F f) {
	for (int64 i = 0; i < a.n; i++) {
		if (i >= b.n) return 1;
		if (int64 c = f(a.p[i], b.p[i])) return c;
	}
	return a.n < b.n ? -1 : 0;
}
//@ slices_Compare
//= pure
template <class T> inline int64 slices_Compare(Slice<T> a, Slice<T> b) { return slices_CompareFunc(a, b, cmp_Compare<T>); }
//@ rt_empty_slice
inline void rt_empty_slice(const char* what) { panic_text(cstring(what)); }
//@ slices_Min
//= pure
template <class T> inline T slices_Min(Slice<T> s) {
	if (s.n == 0) rt_empty_slice("slices.Min: empty list");
	T m = s.p[0];
	for (int64 i = 1; i < s.n; i++)
		if (s.p[i] < m || s.p[i] != s.p[i]) m = s.p[i];
	return m;
}
//@ slices_Max
//= pure
template <class T> inline T slices_Max(Slice<T> s) {
	if (s.n == 0) rt_empty_slice("slices.Max: empty list");
	T m = s.p[0];
	for (int64 i = 1; i < s.n; i++)
		if (m < s.p[i] || s.p[i] != s.p[i]) m = s.p[i];
	return m;
}
//@ slices_MinFunc
//= calls 2
template <class T, class F> inline T slices_MinFunc(Slice<T> s, F cmp) {
	if (s.n == 0) rt_empty_slice("slices.MinFunc: empty list");
	T m = s.p[0];
	for (int64 i = 1; i < s.n; i++)
		if (cmp(s.p[i], m) < 0) m = s.p[i];
	return m;
}
//@ slices_MaxFunc
//= calls 2
template <class T, class F> inline T slices_MaxFunc(Slice<T> s, F cmp) {
	if (s.n == 0) rt_empty_slice("slices.MaxFunc: empty list");
	T m = s.p[0];
	for (int64 i = 1; i < s.n; i++)
		if (cmp(s.p[i], m) > 0) m = s.p[i];
	return m;
}
//@ slices_Clone
//= pure
template <class T> inline Slice<T> slices_Clone(Slice<T> s) { return s.p ? appendall(Slice<T>{s.p, 0, 0}, s) : s; }
//@ slices_Clip
//= returns 1
template <class T> inline Slice<T> slices_Clip(Slice<T> s) { return Slice<T>{s.p, s.n, s.n}; }
//@ slices_Grow
//= returns 1
template <class T> inline Slice<T> slices_Grow(Slice<T> s, int64 n) {
	if (n < 0) rt_empty_slice("cannot be negative");
	return s.n + n > s.c ? rt_grow(s, s.n + n) : s;
}
//@ slices_Insert
//= returns 1, keeps 3, writes 1
template <class T> inline Slice<T> slices_Insert(Slice<T> s, int64 i, Slice<T> v) {
	tailslice(s, i);
	if (v.n == 0) return s;
	int64 n = s.n + v.n;
	if (n > s.c) {
		Slice<T> out = appendall(subslice3(s, 0, i, i), v);
		return appendall(out, tailslice(s, i));
	}
	Slice<T> copy = appendall(Slice<T>(), v);  // v may lie inside s
	s.n = n;
	memmove(static_cast<void*>(s.p + i + v.n), static_cast<const void*>(s.p + i), (n - i - v.n) * sizeof(T));
	copyslice(tailslice(s, i), copy);
	return s;
}
//@ slices_Delete
//= returns 1, writes 1
template <class T> inline Slice<T> slices_Delete(Slice<T> s, int64 i, int64 j) {
	subslice3(s, i, j, s.n);
	if (i == j) return s;
	int64 n = s.n - (j - i);
	memmove(static_cast<void*>(s.p + i), static_cast<const void*>(s.p + j), (s.n - j) * sizeof(T));
	clearslice(tailslice(s, n));
	s.n = n;
	return s;
}
//@ slices_DeleteFunc
//= returns 1, writes 1, calls 2
template <class T, class F> inline Slice<T> slices_DeleteFunc(Slice<T> s, F f) {
	int64 k = 0;
	for (int64 i = 0; i < s.n; i++)
		if (!f(s.p[i])) s.p[k++] = s.p[i];
	clearslice(tailslice(s, k));
	s.n = k;
	return s;
}
//@ slices_Replace
//= returns 1, keeps 4, writes 1
template <class T> inline Slice<T> slices_Replace(Slice<T> s, int64 i, int64 j, Slice<T> v) {
	subslice(s, i, j);
	Slice<T> tail = tailslice(s, j), rest = appendall(Slice<T>(), tail), copy = appendall(Slice<T>(), v);
	int64 old = s.n;
	Slice<T> out = appendall(appendall(i + v.n + rest.n > s.c ? subslice3(s, 0, i, i) : subslice(s, 0, i), copy), rest);
	if (out.n < old && out.p == s.p) clearslice(Slice<T>{s.p + out.n, old - out.n, old - out.n});
	return out;
}
//@ slices_CompactFunc
//= returns 1, writes 1, calls 2
template <class T, class F> inline Slice<T> slices_CompactFunc(Slice<T> s, F eq) {
	if (s.n < 2) return s;
	int64 k = 1;
	for (int64 i = 1; i < s.n; i++)
		if (!eq(s.p[k - 1], s.p[i])) s.p[k++] = s.p[i];
	clearslice(tailslice(s, k));
	s.n = k;
	return s;
}
//@ slices_Compact
//= returns 1, writes 1
template <class T> inline Slice<T> slices_Compact(Slice<T> s) {
	return slices_CompactFunc(s, [](const T& a, const T& b) { return a == b; });
}
//@ slices_Concat
//= pure
template <class T> inline Slice<T> slices_Concat(Slice<Slice<T> > a) {
	int64 n = 0;
	for (int64 i = 0; i < a.n; i++) n += a.p[i].n;
	Slice<T> out = n ? rt_grow(Slice<T>(), n) : Slice<T>();
	for (int64 i = 0; i < a.n; i++) out = appendall(out, a.p[i]);
	return out;
}
//@ slices_Repeat
//= pure
template <class T> inline Slice<T> slices_Repeat(Slice<T> s, int64 n) {
	if (n < 0) rt_empty_slice("cannot be negative");
	Slice<T> out = mkslicecap<T>(0, s.n * n);
	for (int64 i = 0; i < n; i++) out = appendall(out, s);
	return out;
}
//@ maps_Clone
//= pure
template <class K, class V> inline Map<K, V> maps_Clone(Map<K, V> m) {
	if (!m.d) return m;
	Map<K, V> out = mkmap<K, V>(m.len());
	for (MapIter<K, V> it(m); it.next();) out.set(it.key(), it.value());
	return out;
}
//@ maps_Copy
//= writes 1
template <class K, class V> inline void maps_Copy(Map<K, V> d, Map<K, V> s) {
	for (MapIter<K, V> it(s); it.next();) d.set(it.key(), it.value());
}
//@ maps_Equal
//= pure
template <class K, class V> inline bool maps_Equal(Map<K, V> a, Map<K, V> b) {
	if (a.len() != b.len()) return false;
	for (MapIter<K, V> it(a); it.next();) {
		V* v = b.find(it.key());
		if (!v || !(*v == it.value())) return false;
	}
	return true;
}
//@ maps_EqualFunc
//= calls 3
template <class K, class V, class W, class F> inline bool maps_EqualFunc(Map<K, V> a, Map<K, W> b, F f) {
	if (a.len() != b.len()) return false;
	for (MapIter<K, V> it(a); it.next();) {
		W* w = b.find(it.key());
		if (!w || !f(it.value(), *w)) return false;
	}
	return true;
}
//@ maps_DeleteFunc
//= writes 1, calls 2
template <class K, class V, class F> inline void maps_DeleteFunc(Map<K, V> m, F f) {
	for (MapIter<K, V> it(m); it.next();) {
		K k = it.key();
		if (f(k, it.value())) m.del(k);
	}
}
