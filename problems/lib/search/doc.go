// Package search contains searches in graphs that are given by a function: next appends to buf the states one
// step from s and returns the longer buf, so that a search need not allocate a slice for each state. States are
// any comparable values. The functions with the prefix Dense take graphs with the vertices 0..n-1 and use
// slices instead of maps.
//
// Every result depends only on the arguments: slices are in the order of discovery, and no code ranges over a
// map. The tests run all functions on one table of graphs and on every small graph, against one oracle; see
// table_test.go.
package search
