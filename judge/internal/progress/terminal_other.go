//go:build !windows && (!linux || portable)

package progress

import "os"

// Terminal reports whether f is a terminal, as far as its mode tells.
func Terminal(f *os.File) bool {
	info, err := f.Stat()
	if err != nil || info.Mode()&os.ModeCharDevice == 0 {
		return false
	}
	null, err := os.Stat(os.DevNull)
	return err != nil || !os.SameFile(info, null)
}

// obeys has nothing to ask of terminals here.
func obeys(*os.File) bool { return true }
