//go:build !unix

package console

// keepOwnRights has nothing to do where there is no umask.
func keepOwnRights() {}
