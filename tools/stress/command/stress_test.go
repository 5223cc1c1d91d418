package command

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"oj/judge/console"
	"oj/judge/lifetime"
	"oj/tools/shared/format"
	"oj/tools/shared/testing/full"
	"oj/tools/shared/testing/tracked"
)

// TestMain gives the tests a temporary folder. It fails if they leave a file in it.
func TestMain(m *testing.M) {
	lifetime.Init()
	temp, err := os.MkdirTemp("", "stress-test-")
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	os.Setenv("TMPDIR", temp)
	os.Setenv("TMP", temp) // Windows uses TMP instead of TMPDIR
	shrinkTime = time.Hour
	status := m.Run()
	left, err := filepath.Glob(filepath.Join(temp, "oj-judge-*"))
	if err != nil || len(left) > 0 {
		fmt.Fprintln(os.Stderr, "left behind:", left, err)
		status = 1
	}
	os.RemoveAll(temp)
	os.Exit(status)
}

// A world is a temporary module with a problem called sum. An input of this problem is a number n and n
// numbers, and the answer is the sum of the n numbers. The program wrongSum gives a wrong answer if two
// consecutive numbers are equal.
type world struct {
	*testing.T
	dir string
}

const (
	rightSum = "read n\nread list\ns=0\nfor x in $list; do s=$((s + x)); done\necho $s\n"
	wrongSum = "read n\nread list\ns=0\np=none\nfor x in $list; do [ $x = $p ] || s=$((s + x)); p=$x; done\necho $s\n"
	// validSum accepts n from 1 to 9 and n numbers from 1 to 99, with single blanks between them.
	validSum = "read n\nread list\ncase $n in [1-9]) ;; *) exit 43 ;; esac\nset -- $list\n[ $# = $n ] || exit 43\n" +
		"for x in $list; do case $x in [1-9]|[1-9][0-9]) ;; *) exit 43 ;; esac; done\nread more && exit 43\nexit 42\n"
)

func newWorld(t *testing.T, files map[string]string) *world {
	t.Helper()
	if _, err := exec.LookPath("sh"); err != nil {
		t.Skip(err)
	}
	w := &world{t, t.TempDir()}
	for name, text := range map[string]string{
		"go.mod":                                        "module world\n",
		"problems/sum/notes.txt":                        "",
		"testcases/sum/problem.yaml":                    "name: sum\n",
		"testcases/sum/.timelimit":                      "1\n",
		"testcases/sum/data/sample/1.in":                "2\n3 4\n",
		"testcases/sum/data/sample/1.ans":               "7\n",
		"testcases/sum/data/secret/small.in":            "1\n5\n",
		"testcases/sum/data/secret/small.ans":           "5\n",
		"testcases/sum/submissions/accepted/slow.sh":    rightSum,
		"testcases/sum/submissions/accepted/another.sh": "exit 1\n",
		"testcases/sum/generators/stress.txt":           "n:1..9 array(n,1..99)",
		"wrong.sh":                                      wrongSum,
		"right.sh":                                      rightSum,
	} {
		if files[name] == "" {
			w.write(name, text)
		}
	}
	for name, text := range files {
		w.write(name, text)
	}
	return w
}

func (w *world) write(name, text string) {
	w.Helper()
	file := filepath.Join(w.dir, filepath.FromSlash(name))
	err := os.MkdirAll(filepath.Dir(file), 0o755)
	if err == nil {
		err = os.WriteFile(file, []byte(text), 0o644)
	}
	if err != nil {
		w.Fatal(err)
	}
}

func (w *world) read(name string) string {
	text, err := os.ReadFile(filepath.Join(w.dir, filepath.FromSlash(name)))
	if err != nil {
		return "unreadable"
	}
	return string(text)
}

// stress runs the command stress. The test fails unless the exit status has the value of the parameter status,
// and the output matches all patterns.
func (w *world) stress(args string, status int, patterns ...string) string {
	w.Helper()
	var out bytes.Buffer
	stdin, err := os.Open(os.DevNull)
	if err != nil {
		w.Fatal(err)
	}
	defer stdin.Close()
	var words []string
	for i, part := range strings.Split(args, "'") { // a quoted text is one word
		if i%2 == 1 {
			words = append(words, part)
		} else {
			words = append(words, strings.Fields(part)...)
		}
	}
	if got := Run(context.Background(), console.New(w.dir, words, stdin, &out, &out)); got != status {
		w.Fatalf("stress %s: status %d, want %d\n%s", args, got, status, &out)
	}
	for _, pattern := range patterns {
		if !regexp.MustCompile("(?m)" + pattern).MatchString(out.String()) {
			w.Errorf("stress %s: nothing matches %q in\n%s", args, pattern, &out)
		}
	}
	return out.String()
}

// TestFormat: stress generates inputs from a format, finds a mistake, and reduces the failing input to the
// smallest one. The result does not depend on the number of workers.
func TestFormat(t *testing.T) {
	w := newWorld(t, nil)
	first := w.stress("-src wrong.sh -seed 4200 -j 1 sum", 1,
		`^sum: wrong.sh against accepted/slow.sh, \d+ runs from seed 4200 on, \d+ a second: seed 42\d\d breaks wrong.sh$`,
		`^sum wrong.sh: WA \(wrong answer\) in seed 42`, `^  input \(seed 42\d\d, 6 bytes\):\n     1  2\n     2  1 1\n`,
		`^     1  2⏎ +≠ 1⏎$`, `^-yes keeps this input as testcases/sum/data/secret/01-stress.in, with its answer$`)
	for _, other := range []string{"-j 4 -src wrong.sh -seed 4200 sum", regexp.MustCompile(`-src wrong.sh -seed \d+ -n 1 sum`).FindString(first)} {
		again := w.stress(other, 1)
		from := func(s string) string { return s[strings.Index(s, "(seed"):strings.Index(s, "again:")] }
		if from(again) != from(first) {
			t.Errorf("stress %s prints\n%s\nand before\n%s", other, again, first)
		}
	}
	if _, err := os.Stat(filepath.Join(w.dir, "testcases/sum/data/secret/01-stress.in")); err == nil {
		t.Error("a testcase was written without -yes")
	}
	w.stress("-src right.sh -n 30 sum", 0, `30 runs from seed \d+ on, .*: no difference$`)
}

// TestAttempt: if the command line names only the problem, and the user has written a program for it (here
// mine/sum/main.sh), this program is the one to test.
func TestAttempt(t *testing.T) {
	w := newWorld(t, map[string]string{"mine/sum/main.sh": wrongSum})
	w.stress("-seed 4200 sum", 1, `^stress: testing your own program mine/sum/main.sh$`, `breaks mine/sum/main.sh$`)
}

// TestKeep: -yes stores the input with its answer, under the next number.
func TestKeep(t *testing.T) {
	w := newWorld(t, map[string]string{"testcases/sum/data/secret/07-old.in": "1\n1\n", "testcases/sum/data/secret/07-old.ans": "1\n"})
	w.stress("-src wrong.sh -yes sum", 1, `^kept as testcases/sum/data/secret/08-stress.in, with its answer$`)
	if in, ans := w.read("testcases/sum/data/secret/08-stress.in"), w.read("testcases/sum/data/secret/08-stress.ans"); in != "2\n1 1\n" || ans != "2\n" {
		t.Errorf("kept %q and %q", in, ans)
	}
	w.stress("-src wrong.sh -yes sum", 1, `^kept as testcases/sum/data/secret/09-stress.in`)
}

// TestProgram: the generator may be a program. If the package has input validators, shrinking also removes parts of the
// generated input, and the validators accept what remains.
func TestProgram(t *testing.T) {
	generator := "echo 7\necho 12 34 $1 56 56 78 90\n"
	w := newWorld(t, map[string]string{"gen.sh": generator})
	w.stress("-src wrong.sh -gen gen.sh -seed 3 sum", 1, `seed 3 breaks wrong.sh`, `^     2  12 34 3 56 56 78 90$`)
	w = newWorld(t, map[string]string{"testcases/sum/generators/stress.sh": generator, "testcases/sum/generators/stress.txt": "//", "testcases/sum/input_validators/v.sh": validSum})
	os.Remove(filepath.Join(w.dir, "testcases/sum/generators/stress.txt"))
	w.stress("-src wrong.sh -seed 3 sum", 1, `^reduced the input from 22 bytes to 6$`, `^     1  2\n     2  1 1\n`)
	w.stress("-src wrong.sh -seed 300 sum", 2, `^stress: the generator's input for the seed 300 is not valid: input_validators/v.sh rejects it`)
}

// TestAgainst: -against compares two programs. A failure of either one is a finding.
func TestAgainst(t *testing.T) {
	w := newWorld(t, map[string]string{"crash.sh": "read n\n[ $n -gt 2 ] && exit 3\n" + strings.TrimPrefix(rightSum, "read n\n")})
	w.stress("-src right.sh -against wrong.sh sum", 1, `^sum: right.sh against wrong.sh, .* breaks right.sh$`, `^     2  1 1$`)
	w.stress("-src right.sh -against crash.sh sum", 1, `breaks crash.sh$`, `^sum crash.sh: RTE`, `^     1  3$`)
	w.stress("-src right.sh -brute crash.sh sum", 1, `seed \d+ breaks crash.sh, the slow program$`, `^sum crash.sh: RTE`, `exit status 3`)
}

// TestChecker: the package's checker compares the outputs.
func TestChecker(t *testing.T) {
	checker := "read got\nread want <$2\n[ $((got % 10)) = $((want % 10)) ] && exit 42\necho the last digit differs\nexit 43\n"
	w := newWorld(t, map[string]string{
		"testcases/sum/problem.yaml":              "name: sum\nvalidation: custom\n",
		"testcases/sum/output_validators/last.sh": checker,
		"ten.sh": strings.Replace(rightSum, "echo $s", "echo $((s + 10))", 1),
	})
	w.stress("-src ten.sh -n 20 sum", 0, `no difference`)
	w.stress("-src wrong.sh sum", 1, `^  the last digit differs$`)
}

// TestFlags: outputs are compared according to the package's output validator flags, as in the judge.
func TestFlags(t *testing.T) {
	w := newWorld(t, map[string]string{
		"testcases/sum/problem.yaml": "name: sum\nvalidator_flags: float_tolerance 1e-4 space_change_sensitive\n",
		"point.sh":                   strings.Replace(rightSum, "echo $s", "echo $s.00001", 1),
		"blank.sh":                   strings.Replace(rightSum, "echo $s", "echo \" $s\"", 1),
	})
	w.stress("-src point.sh -n 20 sum", 0, `no difference`)
	w.stress("-src blank.sh -n 20 sum", 1, `breaks blank.sh$`)
}

// TestCase: letters in upper and lower case are equal if and only if they are in the judge.
func TestCase(t *testing.T) {
	w := newWorld(t, map[string]string{"lower.sh": "echo yes\n", "upper.sh": "echo Yes\n"})
	for _, c := range []struct {
		yaml, out string
		status    int
	}{
		{"source_url: https://atcoder.jp/contests/abc300/tasks/abc300_a\n", `differs only in upper and lower case`, 1},
		{"source_url: https://atcoder.jp/contests/abc300/tasks/abc300_a\nvalidator_flags: ignore_case\n", `no difference`, 0},
		{"source_url: https://open.kattis.com/problems/x\n", `no difference`, 0},
		{"source: a book\n", `no difference`, 0},
		{"validator_flags: case_sensitive\n", `differs only in upper and lower case`, 1},
	} {
		w.write("testcases/sum/problem.yaml", "name: sum\n"+c.yaml)
		w.stress("-src lower.sh -against upper.sh -n 3 sum", c.status, c.out)
	}
}

// TestInteractive: the generator writes inputs for the referee. stress uses a generated input only if the program
// given by -against or -brute wins the game on it.
func TestInteractive(t *testing.T) {
	referee := "read secret <$1\nread guess\n[ $secret = 4 ] && exit 43\n[ $guess = $secret ] && exit 42\necho guessed $guess, not $secret >&2\nexit 43\n"
	referee = "read secret <$1\necho $secret\n" + strings.TrimPrefix(referee, "read secret <$1\n")
	w := newWorld(t, map[string]string{
		"testcases/sum/problem.yaml":                 "name: sum\nvalidation: custom interactive\n",
		"testcases/sum/output_validators/referee.sh": referee,
		"testcases/sum/generators/stress.txt":        "1..9",
		"testcases/sum/submissions/accepted/slow.sh": "read x\necho $x\n",
		"testcases/sum/data/sample/1.in":             "3\n", "testcases/sum/data/sample/1.ans": "",
		"small.sh": "read x\n[ $x -gt 6 ] && x=6\necho $x\n",
	})
	w.stress("-src small.sh -seed 0 -yes sum", 1, `^sum small.sh: WA`, `^ +turn 1 +\d+\.\d ms > 6$`, `^kept as`)
	if in := w.read("testcases/sum/data/secret/01-stress.in"); in != "7\n" {
		t.Errorf("kept %q", in)
	}
	w.stress("-src right.sh -brute testcases/sum/submissions/accepted/slow.sh -gen '4..4' -n 5 -seed 1 sum", 2, `^5 of these inputs were not compared, because .*slow.sh was too slow or failed`, `^stress: no comparison took place`)
}

// TestSlowest: -time finds the slowest inputs. A run that exceeds the time limit is a finding.
func TestSlowest(t *testing.T) {
	w := newWorld(t, map[string]string{"busy.sh": "read n\ni=0\nwhile [ $i -lt $((n * 50)) ]; do i=$((i + 1)); done\necho 0\n"})
	out := w.stress("-time -src busy.sh -n 20 -gen 'n:1..40 array(n,1..1)' -seed 100 sum", 0, `^sum: busy.sh, 20 runs .*: nothing wrong$`, `^the slowest inputs, with a time limit of 1s`)
	if list := regexp.MustCompile(`(?m)^  \d\.\d+ s +(\d+) bytes`).FindAllStringSubmatch(out, -1); len(list) != 5 || len(list[0][1]) < 2 {
		t.Errorf("want five inputs, and first one of at least 10 bytes:\n%s", out)
	}
	w.write("busy.sh", "while :; do :; done\n")
	w.write("testcases/sum/.timelimit", "0.1\n")
	w.stress("-time -src busy.sh -n 1 sum", 1, `^sum busy.sh: TLE`)
}

// TestTrouble: if nothing can be compared, the message contains the reason, and the exit status is 2.
func TestTrouble(t *testing.T) {
	w := newWorld(t, map[string]string{"quiet.sh": "exit 0\n", "crash.sh": "exit 3\n", "broken.go": "package main\nfunc main() { x }\n"})
	w.stress("-h", 0, `^examples:`, `^usage: go run ./tools/stress`, `-against`, `^exit status: 0`)
	for args, want := range map[string]string{
		"": `want one problem or one program, got 0`, "sum sum": `want one problem or one program, got 2`, "-n 0 sum": `at least 1`,
		"-brute a -against b sum": `cannot be combined`, "-nonsense sum": `not defined`,
		"nothing":                              `no problem "nothing"`,
		"-src missing.sh sum":                  `-src: .*missing.sh: no such file`,
		"-src broken.go sum":                   `broken.go cannot be built`,
		"-src right.sh -gen n:1..x sum":        `-gen: column 6: no earlier number has the name x \(and there is no file of that name\)`,
		"-src right.sh -gen 'n:3..3 5..n' sum": `-gen, with the seed \d+: column 8: there is no number in 5..3`,
		"-src right.sh -gen quiet.sh sum":      `quiet.sh, called with the seed \d+, prints nothing`,
		"-src right.sh -brute broken.go sum":   `broken.go cannot be built`,
		"sum":                                  `want a folder solution, or a program such as main.go`,
		"-src right.sh -gen crash.sh sum":      `crash.sh, called with the seed \d+: RTE, exit status 3`,
	} {
		w.stress(args, 2, want)
	}
	os.RemoveAll(filepath.Join(w.dir, "testcases/sum/generators"))
	w.stress("-src right.sh sum", 2, `sum: there is no generator`)

	// stress ignores a generator called main.go, because main.go generates all testcases of a package at once.
	w.write("testcases/sum/generators/main.go", "package main\n")
	w.stress("-src right.sh sum", 2, `sum: there is no generator`)
	os.RemoveAll(filepath.Join(w.dir, "testcases/sum/submissions"))
	w.stress("-src right.sh -gen 1..3 sum", 2, `sum: there is no program to compare with`)
}

// TestLanguages: the program of a problem may be in any language of package language.
func TestLanguages(t *testing.T) {
	if _, err := exec.LookPath("python3"); err != nil {
		t.Skip(err)
	}
	wrong := "input()\np = None\ns = 0\nfor x in map(int, input().split()):\n\tif x != p:\n\t\ts += x\n\tp = x\nprint(s)\n"
	w := newWorld(t, map[string]string{"problems/sum/main.py": wrong})
	w.stress("sum", 1, `breaks main.py$`, `^     1  2⏎ +≠ 1⏎$`)
	w = newWorld(t, map[string]string{"problems/sum/main.sh": rightSum})
	w.stress("-n 5 sum", 0, `^sum: main.sh against accepted/slow.sh, 5 runs`)
}

// TestNoComparison: if the slow program has no answer for any input, the exit status is 2, except with -time.
func TestNoComparison(t *testing.T) {
	w := newWorld(t, map[string]string{"testcases/sum/.timelimit": "0.1\n", "hungry.sh": "x=x\nwhile :; do x=$x$x; done\n"})
	w.write("testcases/sum/problem.yaml", "name: sum\nlimits:\n  memory: 64\n")
	w.stress("-src right.sh -brute hungry.sh -n 2 sum", 2, `^2 of these inputs were not compared`, `^stress: no comparison took place`)
	w.stress("-time -src right.sh -n 2 sum", 0, `nothing wrong`)
}

// TestStandard: main.cpp is compiled with the C++ standard of the problem's site.
func TestStandard(t *testing.T) {
	if _, err := exec.LookPath("g++"); err != nil {
		t.Skip(err)
	}
	w := newWorld(t, map[string]string{
		"problems/sum/main.cpp":      "#include <utility>\nint main() {\n\tauto [a, b] = std::pair{1, 2};\n\treturn a + b;\n}\n",
		"testcases/sum/problem.yaml": "name: sum\nsource: UVa\nsource_url: https://onlinejudge.org/index.php?option=onlinejudge&page=show_problem&problem=1\n",
	})
	w.stress("sum", 2, `main.cpp cannot be built: (.*\n)*.*structured binding`)
}

// TestInterrupt: an interrupt ends the command, and the command leaves no files behind.
func TestInterrupt(t *testing.T) {
	w := newWorld(t, nil)
	ctx, cancel := context.WithCancel(context.Background())
	var out bytes.Buffer
	done := make(chan int)
	go func() {
		done <- Run(ctx, console.New(w.dir, []string{"-src", "right.sh", "-n", "1000000", "sum"}, nil, &out, &out))
	}()
	cancel()
	if status := <-done; status != exitTrouble || !strings.Contains(out.String(), "stress: interrupted") {
		t.Errorf("status %d\n%s", status, &out)
	}
}

// TestFormats: the formats of the repository's problems (stress.txt) can be read, and generate short inputs.
func TestFormats(t *testing.T) {
	files, err := filepath.Glob("../../../testcases/*/generators/stress.txt")
	if err != nil || len(files) < 70 {
		t.Fatalf("%d formats, %v", len(files), err)
	}
	for _, file := range tracked.Only(t, files) {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		form, err := format.Parse(string(text))
		if err != nil {
			t.Errorf("%s: %v", file, err)
			continue
		}

		// Generate one input of each size. None of them may have more than maxBytes bytes.
		const maxBytes = 4000
		for seed := range uint64(sizes) {
			input, _, err := form.Generate(seed, float64(seed+1)/sizes)
			if err != nil || len(input) > maxBytes {
				t.Errorf("%s, seed %d: %d bytes, %v", file, seed, len(input), err)
			}
		}
	}
}

// TestRepository: the generators of the repository's problems generate valid inputs, and the solutions are
// right on them.
func TestRepository(t *testing.T) {
	root := filepath.Join("..", "..", "..")
	found, err := filepath.Glob(filepath.Join(root, "testcases", "*", "generators", "stress.*"))
	if err != nil || len(found) < 70 {
		t.Fatalf("%d generators, %v", len(found), err)
	}
	brute := map[string]string{"starcraft": "time_limit_exceeded/plain_exact_search", "pocketcube": "time_limit_exceeded/two_way_search_per_case"}
	for _, file := range tracked.Only(t, found) {
		id := filepath.Base(filepath.Dir(filepath.Dir(file)))
		t.Run(id, func(t *testing.T) {
			if !slices.Contains([]string{"uva260", "skynet1"}, id) {
				full.Test(t)
			}
			if _, err := exec.LookPath("python3"); err != nil && strings.HasSuffix(file, ".py") {
				t.Skip(err)
			}
			args := "-seed 700 -n 6 "
			if name := brute[id]; name != "" {
				args += "-brute testcases/" + id + "/submissions/" + name + " "
			}
			w := &world{t, root}
			w.dir, _ = filepath.Abs(root)
			w.stress(args+id, 0, `6 runs from seed 700 on`)
		})
	}
}
