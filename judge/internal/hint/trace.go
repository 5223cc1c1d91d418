// This file finds the source lines that the stack trace of a Go program names.

package hint

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// built matches the path of a source file inside the folder in which the build compiled it. Only a path after a tab, as in
// the lines of a stack trace, may contain blanks.
var built = regexp.MustCompile(`(?m)(?:^\t\S.*?|[^\s"'(]*)[/\\][a-z]+-[0-9a-f]{40}[/\\]([^\s"':)]*)`)

// Clean returns the text that the program wrote to standard error, in which the source's own name replaces the temporary
// name under which it was compiled.
func Clean(stderr, source string) string {
	info, err := os.Stat(source)
	folder := err == nil && info.IsDir()

	return built.ReplaceAllStringFunc(stderr, func(path string) string {
		tab, name := path[:len(path)-len(strings.TrimPrefix(path, "\t"))], built.FindStringSubmatch(path)[1]
		if folder {
			name = filepath.Join(source, name)
		} else if name == filepath.Base(source) {
			name = source
		}
		return tab + name
	})
}

// maxFrames is the largest number of lines that Trace returns.
const maxFrames = 6

var frameLine = regexp.MustCompile(`(?m)^\t(\S.*\.go):(\d+)(?: \+0x[0-9a-f]+.*)?$`)

// Trace finds the program's own source lines in the stack trace of a Go program, innermost first, and returns each as
// "file:line: text of the line". name returns the name of a file for the user. If the bundler generated the source, origin
// returns the file and line from which a generated line was taken, or "" if the bundler itself wrote the line. For other
// sources origin is nil.
func Trace(stderr, source string, origin func(line int) (file string, at int), name func(string) string) (frames []string) {
	for _, m := range frameLine.FindAllStringSubmatch(Clean(stderr, source), -1) {
		file := m[1]
		line, err := strconv.Atoi(m[2])
		if err != nil || file != source && !strings.HasPrefix(file, source+string(filepath.Separator)) {
			continue
		}

		// The user edits the original file, not the generated one.
		if origin != nil && file == source {
			if from, at := origin(line); from != "" {
				file, line = from, at
			}
		}

		// A recursion repeats the same line many times.
		f := fmt.Sprintf("%s:%d: %s", name(file), line, textOfLine(file, line))
		if !slices.Contains(frames, f) && len(frames) < maxFrames {
			frames = append(frames, f)
		}
	}
	return frames
}

// textOfLine returns a line of a file without the blanks around it, or "" if there is no such line.
func textOfLine(file string, line int) string {
	text, _ := os.ReadFile(file) // a missing file counts as empty
	lines := strings.Split(string(text), "\n")
	if line < 1 || line > len(lines) {
		return ""
	}
	return strings.TrimSpace(lines[line-1])
}
