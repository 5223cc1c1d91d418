// This file writes findings as lines "file:line:col: message" for the quickfix list of editors.

package report

import (
	"cmp"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"

	"oj/tools/shared/columns"
	"oj/tools/shared/verdict"
)

// place is the position in a file to which an editor jumps.
type place struct {
	file      string
	line, col int
}

// finding returns the line "file:line:col: message" for this place. The parameter name is a function that
// returns the printed name of a file.
func (p place) finding(name func(string) string, message string) string {
	// A compiler quotes the source, and #line gives files any name.
	text := fmt.Sprintf("%s:%d:%d: %s", name(p.file), max(1, p.line), max(1, p.col), message)
	return columns.Printable(columns.OneLine(text)) + "\n"
}

// Quickfix returns a line for each finding: a compile error, a crash, a wrong answer or another failure. The
// place of a wrong answer is a line in the answer file, and the place of a crash is a line in the source. The
// parameter name is a function that returns the printed name of a file.
func Quickfix(r *Report, name func(string) string) []byte {
	var b strings.Builder
	for _, p := range r.Problems {
		for _, text := range p.Errors {
			at, message := located(text, p.Dir)
			b.WriteString(cmp.Or(at, &place{file: filepath.Join(p.Dir, "problem.yaml")}).finding(name, message))
		}

		var earlier *Entry
		for _, e := range p.Entries {
			mayFail := e.Submission && !e.MustAccept()
			if mayFail && e.Verdict != verdict.JE {
				continue
			}
			if e.Compiler != "" && !e.OK {
				b.WriteString(compileErrors(e, name))
				continue
			}

			// If main.go and main.cpp have the same failure, report it only once.
			own, shared := Shared(e, earlier)
			for _, c := range own {
				where := c.Name + " of " + p.ID
				if c.Beyond != "" {
					where += ", " + c.Beyond
				}
				b.WriteString(placeOf(e, c).finding(name, fmt.Sprintf("%v in %s (%s): %s", c.Verdict, where, e.Name, reason(c))))
			}
			if !p.Compared && !e.Submission && earlier == nil && len(own)+len(shared) > 0 {
				earlier = e
			}
		}
	}
	return []byte(b.String())
}

// crashLine matches the line with the reason in the crash message of Go, Python or Java.
var crashLine = regexp.MustCompile(`(?m)^(?:panic: |fatal error: |(?:Exception in thread .*)?[\w.]*(?:Error|Exception)\b).*$`)

// reason returns one line with the reason why a testcase failed.
func reason(c *Case) string {
	if crash := crashLine.FindString(c.Stderr); crash != "" && len(c.Trace) > 0 {
		return crash
	}
	return firstLine(cmp.Or(c.Message, c.Verdict.Long()))
}

// placeOf returns the place to which an editor jumps for a failure.
func placeOf(e *Entry, c *Case) place {
	// For a crash, jump to the innermost line of the user's source.
	if len(c.Trace) > 0 {
		if m := messageLine.FindStringSubmatch(c.Trace[0]); m != nil {
			line, _ := strconv.Atoi(m[2])
			return place{file: m[1], line: line}
		}
	}

	// For a wrong output, jump to the first line of the answer that differs, or to the input if no difference is known.
	isWrong := c.Verdict == verdict.WA || c.Verdict == verdict.PE
	switch {
	case isWrong && c.Diff != nil && isFile(c.Answer):
		return place{file: c.Answer, line: c.Diff.WantLine + c.Diff.Same}
	case isWrong && isFile(c.Input):
		return place{file: c.Input}
	}
	return place{file: sourceOf(e)}
}

// sourceOf returns the file that the user edits: the solution from which a program was generated, or the program's
// source.
func sourceOf(e *Entry) string {
	solution := filepath.Join(filepath.Dir(e.Source), "solution", "solution.go")
	if !e.Submission && isFile(solution) {
		return solution
	}
	return e.Source
}

func isFile(path string) bool {
	info, err := os.Stat(path)
	return err == nil && info.Mode().IsRegular()
}

// The formats in which compilers name a file and a line.
var (
	messageLine = regexp.MustCompile(`^([^\s:][^:\n]*|[A-Za-z]:[^:\n]*):(\d+)(?::(\d+))?: (.*)$`)
	pythonLine  = regexp.MustCompile(`^\s*File "(.+)", line (\d+)`)
	rustLine    = regexp.MustCompile(`^\s*--> (.+):(\d+):(\d+)$`)
	noError     = regexp.MustCompile(`^(note|warning|remark): |^In file included from `)
)

// compileErrors returns a line for each error in the messages of a compiler. If no message names a line, it returns one
// line for the whole source.
func compileErrors(e *Entry, name func(string) string) string {
	var b strings.Builder
	lines := strings.Split(strings.TrimSpace(e.Compiler), "\n")
	folder := filepath.Dir(e.Source)
	last := strings.TrimSpace(lines[len(lines)-1])
	errorLine := "" // the last line with an error; the Rust compiler prints the error's place in the following line
	for _, text := range lines {
		if strings.HasPrefix(text, "error") {
			errorLine = text
		}
		at, message := located(text, folder)
		switch {
		case at != nil && noError.MatchString(message):
			continue
		case at == nil && pythonLine.MatchString(text):
			m := pythonLine.FindStringSubmatch(text)
			at, message = newPlace(folder, m[1], m[2], ""), last
		case at == nil && rustLine.MatchString(text) && errorLine != "":
			m := rustLine.FindStringSubmatch(text)
			at, message = newPlace(folder, m[1], m[2], m[3]), errorLine
			errorLine = ""
		}
		if at != nil {
			b.WriteString(at.finding(name, "CE: "+message))
		}
	}
	if b.Len() == 0 {
		b.WriteString(place{file: sourceOf(e)}.finding(name, "CE: "+lines[0]))
	}
	return b.String()
}

// located splits a message into its place and its text. The place is nil if the message names no line.
func located(text, folder string) (*place, string) {
	text = firstLine(text)
	m := messageLine.FindStringSubmatch(text)
	if m == nil || strings.HasPrefix(text, "In file included") {
		return nil, text
	}
	return newPlace(folder, m[1], m[2], m[3]), m[4]
}

// newPlace returns the place that a compiler message names with a file, a line number and a column number.
// The path file is absolute or relative to the folder.
func newPlace(folder, file, line, col string) *place {
	p := &place{file: file}
	if inFolder := filepath.Join(folder, file); !filepath.IsAbs(file) && isFile(inFolder) {
		p.file = inFolder
	}
	p.line, _ = strconv.Atoi(line)
	p.col, _ = strconv.Atoi(col)
	return p
}
