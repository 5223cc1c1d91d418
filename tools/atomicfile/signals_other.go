//go:build !unix

package atomicfile

// holdSignals does nothing, because on these systems a program cannot send itself the delayed signal.
func holdSignals() (release func()) { return func() {} }
