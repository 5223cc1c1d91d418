// Package text contains algorithms for strings: matching, borders, palindromes, suffixes, hashes and distances.
//
// A text is a slice of bytes or a string. Nothing is decoded, so a letter beyond ASCII counts as several
// elements. Positions count from 0, and t[l:r] is the substring of the bytes l to r-1.
package text
