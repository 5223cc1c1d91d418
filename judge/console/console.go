// Package console holds the arguments and streams of a command that runs programs, and finds its cache folder.
package console

import (
	"io"
	"os"
	"path/filepath"
	"sync/atomic"

	"oj/tools/shared/columns"
	"oj/tools/shared/terminal"
)

// Console holds the arguments and streams of a command.
type Console struct {
	Dir            string // the current folder
	Args           []string
	Stdin          *os.File
	Stdout, Stderr io.Writer      // the streams themselves, for reports and for terminal control: every byte is written unchanged
	Out, Err       io.Writer      // write to Stdout and Stderr, for text that people read: control characters are replaced with visible symbols
	Line           *terminal.Line // the progress line

	// WorksOn is set by a command that still has work to do after an interrupt. Any other command is ended if it has
	// not returned some seconds after the interrupt.
	WorksOn *atomic.Bool
}

// New returns the console of a command.
func New(dir string, args []string, stdin *os.File, stdout, stderr io.Writer) *Console {
	return &Console{
		Dir: dir, Args: args, Stdin: stdin, Stdout: stdout, Stderr: stderr,
		Out: columns.Harmless(stdout), Err: columns.Harmless(stderr), Line: terminal.NewLine(stderr), WorksOn: new(atomic.Bool),
	}
}

// Relative returns the path of a file relative to the current folder, or the absolute path if that is shorter.
func (c *Console) Relative(path string) string { return Relative(c.Dir, path) }

// Relative returns the path of a file relative to a folder, or the absolute path if that is shorter.
func Relative(folder, path string) string {
	rel, err := filepath.Rel(folder, path)
	if err != nil || len(rel) >= len(path) {
		return path
	}
	return rel
}

// Cache returns the folder for built programs and verdicts. If the user's cache folder is not writable, Cache
// returns a folder in temp, the temporary folder that is removed when the judge ends.
func Cache(temp string) string {
	// Creating a folder is the only reliable test, because the file system may be read-only.
	if dir, err := os.UserCacheDir(); err == nil {
		dir = filepath.Join(dir, "oj-judge")
		if os.MkdirAll(dir, 0o755) == nil {
			if try, err := os.MkdirTemp(dir, "try-"); err == nil {
				os.Remove(try)

				// Compilers see only the real path of their folder.
				if real, err := filepath.EvalSymlinks(dir); err == nil {
					return real
				}
				return dir
			}
		}
	}
	return filepath.Join(temp, "cache")
}
