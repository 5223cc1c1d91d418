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
	staleAge   = 48 * time.Hour // of a folder that no call of the judge works in any more
)

// Make makes the folder of this call, which remove removes. When the process ends before that the folder is removed,
// too, where the platform allows to see to that, else by a later call.
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
	stop := keepFresh(dir, staleAge/4)
	return dir, func() error {
		stop()
		defer retire()
		return sandbox.RemoveAll(dir)
	}, nil
}

// keepFresh keeps a folder from looking abandoned, however long the call works, until stop is called.
func keepFresh(dir string, every time.Duration) (stop func()) {
	ticker, done := time.NewTicker(every), make(chan struct{})
	go func() {
		for {
			select {
			case now := <-ticker.C:
				os.Chtimes(dir, now, now)
			case <-done:
				ticker.Stop()
				return
			}
		}
	}()
	return func() { close(done) }
}

// sweep removes the folders of calls that ended together with what removes them, as when a machine loses its power.
// What cannot be removed belongs to somebody else and stays.
func sweep(temp string) {
	folders, _ := filepath.Glob(filepath.Join(temp, tempPrefix+"*")) // a folder whose name is no pattern is not swept
	for _, dir := range folders {
		if info, err := os.Lstat(dir); err == nil && info.IsDir() && time.Since(info.ModTime()) > staleAge {
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
