// 84_math.h: packages math and math/bits. Where Go has its own formula for amd64 whose last digit
// the C library may miss, Go's is followed: see math_Pow.

//@ math_Sqrt
#include <math.h>
// One instruction where there is one: sqrt itself looks whether errno is to be set.
inline float64 math_Sqrt(float64 x) {
#ifdef __SSE2__
	__asm__("sqrtsd %1, %0" : "=x"(x) : "x"(x));
	return x;
#else
	return sqrt(x);
#endif
}
//@ math_Floor
#include <math.h>
inline float64 math_Floor(float64 x) { return floor(x); }
//@ math_Ceil
#include <math.h>
inline float64 math_Ceil(float64 x) { return ceil(x); }
//@ math_Trunc
#include <math.h>
inline float64 math_Trunc(float64 x) { return trunc(x); }
//@ math_Abs
#include <math.h>
inline float64 math_Abs(float64 x) { return fabs(x); }
//@ math_Cbrt
// As in Go, which follows FreeBSD's s_cbrt.c: an estimate from the exponent, a rational
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
#include <math.h>
inline float64 math_Exp(float64 x) { return exp(x); }
//@ math_Exp2
#include <math.h>
inline float64 math_Exp2(float64 x) { return exp2(x); }
//@ math_Expm1
#include <math.h>
inline float64 math_Expm1(float64 x) { return expm1(x); }
//@ math_Log
#include <math.h>
inline float64 math_Log(float64 x) { return log(x); }
//@ math_Log1p
#include <math.h>
inline float64 math_Log1p(float64 x) { return log1p(x); }
//@ math_Sin
#include <math.h>
inline float64 math_Sin(float64 x) { return sin(x); }
//@ math_Cos
#include <math.h>
inline float64 math_Cos(float64 x) { return cos(x); }
//@ math_Tan
#include <math.h>
inline float64 math_Tan(float64 x) { return tan(x); }
//@ math_Asin
#include <math.h>
inline float64 math_Asin(float64 x) { return asin(x); }
//@ math_Acos
#include <math.h>
inline float64 math_Acos(float64 x) { return acos(x); }
//@ math_Atan
#include <math.h>
inline float64 math_Atan(float64 x) { return atan(x); }
//@ math_Sinh
#include <math.h>
inline float64 math_Sinh(float64 x) { return sinh(x); }
//@ math_Cosh
#include <math.h>
inline float64 math_Cosh(float64 x) { return cosh(x); }
//@ math_Tanh
#include <math.h>
inline float64 math_Tanh(float64 x) { return tanh(x); }
//@ math_Asinh
#include <math.h>
inline float64 math_Asinh(float64 x) { return asinh(x); }
//@ math_Acosh
#include <math.h>
inline float64 math_Acosh(float64 x) { return acosh(x); }
//@ math_Atanh
#include <math.h>
inline float64 math_Atanh(float64 x) { return atanh(x); }
//@ math_Round
#include <math.h>
inline float64 math_Round(float64 x) { return round(x); }
//@ math_RoundToEven
#include <math.h>
inline float64 math_RoundToEven(float64 x) { return nearbyint(x); }
//@ math_Erf
#include <math.h>
inline float64 math_Erf(float64 x) { return erf(x); }
//@ math_Erfc
#include <math.h>
inline float64 math_Erfc(float64 x) { return erfc(x); }
//@ math_Gamma
#include <math.h>
inline float64 math_Gamma(float64 x) { return tgamma(x); }
//@ math_Logb
#include <math.h>
inline float64 math_Logb(float64 x) { return logb(x); }
//@ math_Atan2
#include <math.h>
inline float64 math_Atan2(float64 x, float64 y) { return atan2(x, y); }
//@ math_Mod
#include <math.h>
inline float64 math_Mod(float64 x, float64 y) { return fmod(x, y); }
//@ math_Copysign
#include <math.h>
inline float64 math_Copysign(float64 x, float64 y) { return copysign(x, y); }
//@ math_Nextafter
#include <math.h>
inline float64 math_Nextafter(float64 x, float64 y) { return nextafter(x, y); }
//@ math_Remainder
#include <math.h>
inline float64 math_Remainder(float64 x, float64 y) { return remainder(x, y); }
//@ math_Hypot
#include <math.h>
inline float64 math_Hypot(float64 x, float64 y) { return hypot(x, y); }
//@ math_Log2
// Exact for powers of two.
#include <math.h>
inline float64 math_Log2(float64 x) {
	int e = 0;
	float64 f = frexp(x, &e);
	if (f == 0.5) return float64(e - 1);
	return log(f) * (1 / 0.693147180559945309417232121458176568) + float64(e);
}
//@ math_Log10
#include <math.h>
inline float64 math_Log10(float64 x) { return math_Log2(x) * (0.693147180559945309417232121458176568 / 2.30258509299404568401799145468436421); }
//@ math_Inf
inline float64 math_Inf(int64 sign) { return sign >= 0 ? __builtin_inf() : -__builtin_inf(); }
//@ math_NaN
inline float64 math_NaN() {
	uint64 u = 0x7FF8000000000001u;
	float64 f;
	memcpy(&f, &u, 8);
	return f;
}
//@ math_IsNaN
inline bool math_IsNaN(float64 x) { return x != x; }
//@ math_IsInf
inline bool math_IsInf(float64 x, int64 sign) { return (sign >= 0 && x == __builtin_inf()) || (sign <= 0 && x == -__builtin_inf()); }
//@ math_Signbit
inline bool math_Signbit(float64 x) { return __builtin_signbit(x) != 0; }
//@ math_Max
inline float64 math_Max(float64 x, float64 y) {
	if (x == __builtin_inf() || y == __builtin_inf()) return __builtin_inf();
	return fmax_go(x, y);
}
//@ math_Min
inline float64 math_Min(float64 x, float64 y) {
	if (x == -__builtin_inf() || y == -__builtin_inf()) return -__builtin_inf();
	return fmin_go(x, y);
}
//@ math_Dim
inline float64 math_Dim(float64 x, float64 y) {
	float64 v = x - y;
	return v <= 0 ? 0 : v;
}
//@ math_Pow
// By repeated squaring of the fraction and the exponent apart, as Go does.
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
		a = exp(yf * log(x));
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
#include <stdio.h>
inline float64 math_Pow10(int64 n) {
	if (n < -323) return 0;
	if (n > 308) return __builtin_inf();
	char b[16];
	snprintf(b, sizeof b, "1e%d", int(n));
	return strtod(b, nullptr);
}
//@ math_Modf
#include <math.h>
inline R2<float64, float64> math_Modf(float64 x) {
	float64 i, f = modf(x, &i);
	if (__builtin_isinf(x)) f = math_NaN();
	return R2<float64, float64>{i, f};
}
//@ math_Frexp
#include <math.h>
inline R2<float64, int64> math_Frexp(float64 x) {
	int e = 0;
	float64 f = frexp(x, &e);
	return R2<float64, int64>{f, x == 0 || x != x || __builtin_isinf(x) ? 0 : e};
}
//@ math_Ldexp
#include <math.h>
inline float64 math_Ldexp(float64 x, int64 e) { return ldexp(x, int(e < -5000 ? -5000 : e > 5000 ? 5000 : e)); }
//@ math_Ilogb
#include <math.h>
inline int64 math_Ilogb(float64 x) {
	if (x == 0) return -2147483647 - 1;
	if (x != x || __builtin_isinf(x)) return 2147483647;
	return ilogb(x);
}
//@ math_Sincos
#include <math.h>
inline R2<float64, float64> math_Sincos(float64 x) { return R2<float64, float64>{sin(x), cos(x)}; }
//@ math_Lgamma
#include <math.h>
inline R2<float64, int64> math_Lgamma(float64 x) {
	int sign = 1;
	float64 v = lgamma_r(x, &sign);
	return R2<float64, int64>{v, sign < 0 ? -1 : 1};
}
//@ math_FMA
#include <math.h>
inline float64 math_FMA(float64 x, float64 y, float64 z) { return fma(x, y, z); }
//@ math_Float64bits
inline uint64 math_Float64bits(float64 f) {
	uint64 u;
	memcpy(&u, &f, 8);
	return u;
}
//@ math_Float64frombits
inline float64 math_Float64frombits(uint64 u) {
	float64 f;
	memcpy(&f, &u, 8);
	return f;
}
//@ math_Float32bits
inline uint32 math_Float32bits(float32 f) {
	uint32 u;
	memcpy(&u, &f, 4);
	return u;
}
//@ math_Float32frombits
inline float32 math_Float32frombits(uint32 u) {
	float32 f;
	memcpy(&f, &u, 4);
	return f;
}

//@ bits_Len
inline int64 bits_Len(uint64 x) { return x ? 64 - __builtin_clzll(uint64(x)) : 0; }
//@ bits_LeadingZeros
inline int64 bits_LeadingZeros(uint64 x) { return x ? __builtin_clzll(uint64(x)) - 0 : 64; }
//@ bits_TrailingZeros
inline int64 bits_TrailingZeros(uint64 x) { return x ? __builtin_ctzll(uint64(x)) : 64; }
//@ bits_OnesCount
inline int64 bits_OnesCount(uint64 x) { return __builtin_popcountll(uint64(x)); }
//@ bits_RotateLeft
inline uint64 bits_RotateLeft(uint64 x, int64 k) { unsigned s = unsigned(k) & 63; return s ? uint64((x << s) | (x >> (64 - s))) : x; }
//@ bits_Reverse
inline uint64 bits_Reverse(uint64 x) { uint64 r = 0; for (int i = 0; i < 64; i++) r = uint64((r << 1) | ((x >> i) & 1)); return r; }
//@ bits_ReverseBytes
inline uint64 bits_ReverseBytes(uint64 x) { return uint64(__builtin_bswap64(x)); }
//@ bits_Len64
inline int64 bits_Len64(uint64 x) { return x ? 64 - __builtin_clzll(uint64(x)) : 0; }
//@ bits_LeadingZeros64
inline int64 bits_LeadingZeros64(uint64 x) { return x ? __builtin_clzll(uint64(x)) - 0 : 64; }
//@ bits_TrailingZeros64
inline int64 bits_TrailingZeros64(uint64 x) { return x ? __builtin_ctzll(uint64(x)) : 64; }
//@ bits_OnesCount64
inline int64 bits_OnesCount64(uint64 x) { return __builtin_popcountll(uint64(x)); }
//@ bits_RotateLeft64
inline uint64 bits_RotateLeft64(uint64 x, int64 k) { unsigned s = unsigned(k) & 63; return s ? uint64((x << s) | (x >> (64 - s))) : x; }
//@ bits_Reverse64
inline uint64 bits_Reverse64(uint64 x) { uint64 r = 0; for (int i = 0; i < 64; i++) r = uint64((r << 1) | ((x >> i) & 1)); return r; }
//@ bits_ReverseBytes64
inline uint64 bits_ReverseBytes64(uint64 x) { return uint64(__builtin_bswap64(x)); }
//@ bits_Len32
inline int64 bits_Len32(uint32 x) { return x ? 64 - __builtin_clzll(uint64(x)) : 0; }
//@ bits_LeadingZeros32
inline int64 bits_LeadingZeros32(uint32 x) { return x ? __builtin_clzll(uint64(x)) - 32 : 32; }
//@ bits_TrailingZeros32
inline int64 bits_TrailingZeros32(uint32 x) { return x ? __builtin_ctzll(uint64(x)) : 32; }
//@ bits_OnesCount32
inline int64 bits_OnesCount32(uint32 x) { return __builtin_popcountll(uint64(x)); }
//@ bits_RotateLeft32
inline uint32 bits_RotateLeft32(uint32 x, int64 k) { unsigned s = unsigned(k) & 31; return s ? uint32((x << s) | (x >> (32 - s))) : x; }
//@ bits_Reverse32
inline uint32 bits_Reverse32(uint32 x) { uint32 r = 0; for (int i = 0; i < 32; i++) r = uint32((r << 1) | ((x >> i) & 1)); return r; }
//@ bits_ReverseBytes32
inline uint32 bits_ReverseBytes32(uint32 x) { return uint32(__builtin_bswap32(x)); }
//@ bits_Len16
inline int64 bits_Len16(uint16 x) { return x ? 64 - __builtin_clzll(uint64(x)) : 0; }
//@ bits_LeadingZeros16
inline int64 bits_LeadingZeros16(uint16 x) { return x ? __builtin_clzll(uint64(x)) - 48 : 16; }
//@ bits_TrailingZeros16
inline int64 bits_TrailingZeros16(uint16 x) { return x ? __builtin_ctzll(uint64(x)) : 16; }
//@ bits_OnesCount16
inline int64 bits_OnesCount16(uint16 x) { return __builtin_popcountll(uint64(x)); }
//@ bits_RotateLeft16
inline uint16 bits_RotateLeft16(uint16 x, int64 k) { unsigned s = unsigned(k) & 15; return s ? uint16((x << s) | (x >> (16 - s))) : x; }
//@ bits_Reverse16
inline uint16 bits_Reverse16(uint16 x) { uint16 r = 0; for (int i = 0; i < 16; i++) r = uint16((r << 1) | ((x >> i) & 1)); return r; }
//@ bits_ReverseBytes16
inline uint16 bits_ReverseBytes16(uint16 x) { return uint16(__builtin_bswap16(x)); }
//@ bits_Len8
inline int64 bits_Len8(uint8 x) { return x ? 64 - __builtin_clzll(uint64(x)) : 0; }
//@ bits_LeadingZeros8
inline int64 bits_LeadingZeros8(uint8 x) { return x ? __builtin_clzll(uint64(x)) - 56 : 8; }
//@ bits_TrailingZeros8
inline int64 bits_TrailingZeros8(uint8 x) { return x ? __builtin_ctzll(uint64(x)) : 8; }
//@ bits_OnesCount8
inline int64 bits_OnesCount8(uint8 x) { return __builtin_popcountll(uint64(x)); }
//@ bits_RotateLeft8
inline uint8 bits_RotateLeft8(uint8 x, int64 k) { unsigned s = unsigned(k) & 7; return s ? uint8((x << s) | (x >> (8 - s))) : x; }
//@ bits_Reverse8
inline uint8 bits_Reverse8(uint8 x) { uint8 r = 0; for (int i = 0; i < 8; i++) r = uint8((r << 1) | ((x >> i) & 1)); return r; }
//@ bits_Add
inline R2<uint64, uint64> bits_Add(uint64 x, uint64 y, uint64 carry) {
	unsigned __int128 s = static_cast<unsigned __int128>(x) + y + carry;
	return R2<uint64, uint64>{uint64(s), uint64(s >> 64)};
}
//@ bits_Sub
inline R2<uint64, uint64> bits_Sub(uint64 x, uint64 y, uint64 borrow) {
	uint64 d = x - y - borrow;
	return R2<uint64, uint64>{d, ((~x & y) | (~(x ^ y) & d)) >> 63};
}
//@ bits_Mul
inline R2<uint64, uint64> bits_Mul(uint64 x, uint64 y) {
	unsigned __int128 p = static_cast<unsigned __int128>(x) * y;
	return R2<uint64, uint64>{uint64(p >> 64), uint64(p)};
}
//@ bits_Div
inline R2<uint64, uint64> bits_Div(uint64 hi, uint64 lo, uint64 y) {
	if (y == 0) panic_divide();
	if (y <= hi) panic_error("integer overflow");
	unsigned __int128 n = (static_cast<unsigned __int128>(hi) << 64) | lo;
	return R2<uint64, uint64>{uint64(n / y), uint64(n % y)};
}
//@ bits_Rem
inline uint64 bits_Rem(uint64 hi, uint64 lo, uint64 y) {
	if (y == 0) panic_divide();
	return uint64(((static_cast<unsigned __int128>(hi) << 64) | lo) % y);
}
//@ bits_Add64
inline R2<uint64, uint64> bits_Add64(uint64 x, uint64 y, uint64 carry) {
	unsigned __int128 s = static_cast<unsigned __int128>(x) + y + carry;
	return R2<uint64, uint64>{uint64(s), uint64(s >> 64)};
}
//@ bits_Sub64
inline R2<uint64, uint64> bits_Sub64(uint64 x, uint64 y, uint64 borrow) {
	uint64 d = x - y - borrow;
	return R2<uint64, uint64>{d, ((~x & y) | (~(x ^ y) & d)) >> 63};
}
//@ bits_Mul64
inline R2<uint64, uint64> bits_Mul64(uint64 x, uint64 y) {
	unsigned __int128 p = static_cast<unsigned __int128>(x) * y;
	return R2<uint64, uint64>{uint64(p >> 64), uint64(p)};
}
//@ bits_Div64
inline R2<uint64, uint64> bits_Div64(uint64 hi, uint64 lo, uint64 y) {
	if (y == 0) panic_divide();
	if (y <= hi) panic_error("integer overflow");
	unsigned __int128 n = (static_cast<unsigned __int128>(hi) << 64) | lo;
	return R2<uint64, uint64>{uint64(n / y), uint64(n % y)};
}
//@ bits_Rem64
inline uint64 bits_Rem64(uint64 hi, uint64 lo, uint64 y) {
	if (y == 0) panic_divide();
	return uint64(((static_cast<unsigned __int128>(hi) << 64) | lo) % y);
}
