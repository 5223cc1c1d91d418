//go:build unix

package build

import (
	"context"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"syscall"
	"testing"
	"time"

	"oj/tools/shared/language"
)

// TestKilledWithChildren checks that the children of a compiler are killed with it. The compiler and its child are
// this test binary, and the child holds a lock as long as it lives.
func TestKilledWithChildren(t *testing.T) {
	dir := t.TempDir()
	exe, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	b := newBuilder(t)
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	go func() {
		for ctx.Err() == nil {
			time.Sleep(time.Millisecond)
			if _, err := os.Stat(filepath.Join(dir, "child runs")); err == nil {
				cancel()
			}
		}
	}()
	t.Setenv("BUILD_TEST_ROLE", "compiler")
	_, _, err = b.run(ctx, Job{}, language.Unknown, dir, []string{exe})
	if !errors.Is(err, context.Canceled) {
		t.Errorf("error %v", err)
	}
	lock, err := os.Open(filepath.Join(dir, "lock"))
	if err != nil {
		t.Fatal(err)
	}
	defer lock.Close()
	if err := syscall.Flock(int(lock.Fd()), syscall.LOCK_EX|syscall.LOCK_NB); err != nil {
		t.Errorf("the child survives: its lock: %v", err)
	}
}

func init() {
	roles["compiler"] = func() {
		cmd := exec.Command(os.Args[0])
		cmd.Env = append(os.Environ(), "BUILD_TEST_ROLE=child")
		cmd.Run()
	}
	roles["child"] = func() {
		lock, err := os.Create("lock")
		if err != nil || syscall.Flock(int(lock.Fd()), syscall.LOCK_EX) != nil || os.WriteFile("child runs", nil, 0o644) != nil {
			return
		}
		time.Sleep(10 * time.Minute)
	}
}
