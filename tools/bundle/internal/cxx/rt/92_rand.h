// 92_rand.h: package math/rand without sources of one's own: Go's top-level functions are seeded
// at random, so any good generator behaves the same.

//@ rt_random
// xoroshiro128+ by D. Blackman and S. Vigna.
#include <time.h>
static uint64 rt_random_state[2];
inline uint64 rt_random() {
	uint64* s = rt_random_state;
	if (!s[0] && !s[1]) {
		struct timespec t;
		clock_gettime(CLOCK_REALTIME, &t);
		s[0] = rt_mix(uint64(t.tv_nsec) + 1);
		s[1] = rt_mix(uint64(t.tv_sec) * 1000003 + uint64(t.tv_nsec));
	}
	uint64 a = s[0], b = s[1], r = a + b;
	b ^= a;
	s[0] = ((a << 24) | (a >> 40)) ^ b ^ (b << 16);
	s[1] = (b << 37) | (b >> 27);
	return r;
}
//@ rt_random_below
inline uint64 rt_random_below(uint64 n) { return uint64((static_cast<unsigned __int128>(rt_random()) * n) >> 64); }
//@ rand_Seed
// Only called with a seed from the clock: no sequence is promised.
inline void rand_Seed(int64 seed) {
	rt_random_state[0] = rt_mix(uint64(seed) + 1);
	rt_random_state[1] = rt_mix(uint64(seed) * 3 + 7) | 1;
	rt_random();
}
//@ rand_Uint64
inline uint64 rand_Uint64() { return rt_random(); }
//@ rand_Uint32
inline uint32 rand_Uint32() { return uint32(rt_random() >> 32); }
//@ rand_Int63
inline int64 rand_Int63() { return int64(rt_random() >> 1); }
//@ rand_Int
inline int64 rand_Int() { return int64(rt_random() >> 1); }
//@ rand_Int31
inline int32 rand_Int31() { return int32(rt_random() >> 33); }
//@ rand_Intn
inline int64 rand_Intn(int64 n) {
	if (n <= 0) panic_text("invalid argument to Intn"_s);
	return int64(rt_random_below(uint64(n)));
}
//@ rand_Int63n
inline int64 rand_Int63n(int64 n) {
	if (n <= 0) panic_text("invalid argument to Int63n"_s);
	return int64(rt_random_below(uint64(n)));
}
//@ rand_Int31n
inline int32 rand_Int31n(int32 n) {
	if (n <= 0) panic_text("invalid argument to Int31n"_s);
	return int32(rt_random_below(uint64(n)));
}
//@ rand_Float64
inline float64 rand_Float64() { return float64(rt_random() >> 11) / 9007199254740992.0; }
//@ rand_Shuffle
template <class F> inline void rand_Shuffle(int64 n, F swap) {
	for (int64 i = n - 1; i > 0; i--) swap(i, int64(rt_random_below(uint64(i + 1))));
}
//@ rand_Perm
inline Slice<int64> rand_Perm(int64 n) {
	Slice<int64> p = mkslice<int64>(n);
	for (int64 i = 0; i < n; i++) {
		int64 j = int64(rt_random_below(uint64(i + 1)));
		p.p[i] = p.p[j];
		p.p[j] = i;
	}
	return p;
}
