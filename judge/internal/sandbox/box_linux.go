//go:build !portable

// The folders in which programs may write: the helper's own, and the one that the caller has named last.

package sandbox

import (
	"cmp"
	"fmt"
	"slices"
	"syscall"
)

// box is the writable part of a helper's file system. Without namespaces nothing is mounted there.
type box struct {
	work  string // the helper's own folder, empty between two runs
	space int64  // what fits into work; 0 for as much as the system likes

	named []string // the caller's folders that were named last
	bound []string // the same by their true names, which are mounted now
}

// enter returns the folder to run in, the first of the caller's or, if that is "", the helper's own. Programs can
// write to all of them. They stay so until others are wanted: most callers name the same ones again, and to unmount one
// takes as long as a short run.
func (h *helper) enter(dirs []string, fileSize int64) (string, error) {
	var err error
	dir := h.work
	if dirs[0] == "" {
		err = h.limitSpace(fileSize)
	} else if err = h.change(dirs); err == nil {
		dir = h.bound[0]
	}
	if err != nil {
		return "", fmt.Errorf("entering %s: %w", cmp.Or(dirs[0], h.work), err)
	}
	return dir, nil
}

// change opens these folders of the caller's in place of those of before.
func (h *helper) change(dirs []string) error {
	if slices.Equal(dirs, h.named) {
		return nil
	}
	for _, dir := range h.bound {
		syscall.Unmount(dir, syscall.MNT_DETACH)
	}
	h.named, h.bound = nil, nil
	for _, dir := range dirs {
		dir, err := realPath(dir)
		if err == nil && !h.plain {
			if err = syscall.Mount(dir, dir, "", syscall.MS_BIND, ""); err == nil {
				err = setMount(dir, 0, attrReadOnly, 0)
			}
		}
		if err != nil {
			return err
		}
		h.bound = append(h.bound, dir)
	}
	h.named = dirs
	return nil
}

// limitSpace bounds what the files in the helper's own folder take together. Most runs have the limit of the run
// before, and to change it takes a twentieth of a short run.
func (h *helper) limitSpace(fileSize int64) error {
	space, options := int64(0), "size=50%" // what the kernel takes by itself
	if fileSize > 0 {
		space = max(64<<20, fileSize+fileSize/2)
		options = fmt.Sprintf("size=%d,nr_inodes=%d", space, 1<<17)
	}
	if h.plain || h.space == space {
		return nil
	}
	h.space = space
	return syscall.Mount("", h.work, "", syscall.MS_REMOUNT|syscall.MS_NOSUID|syscall.MS_NODEV, options)
}
