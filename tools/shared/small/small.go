// Package small reads files that should be small, such as settings, from folders that may be hostile: it looks at the kind
// and the size of a file before it opens it.
package small

import (
	"fmt"
	"io"
	"os"
)

// Most is the maximum size of a text that people write, such as problem.yaml, in bytes.
const Most = 16 << 20

// Open opens a regular file of at most `most` bytes. It returns an error for other files, because opening or reading a
// named pipe or a device may block for ever.
func Open(name string, most int64) (*os.File, error) {
	info, err := os.Stat(name)
	if err != nil {
		return nil, err
	}
	if !info.Mode().IsRegular() {
		return nil, fmt.Errorf("%s: want a regular file", name)
	}
	if info.Size() > most {
		return nil, fmt.Errorf("%s has %d MiB; files of this kind may have at most %d MiB", name, info.Size()>>20, most>>20)
	}
	return os.Open(name)
}

// ReadFile returns the content of a regular file of at most Most bytes.
func ReadFile(name string) ([]byte, error) {
	f, err := Open(name, Most)
	if err != nil {
		return nil, err
	}
	defer f.Close()

	// The file may grow meanwhile.
	return io.ReadAll(io.LimitReader(f, Most))
}
