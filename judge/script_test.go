// This file runs the scripts in testdata. Each script contains files, commands to run in their folder, and the
// expected results of the commands.
//
//	judge ARGS...      call the judge with -fresh; words with blanks stand in single quotes
//	rejudge ARGS...    the same without -fresh
//	status N           the exit status of the last call
//	stdout REGEXP      standard output must match (with a leading ! it must not match)
//	stderr REGEXP
//	file PATH REGEXP   the text of the file must match
//	exists PATH        the file must exist (with a leading ! it must not exist)
//	rm PATH
//	save PATH FROM     copies the file FROM to PATH
//	need TOOL...       skips the script if one of these commands is missing; "isolation" needs a system that
//	                   isolates programs, and "limits" a system with the limits that only Linux has
//	-- NAME --         begins a file whose lines follow; NAME! makes it executable
//
// In a script, empty lines and lines that start with # are ignored. $WORK stands for the folder of the files.

package main

import (
	"bytes"
	"context"
	"flag"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"strconv"
	"strings"
	"testing"

	judge "oj/judge/command"
	"oj/judge/console"
	"oj/judge/internal/sandbox"
	"oj/tools/shared/testing/program"
)

// command calls the judge in a folder and returns its exit status.
func command(ctx context.Context, dir string, args []string, stdout, stderr io.Writer) int {
	return judge.Run(ctx, console.New(dir, args, os.Stdin, stdout, stderr))
}

// TestMain gives the tests their own temporary folder, and fails if they leave files in it. If the test
// binary is started through a link named judge, it behaves as the judge and runs no tests.
// disguises maps other names under which this test binary is a judge to what it does before.
var disguises = map[string]func(){}

func TestMain(m *testing.M) {
	sandbox.Init()
	if filepath.Base(os.Args[0]) == "judge" {
		main()
	}
	if prepare := disguises[filepath.Base(os.Args[0])]; prepare != nil {
		prepare()
		main()
	}
	program.ResetSignals()
	temp, err := os.MkdirTemp("", "judge-test-")
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	os.Setenv("TMPDIR", temp)
	os.Setenv("TMP", temp) // its name on Windows
	useRealPython()
	// Run six scripts at a time, because the programs of some scripts only wait for a wall-clock limit.
	flag.Set("test.parallel", "6")
	status := m.Run()
	left, err := filepath.Glob(filepath.Join(temp, "oj-judge-*"))
	if err != nil || len(left) > 0 {
		fmt.Fprintln(os.Stderr, "left behind:", left, err)
		status = 1
	}
	os.RemoveAll(temp)
	os.Exit(status)
}

// useRealPython changes PATH so that the tests find the Python interpreter itself. The command python3 may be
// a wrapper script, which takes ten times as long to start. TestWrapper of package language checks that the
// judge starts the interpreter behind a wrapper.
func useRealPython() {
	wrapper, err := exec.LookPath("python3")
	if err != nil {
		return
	}
	out, err := exec.Command(wrapper, "-c", "print(__import__('sys').executable)").Output()
	if folder := filepath.Dir(strings.TrimSpace(string(out))); err == nil && folder != filepath.Dir(wrapper) {
		os.Setenv("PATH", folder+string(os.PathListSeparator)+os.Getenv("PATH"))
	}
}

// judgeProgram returns the path of a file that runs the judge: a link with the name judge to this test binary.
func judgeProgram(t *testing.T) string {
	t.Helper()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	name := filepath.Join(t.TempDir(), "judge")
	if err := os.Symlink(self, name); err != nil {
		t.Fatal(err)
	}
	return name
}

func TestScripts(t *testing.T) {
	files, err := filepath.Glob(filepath.Join("testdata", "*.txt"))
	if err != nil || len(files) == 0 {
		t.Fatalf("no scripts: %v", err)
	}
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".txt"), func(t *testing.T) {
			t.Parallel()
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			w := &world{T: t, dir: t.TempDir(), file: file}
			if bytes.Contains(text, []byte(".sh")) {
				w.command("need sh")
			}
			w.play(string(text))
		})
	}
}

// TestScriptsMustFail checks that the script runner reports unexpected results.
func TestScriptsMustFail(t *testing.T) {
	for _, script := range []string{
		"judge -h\nstatus 1", "judge -h\nstdout nonsense-that-is-not-there", "judge -h\n! stdout usage",
		"exists nothing", "unknown",
	} {
		w := &world{T: t, dir: t.TempDir(), file: "script"}
		failed := ""
		w.fail = func(message string) { failed = message }
		w.play(script)
		if failed == "" {
			t.Errorf("the script passes, but it must fail:\n%s", script)
		}
	}
}

// world is the state of a running script: its folder and the results of the last command.
type world struct {
	*testing.T
	dir, file      string
	stdout, stderr bytes.Buffer
	status         int
	called         string
	fail           func(string) // is called if a command fails; if it is nil, t.Fatal is called
}

// play unpacks the files of a script and runs its commands.
func (w *world) play(script string) {
	commands := w.unpack(script)
	for i, line := range strings.Split(commands, "\n") {
		line = strings.TrimSpace(line)
		if line == "" || line[0] == '#' {
			continue
		}
		if err := w.command(line); err != nil {
			message := fmt.Sprintf("%s:%d: %s: %v\n(%s)\nstdout:\n%s\nstderr:\n%s", w.file, i+1, line, err, w.called, &w.stdout, &w.stderr)
			if w.fail == nil {
				w.Fatal(message)
			}
			w.fail(message)
			return
		}
	}
}

var fileLine = regexp.MustCompile(`(?m)^-- (\S+) --\n`)

// unpack writes the files of the script and returns its commands.
func (w *world) unpack(script string) string {
	script = strings.ReplaceAll(script, "$WORK", w.dir)
	places := fileLine.FindAllStringSubmatchIndex(script, -1)
	for i, m := range places {
		end := len(script)
		if i+1 < len(places) {
			end = places[i+1][0]
		}
		name := script[m[2]:m[3]]
		mode := os.FileMode(0o644)
		if strings.HasSuffix(name, "!") {
			name, mode = strings.TrimSuffix(name, "!"), 0o755
		}
		path := filepath.Join(w.dir, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			w.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(script[m[1]:end]), mode); err != nil {
			w.Fatal(err)
		}
	}
	if len(places) > 0 {
		return script[:places[0][0]]
	}
	return script
}

// command runs one line of a script.
func (w *world) command(line string) error {
	rest, not := strings.CutPrefix(line, "! ")
	name, rest, _ := strings.Cut(rest, " ")
	switch name {
	case "judge", "rejudge":
		w.called = line
		args := words(rest)
		if name == "judge" {
			args = append([]string{"-fresh"}, args...)
		}
		w.stdout.Reset()
		w.stderr.Reset()
		w.status = command(context.Background(), w.dir, args, &w.stdout, &w.stderr)
		return nil
	case "status":
		want, err := strconv.Atoi(rest)
		if err == nil && want != w.status {
			err = fmt.Errorf("the exit status is %d", w.status)
		}
		return err
	case "stdout", "stderr", "file":
		text := w.stdout.String()
		if name == "stderr" {
			text = w.stderr.String()
		}
		if name == "file" {
			name, rest, _ = strings.Cut(rest, " ")
			data, err := os.ReadFile(filepath.Join(w.dir, name))
			if err != nil {
				return err
			}
			text = string(data)
		}
		re, err := regexp.Compile("(?m)" + rest)
		if err == nil && re.MatchString(text) == not {
			err = fmt.Errorf("the text does not match, or must not match")
		}
		return err
	case "exists":
		_, err := os.Stat(filepath.Join(w.dir, rest))
		if (err == nil) == not {
			return fmt.Errorf("want the opposite of this result of Stat: %v", err)
		}
		return nil
	case "rm":
		return os.RemoveAll(filepath.Join(w.dir, rest))
	case "save":
		to, from, _ := strings.Cut(rest, " ")
		data, err := os.ReadFile(filepath.Join(w.dir, from))
		if err != nil {
			return err
		}
		return os.WriteFile(filepath.Join(w.dir, to), data, 0o644)
	case "need":
		for _, tool := range strings.Fields(rest) {
			switch tool {
			case "isolation":
				if missing := sandbox.Missing(); len(missing) > 0 {
					w.Skip("SKIPPED: ", missing)
				}
			case "limits":
				if runtime.GOOS != "linux" {
					w.Skip("SKIPPED: only Linux bounds the memory of compilers")
				}
			default:
				if _, err := exec.LookPath(tool); err != nil {
					w.Skip(err)
				}
			}
		}
		return nil
	}
	return fmt.Errorf("unknown command")
}

// words splits a line at blanks that are not inside single quotes.
func words(line string) []string {
	var list []string
	for i, part := range strings.Split(line, "'") {
		if i%2 == 1 {
			list = append(list, part)
		} else {
			list = append(list, strings.Fields(part)...)
		}
	}
	return list
}
