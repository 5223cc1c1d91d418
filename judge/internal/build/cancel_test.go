package build

import (
	"context"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"

	"oj/judge/internal/sandbox"
)

// TestKilledWithChildren: what a compiler has started ends with it. The compiler is this test itself, and
// so is its child, which would make a file in the end.
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
	_, err = b.run(ctx, bounds{time: time.Minute}, dir, []string{"BUILD_TEST_ROLE=compiler"}, nil, exe)
	if !errors.Is(err, context.Canceled) {
		t.Errorf("error %v", err)
	}
	if err := os.WriteFile(filepath.Join(dir, "was killed"), nil, 0o644); err != nil {
		t.Fatal(err)
	}
	time.Sleep(300 * time.Millisecond)
	if _, err := os.Stat(filepath.Join(dir, "child survived")); err == nil {
		t.Error("the child survives")
	}
}

// TestMain lets the test's own program be a compiler and its child.
func TestMain(m *testing.M) {
	sandbox.Init()
	switch os.Getenv("BUILD_TEST_ROLE") {
	case "compiler":
		cmd := exec.Command(os.Args[0])
		cmd.Env = append(os.Environ(), "BUILD_TEST_ROLE=child")
		if cmd.Run() != nil {
			os.Exit(1)
		}
	case "child":
		os.WriteFile("child runs", nil, 0o644)
		for end := time.Now().Add(20 * time.Second); time.Now().Before(end); time.Sleep(10 * time.Millisecond) {
			if _, err := os.Stat("was killed"); err == nil {
				os.WriteFile("child survived", nil, 0o644)
				return
			}
		}
	default:
		status := m.Run()
		sandbox.Close()
		os.Exit(status)
	}
}
