package build

import (
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"oj/judge/internal/sandbox"
)

// TestHeaders checks that a compiler finds headers in the folders of CPLUS_INCLUDE_PATH, even if these are inside a
// hidden folder such as the user's home. If testlib.h is missing, the message must say where to get it, and the failure
// must not be cached.
func TestHeaders(t *testing.T) {
	if _, err := exec.LookPath("g++"); err != nil {
		t.Skip("g++ is not installed")
	}
	home := t.TempDir()
	sandbox.Hide(home)
	defer sandbox.Hide()

	source := filepath.Join(folder(t, map[string]string{"c.cpp": "#include <testlib.h>\nint main() { return STATUS; }\n"}), "c.cpp")
	b := &Builder{Run: sandbox.Run, Cache: t.TempDir(), Temp: t.TempDir(), Workers: 1}
	t.Setenv("CPLUS_INCLUDE_PATH", filepath.Join(home, "include"))
	build := func() *Artifact {
		list, err := b.Build(context.Background(), []Job{{Source: source}})
		if err != nil {
			t.Fatal(err)
		}
		return list[0]
	}

	if got := build().Failed; !strings.Contains(got, "download it from https://github.com/MikeMirzayanov/testlib") {
		t.Errorf("without the header: %s", got)
	}
	if err := os.MkdirAll(filepath.Join(home, "include"), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(home, "include", "testlib.h"), []byte("#define STATUS 0\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	if got := build().Failed; got != "" {
		t.Errorf("with the header: %s", got)
	}
}
