//go:build !portable

// The folders in which programs may write: the helper's own, and the one that
// the caller has named last.

package sandbox

import (
	"fmt"
	"os"
	"slices"
	"syscall"
)

// box is the writable part of a helper's file system.
type box struct {
	work  string // the helper's own folder, empty between two runs
	mount bool   // whether folders must be mounted to be writable; then work is in memory

	named []string // the caller's folders that were named last
	bound []string // the same by their true names, which are mounted now
}

// enter returns the folder to run in, the first of the caller's or, if that is
// "", the helper's own. Programs can write to all of them, but not to the first if
// it is to be read only. They stay so until others are wanted: most callers name
// the same ones again, and to unmount one takes as long as a short run.
func (b *box) enter(dirs []string, readOnly bool, fileSize int64) (string, error) {
	if dirs[0] == "" {
		return b.work, b.enterWork(readOnly, fileSize)
	}
	if !slices.Equal(dirs, b.named) {
		if err := b.change(dirs); err != nil {
			return "", err
		}
	}
	return b.bound[0], b.protect(b.bound[0], readOnly)
}

// protect makes a mount read-only, or not.
func (b *box) protect(dir string, readOnly bool) error {
	if !b.mount {
		return nil
	}
	set, clear := uint64(0), uint64(attrReadOnly)
	if readOnly {
		set, clear = clear, set
	}
	if err := setMount(dir, set, clear, 0); err != nil {
		return fail("changing whether "+dir+" can be written", err)
	}
	return nil
}

// change opens these folders of the caller's in place of those of before.
func (b *box) change(dirs []string) error {
	for _, dir := range b.bound {
		syscall.Unmount(dir, syscall.MNT_DETACH)
	}
	b.named, b.bound = nil, nil
	for _, dir := range dirs {
		dir, err := realPath(dir)
		if err == nil && b.mount {
			err = syscall.Mount(dir, dir, "", syscall.MS_BIND, "")
		}
		if err == nil {
			err = b.protect(dir, false)
		}
		if err != nil {
			return fail("entering "+dir, err)
		}
		b.bound = append(b.bound, dir)
	}
	b.named = dirs
	return nil
}

const (
	// leastSpace is what the files in the helper's own folder may take in any case.
	leastSpace = 64 << 20
	maxInodes  = 1 << 17
)

// enterWork bounds what the files in the helper's own folder take together.
func (b *box) enterWork(readOnly bool, fileSize int64) error {
	if !b.mount {
		return nil
	}
	options := "size=50%" // what the kernel takes by itself
	if fileSize > 0 {
		options = fmt.Sprintf("size=%d,nr_inodes=%d", max(leastSpace, fileSize+fileSize/2), maxInodes)
	}
	flags := uintptr(syscall.MS_REMOUNT | syscall.MS_NOSUID | syscall.MS_NODEV)
	if err := syscall.Mount("", b.work, "", flags, options); err != nil {
		return fail("limiting the size of "+b.work, err)
	}
	return b.protect(b.work, readOnly)
}

// full reports whether nothing more fits into the helper's own folder.
func (b *box) full() bool {
	var info syscall.Statfs_t
	return b.mount && syscall.Statfs(b.work, &info) == nil && (info.Bavail == 0 || info.Ffree == 0)
}

// clean empties the helper's own folder, unless it is as it was made.
func (b *box) clean() error {
	var info syscall.Stat_t
	var files syscall.Statfs_t
	if b.mount && syscall.Stat(b.work, &info) == nil && info.Mode&0o7777 == ownMode &&
		syscall.Statfs(b.work, &files) == nil && files.Files-files.Ffree == 1 {
		return nil
	}
	if err := emptyFolder(b.work); err != nil {
		return fail("emptying the working folder", err)
	}
	return nil
}

// ownMode is that of the helper's own folder.
const ownMode = 0o700

func names(dir string) ([]string, error) {
	f, err := os.Open(dir)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return f.Readdirnames(-1)
}
