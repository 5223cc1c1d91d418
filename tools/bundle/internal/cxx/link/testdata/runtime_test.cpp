// Tests of the runtime on its own. runtime_test.go puts all of rt/*.h before this text and compiles
// both as they stand. A check that fails prints its line; the exit status is then 1.
#include <map>
#include <set>
#include <string>
#include <vector>
#include <stdio.h>

static int failures;
#define CHECK(x) do { if (!(x)) { failures++; printf("line %d: %s\n", __LINE__, #x); } } while (0)

static uint64 seed = 1;
static uint64 draw(uint64 n) {
	seed = seed * 6364136223846793005u + 1442695040888963407u;
	return (seed >> 20) % n;
}
static std::string text(String s) { return std::string(s.p, size_t(s.n)); }
static bool same(String s, const char* want) { return text(s) == want; }

// Memory.
struct Node { Node* next; int64 value; Array<uint8, 40> rest; };
struct Leaf { int64 a[5]; typedef void NoPointers; };
static Node* rooted;
static rt_root rooted_root(&rooted, sizeof rooted);
RT_NOINLINE static void clear_stack() {
	volatile char room[20000];
	for (size_t i = 0; i < sizeof room; i++) room[i] = 0;
}
RT_NOINLINE static Node* chain(int64 n) {
	Node* head = nullptr;
	for (int64 i = 0; i < n; i++) {
		Node* p = gc_new<Node>();
		CHECK(!p->next && !p->value && !p->rest.a[39]);  // zeroed, also where something was before
		p->rest.a[39] = 7;
		*p = Node{head, i, p->rest};
		head = p;
	}
	return head;
}
static int64 sum(const Node* p) {
	int64 s = 0;
	for (; p; p = p->next) s += p->value;
	return s;
}
RT_NOINLINE static void garbage(int64 n) {
	for (int64 i = 0; i < n; i++) {
		sum(chain(1000));
		memset(gc_alloc(draw(100000), draw(2)), 255, 1);
	}
}
RT_NOINLINE static void hide(uint64** cell) {
	*cell = static_cast<uint64*>(gc_alloc(8, true));  // an object without pointers
	**cell = uint64(gc_alloc(64 << 20, true));
}
static void test_memory() {
	rooted = chain(100000);
	uint8* inside = &chain(1)->rest.a[20];  // a pointer into an object keeps it
	garbage(2000);
	CHECK(sum(rooted) == int64(99999) * 100000 / 2);
	CHECK(inside[19] == 7 && reinterpret_cast<Node*>(inside - 36)->next == nullptr);
	CHECK(gc.used * 8192 < 120u << 20);  // 200 MB of garbage did not pile up
	rooted = nullptr;
	clear_stack();
	gc_collect();
	CHECK(gc.live < 2 << 20);
	uint64* cell;
	hide(&cell);
	clear_stack();
	gc_collect();
	CHECK(gc.live < 2 << 20);  // what objects without pointers hold keeps nothing
	char* large = static_cast<char*>(gc_alloc(1 << 20, true));
	large[5] = 1;
	gc_free(large, 0);
	char* again = static_cast<char*>(gc_alloc(1 << 20, true));
	CHECK(again == large && again[5] == 0);  // given back at once, and zero
	for (uint64 n = 1; n < 40000; n += 1 + n / 50) {  // objects do not overlap
		char *a = static_cast<char*>(gc_alloc(n, true)), *b = static_cast<char*>(gc_alloc(n, true));
		CHECK(uint64(a) % 8 == 0 && (a + n <= b || b + n <= a));
	}
	CHECK(NoPtr<Leaf>::value && NoPtr<int64>::value && !NoPtr<Node>::value && !NoPtr<String>::value);
}

// Slices.
static void test_slices() {
	const int64 words[] = {1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 848, 1280, 1792, 2560, 3408, 5120, 7168, 9216, 12288, 16384};
	const int64 bytes[] = {8, 16, 32, 64, 128, 256, 512, 896, 1408, 2048, 3072, 4096, 5376, 6912, 9472, 12288, 16384};
	Slice<int64> s = Slice<int64>();
	size_t k = 0;
	for (int64 i = 0, c = 0; i < 16384; i++) {
		push(s, i);
		if (s.c != c) CHECK(k < 20 && s.c == words[k++]);
		c = s.c;
	}
	CHECK(k == 20 && s[9999] == 9999);
	Slice<uint8> b = Slice<uint8>();
	k = 0;
	for (int64 i = 0, c = 0; i < 16384; i++) {
		b = append(b, uint8(i));
		if (b.c != c) CHECK(k < 17 && b.c == bytes[k++]);
		c = b.c;
	}
	Slice<int64> x = slicelit<int64>({1, 2, 3, 4}), y = append(subslice(x, 0, 2), 9);
	CHECK(x[2] == 9 && y.n == 3 && y.c == 4);  // a shared array
	y = append(subslice3(x, 0, 2, 2), 7);
	CHECK(x[2] == 9 && y[2] == 7);
	x = appendall(x, x);
	CHECK(x.n == 8 && x[4] == 1 && copyslice(subslice(x, 1, 8), x) == 7 && x[7] == 9 && x[1] == 1);
}

// Text.
static void test_text() {
	char q[4];
	for (int32 r = 0; r <= 0x10FFFF; r++) {
		if (r >= 0xD800 && r < 0xE000) continue;
		int64 w = 0, n = encode(q, r);
		if (decode(String{q, n}, 0, w) != r || w != n) CHECK(!"a rune is not read as it was written");
		if (n > 1 && (decode(String{q, n - 1}, 0, w) != 0xFFFD || w != 1)) CHECK(!"a cut rune is read");
	}
	CHECK(encode(q, 0xD800) == 3 && encode(q, 0x110000) == 3 && encode(q, -1) == 3);
	const char* wrong[] = {"\xC0\x80", "\xE0\x80\x80", "\xED\xA0\x80", "\xF4\x90\x80\x80", "\xFF", "\x80"};
	for (const char* s : wrong) {
		int64 w = 0;
		CHECK(decode(String{s, int64(strlen(s))}, 0, w) == 0xFFFD && w == 1);
	}
	String a = "abc"_s, b = "abd"_s;
	CHECK(a < b && b > a && a <= a && a != b && compare(a, "ab"_s) > 0 && "\xff"_s > "a"_s && !(""_s < ""_s));
	CHECK(same(concat(a, b), "abcabd") && same(concatn(a, ""_s, b, "x"_s), "abcabdx") && same(substr(a, 1, 2), "b") && same(tailstr(a, 3), ""));
	CHECK(same(runes_string(runes_of("gr\xC3\xBC\xC3\x9F\xff"_s)), "gr\xC3\xBC\xC3\x9F\xEF\xBF\xBD"));
	CHECK(same(runestring(0x20AC), "\xE2\x82\xAC") && same(strconv_Quote("a\"\n\x01\xC3\xBC"_s), "\"a\\\"\\n\\x01\xC3\xBC\""));
}

// Numbers.
static void test_integers() {
	const int64 least = int64(uint64(1) << 63), most = ~least;
	CHECK(wadd<int64>(most, 1) == least && wsub<int64>(least, 1) == most && wmul<int64>(least, -1) == least && wneg(least) == least);
	CHECK(wadd<int8>(127, 1) == -128 && wmul<uint8>(16, 17) == 16 && wsub<uint16>(0, 1) == 65535 && wmul<uint16>(65535, 65535) == 1);
	CHECK(idiv<int64>(least, -1) == least && irem<int64>(least, -1) == 0 && idiv<int64>(-7, 2) == -3 && irem<int64>(-7, 2) == -1);
	CHECK(shl<int64>(1, 64) == 0 && shl<int64>(1, 63) == least && shr<int64>(least, 200) == -1 && shr<uint64>(uint64(1) << 63, 63) == 1 && shl<uint8>(255, 4) == 240);
	CHECK(same(strconv_Itoa(least), "-9223372036854775808") && same(strconv_FormatInt(-255, 16), "-ff") && same(strconv_FormatInt(most, 36), "1y2p0ij32e8e7"));
	CHECK(strconv_Atoi("-9223372036854775808"_s).r0 == least && !strconv_Atoi("-9223372036854775808"_s).r1.t && strconv_Atoi("9223372036854775808"_s).r1.t && strconv_Atoi("1x"_s).r1.t && strconv_Atoi(""_s).r1.t);
	CHECK(ftoi<int64>(1e300) == least && ftoi<int64>(-3.99) == -3 && ftoi<uint64>(1.8e19) == 18000000000000000000u);
	for (int i = 0; i < 100000; i++) {
		int64 v = int64(draw(~uint64(0)) << draw(64));
		if (strconv_Atoi(strconv_Itoa(v)).r0 != v) CHECK(!"a number is not read as it was written");
	}
}
static void test_floats() {
	CHECK(same(strconv_FormatFloat(0.1, 'g', -1, 64), "0.1") && same(strconv_FormatFloat(1e21, 'g', -1, 64), "1e+21") && same(strconv_FormatFloat(5e-324, 'g', -1, 64), "5e-324"));
	CHECK(same(strconv_FormatFloat(float32(0.1f), 'g', -1, 32), "0.1") && same(strconv_FormatFloat(2.5, 'f', 0, 64), "2") && same(strconv_FormatFloat(-0.0, 'f', 1, 64), "-0.0"));
	for (int i = 0; i < 50000; i++) {
		uint64 u = draw(~uint64(0)) ^ draw(~uint64(0)) << 30;
		float64 v;
		memcpy(&v, &u, 8);
		if (i % 2) v = float64(int64(u)) / float64(draw(1000000) + 1);
		if (v != v || v - v != 0) continue;
		std::string shortest = text(strconv_FormatFloat(v, 'e', -1, 64));
		if (strtod(shortest.c_str(), nullptr) != v) CHECK(!"the shortest form is another number");
		char c[500];
		int digits = int(shortest.find('e')) - (v < 0) - (shortest.find('.') != std::string::npos);
		if (digits > 1) {
			snprintf(c, sizeof c, "%.*e", digits - 2, v);
			if (strtod(c, nullptr) == v) CHECK(!"a shorter form exists");
		}
		int places = int(draw(20));
		snprintf(c, sizeof c, "%.*f", places, v);
		if (text(strconv_FormatFloat(v, 'f', places, 64)) != c) CHECK(!"%f differs");
		snprintf(c, sizeof c, "%.*e", places, v);
		if (strconv_ParseFloat(cstring(c), 64).r0 != strtod(c, nullptr)) CHECK(!"a float is read wrongly");
	}
}

// Maps, against std::map.
template <class K, class F> static void test_map(int64 n, F key) {
	Map<K, int64> m = mkmap<K, int64>();
	std::map<int64, int64> want;
	for (int64 i = 0; i < 20 * n; i++) {
		int64 k = int64(draw(uint64(n)));
		switch (draw(4)) {
		case 0: m.del(key(k)), want.erase(k); break;
		case 1: m.at(key(k)) += i, want[k] += i; break;
		default: m.set(key(k), i), want[k] = i;
		}
		k = int64(draw(uint64(n)));
		if (m.contains(key(k)) != (want.count(k) > 0) || m.get(key(k)) != (want.count(k) ? want[k] : 0)) CHECK(!"a map differs");
		if (i % n == 0) CHECK(m.len() == int64(want.size()));
	}
	int64 seen = 0, total = 0, expected = 0;
	for (std::pair<const int64, int64>& e : want) expected += e.second;
	for (MapIter<K, int64> it(m); it.next(); seen++) total += it.value();
	CHECK(seen == int64(want.size()) && total == expected);
	for (MapIter<K, int64> it(m); it.next();) m.del(it.key());  // deleting while ranging
	CHECK(m.len() == 0);
}
static void test_maps() {
	test_map<int64>(3000, [](int64 k) { return k * 1000003; });
	test_map<String>(500, [](int64 k) { return strconv_Itoa(k); });
	test_map<Array<int32, 3> >(500, [](int64 k) { return Array<int32, 3>{{int32(k), 1, int32(-k)}}; });
	Map<int64, int64> m = mkmap<int64, int64>();
	for (int64 i = 0; i < 100; i++) m.set(i, i);
	std::set<int64> met;
	for (MapIter<int64, int64> it(m); it.next();) {  // inserting while ranging: every old entry once
		if (it.key() < 100) CHECK(met.insert(it.key()).second);
		if (m.len() < 5000) m.set(m.len() + 100, 0);
	}
	CHECK(met.size() == 100);
}

// Panics.
template <class F> static std::string panic_of(F f) {
	std::string got = "none";
	Defers defers = {};
	defers.add([&]() {
		Panic* p = may_recover();
		Any v = recover(p);
		if (v.t) got = text(rt_panic_text(v));
	});
	defers.run(f);
	return got;
}
static void test_panics() {
	Slice<int64> s = slicelit<int64>({1, 2, 3});
	volatile int64 zero = 0;
	CHECK(panic_of([&]() { s[3] = 1; }) == "runtime error: index out of range [3] with length 3");
	CHECK(panic_of([&]() { s[-1] = 1; }) == "runtime error: index out of range [-1]");
	CHECK(panic_of([&]() { subslice(s, 0, 4); }) == "runtime error: slice bounds out of range [:4] with capacity 3");
	CHECK(panic_of([&]() { subslice(s, 0, -4); }) == "runtime error: slice bounds out of range [:-4]");
	CHECK(panic_of([&]() { subslice(s, 3, 2); }) == "runtime error: slice bounds out of range [3:2]");
	CHECK(panic_of([&]() { subslice(s, -1, 2); }) == "runtime error: slice bounds out of range [-1:]");
	CHECK(panic_of([&]() { subslice3(s, 2, 1, 3); }) == "runtime error: slice bounds out of range [2:1:]");
	CHECK(panic_of([&]() { substr("abc"_s, 1, 4); }) == "runtime error: slice bounds out of range [:4] with length 3");
	CHECK(panic_of([&]() { idiv<int64>(1, zero); }) == "runtime error: integer divide by zero");
	CHECK(panic_of([&]() { deref(static_cast<Node*>(nullptr)); }) == "runtime error: invalid memory address or nil pointer dereference");
	CHECK(panic_of([&]() { Map<int64, int64>().set(1, 1); }) == "assignment to entry in nil map");
	CHECK(panic_of([&]() { panic_text("boom"_s); }) == "boom" && panic_of([&]() {}) == "none" && !rt_panics);
	CHECK(panic_of([&]() { panic_value(mkany(&T_int8, int8(-5))); }) == "-5" && panic_of([&]() { panic_value(mkany(&T_bool, true)); }) == "true");
}

// A million frames.
RT_NOINLINE static int64 deep(int64 n) {
	volatile int64 here = n;
	return n == 0 ? 0 : deep(n - 1) + (here == n);
}

static void test_sorting() {
	for (int64 n = 0; n < 3000; n += 1 + n / 3) {
		Slice<int64> s = mkslice<int64>(n);
		for (int64 i = 0; i < n; i++) s[i] = int64(draw(uint64(n)));
		std::vector<int64> want(s.p, s.p + n);
		std::sort(want.begin(), want.end());
		slices_Sort(s);
		CHECK(std::equal(want.begin(), want.end(), s.p));
	}
}

static void run() {
	test_memory();
	test_slices();
	test_text();
	test_integers();
	test_floats();
	test_maps();
	test_sorting();
	test_panics();
	CHECK(deep(1000000) == 1000000);
	if (!failures) printf("ok\n");
	fflush(stdout);
	os_Exit(failures > 0);
}
int main() { return rt_run(run); }
