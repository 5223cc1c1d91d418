// This file tests the order in which programs are judged, and the error if generated files cannot be written.

package main

import (
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"oj/judge/internal/session"
)

// generatedWorld creates a module with one problem, whose solution prints 1, which is correct.
func generatedWorld(t *testing.T) *watched {
	w := &watched{t, t.TempDir(), &screen{}}
	w.save("go.mod", "module example\n\ngo 1.18\n")
	w.save("problems/a/solution/solution.go", solution("", "1"))
	for name, text := range map[string]string{"problem.yaml": "", ".timelimit": "5", "data/secret/1.in": "", "data/secret/1.ans": "1\n"} {
		w.save("testcases/a/"+name, text)
	}
	return w
}

// TestGoIsShownFirst checks that the row of main.go is printed before main.cpp has been compiled.
func TestGoIsShownFirst(t *testing.T) {
	gxx, err := exec.LookPath("g++")
	if err != nil {
		t.Skip(err)
	}
	w := generatedWorld(t)
	// The fake compiler below waits until the file "shown" exists. This file is in the compiler's own folder,
	// because the compiler can see no other folder.
	shown := filepath.Join(w.dir, "bin", "shown")
	w.save("bin/g++", "#!/bin/sh\nuntil [ -e "+shown+" ]; do sleep 0.05; done\nexec "+gxx+" \"$@\"\n")
	if err := os.Chmod(filepath.Join(w.dir, "bin", "g++"), 0o755); err != nil {
		t.Fatal(err)
	}
	t.Setenv("PATH", filepath.Join(w.dir, "bin")+string(os.PathListSeparator)+os.Getenv("PATH"))
	ended := make(chan int, 1)
	go func() { ended <- command(context.Background(), w.dir, []string{"-fresh"}, w.out, w.out) }()
	got := w.out.take(t, "AC\n")
	w.save("bin/shown", "")
	if status := <-ended; status != session.ExitOK {
		t.Errorf("status %d", status)
	}
	got += w.out.take(t, "all as expected")
	if !regexp.MustCompile(`(?s)a +main.go +Go .*a +main.cpp +C\+\+ .* AC\n`).MatchString(got) {
		t.Errorf("printed\n%s", got)
	}
}

// TestGeneratedFileCannotBeWritten checks that the judge fails if a generated file is out of date and cannot
// be written. It must not judge the old file.
func TestGeneratedFileCannotBeWritten(t *testing.T) {
	w := generatedWorld(t)
	if err := os.Symlink(filepath.Join(w.dir, "nowhere", "main.go"), filepath.Join(w.dir, "problems/a/main.go")); err != nil {
		t.Skip(err)
	}
	status := command(context.Background(), w.dir, []string{"a"}, w.out, w.out)
	got := w.out.take(t, "")
	if status != session.ExitTrouble || !strings.Contains(got, "problems/a/main.go: missing, run: go run ./tools/bundle -w a") || strings.Contains(got, " AC") {
		t.Errorf("status %d\n%s", status, got)
	}
}
