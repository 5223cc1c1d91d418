//go:build unix

package console

import "syscall"

// keepOwnRights lets the user read, write and execute what the judge and its compilers make, whatever the umask is.
func keepOwnRights() {
	const ownRights = 0o700
	umask := syscall.Umask(0)
	syscall.Umask(umask &^ ownRights)
}
