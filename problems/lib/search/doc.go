// Package search finds its way in graphs that are given by a function: next appends to buf the states one step from s
// and returns the longer buf, so that a search need not allocate for each state. States are any comparable values. The
// functions with the prefix Dense take graphs on the vertices 0..n-1 and use slices instead of maps.
//
// Every result depends on the arguments alone: slices are in order of discovery and no map is ever ranged over.
// All searchers run on one table of graphs and on every small graph, against one oracle; see table_test.go.
package search
