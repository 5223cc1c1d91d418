package workspace

import (
	"fmt"
	"os"
)

// MakeTemp creates a temporary folder. The folder's name begins with prefix. The caller must remove the
// folder.
func MakeTemp(prefix string) (string, error) {
	dir, err := os.MkdirTemp("", prefix)
	if err != nil {
		return "", fmt.Errorf("cannot create a temporary folder: check that TMPDIR names a writable folder: %w", err)
	}
	return dir, nil
}
