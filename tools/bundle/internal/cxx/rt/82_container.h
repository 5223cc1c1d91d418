// 82_container.h: packages container/heap, container/list, container/ring.

//@ rt_heap
// The heap operations; they call the methods of a heap.Interface.
struct rt_heap {
	rt_interface_order o;
	explicit rt_heap(const Any& h) : o(h) {}
	int64 len() { return icall<int64>(o.x, Sel_Len); }
	void up(int64 j) {
		for (;;) {
			int64 i = (j - 1) / 2;
			if (i == j || !o.less(j, i)) return;
			o.swap(i, j);
			j = i;
		}
	}
	bool down(int64 from, int64 n) {
		int64 i = from;
		for (;;) {
			int64 j = 2 * i + 1;
			if (j >= n || j < 0) break;
			if (j + 1 < n && o.less(j + 1, j)) j++;
			if (!o.less(j, i)) break;
			o.swap(i, j);
			i = j;
		}
		return i > from;
	}
};
//@ heap_Init
//= writes 1, calls 1
inline void heap_Init(Any h) {
	rt_heap x(h);
	int64 n = x.len();
	for (int64 i = n / 2 - 1; i >= 0; i--) x.down(i, n);
}
//@ heap_Push
//= keeps 2, writes 1, calls 1
inline void heap_Push(Any h, Any v) {
	if (!h.t) panic_nil();
	icall<void>(h, Sel_Push, v);
	rt_heap x(h);
	x.up(x.len() - 1);
}
//@ heap_Pop
//= writes 1, calls 1
inline Any heap_Pop(Any h) {
	rt_heap x(h);
	int64 n = x.len() - 1;
	x.o.swap(0, n);
	x.down(0, n);
	return icall<Any>(h, Sel_Pop);
}
//@ heap_Remove
//= writes 1, calls 1
inline Any heap_Remove(Any h, int64 i) {
	rt_heap x(h);
	int64 n = x.len() - 1;
	if (n != i) {
		x.o.swap(i, n);
		if (!x.down(i, n)) x.up(i);
	}
	return icall<Any>(h, Sel_Pop);
}
//@ heap_Fix
//= writes 1, calls 1
inline void heap_Fix(Any h, int64 i) {
	rt_heap x(h);
	if (!x.down(i, x.len())) x.up(i);
}

//@ list_List list_Element
struct list_List;
struct list_Element {
	list_Element *next, *prev;
	list_List* list;
	Any Value;
};
// The list is a ring that contains root: root.next is the front, root.prev the back.
struct list_List {
	list_Element root;
	int64 len;
};
//@ list_List_Init
//= returns receiver, writes receiver
inline list_List* list_List_Init(list_List* l) {
	deref(l);
	l->root.next = l->root.prev = &l->root;
	l->len = 0;
	return l;
}
//@ list_New
//= pure
inline list_List* list_New() { return list_List_Init(gc_new<list_List>()); }
//@ list_List_Len
//= pure
inline int64 list_List_Len(list_List* l) { deref(l); return l->len; }
//@ list_List_Front
//= returns receiver
inline list_Element* list_List_Front(list_List* l) { deref(l); return l->len ? l->root.next : nullptr; }
//@ list_List_Back
//= returns receiver
inline list_Element* list_List_Back(list_List* l) { deref(l); return l->len ? l->root.prev : nullptr; }
//@ list_Element_Next
//= returns receiver
inline list_Element* list_Element_Next(list_Element* e) { deref(e); return e->list && e->next != &e->list->root ? e->next : nullptr; }
//@ list_Element_Prev
//= returns receiver
inline list_Element* list_Element_Prev(list_Element* e) { deref(e); return e->list && e->prev != &e->list->root ? e->prev : nullptr; }
//@ rt_list_insert rt_list_lazy rt_list_move rt_list_link
inline list_Element* rt_list_link(list_List* l, list_Element* e, list_Element* at) {
	e->prev = at;
	e->next = at->next;
	e->prev->next = e;
	e->next->prev = e;
	e->list = l;
	l->len++;
	return e;
}
inline list_Element* rt_list_insert(list_List* l, Any v, list_Element* at) {
	list_Element* e = gc_new<list_Element>();
	e->Value = v;
	return rt_list_link(l, e, at);
}
inline void rt_list_lazy(list_List* l) {
	if (!l->root.next) list_List_Init(l);
}
inline void rt_list_move(list_Element* e, list_Element* at) {
	if (e == at) return;
	e->prev->next = e->next;
	e->next->prev = e->prev;
	e->prev = at;
	e->next = at->next;
	e->prev->next = e;
	e->next->prev = e;
}
//@ list_List_Remove
//= writes receiver
inline Any list_List_Remove(list_List* l, list_Element* e) {
	deref(l);
	deref(e);
	if (e->list == l) {
		e->prev->next = e->next;
		e->next->prev = e->prev;
		e->next = e->prev = nullptr;
		e->list = nullptr;
		l->len--;
	}
	return e->Value;
}
//@ list_List_PushFront
//= keeps 1, returns receiver, writes receiver
inline list_Element* list_List_PushFront(list_List* l, Any v) {
	deref(l);
	rt_list_lazy(l);
	return rt_list_insert(l, v, &l->root);
}
//@ list_List_PushBack
//= keeps 1, returns receiver, writes receiver
inline list_Element* list_List_PushBack(list_List* l, Any v) {
	deref(l);
	rt_list_lazy(l);
	return rt_list_insert(l, v, l->root.prev);
}
//@ list_List_InsertBefore
//= keeps 1, returns receiver, writes receiver
inline list_Element* list_List_InsertBefore(list_List* l, Any v, list_Element* m) { deref(m); return m->list == l ? rt_list_insert(l, v, m->prev) : nullptr; }
//@ list_List_InsertAfter
//= keeps 1, returns receiver, writes receiver
inline list_Element* list_List_InsertAfter(list_List* l, Any v, list_Element* m) { deref(m); return m->list == l ? rt_list_insert(l, v, m) : nullptr; }
//@ list_List_MoveToFront
//= writes receiver
inline void list_List_MoveToFront(list_List* l, list_Element* e) {
	deref(l);
	deref(e);
	if (e->list == l && l->root.next != e) rt_list_move(e, &l->root);
}
//@ list_List_MoveToBack
//= writes receiver
inline void list_List_MoveToBack(list_List* l, list_Element* e) {
	deref(l);
	deref(e);
	if (e->list == l && l->root.prev != e) rt_list_move(e, l->root.prev);
}
//@ list_List_MoveBefore
//= writes receiver
inline void list_List_MoveBefore(list_List* l, list_Element* e, list_Element* m) {
	deref(e);
	deref(m);
	if (e->list == l && e != m && m->list == l) rt_list_move(e, m->prev);
}
//@ list_List_MoveAfter
//= writes receiver
inline void list_List_MoveAfter(list_List* l, list_Element* e, list_Element* m) {
	deref(e);
	deref(m);
	if (e->list == l && e != m && m->list == l) rt_list_move(e, m);
}
//@ list_List_PushBackList
//= writes receiver
inline void list_List_PushBackList(list_List* l, list_List* o) {
	deref(l);
	deref(o);
	rt_list_lazy(l);
	list_Element* e = list_List_Front(o);
	for (int64 i = o->len; i > 0; i--, e = list_Element_Next(e)) rt_list_insert(l, e->Value, l->root.prev);
}
//@ list_List_PushFrontList
//= writes receiver
inline void list_List_PushFrontList(list_List* l, list_List* o) {
	deref(l);
	deref(o);
	rt_list_lazy(l);
	list_Element* e = list_List_Back(o);
	for (int64 i = o->len; i > 0; i--, e = list_Element_Prev(e)) rt_list_insert(l, e->Value, &l->root);
}

//@ ring_Ring rt_ring
struct ring_Ring {
	ring_Ring *next, *prev;
	Any Value;
};
inline ring_Ring* rt_ring(ring_Ring* r) {
	if (!r->next) r->next = r->prev = r;
	return r;
}
//@ ring_New
//= pure
inline ring_Ring* ring_New(int64 n) {
	if (n <= 0) return nullptr;
	ring_Ring *r = gc_new<ring_Ring>(), *p = r;
	for (int64 i = 1; i < n; i++) {
		p->next = gc_new<ring_Ring>();
		p->next->prev = p;
		p = p->next;
	}
	p->next = r;
	r->prev = p;
	return r;
}
//@ ring_Ring_Next
//= returns receiver, writes receiver
inline ring_Ring* ring_Ring_Next(ring_Ring* r) { return rt_ring(r)->next; }
//@ ring_Ring_Prev
//= returns receiver, writes receiver
inline ring_Ring* ring_Ring_Prev(ring_Ring* r) { return rt_ring(r)->prev; }
//@ ring_Ring_Move
//= returns receiver, writes receiver
inline ring_Ring* ring_Ring_Move(ring_Ring* r, int64 n) {
	deref(r);
	rt_ring(r);
	for (; n < 0; n++) r = r->prev;
	for (; n > 0; n--) r = r->next;
	return r;
}
//@ ring_Ring_Len
//= pure
inline int64 ring_Ring_Len(ring_Ring* r) {
	if (!r) return 0;
	int64 n = 1;
	for (ring_Ring* p = rt_ring(r)->next; p != r; p = p->next) n++;
	return n;
}
//@ ring_Ring_Link
//= keeps receiver 1, writes receiver 1
inline ring_Ring* ring_Ring_Link(ring_Ring* r, ring_Ring* s) {
	deref(r);
	ring_Ring* n = rt_ring(r)->next;
	if (s) {
		ring_Ring* p = rt_ring(s)->prev;
		r->next = s;
		s->prev = r;
		n->prev = p;
		p->next = n;
	}
	return n;
}
//@ ring_Ring_Unlink
//= returns receiver, writes receiver
inline ring_Ring* ring_Ring_Unlink(ring_Ring* r, int64 n) { return n <= 0 ? nullptr : ring_Ring_Link(r, ring_Ring_Move(r, n + 1)); }
//@ ring_Ring_Do
//= calls 1
template <class F> inline void ring_Ring_Do(ring_Ring* r, F f) {
	if (!r) return;
	f(r->Value);
	for (ring_Ring* p = rt_ring(r)->next; p != r; p = p->next) f(p->Value);
}
