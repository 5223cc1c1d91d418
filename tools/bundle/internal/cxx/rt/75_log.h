// 75_log.h: the standard logger of package log. The place of a call is not known: Lshortfile and
// Llongfile print what Go prints then, "???:0".

//@ log_SetFlags log_Flags
static int64 rt_log_flags = 3;
inline void log_SetFlags(int64 flags) { rt_log_flags = flags; }
inline int64 log_Flags() { return rt_log_flags; }
//@ log_SetPrefix log_Prefix
static String rt_log_prefix;
static rt_root rt_root_log_prefix(&rt_log_prefix, sizeof rt_log_prefix);
inline void log_SetPrefix(String prefix) { rt_log_prefix = prefix; }
inline String log_Prefix() { return rt_log_prefix; }
//@ log_SetOutput
static Any rt_log_to;
static rt_root rt_root_log_to(&rt_log_to, sizeof rt_log_to);
inline void log_SetOutput(Any w) { rt_log_to = w; }
//@ log_Print_text
// Writes one entry: prefix, date and time as the flags say, the text, a newline if it has none.
#include <stdio.h>
#include <time.h>
inline void log_Print_text(String s) {
	char head[80];
	int n = 0;
	int64 f = rt_log_flags;
	if (f & 7) {
		timespec now;
		tm t;
		clock_gettime(CLOCK_REALTIME, &now);
		if (f & 32) gmtime_r(&now.tv_sec, &t);
		else localtime_r(&now.tv_sec, &t);
		char form[24] = "";
		if (f & 1) strcat(form, "%Y/%m/%d ");
		if (f & 6) strcat(form, "%H:%M:%S");
		n = int(strftime(head, sizeof head, form, &t));
		if (f & 4) n += snprintf(head + n, 16, ".%06ld", long(now.tv_nsec / 1000));
		if (f & 6) head[n++] = ' ';
	}
	if (f & 24) {
		memcpy(head + n, "???:0: ", 7);
		n += 7;
	}
	String h = {head, n};
	if (f & 64) h = concat(h, rt_log_prefix);
	else if (rt_log_prefix.n) h = concat(rt_log_prefix, h);
	s = concat(h, s);
	if (!s.n || s.p[s.n - 1] != '\n') s = concat(s, "\n"_s);
#ifdef USES_log_SetOutput
	if (rt_log_to.t) {
		icall<rt_count>(rt_log_to, Sel_Write, rt_bytes(s.p, s.n));
		return;
	}
#endif
	rt_write(2, s.p, s.n);
}
//@ log_Fatal_text
[[noreturn]] inline void log_Fatal_text(String s) {
	log_Print_text(s);
	rt_exit(1);
}
//@ log_Panic_text
[[noreturn]] inline void log_Panic_text(String s) {
	log_Print_text(s);
	panic_text(s);
}
//@ log_Print tmp
inline void log_Print(Slice<Any> a) { log_Print_text(fmt_Sprint(a)); }
//@ log_Println tmp
inline void log_Println(Slice<Any> a) { log_Print_text(fmt_Sprintln(a)); }
//@ log_Printf tmp
inline void log_Printf(String format, Slice<Any> a) { log_Print_text(fmt_Sprintf(format, a)); }
//@ log_Fatal tmp
[[noreturn]] inline void log_Fatal(Slice<Any> a) { log_Fatal_text(fmt_Sprint(a)); }
//@ log_Fatalln tmp
[[noreturn]] inline void log_Fatalln(Slice<Any> a) { log_Fatal_text(fmt_Sprintln(a)); }
//@ log_Fatalf tmp
[[noreturn]] inline void log_Fatalf(String format, Slice<Any> a) { log_Fatal_text(fmt_Sprintf(format, a)); }
//@ log_Panic tmp
[[noreturn]] inline void log_Panic(Slice<Any> a) { log_Panic_text(fmt_Sprint(a)); }
//@ log_Panicln tmp
[[noreturn]] inline void log_Panicln(Slice<Any> a) { log_Panic_text(fmt_Sprintln(a)); }
//@ log_Panicf tmp
[[noreturn]] inline void log_Panicf(String format, Slice<Any> a) { log_Panic_text(fmt_Sprintf(format, a)); }
