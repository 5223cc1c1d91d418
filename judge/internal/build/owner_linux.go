//go:build !portable

package build

import (
	"os"
	"syscall"
)

// owns reports whether a folder exists and belongs to the judge's user. A program must not be allowed to
// write in any other folder.
func owns(dir string) bool {
	var info syscall.Stat_t
	return syscall.Stat(dir, &info) == nil && int(info.Uid) == os.Geteuid()
}
