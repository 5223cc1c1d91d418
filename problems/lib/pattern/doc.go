// Package pattern contains no functions. Its examples are algorithms of a few lines, which you can copy and
// change. They are not functions, because the code of a call would be longer than the algorithm.
package pattern
