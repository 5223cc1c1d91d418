// Package diag defines the messages of the bundler's passes: a position and a text, in the format of the Go
// compiler.
package diag

import (
	"fmt"
	"go/token"
	"os"
	"path/filepath"
	"sort"
	"strings"
)

// A Diag is one message. Pos is the zero Position if the message is not about a line.
type Diag struct {
	Pos token.Position
	Msg string
}

func (d Diag) String() string {
	if d.Pos.Filename == "" {
		return d.Msg
	}
	d.Pos.Filename = Short(d.Pos.Filename)
	return fmt.Sprintf("%s: %s", d.Pos, d.Msg)
}

// A List is an error that consists of several messages. Each message takes one line.
type List []Diag

// maxShown is the maximum number of messages that Error prints. The Go compiler has the same limit.
const maxShown = 10

func (l List) Error() string {
	var lines []string
	for i, d := range l {
		if i == maxShown {
			lines = append(lines, "too many errors")
			break
		}
		lines = append(lines, d.String())
	}
	return strings.Join(lines, "\n")
}

// Err returns l as an error, or nil if l is empty.
func (l List) Err() error {
	if len(l) == 0 {
		return nil
	}
	return l
}

// Sort sorts the messages by file and line, as the compiler does.
func (l List) Sort() {
	sort.SliceStable(l, func(i, j int) bool {
		a, b := l[i].Pos, l[j].Pos
		if a.Filename != b.Filename {
			return a.Filename < b.Filename
		}
		if a.Line != b.Line {
			return a.Line < b.Line
		}
		return a.Column < b.Column
	})
}

// Errorf returns a list of one message.
func Errorf(pos token.Position, format string, args ...any) List {
	return List{{pos, fmt.Sprintf(format, args...)}}
}

// Short returns a file name relative to the working directory if the file is below this directory or below one
// of its siblings. It returns other names unchanged.
func Short(file string) string {
	wd, err := os.Getwd()
	if err != nil || !filepath.IsAbs(file) {
		return file
	}

	rel, err := filepath.Rel(wd, file)
	if err != nil || strings.HasPrefix(rel, filepath.Join("..", "..")) {
		return file
	}
	return rel
}
