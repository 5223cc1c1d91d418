// run.h: the start: the program runs on a stack of its own if it needs one, and ends as Go's do.

//@ rt_run_apart
// Runs the program on a stack as large as the platform allows, up to 1 GB.
#include <signal.h>
#include <sys/mman.h>
#include <ucontext.h>
#ifdef USES_sanitizer
extern "C" void __sanitizer_start_switch_fiber(void**, const void*, size_t);
extern "C" void __sanitizer_finish_switch_fiber(void*, const void**, size_t*);
#endif
static char* rt_stack;
static void (*rt_program)();
static ucontext_t rt_context;
static void rt_enter() {
#ifdef USES_sanitizer
	__sanitizer_finish_switch_fiber(nullptr, nullptr, nullptr);
#endif
	rt_program();
	rt_exit(0);
}
// An access to the guard page below the stack is a stack overflow: end the program as Go does.
static void rt_on_fault(int sig, siginfo_t* info, void*) {
	if (uint64(static_cast<char*>(info->si_addr) - rt_stack + 65536) < 3 * 65536) {
		rt_flush();
		rt_write(2, "runtime: goroutine stack exceeds 1000000000-byte limit\n", 55);
		fatal("stack overflow");
	}
	signal(sig, SIG_DFL);
}
inline int rt_run_apart(void (*program)()) {
	rt_program = program;
	uint64 size = uint64(1) << 31;
#ifdef USES_rt_start
	while (size / 2 > rt_address_space() / 8) size /= 2;
#endif
	do rt_stack = rt_map(size /= 2);
	while (!rt_stack && size > 1 << 16);
	mprotect(rt_stack, 65536, PROT_NONE);
#ifdef USES_needs_collector
	gc_stack_top = rt_stack + size;
#endif
	static char space[16384];
	static stack_t ss;
	ss.ss_sp = space;
	ss.ss_size = sizeof space;
	sigaltstack(&ss, nullptr);
	static struct sigaction sa;
	sa.sa_sigaction = rt_on_fault;
	sa.sa_flags = SA_SIGINFO | SA_ONSTACK;
	sigaction(SIGSEGV, &sa, nullptr);
	getcontext(&rt_context);
	rt_context.uc_stack.ss_sp = rt_stack;
	rt_context.uc_stack.ss_size = size;
	makecontext(&rt_context, rt_enter, 0);
#ifdef USES_sanitizer
	void* fake = nullptr;
	__sanitizer_start_switch_fiber(&fake, rt_stack, size);
#endif
	setcontext(&rt_context);
	return 1;
}
//@ rt_run
// A program without recursion, goroutines and large variables fits on the system's stack. Judges may forbid the system
// calls that make another stack, so such a program makes none of them.
inline int rt_run(void (*program)()) {
#ifdef USES_needs_own_stack
	return rt_run_apart(program);
#else
#ifdef USES_needs_collector
	gc_stack_top = static_cast<char*>(__builtin_frame_address(0));
#endif
	void (*volatile start)() = program;  // volatile: the compiler must not inline it into main, which it hardly optimises
	start();
	rt_exit(0);
#endif
}
//@ rt_use_def
// Makes a goroutine the current one, and its stack the current stack.
inline void rt_use(rt_fiber* f) {
#ifdef USES_needs_collector
	if (!rt_self->top) {
		rt_self->low = rt_stack;
		rt_self->top = gc_stack_top;
	}
	gc_stack_top = f->top;
#else
	if (!rt_self->low) rt_self->low = rt_stack;
#endif
	rt_self = f;
	rt_stack = f->low;
#ifdef USES_rt_panicked
	rt_panics = f->panics;
	rt_handlers = f->handlers;
#ifdef USES_rt_loop
	rt_loops = f->ranges;
#endif
#ifdef USES_rt_mark
	rt_mark = f->mark;
#endif
#endif
}
