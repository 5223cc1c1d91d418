// Package geom has plane geometry: exact over integers, and over floating-point numbers where answers are no integers.
//
// Coordinates of integer points are at most 2^30 in absolute value where a comment says nothing else, so that products of
// differences fit into an int. Angles are counterclockwise, x to the right and y up.
package geom
