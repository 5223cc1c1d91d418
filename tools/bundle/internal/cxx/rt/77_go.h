// go.h: goroutines and channels, on one thread: each goroutine has a stack of its own and runs until it waits.

//@ rt_fiber
// A goroutine. Goroutines are scheduled in the order in which Go runs them on one processor.
struct rt_fiber {
	char *sp, *low, *top;  // sp: the stack pointer at which it stopped; null before it starts
	Func<void()> body;  // before it starts
	rt_fiber *next, *before, *after;
#ifdef USES_rt_panicked
	Panic* panics;
	rt_handler* handlers;
#ifdef USES_rt_loop
	rt_loop* ranges;
#endif
#ifdef USES_rt_mark
	Panic* mark;
#endif
#endif
};
struct rt_fibers {
	rt_fiber *head, *tail;
	void add(rt_fiber* f) {
		f->next = nullptr;
		if (head) tail->next = f;
		else head = f;
		tail = f;
	}
	rt_fiber* take() {
		rt_fiber* f = head;
		if (f) head = f->next;
		return f;
	}
};
needs_own_stack static rt_fiber rt_main_fiber;
static rt_fiber* rt_self = &rt_main_fiber;
static rt_fiber* rt_first;  // runs before all goroutines of the list
static rt_fibers rt_ready_list;
static rt_fiber* rt_newest;  // a list of all goroutines except the first one
static int64 rt_fiber_count = 1;
static rt_fiber* rt_spare;  // unused stacks
// An event at a given time: a goroutine wakes up, or a timer fires. ring(a, false) only reports whether a
// goroutine waits for the event.
struct rt_alarm {
	int64 at;
	rt_alarm* next;
	rt_fiber* fiber;
	bool (*ring)(rt_alarm*, bool);
};
static rt_alarm* rt_alarms;  // sorted by time
static rt_root rt_alarms_root(&rt_alarms, sizeof rt_alarms);
#include <sys/mman.h>
#include <time.h>
inline void rt_make_ready(rt_fiber* f) {
	if (rt_first) rt_ready_list.add(rt_first);
	rt_first = f;
}
inline int64 rt_now() {
	timespec t;
	clock_gettime(CLOCK_MONOTONIC, &t);
	return int64(t.tv_sec) * 1000000000 + t.tv_nsec;
}
inline void rt_set_alarm(rt_alarm* a, int64 d) {
	a->at = wadd(rt_now(), d < 0 ? 0 : d);
	if (a->at < 0) a->at = int64(~uint64(0) >> 1);
	rt_alarm** p = &rt_alarms;
	while (*p && (*p)->at <= a->at) p = &(*p)->next;
	a->next = *p;
	*p = a;
}
// Handles all alarms whose time has come.
inline void rt_ring_alarms() {
	while (rt_alarms && rt_alarms->at <= rt_now()) {
		rt_alarm* a = rt_alarms;
		rt_alarms = a->next;
		if (a->fiber) rt_ready_list.add(a->fiber);
		else a->ring(a, true);
	}
}
// Returns the next goroutine that can run. If all goroutines sleep, the process sleeps.
inline rt_fiber* rt_next_fiber() {
	for (;;) {
		rt_ring_alarms();
		if (rt_fiber* f = rt_first) {
			rt_first = nullptr;
			return f;
		}
		if (rt_fiber* f = rt_ready_list.take()) return f;
		rt_alarm* a = rt_alarms;
		while (a && !a->fiber && !a->ring(a, false)) a = a->next;
		if (!a) fatal("all goroutines are asleep - deadlock!");
		int64 left = a->at - rt_now();
		timespec t = {long(left / 1000000000), long(left % 1000000000)};
		rt_flush();
		if (left > 0) nanosleep(&t, nullptr);
	}
}
inline void rt_use(rt_fiber* f);  // in run.h
static void rt_fiber_main();
// Provides a stack. The first goroutines get a large one with a guard page below it, thousands of later ones
// get a small one. If the address space of the process is limited, a large stack takes 1/64 of the limit.
inline void rt_give_stack(rt_fiber* f) {
	if (rt_fiber* s = rt_spare) {
		rt_spare = s->next;
		f->low = s->low;
		f->top = s->top;
		free(s);
		return;
	}
	static const uint64 space = rt_address_space();
	static int made;
	const bool limited = space < uint64(16) << 30;
	const bool large = made++ < (limited ? 8 : 200);
	uint64 size = 64 << 20, share = space / 64 & ~uint64(65535);
	if (limited && share < size) size = share;
	if (!large || size < 128 << 10) size = limited ? 128 << 10 : 256 << 10;
	f->low = rt_map(size);
	if (!f->low) fatal("out of memory");
	f->top = f->low + size;
	if (large) mprotect(f->low, 65536, PROT_NONE);
}
// Saves the state of this goroutine, and continues at the stack pointer to.
#if !defined(__x86_64__)
#error "goroutines are written for x86-64 processors"
#endif
RT_NOINLINE static void rt_swap(char** save, char* to) {
	__asm__ volatile(
		"leaq -128(%%rsp), %%rsp\n\tpushq %%rbp\n\tpushq %%rbx\n\tleaq 1f(%%rip), %%rax\n\tpushq %%rax\n\t"
		"movq %%rsp, (%0)\n\tmovq %1, %%rsp\n\tpopq %%rax\n\tjmp *%%rax\n"
		"1:\tpopq %%rbx\n\tpopq %%rbp\n\tleaq 128(%%rsp), %%rsp"
		: "+D"(save), "+S"(to)
		:
		: "rax", "rcx", "rdx", "r8", "r9", "r10", "r11", "r12", "r13", "r14", "r15", "memory", "cc", "xmm0", "xmm1", "xmm2", "xmm3", "xmm4",
		"xmm5", "xmm6", "xmm7", "xmm8", "xmm9", "xmm10", "xmm11", "xmm12", "xmm13", "xmm14", "xmm15");
}
// It is called through a volatile variable. Otherwise compilers would see that it changes no variables, and
// keep their values in registers during the call.
typedef void (*rt_switcher)(char**, char*);
static volatile rt_switcher rt_switch = rt_swap;
inline void rt_resume(rt_fiber* from, rt_fiber* f) {
	if (!f->sp) {
		rt_give_stack(f);
		f->sp = f->top - 64;
		void (*start)() = rt_fiber_main;
		memcpy(f->sp, &start, sizeof start);
		memset(f->sp + 8, 0, 56);
	}
	rt_use(f);
	rt_switch(&from->sp, f->sp);
}
// Runs other goroutines until this one is ready and it is its turn.
inline void rt_park() {
	rt_fiber *from = rt_self, *to = rt_next_fiber();
	if (to == from) return;
#ifdef USES_rt_panicked
	from->panics = rt_panics;
	from->handlers = rt_handlers;
#ifdef USES_rt_loop
	from->ranges = rt_loops;
#endif
#ifdef USES_rt_mark
	from->mark = rt_mark;
#endif
#endif
	rt_resume(from, to);
}
static void rt_fiber_main() {
	for (;;) {
		rt_fiber* f = rt_self;
		f->body();
		f = rt_self;
		(f->before ? f->before->after : rt_newest) = f->after;
		if (f->after) f->after->before = f->before;
		rt_fiber_count--;
		rt_fiber* to = rt_next_fiber();
		if (!to->sp) {  // it has not started yet, so it can take over this stack
			to->low = f->low;
			to->top = f->top;
			to->sp = f->top;
			rt_use(to);
			free(f);
			continue;
		}
		f->next = rt_spare;
		rt_spare = f;
		rt_resume(f, to);
	}
}
//@ rt_add_stacks_def
// The collector scans the stacks of waiting goroutines, and the functions of goroutines that have not started
// yet.
inline void rt_add_stacks() {
	for (rt_fiber* f = rt_newest; f; f = f->after) {
		gc_root(f, sizeof *f);
		if (f->sp && f != rt_self) gc_root(f->sp, size_t(f->top - f->sp));
	}
	if (rt_self != &rt_main_fiber) gc_root(rt_main_fiber.sp, size_t(rt_main_fiber.top - rt_main_fiber.sp));
	gc_root(&rt_main_fiber, sizeof rt_main_fiber);
}
//@ rt_start
// go f()
inline void rt_start(Func<void()> body) {
	rt_fiber* f = static_cast<rt_fiber*>(calloc(1, sizeof(rt_fiber)));
	if (!f) fatal("out of memory");
	f->body = body;
	f->after = rt_newest;
	if (rt_newest) rt_newest->before = f;
	rt_newest = f;
	rt_fiber_count++;
	rt_make_ready(f);
}
//@ rt_sleep
inline void rt_sleep(int64 d) {
	rt_alarm a = {0, nullptr, rt_self, nullptr};
	rt_set_alarm(&a, d);
	rt_park();
}
//@ rt_yield
inline void rt_yield() {
	rt_ready_list.add(rt_self);
	rt_park();
}
//@ rt_await_input
// Runs other goroutines, and the timers, until the file has input. If nothing else can run, read may wait instead.
#include <poll.h>
inline void rt_await_input(int fd) {
	for (;;) {
		int64 wait = 0;  // milliseconds
		if (!rt_first && !rt_ready_list.head) {
			rt_flush();
			if (!rt_alarms) return;
			wait = (rt_alarms->at - rt_now()) / 1000000 + 1;
			if (wait < 0) wait = 0;
			if (wait > 1000000) wait = 1000000;
		}
		pollfd p = {fd, POLLIN, 0};
		if (poll(&p, 1, int(wait)) != 0) return;
		rt_yield();
	}
}

//@ rt_spin
// Called by operations on which a program may spin, such as atomic loads: from time to time it
// lets other goroutines run.
inline void rt_spin() {
#ifdef USES_rt_start
	static uint32 asked;
	if (++asked % 1024 == 0) rt_yield();
#endif
}

//@ Chan
// A case of a select statement that waits at a channel. A send or receive is a select statement with one
// case.
struct rt_case {
	struct rt_chan* c;
	void* v;      // the memory of the value that is sent, or for the value that is received
	bool send, ok;  // ok: a value was sent or received; false if the channel was closed
	rt_fiber* fiber;
	rt_case **chosen, *next, *before;
};
struct rt_cases {
	rt_case *head, *tail;
	void add(rt_case* k) {
		k->before = tail;
		k->next = nullptr;
		(tail ? tail->next : head) = k;
		tail = k;
	}
	void remove(rt_case* k) {
		(k->before ? k->before->next : head) = k->next;
		(k->next ? k->next->before : tail) = k->before;
	}
	// Wakes the first goroutine whose select statement has chosen no case yet.
	rt_case* take(bool ok) {
		for (rt_case* k = head; k; k = k->next) {
			if (*k->chosen) continue;
			*k->chosen = k;
			k->ok = ok;
			rt_make_ready(k->fiber);
			return k;
		}
		return nullptr;
	}
};
struct rt_chan {
	int64 cap, n, at;
	uint64 size;
	bool closed;
	char* buf;
	rt_cases senders, receivers;
	char* slot(int64 i) { return buf + uint64((at + i) % cap) * size; }
};
template <class T> struct Chan : rt_chan {};
// Performs a case if that is possible without waiting, and reports whether it is.
inline bool rt_try_case(rt_case* k) {
	rt_chan* c = k->c;
	if (!c) return false;
	k->ok = true;
	if (k->send) {
		if (c->closed) panic_plain("send on closed channel"_s);
		if (rt_case* r = c->receivers.take(true)) memcpy(r->v, k->v, c->size);
		else if (c->n < c->cap) memcpy(c->slot(c->n++), k->v, c->size);
		else return false;
		return true;
	}
	if (c->n > 0) {
		memcpy(k->v, c->slot(0), c->size);
		memset(c->slot(0), 0, c->size);
		c->at = (c->at + 1) % c->cap;
		if (rt_case* s = c->senders.take(true)) memcpy(c->slot(c->n - 1), s->v, c->size);
		else c->n--;
		return true;
	}
	if (rt_case* s = c->senders.take(true)) {
		memcpy(k->v, s->v, c->size);
		return true;
	}
	k->ok = !c->closed;
	return c->closed;
}
// Returns the number of the case that was performed, or -1 if there is a default clause and no
// case was possible.
inline int64 rt_select(rt_case* cases, int64 n, bool wait) {
	static uint64 turn;  // the cases are tried from a random one on
	turn = turn * 6364136223846793005 + 1442695040888963407;
	rt_ring_alarms();
	for (int64 i = 0, k = int64(turn >> 33); i < n; i++, k++)
		if (rt_try_case(&cases[k % n])) return k % n;
	if (!wait) {
		if (turn >> 57 == 0) rt_yield();  // a loop that polls must let other goroutines run
		return -1;
	}
	rt_case* chosen = nullptr;
	for (int64 i = 0; i < n; i++) {
		rt_case& k = cases[i];
		if (!k.c) continue;
		k.fiber = rt_self;
		k.chosen = &chosen;
		(k.send ? k.c->senders : k.c->receivers).add(&k);
	}
	rt_park();
	for (int64 i = 0; i < n; i++)
		if (rt_chan* c = cases[i].c) (cases[i].send ? c->senders : c->receivers).remove(&cases[i]);
	if (chosen->send && !chosen->ok) panic_plain("send on closed channel"_s);
	return chosen - cases;
}
//@ rt_case_of
template <class T> inline rt_case rt_case_of(Chan<T>* c, T* v, bool send) { return rt_case{c, v, send, false, nullptr, nullptr, nullptr, nullptr}; }
//@ mkchan
template <class T> inline Chan<T>* mkchan(int64 n = 0) {
	if (n < 0 || uint64(n) > (uint64(1) << 40) / sizeof(T)) panic_plain("makechan: size out of range"_s);
	Chan<T>* c = gc_new<Chan<T> >();
	c->cap = n;
	c->size = sizeof(T);
	c->buf = reinterpret_cast<char*>(gc_array<T>(uint64(n)));
	return c;
}
//@ chan_send
template <class T> inline void chan_send(Chan<T>* c, Same<T> v) {
	rt_case k = rt_case_of(c, &v, true);
	rt_select(&k, 1, true);
}
//@ chan_recv2
template <class T> inline R2<T, bool> chan_recv2(Chan<T>* c) {
	R2<T, bool> r = R2<T, bool>();
	rt_case k = rt_case_of(c, &r.r0, false);
	rt_select(&k, 1, true);
	r.r1 = k.ok;
	return r;
}
//@ chan_recv
template <class T> inline T chan_recv(Chan<T>* c) { return chan_recv2(c).r0; }
//@ chan_close
inline void chan_close(rt_chan* c) {
	if (!c) panic_plain("close of nil channel"_s);
	if (c->closed) panic_plain("close of closed channel"_s);
	c->closed = true;
	while (rt_case* k = c->receivers.take(false)) memset(k->v, 0, c->size);
	while (c->senders.take(false)) {}
}
//@ chan_len
inline int64 chan_len(rt_chan* c) {
	rt_spin();
	return c ? c->n : 0;
}
//@ chan_cap
inline int64 chan_cap(rt_chan* c) { return c ? c->cap : 0; }
