//go:build !portable

// The folders in which programs may write: the helper's own, and the one that
// the caller has named last.

package sandbox

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"syscall"
)

// box is the writable part of a helper's file system.
type box struct {
	work  string   // the helper's own folder, empty between two runs
	named string   // the caller's folder that was named last, "" if none
	bound string   // the same by its true name, which is mounted now
	more  []string // further folders that are mounted now
	mount bool     // whether folders must be mounted to be writable

	space int64 // what fits into work, where that is in memory; 0 for as much as the system likes

	workReadOnly, boundReadOnly bool // for the run that was entered last
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

// limitSpace bounds the size of all files in the helper's own folder together,
// by the limit of each, 0 for no limit. Most runs have that of the run before.
func (b *box) limitSpace(fileSize int64) error {
	space := int64(0)
	if fileSize > 0 {
		space = max(leastSpace, fileSize+fileSize/2)
	}
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

// enter returns the folder to run in, which programs can write to unless it is
// to be read only. The caller's folder stays so until another one is wanted:
// most callers name the same one again.
func (b *box) enter(dir string, readOnly bool, fileSize int64) (string, error) {
	if dir == "" {
		b.leave()
		if err := b.limitSpace(fileSize); err != nil {
			return "", err
		}
		return b.work, b.protect(b.work, &b.workReadOnly, readOnly)
	}
	if dir == b.named {
		return b.bound, b.protect(b.bound, &b.boundReadOnly, readOnly)
	}
	named := dir
	dir, err := filepath.EvalSymlinks(dir)
	if err == nil {
		dir, err = filepath.Abs(dir)
	}
	if err != nil || !b.mount {
		return dir, err
	}
	if dir != b.bound {
		b.leave()
		if err := b.open(dir); err != nil {
			return "", err
		}
		b.boundReadOnly = false
	}
	b.named, b.bound = named, dir
	return dir, b.protect(dir, &b.boundReadOnly, readOnly)
}

// openMore makes further folders writable for the run that was just entered,
// instead of those of the one before.
func (b *box) openMore(dirs []string) error {
	if !b.mount || slices.Equal(dirs, b.more) {
		return nil
	}
	b.leaveMore()
	for _, dir := range dirs {
		dir, err := realPath(dir)
		if err != nil {
			return err
		}
		if err := b.open(dir); err != nil {
			return err
		}
		b.more = append(b.more, dir)
	}
	return nil
}

func (b *box) leaveMore() {
	for _, dir := range b.more {
		syscall.Unmount(dir, syscall.MNT_DETACH)
	}
	b.more = nil
}

// protect makes a mounted folder read only, or writable again; is says how it is now.
func (b *box) protect(dir string, is *bool, readOnly bool) error {
	if !b.mount || *is == readOnly {
		return nil
	}
	set, clear := uint64(0), uint64(attrReadOnly)
	if readOnly {
		set, clear = clear, set
	}
	if err := setMount(dir, set, clear, 0); err != nil {
		return fail("changing whether "+dir+" can be written", err)
	}
	*is = readOnly
	return nil
}

// leave takes the caller's folder back.
func (b *box) leave() {
	if b.bound != "" {
		syscall.Unmount(b.bound, syscall.MNT_DETACH)
		b.named, b.bound = "", ""
	}
}

// clean empties the helper's own folder, unless it is empty and as it was made.
func (b *box) clean() error {
	info, err := os.Lstat(b.work)
	if left, e := names(b.work); err == nil && e == nil && len(left) == 0 && info.Mode().Perm() == ownMode {
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
