//go:build !linux || portable

package build

// owns reports whether programs may be allowed to write in this folder. On this system every folder is
// permitted.
func owns(dir string) bool { return true }
