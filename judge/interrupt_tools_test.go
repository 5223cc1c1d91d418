//go:build linux

// This file interrupts the judge and the tools before anything is judged, while they wait for another
// program: the go command, or a compiler.

package main

import (
	"bytes"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"oj/tools/shared/testing/program"
)

// slowProgram is a script that replaces a command such as go. It starts another process, leaves a temporary file, and
// runs for ten minutes unless it is killed.
const slowProgram = "#!/bin/sh\nmktemp >&2\nsh -c 'sleep 600; : WORD' &\nsleep 600; : WORD\n"

// tools builds the judge and some tools into one folder.
func tools(t *testing.T) (dir string) {
	dir = filepath.Dir(judgeProgram(t))
	for _, name := range []string{"bundle", "export", "stress", "submit"} {
		if err := os.Rename(program.Build(t, "oj/tools/"+name), filepath.Join(dir, name)); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

// TestInterruptBeforeJudging checks that signals end the commands while they wait for another program, and that no process
// and no file is left.
func TestInterruptBeforeJudging(t *testing.T) {
	const solution = "package main\n\nimport \"fmt\"\n\nfunc main() { fmt.Println(1) }\n"
	const slowGenerator = "testcases/gen/generators/stress.sh"
	files := map[string]string{
		"go.mod":                           "module x\n\ngo 1.22\n",
		"problems/sum/solution/main.go":    solution,
		"testcases/sum/problem.yaml":       "",
		"testcases/sum/data/sample/1.in":   "",
		"testcases/sum/data/sample/1.ans":  "1\n",
		"testcases/game/problem.yaml":      "validation: custom interactive\n",
		"testcases/game/.timelimit":        "1",
		"testcases/game/data/secret/1.in":  "",
		"testcases/game/data/secret/1.ans": "",

		slowGenerator:                             "",
		"testcases/gen/problem.yaml":              "",
		"testcases/gen/data/secret/1.in":          "",
		"testcases/gen/data/secret/1.ans":         "",
		"testcases/gen/submissions/accepted/a.sh": "exit 0\n",
		"testcases/gen/submissions/accepted/b.sh": "exit 0\n",

		"testcases/game/output_validators/referee.go":  solution,
		"testcases/game/generators/stress.go":          solution,
		"testcases/game/submissions/accepted/right.sh": "exit 0\n",
	}

	const interrupt, term, hup = syscall.SIGINT, syscall.SIGTERM, syscall.SIGHUP
	exes := tools(t)
	for _, c := range []struct {
		name    string
		command string
		slow    string // the program that slowProgram replaces: a file of the repository, or a command in PATH
		signals []syscall.Signal
	}{
		{"judge bundles", "judge -fresh sum", "go", []syscall.Signal{interrupt}},
		{"judge bundles, twice", "judge -fresh sum", "go", []syscall.Signal{interrupt, interrupt}},
		{"judge bundles, TERM", "judge -fresh sum", "go", []syscall.Signal{term}},
		{"judge bundles, HUP", "judge -fresh sum", "go", []syscall.Signal{hup}},
		{"judge builds the referee", "judge -kill -fresh testcases/game", "go", []syscall.Signal{interrupt}},
		{"bundle", "bundle -w sum", "go", []syscall.Signal{interrupt}},
		{"bundle, TERM", "bundle -w sum", "go", []syscall.Signal{term}},
		{"stress bundles", "stress sum", "go", []syscall.Signal{interrupt}},
		{"stress generates", "stress testcases/gen", slowGenerator, []syscall.Signal{interrupt}},
		{"stress generates, TERM", "stress testcases/gen", slowGenerator, []syscall.Signal{term}},
		{"export", "export sum", "go", []syscall.Signal{interrupt}},
		{"export, HUP", "export sum", "go", []syscall.Signal{hup}},
		{"submit", "submit -dry-run sum", "go", []syscall.Signal{interrupt}},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			dir, temp, bin, word := t.TempDir(), t.TempDir(), t.TempDir(), marker(t)
			writeFiles(t, dir, files)
			slow := strings.ReplaceAll(slowProgram, "WORD", word)
			place := filepath.Join(bin, c.slow)
			if c.slow == slowGenerator {
				place = filepath.Join(dir, c.slow)
			}
			if err := os.WriteFile(place, []byte(slow), 0o755); err != nil {
				t.Fatal(err)
			}

			// The caches are empty, so that the judge must run the go command.
			cache := t.TempDir()
			words := strings.Fields(c.command)
			cmd := exec.Command(filepath.Join(exes, words[0]), words[1:]...)
			cmd.Dir = dir
			cmd.Env = append(os.Environ(), "PATH="+bin+":"+os.Getenv("PATH"), "TMPDIR="+temp, "XDG_CACHE_HOME="+cache)
			var out bytes.Buffer
			cmd.Stdout, cmd.Stderr = &out, &out
			if err := cmd.Start(); err != nil {
				t.Fatal(err)
			}
			eventually(t, "the slow program starts", func() bool { return len(running(t, word)) >= 1 })

			for _, sig := range c.signals {
				if err := cmd.Process.Signal(sig); err != nil {
					t.Error(err)
				}
			}
			cmd.Wait()
			if status := cmd.ProcessState.ExitCode(); status <= 0 || strings.Contains(out.String(), "did not end") {
				t.Errorf("exit status %d: %s", status, &out)
			}
			eventually(t, "no process is left", func() bool { return len(running(t, word)) == 0 })
			eventually(t, "no temporary file is left", func() bool { left, err := os.ReadDir(temp); return err == nil && len(left) == 0 })
			after := 0
			filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
				if !d.IsDir() {
					after++
				}
				return err
			})
			if after != len(files) {
				t.Errorf("there are %d files, want %d", after, len(files))
			}
		})
	}
}
