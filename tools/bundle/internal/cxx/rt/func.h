// func.h: functions: a value is one pointer to a closure object that starts with its code.

//@ Func
template <class S> struct Func;
template <class S> struct FuncValue;
template <class R, class... A> struct Closure { R (*code)(Closure*, A...); };
template <class L, class R, class... A> struct LambdaClosure : Closure<R, A...> {
	L f;
	explicit LambdaClosure(const L& g) : f(g) { this->code = invoke; }
	static R invoke(Closure<R, A...>* c, A... a) { return static_cast<LambdaClosure*>(c)->f(a...); }
};
template <class R, class... A> struct Func<R(A...)> {
	Closure<R, A...>* c;
	Func() = default;
	Func(decltype(nullptr)) : c(nullptr) {}
	// A closure on the heap. It contains a copy of the lambda with its captured variables.
	template <class L> Func(const L& f) {
		typedef LambdaClosure<L, R, A...> C;
		c = new (gc_alloc(sizeof(C), false)) C(f);
	}
	R operator()(A... a) const {
		if (RT_UNLIKELY(!c)) panic_nil();
		return c->code(c, a...);
	}
	// Calls the function, which is probably F.
	template <R (*F)(A...)> R likely(A... a) const {
		if (RT_UNLIKELY(!c)) panic_nil();
		return c->code == FuncValue<R(A...)>::template invoke<F> ? F(a...) : c->code(c, a...);
	}
};
template <class S> struct IsDirect<Func<S> > { static const bool value = true; };
#include <new>
//@ onstack StackFunc
// onstack<S>(closure) is a function value whose closure lives on the C++ stack.
template <class S> struct StackFunc;
template <class R, class... A> struct StackFunc<R(A...)> {
	template <class L> static LambdaClosure<L, R, A...> make(const L& f) { return LambdaClosure<L, R, A...>(f); }
};
template <class S, class C> inline Func<S> onstack(C& c) {
	Func<S> f;
	f.c = &c;
	return f;
}
//@ FuncValue
// Returns the function value of a declared function: always the same closure.
template <class R, class... A> struct FuncValue<R(A...)> {
	template <R (*F)(A...)> static R invoke(Closure<R, A...>*, A... a) { return F(a...); }
	template <R (*F)(A...)> static Func<R(A...)> of() {
		static Closure<R, A...> c = {invoke<F>};
		Func<R(A...)> f;
		f.c = &c;
		return f;
	}
};
