// 20_io.h: io and os: errors, files, standard streams, the end of the process.

//@ io_EOF
static Any io_EOF = errors_New("EOF"_s);
static rt_root rt_root_eof(&io_EOF, sizeof io_EOF);
//@ io_ErrUnexpectedEOF
static Any io_ErrUnexpectedEOF = errors_New("unexpected EOF"_s);
static rt_root rt_root_ueof(&io_ErrUnexpectedEOF, sizeof io_ErrUnexpectedEOF);
//@ io_ErrShortWrite
static Any io_ErrShortWrite = errors_New("short write"_s);
static rt_root rt_root_shortwrite(&io_ErrShortWrite, sizeof io_ErrShortWrite);
//@ io_ErrNoProgress
static Any io_ErrNoProgress = errors_New("multiple Read calls return no data or error"_s);
static rt_root rt_root_noprogress(&io_ErrNoProgress, sizeof io_ErrNoProgress);

//@ os_File
// An open file. Standard output is buffered here; it is written out when the buffer is full, before
// the program waits for input, and at the end. Standard input is read here in large pieces.
struct os_File {
	int fd;
	String name;
	char* buf;      // read ahead (lo..hi), or waiting to be written (0..hi)
	int64 lo, hi, cap;
};
//@ rt_stdout rt_stdout_flush rt_stdout_put
static os_File rt_stdout = {1, {"/dev/stdout", 11}, nullptr, 0, 0, 0};
static bool rt_stdout_broken;
inline bool rt_stdout_flush() {
	int64 n = rt_stdout.hi;
	rt_stdout.hi = 0;
	if (n && !rt_write(1, rt_stdout.buf, n)) rt_stdout_broken = true;
	return !rt_stdout_broken;
}
inline void rt_stdout_end() { rt_stdout_flush(); }
inline void rt_stdout_put(const char* p, int64 n) {
	if (RT_UNLIKELY(n > rt_stdout.cap - rt_stdout.hi)) {
		if (!rt_stdout.buf) {
			rt_stdout.cap = 65536;
			rt_stdout.buf = static_cast<char*>(malloc(65536));
			if (!rt_stdout.buf) fatal("out of memory");
			rt_atexit(rt_stdout_end);
		} else {
			rt_stdout_flush();
		}
		if (n > rt_stdout.cap) {
			if (!rt_write(1, p, n)) rt_stdout_broken = true;
			return;
		}
	}
	memcpy(rt_stdout.buf + rt_stdout.hi, p, size_t(n));
	rt_stdout.hi += n;
}
//@ os_Stdout
static os_File* os_Stdout = &rt_stdout;
//@ os_Stderr
static os_File rt_stderr = {2, {"/dev/stderr", 11}, nullptr, 0, 0, 0};
static os_File* os_Stderr = &rt_stderr;
//@ rt_stdin
static os_File rt_stdin = {0, {"/dev/stdin", 10}, nullptr, 0, 0, 0};
//@ os_Stdin
static os_File* os_Stdin = &rt_stdin;
//@ os_PathError rt_path_error os_PathError_Error
#include <errno.h>
struct os_PathError { String Op, Path; Any Err; };
static Type T_p_os_PathError = rt_ptr_type<os_PathError>("*fs.PathError", nullptr);
inline String os_PathError_Error(os_PathError* e) { return concatn(e->Op, " "_s, e->Path, concat(": "_s, icall<String>(e->Err, Sel_Error))); }
inline String rt_path_error_text(Word w) { return os_PathError_Error(static_cast<os_PathError*>(w.p)); }
static rt_method rt_path_error_m(T_p_os_PathError, Sel_Error, rt_path_error_text);
inline Any rt_path_error(String op, String path, int code) {
	String text = cstring(strerror(code));
	Slice<uint8> t = bytes_of(text);
	if (t.n && t.p[0] >= 'A' && t.p[0] <= 'Z') t.p[0] = uint8(t.p[0] + 32);
	return mkany(&T_p_os_PathError, newptr(os_PathError{op, path, errors_New(string_of(t))}));
}
//@ os_File_Read rt_fill
// Reads more into an empty read-ahead buffer: bytes read, 0 at the end, -1 on an error.
inline int64 rt_fill(os_File* f) {
	if (!f->buf) {
		f->cap = 65536;
		f->buf = static_cast<char*>(malloc(65536));
		if (!f->buf) fatal("out of memory");
	}
	if (f->fd == 0) rt_stdout_flush();
	ssize_t n;
	do n = read(f->fd, f->buf, size_t(f->cap));
	while (n < 0 && errno == EINTR);
	f->lo = 0;
	f->hi = n > 0 ? n : 0;
	return n;
}
inline R2<int64, Any> os_File_Read(os_File* f, Slice<uint8> b) {
	if (b.n == 0) return R2<int64, Any>{0, Any()};
	if (f->lo == f->hi) {
		if (b.n >= 65536) {  // straight into the caller's memory
			if (f->fd == 0) rt_stdout_flush();
			ssize_t n;
			do n = read(f->fd, b.p, size_t(b.n));
			while (n < 0 && errno == EINTR);
			if (n > 0) return R2<int64, Any>{n, Any()};
			if (n == 0) return R2<int64, Any>{0, io_EOF};
			return R2<int64, Any>{0, rt_path_error("read"_s, f->name, errno)};
		}
		int64 n = rt_fill(f);
		if (n == 0) return R2<int64, Any>{0, io_EOF};
		if (n < 0) return R2<int64, Any>{0, rt_path_error("read"_s, f->name, errno)};
	}
	int64 n = f->hi - f->lo < b.n ? f->hi - f->lo : b.n;
	memcpy(b.p, f->buf + f->lo, size_t(n));
	f->lo += n;
	return R2<int64, Any>{n, Any()};
}
//@ os_File_Write
inline R2<int64, Any> os_File_Write(os_File* f, Slice<uint8> b) {
	if (f->fd == 1) {
		rt_stdout_put(reinterpret_cast<char*>(b.p), b.n);
		return R2<int64, Any>{b.n, Any()};
	}
	if (rt_write(f->fd, reinterpret_cast<char*>(b.p), b.n)) return R2<int64, Any>{b.n, Any()};
	return R2<int64, Any>{0, rt_path_error("write"_s, f->name, errno)};
}
//@ os_File_WriteString
inline R2<int64, Any> os_File_WriteString(os_File* f, String s) {
	return os_File_Write(f, Slice<uint8>{reinterpret_cast<uint8*>(const_cast<char*>(s.p)), s.n, s.n});
}
//@ os_File_Close
inline Any os_File_Close(os_File* f) {
	if (f->fd == 1) rt_stdout_flush();
	if (f->fd > 2) close(f->fd);
	return Any();
}
//@ os_File_Sync
inline Any os_File_Sync(os_File* f) {
	if (f->fd == 1) rt_stdout_flush();
	return Any();
}
//@ os_File_Name
inline String os_File_Name(os_File* f) { return f->name; }
//@ os_Open
#include <fcntl.h>
inline R2<os_File*, Any> os_Open(String name) {
	String z = concat(name, "\0"_s);
	int fd = open(z.p, O_RDONLY);
	if (fd < 0) return R2<os_File*, Any>{nullptr, rt_path_error("open"_s, name, errno)};
	return R2<os_File*, Any>{newptr(os_File{fd, name, nullptr, 0, 0, 0}), Any()};
}
//@ rt_read_all_file
inline Slice<uint8> rt_read_all_file(os_File* f) {
	Slice<uint8> out = mkslice<uint8>(0, 512);
	for (;;) {
		if (f->lo < f->hi) out = appendall(out, Slice<uint8>{reinterpret_cast<uint8*>(f->buf + f->lo), f->hi - f->lo, f->hi - f->lo});
		f->lo = f->hi;
		if (rt_fill(f) <= 0) return out;
	}
}
//@ os_ReadFile
inline R2<Slice<uint8>, Any> os_ReadFile(String name) {
	if (name == "/dev/stdin"_s) return R2<Slice<uint8>, Any>{rt_read_all_file(os_Stdin), Any()};
	R2<os_File*, Any> f = os_Open(name);
	if (f.r1.t) return R2<Slice<uint8>, Any>{Slice<uint8>(), f.r1};
	Slice<uint8> b = rt_read_all_file(f.r0);
	os_File_Close(f.r0);
	return R2<Slice<uint8>, Any>{b, Any()};
}
//@ os_Exit
[[noreturn]] inline void os_Exit(int64 status) { rt_exit(int(status)); }
//@ os_Args rt_arguments
static Slice<String> os_Args;
static rt_root rt_root_args(&os_Args, sizeof os_Args);
inline void rt_arguments(int argc, char** argv) {
	for (int i = 0; i < argc; i++) os_Args = append(os_Args, cstring(argv[i]));
}
//@ os_Getenv
inline String os_Getenv(String name) {
	String z = concat(name, "\0"_s);
	return cstring(getenv(z.p));
}
//@ io_Discard
struct rt_discard {};
static Type T_rt_discard = rt_plain_type<rt_discard>("io.discard", KindStruct);
inline R2<int64, Any> rt_discard_Write(Word, Slice<uint8> b) { return R2<int64, Any>{b.n, Any()}; }
static rt_method rt_discard_m(T_rt_discard, Sel_Write, rt_discard_Write);
static Any io_Discard = {&T_rt_discard, {nullptr}};
//@ io_WriteString
inline R2<int64, Any> io_WriteString(Any w, String s) {
	if (has(w, Sel_WriteString)) return icall<R2<int64, Any> >(w, Sel_WriteString, s);
	return icall<R2<int64, Any> >(w, Sel_Write, Slice<uint8>{reinterpret_cast<uint8*>(const_cast<char*>(s.p)), s.n, s.n});
}
//@ io_ReadAll
inline R2<Slice<uint8>, Any> io_ReadAll(Any r) {
	Slice<uint8> out = mkslice<uint8>(0, 512);
	for (;;) {
		if (out.n == out.c) out = rt_grow(out, out.n + 1);
		R2<int64, Any> k = icall<R2<int64, Any> >(r, Sel_Read, Slice<uint8>{out.p + out.n, out.c - out.n, out.c - out.n});
		out.n += k.r0;
		if (k.r1.t) return R2<Slice<uint8>, Any>{out, k.r1 == io_EOF ? Any() : k.r1};
	}
}
//@ io_ReadAtLeast
inline R2<int64, Any> io_ReadAtLeast(Any r, Slice<uint8> b, int64 min) {
	int64 n = 0;
	Any err = Any();
	while (n < min && !err.t) {
		R2<int64, Any> k = icall<R2<int64, Any> >(r, Sel_Read, Slice<uint8>{b.p + n, b.n - n, b.n - n});
		n += k.r0;
		err = k.r1;
	}
	if (n >= min) err = Any();
	else if (n > 0 && err == io_EOF) err = io_ErrUnexpectedEOF;
	return R2<int64, Any>{n, err};
}
//@ io_ReadFull
inline R2<int64, Any> io_ReadFull(Any r, Slice<uint8> b) { return io_ReadAtLeast(r, b, b.n); }
//@ io_Copy
inline R2<int64, Any> io_Copy(Any w, Any r) {
	Slice<uint8> b = mkslice<uint8>(32768);
	int64 n = 0;
	for (;;) {
		R2<int64, Any> k = icall<R2<int64, Any> >(r, Sel_Read, b);
		if (k.r0 > 0) {
			R2<int64, Any> x = icall<R2<int64, Any> >(w, Sel_Write, Slice<uint8>{b.p, k.r0, k.r0});
			n += x.r0;
			if (x.r1.t) return R2<int64, Any>{n, x.r1};
		}
		if (k.r1.t) return R2<int64, Any>{n, k.r1 == io_EOF ? Any() : k.r1};
	}
}
