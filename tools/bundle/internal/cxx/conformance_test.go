package cxx

// This file compares translated programs with Go. Each program of testdata/run is built and run by Go; its
// translation is built by g++ and run. Output and exit status must agree byte for byte. Other tests that
// compare programs use functions of this file, too. Results are cached under os.UserCacheDir: a program runs
// again only if its text, its input or a compiler has changed.

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"hash/fnv"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"oj/tools/bundle/internal/cxx/refuse"
	"oj/tools/shared/testing/full"
)

var (
	sanitize = flag.Bool("sanitize", false, "compile with -fsanitize=address,undefined")
	useClang = flag.Bool("clang", false, "compile with clang++ instead of g++")
	keep     = flag.String("keep", "", "keep the generated C++ files in this folder")
	only     = flag.String("only", "", "compare only the programs whose names match this glob pattern")
	jobs     = flag.Int("jobs", 2, "programs to compare at a time")
	optimise = flag.String("opt", "", "the C++ compiler's optimisation level; the default is -O1 with -full, and otherwise -O0")
)

// Without -full, the tests compare about one of every `few` programs in testdata/run. The hash of the
// program's name decides, so that the same programs run on every machine. With -only, exactly the named
// programs run.
const few = 80

// outcome is the result of one run of a program.
type outcome struct {
	Stdout []byte
	Status int
	Stderr []byte // only a part is compared: see the function message
	Fault  string // why the program could not be built or run, or that it took too long; otherwise ""
}

// compiler returns the C++ compiler's command line. If the compiler is missing, it skips the test.
func compiler(t testing.TB) []string {
	name := "g++"
	if *useClang {
		name = "clang++"
	}
	if _, err := exec.LookPath(name); err != nil {
		if os.Getenv("CI") != "" {
			t.Fatalf("%s is not installed", name)
		}
		t.Skipf("%s is not installed: translated programs were not compiled", name)
	}
	level := *optimise
	switch {
	case level != "":
	case full.Asked():
		level = "-O1"
	default:
		level = "-O0"
	}
	cmd := []string{name, "-std=c++11", level, "-Wall", "-Werror"}
	if *sanitize {
		cmd = append(cmd, "-g", "-fsanitize=address,undefined", "-fno-sanitize-recover=all")
	}
	return cmd
}

// versionLine matches the language version in the first comment of a program.
var versionLine = regexp.MustCompile(`Language: (go1\.\d+)\.`)

// languageOf returns the language version in the first comment of a program, or "" if there is none.
func languageOf(src []byte) string {
	if m := versionLine.FindSubmatch(src); m != nil {
		return string(m[1])
	}
	return ""
}

// cached returns the stored outcome for these inputs. If there is none, it calls f and stores the outcome.
func cached(inputs []string, f func() outcome) outcome {
	path := cachePath(inputs)
	if data, err := os.ReadFile(path); err == nil && path != "" {
		var o outcome
		if json.Unmarshal(data, &o) == nil {
			return o
		}
	}
	o := f()
	if data, err := json.Marshal(o); err == nil && path != "" && o.Fault == "" {
		os.MkdirAll(filepath.Dir(path), 0o755)
		temp := fmt.Sprintf("%s.%d", path, os.Getpid())
		if os.WriteFile(temp, data, 0o644) == nil {
			os.Rename(temp, path)
		}
	}
	return o
}

// cacheDir returns the folder of the stored outcomes, or "" if there is no user cache. It removes outcomes that are
// older than a month.
var cacheDir = sync.OnceValue(func() string {
	dir, err := os.UserCacheDir()
	if err != nil {
		return ""
	}
	dir = filepath.Join(dir, "oj-cxx-test")
	entries, _ := os.ReadDir(dir) // the folder may not exist yet
	for _, e := range entries {
		if info, err := e.Info(); err == nil && time.Since(info.ModTime()) > 30*24*time.Hour {
			os.Remove(filepath.Join(dir, e.Name()))
		}
	}
	return dir
})

// cachePath returns the file for the outcome for these inputs, or "" if there is no user cache.
func cachePath(inputs []string) string {
	if cacheDir() == "" {
		return ""
	}
	h := sha256.New()
	for _, s := range inputs {
		fmt.Fprintf(h, "%d:%s", len(s), s)
	}
	return filepath.Join(cacheDir(), fmt.Sprintf("%x", h.Sum(nil)[:16]))
}

// versions maps the names of compilers to their output with --version.
var versions sync.Map

// compilerVersion returns a compiler's output with --version. It is part of the cache key, because the outcome may
// depend on the compiler.
func compilerVersion(name string) string {
	v, known := versions.Load(name)
	if !known {
		out, _ := exec.Command(name, "--version").Output() // if this fails, compiling will fail, too
		v = string(out)
		versions.Store(name, v)
	}
	return v.(string)
}

// patience returns the time limit for one run of a program.
func patience() time.Duration {
	if *sanitize {
		return 10 * time.Minute
	}
	return time.Minute
}

// runProgram runs a binary with the input and additional environment variables, up to the time limit.
func runProgram(binary string, input []byte, env ...string) outcome {
	ctx, cancel := context.WithTimeout(context.Background(), patience())
	defer cancel()
	cmd := exec.CommandContext(ctx, binary)
	cmd.Args[0] = "program"
	cmd.Stdin = bytes.NewReader(input)
	cmd.Env = append(os.Environ(), "ASAN_OPTIONS=detect_leaks=0:detect_stack_use_after_return=0")
	cmd.Env = append(cmd.Env, env...)
	var out, errOut bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &errOut
	err := cmd.Run()
	o := outcome{Stdout: out.Bytes(), Stderr: errOut.Bytes()}
	var exit *exec.ExitError
	switch {
	case ctx.Err() != nil:
		o.Fault = "it ran for " + patience().String()
	case errors.As(err, &exit):
		o.Status = exit.ExitCode()
	case err != nil:
		o.Fault = err.Error()
	}
	return o
}

// goOutcome builds the program with Go and runs it.
func goOutcome(src, input []byte, version string, dir string) outcome {
	return cached([]string{runtime.Version(), version, string(src), string(input)}, func() outcome {
		dir, err := os.MkdirTemp(dir, "go")
		if err != nil {
			return outcome{Fault: err.Error()}
		}
		if version == "" {
			version = "go1.25"
		}
		os.WriteFile(filepath.Join(dir, "go.mod"), []byte("module program\n\ngo "+strings.TrimPrefix(version, "go")+"\n"), 0o644)
		os.WriteFile(filepath.Join(dir, "main.go"), src, 0o644)
		cmd := exec.Command("go", "build", "-o", "program", ".")
		cmd.Dir = dir
		if out, err := cmd.CombinedOutput(); err != nil {
			return outcome{Fault: "go build: " + string(out)}
		}
		return runProgram(filepath.Join(dir, "program"), input)
	})
}

// cppOutcome builds the translated program with the C++ compiler and runs it, under a filter of system calls if one is
// given.
func cppOutcome(text, input []byte, command []string, filter *callFilter, dir, name string) outcome {
	if *keep != "" {
		os.MkdirAll(*keep, 0o755)
		os.WriteFile(filepath.Join(*keep, name+".cpp"), text, 0o644)
	}
	inputs := []string{strings.Join(command, " "), compilerVersion(command[0]), string(text), string(input), filter.key()}
	return cached(inputs, func() outcome {
		dir, err := os.MkdirTemp(dir, "cpp")
		if err != nil {
			return outcome{Fault: err.Error()}
		}
		source, binary := filepath.Join(dir, "main.cpp"), filepath.Join(dir, "program")
		os.WriteFile(source, text, 0o644)
		args := slices.Concat(command[1:], []string{"-o", binary, source}, filter.objects())

		ctx, cancel := context.WithTimeout(context.Background(), 5*time.Minute)
		defer cancel()
		if out, err := exec.CommandContext(ctx, command[0], args...).CombinedOutput(); err != nil {
			return outcome{Fault: command[0] + ": " + head(string(out), 12)}
		}
		return runProgram(binary, input, filter.environment()...)
	})
}

// head returns the first n lines of s.
func head(s string, n int) string {
	lines := strings.SplitAfterN(s, "\n", n+1)
	if len(lines) > n {
		lines = lines[:n]
	}
	return strings.Join(lines, "")
}

// compare runs a program and its translation and describes the first difference between the outcomes, or returns "" if
// there is none. It returns an error if the program cannot be translated.
func compare(src, input []byte, version string, command []string, dir, name string) (string, error) {
	return compareFiltered(src, input, version, command, nil, dir, name)
}

// compareFiltered is like compare, but stops the translated program if it makes a system call that SUPPORT.md
// does not list for it.
func compareFiltered(src, input []byte, version string, command []string, filter *callFilter, dir, name string) (string, error) {
	// Every other program is printed as short as possible, so that both forms are tested.
	minify := len(src)%2 == 0
	t, err := translate(context.Background(), src, Options{Name: name + ".go", GoVersion: version, Sanitizers: *sanitize, Minify: minify})
	if err != nil {
		return "", err
	}
	want := goOutcome(src, input, version, dir)
	if want.Fault != "" {
		return "Go: " + want.Fault, nil
	}
	got := cppOutcome(t.text, input, command, filter.allowing(t), dir, name)
	switch {
	case got.Fault != "":
		return "C++: " + got.Fault, nil
	case !bytes.Equal(want.Stdout, got.Stdout):
		return difference(string(want.Stdout), string(got.Stdout)) + head(string(got.Stderr), 3), nil
	case want.Status != got.Status:
		return fmt.Sprintf("exit status %d, Go's is %d\n%s", got.Status, want.Status, head(string(got.Stderr), 5)), nil
	case message(want.Stderr) != message(got.Stderr):
		return "standard error, " + difference(message(want.Stderr), message(got.Stderr)), nil
	}
	return "", nil
}

// message returns the part of the standard error that must be equal in both runs. It removes Go's stack
// traces, Go's lines about the signal and the stack pointer, the address sanitizer's notes about a program's
// own stacks, and addresses.
func message(stderr []byte) string {
	text, _, _ := strings.Cut(string(stderr), "\n\ngoroutine ")
	text, _, _ = strings.Cut(text, "\n\nruntime stack:")
	text = signalLine.ReplaceAllString(text, "")
	text = contextLine.ReplaceAllString(text, "")
	text = address.ReplaceAllString(text, "0x")
	return strings.TrimRight(text, "\n")
}

var (
	signalLine  = regexp.MustCompile(`\n(\[signal SIG.*\]|runtime: sp=.*)`)
	contextLine = regexp.MustCompile(`(?m)^(==\d+==WARNING: ASan (doesn't fully support makecontext|is ignoring requested __asan_handle_no_return).*|False positive error reports may follow|For details see .*/sanitizers/issues/189)\n?`)
	address     = regexp.MustCompile(`0x[0-9a-f]+`)
)

// difference describes the first line that differs.
func difference(want, got string) string {
	a, b := strings.Split(want, "\n"), strings.Split(got, "\n")
	for i := range a {
		if i >= len(b) || a[i] != b[i] {
			line := "(end)"
			if i < len(b) {
				line = b[i]
			}
			return fmt.Sprintf("output line %d:\nGo:  %.300q\nC++: %.300q\n", i+1, a[i], line)
		}
	}
	return fmt.Sprintf("output line %d: C++ goes on with %.200q\n", len(a)+1, strings.Join(b[len(a):], "\n"))
}

// inParallel calls f for every name. At most -jobs calls run at the same time.
func inParallel(names []string, f func(name string)) {
	var wg sync.WaitGroup
	slots := make(chan struct{}, *jobs)
	for _, name := range names {
		slots <- struct{}{}
		wg.Add(1)
		go func() {
			defer func() { <-slots; wg.Done() }()
			f(name)
		}()
	}
	wg.Wait()
}

// chosen reports whether the tests compare a program. Without -full they compare a few programs, and with
// -full all programs in the part that -share selects. The programs escape_* always run: they check what the
// runtime's declarations say about memory, and no other test notices a wrong declaration.
func chosen(path string) bool {
	if strings.HasPrefix(filepath.Base(path), "escape_") {
		return true
	}
	h := fnv.New32a()
	h.Write([]byte(filepath.Base(path)))
	return h.Sum32()%few == 0 || full.Mine(path)
}

// TestRun compares the programs of testdata/run with their translations: a few programs, or all with -full.
func TestRun(t *testing.T) {
	command, dir := compiler(t), t.TempDir()
	names, err := filepath.Glob("testdata/run/*.go")
	if err != nil || len(names) < 60 {
		t.Fatalf("testdata/run holds %d programs, %v", len(names), err)
	}
	if *only != "" {
		names, _ = filepath.Glob("testdata/run/" + *only + ".go")
		if len(names) == 0 {
			t.Fatalf("no program of testdata/run matches -only %q", *only)
		}
	} else {
		all := len(names)
		names = slices.DeleteFunc(names, func(path string) bool { return !chosen(path) })
		if len(names) < all/(2*few) {
			t.Fatalf("%d of %d programs are chosen", len(names), all)
		}
		t.Logf("%d of %d programs; -full compares all", len(names), all)
	}
	filter := newCallFilter(t, dir)
	inParallel(names, func(path string) {
		src, err := os.ReadFile(path)
		if err != nil {
			t.Error(err)
			return
		}
		input, _ := os.ReadFile(strings.TrimSuffix(path, ".go") + ".in")
		name := strings.TrimSuffix(filepath.Base(path), ".go")
		diff, err := compareFiltered(src, input, languageOf(src), command, filter, dir, name)
		if err != nil {
			t.Errorf("%s: %v", path, err)
		} else if diff != "" {
			t.Errorf("%s: %s", path, diff)
		}
	})
}

// wantError matches the mark of an expected refusal in a program of testdata/refused.
var wantError = regexp.MustCompile(`// ERROR "(.*)"$`)

// TestRefused translates the programs of testdata/refused. The translator must refuse each marked line with a message
// that matches the mark, and no other line. Together, the programs must cover all entries of the table of refusals.
func TestRefused(t *testing.T) {
	names, err := filepath.Glob("testdata/refused/*.go")
	if err != nil || len(names) == 0 {
		t.Fatalf("testdata/refused holds no programs, %v", err)
	}
	met := map[*refuse.Kind]bool{}
	for _, path := range names {
		src, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		text, err := Translate(t.Context(), src, Options{Name: filepath.Base(path), GoVersion: languageOf(src)})
		var unsupported *Unsupported
		if !errors.As(err, &unsupported) {
			t.Errorf("%s: translated, %d bytes, error %v", path, len(text), err)
			continue
		}
		if text != nil {
			t.Errorf("%s: refused, but %d bytes were given", path, len(text))
		}
		found := map[int][]string{}
		for _, r := range unsupported.Refusals {
			found[r.Line] = append(found[r.Line], r.String())
			met[r.Kind] = true
		}
		checkMarks(t, path, string(src), found)
	}
	for _, kind := range refuse.Kinds {
		if !met[kind] {
			t.Errorf("no program of testdata/refused meets the refusal of %q (%s)", kind.Construct, kind.Reason)
		}
		if kind.Reason == "" || kind.Instead == "" {
			t.Errorf("the refusal of %q does not say why, or what to write instead", kind.Construct)
		}
	}
	if met[refuse.Unknown] {
		t.Error("a program of testdata/refused meets a fault of the translator")
	}
}

// checkMarks compares the marks (// ERROR) of a program with the refusals of the translator, line by line.
func checkMarks(t *testing.T, path, src string, found map[int][]string) {
	for i, line := range strings.Split(src, "\n") {
		got := strings.Join(found[i+1], "\n")
		m := wantError.FindStringSubmatch(line)
		switch {
		case m == nil && got != "":
			t.Errorf("%s:%d: refused without a mark: %s", path, i+1, got)
		case m != nil && !regexp.MustCompile(m[1]).MatchString(got):
			t.Errorf("%s:%d: refusals %q, want one that matches %q", path, i+1, got, m[1])
		case m != nil && !strings.Contains(got, filepath.Base(path)+":"+fmt.Sprint(i+1)+": "):
			t.Errorf("%s:%d: refusals %q do not name the place", path, i+1, got)
		}
	}
}

// TestWithoutCompiler runs tests in an environment without a C++ compiler. Tests that need no compiler must still run.
// Each test that needs one must report that it was skipped, or fail if CI is set.
func TestWithoutCompiler(t *testing.T) {
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
	for _, ci := range []string{"", "true"} {
		t.Setenv("CI", ci)
		out, err := exec.Command(test, "-test.run", "^(TestRun|TestFaultIsRefusal)$", "-test.v").CombinedOutput()
		verdict := map[string]string{"": "--- SKIP: TestRun ", "true": "--- FAIL: TestRun "}[ci]
		for _, want := range []string{verdict, "g++ is not installed", "--- PASS: TestFaultIsRefusal "} {
			if !strings.Contains(string(out), want) {
				t.Errorf("CI=%q: want %q in\n%s", ci, want, out)
			}
		}
		if (err != nil) != (ci != "") {
			t.Errorf("CI=%q: %v", ci, err)
		}
	}
}
