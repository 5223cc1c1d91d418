//go:build !unix

package console

// keepOwnRights does nothing, because this system has no umask.
func keepOwnRights() {}
