// 75_log.h: package log. The source line of a call is not known, so Lshortfile and Llongfile
// print "???:0", as Go does in this case.

//@ log_Logger rt_log_std
struct log_Logger {
	int64 flags;
	String prefix;
	Any out;  // standard error if nil
};
static log_Logger rt_log_std = {3, String(), Any()};
static rt_root rt_root_log_std(&rt_log_std, sizeof rt_log_std);
inline log_Logger* rt_log_to(log_Logger* l, Any w) {
	l->out = w;
	return l;
}
// Writes one entry: prefix, date and time according to the flags, the text, and a newline
// unless the text ends with one.
#include <stdio.h>
#include <time.h>
inline void rt_log(log_Logger* l, String s) {
	char head[80];
	int n = 0;
	int64 f = deref(l)->flags;
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
	if (f & 64) h = concat(h, l->prefix);
	else if (l->prefix.n) h = concat(l->prefix, h);
	s = concat(h, s);
	if (!s.n || s.p[s.n - 1] != '\n') s = concat(s, "\n"_s);
#ifdef USES_rt_log_to
	if (l->out.t) {
		icall<rt_count>(l->out, Sel_Write, rt_bytes(s.p, s.n));
		return;
	}
#endif
	rt_write(2, s.p, s.n);
}
[[noreturn]] inline void rt_log_exit(log_Logger* l, String s) {
	rt_log(l, s);
	rt_exit(1);
}
[[noreturn]] inline void rt_log_panic(log_Logger* l, String s) {
	rt_log(l, s);
	panic_text(s);
}
//@ log_New
//= keeps 1, acts
inline log_Logger* log_New(Any w, String prefix, int64 flags) { return rt_log_to(newptr(log_Logger{flags, prefix, Any()}), w); }
//@ log_Default
//= pure
inline log_Logger* log_Default() { return &rt_log_std; }
//@ log_SetFlags
//= acts
inline void log_SetFlags(int64 flags) { rt_log_std.flags = flags; }
//@ log_Flags
//= pure
inline int64 log_Flags() { return rt_log_std.flags; }
//@ log_SetPrefix
//= keeps 1, acts
inline void log_SetPrefix(String prefix) { rt_log_std.prefix = prefix; }
//@ log_Prefix
//= pure
inline String log_Prefix() { return rt_log_std.prefix; }
//@ log_SetOutput
//= keeps 1, acts
inline void log_SetOutput(Any w) { rt_log_to(&rt_log_std, w); }
//@ log_Logger_SetFlags
//= acts
inline void log_Logger_SetFlags(log_Logger* l, int64 flags) { deref(l)->flags = flags; }
//@ log_Logger_Flags
//= pure
inline int64 log_Logger_Flags(log_Logger* l) { return deref(l)->flags; }
//@ log_Logger_SetPrefix
//= keeps 1, acts
inline void log_Logger_SetPrefix(log_Logger* l, String prefix) { deref(l)->prefix = prefix; }
//@ log_Logger_Prefix
//= pure
inline String log_Logger_Prefix(log_Logger* l) { return deref(l)->prefix; }
//@ log_Logger_SetOutput
//= keeps 1, acts
inline void log_Logger_SetOutput(log_Logger* l, Any w) { rt_log_to(deref(l), w); }
//@ log_Print_text
inline void log_Print_text(String s) { rt_log(&rt_log_std, s); }
//@ log_Fatal_text
[[noreturn]] inline void log_Fatal_text(String s) { rt_log_exit(&rt_log_std, s); }
//@ log_Panic_text
[[noreturn]] inline void log_Panic_text(String s) { rt_log_panic(&rt_log_std, s); }
//@ log_Print
//= calls 1, acts, prints 1, instead log_Print_text
inline void log_Print(Slice<Any> a) { rt_log(&rt_log_std, fmt_Sprint(a)); }
//@ log_Logger_Print
//= calls 1, acts
inline void log_Logger_Print(log_Logger* l, Slice<Any> a) { rt_log(l, fmt_Sprint(a)); }
//@ log_Println
//= calls 1, acts, prints 1, lines, instead log_Print_text
inline void log_Println(Slice<Any> a) { rt_log(&rt_log_std, fmt_Sprintln(a)); }
//@ log_Logger_Println
//= calls 1, acts
inline void log_Logger_Println(log_Logger* l, Slice<Any> a) { rt_log(l, fmt_Sprintln(a)); }
//@ log_Printf
//= calls 2, acts, formats 1, prints 2, instead log_Print_text
inline void log_Printf(String format, Slice<Any> a) { rt_log(&rt_log_std, fmt_Sprintf(format, a)); }
//@ log_Logger_Printf
//= calls 2, acts, formats 1
inline void log_Logger_Printf(log_Logger* l, String format, Slice<Any> a) { rt_log(l, fmt_Sprintf(format, a)); }
//@ log_Fatal
//= calls 1, acts, prints 1, instead log_Fatal_text
[[noreturn]] inline void log_Fatal(Slice<Any> a) { rt_log_exit(&rt_log_std, fmt_Sprint(a)); }
//@ log_Logger_Fatal
//= calls 1, acts
[[noreturn]] inline void log_Logger_Fatal(log_Logger* l, Slice<Any> a) { rt_log_exit(l, fmt_Sprint(a)); }
//@ log_Fatalln
//= calls 1, acts, prints 1, lines, instead log_Fatal_text
[[noreturn]] inline void log_Fatalln(Slice<Any> a) { rt_log_exit(&rt_log_std, fmt_Sprintln(a)); }
//@ log_Logger_Fatalln
//= calls 1, acts
[[noreturn]] inline void log_Logger_Fatalln(log_Logger* l, Slice<Any> a) { rt_log_exit(l, fmt_Sprintln(a)); }
//@ log_Fatalf
//= calls 2, acts, formats 1, prints 2, instead log_Fatal_text
[[noreturn]] inline void log_Fatalf(String format, Slice<Any> a) { rt_log_exit(&rt_log_std, fmt_Sprintf(format, a)); }
//@ log_Logger_Fatalf
//= calls 2, acts, formats 1
[[noreturn]] inline void log_Logger_Fatalf(log_Logger* l, String format, Slice<Any> a) { rt_log_exit(l, fmt_Sprintf(format, a)); }
//@ log_Panic
//= calls 1, acts, prints 1, instead log_Panic_text
[[noreturn]] inline void log_Panic(Slice<Any> a) { rt_log_panic(&rt_log_std, fmt_Sprint(a)); }
//@ log_Logger_Panic
//= calls 1, acts
[[noreturn]] inline void log_Logger_Panic(log_Logger* l, Slice<Any> a) { rt_log_panic(l, fmt_Sprint(a)); }
//@ log_Panicln
//= calls 1, acts, prints 1, lines, instead log_Panic_text
[[noreturn]] inline void log_Panicln(Slice<Any> a) { rt_log_panic(&rt_log_std, fmt_Sprintln(a)); }
//@ log_Logger_Panicln
//= calls 1, acts
[[noreturn]] inline void log_Logger_Panicln(log_Logger* l, Slice<Any> a) { rt_log_panic(l, fmt_Sprintln(a)); }
//@ log_Panicf
//= calls 2, acts, formats 1, prints 2, instead log_Panic_text
[[noreturn]] inline void log_Panicf(String format, Slice<Any> a) { rt_log_panic(&rt_log_std, fmt_Sprintf(format, a)); }
//@ log_Logger_Panicf
//= calls 2, acts, formats 1
[[noreturn]] inline void log_Logger_Panicf(log_Logger* l, String format, Slice<Any> a) { rt_log_panic(l, fmt_Sprintf(format, a)); }
