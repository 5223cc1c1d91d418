// 76_runtime.h: what programs ask of the Go runtime, mostly for speed. Here most of these functions
// do nothing, or return the values for one thread and no stack trace; Gosched lets other goroutines
// run. Also package unsafe.

//@ runtime_Gosched
//= acts
inline void runtime_Gosched() {
#ifdef USES_rt_start
	rt_yield();
#endif
}
//@ runtime_GC
//= acts
inline void runtime_GC() { runtime_Gosched(); }
//@ runtime_GOMAXPROCS
//= acts
inline int64 runtime_GOMAXPROCS(int64) { return 1; }
//@ runtime_NumCPU
//= acts
inline int64 runtime_NumCPU() { return 1; }
//@ runtime_NumGoroutine
//= acts
inline int64 runtime_NumGoroutine() {
#ifdef USES_rt_start
	return rt_fiber_count;
#else
	return 1;
#endif
}
//@ runtime_KeepAlive
//= pure
inline void runtime_KeepAlive(Any) {}
//@ runtime_Stack
//= writes 1, acts
inline int64 runtime_Stack(Slice<uint8>, bool) { return 0; }
//@ debug_SetGCPercent
//= acts
inline int64 debug_SetGCPercent(int64) { return 100; }
//@ debug_SetMaxStack
//= acts
inline int64 debug_SetMaxStack(int64) { return 1000000000; }
//@ debug_SetMemoryLimit
//= acts
inline int64 debug_SetMemoryLimit(int64) { return int64(uint64(-1) >> 1); }
//@ debug_FreeOSMemory
//= acts
inline void debug_FreeOSMemory() {}
//@ rt_shared_text rt_shared_bytes
inline String rt_shared_text(Slice<uint8> b) { return String{reinterpret_cast<const char*>(b.p), b.n}; }
inline Slice<uint8> rt_shared_bytes(String s) { return rt_bytes(s.n ? s.p : nullptr, s.n); }
//@ unsafe_String
inline String unsafe_String(uint8* p, int64 n) { return rt_shared_text(Slice<uint8>{p, n, n}); }
//@ unsafe_Slice
template <class T> inline Slice<T> unsafe_Slice(T* p, int64 n) { return Slice<T>{p, n, n}; }
