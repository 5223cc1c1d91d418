// sync.h: packages sync and sync/atomic. In a program that starts no goroutine, no lock ever
// waits.

//@ rt_waiters
// Goroutines that wait for something.
struct rt_waiters {
#ifdef USES_rt_start
	rt_fibers list;
	void wait() {
		list.add(rt_self);
		rt_park();
	}
	bool wake() {
		rt_fiber* f = list.take();
		if (f) rt_make_ready(f);
		return f;
	}
#else
	void wait() { fatal("all goroutines are asleep - deadlock!"); }
	bool wake() { return false; }
#endif
};
//@ sync_Mutex
struct sync_Mutex {
	bool locked;
	rt_waiters waiters;
};
//@ sync_Mutex_Lock
//= writes receiver, acts
inline void sync_Mutex_Lock(sync_Mutex* m) {
	rt_spin();
	while (deref(m)->locked) m->waiters.wait();
	m->locked = true;
}
//@ sync_Mutex_TryLock
//= writes receiver, acts
inline bool sync_Mutex_TryLock(sync_Mutex* m) { return deref(m)->locked ? false : (m->locked = true); }
//@ sync_Mutex_Unlock
//= writes receiver, acts
inline void sync_Mutex_Unlock(sync_Mutex* m) {
	if (!deref(m)->locked) fatal("sync: unlock of unlocked mutex");
	m->locked = false;
	m->waiters.wake();
}
//@ sync_RWMutex
struct sync_RWMutex {
	bool writing;
	int64 readers, writers;  // writers: the number of waiting ones
	rt_waiters waiters;
};
//@ sync_RWMutex_Lock
//= writes receiver, acts
inline void sync_RWMutex_Lock(sync_RWMutex* m) {
	rt_spin();
	deref(m)->writers++;
	while (m->writing || m->readers) m->waiters.wait();
	m->writers--;
	m->writing = true;
}
//@ sync_RWMutex_TryLock
//= writes receiver, acts
inline bool sync_RWMutex_TryLock(sync_RWMutex* m) {
	return deref(m)->writing || m->readers ? false : (m->writing = true);
}
//@ sync_RWMutex_Unlock
//= writes receiver, acts
inline void sync_RWMutex_Unlock(sync_RWMutex* m) {
	if (!deref(m)->writing) fatal("sync: Unlock of unlocked RWMutex");
	m->writing = false;
	while (m->waiters.wake()) {}
}
//@ sync_RWMutex_RLock
//= writes receiver, acts
inline void sync_RWMutex_RLock(sync_RWMutex* m) {
	rt_spin();
	while (deref(m)->writing || m->writers) m->waiters.wait();
	m->readers++;
}
//@ sync_RWMutex_TryRLock
//= writes receiver, acts
inline bool sync_RWMutex_TryRLock(sync_RWMutex* m) {
	if (deref(m)->writing || m->writers) return false;
	m->readers++;
	return true;
}
//@ sync_RWMutex_RUnlock
//= writes receiver, acts
inline void sync_RWMutex_RUnlock(sync_RWMutex* m) {
	if (!deref(m)->readers) fatal("sync: RUnlock of unlocked RWMutex");
	if (--m->readers == 0)
		while (m->waiters.wake()) {}
}
//@ sync_WaitGroup
struct sync_WaitGroup {
	int64 n;
	rt_waiters waiters;
};
//@ sync_WaitGroup_Add
//= writes receiver, acts
inline void sync_WaitGroup_Add(sync_WaitGroup* w, int64 n) {
	if ((deref(w)->n += n) < 0) panic_text("sync: negative WaitGroup counter"_s);
	if (w->n == 0)
		while (w->waiters.wake()) {}
}
//@ sync_WaitGroup_Done
//= writes receiver, acts
inline void sync_WaitGroup_Done(sync_WaitGroup* w) { sync_WaitGroup_Add(w, -1); }
//@ sync_WaitGroup_Wait
//= writes receiver, acts
inline void sync_WaitGroup_Wait(sync_WaitGroup* w) {
	while (deref(w)->n > 0) w->waiters.wait();
}
//@ sync_WaitGroup_Go
//= keeps 1, writes receiver, acts
inline void sync_WaitGroup_Go(sync_WaitGroup* w, Func<void()> f) {
	sync_WaitGroup_Add(w, 1);
	rt_start([=]() {
		f();
		sync_WaitGroup_Done(w);
	});
}
//@ sync_Once
struct sync_Once {
	bool done;
	sync_Mutex running;
};
//@ sync_Once_Do
//= writes receiver, calls 1
template <class F> inline void sync_Once_Do(sync_Once* o, F f) {
	if (deref(o)->done) return;
	sync_Mutex_Lock(&o->running);
	if (o->done) return sync_Mutex_Unlock(&o->running);
#ifdef USES_rt_panicked
	bool panicked = rt_panicked(f);
#else
	f();
#endif
	o->done = true;
	sync_Mutex_Unlock(&o->running);
#ifdef USES_rt_panicked
	if (panicked) rt_raise();
#endif
}
//@ sync_OnceFunc
//= keeps 1
inline Func<void()> sync_OnceFunc(Func<void()> f) {
	sync_Once* o = gc_new<sync_Once>();
	return [=]() { sync_Once_Do(o, f); };
}
//@ sync_OnceValue
//= keeps 1
template <class T> inline Func<T()> sync_OnceValue(Func<T()> f) {
	sync_Once* o = gc_new<sync_Once>();
	T* v = gc_new<T>();
	return [=]() -> T {
		sync_Once_Do(o, [=]() { *v = f(); });
		return *v;
	};
}
//@ sync_Pool
struct sync_Pool {
	Slice<Any> list;
	Func<Any()> New;
};
//@ sync_Pool_Put
//= keeps 1, writes receiver
inline void sync_Pool_Put(sync_Pool* p, Any x) {
	if (x.t) deref(p)->list = append(p->list, x);
}
//@ sync_Pool_Get
//= writes receiver, acts
inline Any sync_Pool_Get(sync_Pool* p) {
	if (deref(p)->list.n) return p->list.p[--p->list.n];
	return p->New.c ? p->New() : Any();
}
//@ sync_Cond
struct sync_Cond {
	Any L;
	rt_waiters waiters;
};
//@ sync_NewCond
//= keeps 1
inline sync_Cond* sync_NewCond(Any l) { return newptr(sync_Cond{l, rt_waiters()}); }
//@ sync_Cond_Wait
//= writes receiver, acts
inline void sync_Cond_Wait(sync_Cond* c) {
	icall<void>(deref(c)->L, Sel_Unlock);
	c->waiters.wait();
	icall<void>(c->L, Sel_Lock);
}
//@ sync_Cond_Signal
//= writes receiver, acts
inline void sync_Cond_Signal(sync_Cond* c) { deref(c)->waiters.wake(); }
//@ sync_Cond_Broadcast
//= writes receiver, acts
inline void sync_Cond_Broadcast(sync_Cond* c) {
	while (deref(c)->waiters.wake()) {}
}

//@ rt_load
template <class T> inline T rt_load(T* p) {
	rt_spin();
	return *deref(p);
}
//@ rt_swap_value
template <class T> inline T rt_swap_value(T* p, Same<T> v) {
	T old = *deref(p);
	*p = v;
	return old;
}
//@ rt_swap_if
template <class T> inline bool rt_swap_if(T* p, Same<T> old, Same<T> v) {
	if (!(rt_load(p) == old)) return false;
	*p = v;
	return true;
}
//@ atomic_AddInt32
//= writes 1
inline int32 atomic_AddInt32(int32* p, int32 d) { return *p = wadd(rt_load(p), d); }
//@ atomic_LoadInt32
//= pure
inline int32 atomic_LoadInt32(int32* p) { return rt_load(p); }
//@ atomic_StoreInt32
//= writes 1
inline void atomic_StoreInt32(int32* p, int32 v) { *deref(p) = v; }
//@ atomic_SwapInt32
//= writes 1
inline int32 atomic_SwapInt32(int32* p, int32 v) { return rt_swap_value(p, v); }
//@ atomic_CompareAndSwapInt32
//= writes 1
inline bool atomic_CompareAndSwapInt32(int32* p, int32 old, int32 v) { return rt_swap_if(p, old, v); }
//@ atomic_AddInt64
//= writes 1
inline int64 atomic_AddInt64(int64* p, int64 d) { return *p = wadd(rt_load(p), d); }
//@ atomic_LoadInt64
//= pure
inline int64 atomic_LoadInt64(int64* p) { return rt_load(p); }
//@ atomic_StoreInt64
//= writes 1
inline void atomic_StoreInt64(int64* p, int64 v) { *deref(p) = v; }
//@ atomic_SwapInt64
//= writes 1
inline int64 atomic_SwapInt64(int64* p, int64 v) { return rt_swap_value(p, v); }
//@ atomic_CompareAndSwapInt64
//= writes 1
inline bool atomic_CompareAndSwapInt64(int64* p, int64 old, int64 v) { return rt_swap_if(p, old, v); }
//@ atomic_AddUint32
//= writes 1
inline uint32 atomic_AddUint32(uint32* p, uint32 d) { return *p = wadd(rt_load(p), d); }
//@ atomic_LoadUint32
//= pure
inline uint32 atomic_LoadUint32(uint32* p) { return rt_load(p); }
//@ atomic_StoreUint32
//= writes 1
inline void atomic_StoreUint32(uint32* p, uint32 v) { *deref(p) = v; }
//@ atomic_SwapUint32
//= writes 1
inline uint32 atomic_SwapUint32(uint32* p, uint32 v) { return rt_swap_value(p, v); }
//@ atomic_CompareAndSwapUint32
//= writes 1
inline bool atomic_CompareAndSwapUint32(uint32* p, uint32 old, uint32 v) { return rt_swap_if(p, old, v); }
//@ atomic_AddUint64
//= writes 1
inline uint64 atomic_AddUint64(uint64* p, uint64 d) { return *p = wadd(rt_load(p), d); }
//@ atomic_LoadUint64
//= pure
inline uint64 atomic_LoadUint64(uint64* p) { return rt_load(p); }
//@ atomic_StoreUint64
//= writes 1
inline void atomic_StoreUint64(uint64* p, uint64 v) { *deref(p) = v; }
//@ atomic_SwapUint64
//= writes 1
inline uint64 atomic_SwapUint64(uint64* p, uint64 v) { return rt_swap_value(p, v); }
//@ atomic_CompareAndSwapUint64
//= writes 1
inline bool atomic_CompareAndSwapUint64(uint64* p, uint64 old, uint64 v) { return rt_swap_if(p, old, v); }
//@ atomic_Int32
struct atomic_Int32 { int32 v; };
//@ atomic_Int32_Load
//= pure
inline int32 atomic_Int32_Load(atomic_Int32* p) { return rt_load(&deref(p)->v); }
//@ atomic_Int32_Store
//= writes receiver
inline void atomic_Int32_Store(atomic_Int32* p, int32 v) { deref(p)->v = v; }
//@ atomic_Int32_Swap
//= writes receiver
inline int32 atomic_Int32_Swap(atomic_Int32* p, int32 v) { return rt_swap_value(&deref(p)->v, v); }
//@ atomic_Int32_CompareAndSwap
//= writes receiver
inline bool atomic_Int32_CompareAndSwap(atomic_Int32* p, int32 old, int32 v) { return rt_swap_if(&deref(p)->v, old, v); }
//@ atomic_Int32_Add
//= writes receiver
inline int32 atomic_Int32_Add(atomic_Int32* p, int32 d) { return p->v = wadd(rt_load(&deref(p)->v), d); }
//@ atomic_Int64
struct atomic_Int64 { int64 v; };
//@ atomic_Int64_Load
//= pure
inline int64 atomic_Int64_Load(atomic_Int64* p) { return rt_load(&deref(p)->v); }
//@ atomic_Int64_Store
//= writes receiver
inline void atomic_Int64_Store(atomic_Int64* p, int64 v) { deref(p)->v = v; }
//@ atomic_Int64_Swap
//= writes receiver
inline int64 atomic_Int64_Swap(atomic_Int64* p, int64 v) { return rt_swap_value(&deref(p)->v, v); }
//@ atomic_Int64_CompareAndSwap
//= writes receiver
inline bool atomic_Int64_CompareAndSwap(atomic_Int64* p, int64 old, int64 v) { return rt_swap_if(&deref(p)->v, old, v); }
//@ atomic_Int64_Add
//= writes receiver
inline int64 atomic_Int64_Add(atomic_Int64* p, int64 d) { return p->v = wadd(rt_load(&deref(p)->v), d); }
//@ atomic_Uint32
struct atomic_Uint32 { uint32 v; };
//@ atomic_Uint32_Load
//= pure
inline uint32 atomic_Uint32_Load(atomic_Uint32* p) { return rt_load(&deref(p)->v); }
//@ atomic_Uint32_Store
//= writes receiver
inline void atomic_Uint32_Store(atomic_Uint32* p, uint32 v) { deref(p)->v = v; }
//@ atomic_Uint32_Swap
//= writes receiver
inline uint32 atomic_Uint32_Swap(atomic_Uint32* p, uint32 v) { return rt_swap_value(&deref(p)->v, v); }
//@ atomic_Uint32_CompareAndSwap
//= writes receiver
inline bool atomic_Uint32_CompareAndSwap(atomic_Uint32* p, uint32 old, uint32 v) { return rt_swap_if(&deref(p)->v, old, v); }
//@ atomic_Uint32_Add
//= writes receiver
inline uint32 atomic_Uint32_Add(atomic_Uint32* p, uint32 d) { return p->v = wadd(rt_load(&deref(p)->v), d); }
//@ atomic_Uint64
struct atomic_Uint64 { uint64 v; };
//@ atomic_Uint64_Load
//= pure
inline uint64 atomic_Uint64_Load(atomic_Uint64* p) { return rt_load(&deref(p)->v); }
//@ atomic_Uint64_Store
//= writes receiver
inline void atomic_Uint64_Store(atomic_Uint64* p, uint64 v) { deref(p)->v = v; }
//@ atomic_Uint64_Swap
//= writes receiver
inline uint64 atomic_Uint64_Swap(atomic_Uint64* p, uint64 v) { return rt_swap_value(&deref(p)->v, v); }
//@ atomic_Uint64_CompareAndSwap
//= writes receiver
inline bool atomic_Uint64_CompareAndSwap(atomic_Uint64* p, uint64 old, uint64 v) { return rt_swap_if(&deref(p)->v, old, v); }
//@ atomic_Uint64_Add
//= writes receiver
inline uint64 atomic_Uint64_Add(atomic_Uint64* p, uint64 d) { return p->v = wadd(rt_load(&deref(p)->v), d); }
//@ atomic_Bool
struct atomic_Bool { bool v; };
//@ atomic_Bool_Load
//= pure
inline bool atomic_Bool_Load(atomic_Bool* p) { return rt_load(&deref(p)->v); }
//@ atomic_Bool_Store
//= writes receiver
inline void atomic_Bool_Store(atomic_Bool* p, bool v) { deref(p)->v = v; }
//@ atomic_Bool_Swap
//= writes receiver
inline bool atomic_Bool_Swap(atomic_Bool* p, bool v) { return rt_swap_value(&deref(p)->v, v); }
//@ atomic_Bool_CompareAndSwap
//= writes receiver
inline bool atomic_Bool_CompareAndSwap(atomic_Bool* p, bool old, bool v) { return rt_swap_if(&deref(p)->v, old, v); }
//@ atomic_Value
struct atomic_Value { Any v; };
//@ atomic_Value_Load
//= pure
inline Any atomic_Value_Load(atomic_Value* p) { return rt_load(&deref(p)->v); }
//@ atomic_Value_Store
//= keeps 1, writes receiver
inline void atomic_Value_Store(atomic_Value* p, Any v) {
	if (!v.t) panic_text("sync/atomic: store of nil value into Value"_s);
	if (deref(p)->v.t && p->v.t != v.t) panic_text("sync/atomic: store of inconsistently typed value into Value"_s);
	p->v = v;
}
//@ atomic_Pointer
template <class T> struct atomic_Pointer { T* v; };
//@ atomic_Pointer_Load
//= pure
template <class T> inline T* atomic_Pointer_Load(atomic_Pointer<T>* p) { return rt_load(&deref(p)->v); }
//@ atomic_Pointer_Store
//= keeps 1, writes receiver
template <class T> inline void atomic_Pointer_Store(atomic_Pointer<T>* p, Same<T>* v) { deref(p)->v = v; }
//@ atomic_Pointer_Swap
//= keeps 1, writes receiver
template <class T> inline T* atomic_Pointer_Swap(atomic_Pointer<T>* p, Same<T>* v) { return rt_swap_value(&deref(p)->v, v); }
//@ atomic_Pointer_CompareAndSwap
//= keeps 2, writes receiver
template <class T> inline bool atomic_Pointer_CompareAndSwap(atomic_Pointer<T>* p, Same<T>* old, Same<T>* v) {
	return rt_swap_if(&deref(p)->v, old, v);
}
//@ sync_Map
needs_nil_map struct sync_Map { Map<Any, Any> m; };
//@ sync_Map_Load
//= writes receiver
inline R2<Any, bool> sync_Map_Load(sync_Map* m, Any k) {
	rt_spin();
	return deref(m)->m.get2(k);
}
//@ sync_Map_Store
//= keeps 1 2, writes receiver
inline void sync_Map_Store(sync_Map* m, Any k, Any v) {
	if (!deref(m)->m.d) m->m = mkmap<Any, Any>();
	m->m.set(k, v);
}
//@ sync_Map_LoadOrStore
//= keeps 1 2, writes receiver
inline R2<Any, bool> sync_Map_LoadOrStore(sync_Map* m, Any k, Any v) {
	R2<Any, bool> r = sync_Map_Load(m, k);
	if (r.r1) return r;
	sync_Map_Store(m, k, v);
	return R2<Any, bool>{v, false};
}
//@ sync_Map_LoadAndDelete
//= writes receiver
inline R2<Any, bool> sync_Map_LoadAndDelete(sync_Map* m, Any k) {
	R2<Any, bool> r = sync_Map_Load(m, k);
	m->m.del(k);
	return r;
}
//@ sync_Map_Delete
//= writes receiver
inline void sync_Map_Delete(sync_Map* m, Any k) { deref(m)->m.del(k); }
//@ sync_Map_Range
//= calls 1
template <class F> inline void sync_Map_Range(sync_Map* m, F f) {
	for (MapIter<Any, Any> it(deref(m)->m); it.next();)
		if (!f(it.key(), it.value())) return;
}
