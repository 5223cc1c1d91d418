//go:build unix

package tempdir

import (
	"os"
	"syscall"
)

// lock takes the lock of a file, which ends with the file's last descriptor. It reports false when
// another process holds it.
func lock(f *os.File) bool {
	return syscall.Flock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB) == nil
}
