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
	"strconv"
	"strings"

	"oj/tools/shared/child"
)

// solution is the solution of a problem of the course. It is built with a changed scanner, which writes down where each
// case of its input begins, so the input is split as the solution reads it.
type solution struct{ exe, marks string }

// The changed file case.go calls noteCase at the beginning of each method that begins a case; the added file contains it.
var caseMethod = regexp.MustCompile(`func \(s \*Scanner\) (Case|CountedCase)\(\) bool \{`)

// readsCases matches a solution that reads its input case by case. CaseUntil calls Case.
var readsCases = regexp.MustCompile(`in\.(CountedCase|CaseUntil|Case)\(`)

const noteCase = `package scan

import (
	"fmt"
	"os"
)

var caseMarks, _ = os.Create(os.Getenv("OJ_CASE_MARKS"))

func noteCase(s *Scanner, isCounted bool) {
	read, _ := os.Stdin.Seek(0, 1)
	fmt.Fprintln(caseMarks, int(read)-len(s.buf)+s.pos, isCounted)
}
`

// buildSolution builds the solution in a folder of the module at root. The files are in the folder temp.
func buildSolution(ctx context.Context, root, folder, temp string) (*solution, error) {
	scan := filepath.Join(root, "problems", "lib", "scan")
	text, err := os.ReadFile(filepath.Join(scan, "case.go"))
	if err != nil {
		return nil, err
	}
	changed := caseMethod.ReplaceAllStringFunc(string(text), func(head string) string {
		return fmt.Sprintf("%s noteCase(s, %v);", head, strings.Contains(head, "CountedCase"))
	})
	files := map[string]string{"case.go": changed, "note_case.go": noteCase}
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
	list      [][]byte // the text of each case
	tail      []byte   // what follows the last case, such as an end marker
}

// split returns the cases of an input. An input that the solution does not read case by case has none.
func (s *solution) split(ctx context.Context, file string) (c cases, err error) {
	text, err := os.ReadFile(file)
	if err != nil {
		return c, err
	}
	if _, err := s.run(ctx, file); err != nil {
		return c, err
	}
	marks, err := os.ReadFile(s.marks)
	if err != nil {
		return c, err
	}

	var at []int
	for line := range strings.Lines(string(marks)) {
		var offset int
		if _, err := fmt.Sscan(line, &offset, &c.isCounted); err != nil || offset > len(text) {
			return cases{}, err
		}
		at = append(at, offset)
	}
	if len(at) == 0 {
		return c, nil
	}

	// A counted input begins with its number of cases, which belongs to no case.
	if c.isCounted {
		head := bytes.TrimLeft(text, " \t\r\n")
		at[0] = len(text) - len(head) + max(0, bytes.IndexAny(head, " \t\r\n"))
	}
	for i := range len(at) - 1 {
		c.list = append(c.list, text[at[i]:at[i+1]])
	}
	c.tail = text[at[len(at)-1]:]
	return c, nil
}

// input returns an input of some consecutive cases.
func (c cases) input(from, to int) []byte {
	var b bytes.Buffer
	if c.isCounted {
		b.WriteString(strconv.Itoa(to-from) + "\n")
	}
	for i := from; i < to; i++ {
		b.Write(bytes.TrimSpace(c.list[i]))
		b.WriteByte('\n')
	}
	if tail := bytes.TrimSpace(c.tail); len(tail) > 0 {
		b.Write(append(tail, '\n'))
	}
	return b.Bytes()
}
