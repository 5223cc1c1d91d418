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
	mount bool   // whether folders must be mounted to be writable
	space int64  // what fits into work, where that is in memory; 0 for as much as the system likes

	named    []string        // the caller's folders that were named last
	bound    []string        // the same by their true names, which are mounted now
	readOnly map[string]bool // folders that are mounted so
}

// mountWork keeps the helper's own folder in memory, where its size can be limited.
func (b *box) mountWork() error {
	if err := syscall.Mount("tmpfs", b.work, "tmpfs", syscall.MS_NOSUID|syscall.MS_NODEV, "mode=700"); err != nil {
		return fail("mounting "+b.work, err)
	}
	return nil
}

const (
	// leastSpace is what the files in the helper's own folder may take in any case.
	leastSpace = 64 << 20
	maxInodes  = 1 << 17
)

// roomFor is what the files in the helper's own folder may take together, by the limit of each; 0 for no limit.
func roomFor(fileSize int64) int64 {
	if fileSize <= 0 {
		return 0
	}
	return max(leastSpace, fileSize+fileSize/2)
}

// limitSpace bounds them. Most runs have the limit of the run before.
func (b *box) limitSpace(space int64) error {
	if !b.mount || space == b.space {
		return nil
	}
	options := "size=50%" // what the kernel takes by itself
	if space > 0 {
		options = fmt.Sprintf("size=%d,nr_inodes=%d", space, maxInodes)
	}
	if err := syscall.Mount("", b.work, "", syscall.MS_REMOUNT|syscall.MS_NOSUID|syscall.MS_NODEV, options); err != nil {
		return fail("limiting the size of "+b.work, err)
	}
	b.space = space
	return nil
}

// full reports whether nothing more fits into the helper's own folder.
func (b *box) full() bool {
	var info syscall.Statfs_t
	return b.mount && syscall.Statfs(b.work, &info) == nil && (info.Bavail == 0 || info.Ffree == 0)
}

// open makes a folder writable for programs.
func (b *box) open(dir string) error {
	if err := syscall.Mount(dir, dir, "", syscall.MS_BIND, ""); err != nil {
		return fail("mounting "+dir, err)
	}
	if err := setMount(dir, 0, attrReadOnly, 0); err != nil {
		return fail("making "+dir+" writable", err)
	}
	return nil
}

// enter returns the folder to run in, the first of the caller's or, if that is
// "", the helper's own. Programs can write to all of them, but not to the first if
// it is to be read only. They stay so until others are wanted: most callers name
// the same ones again.
func (b *box) enter(dirs []string, readOnly bool, fileSize int64) (string, error) {
	if dirs[0] == "" {
		dirs = nil
		if err := b.limitSpace(roomFor(fileSize)); err != nil {
			return "", err
		}
	}
	if !slices.Equal(dirs, b.named) {
		if err := b.change(dirs); err != nil {
			return "", err
		}
	}
	dir := b.work
	if len(dirs) > 0 {
		dir = b.bound[0]
	}
	if !b.mount || b.readOnly[dir] == readOnly {
		return dir, nil
	}
	set, clear := uint64(0), uint64(attrReadOnly)
	if readOnly {
		set, clear = clear, set
	}
	if err := setMount(dir, set, clear, 0); err != nil {
		return "", fail("changing whether "+dir+" can be written", err)
	}
	b.readOnly[dir] = readOnly
	return dir, nil
}

// change opens these folders of the caller's in place of those of before.
func (b *box) change(dirs []string) error {
	for _, dir := range b.bound {
		syscall.Unmount(dir, syscall.MNT_DETACH)
		delete(b.readOnly, dir)
	}
	b.named, b.bound = nil, nil
	for _, dir := range dirs {
		dir, err := realPath(dir)
		if err == nil && b.mount {
			err = b.open(dir)
		}
		if err != nil {
			return err
		}
		b.bound = append(b.bound, dir)
	}
	b.named = dirs
	return nil
}

// clean empties the helper's own folder, unless it is as it was made.
func (b *box) clean() error {
	var info syscall.Stat_t
	var files syscall.Statfs_t
	if b.mount && syscall.Stat(b.work, &info) == nil && info.Mode&0o7777 == ownMode &&
		syscall.Statfs(b.work, &files) == nil && files.Files-files.Ffree == 1 {
		return nil
	}
	return emptyFolder(b.work)
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
