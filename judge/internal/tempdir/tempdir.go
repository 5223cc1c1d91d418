// Package tempdir makes the temporary folder of a call of the judge, and finds the folder where what was built is kept
// from call to call.
package tempdir

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"strconv"

	"oj/judge/internal/sandbox"
)

// Make makes the folder of this call, which remove removes. It is removed, too, when the process ends before that.
func Make() (dir string, remove func() error, err error) {
	temp, err := filepath.Abs(os.TempDir()) // compilers run elsewhere
	if err != nil {
		return "", nil, err
	}
	dir = filepath.Join(temp, "oj-judge-"+strconv.FormatUint(rand.Uint64(), 10))
	retire, err := sandbox.RemoveAfterDeath(dir) // first, so that there is no moment when nobody sees to it
	if err != nil {
		retire = func() {} // whoever kills the judge then has a folder left
	}
	if err := os.Mkdir(dir, 0o700); err != nil {
		retire()
		return "", nil, err
	}
	return dir, func() error {
		defer retire()
		return sandbox.RemoveAll(dir)
	}, nil
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
