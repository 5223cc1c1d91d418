//go:build !unix

package atomicfile

// holdSignals does nothing, because on these systems a program cannot send a signal to itself again later.
func holdSignals() (release func()) { return func() {} }
