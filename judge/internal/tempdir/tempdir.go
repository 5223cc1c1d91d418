// Package tempdir makes the temporary folder of a call of the judge, removes those of calls that were killed, and
// finds the folder where what was built is kept from call to call.
package tempdir

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"strconv"
	"time"

	"oj/judge/internal/sandbox"
)

const (
	tempPrefix = "oj-judge-"
	lockName   = "lock"
	staleAge   = time.Hour // a younger folder may belong to a call that is just starting
)

// Make makes the folder of this call, which remove removes. Its lock is held until then or until the
// process ends, however it ends; then it is removed where the platform allows to see to that, else by a
// later call.
func Make() (dir string, remove func() error, err error) {
	temp, err := filepath.Abs(os.TempDir()) // compilers run elsewhere
	if err != nil {
		return "", nil, err
	}
	sweep(temp)
	dir = filepath.Join(temp, tempPrefix+strconv.FormatUint(rand.Uint64(), 10))
	retire, err := sandbox.RemoveAfterDeath(dir) // first, so that there is no moment when nobody sees to it
	if err != nil {
		retire = func() {} // the next call sweeps
	}
	if err := os.Mkdir(dir, 0o700); err != nil {
		retire()
		return "", nil, err
	}
	f, err := os.Create(filepath.Join(dir, lockName))
	if err != nil {
		sandbox.RemoveAll(dir)
		retire()
		return "", nil, err
	}
	lock(f)
	return dir, func() error {
		defer retire()
		f.Close()
		return sandbox.RemoveAll(dir)
	}, nil
}

// sweep removes folders of calls that were killed: they are old, and nobody holds their lock. What
// cannot be removed belongs to somebody else and stays.
func sweep(temp string) {
	folders, err := filepath.Glob(filepath.Join(temp, tempPrefix+"*"))
	if err != nil {
		return
	}
	for _, dir := range folders {
		info, err := os.Lstat(dir)
		if err != nil || !info.IsDir() || time.Since(info.ModTime()) < staleAge {
			continue
		}
		f, err := os.Open(filepath.Join(dir, lockName))
		if err != nil {
			continue
		}
		abandoned := lock(f)
		f.Close() // before it is removed, which Windows wants
		if abandoned {
			sandbox.RemoveAll(dir)
		}
	}
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
