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
func coverDevices() (devices, error) {
	d := devices{}
	for _, name := range harmless {
		fd, err := openTree("/dev/"+name, 0)
		if err != nil {
			return nil, fail("keeping /dev/"+name, err)
		}
		d[name] = fd
	}
	if err := syscall.Mount("tmpfs", "/dev", "tmpfs", syscall.MS_NOSUID|syscall.MS_NOEXEC, "size=64k,mode=755"); err != nil {
		return nil, fail("covering /dev", err)
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

// hideSockets puts an empty folder over them, unless temporary files are there too.
func hideSockets(tempDir string) error {
	dir, err := filepath.EvalSymlinks(sockets)
	if err != nil {
		return nil // there are none
	}
	temp, err := filepath.EvalSymlinks(tempDir)
	if err != nil || strings.HasPrefix(temp+"/", dir+"/") {
		return err
	}
	return syscall.Mount("tmpfs", dir, "tmpfs", syscall.MS_NOSUID|syscall.MS_NODEV, "size=64k,mode=755")
}

// hide puts empty folders over these folders.
func hide(dirs []string, tempDir string) error {
	temp, err := filepath.EvalSymlinks(tempDir)
	if err != nil {
		return err
	}
	for _, dir := range dirs {
		dir, err := filepath.EvalSymlinks(dir)
		if err != nil || strings.HasPrefix(temp+"/", dir+"/") {
			continue // it is hidden already, with a folder that it is in; or programs are to run in there
		}
		if err := syscall.Mount("tmpfs", dir, "tmpfs", syscall.MS_NOSUID|syscall.MS_NODEV, "size=4k,mode=755"); err != nil {
			return fail("hiding "+dir, err)
		}
	}
	return nil
}
