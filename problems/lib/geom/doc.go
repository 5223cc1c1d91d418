// Package geom contains plane geometry: exact algorithms for integer coordinates, and floating-point
// algorithms where results are not integers.
//
// Unless a comment says otherwise, integer coordinates are at most 2^30 in absolute value, so that products of
// differences fit into an int: they are at most 2^62. Points may be equal, and lists may be empty. Angles are counterclockwise, with x to the right and y up.
package geom
