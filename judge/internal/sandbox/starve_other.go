//go:build !linux || portable

package sandbox

// Sample looks at a program that runs; here there is nothing to be seen.
func (p *Process) Sample() Sample { return Sample{} }
