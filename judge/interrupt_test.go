//go:build linux

// This file interrupts the judge while programs run, and checks that no process and no file is left.

package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"syscall"
	"testing"
	"time"

	"oj/judge/internal/session"
)

// marker returns a new word for the command lines of processes that must not survive the judge. The tests
// find these processes by the word.
func marker(t *testing.T) string {
	return fmt.Sprintf("marker-%d-%d", os.Getpid(), time.Now().UnixNano())
}

// running returns the processes whose command line contains a word.
func running(t *testing.T, word string) []string {
	files, err := filepath.Glob("/proc/[0-9]*/cmdline")
	if err != nil {
		t.Fatal(err)
	}
	var list []string
	for _, f := range files {
		if data, err := os.ReadFile(f); err == nil && bytes.Contains(data, []byte(word)) {
			list = append(list, f+": "+strings.ReplaceAll(string(data), "\x00", " "))
		}
	}
	return list
}

// eventually waits until a condition is true. If it is still false after three minutes, the test fails.
func eventually(t *testing.T, what string, holds func() bool) {
	t.Helper()
	for end := time.Now().Add(3 * time.Minute); !holds(); time.Sleep(10 * time.Millisecond) {
		if time.Now().After(end) {
			t.Fatalf("never: %s", what)
		}
	}
}

func TestInterrupt(t *testing.T) {
	exe := judgeProgram(t)
	for _, sig := range []syscall.Signal{syscall.SIGINT, syscall.SIGTERM, syscall.SIGHUP, syscall.SIGKILL} {
		t.Run(sig.String(), func(t *testing.T) { interrupt(t, exe, sig) })
	}
}

// interrupt starts the judge with a program that starts further programs, sends the judge a signal, and checks that all
// processes end and that no file is left.
func interrupt(t *testing.T, exe string, sig syscall.Signal) {
	word := marker(t)
	dir, temp := t.TempDir(), t.TempDir()
	script := fmt.Sprintf("sh -c 'sleep 60; : %s' & (setsid sh -c 'sleep 60; : %s' &)\nsleep 60; : %s\n", word, word, word)
	writeFiles(t, dir, map[string]string{
		"problem.yaml": "", ".timelimit": "60", "data/secret/1.in": "", "data/secret/1.ans": "",
		"submissions/accepted/a.sh": "exit 0", "submissions/accepted/b.sh": script, "submissions/accepted/c.sh": "exit 0",
	})
	var out bytes.Buffer
	cmd := exec.Command(exe, "-j", "1", "-fresh", "-json", filepath.Join(dir, "r.json"), "-junit", filepath.Join(dir, "r.xml"), "-html", filepath.Join(dir, "r.html"), dir)
	cmd.Env = append(os.Environ(), "TMPDIR="+temp)
	cmd.Stdout, cmd.Stderr = &out, &out
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	eventually(t, "the programs start", func() bool { return len(running(t, word)) >= 2 })
	for range 2 { // some tools send signals twice
		if err := cmd.Process.Signal(sig); err != nil {
			t.Fatal(err)
		}
	}
	err := cmd.Wait()
	eventually(t, "no process is left: "+strings.Join(running(t, word), "; "), func() bool { return len(running(t, word)) == 0 })
	empty := func() bool { left, err := os.ReadDir(temp); return err == nil && len(left) == 0 }
	if sig == syscall.SIGKILL {
		eventually(t, "nothing is left on the disk", empty)
		return
	}
	if cmd.ProcessState.ExitCode() != session.ExitTrouble || !strings.Contains(out.String(), "judge: interrupted") {
		t.Errorf("%v, exit status %d:\n%s", err, cmd.ProcessState.ExitCode(), &out)
	}
	for _, want := range []string{`accepted/a\.sh .* 1/1 .* AC`, `1 program in .*: all as expected, but interrupted before 2 programs more ended`} {
		if !regexp.MustCompile(want).Match(out.Bytes()) {
			t.Errorf("the results so far are not printed; want %q in\n%s", want, &out)
		}
	}
	if strings.Contains(out.String(), "c.sh") {
		t.Errorf("a program that was not begun is listed:\n%s", &out)
	}
	for name, want := range map[string]string{
		"r.json": `"interrupted": true,(?s:.*)"name": "accepted/a.sh",(?s:.*)"verdict": "AC",(?s:.*)"name": "accepted/c.sh",(?s:.*)"verdict": "-",`,
		"r.xml":  `name="judge, interrupted: only a part was judged"(?s:.*)name="accepted/c.sh"`, "r.html": "The judge was interrupted: the page contains the results so far",
	} {
		if text, err := os.ReadFile(filepath.Join(dir, name)); err != nil || !regexp.MustCompile(want).Match(text) {
			t.Errorf("%s: %v, want %s in\n%s", name, err, want, text)
		}
	}
	if !empty() {
		t.Error("files are left on the disk")
	}
}

// TestInterruptedWait checks that one interrupt ends a judge that waits for data from a named pipe, and that no
// process or file is left.
func TestInterruptedWait(t *testing.T) {
	t.Parallel()
	dir, temp := t.TempDir(), t.TempDir()
	fifo := filepath.Join(dir, "old.json")
	if err := syscall.Mkfifo(fifo, 0o644); err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	cmd := exec.Command(judgeProgram(t), "-compare", fifo, dir)
	cmd.Env = append(os.Environ(), "TMPDIR="+temp)
	cmd.Stderr = &out
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	inTemp := func() int { left, _ := os.ReadDir(temp); return len(left) }
	eventually(t, "the judge has begun", func() bool { return inTemp() > 0 })

	if err := cmd.Process.Signal(os.Interrupt); err != nil {
		t.Fatal(err)
	}
	err := cmd.Wait()
	if cmd.ProcessState.ExitCode() != session.ExitTrouble || !strings.Contains(out.String(), "interrupted; exiting, because a step did not end") {
		t.Errorf("%v, exit status %d: %s", err, cmd.ProcessState.ExitCode(), &out)
	}
	eventually(t, "nothing is left on the disk", func() bool { return inTemp() == 0 })
}

// TestNobodyReads checks that the judge ends and leaves no process if the reader of its output ends early, as head
// does.
func TestNobodyReads(t *testing.T) {
	word := marker(t)
	dir, temp := t.TempDir(), t.TempDir()
	writeFiles(t, dir, map[string]string{
		"problem.yaml": "", ".timelimit": "600", "data/secret/1.in": "", "data/secret/1.ans": "",
		"submissions/accepted/a.sh": "exit 0", "submissions/accepted/b.sh": "sleep 600; : " + word,
	})
	r, w, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	r.Close()
	ctx, cancel := context.WithTimeout(t.Context(), 3*time.Minute)
	defer cancel()
	cmd := exec.CommandContext(ctx, judgeProgram(t), "-fresh", dir)
	cmd.Env = append(os.Environ(), "TMPDIR="+temp)
	cmd.Stdout = w
	err = cmd.Run()
	w.Close()
	if cmd.ProcessState.ExitCode() != session.ExitTrouble {
		t.Errorf("%v, exit status %d", err, cmd.ProcessState.ExitCode())
	}
	eventually(t, "no process is left: "+strings.Join(running(t, word), "; "), func() bool { return len(running(t, word)) == 0 })
	if left, err := os.ReadDir(temp); err != nil || len(left) > 0 {
		t.Errorf("left behind: %v %v", left, err)
	}
}

// TestPlayersEnd checks that a program may end before the referee has written everything. The broken pipe must not
// interrupt the judge.
func TestPlayersEnd(t *testing.T) {
	dir := t.TempDir()
	files := map[string]string{
		"problem.yaml": "validation: custom interactive\n", ".timelimit": "5",
		"output_validators/v.sh": "i=0; while [ $i -lt 2000 ]; do echo $i; i=$((i+1)); done; read word; exit 43\n",
	}
	for i := range 20 {
		files[fmt.Sprintf("data/secret/%d.in", i)], files[fmt.Sprintf("data/secret/%d.ans", i)] = "", ""
	}
	files["submissions/accepted/a.sh"] = "exit 0\n"
	writeFiles(t, dir, files)
	out, _ := exec.Command(judgeProgram(t), "-fresh", "-v", dir).CombinedOutput()
	if n := bytes.Count(out, []byte("  WA  secret/")); n != 20 || bytes.Contains(out, []byte("interrupted")) {
		t.Errorf("%d of 20 testcases were judged:\n%.2000s", n, out)
	}
}

// slowBuild returns a package whose only submission takes a minute to build. Several processes build it, and one of
// them leaves a temporary file.
func slowBuild(t *testing.T, word string) string {
	dir := t.TempDir()
	writeFiles(t, dir, map[string]string{
		"problem.yaml": "", ".timelimit": "60", "data/secret/1.in": "", "data/secret/1.ans": "",
		"submissions/accepted/a/run":   "#!/bin/sh\n",
		"submissions/accepted/a/build": "#!/bin/sh\nmktemp\nsh -c 'sleep 60; : " + word + "' &\nsleep 60; : " + word + "\n",
	})
	return dir
}

// TestInterruptBuild checks that compilers and their temporary files do not outlive the judge.
func TestInterruptBuild(t *testing.T) {
	exe := judgeProgram(t)
	for _, sig := range []syscall.Signal{syscall.SIGINT, syscall.SIGKILL} {
		word, temp := marker(t), t.TempDir()
		cmd := exec.Command(exe, "-fresh", slowBuild(t, word))
		cmd.Env = append(os.Environ(), "TMPDIR="+temp, "XDG_CACHE_HOME="+t.TempDir())
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		// The command lines of the shells contain the word, because they contain the text of the scripts.
		eventually(t, "the build starts", func() bool { return len(running(t, word)) >= 1 })
		if err := cmd.Process.Signal(sig); err != nil {
			t.Fatal(err)
		}
		cmd.Wait()
		eventually(t, "no process is left", func() bool { return len(running(t, word)) == 0 })
		eventually(t, "nothing is left on the disk", func() bool { left, err := os.ReadDir(temp); return err == nil && len(left) == 0 })
	}
}

// TestIgnoredSignals checks that the judge ignores a signal that was set to be ignored when the judge
// started, as nohup does. The build of the package ends only after the test has sent the signal, so the judge
// is still running then.
func TestIgnoredSignals(t *testing.T) {
	word, dir := marker(t), t.TempDir()
	writeFiles(t, dir, map[string]string{
		"problem.yaml": "", ".timelimit": "60", "data/secret/1.in": "", "data/secret/1.ans": "", "submissions/accepted/a/run": "#!/bin/sh\n",
		"submissions/accepted/a/build": "#!/bin/sh\nsh -c 'until [ -e sent ]; do sleep 0.05; done; : " + word + "'\n",
	})
	cmd := exec.Command("/bin/sh", "-c", `trap "" HUP; exec "$@"`, "sh", judgeProgram(t), "-fresh", dir)
	cmd.Env = append(os.Environ(), "TMPDIR="+t.TempDir(), "XDG_CACHE_HOME="+t.TempDir())
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	var builds []string
	eventually(t, "the build starts", func() bool { builds = running(t, word); return len(builds) > 0 })
	if err := cmd.Process.Signal(syscall.SIGHUP); err != nil {
		t.Error(err)
	}

	// Create the file "sent", for which the build script waits. The script can see only its working folder,
	// so the file must be in this folder.
	process, _, _ := strings.Cut(builds[0], "/cmdline: ")
	if err := os.WriteFile(process+"/cwd/sent", nil, 0o644); err != nil {
		t.Error(err)
		cmd.Process.Kill()
	}
	if err := cmd.Wait(); err != nil {
		t.Errorf("SIGHUP has ended the judge: %v", err)
	}
}

// TestFullDisk checks that the exit status is not 0 if the output cannot be written.
func TestFullDisk(t *testing.T) {
	full, err := os.OpenFile("/dev/full", os.O_WRONLY, 0)
	if err != nil {
		t.Skip("no device is always full here")
	}
	defer full.Close()
	var stderr strings.Builder
	cmd := exec.Command(judgeProgram(t), "-h")
	cmd.Stdout, cmd.Stderr = full, &stderr
	err = cmd.Run()
	var exit *exec.ExitError
	if !errors.As(err, &exit) || exit.ExitCode() != session.ExitTrouble || !strings.Contains(stderr.String(), "no space left") {
		t.Errorf("%v, standard error %q", err, &stderr)
	}
}
