// context.h: package context.

//@ context_Canceled
static Any context_Canceled = errors_New("context canceled"_s);
static rt_root rt_root_canceled(&context_Canceled, sizeof context_Canceled);
//@ context_DeadlineExceeded
static Any context_DeadlineExceeded = errors_New("context deadline exceeded"_s);
static rt_root rt_root_deadline(&context_DeadlineExceeded, sizeof context_DeadlineExceeded);
//@ rt_nothing
// struct{}
struct rt_nothing {};
inline bool operator==(rt_nothing, rt_nothing) { return true; }
inline bool operator!=(rt_nothing, rt_nothing) { return false; }
inline uint64 hash_of(rt_nothing) { return 1; }
//@ rt_cause_key T_rt_cause_key
// The key with which context.Cause asks a context for the runtime's own context in it. As in Go, the key is a
// pointer, because a context of the program may use it as the key of a map.
struct rt_cause_key {};
static Type T_rt_cause_key = rt_pointer<rt_cause_key>("*int");
//@ context_Background
//= pure
// A context: its parent, and the values that it adds.
struct rt_ctx {
	Any parent;
	Chan<rt_nothing>* done;
	Any err, cause, key, value;
	time_Time deadline;
	bool timed;
	Slice<rt_ctx*> children;
#ifdef USES_context_WithDeadlineCause
	time_Timer* timer;
#endif
	String name;
};
inline rt_ctx* rt_ctx_of(Word w) { return static_cast<rt_ctx*>(w.p); }
inline Chan<rt_nothing>* rt_ctx_done(Word w) { return rt_ctx_of(w)->done; }
inline Any rt_ctx_err(Word w) {
	rt_spin();
	return rt_ctx_of(w)->err;
}
inline R2<time_Time, bool> rt_ctx_deadline(Word w) { return R2<time_Time, bool>{rt_ctx_of(w)->deadline, rt_ctx_of(w)->timed}; }
static Type T_rt_ctx = rt_pointer<rt_ctx>("*context.cancelCtx");
needs_string_equal inline Any rt_ctx_value(Word w, Any key) {
	rt_ctx* c = rt_ctx_of(w);
#ifdef USES_context_Cause
	if (key.t == &T_rt_cause_key) return mkany(&T_rt_ctx, c);
#endif
	if (c->key.t && any_equal(c->key, key)) return c->value;
	return c->parent.t ? icall<Any>(c->parent, Sel_Value, key) : Any();
}
inline String rt_ctx_string(Word w) { return rt_ctx_of(w)->name; }
static rt_method rt_ctx_m1(T_rt_ctx, Sel_Done, rt_ctx_done);
static rt_method rt_ctx_m2(T_rt_ctx, Sel_Err, rt_ctx_err);
static rt_method rt_ctx_m3(T_rt_ctx, Sel_Deadline, rt_ctx_deadline);
static rt_method rt_ctx_m4(T_rt_ctx, Sel_Value, rt_ctx_value);
static rt_method rt_ctx_m5(T_rt_ctx, Sel_String, rt_ctx_string);
inline rt_ctx* rt_new_ctx(String name) {
	rt_ctx* c = gc_new<rt_ctx>();
	c->name = name;
	return c;
}
inline Any context_Background() { return mkany(&T_rt_ctx, rt_new_ctx("context.Background"_s)); }
//@ context_TODO
//= pure
inline Any context_TODO() { return mkany(&T_rt_ctx, rt_new_ctx("context.TODO"_s)); }
//@ context_WithCancel
//= keeps 1
// Ends the context with an error. If the cause is nil, the error is the cause.
inline void rt_cancel(rt_ctx* c, Any why, Any cause) {
	if (c->err.t) return;
	c->err = why;
	c->cause = cause.t ? cause : why;
#ifdef USES_context_WithDeadlineCause
	if (c->timer) time_Timer_Stop(c->timer);
#endif
	chan_close(c->done);
	for (int64 i = 0; i < c->children.n; i++) rt_cancel(c->children.p[i], why, c->cause);
}
// Returns a context that ends when its parent ends, or earlier.
inline rt_ctx* rt_child(Any parent, String what) {
	if (!parent.t) panic_text("cannot create context from nil parent"_s);
	if (parent.t != &T_rt_ctx) fatal("a context of the program's own as the parent of another one is not translated");
	rt_ctx *c = rt_new_ctx(concat(has(parent, Sel_String) ? icall<String>(parent, Sel_String) : "context"_s, what)), *up = rt_ctx_of(parent.w);
	c->parent = parent;
	c->done = mkchan<rt_nothing>();
	c->deadline = up->deadline;
	c->timed = up->timed;
	if (up->err.t) rt_cancel(c, up->err, up->cause);
	else if (up->done) up->children = append(up->children, c);
	return c;
}
inline R2<Any, Func<void()> > context_WithCancel(Any parent) {
	rt_ctx* c = rt_child(parent, ".WithCancel"_s);
	return R2<Any, Func<void()> >{mkany(&T_rt_ctx, c), [=]() { rt_cancel(c, context_Canceled, Any()); }};
}
//@ context_WithValue
//= keeps 1 2 3
inline Any context_WithValue(Any parent, Any key, Any value) {
	rt_ctx *c = rt_new_ctx("context.WithValue"_s), *up = rt_ctx_of(parent.w);
	if (up->done) c = rt_child(parent, ".WithValue"_s);
	c->parent = parent;
	c->key = key;
	c->value = value;
	return mkany(&T_rt_ctx, c);
}
//@ context_WithCancelCause
//= keeps 1
inline R2<Any, Func<void(Any)> > context_WithCancelCause(Any parent) {
	rt_ctx* c = rt_child(parent, ".WithCancel"_s);
	return R2<Any, Func<void(Any)> >{mkany(&T_rt_ctx, c), [=](Any cause) { rt_cancel(c, context_Canceled, cause); }};
}
//@ context_Cause
//= calls 1
inline Any context_Cause(Any ctx) {
	Any own = icall<Any>(ctx, Sel_Value, Any{&T_rt_cause_key, {nullptr}});
	return own.t && rt_ctx_of(own.w)->done ? rt_ctx_of(own.w)->cause : icall<Any>(ctx, Sel_Err);
}
//@ context_WithDeadlineCause
//= keeps 1 3
inline R2<Any, Func<void()> > context_WithDeadlineCause(Any parent, time_Time at, Any cause) {
	rt_ctx* c = rt_child(parent, ".WithDeadline"_s);
	if (!c->timed || time_Time_Before(at, c->deadline)) {
		c->timed = true;
		c->deadline = at;
		int64 left = time_Until(at);
		if (left <= 0) rt_cancel(c, context_DeadlineExceeded, cause);
		else c->timer = time_AfterFunc(left, [=]() { rt_cancel(c, context_DeadlineExceeded, cause); });
	}
	return R2<Any, Func<void()> >{mkany(&T_rt_ctx, c), [=]() { rt_cancel(c, context_Canceled, Any()); }};
}
//@ context_WithTimeoutCause
//= keeps 1 3
inline R2<Any, Func<void()> > context_WithTimeoutCause(Any parent, int64 d, Any cause) {
	return context_WithDeadlineCause(parent, time_Time_Add(time_Now(), d), cause);
}
//@ context_WithDeadline
//= keeps 1
inline R2<Any, Func<void()> > context_WithDeadline(Any parent, time_Time at) { return context_WithDeadlineCause(parent, at, Any()); }
//@ context_WithTimeout
//= keeps 1
inline R2<Any, Func<void()> > context_WithTimeout(Any parent, int64 d) { return context_WithDeadline(parent, time_Time_Add(time_Now(), d)); }
