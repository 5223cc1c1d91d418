//go:build !portable

// What programs do not get to see: devices (a read-only mount does not protect
// a disk), sockets of services (they are no network), what the caller hides.

package sandbox

import (
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"unsafe"
)

// harmless are the devices that programs do get.
var harmless = []string{"null", "zero", "full", "random", "urandom"}

// devices are mounts of the harmless devices that are in no place yet.
type devices map[string]int

// coverDevices puts an empty folder over /dev and holds the harmless devices.
func coverDevices(tempDir string) (devices, error) {
	d := devices{}
	for _, name := range harmless {
		fd, err := openTree("/dev/"+name, 0)
		if err != nil {
			return nil, fail("keeping /dev/"+name, err)
		}
		d[name] = fd
	}
	if err := cover("/dev", tempDir); err != nil {
		return nil, err
	}
	for name := range d {
		if err := os.WriteFile("/dev/"+name, nil, 0o666); err != nil {
			return nil, err
		}
	}
	for name, target := range map[string]string{"fd": "", "stdin": "/0", "stdout": "/1", "stderr": "/2"} {
		if err := os.Symlink("/proc/self/fd"+target, "/dev/"+name); err != nil {
			return nil, err
		}
	}
	return d, nil
}

// uncover puts the devices into their places.
func (d devices) uncover() error {
	for name, fd := range d {
		if err := moveMount(fd, "/dev/"+name); err != nil {
			return fail("placing /dev/"+name, err)
		}
		syscall.Close(fd)
	}
	return nil
}

// moveMount puts a detached mount into its place.
func moveMount(fd int, path string) error {
	p, err := syscall.BytePtrFromString(path)
	if err != nil {
		return err
	}
	var empty byte
	at := atFdcwd
	_, _, e := syscall.Syscall6(sysMoveMount, uintptr(fd), uintptr(unsafe.Pointer(&empty)), uintptr(at),
		uintptr(unsafe.Pointer(p)), moveEmptyPath, 0)
	if e != 0 {
		return e
	}
	return nil
}

// sockets is where services keep their sockets. Whoever can reach that of a
// container engine, say, is not shut in.
const sockets = "/run"

// hideSockets puts an empty folder over them, if there are any.
func hideSockets(tempDir string) error {
	dir, err := filepath.EvalSymlinks(sockets)
	if err != nil {
		return nil
	}
	return cover(dir, tempDir)
}

// cover puts an empty folder over one, in which the folder of temporary files
// stays where it is if it is in there.
func cover(dir, tempDir string) error {
	temp, err := realPath(tempDir)
	if err != nil {
		return err
	}
	if temp == dir {
		return nil
	}
	tree := -1
	if strings.HasPrefix(temp, dir+"/") {
		if tree, err = openTree(temp, 0); err != nil {
			return fail("keeping "+temp, err)
		}
		defer syscall.Close(tree)
	}
	if err := syscall.Mount("tmpfs", dir, "tmpfs", syscall.MS_NOSUID|syscall.MS_NOEXEC, "size=64k,mode=755"); err == syscall.ENOENT {
		return nil // it is gone meanwhile, and nothing is there to be hidden
	} else if err != nil {
		return fail("covering "+dir, err)
	}
	if tree < 0 {
		return nil
	}
	if err := os.MkdirAll(temp, 0o755); err != nil {
		return err
	}
	return moveMount(tree, temp)
}

// realPath is a path without links, from the root.
func realPath(path string) (string, error) {
	path, err := filepath.EvalSymlinks(path)
	if err != nil {
		return "", err
	}
	return filepath.Abs(path)
}

// hide puts empty folders over these folders.
func hide(dirs []string, tempDir string) error {
	temp, err := realPath(tempDir)
	if err != nil {
		return err
	}
	for _, dir := range dirs {
		dir, err := realPath(dir)
		if err != nil || strings.HasPrefix(temp+"/", dir+"/") {
			continue // it is hidden already, with a folder that it is in; or programs are to run in there
		}
		if err := cover(dir, tempDir); err != nil {
			return err
		}
	}
	return nil
}
