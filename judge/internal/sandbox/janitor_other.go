//go:build !linux || portable

package sandbox

// removeGroups has nothing to do: only Linux has control groups.
func removeGroups([]string) {}
