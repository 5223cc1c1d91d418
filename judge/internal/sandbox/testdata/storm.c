/* Programs that start processes in an endless loop. Run them only where the number of processes is limited. */
#define _GNU_SOURCE
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <unistd.h>

static char *self;

static void forks(void) {
	for (int i = 0; i < 100; i++)
		if (!fork()) {
			memset(malloc(4 << 20), 1, 4 << 20);
			for (;;) fork();
		}
	for (;;) fork();
}

static void vforks(void) { /* each process waits for its child, which starts a child itself */
	for (;;)
		if (!vfork()) vforks();
}

static void *sleeper(void *unused) { for (;;) pause(); return unused; }
static void threads(void) {
	pthread_t t;
	for (;;) pthread_create(&t, 0, sleeper, 0);
}

static void siblings(void) { /* all new processes are children of the program's parent */
	for (;;) syscall(SYS_clone, CLONE_PARENT | SIGCHLD, 0, 0, 0, 0);
}

static void daemons(void) { /* each process is an orphan in its own session, and executes the program again */
	for (;;)
		if (!fork()) {
			setsid();
			if (!fork()) execl("/proc/self/exe", self, "daemons", (char *)0);
			_exit(0);
		}
}

static void handler(int s) { fork(); kill(s == SIGUSR1 ? 0 : getpid(), SIGUSR1); }
static void signals(void) { /* each signal to such a process starts further processes */
	signal(SIGUSR1, SIG_IGN);
	if (!fork()) {
		for (int s = 1; s < 64; s++) signal(s, SIG_IGN);
		signal(SIGUSR1, handler);
		signal(SIGTERM, handler);
		signal(SIGALRM, handler);
		struct itimerval often = {{0, 1000}, {0, 1000}};
		setitimer(ITIMER_REAL, &often, 0);
		for (;;) raise(SIGUSR1);
	}
	for (;;) pause();
}

int main(int argc, char **argv) {
	static const struct { const char *name; void (*run)(void); } all[] = {
		{"forks", forks}, {"vforks", vforks}, {"threads", threads}, {"siblings", siblings}, {"daemons", daemons}, {"signals", signals},
	};
	self = argv[0];
	for (unsigned i = 0; argc > 1 && i < sizeof all / sizeof *all; i++)
		if (!strcmp(argv[1], all[i].name)) {
			if (argc == 2 && write(1, "x", 1) < 0) return 1;
			all[i].run();
		}
	return 2;
}
