// This file makes the temporary folder of a call, and finds the folder where what was found out is kept from call to call.

package console

import (
	"errors"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strconv"

	"oj/judge/internal/sandbox"
)

// InTemp calls do with a new folder, which is removed afterwards, also where the process is killed.
func InTemp(do func(temp string) error) error {
	parent, err := filepath.Abs(os.TempDir()) // compilers run elsewhere
	if err != nil {
		return err
	}
	dir := filepath.Join(parent, "oj-judge-"+strconv.FormatUint(rand.Uint64(), 10))
	// First, so that there is no moment when nobody sees to it. Without it whoever kills the judge has a folder left.
	if retire, err := sandbox.RemoveAfterDeath(dir); err == nil {
		defer retire()
	}
	if err := os.Mkdir(dir, 0o700); err != nil {
		return err
	}
	return errors.Join(do(dir), sandbox.RemoveAll(dir))
}

// Cache returns the folder where builds and verdicts are kept; without a user's cache folder that can be
// written they live as long as the call, in its folder temp.
func Cache(temp string) string {
	if dir, err := os.UserCacheDir(); err == nil {
		dir = filepath.Join(dir, "oj-judge")
		if os.MkdirAll(dir, 0o755) == nil {
			if try, err := os.MkdirTemp(dir, "try-"); err == nil {
				os.Remove(try)
				return dir
			}
		}
	}
	return filepath.Join(temp, "cache")
}
