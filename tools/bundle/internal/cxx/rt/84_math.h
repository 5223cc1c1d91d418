// 84_math.h: packages math and math/bits. If Go has its own formula for amd64 and the last digit
// of the C library's result may differ, Go's formula is used: see math_Pow.

//@ math_Sqrt
//= pure
#include <math.h>
// Use the processor's instruction if it has one, because the function sqrt also tests whether
// to set errno.
inline float64 math_Sqrt(float64 x) {
#ifdef __SSE2__
	__asm__("sqrtsd %1, %0" : "=x"(x) : "x"(x));
	return x;
#else
	return sqrt(x);
#endif
}
//@ math_Floor
//= pure
#include <math.h>
inline float64 math_Floor(float64 x) { return floor(x); }
//@ math_Ceil
//= pure
#include <math.h>
inline float64 math_Ceil(float64 x) { return ceil(x); }
//@ math_Trunc
//= pure
#include <math.h>
inline float64 math_Trunc(float64 x) { return trunc(x); }
//@ math_Abs
//= pure
#include <math.h>
inline float64 math_Abs(float64 x) { return fabs(x); }
//@ math_NaN
//= pure
inline float64 math_NaN() {
	uint64 u = 0x7FF8000000000001u;
	float64 f;
	memcpy(&f, &u, 8);
	return f;
}
//@ math_Cbrt
//= pure
// Go's algorithm, from FreeBSD's s_cbrt.c: an estimate from the exponent, a rational
// improvement, rounding to 23 bits and one step of Newton's method.
#include <math.h>
inline float64 rt_from_bits(uint64 u) {
	float64 f;
	memcpy(&f, &u, sizeof f);
	return f;
}
inline uint64 rt_to_bits(float64 f) {
	uint64 u;
	memcpy(&u, &f, sizeof u);
	return u;
}
inline float64 math_Cbrt(float64 x) {
	if (x == 0 || x != x || isinf(x)) return x;
	float64 a = fabs(x), t = rt_from_bits(rt_to_bits(a) / 3 + (uint64(715094163) << 32));
	if (a < 2.22507385850720138309e-308) t = rt_from_bits(rt_to_bits(18014398509481984.0 * a) / 3 + (uint64(696219795) << 32));
	float64 r = t * t / a, s = 5.42857142857142815906e-01 + r * t;
	t *= 3.57142857142857150787e-01 + 1.60714285714285720630e+00 / (s + 1.41428571428571436819e+00 + -7.05306122448979611050e-01 / s);
	t = rt_from_bits((rt_to_bits(t) & (uint64(0xFFFFFFFFC) << 28)) + (uint64(1) << 30));
	s = t * t;
	r = a / s;
	float64 w = t + t;
	r = (r - t) / (w + r);
	return copysign(t + t * r, x);
}
//@ math_Exp
//= pure
// Go's algorithm, from SLEEF, for processors with fused multiply-add.
#include <math.h>
inline float64 math_Exp(float64 x) {
	if (x != x || x == -__builtin_inf()) return x != x ? x : 0;
	if (x > 7.09782712893384e+02) return __builtin_inf();
	float64 n = nearbyint(x * 1.4426950408889634073599246810018920);
	if (n < -1100) return 0;
	x = fma(-n, 0.69314718055966295651160180568695068359375, x);
	x = fma(-n, 0.28235290563031577122588448175013436025525412068e-12, x) * 0.0625;
	const float64 c[] = {1.9841269841269841270e-4, 1.3888888888888888889e-3, 8.3333333333333333333e-3, 4.1666666666666666667e-2, 1.6666666666666666667e-1, 0.5, 1};
	float64 y = 2.4801587301587301587e-5;
	for (float64 k : c) y = fma(y, x, k);
	x *= y;
	for (int i = 0; i < 3; i++) x *= x + 2;
	x = fma(x, x + 2, 1);
	return n >= 1024 ? __builtin_inf() : n < -1075 ? 0 : ldexp(x, int(n));
}
//@ math_Exp2
//= pure
// Go's algorithm, from FreeBSD's e_exp.c: the nearest integer, and a polynomial for the rest.
#include <math.h>
inline float64 math_Exp2(float64 x) {
	if (x != x) return x;
	if (x > 1.0239999999999999e+03) return __builtin_inf();
	if (x < -1.0740e+03) return 0;
	int k = int(x > 0 ? x + 0.5 : x - 0.5);
	float64 t = x - k, hi = t * 6.93147180369123816490e-01, lo = -t * 1.90821492927058770002e-10, r = hi - lo;
	t = r * r;
	float64 c = r - t * (1.66666666666666657415e-01 + t * (-2.77777777770155933842e-03 + t * (6.61375632143793436117e-05 + t * (-1.65339022054652515390e-06 + t * 4.13813679705723846039e-08))));
	return ldexp(1 - ((lo - r * c / (2 - c)) - hi), k);
}
//@ math_Expm1
//= pure
// Go's algorithm, from FreeBSD's s_expm1.c: x = k*ln 2 + r, a polynomial for r, and one formula for each range of k.
#include <math.h>
inline float64 math_Expm1(float64 x) {
	if (x != x || x == __builtin_inf()) return x;
	if (x <= -3.88162421113569373274e+01) return -1;
	if (x >= 7.09782712893383973096e+02) return __builtin_inf();
	float64 a = fabs(x), c = 0;
	int k = 0;
	if (a > 3.46573590279972654709e-01) {
		k = a < 1.03972077083991796413 ? (x < 0 ? -1 : 1) : int(1.44269504088896338700 * x + (x < 0 ? -0.5 : 0.5));
		float64 hi = x - k * 6.93147180369123816490e-01, lo = k * 1.90821492927058770002e-10;
		x = hi - lo;
		c = (hi - x) - lo;
	} else if (a < 5.5511151231257827e-17) {
		return x;
	}
	float64 h = 0.5 * x, z = x * h;
	float64 r = 1 + z * (-3.33333333333331316428e-02 + z * (1.58730158725481460165e-03 + z * (-7.93650757867487942473e-05 + z * (4.00821782732936239552e-06 + z * -2.01099218183624371326e-07))));
	float64 t = 3 - r * h, e = z * ((r - t) / (6.0 - x * t));
	if (k == 0) return x - (x * e - z);
	e = (x * (e - c) - c) - z;
	if (k == -1) return 0.5 * (x - e) - 0.5;
	if (k == 1) return x < -0.25 ? -2 * (e - (x + 0.5)) : 1 + 2 * (x - e);
	// The factor 2^k is added to the exponent.
	uint64 up = uint64(int64(k)) << 52;
	if (k <= -2 || k > 56) return rt_from_bits(rt_to_bits(1 - (e - x)) + up) - 1;
	if (k < 20) return rt_from_bits(rt_to_bits(rt_from_bits(0x3ff0000000000000u - (uint64(0x20000000000000) >> k)) - (e - x)) + up);
	return rt_from_bits(rt_to_bits((x - (e + rt_from_bits(uint64(0x3ff - k) << 52))) + 1) + up);
}
//@ math_Log
//= pure
// Go's algorithm, from FreeBSD's e_log.c.
inline float64 math_Log(float64 x) {
	if (x == 0) return -__builtin_inf();
	if (x < 0) return math_NaN();
	if (x != x || x == __builtin_inf()) return x;
	uint64 u;
	memcpy(&u, &x, 8);
	float64 k = float64(int64(u >> 52) - 0x3fe);
	u = (u & 0xFFFFFFFFFFFFFu) | 0x3fe0000000000000u;
	memcpy(&x, &u, 8);
	if (x <= 7.07106781186547524401e-01) {
		k--;
		x *= 2;
	}
	float64 f = x - 1, s = f / (2 + f), s2 = s * s, s4 = s2 * s2;
	float64 t1 = s2 * (6.666666666666735130e-01 + s4 * (2.857142874366239149e-01 + s4 * (1.818357216161805012e-01 + s4 * 1.479819860510658591e-01)));
	float64 t2 = s4 * (3.999999999940941908e-01 + s4 * (2.222219843214978396e-01 + s4 * 1.531383769920937332e-01));
	float64 half = 0.5 * f * f;
	return k * 6.93147180369123816490e-01 - ((half - (s * (half + (t1 + t2)) + k * 1.90821492927058770002e-10)) - f);
}
//@ math_Log1p
//= pure
// Go's algorithm, from FreeBSD's s_log1p.c: 1 + x = 2^k * (1 + f), with a correction c for the rounding of 1 + x.
#include <math.h>
inline float64 math_Log1p(float64 x) {
	if (x < -1 || x != x) return math_NaN();
	if (x == -1) return -__builtin_inf();
	if (x == __builtin_inf()) return x;
	float64 a = fabs(x), f = x, c = 0;
	int64 k = 0;
	uint64 m = 1;
	if (a < 4.142135623730950488017e-01 && a < 1.862645149230957e-09) return a < 5.5511151231257827e-17 ? x : x - x * x * 0.5;
	if (!(a < 4.142135623730950488017e-01 && x > -2.928932188134524755992e-01)) {
		float64 u = a < 9007199254740992.0 ? 1.0 + x : x;
		m = rt_to_bits(u);
		k = int64(m >> 52) - 1023;
		if (a < 9007199254740992.0) c = (k > 0 ? 1.0 - (u - x) : x - (u - 1.0)) / u;
		m &= 0x000fffffffffffffu;
		if (m < 0x0006a09e667f3bcdu) {
			u = rt_from_bits(m | 0x3ff0000000000000u);
		} else {
			k++;
			u = rt_from_bits(m | 0x3fe0000000000000u);
			m = (0x0010000000000000u - m) >> 2;
		}
		f = u - 1.0;
	}
	float64 half = 0.5 * f * f, kd = float64(k);
	if (m == 0) {
		if (f == 0) return k == 0 ? 0 : kd * 6.93147180369123816490e-01 + (c + kd * 1.90821492927058770002e-10);
		float64 r = half * (1.0 - 0.66666666666666666 * f);
		return k == 0 ? f - r : kd * 6.93147180369123816490e-01 - ((r - (kd * 1.90821492927058770002e-10 + c)) - f);
	}
	float64 s = f / (2.0 + f), z = s * s;
	float64 r = z * (6.666666666666735130e-01 + z * (3.999999999940941908e-01 + z * (2.857142874366239149e-01 + z * (2.222219843214978396e-01 + z * (1.818357216161805012e-01 + z * (1.531383769920937332e-01 + z * 1.479819860510658591e-01))))));
	if (k == 0) return f - (half - s * (half + r));
	return kd * 6.93147180369123816490e-01 - ((half - (s * (half + r) + (kd * 1.90821492927058770002e-10 + c))) - f);
}
//@ rt_octant rt_sine rt_cosine
// Go's algorithm, from Cephes: find the octant of x >= 0, reduce x to this octant, and evaluate
// polynomials.
#include <math.h>
// The octant for x >= 2^29, by Payne and Hanek: multiply by those bits of 4/pi that matter.
RT_NOINLINE static uint64 rt_far_octant(float64& x) {
	static const uint64 digits[] = {1, 0x45f306dc9c882a53u, 0xf84eafa3ea69bb81u, 0xb6c52b3278872083u, 0xfca2c757bd778ac3u, 0x6e48dc74849ba5c0u, 0x0c925dd413a32439u, 0xfc3bd63962534e7du, 0xd1046bea5d768909u, 0xd338e04d68befc82u, 0x7323ac7306a673e9u, 0x3908bf177bf25076u, 0x3ff12fffbc0b301fu, 0xde5e2316b414da3eu, 0xda6cfd9e4f96136eu, 0x9e8c7ecd3cbfd45au, 0xea4f758fd7cbe2f6u, 0x7a0e73ef14a525d4u, 0xd7f6bf623f1aba10u, 0xac06608df8f6d757u};
	uint64 m = rt_to_bits(x), z[3];
	int e = int(m >> 52) - 1014;
	m = (m & 0xfffffffffffffu) | 0x10000000000000u;
	for (int i = 0; i < 3; i++) {
		const uint64* d = digits + e / 64 + i;
		z[i] = e % 64 ? d[0] << e % 64 | d[1] >> (64 - e % 64) : d[0];
	}
	uint128 p = (uint128(z[0] * m) << 64) + uint128(z[1]) * m + uint64((uint128(z[2]) * m) >> 64);
	uint64 hi = uint64(p >> 64), lo = uint64(p), j = hi >> 61;
	// The rest is a fraction. Its leading zeros are few, because no float64 is that near to a multiple of pi/4.
	hi = hi << 3 | lo >> 61;
	int n = __builtin_clzll(hi | 4) + 1;
	hi = hi << n | lo >> (64 - n);
	x = rt_from_bits(hi >> 12 | uint64(1023 - n) << 52);
	if (j & 1) {
		j++;
		x--;
	}
	x *= 7.85398163397448309616e-1;
	return j & 7;
}
inline uint64 rt_octant(float64& x) {
	if (RT_UNLIKELY(x >= 536870912)) return rt_far_octant(x);
	uint64 j = uint64(x * 1.27323954473516268615);
	j += j & 1;
	float64 y = float64(j);
	x = ((x - y * 7.85398125648498535156e-1) - y * 3.77489470793079817668e-8) - y * 2.69515142907905952645e-15;
	return j & 7;
}
inline float64 rt_sine(float64 z) {
	float64 w = z * z;
	return z + z * w * (((((1.58962301576546568060e-10 * w + -2.50507477628578072866e-8) * w + 2.75573136213857245213e-6) * w + -1.98412698295895385996e-4) * w + 8.33333333332211858878e-3) * w + -1.66666666666666307295e-1);
}
inline float64 rt_cosine(float64 z) {
	float64 w = z * z;
	return 1.0 - 0.5 * w + w * w * (((((-1.13585365213876817300e-11 * w + 2.08757008419747316778e-9) * w + -2.75573141792967388112e-7) * w + 2.48015872888517045348e-5) * w + -1.38888888888730564116e-3) * w + 4.16666666666665929218e-2);
}
//@ math_Sin
//= pure
#include <math.h>
inline float64 math_Sin(float64 x) {
	float64 z = fabs(x);
	if (x == 0 || !(z < __builtin_inf())) return x == 0 || x != x ? x : math_NaN();
	uint64 j = rt_octant(z);
	float64 y = j & 2 ? rt_cosine(z) : rt_sine(z);
	return (x < 0) != (j > 3) ? -y : y;
}
//@ math_Cos
//= pure
#include <math.h>
inline float64 math_Cos(float64 x) {
	float64 z = fabs(x);
	if (!(z < __builtin_inf())) return math_NaN();
	uint64 j = rt_octant(z);
	float64 y = j & 2 ? rt_sine(z) : rt_cosine(z);
	return (j > 3) != ((j & 3) > 1) ? -y : y;
}
//@ math_Tan
//= pure
#include <math.h>
inline float64 math_Tan(float64 x) {
	float64 z = fabs(x);
	if (x == 0 || !(z < __builtin_inf())) return x == 0 || x != x ? x : math_NaN();
	uint64 j = rt_octant(z);
	float64 w = z * z, y = z;
	if (w > 1e-14) {
		y = z + z * (w * ((-1.30936939181383777646e4 * w + 1.15351664838587416140e6) * w + -1.79565251976484877988e7) /
			((((w + 1.36812963470692954678e4) * w + -1.32089234440210967447e6) * w + 2.50083801823357915839e7) * w + -5.38695755929454629881e7));
	}
	if (j & 2) y = -1 / y;
	return x < 0 ? -y : y;
}
//@ rt_arctan
// Go's algorithm, from Cephes, for x > 0.
inline float64 rt_arctan_poly(float64 x) {
	float64 z = x * x;
	z = z * ((((-8.750608600031904122785e-01 * z + -1.615753718733365076637e+01) * z + -7.500855792314704667340e+01) * z + -1.228866684490136173410e+02) * z + -6.485021904942025371773e+01) /
		(((((z + 2.485846490142306297962e+01) * z + 1.650270098316988542046e+02) * z + 4.328810604912902668951e+02) * z + 4.853903996359136964868e+02) * z + 1.945506571482613964425e+02);
	return x * z + x;
}
inline float64 rt_arctan(float64 x) {
	if (x <= 0.66) return rt_arctan_poly(x);
	if (x > 2.41421356237309504880) return 1.57079632679489661923 - rt_arctan_poly(1 / x) + 6.123233995736765886130e-17;
	return 0.785398163397448309616 + rt_arctan_poly((x - 1) / (x + 1)) + 0.5 * 6.123233995736765886130e-17;
}
//@ math_Asin
//= pure
#include <math.h>
inline float64 math_Asin(float64 x) {
	if (x == 0) return x;
	float64 z = fabs(x);
	if (z > 1) return math_NaN();
	float64 t = sqrt(1 - z * z);
	t = z > 0.7 ? 1.57079632679489661923 - rt_arctan(t / z) : rt_arctan(z / t);
	return x < 0 ? -t : t;
}
//@ math_Acos
//= pure
inline float64 math_Acos(float64 x) { return 1.57079632679489661923 - math_Asin(x); }
//@ math_Atan
//= pure
#include <math.h>
inline float64 math_Atan(float64 x) { return x > 0 ? rt_arctan(x) : x < 0 ? -rt_arctan(-x) : x; }
//@ math_Sinh
//= pure
// Go's algorithm: a quotient of polynomials, from Hart and Cheney, for small x.
inline float64 math_Sinh(float64 x) {
	float64 a = x < 0 ? -x : x, t;
	if (a > 21) {
		t = math_Exp(a) * 0.5;
	} else if (a > 0.5) {
		t = math_Exp(a);
		t = (t - 1 / t) * 0.5;
	} else {
		float64 w = a * a;
		t = (((-0.2630563213397497062819489e+2 * w + -0.2894211355989563807284660366e+4) * w + -0.8991272022039509355398013511e+5) * w + -0.6307673640497716991184787251e+6) * a;
		t /= ((w + -0.173678953558233699533450911e+3) * w + 0.1521517378790019070696485176e+5) * w + -0.6307673640497716991212077277e+6;
	}
	return x < 0 ? -t : t;
}
//@ math_Cosh
//= pure
#include <math.h>
inline float64 math_Cosh(float64 x) {
	x = fabs(x);
	float64 e = math_Exp(x);
	return x > 21 ? e * 0.5 : (e + 1 / e) * 0.5;
}
//@ math_Tanh
//= pure
// Go's algorithm, from Cephes.
#include <math.h>
inline float64 math_Tanh(float64 x) {
	float64 z = fabs(x);
	if (z > 44.0148459655565271479942397) return x < 0 ? -1 : 1;
	if (z >= 0.625) {
		z = 1 - 2 / (math_Exp(2 * z) + 1);
		return x < 0 ? -z : z;
	}
	if (x == 0) return x;
	float64 s = x * x;
	return x + x * s * ((-9.64399179425052238628e-1 * s + -9.92877231001918586564e1) * s + -1.61468768441708447952e3) / (((s + 1.12811678491632931402e2) * s + 2.23548839060100448583e3) * s + 4.84406305325125486048e3);
}
//@ math_Asinh
//= pure
// Go's algorithm, from FreeBSD's s_asinh.c.
inline float64 math_Asinh(float64 x) {
	if (x != x || x - x != 0) return x;
	float64 a = x < 0 ? -x : x, t = a;
	if (a > 268435456) t = math_Log(a) + 6.93147180559945286227e-01;
	else if (a > 2) t = math_Log(2 * a + 1 / (math_Sqrt(a * a + 1) + a));
	else if (a >= 3.7252902984619140625e-09) t = math_Log1p(a + a * a / (1 + math_Sqrt(1 + a * a)));
	return x < 0 ? -t : t;
}
//@ math_Acosh
//= pure
// Go's algorithm, from FreeBSD's e_acosh.c.
inline float64 math_Acosh(float64 x) {
	if (!(x >= 1)) return math_NaN();
	if (x == 1) return 0;
	if (x >= 268435456) return math_Log(x) + 0.693147180559945309417232121458176568;
	if (x > 2) return math_Log(2 * x - 1 / (x + math_Sqrt(x * x - 1)));
	float64 t = x - 1;
	return math_Log1p(t + math_Sqrt(2 * t + t * t));
}
//@ math_Atanh
//= pure
// Go's algorithm, from FreeBSD's e_atanh.c.
inline float64 math_Atanh(float64 x) {
	float64 a = x < 0 ? -x : x, t = a + a;
	if (!(a <= 1)) return math_NaN();
	if (a == 1) return x < 0 ? -__builtin_inf() : __builtin_inf();
	if (a < 3.7252902984619140625e-09) t = a;
	else t = 0.5 * math_Log1p(a < 0.5 ? t + t * a / (1 - a) : t / (1 - a));
	return x < 0 ? -t : t;
}
//@ math_Round
//= pure
#include <math.h>
inline float64 math_Round(float64 x) { return round(x); }
//@ math_RoundToEven
//= pure
#include <math.h>
inline float64 math_RoundToEven(float64 x) { return nearbyint(x); }
//@ rt_erf_near rt_erf_one rt_erf_far
// The quotients of polynomials of Go's Erf and Erfc, from FreeBSD's s_erf.c: for x below 0.84375, below 1.25, and above.
inline float64 rt_erf_near(float64 z) {
	return (1.28379167095512558561e-01 + z * (-3.25042107247001499370e-01 + z * (-2.84817495755985104766e-02 + z * (-5.77027029648944159157e-03 + z * -2.37630166566501626084e-05)))) /
		(1 + z * (3.97917223959155352819e-01 + z * (6.50222499887672944485e-02 + z * (5.08130628187576562776e-03 + z * (1.32494738004321644526e-04 + z * -3.96022827877536812320e-06)))));
}
inline float64 rt_erf_one(float64 s) {
	return (-2.36211856075265944077e-03 + s * (4.14856118683748331666e-01 + s * (-3.72207876035701323847e-01 + s * (3.18346619901161753674e-01 + s * (-1.10894694282396677476e-01 + s * (3.54783043256182359371e-02 + s * -2.16637559486879084300e-03)))))) /
		(1 + s * (1.06420880400844228286e-01 + s * (5.40397917702171048937e-01 + s * (7.18286544141962662868e-02 + s * (1.26171219808761642112e-01 + s * (1.36370839120290507362e-02 + s * 1.19844998467991074170e-02))))));
}
// Returns erfc(x) for 1.25 <= x < 28.
RT_NOINLINE static float64 rt_erf_far(float64 x) {
	float64 s = 1 / (x * x), p, q;
	if (x < 2.857142857142857142857) {
		p = -9.86494403484714822705e-03 + s * (-6.93858572707181764372e-01 + s * (-1.05586262253232909814e+01 + s * (-6.23753324503260060396e+01 + s * (-1.62396669462573470355e+02 + s * (-1.84605092906711035994e+02 + s * (-8.12874355063065934246e+01 + s * -9.81432934416914548592e+00))))));
		q = 1 + s * (1.96512716674392571292e+01 + s * (1.37657754143519042600e+02 + s * (4.34565877475229228821e+02 + s * (6.45387271733267880336e+02 + s * (4.29008140027567833386e+02 + s * (1.08635005541779435134e+02 + s * (6.57024977031928170135e+00 + s * -6.04244152148580987438e-02)))))));
	} else {
		p = -9.86494292470009928597e-03 + s * (-7.99283237680523006574e-01 + s * (-1.77579549177547519889e+01 + s * (-1.60636384855821916062e+02 + s * (-6.37566443368389627722e+02 + s * (-1.02509513161107724954e+03 + s * -4.83519191608651397019e+02)))));
		q = 1 + s * (3.03380607434824582924e+01 + s * (3.25792512996573918826e+02 + s * (1.53672958608443695994e+03 + s * (3.19985821950859553908e+03 + s * (2.55305040643316442583e+03 + s * (4.74528541206955367215e+02 + s * -2.24409524465858183362e+01))))));
	}
	float64 z = rt_from_bits(rt_to_bits(x) & 0xffffffff00000000u);
	return math_Exp(-z * z - 0.5625) * math_Exp((z - x) * (z + x) + p / q) / x;
}
//@ math_Erf
//= pure
inline float64 math_Erf(float64 x) {
	if (x != x) return math_NaN();
	float64 a = x < 0 ? -x : x, t = 1;
	if (a < 2.848094538889218e-306) t = 0.125 * (8.0 * a + 1.02703333676410069053 * a);
	else if (a < 3.7252902984619140625e-09) t = a + 1.28379167095512586316e-01 * a;
	else if (a < 0.84375) t = a + a * rt_erf_near(a * a);
	else if (a < 1.25) t = 8.45062911510467529297e-01 + rt_erf_one(a - 1);
	else if (a < 6) t = 1 - rt_erf_far(a);
	return x < 0 ? -t : t;
}
//@ math_Erfc
//= pure
inline float64 math_Erfc(float64 x) {
	if (x != x) return math_NaN();
	float64 a = x < 0 ? -x : x, t = a;
	if (a < 0.84375) {
		if (a >= 1.3877787807814457e-17) {
			float64 y = rt_erf_near(a * a);
			t = a < 0.25 ? a + a * y : 0.5 + (a * y + (a - 0.5));
		}
		return x < 0 ? 1 + t : 1 - t;
	}
	if (a < 1.25) {
		t = rt_erf_one(a - 1);
		return x < 0 ? 1.845062911510467529297 + t : 1.54937088489532470703e-01 - t;
	}
	if (a >= 28 || x < -6) return x < 0 ? 2 : 0;
	t = rt_erf_far(a);
	return x < 0 ? 2 - t : t;
}
//@ math_Logb
//= pure
#include <math.h>
inline float64 math_Logb(float64 x) { return logb(x); }
//@ math_Atan2
//= pure
#include <math.h>
inline float64 math_Atan2(float64 y, float64 x) {
	if (x != x || y != y || x == 0 || y == 0 || __builtin_isinf(x) || __builtin_isinf(y)) return atan2(y, x);
	float64 q = math_Atan(y / x), pi = 3.14159265358979323846;
	return x > 0 ? q : q <= 0 ? q + pi : q - pi;
}
//@ math_Mod
//= pure
#include <math.h>
inline float64 math_Mod(float64 x, float64 y) { return fmod(x, y); }
//@ math_Copysign
//= pure
#include <math.h>
inline float64 math_Copysign(float64 x, float64 y) { return copysign(x, y); }
//@ math_Nextafter
//= pure
#include <math.h>
inline float64 math_Nextafter(float64 x, float64 y) { return nextafter(x, y); }
//@ math_Remainder
//= pure
#include <math.h>
inline float64 math_Remainder(float64 x, float64 y) { return remainder(x, y); }
//@ math_Hypot
//= pure
#include <math.h>
inline float64 math_Hypot(float64 x, float64 y) {
	x = fabs(x);
	y = fabs(y);
	if (x == __builtin_inf() || y == __builtin_inf()) return __builtin_inf();
	if (x != x || y != y) return math_NaN();
	if (x < y) {
		float64 t = x;
		x = y;
		y = t;
	}
	if (x == 0) return 0;
	y /= x;
	return x * sqrt(y * y + 1);
}
//@ math_Log2
//= pure
// Exact for powers of two.
#include <math.h>
inline float64 math_Log2(float64 x) {
	int e = 0;
	float64 f = frexp(x, &e);
	if (f == 0.5) return float64(e - 1);
	return math_Log(f) * (1 / 0.693147180559945309417232121458176568) + float64(e);
}
//@ math_Log10
//= pure
inline float64 math_Log10(float64 x) { return math_Log(x) * 0.43429448190325182765112891891660508; }
//@ math_Inf
//= pure
inline float64 math_Inf(int64 sign) { return sign >= 0 ? __builtin_inf() : -__builtin_inf(); }
//@ math_IsNaN
//= pure
inline bool math_IsNaN(float64 x) { return x != x; }
//@ math_IsInf
//= pure
inline bool math_IsInf(float64 x, int64 sign) { return (sign >= 0 && x == __builtin_inf()) || (sign <= 0 && x == -__builtin_inf()); }
//@ math_Signbit
//= pure
inline bool math_Signbit(float64 x) { return __builtin_signbit(x) != 0; }
//@ math_Max
//= pure
inline float64 math_Max(float64 x, float64 y) {
	if (x == __builtin_inf() || y == __builtin_inf()) return __builtin_inf();
	return fmax_go(x, y);
}
//@ math_Min
//= pure
inline float64 math_Min(float64 x, float64 y) {
	if (x == -__builtin_inf() || y == -__builtin_inf()) return -__builtin_inf();
	return fmin_go(x, y);
}
//@ math_Dim
//= pure
inline float64 math_Dim(float64 x, float64 y) {
	float64 v = x - y;
	return v <= 0 ? 0 : v;
}
//@ math_Pow
//= pure
// Go's algorithm: repeated squaring, with the fraction and the exponent in separate variables.
#include <math.h>
inline float64 math_Pow(float64 x, float64 y) {
	if (y == 0 || x == 1) return 1;
	if (y == 1) return x;
	if (x != x || y != y || x == 0 || __builtin_isinf(x) || __builtin_isinf(y)) return pow(x, y);
	if (y == 0.5) return sqrt(x);
	if (y == -0.5) return 1 / sqrt(x);
	float64 yi, yf = modf(fabs(y), &yi);
	if (yf != 0 && x < 0) return math_NaN();
	if (yi >= 9.223372036854775808e18) {
		if (x == -1) return 1;
		if ((fabs(x) < 1) == (y > 0)) return 0;
		return __builtin_inf();
	}
	float64 a = 1;
	int64 ae = 0;
	if (yf != 0) {
		if (yf > 0.5) {
			yf--;
			yi++;
		}
		a = math_Exp(yf * math_Log(x));
	}
	int e = 0;
	float64 f = frexp(x, &e);
	int64 xe = e;
	for (int64 i = int64(yi); i != 0; i >>= 1) {
		if (xe < -(1 << 12) || (1 << 12) < xe) {
			ae += xe;
			break;
		}
		if (i & 1) {
			a *= f;
			ae += xe;
		}
		f *= f;
		xe *= 2;
		if (f < .5) {
			f += f;
			xe--;
		}
	}
	if (y < 0) {
		a = 1 / a;
		ae = -ae;
	}
	return ldexp(a, int(ae < -5000 ? -5000 : ae > 5000 ? 5000 : ae));
}
//@ math_Pow10
//= pure
// Go's algorithm: a power of 10^32 and a smaller power, whose product or quotient is rounded once more.
#include <stdio.h>
inline float64 rt_power10(int n) {
	char b[16];
	snprintf(b, sizeof b, "1e%d", n);
	return strtod(b, nullptr);
}
inline float64 math_Pow10(int64 n) {
	if (n < -323) return 0;
	if (n > 308) return __builtin_inf();
	int k = int(n);
	return k >= 0 ? rt_power10(k / 32 * 32) * rt_power10(k % 32) : rt_power10(k / 32 * 32) / rt_power10(-k % 32);
}
//@ math_Modf
//= pure
#include <math.h>
inline R2<float64, float64> math_Modf(float64 x) {
	float64 i, f = modf(x, &i);
	if (__builtin_isinf(x)) f = math_NaN();
	return R2<float64, float64>{i, f};
}
//@ math_Frexp
//= pure
#include <math.h>
inline R2<float64, int64> math_Frexp(float64 x) {
	int e = 0;
	float64 f = frexp(x, &e);
	return R2<float64, int64>{f, x == 0 || x != x || __builtin_isinf(x) ? 0 : e};
}
//@ math_Ldexp
//= pure
#include <math.h>
inline float64 math_Ldexp(float64 x, int64 e) { return ldexp(x, int(e < -5000 ? -5000 : e > 5000 ? 5000 : e)); }
//@ math_Ilogb
//= pure
#include <math.h>
inline int64 math_Ilogb(float64 x) {
	if (x == 0) return -2147483647 - 1;
	if (x != x || __builtin_isinf(x)) return 2147483647;
	return ilogb(x);
}
//@ math_Sincos
//= pure
inline R2<float64, float64> math_Sincos(float64 x) { return R2<float64, float64>{math_Sin(x), math_Cos(x)}; }
//@ math_Gamma
//= pure
// Go's algorithm, from Cephes: Stirling's formula for large x; otherwise x is moved between 2 and 3.
#include <math.h>
// Returns two factors of the gamma function of x > 33.
inline R2<float64, float64> rt_stirling(float64 x) {
	if (x > 200) return R2<float64, float64>{__builtin_inf(), 1};
	float64 w = 1 / x, y = math_Exp(x), v = 1;
	w = 1 + w * ((((7.87311395793093628397e-04 * w + -2.29549961613378126380e-04) * w + -2.68132617805781232825e-03) * w + 3.47222221605458667310e-03) * w + 8.33333333333482257126e-02);
	if (x > 143.01608) {
		float64 p = math_Pow(x, 0.5 * x - 0.25);
		v = p / y;
		y = p;
	} else {
		y = math_Pow(x, x - 0.5) / y;
	}
	return R2<float64, float64>{y, 2.506628274631000502417 * w * v};
}
inline float64 math_Gamma(float64 x) {
	if (x != x || (x < 0 && x == floor(x))) return math_NaN();
	if (x == __builtin_inf()) return x;
	if (x == 0) return __builtin_signbit(x) ? -__builtin_inf() : __builtin_inf();
	float64 q = fabs(x), p = floor(q), z = 1;
	if (q > 33) {
		R2<float64, float64> s = rt_stirling(q);
		if (x > 0) return s.r0 * s.r1;
		int64 sign = int64(p) & 1 ? 1 : -1;
		z = q - p;
		if (z > 0.5) z = q - (p + 1);
		z = q * math_Sin(3.14159265358979323846 * z);
		if (z == 0) return math_Inf(sign);
		z = fabs(z);
		float64 d = z * s.r0 * s.r1;
		z = d == __builtin_inf() ? 3.14159265358979323846 / z / s.r0 / s.r1 : 3.14159265358979323846 / d;
		return float64(sign) * z;
	}
	while (x >= 3) {
		x--;
		z *= x;
	}
	while (x < 2) {
		// x is 0 only after rounding: the argument was near a negative integer.
		if (fabs(x) < 1e-09) return x == 0 ? __builtin_inf() : z / ((1 + 0.577215664901532860606512090082402431 * x) * x);
		z /= x;
		x++;
	}
	if (x == 2) return z;
	x -= 2;
	p = (((((x * 1.60119522476751861407e-04 + 1.19135147006586384913e-03) * x + 1.04213797561761569935e-02) * x + 4.76367800457137231464e-02) * x + 2.07448227648435975150e-01) * x + 4.94214826801497100753e-01) * x + 9.99999999999999996796e-01;
	q = ((((((x * -2.31581873324120129819e-05 + 5.39605580493303397842e-04) * x + -4.45641913851797240494e-03) * x + 1.18139785222060435552e-02) * x + 3.58236398605498653373e-02) * x + -2.34591795718243348568e-01) * x + 7.14304917030273074085e-02) * x + 1.00000000000000000320e+00;
	return z * p / q;
}
//@ math_Lgamma
//= pure
// Go's algorithm, from FreeBSD's e_lgamma_r.c: a formula for each range of |x|, and the reflection formula for
// negative x.
#include <math.h>
// Returns -sin(pi*x) for x > 0.
inline float64 rt_sinpi(float64 x) {
	const float64 pi = 3.14159265358979323846;
	if (x < 0.25) return -math_Sin(pi * x);
	float64 z = fmod(x, 2);
	if (z == floor(z)) return 0;
	switch (int(z * 4)) {
	case 0: z = math_Sin(pi * z); break;
	case 1: case 2: z = math_Cos(pi * (0.5 - z)); break;
	case 3: case 4: z = math_Sin(pi * (1 - z)); break;
	case 5: case 6: z = -math_Cos(pi * (z - 1.5)); break;
	default: z = math_Sin(pi * (z - 2));
	}
	return -z;
}
// Returns the logarithm for 0 < x < 2.
RT_NOINLINE static float64 rt_lgamma_small(float64 x) {
	bool low = x <= 0.9;
	float64 v = low ? -math_Log(x) : 0, y, z, w, p;
	if (x >= (low ? 0.731632144968362245 : 1.731632144968362245)) {
		y = (low ? 1 : 2) - x;
		z = y * y;
		p = y * (7.72156649015328655494e-02 + z * (6.73523010531292681824e-02 + z * (7.38555086081402883957e-03 + z * (1.19270763183362067845e-03 + z * (2.20862790713908385557e-04 + z * 2.52144565451257326939e-05))))) +
			z * (3.22467033424113591611e-01 + z * (2.05808084325167332806e-02 + z * (2.89051383673415629091e-03 + z * (5.10069792153511336608e-04 + z * (1.08011567247583939954e-04 + z * 4.48640949618915160150e-05)))));
		return v + (p - 0.5 * y);
	}
	if (x >= (low ? 0.191632144968362245 : 1.191632144968362245)) {
		y = x - (low ? 0.46163214496836224576 : 1.46163214496836224576);
		z = y * y;
		w = z * y;
		p = z * (4.83836122723810047042e-01 + w * (-3.27885410759859649565e-02 + w * (6.10053870246291332635e-03 + w * (-1.40346469989232843813e-03 + w * 3.15632070903625950361e-04)))) -
			(-3.63867699703950536541e-18 - w * (-1.47587722994593911752e-01 + w * (1.79706750811820387126e-02 + w * (-3.68452016781138256760e-03 + w * (8.81081882437654011382e-04 + w * -3.12754168375120860518e-04))) +
			y * (6.46249402391333854778e-02 + w * (-1.03142241298341437450e-02 + w * (2.25964780900612472250e-03 + w * (-5.38595305356740546715e-04 + w * 3.35529192635519073543e-04))))));
		return v + (-1.21486290535849611461e-01 + p);
	}
	y = low ? x : x - 1;
	p = y * (-7.72156649015328655494e-02 + y * (6.32827064025093366517e-01 + y * (1.45492250137234768737e+00 + y * (9.77717527963372745603e-01 + y * (2.28963728064692451092e-01 + y * 1.33810918536787660377e-02)))));
	z = 1 + y * (2.45597793713041134822e+00 + y * (2.12848976379893395361e+00 + y * (7.69285150456672783825e-01 + y * (1.04222645593369134254e-01 + y * 3.21709242282423911810e-03))));
	return v + (-0.5 * y + p / z);
}
// Returns the logarithm for x > 0.
inline float64 rt_lgamma(float64 x) {
	if (x == 1 || x == 2) return 0;
	if (x < 2) return rt_lgamma_small(x);
	if (x < 8) {
		int i = int(x);
		float64 y = x - i, z = 1;
		float64 p = y * (-7.72156649015328655494e-02 + y * (2.14982415960608852501e-01 + y * (3.25778796408930981787e-01 + y * (1.46350472652464452805e-01 + y * (2.66422703033638609560e-02 + y * (1.84028451407337715652e-03 + y * 3.19475326584100867617e-05))))));
		float64 q = 1 + y * (1.39200533467621045958e+00 + y * (7.21935547567138069525e-01 + y * (1.71933865632803078993e-01 + y * (1.86459191715652901344e-02 + y * (7.77942496381893596434e-04 + y * 7.32668430744625636189e-06)))));
		p = 0.5 * y + p / q;
		for (int k = i; k > 2; k--) z *= y + (k - 1);
		return i > 2 ? p + math_Log(z) : p;
	}
	float64 l = math_Log(x), z = 1 / x, y = z * z;
	if (x >= 288230376151711744.0) return x * (l - 1);
	z = 4.18938533204672725052e-01 + z * (8.33333333333329678849e-02 + y * (-2.77777777728775536470e-03 + y * (7.93650558643019558500e-04 + y * (-5.95187557450339963135e-04 + y * (8.36339918996282139126e-04 + y * -1.63092934096575273989e-03)))));
	return (x - 0.5) * (l - 1) + z;
}
inline R2<float64, int64> math_Lgamma(float64 x) {
	typedef R2<float64, int64> result;
	if (x != x || x - x != 0) return result{x, 1};
	if (x == 0) return result{__builtin_inf(), 1};
	float64 a = fabs(x);
	if (a < 8.470329472543003e-22) return result{-math_Log(a), x < 0 ? -1 : 1};
	if (x > 0) return result{rt_lgamma(a), 1};
	float64 t = a >= 4503599627370496.0 ? 0 : rt_sinpi(a);
	if (t == 0) return result{__builtin_inf(), 1};
	return result{math_Log(3.14159265358979323846 / fabs(t * a)) - rt_lgamma(a), t < 0 ? -1 : 1};
}
//@ math_FMA
//= pure
#include <math.h>
inline float64 math_FMA(float64 x, float64 y, float64 z) { return fma(x, y, z); }
//@ math_Float64bits
//= pure
inline uint64 math_Float64bits(float64 f) {
	uint64 u;
	memcpy(&u, &f, 8);
	return u;
}
//@ math_Float64frombits
//= pure
inline float64 math_Float64frombits(uint64 u) {
	float64 f;
	memcpy(&f, &u, 8);
	return f;
}
//@ math_Float32bits
//= pure
inline uint32 math_Float32bits(float32 f) {
	uint32 u;
	memcpy(&u, &f, 4);
	return u;
}
//@ math_Float32frombits
//= pure
inline float32 math_Float32frombits(uint32 u) {
	float32 f;
	memcpy(&f, &u, 4);
	return f;
}

//@ bits_Len
//= pure
inline int64 bits_Len(uint64 x) { return x ? 64 - __builtin_clzll(uint64(x)) : 0; }
//@ bits_LeadingZeros
//= pure
inline int64 bits_LeadingZeros(uint64 x) { return x ? __builtin_clzll(uint64(x)) - 0 : 64; }
//@ bits_TrailingZeros
//= pure
inline int64 bits_TrailingZeros(uint64 x) { return x ? __builtin_ctzll(uint64(x)) : 64; }
//@ bits_OnesCount
//= pure
inline int64 bits_OnesCount(uint64 x) { return __builtin_popcountll(uint64(x)); }
//@ bits_RotateLeft
//= pure
inline uint64 bits_RotateLeft(uint64 x, int64 k) { unsigned s = unsigned(k) & 63; return s ? uint64((x << s) | (x >> (64 - s))) : x; }
//@ bits_Reverse
//= pure
inline uint64 bits_Reverse(uint64 x) { uint64 r = 0; for (int i = 0; i < 64; i++) r = uint64((r << 1) | ((x >> i) & 1)); return r; }
//@ bits_ReverseBytes
//= pure
inline uint64 bits_ReverseBytes(uint64 x) { return uint64(__builtin_bswap64(x)); }
//@ bits_Len64
//= pure
inline int64 bits_Len64(uint64 x) { return x ? 64 - __builtin_clzll(uint64(x)) : 0; }
//@ bits_LeadingZeros64
//= pure
inline int64 bits_LeadingZeros64(uint64 x) { return x ? __builtin_clzll(uint64(x)) - 0 : 64; }
//@ bits_TrailingZeros64
//= pure
inline int64 bits_TrailingZeros64(uint64 x) { return x ? __builtin_ctzll(uint64(x)) : 64; }
//@ bits_OnesCount64
//= pure
inline int64 bits_OnesCount64(uint64 x) { return __builtin_popcountll(uint64(x)); }
//@ bits_RotateLeft64
//= pure
inline uint64 bits_RotateLeft64(uint64 x, int64 k) { unsigned s = unsigned(k) & 63; return s ? uint64((x << s) | (x >> (64 - s))) : x; }
//@ bits_Reverse64
//= pure
inline uint64 bits_Reverse64(uint64 x) { uint64 r = 0; for (int i = 0; i < 64; i++) r = uint64((r << 1) | ((x >> i) & 1)); return r; }
//@ bits_ReverseBytes64
//= pure
inline uint64 bits_ReverseBytes64(uint64 x) { return uint64(__builtin_bswap64(x)); }
//@ bits_Len32
//= pure
inline int64 bits_Len32(uint32 x) { return x ? 64 - __builtin_clzll(uint64(x)) : 0; }
//@ bits_LeadingZeros32
//= pure
inline int64 bits_LeadingZeros32(uint32 x) { return x ? __builtin_clzll(uint64(x)) - 32 : 32; }
//@ bits_TrailingZeros32
//= pure
inline int64 bits_TrailingZeros32(uint32 x) { return x ? __builtin_ctzll(uint64(x)) : 32; }
//@ bits_OnesCount32
//= pure
inline int64 bits_OnesCount32(uint32 x) { return __builtin_popcountll(uint64(x)); }
//@ bits_RotateLeft32
//= pure
inline uint32 bits_RotateLeft32(uint32 x, int64 k) { unsigned s = unsigned(k) & 31; return s ? uint32((x << s) | (x >> (32 - s))) : x; }
//@ bits_Reverse32
//= pure
inline uint32 bits_Reverse32(uint32 x) { uint32 r = 0; for (int i = 0; i < 32; i++) r = uint32((r << 1) | ((x >> i) & 1)); return r; }
//@ bits_ReverseBytes32
//= pure
inline uint32 bits_ReverseBytes32(uint32 x) { return uint32(__builtin_bswap32(x)); }
//@ bits_Len16
//= pure
inline int64 bits_Len16(uint16 x) { return x ? 64 - __builtin_clzll(uint64(x)) : 0; }
//@ bits_LeadingZeros16
//= pure
inline int64 bits_LeadingZeros16(uint16 x) { return x ? __builtin_clzll(uint64(x)) - 48 : 16; }
//@ bits_TrailingZeros16
//= pure
inline int64 bits_TrailingZeros16(uint16 x) { return x ? __builtin_ctzll(uint64(x)) : 16; }
//@ bits_OnesCount16
//= pure
inline int64 bits_OnesCount16(uint16 x) { return __builtin_popcountll(uint64(x)); }
//@ bits_RotateLeft16
//= pure
inline uint16 bits_RotateLeft16(uint16 x, int64 k) { unsigned s = unsigned(k) & 15; return s ? uint16((x << s) | (x >> (16 - s))) : x; }
//@ bits_Reverse16
//= pure
inline uint16 bits_Reverse16(uint16 x) { uint16 r = 0; for (int i = 0; i < 16; i++) r = uint16((r << 1) | ((x >> i) & 1)); return r; }
//@ bits_ReverseBytes16
//= pure
inline uint16 bits_ReverseBytes16(uint16 x) { return uint16(__builtin_bswap16(x)); }
//@ bits_Len8
//= pure
inline int64 bits_Len8(uint8 x) { return x ? 64 - __builtin_clzll(uint64(x)) : 0; }
//@ bits_LeadingZeros8
//= pure
inline int64 bits_LeadingZeros8(uint8 x) { return x ? __builtin_clzll(uint64(x)) - 56 : 8; }
//@ bits_TrailingZeros8
//= pure
inline int64 bits_TrailingZeros8(uint8 x) { return x ? __builtin_ctzll(uint64(x)) : 8; }
//@ bits_OnesCount8
//= pure
inline int64 bits_OnesCount8(uint8 x) { return __builtin_popcountll(uint64(x)); }
//@ bits_RotateLeft8
//= pure
inline uint8 bits_RotateLeft8(uint8 x, int64 k) { unsigned s = unsigned(k) & 7; return s ? uint8((x << s) | (x >> (8 - s))) : x; }
//@ bits_Reverse8
//= pure
inline uint8 bits_Reverse8(uint8 x) { uint8 r = 0; for (int i = 0; i < 8; i++) r = uint8((r << 1) | ((x >> i) & 1)); return r; }
//@ bits_Add
//= pure
inline R2<uint64, uint64> bits_Add(uint64 x, uint64 y, uint64 carry) {
	uint128 s = uint128(x) + y + carry;
	return R2<uint64, uint64>{uint64(s), uint64(s >> 64)};
}
//@ bits_Sub
//= pure
inline R2<uint64, uint64> bits_Sub(uint64 x, uint64 y, uint64 borrow) {
	uint64 d = x - y - borrow;
	return R2<uint64, uint64>{d, ((~x & y) | (~(x ^ y) & d)) >> 63};
}
//@ bits_Mul
//= pure
inline R2<uint64, uint64> bits_Mul(uint64 x, uint64 y) {
	uint128 p = uint128(x) * y;
	return R2<uint64, uint64>{uint64(p >> 64), uint64(p)};
}
//@ bits_Div
//= pure
inline R2<uint64, uint64> bits_Div(uint64 hi, uint64 lo, uint64 y) {
	if (y == 0) panic_divide();
	if (y <= hi) panic_error("integer overflow");
	uint128 n = (uint128(hi) << 64) | lo;
	return R2<uint64, uint64>{uint64(n / y), uint64(n % y)};
}
//@ bits_Rem
//= pure
inline uint64 bits_Rem(uint64 hi, uint64 lo, uint64 y) {
	if (y == 0) panic_divide();
	return uint64(((uint128(hi) << 64) | lo) % y);
}
//@ bits_Add64
//= pure
inline R2<uint64, uint64> bits_Add64(uint64 x, uint64 y, uint64 carry) {
	uint128 s = uint128(x) + y + carry;
	return R2<uint64, uint64>{uint64(s), uint64(s >> 64)};
}
//@ bits_Sub64
//= pure
inline R2<uint64, uint64> bits_Sub64(uint64 x, uint64 y, uint64 borrow) {
	uint64 d = x - y - borrow;
	return R2<uint64, uint64>{d, ((~x & y) | (~(x ^ y) & d)) >> 63};
}
//@ bits_Mul64
//= pure
inline R2<uint64, uint64> bits_Mul64(uint64 x, uint64 y) {
	uint128 p = uint128(x) * y;
	return R2<uint64, uint64>{uint64(p >> 64), uint64(p)};
}
//@ bits_Div64
//= pure
inline R2<uint64, uint64> bits_Div64(uint64 hi, uint64 lo, uint64 y) {
	if (y == 0) panic_divide();
	if (y <= hi) panic_error("integer overflow");
	uint128 n = (uint128(hi) << 64) | lo;
	return R2<uint64, uint64>{uint64(n / y), uint64(n % y)};
}
//@ bits_Rem64
//= pure
inline uint64 bits_Rem64(uint64 hi, uint64 lo, uint64 y) {
	if (y == 0) panic_divide();
	return uint64(((uint128(hi) << 64) | lo) % y);
}
