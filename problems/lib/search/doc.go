// Package search contains search algorithms for graphs. A graph is given by a function next(s, buf). It
// appends the states one step from s to the slice buf and returns the result. So a search need not allocate a
// slice for each state. States are any comparable values. The functions with the prefix Dense take graphs
// with the vertices 0..n-1 and use slices instead of maps.
//
// Every result depends only on the arguments. In particular, no result depends on the order in which Go
// ranges over a map. The tests run all functions on the same graphs: on the table in table_test.go and on
// every small graph. They compare the results with one oracle.
package search
