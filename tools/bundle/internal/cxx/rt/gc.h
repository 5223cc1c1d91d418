// gc.h: memory. A conservative mark-sweep collector that never moves anything. The heap is one range
// of addresses, reserved at the start and cut into pages of 8 KB. Pages are grouped into spans; a
// span holds objects of one size class (Go's classes, since append's growth shows them) or one large
// object. Free slots are bits; sweeping copies mark bits over allocation bits and touches no object.
// A collection starts when the program has allocated 2 MB plus half of the memory that was live after
// the last collection. The stack counts as live memory, because it is scanned, too.

//@ rt_map
// Returns zeroed memory from the system, or null if the system refuses. If at is given, the memory replaces
// the memory that the program already has there.
#include <sys/mman.h>
inline char* rt_map(uint64 n, char* at = nullptr) {
	int flags = MAP_PRIVATE | MAP_ANONYMOUS;
	if (at) flags |= MAP_FIXED;
#ifdef USES_needs_own_stack
	flags |= MAP_NORESERVE;  // programs use only a small part of a stack
#endif
	void* p = mmap(at, n, PROT_READ | PROT_WRITE, flags, -1, 0);
	return p == MAP_FAILED ? nullptr : static_cast<char*>(p);
}
//@ rt_address_space
// Returns the number of bytes that the process may map; all bits are set if there is no limit.
#include <sys/resource.h>
inline uint64 rt_address_space() {
	rlimit r;
	return getrlimit(RLIMIT_AS, &r) ? ~uint64(0) : r.rlim_cur;
}
//@ rt_roundup
// Returns the size of the block that Go would allocate for n bytes, because the capacities of append depend on
// it. The string contains the differences between the sizes of small blocks, in units of 8 from '0' or of 128
// from '@'.
static const char rt_steps[] = "111122222222222222444444448888AAAAAABBBCCABEFDFCBAJJBDEKJFPPEKJVUK`";
inline uint64 rt_step(char c) { return uint64(c < '@' ? (c - '0') * 8 : (c - '@') * 128); }
inline uint64 rt_roundup(uint64 n, bool noscan) {
	if (n > 32768 - 8) return (n + 8191) & ~uint64(8191);
	uint64 header = !noscan && n > 512 ? 8 : 0, size = 8;
	for (const char* d = rt_steps + 1; size < n + header; d++) size += rt_step(*d);
	return size - header;
}
//@ gc_alloc gc_free
// Programs without a collector: everything lives until the program ends.
#include <stdlib.h>
#ifndef USES_needs_collector
static char* rt_free;  // the rest of a block of zeroed memory
static char* rt_end;
// Returns n zeroed bytes.
RT_NOINLINE static void* gc_alloc(uint64 n, bool = false) {
	n = n ? (n + 7) & ~uint64(7) : 8;
	if (n >= 32768 || n > uint64(rt_end - rt_free)) {
		uint64 size = n < 32768 ? 65536 : n;
		char* p = static_cast<char*>(calloc(1, size));
		if (!p) fatal("out of memory");
		if (n >= 32768) return p;
		rt_free = p;
		rt_end = p + size;
	}
	rt_free += n;
	return rt_free - n;
}
// Frees a block of n bytes to which nothing refers any more. Small blocks stay.
inline void gc_free(void* p, uint64 n) {
	if (n >= 32768) free(p);
}
#endif
//@ gc_root gc_collect gc_stack_top
#ifdef USES_needs_collector
#include <stdlib.h>
#include <sys/mman.h>
struct rt_span {
	char* base;
	uint64 pages, slot;     // slot: bytes for one object
	uint32 count;           // objects in the span; 0: the span is free
	uint32 magic;           // 2^32 / slot, rounded up; 0: one large object
	uint32 word;            // index of the next word of alloc to search for free slots
	uint8 cls;              // size class, 0: one large object
	bool noscan, fresh;     // fresh: its memory is all zero
	rt_span* next;
	uint64 alloc[16], mark[16];
};
struct rt_cache {  // the free slots that are allocated next, as bits of one word
	uint64 bits;
	char* base;
	rt_span* span;
};
struct rt_range {
	char* p;
	uint64 n;
};
struct rt_range_list {
	rt_range* p;
	uint64 n, c;
	void add(rt_range x) {
		if (n == c) {
			uint64 more = c ? c * 2 : 256;
			rt_range* q = reinterpret_cast<rt_range*>(rt_map(more * sizeof x));
			if (!q) fatal("out of memory");
			if (p) {
				memcpy(q, p, n * sizeof x);
				munmap(p, c * sizeof x);
			}
			p = q;
			c = more;
		}
		p[n++] = x;
	}
};
static struct rt_gc {
	rt_cache cache[2][68];
	rt_span* partial[2][68];  // swept spans that may have free slots
	uint64 size[68];          // of the objects of each class
	uint8 cls[4097];          // index: (bytes + 7) / 8; value: the class
	char* heap;
	rt_span* span;            // index: the number of a span's first page
	uint32* first;            // index: a page of a span; value: the span's first page
	uint64 total, used;       // number of reserved pages, number of pages that were ever used
	uint64 at[2];             // where to look for free spans, for large and for small objects
	rt_range_list roots, todo;
	uint64 allocated, limit, live;
	rt_gc() {
		for (int c = 1, i = 0; c < 68; c++) {
			size[c] = size[c - 1] + rt_step(rt_steps[c - 1]);
			while (uint64(i) * 8 <= size[c]) cls[i++] = uint8(c);
		}
		limit = 2 << 20;
		total = 1 << 24;
#ifdef USES_rt_start
		while (total * 4096 > rt_address_space() / 2) total /= 2;  // the other half is for the stacks of goroutines
#endif
		do heap = rt_map((total /= 2) * (8192 + sizeof(rt_span) + 4));
		while (!heap && total > 1);
		span = reinterpret_cast<rt_span*>(heap + total * 8192);
		first = reinterpret_cast<uint32*>(span + total);
	}
} gc;
static char* gc_stack_top;
inline void gc_root(void* p, uint64 n) { gc.roots.add(rt_range{static_cast<char*>(p), n}); }

// Returns large blocks to the system, except for "keep" bytes, because using the pages again costs page
// faults.
inline void rt_free_span(rt_span* s, uint64& keep) {
	s->count = 0;
	uint64 n = s->pages * 8192;
	s->fresh = s->pages >= 32 && n > keep && rt_map(n, s->base);
	if (!s->fresh && s->pages >= 32) keep -= n < keep ? n : keep;
}
RT_NOINLINE static rt_span* rt_new_span(uint64 pages, uint64 slot, int cls, bool noscan) {
	uint64& at = gc.at[cls > 0];
	rt_span* s;
	for (;; at += s->pages) {
		s = gc.span + at;
		if (at == gc.used) {
			if (pages > gc.total - at) fatal("out of memory");
			s->base = gc.heap + at * 8192;
			s->fresh = true;
			gc.used += pages;
			break;
		}
		if (s->count || s->pages < pages) continue;
		if (s->pages > pages) {
			rt_span* rest = s + pages;
			rest->base = s->base + pages * 8192;
			rest->pages = s->pages - pages;
			rest->fresh = s->fresh;
		}
		break;
	}
	s->pages = pages;
	s->slot = slot;
	s->cls = uint8(cls);
	s->noscan = noscan;
	s->count = cls ? uint32(pages * 8192 / slot) : 1;
	s->magic = cls ? uint32(~0u / slot + 1) : 0;
	s->word = 0;
	for (uint64 i = 0; i < pages; i++) gc.first[at + i] = uint32(at);
	at += pages;
	return s;
}
// Marks the objects to which words of the range may point, and adds those that may contain pointers to
// the work list.
RT_NOINLINE static void
#ifdef USES_sanitizer
__attribute__((no_sanitize_address))
#endif
rt_scan_range(rt_range r) {
	uint64 *q = reinterpret_cast<uint64*>((uint64(r.p) + 7) & ~uint64(7)), *end = reinterpret_cast<uint64*>(uint64(r.p + r.n) & ~uint64(7));
	while (q < end) {
		uint64 a = *q++ - uint64(gc.heap);
		if (a >= gc.used * 8192) continue;
		uint64 f = gc.first[a >> 13];
		rt_span* s = gc.span + f;
		uint64 i = ((a - f * 8192) * s->magic) >> 32, bit = uint64(1) << (i & 63);
		if (i >= s->count || !(s->alloc[i / 64] & bit) || s->mark[i / 64] & bit) continue;
		s->mark[i / 64] |= bit;
		gc.live += s->slot;
		if (!s->noscan) gc.todo.add(rt_range{s->base + i * s->slot, s->slot});
	}
}
#ifdef USES_rt_start
inline void rt_add_stacks();
#endif
RT_NOINLINE static void rt_collect(char* sp) {
	for (rt_cache (&caches)[68] : gc.cache)
		for (rt_cache& h : caches) {
			if (h.span) h.span->alloc[h.span->word - 1] &= ~h.bits;
			h = rt_cache();
		}
	gc.live = uint64(gc_stack_top - sp);
#ifdef USES_rt_start
	uint64 lasting = gc.roots.n;
	rt_add_stacks();
#endif
	rt_range r = {sp, uint64(gc_stack_top - sp)};
	for (uint64 i = 0;; r = gc.roots.p[i++]) {
		rt_scan_range(r);
		while (gc.todo.n) rt_scan_range(gc.todo.p[--gc.todo.n]);
		if (i == gc.roots.n) break;
	}
#ifdef USES_rt_start
	gc.roots.n = lasting;
#endif
	uint64 keep = gc.limit = gc.live / 2 + (2 << 20);
	memset(gc.partial, 0, sizeof gc.partial);
	rt_span* free = nullptr;  // the previous span, if it is free
	for (uint64 p = 0, k; p < gc.used; p += k) {
		rt_span* s = gc.span + p;
		k = s->pages;
		if (s->count) {
			uint64 n = 0;
			for (uint64 w = 0; w * 64 < s->count; w++) {
				n += uint64(__builtin_popcountll(s->alloc[w] = s->mark[w]));
				s->mark[w] = 0;
			}
			if (n) {
				s->word = 0;
				s->fresh = false;
				free = nullptr;
				if (n < s->count) {
					s->next = gc.partial[s->noscan][s->cls];
					gc.partial[s->noscan][s->cls] = s;
				}
				continue;
			}
			rt_free_span(s, keep);
		}
		if (free) {
			free->pages += k;
			free->fresh &= s->fresh;
		} else {
			free = s;
		}
	}
	gc.at[0] = gc.at[1] = gc.allocated = 0;
}
RT_NOINLINE static void gc_collect() {
	__builtin_unwind_init();  // saves the registers of callers in this frame
	rt_collect(static_cast<char*>(__builtin_frame_address(0)) - 256);
}
inline void rt_account(uint64 n) {
	if (gc.allocated + n > gc.limit && gc_stack_top && gc.allocated) gc_collect();
	gc.allocated += n;
}
inline void rt_unaccount(uint64 n) { gc.allocated -= n < gc.allocated ? n : gc.allocated; }
// Finds the next word of free slots for the class.
RT_NOINLINE static void rt_refill(rt_cache& h, int cls, bool noscan) {
	for (;;) {
		rt_span* s = h.span;
		if (!s) {
			uint64 slot = gc.size[cls], pages = 1;
			while (pages * 8192 % slot > pages * 1024) pages++;
			rt_account(pages * 8192);
			if ((s = gc.partial[noscan][cls])) {
				gc.partial[noscan][cls] = s->next;
				// If the span already contains objects, only its free part counts as newly
				// allocated.
				for (uint64 w : s->alloc) rt_unaccount(uint64(__builtin_popcountll(w)) * slot);
			} else {
				s = rt_new_span(pages, slot, cls, noscan);
			}
			h.span = s;
		}
		while (s->word * 64 < s->count) {
			uint64 w = s->word++, bits = ~s->alloc[w], left = s->count - w * 64;
			if (left < 64) bits &= (uint64(1) << left) - 1;
			if (!bits) continue;
			s->alloc[w] |= bits;
			h.bits = bits;
			h.base = s->base + w * 64 * s->slot;
			return;
		}
		h.span = nullptr;
	}
}
RT_NOINLINE static void* rt_alloc_large(uint64 n, bool noscan) {
	if (n > uint64(1) << 46) fatal("out of memory");
	n = (n + 8191) / 8192;
	rt_account(n * 8192);
	rt_span* s = rt_new_span(n, n * 8192, 0, noscan);
	s->alloc[0] = 1;
	return s->fresh ? s->base : memset(s->base, 0, s->slot);
}
// Returns n zeroed bytes. noscan means that they will never contain a pointer.
RT_NOINLINE static void* gc_alloc(uint64 n, bool noscan) {
	if (n > 32768) return rt_alloc_large(n, noscan);
	int cls = gc.cls[(n + 7) / 8];
	rt_cache& h = gc.cache[noscan][cls];
	if (RT_UNLIKELY(!h.bits)) rt_refill(h, cls, noscan);
	char* p = h.base + uint64(__builtin_ctzll(h.bits)) * gc.size[cls];
	h.bits &= h.bits - 1;
	return h.span->fresh ? p : memset(p, 0, gc.size[cls]);
}
// Frees a block of n bytes to which nothing refers any more. Small blocks are left to the collector.
inline void gc_free(void* p, uint64) {
	if (!p) return;
	uint64 i = gc.first[uint64(static_cast<char*>(p) - gc.heap) / 8192];
	rt_span* s = gc.span + i;
	if (s->cls) return;
	rt_unaccount(s->slot);
	s->alloc[0] = 0;
	uint64 keep = 0;
	rt_free_span(s, keep);
	if (i < gc.at[0]) gc.at[0] = i;
}
#endif

//@ NoPtr
// NoPtr<T>::value is true if a T never contains a pointer. A struct declares this by a member
// type NoPointers.
#include <type_traits>
template <class T> struct NoPtr {
	template <class U> static char test(typename U::NoPointers*);
	template <class U> static int test(...);
	static const bool value = std::is_arithmetic<T>::value || sizeof(test<T>(nullptr)) == 1;
};

//@ gc_new
template <class T> inline T* gc_new() {
#ifdef USES_needs_collector
	return static_cast<T*>(gc_alloc(sizeof(T), NoPtr<T>::value));
#else
	return static_cast<T*>(gc_alloc(sizeof(T)));
#endif
}
//@ gc_array
template <class T> inline T* gc_array(uint64 n) {
#ifdef USES_needs_collector
	return static_cast<T*>(gc_alloc(n * sizeof(T), NoPtr<T>::value));
#else
	return static_cast<T*>(gc_alloc(n * sizeof(T)));
#endif
}
//@ box
// A variable on the heap that starts as v: for variables that outlive their block.
template <class T> inline T& box(const T& v) {
	T* p = gc_new<T>();
	*p = v;
	return *p;
}
//@ newptr
// &T{...}
template <class T> inline T* newptr(const T& v) { return &box(v); }
//@ rt_root
// Makes a static variable a root of the collector.
struct rt_root {
	rt_root(void* p, uint64 n) { gc_root(p, n); }
};
