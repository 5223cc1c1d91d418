/* Hostile programs. Each one is a function; the first argument of the command chooses it.
   Every program ends by itself after at most a minute, and starts at most 200 processes at
   the same time, so that it does no harm if the sandbox is broken. */

#define _GNU_SOURCE
#include <arpa/inet.h>
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <mqueue.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/shm.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#define MIB (1 << 20)
static char **arg;

/* burn uses this amount of processor time, in milliseconds. */
static void burn(int ms) {
	clock_t end = clock() + (clock_t)ms * (CLOCKS_PER_SEC / 1000);
	while (clock() < end)
		;
}

static void nap(int ms) {
	struct timespec t = {ms / 1000, ms % 1000 * 1000000L};
	while (nanosleep(&t, &t) && errno == EINTR)
		;
}

/* take allocates this amount of memory, in MiB, writes to it, and returns it. */
static char *take(int mib) {
	char *p = malloc((size_t)mib * MIB);
	if (p)
		memset(p, 1, (size_t)mib * MIB);
	return p;
}

/* guard ends the program if it is not in a mount namespace of its own, because the code after
   the call would do harm there. The environment variable OUTSIDE names the namespace of the tests. */
static void guard(void) {
	char here[64] = "";
	const char *outside = getenv("OUTSIDE");
	if (readlink("/proc/self/ns/mnt", here, sizeof here - 1) < 0 || !outside || !strcmp(here, outside)) exit(98);
}

static int burns(void) { burn(60000); return 0; }
static int child_burns(void) {
	if (!fork()) { burn(20000); _exit(0); }
	nap(20000);
	return 0;
}
static int unreaped(void) { /* the child ends, but nobody waits for it */
	int ends[2];
	char c;
	if (pipe(ends)) return 1;
	if (!fork()) { burn(200); _exit(0); }
	close(ends[1]);
	return read(ends[0], &c, 1) != 0;
}
static int auto_reaped(void) { /* because SIGCHLD is ignored, the kernel discards the processor time of the children */
	signal(SIGCHLD, SIG_IGN);
	for (int i = 0; i < 40; i++) {
		if (!fork()) { burn(100); _exit(0); }
		nap(150);
	}
	return 0;
}
static int throws_away(void) { /* the same, but the children end between two samples */
	signal(SIGCHLD, SIG_IGN);
	for (int i = 0; i < 2000; i++) {
		if (!fork()) { burn(2); _exit(0); }
		wait(NULL);
	}
	return 0;
}
static int many_burn(void) { /* each child runs only for a short time */
	for (int i = 0; i < 2000; i++) {
		if (!fork()) { burn(10); _exit(0); }
		wait(NULL);
	}
	return 0;
}
static int orphan_sleeps(void) {
	if (!fork()) {
		setsid();
		if (!fork()) { signal(SIGHUP, SIG_IGN); signal(SIGTERM, SIG_IGN); nap(60000); }
		_exit(0);
	}
	wait(NULL);
	return 0;
}
static int orphan_burns(void) {
	if (!fork()) {
		setsid();
		if (!fork()) burn(20000);
		_exit(0);
	}
	wait(NULL);
	nap(20000);
	return 0;
}
static int orphan_multiplies(void) { /* a process that again and again starts a copy of itself and ends */
	if (!fork()) {
		setsid();
		for (int i = 0; i < 200; i++) {
			if (fork()) _exit(0);
			nap(1);
		}
		_exit(0);
	}
	wait(NULL);
	nap(20);
	return 0;
}
static int daemonizes(void) { if (daemon(0, 0)) return 1; nap(60000); return 0; }
static int ignores_signals(void) {
	for (int s = 1; s < 64; s++) signal(s, SIG_IGN);
	nap(60000);
	return 0;
}
static int takes_memory(void) { for (int i = 0; i < 1000; i++) take(1); nap(500); return 0; }
static int takes_memory_fast(void) { take(100); return 0; }
static int reserves_memory(void) { return mmap(0, (size_t)900 * MIB, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0) == MAP_FAILED; }
static int gives_back(void) { free(take(64)); return 0; }
static void *taker(void *unused) { take(40); nap(5000); return unused; }
static int threads_take(void) {
	pthread_t t[4];
	for (int i = 0; i < 4; i++) pthread_create(&t[i], 0, taker, 0);
	for (int i = 0; i < 4; i++) pthread_join(t[i], 0);
	return 0;
}
static int children_take(void) {
	for (int i = 0; i < 4; i++)
		if (!fork()) { take(40); nap(5000); _exit(0); }
	while (wait(NULL) > 0)
		;
	return 0;
}
static int child_took(void) { /* the program waits for the child */
	if (!fork()) { take(128); _exit(0); }
	wait(NULL);
	return 0;
}
static void *taker_exits(void *unused) { take(64); exit(0); return unused; }
static int thread_exits(void) { pthread_t t; pthread_create(&t, 0, taker_exits, 0); nap(60000); return 1; }
static int shares_memory(void) { /* 4 processes share 40 MiB */
	char *p = take(40);
	for (int i = 0; i < 3; i++)
		if (!fork()) { nap(300); _exit(p[1] != 1); }
	while (wait(NULL) > 0)
		;
	return 0;
}
static int tiny(void) { /* prints its own peak memory */
	char line[256];
	FILE *f = fopen("/proc/self/status", "r");
	while (f && fgets(line, sizeof line, f))
		if (!strncmp(line, "VmHWM:", 6)) printf("%s", line + 6);
	return 0;
}
static int fork_bomb(void) {
	for (int i = 0; i < 200; i++)
		if (fork() == 0) { nap(50000); _exit(0); }
	nap(50000);
	return 0;
}
static int fork_chain(void) { /* every process starts the next one */
	for (int i = 0; i < 200; i++)
		if (fork() > 0) { nap(50000); _exit(0); }
	return 0;
}
static void *napper(void *unused) { nap(50000); return unused; }
static int thread_bomb(void) {
	pthread_t t;
	for (int i = 0; i < 200; i++) pthread_create(&t, 0, napper, 0);
	nap(50000);
	return 0;
}
static int writes(void) { /* writes as many bytes as the argument says */
	for (long n = atol(arg[0]); n > 0; n--) putchar('x');
	return fflush(stdout) != 0;
}
static int writes_errors(void) { for (int i = 0; i < 1000000; i++) fputs("error\n", stderr); return 0; }
static int writes_binary(void) { for (int i = 0; i < 65536; i++) putchar(i & 255); return 0; }
static int writes_file(void) {
	char block[4096] = {0};
	int fd = open("big", O_WRONLY | O_CREAT, 0666);
	for (int i = 0; i < 4096; i++)
		if (write(fd, block, sizeof block) < 0) return 1;
	return 0;
}
static int raises_limits(void) { /* 0 if the kernel refuses it */
	struct rlimit r = {64 * MIB, 64 * MIB};
	return setrlimit(RLIMIT_FSIZE, &r) == 0;
}
static int segv(void) { *(volatile int *)8 = 1; return 0; }
static int aborts(void) { abort(); }
static int divides(void) { volatile int zero = 0; return 7 / zero; }
static int kills_itself(void) { raise(SIGKILL); return 0; }
static int traps(void) { raise(SIGTRAP); return 0; }
static int stops_itself(void) { raise(SIGSTOP); nap(60000); return 0; }
static int handled;
static void handle(int s) { handled += s != 0; }
static int handles_signals(void) { /* 0 if all signals arrive, although the sandbox traces the program */
	signal(SIGUSR1, handle);
	for (int i = 0; i < 100; i++) raise(SIGUSR1);
	return handled != 100;
}
static int closes_all(void) { for (int i = 0; i < 3; i++) close(i); return 0; }
static int open_files(void) { /* 0 if only the three standard files are open */
	for (int i = 3; i < 1000; i++)
		if (fcntl(i, F_GETFD) >= 0) return i;
	return 0;
}
static int zombies(void) {
	for (int i = 0; i < 50; i++)
		if (!fork()) _exit(0);
	nap(100);
	return 0;
}
static int core_limit(void) { chdir("."); abort(); }
static int connects(void) { /* 0 if it is refused */
	struct sockaddr_in a = {.sin_family = AF_INET, .sin_port = htons(atoi(arg[0])), .sin_addr = {htonl(INADDR_LOOPBACK)}};
	return connect(socket(AF_INET, SOCK_STREAM, 0), (void *)&a, sizeof a) == 0;
}
static int sends_datagram(void) { /* 0 if it is refused */
	struct sockaddr_in a = {.sin_family = AF_INET, .sin_port = htons(53), .sin_addr = {htonl(0x08080808)}};
	return sendto(socket(AF_INET, SOCK_DGRAM, 0), "x", 1, 0, (void *)&a, sizeof a) > 0;
}
static int writes_outside(void) { /* 0 if it is refused */
	int fd = open(arg[0], O_WRONLY | O_CREAT, 0666);
	return fd >= 0 || mkdir(arg[0], 0777) == 0 || errno != EROFS && errno != EACCES;
}
static int remounts(void) { /* 0 if it is refused */
	guard();
	if (mount(0, "/", 0, MS_REMOUNT | MS_BIND, 0) == 0 || umount2("/proc", MNT_DETACH) == 0) return 1;
	return writes_outside();
}
static int unshares(void) { /* 0 if mounting and writing outside are refused in a new namespace, too */
	guard();
	unshare(CLONE_NEWUSER | CLONE_NEWNS);
	return remounts();
}
static int kills_everybody(void) { guard(); kill(-1, SIGKILL); kill(1, SIGKILL); kill(getppid(), SIGKILL); nap(50); return 0; }
static int traces_parent(void) { guard(); return ptrace(PTRACE_ATTACH, getppid(), 0, 0) == 0; }
static int disturbs_parent(void) { /* 0 if the limits and priorities of the helper cannot be changed; the helper must survive, too */
	struct rlimit none = {0, 0};
	struct sched_param p = {0};
	kill(getppid(), SIGKILL);
	syscall(SYS_tgkill, getppid(), getppid(), SIGSTOP);
	if (prlimit(getppid(), RLIMIT_NOFILE, &none, 0) == 0) return 1;
	if (sched_setscheduler(getppid(), SCHED_IDLE, &p) == 0) return 2;
	if (syscall(SYS_ioprio_set, 1, getppid(), 3 << 13) == 0) return 4;
	return setpriority(PRIO_PROCESS, getppid(), 19) == 0 ? 3 : 0;
}
static int moves_parent(void) { /* 0 if the helper can be bound to no processor */
	unsigned long first = 1;
	return syscall(SYS_sched_setaffinity, getppid(), sizeof first, &first) == 0;
}
static int opens_devices(void) { /* 0 if only harmless devices can be opened */
	const char *names[] = {"/dev/vda", "/dev/sda", "/dev/nvme0n1", "/dev/mem", "/dev/kmsg", "/dev/loop0", "/dev/loop-control"};
	for (size_t i = 0; i < sizeof names / sizeof *names; i++)
		if (open(names[i], O_WRONLY) >= 0) return 1;
	if (mknod("disk", S_IFBLK | 0600, 8 << 8) == 0 && open("disk", O_RDONLY) >= 0) return 2;
	return open("/dev/null", O_WRONLY) < 0 || open("/dev/urandom", O_RDONLY) < 0;
}
static int shares_for_ever(void) { /* 0 if the program cannot create memory that outlives it */
	int id = shmget(IPC_PRIVATE, MIB, IPC_CREAT | 0600);
	if (id >= 0) shmctl(id, IPC_RMID, 0);
	return id >= 0;
}
static int leaves_messages(void) { /* 0 if no message can be left for the next program */
	struct mq_attr one = {.mq_maxmsg = 1, .mq_msgsize = 1};
	if (mq_open("/left", O_CREAT | O_RDWR, 0600, &one) >= 0) return mq_unlink("/left") + 1;
	return syscall(SYS_add_key, "user", "left", "x", 1, -2) >= 0 ? 2 : 0;
}
static void no_such_door(int s) { (void)s; _exit(0); }
static int nameless_files(void) { /* 0 if memory that is charged to no process cannot be created */
	int fd = syscall(SYS_memfd_create, "hidden", 0);
#ifdef __x86_64__
	if (fd < 0) fd = syscall(0x40000000 | SYS_memfd_create, "hidden", 0);
	signal(SIGSEGV, no_such_door); /* some kernels have no 32-bit system calls */
	if (fd < 0) __asm__ volatile("int $0x80" : "=a"(fd) : "a"(356), "b"(0), "c"(0) : "r8", "r9", "r10", "r11", "memory");
#endif
	return fd >= 0;
}
static int own_mounts(void) { /* the same, by mounting a file system in a new namespace */
	unshare(CLONE_NEWUSER | CLONE_NEWNS);
	if (mkdir("memory", 0700) == 0 && mount("none", "memory", "tmpfs", 0, "size=1m") == 0) return 1;
	return syscall(SYS_clone, CLONE_NEWUSER | SIGCHLD, 0, 0, 0, 0) >= 0;
}
static int shares_a_counter(void) { /* 0 if a child and its parent can share memory; 3 if that is refused */
	if (mmap(0, MIB, PROT_READ | PROT_WRITE, MAP_SHARED, open("/dev/zero", O_RDWR), 0) != MAP_FAILED) return 2;
	int *p = mmap(0, sizeof *p, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
	if (p == MAP_FAILED) return 3;
	if (!fork()) { ++*p; _exit(0); }
	wait(NULL);
	return *p != 1;
}
static int shares_with_nobody(void) { /* 320 MiB that stay allocated after they were unmapped, except for a page of each part */
	for (int i = 0; i < 8; i++) {
		char *p = mmap(0, 40 * MIB, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
		if (p == MAP_FAILED) return 3;
		memset(p, 1, 40 * MIB);
		munmap(p + 4096, 40 * MIB - 4096);
	}
	return 0;
}
static int page_tables(void) { /* the kernel needs a page for every 2 MiB that are read */
	size_t step = 2 * MIB, n = (size_t)60000 * step;
	volatile char *p = mmap(0, n, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
	madvise((void *)p, n, MADV_NOHUGEPAGE);
	for (size_t i = 0; i < n; i += step) (void)p[i];
	return 0;
}
static int subreaper(void) { /* adopts its orphans, which compute for 400 ms in total, and waits for none of them */
	int ends[2];
	char c;
	if (pipe(ends)) return 1;
	prctl(PR_SET_CHILD_SUBREAPER, 1);
	for (int i = 0; i < 10; i++) { /* only 10, because on a busy machine each start takes some milliseconds */
		if (!fork()) {
			if (!fork()) burn(40);
			_exit(0);
		}
		nap(50);
	}
	close(ends[1]);
	return read(ends[0], &c, 1) != 0; /* read returns when the last orphan has ended */
}
static int zombie_flood(void) { /* the program does not wait for its children */
	for (int i = 0; i < 190; i++) {
		if (!fork()) _exit(0);
		nap(1);
	}
	nap(500);
	return 0;
}
static int nests_folders(void) { /* so deeply that their path exceeds the maximum length of a path */
	for (int i = 0; i < 3000; i++)
		if (mkdir("d", 0700) || chdir("d")) return 1;
	return chmod(".", 0);
}
static int leaves_files(void) {
	char name[32];
	for (int i = 0; i < 20; i++) {
		sprintf(name, "d%d", i);
		if (mkdir(name, 0700) || chdir(name)) return 1;
	}
	int fd = open("file", O_WRONLY | O_CREAT, 0);
	if (fd < 0 || symlink("/", "root")) return 1;
	return chdir("../..") || chmod("d18", 0);
}
static int depth(int n) { volatile char frame[1024]; frame[0] = n; return n ? depth(n - 1) + frame[0] : 0; }
static int recurses(void) { return depth(40000) == 1; } /* 40 MiB of stack */
static int recurses_for_ever(void) { return depth(100000000) == 1; }
static void *burner(void *unused) { burn(20000); return unused; }
static int main_thread_ends(void) { pthread_t t; pthread_create(&t, 0, burner, 0); pthread_exit(0); }
static void *hoarder(void *unused) { for (int i = 0; i < 6; i++) take(40); nap(20000); return unused; }
static int main_thread_hides(void) { pthread_t t; pthread_create(&t, 0, hoarder, 0); pthread_exit(0); }
static int executes(void) { execl("/bin/sh", "sh", "-c", "exec /bin/echo through two programs", (char *)0); return 1; }
static void *execer(void *unused) { execl("/bin/echo", "echo", "from a thread", (char *)0); return unused; }
static int thread_executes(void) { pthread_t t; pthread_create(&t, 0, execer, 0); nap(60000); return 1; }
static int escapes_group(void) { setsid(); setpgid(0, 0); if (fork()) _exit(0); setsid(); burn(20000); return 0; }
static int nice_child(void) { if (!fork()) { nice(19); burn(20000); _exit(0); } nap(20000); return 0; }

static int signals_parent(void) { /* the helper must survive all signals */
	static const int all[] = {SIGTERM, SIGQUIT, SIGHUP, SIGINT, SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGTRAP, SIGUSR1, SIGPIPE, SIGTSTP, SIGSTOP, SIGKILL};
	char name[64];
	int parent = getppid();
	sprintf(name, "/proc/%d", parent);
	int handle = open(name, O_RDONLY | O_DIRECTORY);
	strcat(name, "/task");
	DIR *threads = opendir(name);
	for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
		kill(parent, all[i]);
		syscall(424, handle, all[i], 0, 0); /* pidfd_send_signal also accepts an open folder of /proc */
		if (!threads) continue;
		rewinddir(threads);
		for (struct dirent *e; (e = readdir(threads));) {
			int thread = atoi(e->d_name);
			if (thread > 0) { kill(thread, all[i]); syscall(SYS_tkill, thread, all[i]); }
		}
	}
	nap(50);
	return 0;
}
static int reads_parent(void) { /* 0 if the memory and the open files of the helper cannot be read */
	char name[64], byte;
	struct iovec to = {&byte, 1}, from = {(void *)0x400000, 1};
	if (process_vm_readv(getppid(), &to, 1, &from, 1, 0) == 1) return 1;
	if (process_vm_readv(getpid(), &to, 1, &(struct iovec){name, 1}, 1, 0) == 1) return 2;
	sprintf(name, "/proc/%d/mem", getppid());
	if (open(name, O_RDONLY) >= 0) return 3;
	sprintf(name, "/proc/%d/fd/3", getppid());
	return readlink(name, &byte, 1) >= 0 ? 4 : 0;
}
static int sets_user(void) { /* tries to set the setuid and setgid bits of a file outside; the test looks at the file */
	int fd = open(arg[0], O_RDONLY);
	chmod(arg[0], 04755);
	fchmod(fd, 06755);
	syscall(SYS_fchmodat, AT_FDCWD, arg[0], 02755);
	syscall(452, AT_FDCWD, arg[0], 04755, 0);
	return 0;
}
/* fill_sockets writes up to this amount of data, in MiB, into sockets that nobody reads. It returns the
   number of bytes written. */
static long fill_sockets(long mib) {
	static char block[64 << 10];
	long sum = 0;
	int pair[2], much = 8 * MIB;
	while (sum < mib * MIB && !socketpair(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK, 0, pair))
		for (int end = 0; end < 2; end++) {
			setsockopt(pair[end], SOL_SOCKET, SO_SNDBUF, &much, sizeof much);
			for (long n; (n = write(pair[end], block, sizeof block)) > 0;) sum += n;
		}
	return sum;
}
static int fills_sockets(void) { return fill_sockets(1536) > 64 * MIB; }
static int children_fill_sockets(void) {
	for (int i = 0; i < 40; i++)
		if (!fork()) { fill_sockets(64); nap(1000); _exit(0); }
	while (wait(NULL) > 0)
		;
	return 0;
}
static int datagram_pairs(void) { /* 0 if no type of socket pair for datagrams can be created */
	int pair[2];
	return socketpair(AF_UNIX, SOCK_DGRAM, 0, pair) == 0 || socketpair(AF_UNIX, SOCK_RAW, 0, pair) == 0 || socketpair(AF_UNIX, SOCK_RAW | SOCK_CLOEXEC, 0, pair) == 0;
}
static int flashes(void) { /* children that run for 0.3 ms, and whose processor time the kernel discards; a dot for each 100 */
	signal(SIGCHLD, SIG_IGN);
	for (int i = 1; i < 10000; i++) {
		if (!fork()) {
			clock_t end = clock() + 3 * CLOCKS_PER_SEC / 10000;
			while (clock() < end)
				;
			_exit(0);
		}
		wait(NULL);
		if (i % 100 == 0) write(1, ".", 1);
	}
	return 0;
}
static int stops_and_ends(void) { raise(SIGSTOP); return 0; }
static int huge_pages(void) { /* 0 if huge pages cannot be mapped, because the kernel charges them to no process */
	return mmap(0, 2 * MIB, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_HUGETLB | MAP_NORESERVE, -1, 0) != MAP_FAILED;
}

/* together starts 40 children. When all of them are ready, each writes to this amount of memory, in MiB. */
static void together(char *memory, int mib) {
	int go[2];
	char c;
	if (pipe(go)) exit(97);
	for (int i = 0; i < 40; i++)
		if (!fork()) {
			close(go[1]);
			if (read(go[0], &c, 1) < 0) _exit(97);
			for (size_t k = 0; k < (size_t)mib * MIB; k += 4096) memory[k] = 2;
			nap(20000);
			_exit(0);
		}
	close(go[1]);
	while (wait(NULL) > 0)
		;
}
static int all_take(void) {
	together(mmap(0, (size_t)300 * MIB, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0), 300);
	return 0;
}
static int all_copy(void) { together(take(40), 40); return 0; } /* the children share the memory until they write to it */
static int all_read(void) { /* 40 MiB, shared by 8 processes that compute for 200 ms */
	char *p = take(40);
	for (int i = 0; i < 7; i++)
		if (!fork()) { burn(200); _exit(p[1] != 1); }
	burn(200);
	while (wait(NULL) > 0)
		;
	return 0;
}
static int vfork_shares(void) { /* 150 MiB; four children use the same memory, one after another, for 50 ms each */
	char *p = take(150);
	for (int i = 0; i < 4; i++) {
		if (!vfork()) { burn(50); _exit(p[1] != 1); }
		wait(NULL);
	}
	return 0;
}
static int one_session(void) { /* 0 if setsid succeeds in a child, as daemons expect; prints whether it had an effect */
	int status;
	pid_t own = getsid(0);
	if (!fork()) {
		int failed = setsid() < 0;
		puts(getsid(0) == own ? "same" : "new");
		exit(failed);
	}
	return wait(&status) < 0 || status;
}

static const struct { const char *name; int (*run)(void); } programs[] = {
#define P(f) {#f, f}
	P(burns), P(child_burns), P(unreaped), P(auto_reaped), P(many_burn), P(orphan_sleeps), P(orphan_burns),
	P(orphan_multiplies), P(daemonizes), P(ignores_signals), P(takes_memory), P(takes_memory_fast), P(reserves_memory),
	P(gives_back), P(threads_take), P(children_take), P(child_took), P(thread_exits), P(shares_memory), P(tiny),
	P(fork_bomb), P(fork_chain), P(thread_bomb), P(writes), P(writes_errors), P(writes_binary), P(writes_file),
	P(raises_limits), P(segv), P(aborts), P(divides), P(kills_itself), P(traps), P(stops_itself), P(handles_signals),
	P(closes_all), P(open_files), P(zombies), P(core_limit), P(connects), P(sends_datagram), P(writes_outside),
	P(remounts), P(unshares), P(kills_everybody), P(traces_parent), P(opens_devices), P(shares_for_ever), P(leaves_files), P(recurses),
	P(recurses_for_ever), P(main_thread_ends), P(main_thread_hides), P(executes), P(thread_executes), P(escapes_group), P(nice_child),
	P(leaves_messages), P(subreaper), P(zombie_flood), P(throws_away), P(shares_with_nobody), P(shares_a_counter), P(page_tables), P(disturbs_parent), P(moves_parent), P(nameless_files), P(own_mounts), P(nests_folders),
	P(signals_parent), P(reads_parent), P(sets_user), P(fills_sockets), P(children_fill_sockets), P(datagram_pairs), P(flashes),
	P(stops_and_ends), P(huge_pages), P(all_take), P(all_copy), P(all_read), P(vfork_shares), P(one_session),
};

int main(int argc, char **argv) {
	arg = argv + 2;
	alarm(60);
	for (size_t i = 0; i < sizeof programs / sizeof *programs; i++)
		if (argc > 1 && !strcmp(argv[1], programs[i].name)) return programs[i].run();
	fprintf(stderr, "no program %s\n", argc > 1 ? argv[1] : "");
	return 99;
}
