// This file finds the source lines that the stack trace of a program names.

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

// frameLines match the lines of stack traces, and of failed assertions, that name a file and a line.
var frameLines = []struct {
	pattern   *regexp.Regexp
	innermost bool // the innermost frame comes first
}{
	{regexp.MustCompile(`(?m)^\t(\S.*\.go):(\d+)(?: \+0x[0-9a-f]+.*)?$`), true},
	{regexp.MustCompile(`(?m)^\s*File "([^"\n]+)", line (\d+)`), false},                          // Python
	{regexp.MustCompile(`(?m)^\s*at [^/(\n]*\(([^():\n]+\.(?:java|kt)):(\d+)\)`), true},          // Java and Kotlin
	{regexp.MustCompile(`(?m)panicked at ([^:\n]+\.rs):(\d+):\d+`), true},                        // Rust
	{regexp.MustCompile(`(?m)([^\s:(]+\.(?:c|cc|cpp|cxx|C|h|hpp)):(\d+)(?::\d+)?(?::|$)`), true}, // assert, sanitizers
}

// Trace finds the program's own source lines in its messages on standard error, such as a stack trace, innermost first. It
// returns each as "file:line: text of the line". name returns the name of a file for the user. If the bundler generated the
// source, origin returns the file and line from which a generated line was taken, or "" if the bundler itself wrote the line.
// For other sources origin is nil.
func Trace(stderr, source string, origin func(line int) (file string, at int), name func(string) string) (frames []string) {
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

			// The user edits the original file, not the generated one.
			if origin != nil && file == source {
				if from, at := origin(line); from != "" {
					file, line = from, at
				}
			}

			// A recursion repeats the same line many times.
			frame := fmt.Sprintf("%s:%d: %s", name(file), line, textOfLine(file, line))
			if !slices.Contains(frames, frame) && len(frames) < maxFrames {
				frames = append(frames, frame)
			}
		}
	}
	return frames
}

// ownFile returns the file of the program that a stack trace names, or "" if the file is not the program's own. Java and
// others name only the last part of the path.
func ownFile(named, source string) string {
	switch {
	case named == source || strings.HasPrefix(named, source+string(filepath.Separator)):
		return named
	case filepath.Base(named) != named:
		return ""
	}

	// A folder contains several files. The copy of a single file may have another name, but keeps its extension.
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

// textOfLine returns a line of a file without the blanks around it, or "" if there is no such line.
func textOfLine(file string, line int) string {
	text, _ := os.ReadFile(file) // a missing file counts as empty
	lines := strings.Split(string(text), "\n")
	if line < 1 || line > len(lines) {
		return ""
	}
	return strings.TrimSpace(lines[line-1])
}
