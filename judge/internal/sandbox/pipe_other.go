//go:build !unix

package sandbox

import "os"

// QuietPipe returns a new pipe.
func QuietPipe() (r, w *os.File, err error) { return os.Pipe() }
