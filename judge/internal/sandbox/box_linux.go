//go:build !portable

// The folders in which programs may write: the helper's own, and the one that
// the caller has named last.

package sandbox

import (
	"cmp"
	"fmt"
	"slices"
	"syscall"
)

// box is the writable part of a helper's file system.
type box struct {
	work  string // the helper's own folder, empty between two runs
	mount bool   // whether folders must be mounted to be writable; then work is in memory
	space int64  // what fits into work; 0 for as much as the system likes

	named []string // the caller's folders that were named last
	bound []string // the same by their true names, which are mounted now
}

// enter returns the folder to run in, the first of the caller's or, if that is
// "", the helper's own. Programs can write to all of them, but not to the first if
// it is to be read only. They stay so until others are wanted: most callers name
// the same ones again, and to unmount one takes as long as a short run.
func (b *box) enter(dirs []string, readOnly bool, fileSize int64) (string, error) {
	var err error
	dir := b.work
	if dirs[0] == "" {
		err = b.limitSpace(fileSize)
	} else if err = b.change(dirs); err == nil {
		dir = b.bound[0]
	}
	if err == nil {
		err = b.protect(dir, readOnly)
	}
	if err != nil {
		return "", fail("entering "+cmp.Or(dirs[0], b.work), err)
	}
	return dir, nil
}

// protect makes a mount read-only, or not.
func (b *box) protect(dir string, readOnly bool) error {
	switch {
	case !b.mount:
		return nil
	case readOnly:
		return setMount(dir, attrReadOnly, 0, 0)
	}
	return setMount(dir, 0, attrReadOnly, 0)
}

// change opens these folders of the caller's in place of those of before.
func (b *box) change(dirs []string) error {
	if slices.Equal(dirs, b.named) {
		return nil
	}
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
			return err
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

// limitSpace bounds what the files in the helper's own folder take together. Most runs have the limit of the run before,
// and to change it takes a twentieth of a short run.
func (b *box) limitSpace(fileSize int64) error {
	space := max(leastSpace, fileSize+fileSize/2)
	if fileSize <= 0 {
		space = 0
	}
	if !b.mount || b.space == space {
		return nil
	}
	b.space = space
	options := "size=50%" // what the kernel takes by itself
	if space > 0 {
		options = fmt.Sprintf("size=%d,nr_inodes=%d", space, maxInodes)
	}
	return syscall.Mount("", b.work, "", syscall.MS_REMOUNT|syscall.MS_NOSUID|syscall.MS_NODEV, options)
}

// full reports whether nothing more fits into the helper's own folder.
func (b *box) full() bool {
	var info syscall.Statfs_t
	return b.mount && syscall.Statfs(b.work, &info) == nil && (info.Bavail == 0 || info.Ffree == 0)
}
