//go:build !windows

package build

import (
	"context"
	"os"
	"path/filepath"
	"testing"

	"oj/judge/internal/sandbox"
)

// TestPyPy checks that PyPy runs a Python program if the job asks for it and PyPy is installed, and that
// Artifact.Lang then names PyPy.
func TestPyPy(t *testing.T) {
	tools := t.TempDir()
	pypy := filepath.Join(tools, "pypy3")
	script := "#!/bin/sh\n[ \"$1\" != -c ] || echo " + pypy + "\n" // a fake PyPy: it prints its path, and accepts every source
	source := filepath.Join(t.TempDir(), "a.py")
	for name, text := range map[string]string{pypy: script, source: "print(1)\n"} {
		if err := os.WriteFile(name, []byte(text), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	system := os.Getenv("PATH")

	for _, c := range []struct {
		path      string
		wanted    bool
		name      string
		isStarted bool
	}{
		{tools + ":" + system, true, "PyPy 3", true},
		{tools + ":" + system, false, "Python 3", false},
	} {
		t.Setenv("PATH", c.path)
		b := &Builder{Run: sandbox.Run, Cache: t.TempDir(), Temp: t.TempDir(), Workers: 1}
		programs, err := b.Build(context.Background(), []Job{{Source: source, PyPy: c.wanted}})
		if err != nil || !programs[0].Ready() {
			t.Fatalf("%v, %+v", err, programs[0])
		}
		started := programs[0].Args(0)[0]
		if programs[0].Lang.Name != c.name || (started == pypy) != c.isStarted {
			t.Errorf("job.PyPy %v: got the language %s, started by %s", c.wanted, programs[0].Lang.Name, started)
		}
	}

	t.Setenv("PATH", filepath.Dir(pypy)+"-nothing")
	b := &Builder{Run: sandbox.Run, Cache: t.TempDir(), Temp: t.TempDir(), Workers: 1}
	programs, err := b.Build(context.Background(), []Job{{Source: source, PyPy: true}})
	if err != nil || programs[0].Lang.Name != "Python 3" {
		t.Errorf("without PyPy: %v, %s", err, programs[0].Lang.Name)
	}
}
