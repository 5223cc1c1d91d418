// This file makes the temporary folder of a call, and removes those of calls that were killed.

package main

import (
	"os"
	"path/filepath"
	"time"

	"oj/judge/internal/sandbox"
)

const (
	tempPrefix = "oj-judge-"
	lockName   = "lock"
	staleAge   = time.Hour // a younger folder may belong to a call that is just starting
)

// makeTemp makes the folder of this call. Its lock is held until release is called or the process
// ends, however it ends; the folder of a process that ends without release is removed where the platform
// allows to see to that, else by a later call.
func makeTemp() (dir string, release func(), err error) {
	temp, err := filepath.Abs(os.TempDir()) // compilers run elsewhere
	if err != nil {
		return "", nil, err
	}
	sweep(temp)
	if dir, err = os.MkdirTemp(temp, tempPrefix); err != nil {
		return "", nil, err
	}
	f, err := os.Create(filepath.Join(dir, lockName))
	if err != nil {
		os.RemoveAll(dir)
		return "", nil, err
	}
	lock(f)
	retire, err := sandbox.RemoveAfterDeath(dir)
	if err != nil {
		retire = func() {} // the next call sweeps
	}
	return dir, func() { f.Close(); retire() }, nil
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
