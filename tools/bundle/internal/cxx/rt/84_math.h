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
#include <math.h>
inline float64 math_Exp2(float64 x) { return exp2(x); }
//@ math_Expm1
//= pure
#include <math.h>
inline float64 math_Expm1(float64 x) { return expm1(x); }
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
#include <math.h>
inline float64 math_Log1p(float64 x) { return log1p(x); }
//@ rt_octant rt_sine rt_cosine
// Go's algorithm, from Cephes: find the octant of x >= 0, reduce x to this octant, and evaluate
// polynomials.
inline uint64 rt_octant(float64& x) {
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
	if (x == 0 || !(z < 536870912)) return sin(x);
	uint64 j = rt_octant(z);
	float64 y = j & 2 ? rt_cosine(z) : rt_sine(z);
	return (x < 0) != (j > 3) ? -y : y;
}
//@ math_Cos
//= pure
#include <math.h>
inline float64 math_Cos(float64 x) {
	float64 z = fabs(x);
	if (!(z < 536870912)) return cos(x);
	uint64 j = rt_octant(z);
	float64 y = j & 2 ? rt_sine(z) : rt_cosine(z);
	return (j > 3) != ((j & 3) > 1) ? -y : y;
}
//@ math_Tan
//= pure
#include <math.h>
inline float64 math_Tan(float64 x) {
	float64 z = fabs(x);
	if (x == 0 || !(z < 536870912)) return tan(x);
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
#include <math.h>
inline float64 math_Sinh(float64 x) { return sinh(x); }
//@ math_Cosh
//= pure
#include <math.h>
inline float64 math_Cosh(float64 x) { return cosh(x); }
//@ math_Tanh
//= pure
#include <math.h>
inline float64 math_Tanh(float64 x) { return tanh(x); }
//@ math_Asinh
//= pure
#include <math.h>
inline float64 math_Asinh(float64 x) { return asinh(x); }
//@ math_Acosh
//= pure
#include <math.h>
inline float64 math_Acosh(float64 x) { return acosh(x); }
//@ math_Atanh
//= pure
#include <math.h>
inline float64 math_Atanh(float64 x) { return atanh(x); }
//@ math_Round
//= pure
#include <math.h>
inline float64 math_Round(float64 x) { return round(x); }
//@ math_RoundToEven
//= pure
#include <math.h>
inline float64 math_RoundToEven(float64 x) { return nearbyint(x); }
//@ math_Erf
//= pure
#include <math.h>
inline float64 math_Erf(float64 x) { return erf(x); }
//@ math_Erfc
//= pure
#include <math.h>
inline float64 math_Erfc(float64 x) { return erfc(x); }
//@ math_Gamma
//= pure
#include <math.h>
inline float64 math_Gamma(float64 x) { return tgamma(x); }
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
#include <stdio.h>
inline float64 math_Pow10(int64 n) {
	if (n < -323) return 0;
	if (n > 308) return __builtin_inf();
	char b[16];
	snprintf(b, sizeof b, "1e%d", int(n));
	return strtod(b, nullptr);
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
//@ math_Lgamma
//= pure
#include <math.h>
inline R2<float64, int64> math_Lgamma(float64 x) {
	int sign = 1;
	float64 v = lgamma_r(x, &sign);
	return R2<float64, int64>{v, sign < 0 ? -1 : 1};
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
	unsigned __int128 s = static_cast<unsigned __int128>(x) + y + carry;
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
	unsigned __int128 p = static_cast<unsigned __int128>(x) * y;
	return R2<uint64, uint64>{uint64(p >> 64), uint64(p)};
}
//@ bits_Div
//= pure
inline R2<uint64, uint64> bits_Div(uint64 hi, uint64 lo, uint64 y) {
	if (y == 0) panic_divide();
	if (y <= hi) panic_error("integer overflow");
	unsigned __int128 n = (static_cast<unsigned __int128>(hi) << 64) | lo;
	return R2<uint64, uint64>{uint64(n / y), uint64(n % y)};
}
//@ bits_Rem
//= pure
inline uint64 bits_Rem(uint64 hi, uint64 lo, uint64 y) {
	if (y == 0) panic_divide();
	return uint64(((static_cast<unsigned __int128>(hi) << 64) | lo) % y);
}
//@ bits_Add64
//= pure
inline R2<uint64, uint64> bits_Add64(uint64 x, uint64 y, uint64 carry) {
	unsigned __int128 s = static_cast<unsigned __int128>(x) + y + carry;
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
	unsigned __int128 p = static_cast<unsigned __int128>(x) * y;
	return R2<uint64, uint64>{uint64(p >> 64), uint64(p)};
}
//@ bits_Div64
//= pure
inline R2<uint64, uint64> bits_Div64(uint64 hi, uint64 lo, uint64 y) {
	if (y == 0) panic_divide();
	if (y <= hi) panic_error("integer overflow");
	unsigned __int128 n = (static_cast<unsigned __int128>(hi) << 64) | lo;
	return R2<uint64, uint64>{uint64(n / y), uint64(n % y)};
}
//@ bits_Rem64
//= pure
inline uint64 bits_Rem64(uint64 hi, uint64 lo, uint64 y) {
	if (y == 0) panic_divide();
	return uint64(((static_cast<unsigned __int128>(hi) << 64) | lo) % y);
}
