// Package text has algorithms over strings: matching, borders, palindromes, suffixes, hashes and distances.
//
// A text is a slice of bytes or a string; nothing is decoded, so that letters beyond ASCII are several elements.
// Positions count from 0, and t[l:r] is the substring of the bytes l to r-1.
package text
