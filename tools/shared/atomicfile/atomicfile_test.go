//go:build unix

package atomicfile

import (
	"io/fs"
	"os"
	"os/signal"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"
)

func read(t *testing.T, name string) string {
	t.Helper()
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// alone fails the test unless the folder contains exactly the files with these names.
func alone(t *testing.T, dir string, names ...string) {
	t.Helper()
	entries, err := os.ReadDir(dir)
	must(t, err)
	var got []string
	for _, e := range entries {
		got = append(got, e.Name())
	}
	if strings.Join(got, " ") != strings.Join(names, " ") {
		t.Errorf("the folder contains %q, want %q", got, names)
	}
}

func TestModes(t *testing.T) {
	dir := t.TempDir()
	name := filepath.Join(dir, "x")
	defer syscall.Umask(syscall.Umask(0o027))
	must(t, Write(name, []byte("one")))

	// Because of the umask, the first Write created the file with the mode 0o640. Write must not change the mode of
	// an existing file.
	for _, mode := range []fs.FileMode{0o640, 0o755, 0o400} {
		if mode != 0o640 {
			must(t, os.Chmod(name, mode))
		}
		text := mode.String()
		must(t, Write(name, []byte(text)))
		info, err := os.Stat(name)
		must(t, err)
		if info.Mode().Perm() != mode || read(t, name) != text {
			t.Errorf("mode %v, want %v; text %q", info.Mode(), mode, read(t, name))
		}
	}
	alone(t, dir, "x")
}

func TestLinks(t *testing.T) {
	dir := t.TempDir()
	must(t, os.MkdirAll(filepath.Join(dir, "a", "b"), 0o755))
	must(t, os.WriteFile(filepath.Join(dir, "a", "x"), []byte("old"), 0o644))
	for link, to := range map[string]string{
		"l1": "a/x", "l2": "l1", "folder": "a/b", "up": "folder/../x", "new": "a/y", "abs": filepath.Join(dir, "a", "z"),
	} {
		must(t, os.Symlink(to, filepath.Join(dir, link)))
	}
	for _, c := range [][2]string{{"l2", "a/x"}, {"up", "a/x"}, {"new", "a/y"}, {"abs", "a/z"}} {
		must(t, Write(filepath.Join(dir, c[0]), []byte(c[0])))
		if got := read(t, filepath.Join(dir, c[1])); got != c[0] {
			t.Errorf("after writing %s: %s contains %q", c[0], c[1], got)
		}
		if info, err := os.Lstat(filepath.Join(dir, c[0])); err != nil || info.Mode()&fs.ModeSymlink == 0 {
			t.Errorf("%s is not a link any more: %v", c[0], err)
		}
	}
	must(t, os.Symlink("loop", filepath.Join(dir, "loop")))
	if err := Write(filepath.Join(dir, "loop"), nil); err == nil {
		t.Error("Write returns no error for a link to itself")
	}
}

func TestSameTextIsLeftAlone(t *testing.T) {
	name := filepath.Join(t.TempDir(), "x")
	must(t, Write(name, []byte("one")))
	past := time.Now().Add(-time.Hour).Truncate(time.Second)
	must(t, os.Chtimes(name, past, past))
	must(t, Write(name, []byte("one")))
	if info, err := os.Stat(name); err != nil || !info.ModTime().Equal(past) {
		t.Errorf("a file with the same content was written again: %v %v", info, err)
	}
}

func TestPipe(t *testing.T) {
	name := filepath.Join(t.TempDir(), "pipe")
	must(t, syscall.Mkfifo(name, 0o600))
	got := make(chan string)
	go func() {
		text, err := os.ReadFile(name)
		if err != nil {
			text = []byte(err.Error())
		}
		got <- string(text)
	}()
	must(t, Write(name, []byte("through")))
	if text := <-got; text != "through" {
		t.Errorf("read %q", text)
	}
}

// TestFailure: after a failure the old text is unchanged, and no other file is left.
func TestFailure(t *testing.T) {
	dir := t.TempDir()
	must(t, os.Mkdir(filepath.Join(dir, "folder"), 0o755))
	for _, name := range []string{"folder", "missing/x"} {
		if err := Write(filepath.Join(dir, name), []byte("x")); err == nil || !strings.Contains(err.Error(), name) {
			t.Errorf("%s: error %v", name, err)
		}
	}
	name := filepath.Join(dir, "x")
	must(t, os.WriteFile(name, []byte("old"), 0o644))
	f, err := Create(name)
	must(t, err)
	if _, err := f.WriteString("new"); err != nil || read(t, name) != "old" {
		t.Errorf("before Commit the file contains %q, error %v", read(t, name), err)
	}
	must(t, os.Remove(name))
	must(t, os.Mkdir(name, 0o755)) // make Commit fail, because a file cannot replace a folder
	if err := f.Commit(); err == nil {
		t.Error("Commit returns no error for a folder")
	}
	f.Discard()
	f.Discard()
	alone(t, dir, "folder", "x")
}

func TestCommit(t *testing.T) {
	dir := t.TempDir()
	f, err := Create(filepath.Join(dir, "x"))
	must(t, err)
	_, err = f.WriteString("new")
	must(t, err)
	must(t, f.Close()) // the caller may close the file before Commit
	must(t, f.Commit())
	f.Discard()
	if got := read(t, filepath.Join(dir, "x")); got != "new" {
		t.Errorf("got %q", got)
	}
	alone(t, dir, "x")
}

// TestInterrupt sends an interrupt to this process while Write waits for a reader of a pipe.
func TestInterrupt(t *testing.T) {
	name := filepath.Join(t.TempDir(), "pipe")
	must(t, syscall.Mkfifo(name, 0o600))
	r, err := os.OpenFile(name, os.O_RDWR, 0)
	must(t, err)
	defer r.Close()
	const size = 1 << 20 // larger than the buffer of a pipe
	arrived := make(chan os.Signal, 2)
	signal.Notify(arrived, syscall.SIGHUP)
	defer signal.Stop(arrived)
	done := make(chan error)
	go func() { done <- Write(name, make([]byte, size)) }()
	buf := make([]byte, 1<<16)
	for left := size; left > 0; {
		n, err := r.Read(buf)
		must(t, err)
		if left == size {
			must(t, syscall.Kill(os.Getpid(), syscall.SIGHUP))
			<-arrived
		}
		left -= n
	}
	must(t, <-done)
	<-arrived // after writing the text, Write sends the delayed interrupt again, so the channel gets it twice
}
