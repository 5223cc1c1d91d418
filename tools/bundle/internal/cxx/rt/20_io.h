// 20_io.h: io and os: errors, files, standard streams, the end of the process.

//@ rt_error
// An error that lives as long as the program.
#ifdef USES_needs_types
inline Any rt_error(String s) { return Any{&T_errorString, {new errorString{s}}}; }
#else
inline Any rt_error(String s) { return Any{new errorString{s}}; }
#endif
#include <new>
//@ io_EOF
static Any io_EOF = rt_error("EOF"_s);
//@ io_ErrUnexpectedEOF
static Any io_ErrUnexpectedEOF = rt_error("unexpected EOF"_s);
//@ io_ErrShortWrite
static Any io_ErrShortWrite = rt_error("short write"_s);
//@ io_ErrNoProgress
static Any io_ErrNoProgress = rt_error("multiple Read calls return no data or error"_s);

//@ rt_count
// The result of Read and Write: the number of bytes, and the error if there are fewer than
// requested.
#ifdef USES_Any
typedef R2<int64, Any> rt_count;
#else
typedef R2<int64, int64> rt_count;  // this program never looks at errors
#endif
//@ rt_bytes
// Returns the n bytes at p as a slice. Use it only during one call.
inline Slice<uint8> rt_bytes(const void* p, int64 n) { return Slice<uint8>{static_cast<uint8*>(const_cast<void*>(p)), n, n}; }
//@ rt_rune_ready
// Reports whether the n bytes at p contain the whole rune whose first byte is *p.
inline bool rt_rune_ready(const uint8* p, int64 n) { return n > 0 && n >= (*p < 0xC0 ? 1 : *p < 0xE0 ? 2 : *p < 0xF0 ? 3 : 4); }
//@ rt_stream
// A Read or Write method together with its receiver.
struct rt_stream {
	rt_count (*f)(Word, Slice<uint8>);
	Word w;
	rt_count operator()(const void* p, int64 n) const { return f(w, rt_bytes(p, n)); }
};
//@ rt_any_stream
inline rt_count rt_no_stream(Word, Slice<uint8>) { panic_nil(); }
needs_types inline rt_stream rt_any_stream(const Any& a, int sel) { return rt_stream{a.t ? reinterpret_cast<rt_count (*)(Word, Slice<uint8>)>(a.t->m[sel]) : rt_no_stream, a.w}; }

//@ os_File
// An open file.
struct os_File {
	int fd;
	String name;
#ifdef USES_rt_fill
	char* buf;  // input that was read ahead: buf[lo..hi)
	int64 lo, hi, cap;
#endif
};
//@ rt_stdout_flush rt_stdout_put
// Standard output that was not written yet. It is written when the buffer is full, before the program waits for input,
// and at the end.
static char rt_stdout[65536];
static int64 rt_stdout_n;
inline void rt_stdout_flush() {
	int64 n = rt_stdout_n;
	rt_stdout_n = 0;
	rt_write(1, rt_stdout, n);
}
inline void rt_stdout_put(const char* p, int64 n) {
	if (RT_UNLIKELY(n > 65536 - rt_stdout_n)) {
		rt_stdout_flush();
		if (n > 65536) {
			rt_write(1, p, n);
			return;
		}
	}
	memcpy(rt_stdout + rt_stdout_n, p, n);
	rt_stdout_n += n;
}
//@ os_Stdout
#ifdef USES_only_buffered
static const struct rt_standard_output {} os_Stdout = {};  // only bufio's writers use it
#else
static os_File rt_stdout_file = {1, {"/dev/stdout", 11}};
static os_File* os_Stdout = &rt_stdout_file;
#endif
//@ os_Stderr
static os_File rt_stderr = {2, {"/dev/stderr", 11}};
static os_File* os_Stderr = &rt_stderr;
//@ rt_stdin
static os_File rt_stdin = {0, {"/dev/stdin", 10}};
//@ os_Stdin
#ifndef USES_plain_input
static os_File* os_Stdin = &rt_stdin;
#endif
//@ rt_file
// Replaces nil, which os.Open returns with an error, by a file that can neither be read nor
// written.
inline os_File* rt_file(os_File* f) {
	static os_File none = {-1, {nullptr, 0}};
	return f ? f : &none;
}
//@ os_ErrNotExist
static Any os_ErrNotExist = rt_error("file does not exist"_s);
//@ rt_system_text
// Returns the message of a system error in Go's spelling.
#include <errno.h>
inline String rt_system_text(int code) {
	String s = concat(cstring(strerror(code)), " "_s);
	const_cast<char*>(s.p)[0] |= 32;
	return String{s.p, s.n - 1};
}
//@ T_rt_errno rt_errno_Is
// A syscall.Errno: the number of an error of the system, which may stand for os.ErrNotExist.
#include <errno.h>
static Type T_rt_errno = rt_basic<uint64>("syscall.Errno", KindUintptr);
inline String rt_errno_Error(Word w) { return rt_system_text(int(w.u)); }
inline bool rt_errno_Is(Word w, Any target) { return w.u == ENOENT && rt_is(target, os_ErrNotExist); }
static rt_method rt_errno_m1(T_rt_errno, Sel_Error, rt_errno_Error);
static rt_method rt_errno_m2(T_rt_errno, Sel_Is, rt_errno_Is);
//@ os_PathError T_p_os_PathError rt_path_error os_PathError_Error os_PathError_Unwrap
//= os_PathError_Error: pure
//= os_PathError_Unwrap: pure
#include <errno.h>
struct os_PathError { String Op, Path; Any Err; };
static Type T_p_os_PathError = rt_pointer<os_PathError>("*fs.PathError");
inline String os_PathError_Error(os_PathError* e) { deref(e); return concatn(e->Op, " "_s, e->Path, ": "_s, icall<String>(e->Err, Sel_Error)); }
inline Any os_PathError_Unwrap(os_PathError* e) { return deref(e)->Err; }
inline String rt_path_error_text(Word w) { return os_PathError_Error(static_cast<os_PathError*>(w.p)); }
inline Any rt_path_error_cause(Word w) { return os_PathError_Unwrap(static_cast<os_PathError*>(w.p)); }
static rt_method rt_path_error_m1(T_p_os_PathError, Sel_Error, rt_path_error_text);
static rt_method rt_path_error_m2(T_p_os_PathError, Sel_Unwrap, rt_path_error_cause);
inline Any rt_path_error(String op, String path) {
#ifdef USES_os_ErrNotExist
	Word number;
	number.u = uint64(errno);
	Any cause = {&T_rt_errno, number};
#else
	Any cause = errors_New(rt_system_text(errno));
#endif
	return mkany(&T_p_os_PathError, newptr(os_PathError{op, path, cause}));
}
//@ os_IsNotExist
//= pure
inline bool os_IsNotExist(Any e) {
	if (e.t == &T_p_os_PathError) e = os_PathError_Unwrap(static_cast<os_PathError*>(e.w.p));
	return e.t == &T_rt_errno ? rt_errno_Is(e.w, os_ErrNotExist) : rt_is(e, os_ErrNotExist);
}
//@ rt_file_error
// Returns the last system error, with its message in Go's spelling.
#include <errno.h>
#include <stdio.h>
inline Any rt_file_error(const char* op, os_File* f) {
#ifdef USES_error_text
#ifdef USES_rt_path_error
	if (f->fd < 0) return errors_New("invalid argument"_s);
#endif
#ifdef USES_os_PathError
	return rt_path_error(cstring(op), f->name);
#else
	char t[5000];
	int n = snprintf(t, sizeof t, "%s %.*s: %s", op, int(f->name.n), f->name.p, strerror(errno));
	t[int64(strlen(op)) + f->name.n + 3] |= 32;
	return errors_New(mkstring(t, n));
#endif
#else
	return errors_New(String());
#endif
}
//@ rt_fill
#include <errno.h>
#ifdef USES_rt_start
inline void rt_await_input(int fd);  // in 77_go.h
#endif
// Reads into memory. Returns the number of bytes, 0 at the end of the file, -1 on an error.
inline int64 rt_file_read(os_File* f, void* p, int64 n) {
#ifdef USES_rt_stdout_put
	if (f->fd == 0) rt_stdout_flush();
#endif
#ifdef USES_rt_start
	rt_await_input(f->fd);
#endif
	for (;;) {
		ssize_t k = read(f->fd, p, size_t(n));
		if (k >= 0 || errno != EINTR) return k;
	}
}
// Fills the empty read-ahead buffer. Returns the same as the function above.
inline int64 rt_fill(os_File* f) {
	if (!f->buf) {
		f->cap = 65536;
		f->buf = static_cast<char*>(malloc(65536));
		if (!f->buf) fatal("out of memory");
	}
	int64 n = rt_file_read(f, f->buf, f->cap);
	f->lo = 0;
	f->hi = n > 0 ? n : 0;
	return n;
}
//@ os_File_Read
//= writes 1, acts
inline rt_count os_File_Read(os_File* f, Slice<uint8> b) {
#ifdef USES_rt_path_error
	f = rt_file(f);
#endif
	if (b.n == 0) return rt_count{0, Any()};
#ifndef USES_rt_fill
	int64 n = rt_file_read(f, b.p, b.n);
	if (n <= 0) return rt_count{0, n ? rt_file_error("read", f) : io_EOF};
#else
	int64 n = f->hi - f->lo;
	bool direct = !n && b.n >= 65536;  // read directly into the caller's memory
	if (!n) {
		n = direct ? rt_file_read(f, b.p, b.n) : rt_fill(f);
		if (n <= 0) return rt_count{0, n ? rt_file_error("read", f) : io_EOF};
	}
	if (!direct) {
		if (n > b.n) n = b.n;
		memcpy(b.p, f->buf + f->lo, n);
		f->lo += n;
	}
#endif
	return rt_count{n, Any()};
}
//@ rt_file_in
// A file that a reader reads from.
inline rt_count rt_file_Read(Word w, Slice<uint8> b) { return os_File_Read(static_cast<os_File*>(w.p), b); }
inline rt_stream rt_file_in(os_File* f) { return rt_stream{rt_file_Read, {f}}; }
//@ os_File_Write
//= acts
inline rt_count os_File_Write(os_File* f, Slice<uint8> b) {
#ifdef USES_rt_path_error
	f = rt_file(f);
#endif
#ifdef USES_os_Create
	if (f->fd > 2) rt_stdout_flush();  // the file may be the standard output, opened under another name
#endif
	if (f->fd == 1) rt_stdout_put(reinterpret_cast<char*>(b.p), b.n);
	else if (!rt_write(f->fd, reinterpret_cast<char*>(b.p), b.n)) return rt_count{0, rt_file_error("write", f)};
	return rt_count{b.n, Any()};
}
//@ rt_file_out
// A file that a writer writes to.
inline rt_count rt_file_Write(Word w, Slice<uint8> b) { return os_File_Write(static_cast<os_File*>(w.p), b); }
inline rt_stream rt_file_out(os_File* f) { return rt_stream{rt_file_Write, {f}}; }
//@ os_File_WriteString
//= acts
inline rt_count os_File_WriteString(os_File* f, String s) { return os_File_Write(f, rt_bytes(s.p, s.n)); }
//@ os_File_Close
//= acts
inline Any os_File_Close(os_File* f) {
#ifdef USES_rt_path_error
	f = rt_file(f);
	if (f->fd < 0) return rt_file_error("close", f);
#endif
	if (f->fd == 1) rt_stdout_flush();
	if (f->fd > 2) close(f->fd);
	return Any();
}
//@ os_File_Sync
//= acts
inline Any os_File_Sync(os_File* f) {
	if (f->fd == 1) rt_stdout_flush();
	return Any();
}
//@ os_File_Name
//= pure
inline String os_File_Name(os_File* f) { return f->name; }
//@ os_Open
//= acts
#include <fcntl.h>
inline R2<os_File*, Any> os_Open(String name) {
	String z = concat(name, "\0"_s);
	int fd = open(z.p, O_RDONLY);
	if (fd < 0) return R2<os_File*, Any>{nullptr, rt_path_error("open"_s, name)};
	return R2<os_File*, Any>{newptr(os_File{fd, name}), Any()};
}
//@ os_Create
//= acts
#include <fcntl.h>
inline R2<os_File*, Any> os_Create(String name) {
	rt_stdout_flush();
	String z = concat(name, "\0"_s);
	int fd = open(z.p, O_RDWR | O_CREAT | O_TRUNC, 0666);
	if (fd < 0) return R2<os_File*, Any>{nullptr, rt_path_error("open"_s, name)};
	return R2<os_File*, Any>{newptr(os_File{fd, name}), Any()};
}
//@ rt_read_all_file
inline Slice<uint8> rt_read_all_file(os_File* f) {
#ifdef USES_rt_path_error
	f = rt_file(f);
#endif
	Slice<uint8> out = mkslicecap<uint8>(0, 512);
	for (;;) {
		if (f->lo < f->hi) out = appendall(out, rt_bytes(f->buf + f->lo, f->hi - f->lo));
		f->lo = f->hi;
		if (rt_fill(f) <= 0) return out;
	}
}
//@ os_ReadFile
//= acts
needs_string_equal inline R2<Slice<uint8>, Any> os_ReadFile(String name) {
	if (name == "/dev/stdin"_s) return R2<Slice<uint8>, Any>{rt_read_all_file(&rt_stdin), Any()};
	R2<os_File*, Any> f = os_Open(name);
	if (f.r1.t) return R2<Slice<uint8>, Any>{Slice<uint8>(), f.r1};
	Slice<uint8> b = rt_read_all_file(f.r0);
	os_File_Close(f.r0);
	return R2<Slice<uint8>, Any>{b, Any()};
}
//@ rt_file_known
// The information that Stat returns about a file. The bits of Go's file mode differ from those
// of the system.
#include <sys/stat.h>
struct rt_file_info { String name; int64 size; uint32 mode; };
static Type T_rt_file_info = rt_ptr_type<rt_file_info>("*os.fileStat", nullptr);
inline rt_file_info* rt_info(Word w) { return static_cast<rt_file_info*>(w.p); }
inline String rt_info_Name(Word w) { return rt_info(w)->name; }
inline int64 rt_info_Size(Word w) { return rt_info(w)->size; }
inline uint32 rt_info_Mode(Word w) { return rt_info(w)->mode; }
inline bool rt_info_IsDir(Word w) { return rt_info(w)->mode >> 31; }
static rt_method rt_info_m1(T_rt_file_info, Sel_Name, rt_info_Name);
static rt_method rt_info_m2(T_rt_file_info, Sel_Size, rt_info_Size);
static rt_method rt_info_m3(T_rt_file_info, Sel_Mode, rt_info_Mode);
static rt_method rt_info_m4(T_rt_file_info, Sel_IsDir, rt_info_IsDir);
inline Any rt_file_known(const struct stat& s, String name) {
	uint32 m = s.st_mode & 0777u, kind = s.st_mode & S_IFMT;
	if (kind == S_IFDIR) m |= 1U << 31;
	if (kind == S_IFLNK) m |= 1U << 27;
	if (kind == S_IFBLK) m |= 1U << 26;
	if (kind == S_IFIFO) m |= 1U << 25;
	if (kind == S_IFSOCK) m |= 1U << 24;
	if (kind == S_IFCHR) m |= 33U << 21;
	m |= (s.st_mode & 06000u) << 12 | (s.st_mode & 01000u) << 11;
	while (name.n > 1 && name.p[name.n - 1] == '/') name.n--;
	for (int64 i = name.n - 1; i-- > 0;) {
		if (name.p[i] == '/') {
			name = String{name.p + i + 1, name.n - i - 1};
			break;
		}
	}
	return mkany(&T_rt_file_info, newptr(rt_file_info{name, s.st_size, m}));
}
//@ os_File_Stat
//= acts
#include <sys/stat.h>
inline R2<Any, Any> os_File_Stat(os_File* f) {
	struct stat s;
	if (fstat(f->fd, &s)) return R2<Any, Any>{Any(), rt_path_error("stat"_s, f->name)};
	return R2<Any, Any>{rt_file_known(s, f->name), Any()};
}
//@ os_Stat
//= acts
#include <sys/stat.h>
inline R2<Any, Any> os_Stat(String name) {
	struct stat s;
	String z = concat(name, "\0"_s);
	if (stat(z.p, &s)) return R2<Any, Any>{Any(), rt_path_error("stat"_s, name)};
	return R2<Any, Any>{rt_file_known(s, name), Any()};
}
//@ os_FileMode_IsDir
//= pure
inline bool os_FileMode_IsDir(uint32 m) { return m >> 31; }
//@ os_FileMode_IsRegular
//= pure
inline bool os_FileMode_IsRegular(uint32 m) { return !(m & 0x8f280000); }
//@ os_FileMode_Perm
//= pure
inline uint32 os_FileMode_Perm(uint32 m) { return m & 0777; }
//@ os_FileMode_Type
//= pure
inline uint32 os_FileMode_Type(uint32 m) { return m & 0x8f280000; }
//@ os_FileMode_String
//= pure
inline String os_FileMode_String(uint32 m) {
	char b[32];
	int n = 0;
	for (int i = 0; i < 13; i++) {
		if (m >> (31 - i) & 1) b[n++] = "dalTLDpSugct?"[i];
	}
	if (!n) b[n++] = '-';
	for (int i = 0; i < 9; i++) b[n++] = m >> (8 - i) & 1 ? "rwx"[i % 3] : '-';
	return mkstring(b, n);
}
//@ os_Exit
//= acts
[[noreturn]] inline void os_Exit(int64 status) { rt_exit(int(status)); }
//@ os_Args rt_arguments
static Slice<String> os_Args;
static rt_root rt_root_args(&os_Args, sizeof os_Args);
inline void rt_arguments(int argc, char** argv) {
	for (int i = 0; i < argc; i++) os_Args = append(os_Args, cstring(argv[i]));
}
//@ os_Getenv
//= acts
inline String os_Getenv(String name) {
	String z = concat(name, "\0"_s);
	return cstring(getenv(z.p));
}
//@ io_Discard
struct rt_discard {};
static Type T_rt_discard = rt_plain_type<rt_discard>("io.discard", KindStruct);
inline rt_count rt_discard_Write(Word, Slice<uint8> b) { return rt_count{b.n, Any()}; }
static rt_method rt_discard_m(T_rt_discard, Sel_Write, rt_discard_Write);
static Any io_Discard = {&T_rt_discard, {nullptr}};
//@ io_WriteString
//= passes 2, calls 1
inline rt_count io_WriteString(Any w, String s) {
	if (has(w, Sel_WriteString)) return icall<rt_count>(w, Sel_WriteString, s);
	return icall<rt_count>(w, Sel_Write, rt_bytes(s.p, s.n));
}
//@ rt_read_all
template <class S> inline R2<Slice<uint8>, Any> rt_read_all(const S& in) {
	Slice<uint8> out = mkslicecap<uint8>(0, 512);
	for (;;) {
		if (out.n == out.c) out = rt_grow(out, out.n + 1);
		rt_count k = in(out.p + out.n, out.c - out.n);
		out.n += k.r0;
		if (k.r1.t) return R2<Slice<uint8>, Any>{out, rt_is(k.r1, io_EOF) ? Any() : k.r1};
	}
}
//@ io_ReadAll
//= calls 1, instead io_ReadAll_file if 1 is *os.File
inline R2<Slice<uint8>, Any> io_ReadAll(Any r) { return rt_read_all(rt_any_stream(r, Sel_Read)); }
//@ io_ReadAll_file
inline R2<Slice<uint8>, Any> io_ReadAll_file(os_File* f) { return rt_read_all(rt_file_in(f)); }
//@ io_ReadAtLeast
//= writes 2, passes 2, calls 1
inline rt_count io_ReadAtLeast(Any r, Slice<uint8> b, int64 min) {
	int64 n = 0;
	Any err = Any();
	while (n < min && !err.t) {
		rt_count k = icall<rt_count>(r, Sel_Read, rt_bytes(b.p + n, b.n - n));
		n += k.r0;
		err = k.r1;
	}
	if (n >= min) err = Any();
	else if (n > 0 && rt_is(err, io_EOF)) err = io_ErrUnexpectedEOF;
	return rt_count{n, err};
}
//@ io_ReadFull
//= writes 2, passes 2, calls 1
inline rt_count io_ReadFull(Any r, Slice<uint8> b) { return io_ReadAtLeast(r, b, b.n); }
//@ io_Copy
//= calls 1 2
inline rt_count io_Copy(Any w, Any r) {
	Slice<uint8> b = mkslice<uint8>(32768);
	int64 n = 0;
	for (;;) {
		rt_count k = icall<rt_count>(r, Sel_Read, b);
		if (k.r0 > 0) {
			rt_count x = icall<rt_count>(w, Sel_Write, rt_bytes(b.p, k.r0));
			n += x.r0;
			if (x.r1.t) return rt_count{n, x.r1};
		}
		if (k.r1.t) return rt_count{n, rt_is(k.r1, io_EOF) ? Any() : k.r1};
	}
}
