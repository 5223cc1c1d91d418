// unicode_tables.h: package unicode: tables of ranges, Is and In. The tables themselves are in the next file.

//@ unicode_Range16
struct unicode_Range16 {
	uint16 Lo, Hi, Stride;
	typedef void NoPointers;
};
//@ unicode_Range32
struct unicode_Range32 {
	uint32 Lo, Hi, Stride;
	typedef void NoPointers;
};
//@ unicode_RangeTable
struct unicode_RangeTable {
	Slice<unicode_Range16> R16;
	Slice<unicode_Range32> R32;
	int64 LatinOffset;
};
//@ unicode_Is unicode_In
//= unicode_Is: pure
//= unicode_In: pure
template <class T> inline bool rt_in_ranges(Slice<T> s, uint32 r) {
	int64 from = 0, to = s.n;
	while (from < to) {
		int64 m = from + (to - from) / 2;
		T t = s.p[m];
		if (r < t.Lo) to = m;
		else if (r > t.Hi) from = m + 1;
		else return t.Stride == 1 || (r - t.Lo) % t.Stride == 0;
	}
	return false;
}
inline bool unicode_Is(unicode_RangeTable* t, int32 r) { return rt_in_ranges(deref(t)->R16, uint32(r)) || rt_in_ranges(t->R32, uint32(r)); }
inline bool unicode_In(int32 r, Slice<unicode_RangeTable*> list) {
	for (int64 i = 0; i < list.n; i++)
		if (unicode_Is(list.p[i], r)) return true;
	return false;
}
//@ rt_table
// Unpacks a table. For each range the text contains the distance of its start from the end of the previous
// range, and then 2*n for a range of n+1 runes with step 1; 2*n+1 means that the step follows as a third
// number.
inline unicode_RangeTable* rt_table(const char* s) {
	unicode_RangeTable* t = static_cast<unicode_RangeTable*>(calloc(1, sizeof(unicode_RangeTable)));
	size_t n = strlen(s) / 2 + 1;
	t->R16.p = static_cast<unicode_Range16*>(malloc(n * sizeof(unicode_Range16)));
	t->R32.p = static_cast<unicode_Range32*>(malloc(n * sizeof(unicode_Range32)));
	rt_packed in = {s};
	for (uint32 last = 0; *in.p;) {
		uint32 lo = last + uint32(in.next()), more = uint32(in.next()), step = more & 1 ? uint32(in.next()) : 1;
		last = lo + more / 2 * step;
		if (last >> 16) t->R32.p[t->R32.n++] = unicode_Range32{lo, last, step};
		else t->R16.p[t->R16.n++] = unicode_Range16{uint16(lo), uint16(last), uint16(step)};
		if (last < 256) t->LatinOffset = t->R16.n;
	}
	t->R16.c = t->R16.n;
	t->R32.c = t->R32.n;
	return t;
}
//@ rt_tables
// Returns a map from names to tables. names contains the names, separated by blanks.
typedef Map<String, unicode_RangeTable*> rt_table_map;
needs_string_equal needs_hash_of_string inline rt_table_map rt_tables(const char* names, std::initializer_list<unicode_RangeTable*> list) {
	rt_table_map m = mkmap<String, unicode_RangeTable*>();
	for (unicode_RangeTable* t : list) {
		const char* end = strchr(names, ' ');
		m.set(String{names, end - names}, t);
		names = end + 1;
	}
	return m;
}
#include <initializer_list>
