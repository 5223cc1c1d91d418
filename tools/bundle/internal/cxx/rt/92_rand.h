// rand.h: packages math/rand and math/rand/v2: the sequences of Go from the same seeds. Go seeds other
// generators randomly, so any good generator may be used for them.

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
inline uint64 rt_random_below(uint64 n) { return uint64((uint128(rt_random()) * n) >> 64); }
//@ rt_no_seed
// rand.Seed with the time as seed, and in Go 1.24 and later with any seed: Go does not promise
// a sequence.
inline void rt_no_seed(int64) {}

//@ rand_Rand
struct rand_Rand {
	Any src;
	int64 bytes, left;  // random bytes that Read has drawn from src but not returned yet, and their number
};
//@ rand_New
//= keeps 1
inline rand_Rand* rand_New(Any src) { return newptr(rand_Rand{src, 0, 0}); }
//@ rand_NewSource
//= pure
// The sequence x[n] = x[n-607] + x[n-273]. A linear generator provides the first numbers, and the
// first 7.8e12 steps are skipped.
struct rt_additive {
	int64 at;
	uint64 x[607];
	typedef void NoPointers;
};
inline int64 rt_next_seed(int64 x) { return x * 48271 % 2147483647; }
// Returns the state after these steps. It is a linear combination of the first numbers, whose coefficients
// are x^(7.8e12) modulo x^607 - x^334 - 1, computed by repeated squaring.
inline const uint64* rt_cooked() {
	static uint64 cooked[607];
	if (cooked[0]) return cooked;
	const int64 steps = 7800000000000;
	static uint64 first[1214], c[1214], d[1214];
	int64 x = 1;
	for (int i = 0; i < 20; i++) x = rt_next_seed(x);
	for (int i = 0; i < 607; i++) {
		uint64 u = uint64(x = rt_next_seed(x)) << 20;
		u ^= uint64(x = rt_next_seed(x)) << 10;
		first[(940 - i) % 607] = u ^ uint64(x = rt_next_seed(x));
	}
	for (int i = 607; i < 1214; i++) first[i] = first[i - 607] + first[i - 273];
	c[0] = 1;
	for (int b = 42; b >= 0; b--) {
		int odd = int(steps >> b & 1);
		memset(d, 0, sizeof d);
		for (int i = 0; i < 607; i++)
			if (c[i])
				for (int j = 0; j < 607; j++) d[i + j + odd] += c[i] * c[j];
		for (int i = 1213; i >= 607; i--) {
			d[i - 607] += d[i];
			d[i - 273] += d[i];
		}
		memcpy(c, d, sizeof d / 2);
	}
	for (int i = 0; i < 607; i++)
		for (int j = 0; j < 607; j++) cooked[(940 + 607 - int(steps % 607) - i) % 607] += c[j] * first[i + j];
	return cooked;
}
inline void rt_additive_Seed(rt_additive* r, int64 seed) {
	const uint64* cooked = rt_cooked();
	seed %= 2147483647;
	if (seed < 0) seed += 2147483647;
	if (seed == 0) seed = 89482311;
	for (int i = 0; i < 20; i++) seed = rt_next_seed(seed);
	for (int i = 0; i < 607; i++) {
		uint64 u = uint64(seed = rt_next_seed(seed)) << 40;
		u ^= uint64(seed = rt_next_seed(seed)) << 20;
		r->x[i] = cooked[i] ^ u ^ uint64(seed = rt_next_seed(seed));
	}
	r->at = 0;
}
inline uint64 rt_additive_Uint64(rt_additive* r) {
	if (--r->at < 0) r->at += 607;
	return r->x[r->at < 273 ? r->at + 334 : r->at - 273] += r->x[r->at];
}
static Type T_p_rand_rngSource = rt_pointer<rt_additive>("*rand.rngSource");
inline rt_additive* rt_additive_of(Word w) { return static_cast<rt_additive*>(w.p); }
inline int64 rt_additive_i63(Word w) { return int64(rt_additive_Uint64(rt_additive_of(w)) << 1 >> 1); }
inline uint64 rt_additive_u64(Word w) { return rt_additive_Uint64(rt_additive_of(w)); }
inline void rt_additive_seed(Word w, int64 seed) { rt_additive_Seed(rt_additive_of(w), seed); }
static rt_method rt_additive_m1(T_p_rand_rngSource, Sel_Int63, rt_additive_i63);
static rt_method rt_additive_m2(T_p_rand_rngSource, Sel_Uint64, rt_additive_u64);
static rt_method rt_additive_m3(T_p_rand_rngSource, Sel_Seed, rt_additive_seed);
inline Any rand_NewSource(int64 seed) {
	rt_additive* r = gc_new<rt_additive>();
	rt_additive_Seed(r, seed);
	return mkany(&T_p_rand_rngSource, r);
}
//@ rt_global_rand
// The generator that the package's functions use.
inline void rt_random_word(Word) {}
inline int64 rt_random_i63(Word) { return int64(rt_random() >> 1); }
inline uint64 rt_random_u64(Word) { return rt_random(); }
static Type T_rt_random = rt_basic<int64>("*rand.runtimeSource", KindPtr);
static rt_method rt_random_m1(T_rt_random, Sel_Int63, rt_random_i63);
static rt_method rt_random_m2(T_rt_random, Sel_Uint64, rt_random_u64);
static rand_Rand rt_the_rand = {{&T_rt_random, {nullptr}}, 0, 0};
static rt_root rt_the_rand_root(&rt_the_rand, sizeof rt_the_rand);
inline rand_Rand* rt_global_rand() { return &rt_the_rand; }
//@ rand_Seed
//= acts, instead rt_no_seed since go1.24
inline void rand_Seed(int64 seed) { *rt_global_rand() = rand_Rand{rand_NewSource(seed), 0, 0}; }
//@ rand_Rand_Seed
//= acts
inline void rand_Rand_Seed(rand_Rand* r, int64 seed) {
	icall<void>(deref(r)->src, Sel_Seed, seed);
	r->left = 0;
}
//@ rand_Rand_Int63
//= acts
inline int64 rand_Rand_Int63(rand_Rand* r) { return icall<int64>(deref(r)->src, Sel_Int63); }
//@ rand_Rand_Uint32
//= acts
inline uint32 rand_Rand_Uint32(rand_Rand* r) { return uint32(rand_Rand_Int63(r) >> 31); }
//@ rand_Rand_Uint64
//= acts
inline uint64 rand_Rand_Uint64(rand_Rand* r) {
	if (has(deref(r)->src, Sel_Uint64)) return icall<uint64>(r->src, Sel_Uint64);
	uint64 low = uint64(rand_Rand_Int63(r)) >> 31;
	return low | uint64(rand_Rand_Int63(r)) << 32;
}
//@ rand_Rand_Int31
//= acts
inline int32 rand_Rand_Int31(rand_Rand* r) { return int32(rand_Rand_Int63(r) >> 32); }
//@ rand_Rand_Int
//= acts
inline int64 rand_Rand_Int(rand_Rand* r) { return rand_Rand_Int63(r); }
//@ rand_Rand_Int63n
//= acts
inline int64 rand_Rand_Int63n(rand_Rand* r, int64 n) {
	if (n <= 0) panic_text("invalid argument to Int63n"_s);
	if ((n & (n - 1)) == 0) return rand_Rand_Int63(r) & (n - 1);
	int64 v, max = int64((uint64(1) << 63) - 1 - (uint64(1) << 63) % uint64(n));
	do v = rand_Rand_Int63(r);
	while (v > max);
	return v % n;
}
//@ rand_Rand_Int31n
//= acts
inline int32 rand_Rand_Int31n(rand_Rand* r, int32 n) {
	if (n <= 0) panic_text("invalid argument to Int31n"_s);
	if ((n & (n - 1)) == 0) return rand_Rand_Int31(r) & (n - 1);
	int32 v, max = int32((uint32(1) << 31) - 1 - (uint32(1) << 31) % uint32(n));
	do v = rand_Rand_Int31(r);
	while (v > max);
	return v % n;
}
//@ rand_Rand_Intn
//= acts
inline int64 rand_Rand_Intn(rand_Rand* r, int64 n) {
	if (n <= 0) panic_text("invalid argument to Intn"_s);
	return n <= 2147483647 ? rand_Rand_Int31n(r, int32(n)) : rand_Rand_Int63n(r, n);
}
//@ rand_Rand_Float64
//= acts
inline float64 rand_Rand_Float64(rand_Rand* r) {
	float64 f;
	do f = float64(rand_Rand_Int63(r)) / 9223372036854775808.0;
	while (f == 1);
	return f;
}
//@ rand_Rand_Float32
//= acts
inline float32 rand_Rand_Float32(rand_Rand* r) {
	float32 f;
	do f = float32(rand_Rand_Float64(r));
	while (f == 1);
	return f;
}
//@ rand_Rand_Perm
//= acts
inline Slice<int64> rand_Rand_Perm(rand_Rand* r, int64 n) {
	Slice<int64> p = mkslice<int64>(n);
	for (int64 i = 0; i < n; i++) {
		int64 j = rand_Rand_Intn(r, i + 1);
		p.p[i] = p.p[j];
		p.p[j] = i;
	}
	return p;
}
//@ rand_Rand_Shuffle
//= calls 2, acts
template <class F> inline void rand_Rand_Shuffle(rand_Rand* r, int64 n, F swap) {
	if (n < 0) panic_text("invalid argument to Shuffle"_s);
	int64 i = n - 1;
	for (; i >= 2147483647; i--) swap(i, rand_Rand_Int63n(r, i + 1));
	for (; i > 0; i--) {
		uint32 below = uint32(i + 1);
		uint64 x = uint64(rand_Rand_Uint32(r)) * below;
		if (uint32(x) < below)
			for (uint32 least = (0 - below) % below; uint32(x) < least;) x = uint64(rand_Rand_Uint32(r)) * below;
		swap(i, int64(x >> 32));
	}
}
//@ rand_Rand_Read
//= writes receiver 1, acts
inline R2<int64, Any> rand_Rand_Read(rand_Rand* r, Slice<uint8> p) {
	for (int64 i = 0; i < p.n; i++, r->left--) {
		if (r->left == 0) {
			r->bytes = rand_Rand_Int63(r);
			r->left = 7;
		}
		p.p[i] = uint8(r->bytes);
		r->bytes >>= 8;
	}
	return R2<int64, Any>{p.n, Any()};
}
//@ rt_normal
// The tables of G. Marsaglia and W. W. Tsang, The Ziggurat Method for Generating Random Variables, 2000.
struct rt_ziggurat {
	uint32 k[256];
	float32 w[256], f[256];
	float64 density(float64 x) const { return normal ? math_Exp(-.5 * x * x) : math_Exp(-x); }
	bool normal;
	rt_ziggurat(bool is_normal, int n, float64 m, float64 d, float64 v) : normal(is_normal) {
		float64 t = d, q = v / density(d);
		k[0] = uint32(d / q * m);
		k[1] = 0;
		w[0] = float32(q / m);
		w[n - 1] = float32(d / m);
		f[0] = 1;
		f[n - 1] = float32(density(d));
		for (int i = n - 2; i > 0; i--) {
			d = -math_Log(v / d + density(d));
			if (normal) d = __builtin_sqrt(2 * d);
			k[i + 1] = uint32(d / t * m);
			t = d;
			f[i] = float32(density(d));
			w[i] = float32(d / m);
		}
	}
};
// draw returns random bits, from which pick chooses the strip. uniform returns a number in
// [0,1).
template <class D, class P, class U> inline float64 rt_normal(D draw, P pick, U uniform) {
	static const rt_ziggurat z(true, 128, 2147483648.0, 3.442619855899, 9.91256303526217e-3);
	const float64 rn = 3.442619855899;
	for (;;) {
		uint64 u = draw();
		int32 j = int32(u);
		uint64 i = pick(u) & 127;
		float64 x = float64(j) * float64(z.w[i]);
		if ((j < 0 ? 0 - uint32(j) : uint32(j)) < z.k[i]) return x;
		if (i == 0) {
			float64 y;
			do {
				x = -math_Log(uniform()) * (1.0 / rn);
				y = -math_Log(uniform());
			} while (!(y + y >= x * x));
			return j > 0 ? rn + x : -rn - x;
		}
		if (z.f[i] + float32(uniform()) * (z.f[i - 1] - z.f[i]) < float32(math_Exp(-.5 * x * x))) return x;
	}
}
template <class D, class P, class U> inline float64 rt_exponential(D draw, P pick, U uniform) {
	static const rt_ziggurat z(false, 256, 4294967296.0, 7.69711747013104972, 3.949659822581572e-3);
	for (;;) {
		uint64 u = draw();
		uint32 j = uint32(u);
		uint64 i = pick(u) & 255;
		float64 x = float64(j) * float64(z.w[i]);
		if (j < z.k[i]) return x;
		if (i == 0) return 7.69711747013104972 - math_Log(uniform());
		if (z.f[i] + float32(uniform()) * (z.f[i - 1] - z.f[i]) < float32(math_Exp(-x))) return x;
	}
}
//@ rand_Rand_NormFloat64
//= acts
inline float64 rand_Rand_NormFloat64(rand_Rand* r) {
	return rt_normal([=]() { return uint64(rand_Rand_Uint32(r)); }, [](uint64 u) { return u; }, [=]() { return rand_Rand_Float64(r); });
}
//@ rand_Rand_ExpFloat64
//= acts
inline float64 rand_Rand_ExpFloat64(rand_Rand* r) {
	return rt_exponential([=]() { return uint64(rand_Rand_Uint32(r)); }, [](uint64 u) { return u; }, [=]() { return rand_Rand_Float64(r); });
}

// The functions of the package. After rand.Seed they use the sequence of its seed.
//@ rand_NormFloat64
//= acts
inline float64 rand_NormFloat64() { return rand_Rand_NormFloat64(rt_global_rand()); }
//@ rand_ExpFloat64
//= acts
inline float64 rand_ExpFloat64() { return rand_Rand_ExpFloat64(rt_global_rand()); }
//@ rand_Float32
//= acts
inline float32 rand_Float32() { return rand_Rand_Float32(rt_global_rand()); }
//@ rand_Read
//= writes 1, acts
inline R2<int64, Any> rand_Read(Slice<uint8> p) { return rand_Rand_Read(rt_global_rand(), p); }
//@ rand_Uint64
//= acts
inline uint64 rand_Uint64() {
#ifdef USES_rand_Seed
	return rand_Rand_Uint64(rt_global_rand());
#else
	return rt_random();
#endif
}
//@ rand_Uint32
//= acts
inline uint32 rand_Uint32() {
#ifdef USES_rand_Seed
	return rand_Rand_Uint32(rt_global_rand());
#else
	return uint32(rt_random() >> 32);
#endif
}
//@ rand_Int63
//= acts
inline int64 rand_Int63() {
#ifdef USES_rand_Seed
	return rand_Rand_Int63(rt_global_rand());
#else
	return int64(rt_random() >> 1);
#endif
}
//@ rand_Int
//= acts
inline int64 rand_Int() { return rand_Int63(); }
//@ rand_Int31
//= acts
inline int32 rand_Int31() { return int32(rand_Int63() >> 32); }
//@ rand_Intn
//= acts
inline int64 rand_Intn(int64 n) {
#ifdef USES_rand_Seed
	return rand_Rand_Intn(rt_global_rand(), n);
#else
	if (n <= 0) panic_text("invalid argument to Intn"_s);
	return int64(rt_random_below(uint64(n)));
#endif
}
//@ rand_Int63n
//= acts
inline int64 rand_Int63n(int64 n) {
#ifdef USES_rand_Seed
	return rand_Rand_Int63n(rt_global_rand(), n);
#else
	if (n <= 0) panic_text("invalid argument to Int63n"_s);
	return int64(rt_random_below(uint64(n)));
#endif
}
//@ rand_Int31n
//= acts
inline int32 rand_Int31n(int32 n) {
#ifdef USES_rand_Seed
	return rand_Rand_Int31n(rt_global_rand(), n);
#else
	if (n <= 0) panic_text("invalid argument to Int31n"_s);
	return int32(rt_random_below(uint64(n)));
#endif
}
//@ rand_Float64
//= acts
inline float64 rand_Float64() {
#ifdef USES_rand_Seed
	return rand_Rand_Float64(rt_global_rand());
#else
	return float64(rt_random() >> 11) / 9007199254740992.0;
#endif
}
//@ rand_Shuffle
//= calls 2, acts
template <class F> inline void rand_Shuffle(int64 n, F swap) {
#ifdef USES_rand_Seed
	rand_Rand_Shuffle(rt_global_rand(), n, swap);
#else
	if (n < 0) panic_text("invalid argument to Shuffle"_s);
	for (int64 i = n - 1; i > 0; i--) swap(i, int64(rt_random_below(uint64(i + 1))));
#endif
}
//@ rand_Perm
//= acts
inline Slice<int64> rand_Perm(int64 n) {
#ifdef USES_rand_Seed
	return rand_Rand_Perm(rt_global_rand(), n);
#else
	Slice<int64> p = mkslice<int64>(n);
	for (int64 i = 0; i < n; i++) {
		int64 j = int64(rt_random_below(uint64(i + 1)));
		p.p[i] = p.p[j];
		p.p[j] = i;
	}
	return p;
#endif
}
//@ rand_Zipf rand_NewZipf rand_Zipf_Uint64
//= rand_NewZipf: keeps 1
//= rand_Zipf_Uint64: acts
template <class R> struct rt_zipf {
	R* r;
	float64 imax, v, q, s, p, inverse, hxm, width;
	float64 h(float64 x) const { return math_Exp(p * math_Log(v + x)) * inverse; }
	float64 hinv(float64 x) const { return math_Exp(inverse * math_Log(p * x)) - v; }
};
typedef rt_zipf<rand_Rand> rand_Zipf;
template <class R> inline rt_zipf<R>* rt_new_zipf(R* r, float64 s, float64 v, uint64 imax) {
	if (s <= 1 || v < 1) return nullptr;
	rt_zipf<R>* z = gc_new<rt_zipf<R> >();
	z->r = r;
	z->imax = float64(imax);
	z->v = v;
	z->q = s;
	z->p = 1 - s;
	z->inverse = 1 / z->p;
	z->hxm = z->h(z->imax + 0.5);
	z->width = z->h(0.5) - math_Exp(math_Log(v) * -s) - z->hxm;
	z->s = 1 - z->hinv(z->h(1.5) - math_Exp(-s * math_Log(v + 1)));
	return z;
}
template <class Z, class U> inline uint64 rt_zipf_next(Z* z, U uniform) {
	if (!z) panic_text("rand: nil Zipf"_s);
	for (;;) {
		float64 ur = z->hxm + uniform() * z->width, x = z->hinv(ur), k = math_Floor(x + 0.5);
		if (k - x <= z->s || ur >= z->h(k + 0.5) - math_Exp(-math_Log(k + z->v) * z->q)) return ftoi<uint64>(k);
	}
}
inline rand_Zipf* rand_NewZipf(rand_Rand* r, float64 s, float64 v, uint64 imax) { return rt_new_zipf(r, s, v, imax); }
inline uint64 rand_Zipf_Uint64(rand_Zipf* z) {
	return rt_zipf_next(z, [=]() { return rand_Rand_Float64(z->r); });
}
// math/rand/v2
//@ rand2_Rand
struct rand2_Rand { Any src; };
//@ rt_the_rand2
// The generator that the package's functions use.
static rand2_Rand rt_the_rand2;
//@ rand2_New
//= keeps 1
inline rand2_Rand* rand2_New(Any src) { return newptr(rand2_Rand{src}); }
//@ rand2_PCG
struct rand2_PCG { uint64 hi, lo; };
//@ rand2_NewPCG
//= pure
inline rand2_PCG* rand2_NewPCG(uint64 hi, uint64 lo) { return newptr(rand2_PCG{hi, lo}); }
//@ rand2_PCG_Seed
//= writes receiver
inline void rand2_PCG_Seed(rand2_PCG* p, uint64 hi, uint64 lo) { *deref(p) = rand2_PCG{hi, lo}; }
//@ rand2_PCG_Uint64
//= writes receiver
inline uint64 rand2_PCG_Uint64(rand2_PCG* p) {
	typedef uint128 wide;
	wide x = wide(deref(p)->hi) << 64 | p->lo;
	x = x * (wide(2549297995355413924u) << 64 | 4865540595714422341u) + (wide(6364136223846793005u) << 64 | 1442695040888963407u);
	uint64 hi = p->hi = uint64(x >> 64), lo = p->lo = uint64(x);
	hi ^= hi >> 32;
	hi *= 0xda942042e4dd58b5u;
	hi ^= hi >> 48;
	return hi * (lo | 1);
}
//@ rand2_Rand_Uint64
//= acts
inline uint64 rand2_Rand_Uint64(rand2_Rand* r) {
	return r == &rt_the_rand2 ? rt_random() : icall<uint64>(deref(r)->src, Sel_Uint64);
}
//@ rt_rand2_below
inline uint64 rt_rand2_below(rand2_Rand* r, uint64 n) {
	if ((n & (n - 1)) == 0) return rand2_Rand_Uint64(r) & (n - 1);
	typedef uint128 wide;
	wide x = wide(rand2_Rand_Uint64(r)) * n;
	if (uint64(x) < n)
		for (uint64 least = (0 - n) % n; uint64(x) < least;) x = wide(rand2_Rand_Uint64(r)) * n;
	return uint64(x >> 64);
}
//@ rand2_Uint64
//= acts
inline uint64 rand2_Uint64() { return rand2_Rand_Uint64(&rt_the_rand2); }
//@ rand2_Rand_Int64
//= acts
inline int64 rand2_Rand_Int64(rand2_Rand* r) { return int64(rand2_Rand_Uint64(r) << 1 >> 1); }
//@ rand2_Int64
//= acts
inline int64 rand2_Int64() { return rand2_Rand_Int64(&rt_the_rand2); }
//@ rand2_Rand_Uint32
//= acts
inline uint32 rand2_Rand_Uint32(rand2_Rand* r) { return uint32(rand2_Rand_Uint64(r) >> 32); }
//@ rand2_Uint32
//= acts
inline uint32 rand2_Uint32() { return rand2_Rand_Uint32(&rt_the_rand2); }
//@ rand2_Rand_Int32
//= acts
inline int32 rand2_Rand_Int32(rand2_Rand* r) { return int32(rand2_Rand_Uint64(r) >> 33); }
//@ rand2_Int32
//= acts
inline int32 rand2_Int32() { return rand2_Rand_Int32(&rt_the_rand2); }
//@ rand2_Rand_Int
//= acts
inline int64 rand2_Rand_Int(rand2_Rand* r) { return int64(rand2_Rand_Uint64(r) << 1 >> 1); }
//@ rand2_Int
//= acts
inline int64 rand2_Int() { return rand2_Rand_Int(&rt_the_rand2); }
//@ rand2_Rand_Uint
//= acts
inline uint64 rand2_Rand_Uint(rand2_Rand* r) { return rand2_Rand_Uint64(r); }
//@ rand2_Uint
//= acts
inline uint64 rand2_Uint() { return rand2_Rand_Uint(&rt_the_rand2); }
//@ rand2_Rand_Int64N
//= acts
inline int64 rand2_Rand_Int64N(rand2_Rand* r, int64 n) {
	if (n <= 0) panic_text("invalid argument to Int64N"_s);
	return int64(rt_rand2_below(r, uint64(n)));
}
//@ rand2_Int64N
//= acts
inline int64 rand2_Int64N(int64 n) { return rand2_Rand_Int64N(&rt_the_rand2, n); }
//@ rand2_Rand_Uint64N
//= acts
inline uint64 rand2_Rand_Uint64N(rand2_Rand* r, uint64 n) {
	if (n == 0) panic_text("invalid argument to Uint64N"_s);
	return uint64(rt_rand2_below(r, uint64(n)));
}
//@ rand2_Uint64N
//= acts
inline uint64 rand2_Uint64N(uint64 n) { return rand2_Rand_Uint64N(&rt_the_rand2, n); }
//@ rand2_Rand_Int32N
//= acts
inline int32 rand2_Rand_Int32N(rand2_Rand* r, int32 n) {
	if (n <= 0) panic_text("invalid argument to Int32N"_s);
	return int32(rt_rand2_below(r, uint64(n)));
}
//@ rand2_Int32N
//= acts
inline int32 rand2_Int32N(int32 n) { return rand2_Rand_Int32N(&rt_the_rand2, n); }
//@ rand2_Rand_Uint32N
//= acts
inline uint32 rand2_Rand_Uint32N(rand2_Rand* r, uint32 n) {
	if (n == 0) panic_text("invalid argument to Uint32N"_s);
	return uint32(rt_rand2_below(r, uint64(n)));
}
//@ rand2_Uint32N
//= acts
inline uint32 rand2_Uint32N(uint32 n) { return rand2_Rand_Uint32N(&rt_the_rand2, n); }
//@ rand2_Rand_IntN
//= acts
inline int64 rand2_Rand_IntN(rand2_Rand* r, int64 n) {
	if (n <= 0) panic_text("invalid argument to IntN"_s);
	return int64(rt_rand2_below(r, uint64(n)));
}
//@ rand2_IntN
//= acts
inline int64 rand2_IntN(int64 n) { return rand2_Rand_IntN(&rt_the_rand2, n); }
//@ rand2_Rand_UintN
//= acts
inline uint64 rand2_Rand_UintN(rand2_Rand* r, uint64 n) {
	if (n == 0) panic_text("invalid argument to UintN"_s);
	return uint64(rt_rand2_below(r, uint64(n)));
}
//@ rand2_UintN
//= acts
inline uint64 rand2_UintN(uint64 n) { return rand2_Rand_UintN(&rt_the_rand2, n); }
//@ rand2_Rand_Float64
//= acts
inline float64 rand2_Rand_Float64(rand2_Rand* r) { return float64(rand2_Rand_Uint64(r) << 11 >> 11) / 9007199254740992.0; }
//@ rand2_Float64
//= acts
inline float64 rand2_Float64() { return rand2_Rand_Float64(&rt_the_rand2); }
//@ rand2_Rand_Float32
//= acts
inline float32 rand2_Rand_Float32(rand2_Rand* r) { return float32(uint32(rand2_Rand_Uint64(r) >> 32) << 8 >> 8) / 16777216.0f; }
//@ rand2_Float32
//= acts
inline float32 rand2_Float32() { return rand2_Rand_Float32(&rt_the_rand2); }
//@ rand2_Rand_NormFloat64
//= acts
inline float64 rand2_Rand_NormFloat64(rand2_Rand* r) {
	return rt_normal([=]() { return rand2_Rand_Uint64(r); }, [](uint64 u) { return u >> 32; }, [=]() { return rand2_Rand_Float64(r); });
}
//@ rand2_NormFloat64
//= acts
inline float64 rand2_NormFloat64() { return rand2_Rand_NormFloat64(&rt_the_rand2); }
//@ rand2_Rand_ExpFloat64
//= acts
inline float64 rand2_Rand_ExpFloat64(rand2_Rand* r) {
	return rt_exponential([=]() { return rand2_Rand_Uint64(r); }, [](uint64 u) { return u >> 32; }, [=]() { return rand2_Rand_Float64(r); });
}
//@ rand2_ExpFloat64
//= acts
inline float64 rand2_ExpFloat64() { return rand2_Rand_ExpFloat64(&rt_the_rand2); }
//@ rand2_Rand_Shuffle
//= calls 2, acts
template <class F> inline void rand2_Rand_Shuffle(rand2_Rand* r, int64 n, F swap) {
	if (n < 0) panic_text("invalid argument to Shuffle"_s);
	for (int64 i = n - 1; i > 0; i--) swap(i, int64(rt_rand2_below(r, uint64(i + 1))));
}
//@ rand2_Shuffle
//= calls 2, acts
template <class F> inline void rand2_Shuffle(int64 n, F swap) { rand2_Rand_Shuffle(&rt_the_rand2, n, swap); }
//@ rand2_Rand_Perm
//= acts
inline Slice<int64> rand2_Rand_Perm(rand2_Rand* r, int64 n) {
	Slice<int64> p = mkslice<int64>(n);
	for (int64 i = 0; i < n; i++) p.p[i] = i;
	rand2_Rand_Shuffle(r, n, [=](int64 i, int64 j) { swapvalues(p.p[i], p.p[j]); });
	return p;
}
//@ rand2_Perm
//= acts
inline Slice<int64> rand2_Perm(int64 n) { return rand2_Rand_Perm(&rt_the_rand2, n); }
//@ rand2_N
//= acts
template <class T> inline T rand2_N(T n) {
	if (n <= 0) panic_text("invalid argument to N"_s);
	return T(rt_rand2_below(&rt_the_rand2, uint64(n)));
}
//@ rand2_Zipf rand2_NewZipf rand2_Zipf_Uint64
//= rand2_NewZipf: keeps 1
//= rand2_Zipf_Uint64: acts
typedef rt_zipf<rand2_Rand> rand2_Zipf;
inline rand2_Zipf* rand2_NewZipf(rand2_Rand* r, float64 s, float64 v, uint64 imax) { return rt_new_zipf(r, s, v, imax); }
inline uint64 rand2_Zipf_Uint64(rand2_Zipf* z) {
	return rt_zipf_next(z, [=]() { return rand2_Rand_Float64(z->r); });
}
