//go:build !linux || portable

package interactive

import "os"

// enlarge does nothing: only Linux has pipes of a chosen size.
func enlarge(*os.File) {}
