//go:build !(linux || darwin || freebsd || netbsd || openbsd || dragonfly || windows)

package progress

import "os"

// Columns would return how wide a terminal is; nobody knows here.
func Columns(*os.File) int { return 0 }
