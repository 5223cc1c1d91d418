//go:build !unix

package lifetime

// keepOwnRights does nothing, because this system has no umask.
func keepOwnRights() {}
