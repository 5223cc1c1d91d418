package command

// This file compares every problem's solution in Go with its translation to C++11. Output, exit status and
// error message must be the same, on the problem's inputs and on damaged inputs.

import (
	"bytes"
	"context"
	"errors"
	"flag"
	"fmt"
	"math"
	"math/rand"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"oj/tools/bundle/generated"
	"oj/tools/shared/problem"
	"oj/tools/shared/testing/full"
	"oj/tools/shared/workspace"
)

var (
	twinInputs = flag.Int("inputs", 25, "how many inputs TestTwins gives to each problem's main.go and main.cpp")
	twinSeed   = flag.Int64("twinseed", 1, "seed of TestTwins' first input; the next has the next number")
	twinOnly   = flag.String("twins", "", "TestTwins takes only this problem")
)

// twinTime is the maximum time of a run. If a program takes longer, the input is skipped.
const twinTime = 20 * time.Second

// largestTwin is the maximum size in bytes of a testcase in TestTwins.
const largestTwin = 64 << 10

// TestTwins builds every problem that has a main.cpp as Go and as C++, and compares both programs.
func TestTwins(t *testing.T) {
	if _, err := exec.LookPath("g++"); err != nil {
		if os.Getenv("CI") != "" {
			t.Fatal("g++ is not installed")
		}
		t.Skip("g++ is not installed: main.go and main.cpp were not compared")
	}
	root, names := repositoryProblems(t)
	for _, name := range names {
		if _, err := os.Stat(filepath.Join(root, "problems", name, "main.cpp")); err == nil && (*twinOnly == "" || *twinOnly == name) {
			t.Run(name, func(t *testing.T) {
				if name != quickProblem && *twinOnly == "" {
					full.Test(t)
				}
				compareTwins(t, root, name)
			})
		}
	}
}

// compareTwins compares one problem's programs.
func compareTwins(t *testing.T, root, name string) {
	ws := workspace.Workspace{Root: root}
	description, err := problem.Describe(ws.Target(name))
	if err != nil {
		t.Fatal(err)
	}
	var inputs [][]byte
	for _, file := range testInputs(t, root, name) {
		if info, err := os.Stat(file); err == nil && info.Size() <= largestTwin {
			data, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			if description.Interactive {
				data = gameStart.Find(data)
			}
			inputs = append(inputs, data)
		}
	}
	if len(inputs) == 0 {
		t.Fatalf("no testcase of %s is small enough", name)
	}
	first, second := buildTwins(t, filepath.Join(root, "problems", name, "solution"))
	statuses := map[int]int{}
	for i := range *twinInputs {
		seed := *twinSeed + int64(i)
		input := twinInput(seed, inputs)
		want, got := runTwin(first, input, twinTime), runTwin(second, input, twinTime)

		// If only one of the programs exceeds the limit, the machine may be busy, so repeat both runs with a
		// higher limit.
		if want.tooSlow != got.tooSlow {
			want, got = runTwin(first, input, 10*twinTime), runTwin(second, input, 10*twinTime)
		}
		if want.tooSlow && got.tooSlow {
			continue
		}
		statuses[want.status]++
		if want != got {
			t.Fatalf("go test ./tools/bundle -run Twins -twins %s -inputs 1 -twinseed %d\ninput %.300q\nGo:  status %d, %.300q, %s\nC++: status %d, %.300q, %s\n%s",
				name, seed, input, want.status, want.message, want.speed(), got.status, got.message, got.speed(), firstDifference(want.out, got.out))
		}
	}
	t.Logf("%d inputs, exit statuses %v", *twinInputs, statuses)
	_, err = os.Stat(filepath.Join(root, "testcases", name, "submissions"))
	if complete := err == nil; complete && (statuses[0] == 0 || len(statuses) < 2) {
		t.Errorf("exit statuses %v: want at least one valid and one invalid input", statuses)
	}
}

// gameStart matches the first part of an interactive problem's testcase: the numbers that the solution reads
// first. The rest is only for the referee, and begins with a word.
var gameStart = regexp.MustCompile(`^[0-9\s-]*\n`)

// testInputs returns the paths of a problem's .in files.
func testInputs(t *testing.T, root, name string) (files []string) {
	err := filepath.WalkDir(filepath.Join(root, "testcases", name), func(path string, _ os.DirEntry, err error) error {
		if strings.HasSuffix(path, ".in") {
			files = append(files, path)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return files
}

// buildTwins bundles the program in a folder, and builds the bundle with Go and its translation as C++.
func buildTwins(t *testing.T, source string) (goProgram, cxxProgram string) {
	dir := t.TempDir()
	pasted, err := generated.Paste(t.Context(), source, nil, generated.Options{})
	if err != nil {
		t.Fatal(err)
	}
	writeFile(t, filepath.Join(dir, "go.mod"), "module twins\n\ngo 1.18\n")
	writeFile(t, filepath.Join(dir, "first", "main.go"), string(pasted.Text))
	translated, err := generated.Paste(t.Context(), source, nil, generated.Options{Language: generated.Cxx11})
	if err != nil {
		t.Fatal(err)
	}
	writeFile(t, filepath.Join(dir, "second.cpp"), string(translated.Text))
	second, optimise := filepath.Join(dir, "second"), "-O0"
	if full.Asked() {
		optimise = "-O2"
	}
	if out, err := exec.Command("g++", "-std=c++11", optimise, "-Wall", "-Werror", "-o", second, second+".cpp").CombinedOutput(); err != nil {
		t.Fatalf("g++: %v\n%s", err, out)
	}
	return filepath.Join(buildAll(t, dir), "first"), second
}

// A twin is the result of a run, either of the Go program or of the C++ program.
type twin struct {
	out, message string
	status       int
	tooSlow      bool
}

// speed describes the speed of the run for an error message.
func (r twin) speed() string {
	if r.tooSlow {
		return "too slow"
	}
	return "in time"
}

// trace matches the parts of a panic's message that differ between Go and C++: the stack trace, a signal's line
// and addresses.
var trace = regexp.MustCompile(`(?s)\n\ngoroutine .*|\n\[signal [^\n]*|0x[0-9a-f]+`)

// runTwin runs a program with a time limit.
func runTwin(program string, input []byte, limit time.Duration) twin {
	ctx, cancel := context.WithTimeout(context.Background(), limit)
	defer cancel()
	cmd := exec.CommandContext(ctx, program)
	cmd.Stdin = bytes.NewReader(input)
	var out, message bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &message
	err := cmd.Run()
	result := twin{out: out.String(), message: strings.TrimSpace(trace.ReplaceAllString(message.String(), ""))}
	var exit *exec.ExitError
	switch {
	case ctx.Err() != nil:
		return twin{tooSlow: true}
	case errors.As(err, &exit):
		result.status = exit.ExitCode()
	case err != nil:
		result.status, result.message = -1, err.Error()
	}
	return result
}

// twinInput returns the input of a seed. If the seed is divisible by five, the input is an unchanged
// testcase. All other inputs are damaged.
func twinInput(seed int64, inputs [][]byte) []byte {
	r := rand.New(rand.NewSource(seed))
	input := bytes.Clone(inputs[r.Intn(len(inputs))])
	if seed%5 == 0 {
		return input
	}
	for range 1 + r.Intn(3) {
		input = damage(r, input)
	}
	return input
}

// numbers contains words that the function damage puts into an input: small numbers, numbers near and beyond
// the limits of the usual types, and words that are not numbers or only look like numbers.
var numbers = strings.Fields("0 -1 1 2 9 10 -0 +5 007 127 256 65536 2147483647 2147483648 -2147483649 9223372036854775807 9223372036854775808 -9223372036854775808 99999999999999999999 1e3 0x10 1_0 3.5 NaN - . é \x00 \xff\xfe")

// damage returns an input with one change.
func damage(r *rand.Rand, input []byte) []byte {
	lines := bytes.SplitAfter(input, []byte("\n"))
	words := bytes.Fields(input)
	at := r.Intn(len(input) + 1)
	switch r.Intn(12) {
	case 0: // cut the end off
		return input[:at]
	case 1: // remove a byte
		return append(input[:at], input[min(at+1, len(input)):]...)
	case 2: // insert a byte
		return bytes.Join([][]byte{input[:at], {byte(r.Intn(256))}, input[at:]}, nil)
	case 3: // change a byte
		if at < len(input) {
			input[at] = " \n\r\t0129-WBx.\x00\xff"[r.Intn(15)]
		}
		return input
	case 4: // remove or duplicate a line
		i := r.Intn(len(lines))
		lines = append(append([][]byte{}, lines[:i+r.Intn(2)]...), lines[min(i+r.Intn(2), len(lines)):]...)
		return bytes.Join(lines, nil)
	case 5: // swap two lines
		i, j := r.Intn(len(lines)), r.Intn(len(lines))
		lines[i], lines[j] = lines[j], lines[i]
		return bytes.Join(lines, nil)
	case 6, 7: // replace a word
		if len(words) == 0 {
			return []byte("1 1")
		}
		word := words[r.Intn(len(words))]
		i := bytes.Index(input, word)
		other := []byte(numbers[r.Intn(len(numbers))])
		if r.Intn(2) == 0 {
			other = words[r.Intn(len(words))]
		}
		return bytes.Join([][]byte{input[:i], other, input[i+len(word):]}, nil)
	case 8: // use the line endings of Windows
		return bytes.ReplaceAll(input, []byte("\n"), []byte("\r\n"))
	case 9: // insert spaces
		return bytes.Join([][]byte{input[:at], bytes.Repeat([]byte(" "), r.Intn(4)), input[at:]}, []byte("\n"))
	case 10: // append lines with small numbers
		for range r.Intn(20) {
			input = fmt.Appendf(input, "\n%d", r.Intn(8))
		}
		return append(input, '\n')
	}
	return bytes.TrimSpace(input) // remove the last newline
}

// TestTwinsWithoutCompiler hides the C++ compilers. Bundling and translating must still work, and TestTwins
// must report that it is skipped, or fail if CI is set.
func TestTwinsWithoutCompiler(t *testing.T) {
	tool, err := exec.LookPath("go")
	if err != nil {
		t.Fatal(err)
	}
	test, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	bin := t.TempDir()
	if err := os.Symlink(tool, filepath.Join(bin, "go")); err != nil {
		t.Fatal(err)
	}
	t.Setenv("PATH", bin)
	dir := t.TempDir()
	writeFile(t, filepath.Join(dir, "go.mod"), "module example.com/m\n\ngo 1.22\n")
	writeFile(t, filepath.Join(dir, "main.go"), hello)
	for lang, want := range map[string]string{"go": "package main", "c++11": "int main("} {
		stdout, stderr, status := runIn(t, dir, "-lang", lang, ".")
		if status != 0 || !strings.Contains(stdout, want) || stderr != "" {
			t.Errorf("-lang %s without a C++ compiler: exit status %d, %q and\n%s", lang, status, stderr, stdout)
		}
	}
	for _, c := range []struct{ ci, want string }{{"", "--- SKIP: TestTwins "}, {"true", "--- FAIL: TestTwins "}} {
		t.Setenv("CI", c.ci)
		out, err := exec.Command(test, "-test.run", "TestTwins$", "-test.v").CombinedOutput()
		if !strings.Contains(string(out), c.want) || !strings.Contains(string(out), "g++ is not installed") || (err != nil) != (c.ci != "") {
			t.Errorf("CI=%q, want %q: %v\n%s", c.ci, c.want, err, out)
		}
	}
}

// TestFloatTwins checks that a program reads the same floating-point numbers in Go and in C++, and that both
// report an error for the same words.
func TestFloatTwins(t *testing.T) {
	if _, err := exec.LookPath("g++"); err != nil {
		t.Skip("g++ is not installed: Go and C++ were not compared")
	}
	source, err := filepath.Abs(filepath.Join("testdata", "float"))
	if err != nil {
		t.Fatal(err)
	}
	first, second := buildTwins(t, source)

	// One input contains valid numbers. Each of the others contains one invalid word.
	inputs := []string{
		"0 -0 +0 -0.0 1 -1.5 0.1 .5 5. 007.250 1e3 1E+3 -1e-3 1e308 1.7976931348623157e308 1.7976931348623159e308 1e309 -1e400\n" +
			"4.9e-324 2e-324 1e-400 -1e-400 9007199254740993 123456789012345678901234567890 8.41e21 9.007199254740993e15\n" +
			"0.1000000000000000055511151231257827021181583404541015625 3.14159265358979323846264338327950288 2.2250738585072011e-308",
		"1.5 1e", "", "1 -", "1_0", "0x1p4", "inf", "NaN", "1,5", "1.2.3", "2 \x00",
	}
	r := rand.New(rand.NewSource(1))
	var random strings.Builder
	for range 2000 {
		fmt.Fprintf(&random, "%v %.*e %.*f\n", math.Float64frombits(r.Uint64()>>1), r.Intn(25), r.NormFloat64(), r.Intn(12), 1e6*r.NormFloat64())
	}
	inputs = append(inputs, strings.NewReplacer("NaN", "0", "+Inf", "1e999").Replace(random.String()))

	for _, input := range inputs {
		want := runTwin(first, []byte(input), twinTime)
		got := runTwin(second, []byte(input), twinTime)
		if want != got {
			t.Errorf("input %.300q\nGo:  status %d, %.300q\nC++: status %d, %.300q\n%s",
				input, want.status, want.message, got.status, got.message, firstDifference(want.out, got.out))
		}
	}
}
