// run.h: starts the program on a stack of its own and ends the process as Go does.

//@ rt_run
// Runs the program on a stack as large as the platform allows, up to 1 GB.
#include <signal.h>
#include <sys/resource.h>
#include <ucontext.h>
#if defined(__SANITIZE_ADDRESS__)
#define RT_ASAN 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define RT_ASAN 1
#endif
#endif
#ifdef RT_ASAN
extern "C" void __sanitizer_start_switch_fiber(void**, const void*, size_t);
extern "C" void __sanitizer_finish_switch_fiber(void*, const void**, size_t*);
#endif
static char* rt_stack;
static size_t rt_stack_size;
static void (*rt_program)();
static ucontext_t rt_context[2];
inline void rt_call_program() {
	try {
		rt_program();
	} catch (Throw&) {
		for (int i = 0; i < rt_exit_count; i++) rt_exit_functions[i]();
		rt_report(rt_panics);
		rt_write(2, "\ngoroutine 1 [running]:\nmain.main()\nexit status 2\n", 50);
		_exit(2);
	}
	rt_exit(0);
}
static void rt_enter() {
#ifdef RT_ASAN
	__sanitizer_finish_switch_fiber(nullptr, nullptr, nullptr);
#endif
	rt_call_program();
}
// A fault in the guard below the stack is Go's stack overflow.
static void rt_on_fault(int sig, siginfo_t* info, void*) {
	char* a = static_cast<char*>(info->si_addr);
	if (rt_stack && a >= rt_stack - 65536 && a < rt_stack + 65536) {
		const char text[] = "runtime: goroutine stack exceeds 1000000000-byte limit\nfatal error: stack overflow\n\ngoroutine 1 [running]:\n";
		for (int i = 0; i < rt_exit_count; i++) rt_exit_functions[i]();
		rt_write(2, text, int64(sizeof text - 1));
		_exit(2);
	}
	signal(sig, SIG_DFL);
}
inline void rt_catch_faults() {
	static char space[16384];
	stack_t ss;
	memset(&ss, 0, sizeof ss);
	ss.ss_sp = space;
	ss.ss_size = sizeof space;
	struct sigaction sa;
	memset(&sa, 0, sizeof sa);
	sa.sa_sigaction = rt_on_fault;
	sa.sa_flags = SA_SIGINFO | SA_ONSTACK;
	if (sigaltstack(&ss, nullptr) == 0) {
		sigaction(SIGSEGV, &sa, nullptr);
		sigaction(SIGBUS, &sa, nullptr);
	}
}
inline int rt_run(void (*program)()) {
	rt_program = program;
	gc_stack_top = static_cast<char*>(__builtin_frame_address(0)) + 256;
	size_t size = size_t(1) << 30;
	char* p = nullptr;
	for (; size >= (size_t(1) << 24); size /= 2) {
		void* q = mmap(nullptr, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
		if (q == MAP_FAILED) continue;
		p = static_cast<char*>(q);
		break;
	}
	if (p && getcontext(&rt_context[0]) == 0) {
		mprotect(p, 65536, PROT_NONE);
		rt_stack = p + 65536;
		rt_stack_size = size - 65536;
		gc_stack_top = p + size;
		rt_catch_faults();
		rt_context[0].uc_stack.ss_sp = rt_stack;
		rt_context[0].uc_stack.ss_size = rt_stack_size;
		rt_context[0].uc_link = nullptr;
		makecontext(&rt_context[0], rt_enter, 0);
#ifdef RT_ASAN
		void* fake = nullptr;
		__sanitizer_start_switch_fiber(&fake, rt_stack, rt_stack_size);
#endif
		swapcontext(&rt_context[1], &rt_context[0]);
	}
	rt_call_program();
	return 0;
}
