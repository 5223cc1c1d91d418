package build

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"oj/judge/internal/sandbox"
)

// TestFullDisk checks that a full disk is an error of the judge, not a compile error. The test starts itself
// as a second process, which mounts a small disk in its own mount namespace. This needs root.
func TestFullDisk(t *testing.T) {
	needScripts(t)
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(self)
	cmd.Env = append(os.Environ(), "BUILD_TEST_ROLE=full disk", "FOLDER="+t.TempDir())
	cmd.SysProcAttr = &syscall.SysProcAttr{Unshareflags: syscall.CLONE_NEWNS}
	out, err := cmd.CombinedOutput()
	if err != nil {
		t.Skipf("SKIPPED: a disk cannot be mounted here: %v %s", err, out)
	}
	if !strings.Contains(string(out), "the disk is too full for the compiler") {
		t.Errorf("got %q", out)
	}
}

func init() {
	roles["full disk"] = func() {
		small, source := filepath.Join(os.Getenv("FOLDER"), "small"), filepath.Join(os.Getenv("FOLDER"), "source")
		for _, dir := range []string{small, source} {
			if err := os.Mkdir(dir, 0o755); err != nil {
				fmt.Println(err)
				return
			}
		}
		if err := syscall.Mount("tmpfs", small, "tmpfs", 0, "size=1m"); err != nil {
			fmt.Println(err)
			os.Exit(1)
		}
		script := "#!/bin/sh\nhead -c 4000000 /dev/full > \"$TMPDIR\"/file\n"
		os.WriteFile(filepath.Join(source, "build"), []byte(script), 0o755)
		os.WriteFile(filepath.Join(source, "run"), nil, 0o755)

		b := &Builder{Run: sandbox.Run, Cache: filepath.Join(os.Getenv("FOLDER"), "cache"), Temp: small}
		programs, err := b.Build(context.Background(), []Job{{Source: source}})
		fmt.Println(err)
		if err == nil {
			fmt.Println(programs[0].Failed)
		}
		sandbox.Close()
	}
}

// TestReadOnlyGoCache checks that Go programs are built without the user's build cache if its file system is read-only.
func TestReadOnlyGoCache(t *testing.T) {
	// Like a folder on a read-only file system, /proc/self belongs to the user, but nobody can create files
	// in it.
	t.Setenv("GOCACHE", "/proc/self")
	b := &Builder{Run: sandbox.Run, Cache: t.TempDir()}
	_, goCache, err := b.goEnv()
	if want := filepath.Join(b.Cache, "go-build"); goCache != want || err != nil {
		t.Errorf("Go's cache is %s, %v; want %s", goCache, err, want)
	}
}
