// Package pattern contains no functions. Its examples are algorithms of a few lines, to copy and change: a function
// for them would be longer to call than to write.
package pattern
