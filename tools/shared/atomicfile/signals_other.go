//go:build !unix

package atomicfile

// holdSignals does nothing, because on these systems a program cannot delay a signal and send it to itself later.
func holdSignals() (release func()) { return func() {} }
