// This file finds the lines of the program's source in a stack trace.

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

// built matches the path of a source file in the temporary folder in which it was compiled. Only a path after a tab, as
// in a Go stack trace, may contain blanks.
var built = regexp.MustCompile(`(?m)(?:^\t\S.*?|[^\s"'(]*)[/\\][a-z]+-[0-9a-f]{40}[/\\]([^\s"':)]*)`)

// Clean replaces temporary paths in the text of standard error with the path of the source, because the judge
// compiles a copy of the source in a temporary folder.
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

// maxFrames is the maximum number of lines that Trace returns.
const maxFrames = 6

// frameLines holds patterns for lines of stack traces and of failed assertions, which name a file and a line.
var frameLines = []struct {
	pattern   *regexp.Regexp
	innermost bool // whether stack traces of this language begin with the innermost call
}{
	{regexp.MustCompile(`(?m)^\t(\S.*\.go):(\d+)(?: \+0x[0-9a-f]+.*)?$`), true},                  // Go
	{regexp.MustCompile(`(?m)^\s*File "([^"\n]+)", line (\d+)`), false},                          // Python
	{regexp.MustCompile(`(?m)^\s*at [^/(\n]*\(([^():\n]+\.(?:java|kt)):(\d+)\)`), true},          // Java and Kotlin
	{regexp.MustCompile(`(?m)panicked at ([^:\n]+\.rs):(\d+):\d+`), true},                        // Rust
	{regexp.MustCompile(`(?m)([^\s:(]+\.(?:c|cc|cpp|cxx|C|h|hpp)):(\d+)(?::\d+)?(?::|$)`), true}, // assert, sanitizers
}

// Trace finds the lines of the program's source that a stack trace on standard error names. It returns each
// of them as "file:line: text of the line", the innermost call first. The function nameOf returns the name
// that reports show for a file. If the bundler generated the source, the parameter origin is a function that
// returns the file and line from which a generated line was copied, or "" if it was not copied. For other
// sources origin is nil.
func Trace(stderr, source string, origin func(line int) (file string, at int), nameOf func(string) string) (frames []string) {
	text := Clean(stderr, source)
	for _, f := range frameLines {
		matches := f.pattern.FindAllStringSubmatch(text, -1)
		if !f.innermost {
			slices.Reverse(matches)
		}
		for _, m := range matches {
			file := ownFile(m[1], source)
			line, err := strconv.Atoi(m[2])
			if err != nil || file == "" {
				continue
			}

			// Replace the generated file by the original file, because the user edits the original.
			if origin != nil && file == source {
				if from, at := origin(line); from != "" {
					file, line = from, at
				}
			}

			// A recursion repeats the same line many times, so each line is listed once.
			frame := fmt.Sprintf("%s:%d: %s", nameOf(file), line, textOfLine(file, line))
			if !slices.Contains(frames, frame) && len(frames) < maxFrames {
				frames = append(frames, frame)
			}
		}
	}
	return frames
}

// ownFile returns the path of a file that a stack trace names, or "" if the file does not belong to the program. Java
// and other languages name files without their folders.
func ownFile(named, source string) string {
	switch {
	case named == source || strings.HasPrefix(named, source+string(filepath.Separator)):
		return named
	case filepath.Base(named) != named:
		return ""
	}

	// If the source is a folder, it contains the named file. If it is a single file, it may have been
	// compiled under another name with the same extension.
	inside := filepath.Join(source, named)
	if info, err := os.Stat(inside); err == nil && info.Mode().IsRegular() {
		return inside
	}
	info, err := os.Stat(source)
	if err == nil && info.Mode().IsRegular() && filepath.Ext(named) == filepath.Ext(source) {
		return source
	}
	return ""
}

// textOfLine returns a line of a file without leading and trailing white space, or "" if the file has no such line.
func textOfLine(file string, line int) string {
	text, _ := os.ReadFile(file) // a missing file counts as empty
	lines := strings.Split(string(text), "\n")
	if line < 1 || line > len(lines) {
		return ""
	}
	return strings.TrimSpace(lines[line-1])
}
