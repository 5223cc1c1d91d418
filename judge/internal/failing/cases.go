// This file splits an input into its cases.

package failing

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"oj/tools/shared/child"
)

// solution is the solution of a problem of the course. It is built with a changed scanner, which writes down where each
// case of its input begins, so the input is split as the solution reads it.
type solution struct{ exe, marks string }

// These methods of the scanner begin a case. Each changed method calls noteCase first; an added file contains it. CaseUntil
// calls Case. A solution that calls none of the first two may begin its cases with More or MoreLines.
var caseMethod = regexp.MustCompile(`func \(s \*Scanner\) (Case|CountedCase|More|MoreLines)\(\) bool \{`)

const noteCase = `package scan

import (
	"fmt"
	"os"
	"runtime"
	"strings"
)

var caseMarks, _ = os.Create(os.Getenv("OJ_CASE_MARKS"))

func noteCase(s *Scanner, method string) {
	// The call in the solution is the first one outside this package.
	var callers [8]uintptr
	frames := runtime.CallersFrames(callers[:runtime.Callers(2, callers[:])])
	frame, more := frames.Next()
	for more && strings.Contains(frame.Function, "/scan.") {
		frame, more = frames.Next()
	}
	read, _ := os.Stdin.Seek(0, 1)
	fmt.Fprintln(caseMarks, int(read)-len(s.buf)+s.pos, method, frame.Line)
}
`

// buildSolution builds the solution in a folder of the module at root. The files are in the folder temp.
func buildSolution(ctx context.Context, root, folder, temp string) (*solution, error) {
	scan := filepath.Join(root, "problems", "lib", "scan")
	files := map[string]string{"note_case.go": noteCase}
	for _, name := range []string{"case.go", "line.go", "scan.go"} {
		text, err := os.ReadFile(filepath.Join(scan, name))
		if err != nil {
			return nil, err
		}
		files[name] = caseMethod.ReplaceAllString(string(text), "$0 noteCase(s, \"$1\");")
	}
	replace := map[string]string{}
	for name, text := range files {
		replace[filepath.Join(scan, name)] = filepath.Join(temp, name)
		if err := os.WriteFile(filepath.Join(temp, name), []byte(text), 0o666); err != nil {
			return nil, err
		}
	}
	list, err := json.Marshal(map[string]any{"Replace": replace})
	if err != nil {
		return nil, err
	}
	overlay := filepath.Join(temp, "overlay.json")
	if err := os.WriteFile(overlay, list, 0o666); err != nil {
		return nil, err
	}

	s := &solution{filepath.Join(temp, "ours.exe"), filepath.Join(temp, "marks")}
	build := exec.CommandContext(ctx, "go", "build", "-overlay", overlay, "-o", s.exe, folder)
	build.Dir = root
	_, err = child.Output(build)
	return s, err
}

// run returns the solution's output for an input file.
func (s *solution) run(ctx context.Context, file string) ([]byte, error) {
	in, err := os.Open(file)
	if err != nil {
		return nil, err
	}
	defer in.Close()
	run := exec.CommandContext(ctx, s.exe)
	run.Stdin = in
	run.Env = append(os.Environ(), "OJ_CASE_MARKS="+s.marks)
	child.Kill(run)
	return run.Output()
}

// cases is an input that was split.
type cases struct {
	isCounted bool     // the input begins with the number of its cases
	head      []byte   // what comes before the first case
	areParts  bool     // the elements of list are parts of one case, because the answers depend on each other
	list      [][]byte // the text of each case
	tail      []byte   // what follows the last case, such as an end marker
	isLines   bool     // a case is a line, whose blanks are data
}

// mark is a call of a method that begins a case.
type mark struct {
	offset int
	method string
	line   int // in the solution
}

// split returns the cases of an input. An input that the solution does not read case by case is one case.
func (s *solution) split(ctx context.Context, file string) (c cases, err error) {
	text, err := os.ReadFile(file)
	if err != nil {
		return c, err
	}
	whole := cases{list: [][]byte{text}}
	answers, err := s.run(ctx, file)
	if err != nil {
		return c, err
	}
	list, err := os.ReadFile(s.marks)
	if err != nil {
		return c, err
	}
	var marks []mark
	for line := range strings.Lines(string(list)) {
		var m mark
		if _, err := fmt.Sscan(line, &m.offset, &m.method, &m.line); err != nil || m.offset > len(text) {
			return whole, err
		}
		marks = append(marks, m)
	}
	marks = ofLoop(marks)
	if len(marks) < 2 {
		return whole, nil
	}

	// A counted input begins with its number of cases, which belongs to no case.
	c.isCounted, c.isLines = marks[0].method == "CountedCase", marks[0].method == "MoreLines"
	if c.isCounted {
		head := bytes.TrimLeft(text, " \t\r\n")
		end := max(0, bytes.IndexAny(head, " \t\r\n"))
		marks[0].offset = len(text) - len(head) + end

		// A solution that looks ahead does not ask for a case after the last one.
		if count, _ := strconv.Atoi(string(head[:end])); count == len(marks) {
			marks = append(marks, mark{offset: len(text)})
		}
	} else {
		c.head = bytes.TrimSpace(text[:marks[0].offset])
	}
	for i, m := range marks[1:] {
		c.list = append(c.list, text[marks[i].offset:m.offset])
	}
	c.tail = text[marks[len(marks)-1].offset:]

	// If the loop has counted its cases itself, it did not look for another one: the rest is no end marker.
	if isNumber := len(c.head) > 0 && len(bytes.Trim(c.head, "0123456789")) == 0; isNumber && len(bytes.Fields(c.tail)) > mostEndWords {
		return whole, nil
	}
	c.areParts, err = s.dependent(ctx, file, c, answers)
	return c, err
}

// dependent reports whether the answers to the cases depend on later ones, or all cases need what comes before the first one.
func (s *solution) dependent(ctx context.Context, file string, c cases, answers []byte) (bool, error) {
	if len(c.head) > 0 {
		return true, nil
	}
	if len(c.list) < 2 {
		return false, nil
	}
	part := filepath.Join(filepath.Dir(s.marks), "part.in")
	if err := os.WriteFile(part, c.input(0, len(c.list)-1), 0o666); err != nil {
		return false, err
	}
	got, err := s.run(ctx, part)
	return !bytes.HasPrefix(answers, bytes.TrimRight(got, "\n")), err
}

// mostEndWords is how many words an end marker has.
const mostEndWords = 4

// ofLoop returns the marks of the loop over the cases: those of the line with the most calls. Calls of More count only if
// there is no call of a method for cases.
func ofLoop(marks []mark) (list []mark) {
	isCase := func(m mark) bool { return m.method == "Case" || m.method == "CountedCase" }
	if slices.ContainsFunc(marks, isCase) {
		marks = slices.DeleteFunc(slices.Clone(marks), func(m mark) bool { return !isCase(m) })
	}
	calls, loop := map[int]int{}, 0
	for _, m := range marks {
		if calls[m.line]++; calls[m.line] > calls[loop] {
			loop = m.line
		}
	}
	return slices.DeleteFunc(slices.Clone(marks), func(m mark) bool { return m.line != loop })
}

// input returns an input of some consecutive cases.
func (c cases) input(from, to int) []byte {
	var indices []int
	for i := from; i < to; i++ {
		indices = append(indices, i)
	}
	return c.inputOf(indices)
}

// inputOf returns an input of the cases with these indices.
func (c cases) inputOf(indices []int) []byte {
	if len(c.list) == 1 && len(c.head) == 0 && len(c.tail) == 0 && !c.isCounted {
		return c.list[0] // the whole input, byte by byte
	}
	var b bytes.Buffer
	if c.isCounted {
		b.WriteString(strconv.Itoa(len(indices)) + "\n")
	}
	if len(c.head) > 0 {
		b.Write(append(slices.Clone(c.head), '\n'))
	}
	for _, i := range indices {
		text := bytes.Trim(c.list[i], "\r\n")
		if !c.isLines {
			text = bytes.TrimSpace(text)
		}
		b.Write(append(slices.Clone(text), '\n'))
	}
	if tail := bytes.TrimSpace(c.tail); len(tail) > 0 {
		b.Write(append(tail, '\n'))
	}
	return b.Bytes()
}
