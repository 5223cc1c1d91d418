//go:build !portable

package sandbox

// ownProgram is the file of this program, also when that was removed.
func ownProgram() (string, error) { return "/proc/self/exe", nil }
