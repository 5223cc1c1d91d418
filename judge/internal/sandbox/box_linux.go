// The folders in which programs may write: the helper's own, and the one that
// the caller has named last.

package sandbox

import (
	"encoding/binary"
	"fmt"
	"os"
	"path/filepath"
	"syscall"
	"unsafe"
)

// box is the writable part of a helper's file system.
type box struct {
	work  string // the helper's own folder, empty between two runs
	under string // the folder that holds work, as a path that stays writable
	bound string // the caller's folder that is writable now, "" if none
	mount bool   // whether folders must be mounted to be writable
}

// newBox makes the helper's own folder. Its name tells whose it is.
func newBox(tempDir string) (*box, error) {
	work, err := os.MkdirTemp(tempDir, "oj-run-")
	if err != nil {
		return nil, fmt.Errorf("cannot make a folder for programs: %w", err)
	}
	return &box{work: work, under: tempDir}, nil
}

// keep uses a detached copy of the mount to reach the folder from outside.
func (b *box) keep(tree int) {
	b.under = fmt.Sprintf("/proc/self/fd/%d", tree)
	b.mount = true
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

// enter returns the folder to run in, writable. The caller's folder stays so
// until another one is named: most callers name the same one again.
func (b *box) enter(dir string) (string, error) {
	if dir == "" {
		return b.work, nil
	}
	dir, err := filepath.EvalSymlinks(dir)
	if err == nil {
		dir, err = filepath.Abs(dir)
	}
	if err != nil || !b.mount || dir == b.bound {
		return dir, err
	}
	b.leave()
	if err := b.open(dir); err != nil {
		return "", err
	}
	b.bound = dir
	return dir, nil
}

// leave takes the caller's folder back.
func (b *box) leave() {
	if b.bound != "" {
		syscall.Unmount(b.bound, syscall.MNT_DETACH)
		b.bound = ""
	}
}

// clean empties the helper's own folder.
func (b *box) clean() error {
	if b.empty() {
		return nil
	}
	names, err := names(b.work)
	for _, name := range names {
		if e := os.RemoveAll(filepath.Join(b.work, name)); e != nil {
			err = e
		}
	}
	return err
}

// empty tells whether the helper's own folder is certainly empty: all that
// the kernel lists are the entries "." and "..".
func (b *box) empty() bool {
	fd := openRaw(b.work, syscall.O_RDONLY|syscall.O_DIRECTORY)
	if fd < 0 {
		return false
	}
	var buf [1024]byte
	n, _, e := syscall.RawSyscall(syscall.SYS_GETDENTS64, uintptr(fd), uintptr(unsafe.Pointer(&buf)), uintptr(len(buf)))
	syscall.RawSyscall(syscall.SYS_CLOSE, uintptr(fd), 0, 0)
	entries := 0
	for at := 0; e == 0 && at+direntLength+2 <= int(n); entries++ {
		at += int(binary.NativeEndian.Uint16(buf[at+direntLength:]))
	}
	return e == 0 && entries == 2
}

// direntLength is where an entry of a folder says how long it is itself.
const direntLength = 16

func names(dir string) ([]string, error) {
	f, err := os.Open(dir)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return f.Readdirnames(-1)
}

// remove removes the helper's own folder.
func (b *box) remove() {
	b.leave()
	if b.mount {
		syscall.Unmount(b.work, syscall.MNT_DETACH)
	}
	os.RemoveAll(filepath.Join(b.under, filepath.Base(b.work)))
}
