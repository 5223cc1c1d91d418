// This file finds causes that lie in files: a source that hides a module, a sample in another encoding, and an output
// that goes to a file.

package hint

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"regexp"
	"strings"

	"oj/judge/internal/report"
	"oj/tools/shared/verdict"
)

// ownModule matches Python's messages about a program that imports itself instead of a module of the same name.
var ownModule = regexp.MustCompile(`partially initialized module '(\w+)'|consider renaming '[^']*?(\w+)\.py'`)

// shadowed returns a hint if a Python source has the name of a module that it imports, and otherwise "".
func shadowed(c *report.Case) string {
	m := ownModule.FindStringSubmatch(c.Stderr)
	if c.Verdict != verdict.RTE || m == nil {
		return ""
	}
	name := m[1] + m[2]
	return fmt.Sprintf("the program's own file %s.py hides Python's module %s: rename the file", name, name)
}

// marks contains the first bytes of texts in encodings that most programs cannot read.
var marks = []struct{ bytes, name string }{
	{"\xef\xbb\xbf", "begins with a byte-order mark"},
	{"\xff\xfe", "is in UTF-16"},
	{"\xfe\xff", "is in UTF-16"},
}

// encoding returns a hint if the input or the answer begins with a mark, and otherwise "".
func encoding(c *report.Case) string {
	for _, file := range []struct{ path, name string }{{c.Input, "input"}, {c.Answer, "answer"}} {
		start := startOf(file.path, 3)
		for _, mark := range marks {
			if strings.HasPrefix(start, mark.bytes) {
				return fmt.Sprintf("the file of the %s %s: save it as UTF-8 without a mark", file.name, mark.name)
			}
		}
	}
	return ""
}

// emptyInput returns a hint if a program fails on an empty input that has no answer: nobody has pasted the sample yet.
func emptyInput(c *report.Case) string {
	info, err := os.Stat(c.Input)
	_, noAnswer := os.Stat(c.Answer)
	if c.Verdict != verdict.RTE || err != nil || !info.Mode().IsRegular() || info.Size() > 0 || !os.IsNotExist(noAnswer) {
		return ""
	}
	return "the file of the input is empty, and there is no answer: paste the sample into both"
}

// emptyAnswer returns a hint if the file of the answer is empty, but the program prints something. Some tools create an empty
// file where the answer is not known.
func emptyAnswer(c *report.Case) string {
	info, err := os.Stat(c.Answer)
	isWrong := c.Verdict == verdict.WA || c.Verdict == verdict.PE
	if !isWrong || err != nil || !info.Mode().IsRegular() || info.Size() > 0 || strings.TrimSpace(c.Got) == "" || len(c.Turns) > 0 {
		return ""
	}
	return "the file of the answer is empty: if the answer is not known yet, remove the file"
}

// maxSource is the number of bytes of a source in which toFile looks.
const maxSource = 1 << 20

// opensOutput matches calls that open a file for writing, in C, C++, Python, Go and Java.
var opensOutput = regexp.MustCompile(`freopen\s*\(\s*"([^"\n]+)"\s*,\s*"[wa]|` +
	`fopen\s*\(\s*"([^"\n]+)"\s*,\s*"[wa]|ofstream\s+\w+\s*[({]\s*"([^"\n]+)"|` +
	`\bopen\s*\(\s*["']([^"'\n]+)["']\s*,\s*["'][wa]|os\.Create\s*\(\s*"([^"\n]+)"|` +
	`new\s+(?:PrintWriter|FileWriter|PrintStream|FileOutputStream)\s*\(\s*"([^"\n]+)"`)

// toFile returns a hint if the program prints nothing and its source opens a file for writing, and otherwise "".
func toFile(c *report.Case, source string) string {
	isEmpty := c.Verdict == verdict.WA && len(c.Turns) == 0 && strings.TrimSpace(c.Got) == ""
	if !isEmpty {
		return ""
	}
	text := []byte(startOf(source, maxSource))
	at := opensOutput.FindSubmatchIndex(text)
	if at == nil {
		return ""
	}
	names := opensOutput.FindSubmatch(text)[1:]
	name := bytes.Join(names, nil) // only one of the groups has matched
	line := 1 + bytes.Count(text[:at[0]], []byte("\n"))
	return fmt.Sprintf("the program prints nothing, but line %d opens the file %q for writing: write to standard output", line, name)
}

// startOf returns the first bytes of a file, or "" if it is no regular file.
func startOf(path string, limit int64) string {
	if info, err := os.Stat(path); err != nil || !info.Mode().IsRegular() {
		return ""
	}
	file, err := os.Open(path)
	if err != nil {
		return ""
	}
	defer file.Close()
	text, _ := io.ReadAll(io.LimitReader(file, limit))
	return string(text)
}
