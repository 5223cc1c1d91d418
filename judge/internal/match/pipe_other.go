//go:build !unix

package match

import "os"

// quietPipe makes a pipe.
func quietPipe() (r, w *os.File, err error) { return os.Pipe() }
