//go:build !linux

package progress

import "os"

// Terminal reports whether f is a terminal, as far as its mode tells: a null device passes, too.
func Terminal(f *os.File) bool {
	info, err := f.Stat()
	return err == nil && info.Mode()&os.ModeCharDevice != 0 && f.Name() != os.DevNull
}
