//go:build !unix

package atomicfile

// holdSignals does nothing: here a program cannot send itself the signals that it held back.
func holdSignals() (release func()) { return func() {} }
