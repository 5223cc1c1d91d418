// This file creates the additional files of a problem of the course.

package command

import (
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"oj/tools/shared/args"
	packages "oj/tools/shared/problem"
	"oj/tools/shared/workspace"
)

// courseFiles maps paths in the repository to templates. In the paths and templates, ID stands for the problem's
// id, NAME for its name, URL for the address of its page and MODULE for the path of the module. Each file compiles,
// and contains a comment about what to write into it.
var courseFiles = map[string]string{
	"problems/ID/README.md": `# ID: NAME

[The statement](URL) in your words: what is given, what is asked, and the bounds. Do not reveal the idea of the solution.

Input: the format. Output: the format. Below, show a sample: go run ./tools/readme fills an empty block of code below a line such as

    <!-- file: testcases/ID/data/sample/1.in -->

## Spoilers

### Model

| | |
|---|---|
| state | |
| neighbours | |
| start | |
| goal | |

### Why it is right

### Cost
`,

	// The test TestHints of a solution reads this file, hints.md.
	"problems/ID/hints.md": `## 1 The kind of question

## 2 A question

## 3 The state and the neighbours

## 4 The helper and its cost

## 5 The trap
`,

	"problems/ID/solution/solution_test.go": `package main

import (
	"testing"

	"MODULE/problems/lib/try"
)

// Compare solve with a slow solution on all small inputs, too.
func TestJudgeFiles(t *testing.T) {
	try.Answers(t, solve, "", "")
}

func TestHints(t *testing.T) { try.Hints(t, solve) }
`,

	"testcases/ID/generators/main.go": `// The generator of ID; go run ./testcases/internal/data ID writes its inputs and their answers.
package main

import "MODULE/testcases/internal/gen"

func main() { gen.Main(1, fill) }

func fill(s *gen.Set) {
	s.Secret("01-traps", "0\n")

	// The validator must reject these inputs, each for one reason.
	s.Invalid("no-number", "x\n")
}
`,

	"testcases/ID/input_validators/validate/main.go": `// Command validate checks whether standard input is a valid input of ID.
// Exit status 42: valid. 43: not valid; standard error says why.
package main

import "MODULE/testcases/internal/input"

func main() {
	input.Int("cases", 0, 1000)
	input.End()
}
`,

	"testcases/ID/output_visualizer/main.go": `// The picture of ID.
package main

import "MODULE/testcases/internal/svg"

func main() { svg.Visualize(draw) }

// draw shows the input and the answer. If the answer is wrong, the picture contains a text with the CSS class bad.
func draw(f svg.Files) *svg.Picture { return svg.Message("%s", f.Output) }
`,

	"testcases/ID/submissions/accepted/second/main.go": `// Right: a second way to compute the answer, which shares no code with the solution. It computes the answers of the testcases.
package main

import "fmt"

func main() {
	fmt.Println("not written yet")
}
`,

	"testcases/ID/submissions/mutants.txt": `# Wrong and slow programs as changes of one program; tools/shared/problem/patches.go explains the format.
base accepted/second/main.go

== wrong_answer/prints_nothing
Wrong: replace this program by three mistakes that people make.

-	fmt.Println("not written yet")
+	fmt.Print()
`,

	"testcases/ID/.timelimit": "1\n",
}

// addCourse creates the problem if it does not exist, and then the missing files of courseFiles. It never changes an
// existing file.
func (m *maker) addCourse(arg string) error {
	p, err := guess(arg)
	if err != nil {
		return err
	}
	package1 := filepath.Join(m.root, "testcases", filepath.FromSlash(p.ID))
	if _, err := os.Lstat(package1); errors.Is(err, fs.ErrNotExist) {
		if err := m.make(p); err != nil {
			return err
		}
	}

	// If the problem was created from a page, problem.yaml contains the name of the problem and the address
	// of the page.
	description, err := packages.Describe((&workspace.Workspace{Root: m.root}).Target(p.ID))
	if err != nil {
		return err
	}
	fill := strings.NewReplacer("ID", p.ID, "NAME", description.Name,
		"URL", description.SourceURL, "MODULE", workspace.Module(m.root))

	// Use os.Root, so that no file outside the repository is written through a symbolic link.
	root, err := os.OpenRoot(m.root)
	if err != nil {
		return err
	}
	defer root.Close()
	for _, name := range slices.Sorted(maps.Keys(courseFiles)) {
		file := strings.Replace(name, "ID", p.ID, 1)
		if _, err := root.Lstat(filepath.FromSlash(file)); err == nil {
			continue
		}
		if err := root.MkdirAll(filepath.FromSlash(path.Dir(file)), 0o777); err != nil {
			return err
		}
		if err := root.WriteFile(filepath.FromSlash(file), []byte(fill.Replace(courseFiles[name])), 0o666); err != nil {
			return err
		}
		fmt.Fprintf(m.out, "  created %s\n", file)
	}

	fmt.Fprintf(m.out, `complete these files; then run:
  go run ./testcases/internal/data %[1]s   # write the testcases and their answers
  %[2]s -kill %[1]s   # bundle the solution and judge everything
  go run ./tools/readme   # put the problem into the table of problems/README.md
  go test ./testcases/internal/pictures -update   # store the problem's pictures for later comparison
  go test ./problems/%[1]s/... ./tools/readme ./testcases/...   # find what is missing
`, p.ID, args.Named("go run ./judge"))
	return nil
}
