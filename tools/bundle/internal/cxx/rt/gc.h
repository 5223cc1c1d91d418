// gc.h: memory. A conservative mark-sweep collector that never moves anything.
// Memory comes in arenas of 64 MB address space, cut into pages of 8 KB, grouped into spans; a
// span holds objects of one size class (Go's classes, since append's growth shows them) or one
// large object. Free slots are bits; sweeping copies mark bits over allocation bits and touches
// no object. A collection starts when as much has been allocated as was live after the last one.

//@ rt_class_size rt_class_pages rt_size_class
static const uint16 rt_class_size[68] = {0, 8, 16, 24, 32, 48, 64, 80, 96, 112, 128, 144, 160, 176, 192, 208, 224, 240, 256, 288, 320, 352, 384, 416, 448, 480, 512, 576, 640, 704, 768, 896, 1024, 1152, 1280, 1408, 1536, 1792, 2048, 2304, 2688, 3072, 3200, 3456, 4096, 4864, 5376, 6144, 6528, 6784, 6912, 8192, 9472, 9728, 10240, 10880, 12288, 13568, 14336, 16384, 18432, 19072, 20480, 21760, 24576, 27264, 28672, 32768};
static const uint8 rt_class_pages[68] = {0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1, 2, 1, 2, 1, 3, 2, 3, 1, 3, 2, 3, 4, 5, 6, 1, 7, 6, 5, 4, 3, 5, 7, 2, 9, 7, 5, 8, 3, 10, 7, 4};
struct ClassTable {
	uint8 small[129];
	uint8 large[256];
	ClassTable() {
		int c = 1;
		for (int i = 0; i <= 128; i++) {
			while (rt_class_size[c] < i * 8) c++;
			small[i] = uint8(c);
		}
		for (int i = 0; i < 256; i++) {
			while (rt_class_size[c] < (i + 1) * 128) c++;
			if (i < 7) continue;
			large[i] = uint8(c);
		}
	}
};
static ClassTable rt_class_table;
inline int rt_size_class(uint64 n) { return n <= 1024 ? rt_class_table.small[(n + 7) / 8] : rt_class_table.large[(n - 1) / 128]; }

//@ rt_roundup
// The size of the block that Go would allocate for n bytes: append's capacities follow it.
inline uint64 rt_roundup(uint64 n, bool noscan) {
	if (n <= 32768 - 8) {
		uint64 extra = !noscan && n > 512 ? 8 : 0;
		return rt_class_size[rt_size_class(n + extra)] - extra;
	}
	return (n + 8191) & ~uint64(8191);
}

//@ gc_alloc gc_root gc_collect gc_free gc_stack_top
#include <stdlib.h>
#include <sys/mman.h>
struct Span {
	char* base;
	uint64 pages;
	uint64 elem;      // bytes an object
	uint32 count;     // objects in the span; 0: the span is free
	uint32 magic;     // 2^32 / elem, rounded up
	uint8 cls;        // size class, 0: one large object
	bool noscan, fresh;
	uint32 word;      // next word of alloc to look for free slots in
	Span *next, *prev;
	uint64 *alloc, *mark;
};
struct GcCache {  // the word of free slots that allocation takes from
	uint64 bits;
	char* base;
	Span* span;
};
struct GcRoot { char* p; size_t n; };
struct Gc {
	GcCache cache[2][68];
	Span* partial[2][68];   // swept spans that may have free slots
	Span* runs[65];         // free spans by pages; 64: more
	Span** arenas[1 << 21]; // address >> 26 to its table of pages
	Span** all;
	size_t nall, capall;
	uint64 lo, hi;          // bounds of all arenas
	GcRoot* roots;
	size_t nroots, caproots;
	Span** todo_span;
	uint32* todo_index;
	size_t ntodo, captodo;
	uint64 allocated, limit, live, collections;
	char* stack_top;
	Span* spare;
};
static Gc gc;
static char* gc_stack_top;

template <class T> inline void rt_push(T*& a, size_t& n, size_t& c, T x) {
	if (n == c) {
		c = c ? c * 2 : 256;
		a = static_cast<T*>(realloc(a, c * sizeof(T)));
		if (!a) fatal("out of memory");
	}
	a[n++] = x;
}
inline void gc_root(void* p, size_t n) { rt_push(gc.roots, gc.nroots, gc.caproots, GcRoot{static_cast<char*>(p), n}); }

inline void gc_set_page(char* p, Span* s) { gc.arenas[uint64(p) >> 26][(uint64(p) >> 13) & 8191] = s; }
inline Span* gc_span_of(uint64 a) {
	Span** t = gc.arenas[a >> 26];
	return t ? t[(a >> 13) & 8191] : nullptr;
}
inline Span*& gc_run_list(uint64 pages) { return gc.runs[pages < 64 ? pages : 64]; }
inline void gc_link_run(Span* s) {
	Span*& head = gc_run_list(s->pages);
	s->count = 0;
	s->prev = nullptr;
	s->next = head;
	if (head) head->prev = s;
	head = s;
	gc_set_page(s->base, s);
	gc_set_page(s->base + (s->pages - 1) * 8192, s);
}
inline void gc_unlink_run(Span* s) {
	if (s->next) s->next->prev = s->prev;
	if (s->prev) s->prev->next = s->next;
	else gc_run_list(s->pages) = s->next;
}
inline Span* gc_new_span(char* base, uint64 pages) {
	Span* s = gc.spare;
	if (s) gc.spare = s->next;
	else if (!(s = static_cast<Span*>(malloc(sizeof(Span))))) fatal("out of memory");
	memset(s, 0, sizeof *s);
	s->base = base;
	s->pages = pages;
	return s;
}
inline void gc_drop_span(Span* s) {
	s->next = gc.spare;
	gc.spare = s;
}
// Takes address space for at least so many pages from the system.
inline bool gc_grow(uint64 pages) {
	const uint64 unit = uint64(1) << 26;
	uint64 size = (pages * 8192 + unit - 1) & ~(unit - 1);
	char* p = static_cast<char*>(mmap(nullptr, size + unit, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0));
	if (p == MAP_FAILED) return false;
	uint64 a = (uint64(p) + unit - 1) & ~(unit - 1);
	if (a > uint64(p)) munmap(p, a - uint64(p));
	munmap(reinterpret_cast<char*>(a + size), uint64(p) + unit - a);
	for (uint64 i = 0; i < size; i += unit) {
		void* t = calloc(8192, sizeof(Span*));
		if (!t) return false;
		gc.arenas[(a + i) >> 26] = static_cast<Span**>(t);
	}
	if (!gc.lo || a < gc.lo) gc.lo = a;
	if (a + size > gc.hi) gc.hi = a + size;
	Span* s = gc_new_span(reinterpret_cast<char*>(a), size / 8192);
	s->fresh = true;
	gc_link_run(s);
	return true;
}
inline Span* gc_take_pages(uint64 pages) {
	for (int attempt = 0; attempt < 2; attempt++) {
		Span* best = nullptr;
		for (uint64 i = pages < 64 ? pages : 64; i <= 64 && !best; i++)
			for (Span* s = gc.runs[i]; s; s = s->next) {
				if (s->pages >= pages && (!best || s->pages < best->pages || (s->pages == best->pages && s->base < best->base))) best = s;
				if (i < 64) break;
			}
		if (best) {
			gc_unlink_run(best);
			if (best->pages > pages) {
				Span* rest = gc_new_span(best->base + pages * 8192, best->pages - pages);
				rest->fresh = best->fresh;
				best->pages = pages;
				gc_link_run(rest);
			}
			return best;
		}
		if (!gc_grow(pages)) break;
	}
	fatal("out of memory");
}
// Makes a free span of s and joins it with free neighbours.
inline void gc_free_span(Span* s) {
	free(s->alloc);
	s->alloc = s->mark = nullptr;
	s->count = 0;
	s->fresh = false;
	if (s->pages >= 32) {  // give the memory back; it reads as zero afterwards
		if (madvise(s->base, s->pages * 8192, MADV_DONTNEED) == 0) s->fresh = true;
	}
	Span* t = gc_span_of(uint64(s->base) - 1);
	if (t && t->count == 0 && t->base + t->pages * 8192 == s->base) {
		gc_unlink_run(t);
		s->base = t->base;
		s->pages += t->pages;
		s->fresh = s->fresh && t->fresh;
		gc_drop_span(t);
	}
	t = gc_span_of(uint64(s->base) + s->pages * 8192);
	if (t && t->count == 0) {
		gc_unlink_run(t);
		s->pages += t->pages;
		s->fresh = s->fresh && t->fresh;
		gc_drop_span(t);
	}
	gc_link_run(s);
}
inline Span* gc_make_span(uint64 pages, uint64 elem, int cls, bool noscan) {
	Span* s = gc_take_pages(pages);
	s->elem = elem;
	s->cls = uint8(cls);
	s->noscan = noscan;
	s->count = cls ? uint32(pages * 8192 / elem) : 1;
	s->magic = cls ? uint32(0xffffffffu / elem + 1) : 0;
	s->word = 0;
	uint64 words = (s->count + 63) / 64;
	s->alloc = static_cast<uint64*>(calloc(words * 2, 8));
	if (!s->alloc) fatal("out of memory");
	s->mark = s->alloc + words;
	for (uint64 i = 0; i < pages; i++) gc_set_page(s->base + i * 8192, s);
	rt_push(gc.all, gc.nall, gc.capall, s);
	return s;
}
inline void gc_mark(uint64 a) {
	if (a - gc.lo >= gc.hi - gc.lo) return;
	Span* s = gc_span_of(a);
	if (!s || !s->count) return;
	uint64 off = a - uint64(s->base);
	uint32 i = s->cls ? uint32((off * s->magic) >> 32) : 0;
	if (i >= s->count) return;
	uint64 bit = uint64(1) << (i & 63);
	if (!(s->alloc[i / 64] & bit) || (s->mark[i / 64] & bit)) return;
	s->mark[i / 64] |= bit;
	if (s->noscan) {
		gc.live += s->elem;
		return;
	}
	if (gc.ntodo == gc.captodo) {
		gc.captodo = gc.captodo ? gc.captodo * 2 : 4096;
		gc.todo_span = static_cast<Span**>(realloc(gc.todo_span, gc.captodo * sizeof(Span*)));
		gc.todo_index = static_cast<uint32*>(realloc(gc.todo_index, gc.captodo * sizeof(uint32)));
		if (!gc.todo_span || !gc.todo_index) fatal("out of memory");
	}
	gc.todo_span[gc.ntodo] = s;
	gc.todo_index[gc.ntodo++] = i;
}
#if defined(__GNUC__) || defined(__clang__)
__attribute__((no_sanitize_address, noinline))
#endif
static void gc_scan(char* p, size_t n) {
	uint64 a = (uint64(p) + 7) & ~uint64(7);
	const uint64* end = reinterpret_cast<const uint64*>((uint64(p) + n) & ~uint64(7));
	for (const uint64* q = reinterpret_cast<const uint64*>(a); q < end; q++) gc_mark(*q);
}
inline void gc_drain() {
	while (gc.ntodo) {
		Span* s = gc.todo_span[--gc.ntodo];
		gc.live += s->elem;
		gc_scan(s->base + gc.todo_index[gc.ntodo] * s->elem, s->elem);
	}
}
inline void gc_sweep() {
	size_t kept = 0;
	memset(gc.partial, 0, sizeof gc.partial);
	for (size_t k = 0; k < gc.nall; k++) {
		Span* s = gc.all[k];
		uint64 words = (s->count + 63) / 64, n = 0;
		for (uint64 i = 0; i < words; i++) {
			s->alloc[i] = s->mark[i];
			s->mark[i] = 0;
			n += uint64(__builtin_popcountll(s->alloc[i]));
		}
		if (!n) {
			gc_free_span(s);
			continue;
		}
		gc.all[kept++] = s;
		s->word = 0;
		s->fresh = false;
		if (s->cls && n < s->count) {
			s->next = gc.partial[s->noscan][s->cls];
			gc.partial[s->noscan][s->cls] = s;
		}
	}
	gc.nall = kept;
}
static RT_NOINLINE void gc_collect_from(char* sp) {
	for (int k = 0; k < 2; k++)
		for (int c = 0; c < 68; c++) {
			GcCache& h = gc.cache[k][c];
			if (h.span) h.span->alloc[h.span->word - 1] &= ~h.bits;
			h = GcCache{0, nullptr, nullptr};
		}
	gc.live = 0;
	gc.collections++;
	gc_scan(sp, size_t(gc_stack_top - sp));
	gc_drain();
	for (size_t i = 0; i < gc.nroots; i++) {
		gc_scan(gc.roots[i].p, gc.roots[i].n);
		gc_drain();
	}
	gc_sweep();
	gc.allocated = 0;
	gc.limit = gc.live > (uint64(4) << 20) ? gc.live : uint64(4) << 20;
}
static RT_NOINLINE void gc_collect() {
	__builtin_unwind_init();  // puts the registers that a caller may use into this frame
	gc_collect_from(static_cast<char*>(__builtin_frame_address(0)) - 256);
}
inline void gc_account(uint64 n) {
	if (gc.limit == 0) gc.limit = uint64(4) << 20;
	if (gc.allocated + n > gc.limit && gc_stack_top && gc.allocated) gc_collect();
	gc.allocated += n;
}
// Finds the next word with free slots for the class.
static RT_NOINLINE void gc_refill(GcCache& h, int cls, bool noscan) {
	for (;;) {
		Span* s = h.span;
		if (!s) {
			gc_account(rt_class_pages[cls] * uint64(8192));
			if ((s = gc.partial[noscan][cls])) {
				gc.partial[noscan][cls] = s->next;
				// Only the free part of a span that is in use counts as newly allocated.
				uint64 used = 0;
				for (uint32 i = 0; i < (s->count + 63) / 64; i++) used += uint64(__builtin_popcountll(s->alloc[i]));
				uint64 kept = used * s->elem;
				gc.allocated -= kept < gc.allocated ? kept : gc.allocated;
			} else {
				s = gc_make_span(rt_class_pages[cls], rt_class_size[cls], cls, noscan);
			}
			h.span = s;
		}
		for (uint32 words = (s->count + 63) / 64; s->word < words;) {
			uint32 w = s->word++;
			uint64 bits = ~s->alloc[w];
			if (w == words - 1 && s->count % 64) bits &= (uint64(1) << (s->count % 64)) - 1;
			if (!bits) continue;
			s->alloc[w] |= bits;
			h.bits = bits;
			h.base = s->base + uint64(w) * 64 * s->elem;
			return;
		}
		h.span = nullptr;
	}
}
static RT_NOINLINE void* gc_alloc_large(uint64 n, bool noscan) {
	if (n > (uint64(1) << 46)) fatal("out of memory");
	uint64 pages = (n + 8191) / 8192;
	gc_account(pages * 8192);
	Span* s = gc_make_span(pages, pages * 8192, 0, noscan);
	s->alloc[0] = 1;
	if (!s->fresh) memset(s->base, 0, pages * 8192);
	return s->base;
}
// Zeroed memory for n bytes; noscan: it will never hold a pointer.
inline void* gc_alloc(uint64 n, bool noscan) {
	if (n > 32768) return gc_alloc_large(n, noscan);
	int cls = rt_size_class(n ? n : 1);
	GcCache& h = gc.cache[noscan][cls];
	if (RT_UNLIKELY(!h.bits)) gc_refill(h, cls, noscan);
	char* p = h.base + uint64(__builtin_ctzll(h.bits)) * rt_class_size[cls];
	h.bits &= h.bits - 1;
	if (!h.span->fresh) memset(p, 0, rt_class_size[cls]);
	return p;
}
// Gives back a block that nothing refers to any more. Small ones wait for the collector.
inline void gc_free(void* p) {
	if (!p) return;
	Span* s = gc_span_of(uint64(p));
	if (!s || s->cls || !s->count) return;
	uint64 n = s->pages * 8192;
	for (size_t k = gc.nall; k-- > 0;)
		if (gc.all[k] == s) {
			gc.all[k] = gc.all[--gc.nall];
			break;
		}
	gc_free_span(s);
	gc.allocated -= n < gc.allocated ? n : gc.allocated;
}

//@ NoPtr
// NoPtr<T>::value: a T never holds a pointer. Structs say so by a member type NoPointers.
#include <type_traits>
template <class T> struct NoPtr {
	template <class U> static char test(typename U::NoPointers*);
	template <class U> static int test(...);
	static const bool value = std::is_arithmetic<T>::value || sizeof(test<T>(nullptr)) == 1;
};

//@ gc_new
template <class T> inline T* gc_new() { return static_cast<T*>(gc_alloc(sizeof(T), NoPtr<T>::value)); }
//@ gc_array
template <class T> inline T* gc_array(uint64 n) { return static_cast<T*>(gc_alloc(n * sizeof(T), NoPtr<T>::value)); }
//@ box
// A variable on the heap that starts as v: for variables that outlive their block.
template <class T> inline T& box(const T& v) {
	T* p = gc_new<T>();
	*p = v;
	return *p;
}
//@ newptr
// &T{...}
template <class T> inline T* newptr(const T& v) {
	T* p = gc_new<T>();
	*p = v;
	return p;
}
//@ rt_root
// Makes a static variable a root of the collector.
struct rt_root {
	rt_root(void* p, size_t n) { gc_root(p, n); }
};
