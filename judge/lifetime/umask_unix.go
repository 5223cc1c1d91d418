//go:build unix

package lifetime

import "syscall"

// keepOwnRights changes the umask so that the user can read, write and execute the files that the judge and compilers
// create.
func keepOwnRights() {
	const ownRights = 0o700
	umask := syscall.Umask(0)
	syscall.Umask(umask &^ ownRights)
}
