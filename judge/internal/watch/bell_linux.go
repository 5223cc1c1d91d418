//go:build !portable

package watch

import (
	"io/fs"
	"os"
	"path/filepath"
	"syscall"
)

// bell rings when something in the watched folders may have changed. It is no more than a reason to look
// sooner: folders that are new are not heard, nor is anything when the system has no more bells.
type bell struct {
	rings  <-chan struct{} // nil for a bell that never rings
	events *os.File
}

// events are those of inotify after which a file may be another one.
const events = syscall.IN_MODIFY | syscall.IN_CLOSE_WRITE | syscall.IN_CREATE | syscall.IN_DELETE |
	syscall.IN_MOVED_FROM | syscall.IN_MOVED_TO | syscall.IN_ATTRIB

func newBell(paths []string) *bell {
	fd, err := syscall.InotifyInit1(syscall.IN_NONBLOCK | syscall.IN_CLOEXEC)
	if err != nil {
		return &bell{}
	}
	listen := func(folder string) { syscall.InotifyAddWatch(fd, folder, events) } // if not, there are looks
	walk(paths, func(path string, d fs.DirEntry) {
		if d.IsDir() {
			listen(path)
		}
	})
	for _, root := range paths {
		listen(filepath.Dir(root)) // a file may be replaced by another one
	}
	rings := make(chan struct{}, 1)
	b := &bell{rings: rings, events: os.NewFile(uintptr(fd), "inotify")}
	go func() {
		buf := make([]byte, 64<<10)
		for {
			if _, err := b.events.Read(buf); err != nil {
				return // closed
			}
			select {
			case rings <- struct{}{}:
			default:
			}
		}
	}()
	return b
}

func (b *bell) close() {
	if b.events != nil {
		b.events.Close()
	}
}
