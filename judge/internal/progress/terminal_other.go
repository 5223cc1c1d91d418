//go:build !linux || portable

package progress

import "os"

// Columns returns how wide a terminal is, 0 where nobody knows.
func Columns(f *os.File) int { return 0 }

// Terminal reports whether f is a terminal, as far as its mode tells: a null device passes, too.
func Terminal(f *os.File) bool {
	info, err := f.Stat()
	return err == nil && info.Mode()&os.ModeCharDevice != 0 && f.Name() != os.DevNull
}
