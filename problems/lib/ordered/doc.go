// Package ordered has containers that keep their elements in order: a map and a multiset that also count ranks, a heap,
// and a queue that gives both its least and its greatest element.
package ordered
