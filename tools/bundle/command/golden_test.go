package command

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"oj/tools/bundle/internal/archive"
	"oj/tools/bundle/internal/emit"
	"oj/tools/shared/testing/full"
)

var update = flag.Bool("update", false, "rewrite the expectations in testdata/*.txtar by the results of this run")

// A golden is a test case in one file of testdata: a module, a command line, and the expected results. The
// comment of the archive describes the case. It may contain settings, one a line: "args: ..." is the command
// line of the bundler (default: "."), "go: ..." is a go command to run first (such as mod vendor), and "env:
// A=B" sets an environment variable. The archive's file want.go is the expected bundle, want.err the expected
// text on standard error, and want.out the output of the original program, which reads the archive's file
// stdin if there is one. The bundle must print the same output. If there is no want.go, the bundler must exit
// with status 1.
type golden struct {
	*archive.Archive
	name, file string
}

func (g *golden) setting(key, otherwise string) string {
	for _, line := range strings.Split(g.Comment, "\n") {
		if rest, ok := strings.CutPrefix(line, key+": "); ok {
			return rest
		}
	}
	return otherwise
}

// goldens reads all goldens in testdata. The test fails if testdata contains a file that no test uses.
func goldens(t *testing.T) []*golden {
	t.Helper()
	entries, err := os.ReadDir("testdata")
	if err != nil {
		t.Fatal(err)
	}
	var list []*golden
	for _, e := range entries {
		name, ok := strings.CutSuffix(e.Name(), ".txtar")
		// Skip the folders self and float: TestSelf and TestFloatTwins bundle the programs in them.
		if e.Name() == "self" || e.Name() == "float" {
			continue
		}
		if !ok {
			t.Errorf("testdata/%s: no test claims this file", e.Name())
			continue
		}
		file, err := filepath.Abs(filepath.Join("testdata", e.Name()))
		if err != nil {
			t.Fatal(err)
		}
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, &golden{archive.Parse(string(text)), name, file})
	}
	return list
}

// runCase extracts a golden and runs the bundler on it in the current process.
func runCase(t *testing.T, g *golden) (dir, stdout, stderr string, status int) {
	t.Helper()
	dir = t.TempDir()
	g.Extract(t, dir)
	t.Chdir(dir)
	if set := g.setting("env", ""); set != "" {
		name, value, _ := strings.Cut(set, "=")
		t.Setenv(name, strings.ReplaceAll(value, "$DIR", dir))
	}
	if args := g.setting("go", ""); args != "" {
		if out, err := exec.Command("go", strings.Fields(args)...).CombinedOutput(); err != nil {
			t.Fatalf("go %s: %v\n%s", args, err, out)
		}
	}
	var out, errs bytes.Buffer
	status = Run(t.Context(), strings.Fields(g.setting("args", ".")), &out, &errs)
	return dir, out.String(), strings.ReplaceAll(errs.String(), dir, "$DIR"), status
}

func TestGolden(t *testing.T) {
	for _, g := range goldens(t) {
		t.Run(g.name, func(t *testing.T) {
			dir, stdout, stderr, status := runCase(t, g)
			if *update {
				g.rewrite(t, dir, stdout, stderr)
			}
			wantSource, ok := g.Get("want.go")
			if stdout != wantSource {
				t.Errorf("the bundle differs (-update rewrites it):\n%s", firstDifference(wantSource, stdout))
			}
			if wantErr, _ := g.Get("want.err"); stderr != wantErr {
				t.Errorf("standard error:\n%swant:\n%s", stderr, wantErr)
			}
			if want := map[bool]int{true: 0, false: 1}[ok]; status != want {
				t.Errorf("exit status %d, want %d", status, want)
			}
			if ok {
				comments := emit.Short
				if strings.Contains(g.setting("args", ""), "-comments full") {
					comments = emit.Full
				}
				checkProperties(t, stdout, comments)
			}
		})
	}
}

// rewrite replaces the golden's expected results with the results of this run, and want.out with the output
// of the original program.
func (g *golden) rewrite(t *testing.T, dir, stdout, stderr string) {
	t.Helper()
	g.Set("want.go", stdout)
	g.Set("want.err", stderr)
	if stdout != "" {
		args := strings.Fields(g.setting("args", "."))
		cmd := exec.Command("go", "run", args[len(args)-1])
		cmd.Dir = dir
		g.Set("want.out", output(t, g, cmd))
	}
	if err := os.WriteFile(g.file, []byte(g.String()), 0o666); err != nil {
		t.Fatal(err)
	}
}

// output runs a program on the golden's input.
func output(t *testing.T, g *golden, cmd *exec.Cmd) string {
	t.Helper()
	in, _ := g.Get("stdin")
	cmd.Stdin = strings.NewReader(in)
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	out, err := cmd.Output()
	var exit *exec.ExitError
	if err != nil && !errors.As(err, &exit) {
		t.Fatal(err)
	}
	if err != nil {
		t.Fatalf("%s: %v\n%s", g.name, err, stderr.String())
	}
	return string(out)
}

// TestGoldenRuns builds all bundles at once and runs them: each must print the same as its original.
func TestGoldenRuns(t *testing.T) {
	// Without -full, only TestGolden runs, which compares the texts of the bundles but does not run them.
	full.Test(t)
	dir := t.TempDir()
	writeFile(t, filepath.Join(dir, "go.mod"), "module bundles\n\ngo 1.25\n")
	var list []*golden
	for _, g := range goldens(t) {
		if src, ok := g.Get("want.go"); ok {
			list = append(list, g)
			writeFile(t, filepath.Join(dir, g.name, "main.go"), src)
		}
	}
	bin := buildAll(t, dir)
	for _, g := range list {
		t.Run(g.name, func(t *testing.T) {
			want, _ := g.Get("want.out")
			if got := output(t, g, exec.Command(filepath.Join(bin, g.name))); got != want {
				t.Errorf("the bundle prints\n%s\nthe original\n%s", got, want)
			}
		})
	}
}

// buildAll builds every main package of the module in dir.
func buildAll(t *testing.T, dir string) (bin string) {
	t.Helper()
	bin = filepath.Join(dir, "bin") + string(filepath.Separator)
	cmd := exec.Command("go", "build", "-trimpath", "-o", bin, "./...")
	cmd.Dir = dir
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("go build: %v\n%s", err, out)
	}
	return bin
}

func writeFile(t *testing.T, name, text string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(name), 0o777); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
}

// firstDifference returns a message about the first line in which two texts differ.
func firstDifference(want, got string) string {
	w, g := strings.Split(want, "\n"), strings.Split(got, "\n")
	for i := 0; i < len(w) || i < len(g); i++ {
		a, b := "(end)", "(end)"
		if i < len(w) {
			a = w[i]
		}
		if i < len(g) {
			b = g[i]
		}
		if a != b {
			return fmt.Sprintf("line %d\nwant %s\ngot  %s", i+1, a, b)
		}
	}
	return "no difference"
}
