// Package ordered provides containers that keep their elements in order: a map and a multiset that also
// compute ranks, a heap, a queue that returns both its least and its greatest element, and a set of small
// numbers.
package ordered
