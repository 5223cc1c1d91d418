//go:build linux && !portable

// This file receives the kernel's announcements of changes (inotify). The kernel watches single folders, so each folder
// below the watched paths is added, also those that are created later.

package watch

import (
	"bytes"
	"encoding/binary"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
)

// announced are the changes that the kernel announces. The deletion of a folder is announced by the folder above it.
const announced = syscall.IN_MODIFY | syscall.IN_ATTRIB | syscall.IN_CREATE | syscall.IN_DELETE |
	syscall.IN_MOVED_FROM | syscall.IN_MOVED_TO | syscall.IN_ONLYDIR

// notices announces changes of the files below some paths.
type notices struct {
	fd      int
	file    *os.File // the same inotify instance, for reading
	roots   []string
	skip    func(folder string) bool
	folders map[int32]string // the folder of each watch descriptor
	paths   chan []string    // the changed files and folders
	closed  chan struct{}
}

// openNotices returns nil if the kernel cannot watch all folders, for example because of its limit
// fs.inotify.max_user_watches. Then the files must be polled.
func openNotices(paths []string, skip func(folder string) bool) *notices {
	fd, err := syscall.InotifyInit1(syscall.IN_CLOEXEC | syscall.IN_NONBLOCK)
	if err != nil {
		return nil
	}
	n := &notices{
		fd: fd, file: os.NewFile(uintptr(fd), "inotify"), skip: skip,
		folders: map[int32]string{}, paths: make(chan []string), closed: make(chan struct{}),
	}
	n.roots = slices.DeleteFunc(slices.Clone(paths), func(path string) bool { return path == "" })
	for _, root := range n.roots {
		// The folder above announces that the root itself is created, replaced or deleted. If that folder does
		// not exist either, only polling notices the root.
		if !n.add(filepath.Dir(root)) || !n.addAll(root) {
			n.file.Close()
			return nil
		}
	}
	go n.receive()
	return n
}

// add watches a folder. It reports false if the kernel refuses, but not if there is no such folder.
func (n *notices) add(folder string) bool {
	wd, err := syscall.InotifyAddWatch(n.fd, folder, announced)
	switch err {
	case nil:
		n.folders[int32(wd)] = folder
		return true
	case syscall.ENOENT, syscall.ENOTDIR:
		return true
	}
	return false
}

// addAll watches a folder and all folders in it, except hidden ones and those to skip.
func (n *notices) addAll(root string) (ok bool) {
	ok = true
	filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		switch {
		case err != nil || !d.IsDir():
			return nil
		case path != root && hidden(d.Name()) || n.skip != nil && n.skip(path):
			return fs.SkipDir
		case !n.add(path):
			ok = false
			return fs.SkipAll
		}
		return nil
	})
	return ok
}

// receive sends the paths of changed files and folders until the inotify instance is closed.
func (n *notices) receive() {
	buf := make([]byte, 64<<10)
	for {
		size, err := n.file.Read(buf)
		if err != nil {
			return
		}
		changed := n.parse(buf[:size])
		if len(changed) == 0 {
			continue
		}
		select {
		case n.paths <- changed:
		case <-n.closed:
			return
		}
	}
}

// parse returns the watched paths that the kernel's events name, each once. It also watches new folders: before the
// paths are returned, so that a file which is created in such a folder later is announced.
func (n *notices) parse(events []byte) (changed []string) {
	for len(events) >= syscall.SizeofInotifyEvent {
		// man 7 inotify: the watch descriptor, the mask, a cookie, the length of the name, the name with NULs.
		wd, mask := int32(binary.NativeEndian.Uint32(events)), binary.NativeEndian.Uint32(events[4:])
		end := syscall.SizeofInotifyEvent + int(binary.NativeEndian.Uint32(events[12:]))
		name, _, _ := bytes.Cut(events[syscall.SizeofInotifyEvent:end], []byte{0})
		events = events[end:]

		switch folder, isWatched := n.folders[wd]; {
		case mask&syscall.IN_Q_OVERFLOW != 0: // events were lost
			changed = append(changed, n.roots...)
		case mask&syscall.IN_IGNORED != 0: // the folder was deleted
			delete(n.folders, wd)
		case isWatched && len(name) > 0:
			path := filepath.Join(folder, string(name))
			if !n.isWatched(path) {
				continue
			}
			if mask&syscall.IN_ISDIR != 0 && mask&(syscall.IN_CREATE|syscall.IN_MOVED_TO) != 0 {
				n.addAll(path) // a refusal is no error: polling notices the changes, though later
			}
			changed = append(changed, path)
		}
	}
	slices.Sort(changed)
	return slices.Compact(changed)
}

// isWatched reports whether a path is one of the roots, or a path in one of them that is not hidden.
func (n *notices) isWatched(path string) bool {
	return slices.ContainsFunc(n.roots, func(root string) bool {
		return path == root || strings.HasPrefix(path, root+string(filepath.Separator)) && !hidden(filepath.Base(path))
	})
}

// channel delivers the changed files and folders.
func (n *notices) channel() <-chan []string {
	if n == nil {
		return nil
	}
	return n.paths
}

func (n *notices) close() {
	if n != nil {
		close(n.closed)
		n.file.Close()
	}
}
