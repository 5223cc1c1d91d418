// Package pattern contains no functions. Its examples are algorithms of a few lines, which you can copy and change.
// Calling a function would take more code than they have.
package pattern
