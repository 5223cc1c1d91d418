package failing

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"oj/judge/console"
	"oj/judge/internal/report"
	"oj/judge/internal/sandbox"
	"oj/tools/shared/testing/full"
	"oj/tools/shared/verdict"
)

func TestMain(m *testing.M) {
	sandbox.Init()
	longest = time.Hour
	status := m.Run()
	sandbox.Close()
	os.Exit(status)
}

// top is the folder of this repository.
func top(t *testing.T) string {
	t.Helper()
	dir, err := filepath.Abs("../../..")
	if err != nil {
		t.Fatal(err)
	}
	return dir
}

// readsCases matches the method with which a solution begins a case.
var readsCases = regexp.MustCompile(`in\.(CountedCase|CaseUntil|Case|MoreLines|More)\(`)

// TestSplit splits samples, and joins their first cases again: the solution's output for the first k cases must be the
// beginning of its output for all. Without -full it does so for a few problems: one whose input counts its cases, one with
// an end marker, and those whose cases end with the input.
func TestSplit(t *testing.T) {
	root := top(t)
	solutions, err := filepath.Glob(filepath.Join(root, "problems", "*", "solution", "solution.go"))
	if err != nil {
		t.Fatal(err)
	}
	tested, most := map[string]int{}, 0
	for _, file := range solutions {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		id := filepath.Base(filepath.Dir(filepath.Dir(file)))
		m := readsCases.FindSubmatch(text)
		samples, _ := filepath.Glob(filepath.Join(root, "testcases", id, "data", "sample", "*.in"))
		yaml, _ := os.ReadFile(filepath.Join(root, "testcases", id, "problem.yaml"))
		if m == nil || len(samples) == 0 || bytes.Contains(yaml, []byte("interactive")) || tested[string(m[1])] > 0 && !full.Mine(t.Name()+"/"+id) {
			continue
		}
		tested[string(m[1])]++
		s, err := buildSolution(t.Context(), root, filepath.Dir(file), t.TempDir())
		if err != nil {
			t.Fatal(err)
		}
		c, err := s.split(t.Context(), samples[0])
		if err != nil || len(c.list) == 0 {
			t.Errorf("%s: %d cases, error %v", id, len(c.list), err)
			continue
		}
		most = max(most, len(c.list))
		all, err := s.run(t.Context(), samples[0])
		if err != nil {
			t.Fatal(err)
		}
		if c.areParts {
			continue
		}
		for k := 1; k <= len(c.list); k++ {
			in := filepath.Join(t.TempDir(), "part.in")
			if err := os.WriteFile(in, c.input(0, k), 0o666); err != nil {
				t.Fatal(err)
			}
			got, err := s.run(t.Context(), in)
			got = bytes.TrimRight(got, "\n")
			if err != nil || !bytes.HasPrefix(all, got) || k == len(c.list) && len(got) != len(bytes.TrimRight(all, "\n")) {
				t.Errorf("%s: the first %d cases\n%s\nhave the output\n%s\nerror %v; all cases:\n%s", id, k, c.input(0, k), got, err, all)
				break
			}
		}
	}
	if len(tested) < 3 || most < 2 {
		t.Errorf("%v solutions tested, at most %d cases", tested, most)
	}
}

// TestShow: a program that is wrong on one case is shown this case. A program that forgets to reset something is shown
// the fewest cases before it with which it fails, too.
func TestShow(t *testing.T) {
	root := top(t)
	right, err := os.ReadFile(filepath.Join(root, "problems", "uva260", "main.go"))
	if err != nil {
		t.Fatal(err)
	}
	const line = "fmt.Fprintln(out, game, b.winner())"
	if !bytes.Contains(right, []byte(line)) {
		t.Fatalf("main.go of uva260 does not contain %s", line)
	}
	input := "2\nww\nww\n2\nbb\nbb\n2\nww\nww\n2\nbw\nbw\n0\n" // W B W B
	for _, c := range []struct{ name, change, want string }{
		{"wrong", `w := b.winner(); if len(b) == 2 && b[0] == "bw" { w = "W" }; fmt.Fprintln(out, game, w)`,
			"\ncase 4 of the 4 in secret/x fails, also alone:\n  2\n  bw\n  bw\n  0\nyour program: 1 W\nright:        1 B\n"},
		{"not reset", `w := b.winner(); if last == "B" { w = "B" }; last = w; fmt.Fprintln(out, game, w)`,
			"\ncase 3 of the 4 in secret/x is right if it is the only one, so its answer depends on the cases before it: " +
				"is a variable not reset, or input not read? Cases 2 to 3:\n" +
				"  2\n  bb\n  bb\n  2\n  ww\n  ww\n  0\nyour program: 2 B\nright:        2 W\n"},
		{"crash", `if b[0] == "bw" { panic("oops") }; fmt.Fprintln(out, game, b.winner())`, "case 4 of the 4 in secret/x fails, also alone:"},
	} {
		folder := filepath.Join(t.TempDir(), "uva260")
		program := filepath.Join(folder, "main.go")
		text := strings.Replace(string(right), line, c.change, 1) + "\nvar last string\n"
		write := func(file, text string) {
			t.Helper()
			if err := os.MkdirAll(filepath.Dir(file), 0o777); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
				t.Fatal(err)
			}
		}
		write(program, text)
		write(filepath.Join(folder, "go.mod"), "module m\n\ngo 1.18\n")

		// The testcase is in a copy of the package, which is in a copy of the repository: a link to each other folder.
		repository := t.TempDir()
		for _, name := range []string{"go.mod", "go.sum", "problems"} {
			if err := os.Symlink(filepath.Join(root, name), filepath.Join(repository, name)); err != nil {
				t.Skip(err)
			}
		}
		pkg := filepath.Join(repository, "testcases", "uva260")
		write(filepath.Join(pkg, "problem.yaml"), "name: x\nsource: UVa\n")
		in := filepath.Join(pkg, "data", "secret", "x.in")
		write(in, input)

		var out bytes.Buffer
		con := console.New(repository, nil, nil, &out, &out)
		rep := &report.Report{Problems: []*report.Problem{{ID: "uva260", Entries: []*report.Entry{
			{Source: program, Cases: []*report.Case{{Name: "secret/x", Verdict: verdict.WA, Input: in}}},
		}}}}
		Show(context.Background(), con, rep)
		if !strings.Contains(out.String(), c.want) {
			t.Errorf("%s:\n%s\nwant\n%s", c.name, out.String(), c.want)
		}
		if failing, err := os.ReadFile(filepath.Join(folder, "failing.txt")); err != nil || !strings.Contains(c.want+out.String(), strings.Split(string(failing), "\n")[1]) {
			t.Errorf("%s: failing.txt %q, %v", c.name, failing, err)
		}
	}
}

// TestTraceable: the command for the page promises the learner's search only if it can be recorded.
func TestTraceable(t *testing.T) {
	for name, text := range map[string]string{
		"main.go": "package main\n\nimport (\n\t\"oj/problems/lib/scan\"\n\t\"oj/problems/lib/search\"\n)\n", "solution/a.go": "package main\n\nimport g \"me/problems/lib/graph\"\n",
	} {
		dir := t.TempDir()
		file := filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		if !isTraceable(dir) {
			t.Errorf("%s cannot be recorded", name)
		}
		for _, other := range []string{"package main\n\nimport \"oj/problems/lib/scan\"\n\n// problems/lib/search\n", "int main() {}\n"} {
			if err := os.WriteFile(file, []byte(other), 0o644); err != nil {
				t.Fatal(err)
			}
			if isTraceable(dir) {
				t.Errorf("%s: %q can be recorded", name, other)
			}
		}
	}
}

// TestKinds: an input whose lines depend on each other is one case, of which the lines are shown with which the program fails.
// The cases of another input are lines, and the only case of a testcase is that of the smallest one.
func TestKinds(t *testing.T) {
	root := top(t)
	for _, c := range []struct {
		id, old, new string
		inputs       []string
		want         string
	}{
		{"uva10158", "w.sides.Join(enemies(x), enemies(y))", "", []string{"9\n1 5 6\n1 0 1\n3 0 1\n1 1 2\n2 7 8\n2 0 5\n1 5 6\n1 5 2\n0 0 0\n"},
			"secret/0 fails, also with only these of its lines:\n  9\n  1 0 1\n  1 1 2\n  2 0 5\n  1 5 2\n  0 0 0\nyour program: an empty line\nright:        -1\n"},
		{"uva481", "return positions\n", "return positions[:1]\n", []string{"5\n1\n9\n2\n3\n"}, "fails, also with only these of its lines:\n  1\n  9\n"},
		{"uva10298", "return len(s) / period\n", "return 1\n", []string{" ab\nabab\nb b \n.\n"}, "case 2 of the 3 in secret/0 fails, also alone:\n  abab\n  .\n"},
		{"calculator", "in.Int(", "1+in.Int(", []string{"200\n", "4\n"}, "secret/1 fails:\n  4\n"},
	} {
		text, err := os.ReadFile(filepath.Join(root, "problems", c.id, "main.go"))
		if err != nil || !strings.Contains(string(text), c.old) {
			t.Fatalf("%s: no %q in main.go, error %v", c.id, c.old, err)
		}
		repository, folder := t.TempDir(), filepath.Join(t.TempDir(), c.id)
		program := filepath.Join(folder, "main.go")
		data := filepath.Join(repository, "testcases", c.id, "data", "secret")
		for _, dir := range []string{folder, data} {
			if err := os.MkdirAll(dir, 0o777); err != nil {
				t.Fatal(err)
			}
		}
		files := map[string]string{
			program:                         strings.Replace(string(text), c.old, c.new, 1),
			filepath.Join(folder, "go.mod"): "module m\n\ngo 1.18\n",
			filepath.Join(data, "../../problem.yaml"): "name: x\nsource: UVa\n",
		}
		var cases []*report.Case
		for i, input := range c.inputs {
			in := filepath.Join(data, fmt.Sprint(i, ".in"))
			files[in] = input
			cases = append(cases, &report.Case{Name: fmt.Sprint("secret/", i), Verdict: verdict.WA, Input: in})
		}
		for name, text := range files {
			if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
				t.Fatal(err)
			}
		}
		for _, name := range []string{"go.mod", "go.sum", "problems"} {
			if err := os.Symlink(filepath.Join(root, name), filepath.Join(repository, name)); err != nil {
				t.Skip(err)
			}
		}
		var out bytes.Buffer
		Show(t.Context(), console.New(repository, nil, nil, &out, &out), &report.Report{Problems: []*report.Problem{{ID: c.id, Entries: []*report.Entry{{Source: program, Cases: cases}}}}})
		if !strings.Contains(out.String(), c.want) {
			t.Errorf("%s:\n%s\nwant\n%s", c.id, out.String(), c.want)
		}
	}
}

// TestGame: after lost games the smallest one is shown: its number, what the program read before its first answer, and the
// commands that show it. What was not recorded completely is not written to a file.
func TestGame(t *testing.T) {
	root := top(t)
	folder := filepath.Join(t.TempDir(), "skynet2")
	program := filepath.Join(folder, "main.go")
	if err := os.MkdirAll(folder, 0o777); err != nil {
		t.Fatal(err)
	}
	inputs, err := filepath.Glob(filepath.Join(root, "testcases", "skynet2", "data", "secret", "*.in"))
	if err != nil || len(inputs) < 2 {
		t.Fatal(inputs, err)
	}
	smallest := slices.MinFunc(inputs, func(a, b string) int { return size(t, a) - size(t, b) })
	turns := []report.Turn{{Text: "3 2 1"}, {Text: "1"}, {Text: "7 8", FromProgram: true}, {Text: "2"}, {Text: "8 9", FromProgram: true}}
	var cases []*report.Case
	for i, in := range inputs {
		c := &report.Case{Name: filepath.Base(in), Verdict: verdict.WA, Input: in, Turns: turns, Message: "lost " + filepath.Base(in)}
		if i == 0 && in != smallest {
			c.Verdict = verdict.AC
		}
		cases = append(cases, c)
	}
	show := func(id string) string {
		var out bytes.Buffer
		Show(t.Context(), console.New(root, nil, nil, &out, &out), &report.Report{Problems: []*report.Problem{{ID: id, Entries: []*report.Entry{{Source: program, Cases: cases}}}}})

		// A path relative to the root is shown if it is shorter.
		relative, err := filepath.Rel(root, folder)
		if err != nil {
			t.Fatal(err)
		}
		return strings.ReplaceAll(out.String(), " "+relative, " "+folder)
	}

	name := filepath.Base(smallest)
	got, file := show("skynet2"), filepath.Join(folder, "failing.txt")
	for _, want := range []string{
		fmt.Sprintf("lost games: %s, testcase %d of %d\n", name, 1+slices.Index(inputs, smallest), len(inputs)),
		"your program read:\n  3 2 1\n  1\nits answers:  7 8 | 8 9\nthe referee:  lost " + name + "\n",
		"play this game yourself (this shows the idea): go run ./tools/graph -html -o skynet2.html skynet2 " + file + "\n",
		"your game, turn by turn: go run ./judge -html skynet2-game.html -src " + program + " -case " + name + " skynet2\n",
	} {
		if !strings.Contains(got, want) {
			t.Errorf("got\n%s\nwant\n%s", got, want)
		}
	}
	if text, err := os.ReadFile(file); err != nil || string(text) != "3 2 1\n1\n" {
		t.Errorf("failing.txt: %q, %v", text, err)
	}

	// A game whose beginning was not recorded.
	os.Remove(file)
	for _, c := range cases {
		c.TurnsCut, c.CutAfter = 5, 1
	}
	got = show("skynet2")
	if _, err := os.Stat(file); err == nil || strings.Contains(got, "your program read") || !strings.Contains(got, "testcase") {
		t.Errorf("failing.txt exists: %v\n%s", err == nil, got)
	}

	// Another package than that of the course.
	if got := show("uva260"); got != "" {
		t.Errorf("a game of another problem:\n%s", got)
	}
}

func size(t *testing.T, file string) int {
	info, err := os.Stat(file)
	if err != nil {
		t.Fatal(err)
	}
	return int(info.Size())
}
