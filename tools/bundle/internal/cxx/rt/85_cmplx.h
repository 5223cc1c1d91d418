// 85_cmplx.h: package math/cmplx.

//@ cmplx_Abs
//= pure
inline float64 cmplx_Abs(complex128 x) { return math_Hypot(x.re, x.im); }
//@ cmplx_Phase
//= pure
inline float64 cmplx_Phase(complex128 x) { return math_Atan2(x.im, x.re); }
//@ cmplx_Polar
//= pure
inline R2<float64, float64> cmplx_Polar(complex128 x) { return R2<float64, float64>{cmplx_Abs(x), cmplx_Phase(x)}; }
//@ cmplx_Rect
//= pure
inline complex128 cmplx_Rect(float64 r, float64 theta) {
	R2<float64, float64> s = math_Sincos(theta);
	return complex128{r * s.r1, r * s.r0};
}
//@ cmplx_Conj
//= pure
inline complex128 cmplx_Conj(complex128 x) { return complex128{x.re, -x.im}; }
//@ cmplx_Inf
//= pure
inline complex128 cmplx_Inf() { return complex128{math_Inf(1), math_Inf(1)}; }
//@ cmplx_NaN
//= pure
inline complex128 cmplx_NaN() { return complex128{math_NaN(), math_NaN()}; }
//@ cmplx_IsInf
//= pure
inline bool cmplx_IsInf(complex128 x) { return math_IsInf(x.re, 0) || math_IsInf(x.im, 0); }
//@ cmplx_IsNaN
//= pure
inline bool cmplx_IsNaN(complex128 x) { return !cmplx_IsInf(x) && (x.re != x.re || x.im != x.im); }
//@ cmplx_Exp
//= pure
inline complex128 cmplx_Exp(complex128 x) {
	if (math_IsInf(x.re, 0)) {
		if (x.re > 0 && x.im == 0) return x;
		if (math_IsInf(x.im, 0) || math_IsNaN(x.im)) {
			if (x.re < 0) return complex128{0, math_Copysign(0, x.im)};
			return complex128{math_Inf(1), math_NaN()};
		}
	} else if (math_IsNaN(x.re) && x.im == 0) {
		return x;
	}
	return cmplx_Rect(math_Exp(x.re), x.im);
}
//@ cmplx_Log
//= pure
inline complex128 cmplx_Log(complex128 x) { return complex128{math_Log(cmplx_Abs(x)), cmplx_Phase(x)}; }
//@ cmplx_Sqrt
//= pure
inline complex128 cmplx_Sqrt(complex128 x) {
	float64 a = x.re, b = x.im, scale = 2, t;
	if (b == 0) {
		if (a == 0) return complex128{0, b};
		if (a < 0) return complex128{0, math_Copysign(math_Sqrt(-a), b)};
		return complex128{math_Sqrt(a), b};
	}
	if (math_IsInf(b, 0)) return complex128{math_Inf(1), b};
	if (a == 0) {
		t = math_Sqrt(0.5 * math_Abs(b));
		return complex128{t, b < 0 ? -t : t};
	}
	if (math_Abs(a) > 4 || math_Abs(b) > 4) {
		a *= 0.25;
		b *= 0.25;
	} else {
		a *= 1.8014398509481984e16;
		b *= 1.8014398509481984e16;
		scale = 7.450580596923828125e-9;
	}
	float64 r = math_Hypot(a, b);
	if (a > 0) {
		t = math_Sqrt(0.5 * r + 0.5 * a);
		r = scale * math_Abs((0.5 * b) / t);
		t *= scale;
	} else {
		r = math_Sqrt(0.5 * r - 0.5 * a);
		t = scale * math_Abs((0.5 * b) / r);
		r *= scale;
	}
	return complex128{t, b < 0 ? -r : r};
}
//@ cmplx_Pow
//= pure
inline complex128 cmplx_Pow(complex128 x, complex128 y) {
	if (x == complex128{0, 0}) {
		if (cmplx_IsNaN(y)) return cmplx_NaN();
		if (y.re == 0) return complex128{1, 0};
		if (y.re < 0) return complex128{math_Inf(1), y.im == 0 ? 0 : math_Inf(1)};
		return complex128{0, 0};
	}
	float64 modulus = cmplx_Abs(x);
	if (modulus == 0) return complex128{0, 0};
	float64 r = math_Pow(modulus, y.re), arg = cmplx_Phase(x), theta = y.re * arg;
	if (y.im != 0) {
		r *= math_Exp(-y.im * arg);
		theta += y.im * math_Log(modulus);
	}
	return cmplx_Rect(r, theta);
}
