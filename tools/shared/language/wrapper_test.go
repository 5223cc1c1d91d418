//go:build unix

package language

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestWrapper checks that Find returns the interpreter behind a wrapper, or the wrapper itself if it prints no path.
func TestWrapper(t *testing.T) {
	for _, behind := range []string{"interpreter", ""} {
		dir := t.TempDir()
		wrapper, interpreter := filepath.Join(dir, "python3"), filepath.Join(dir, "interpreter")
		want, printed := wrapper, ""
		if behind != "" {
			want, printed = interpreter, interpreter
		}
		for file, text := range map[string]string{wrapper: "#!/bin/sh\necho " + printed + "\n", interpreter: "#!/bin/sh\n"} {
			if err := os.WriteFile(file, []byte(text), 0o755); err != nil {
				t.Fatal(err)
			}
		}
		t.Setenv("PATH", dir)

		tool, err := ByID("python").Find(t.Context())
		if err != nil || tool.Path != want || !strings.HasPrefix(tool.Identity, want+" ") {
			t.Errorf("got %+v, %v; want %s", tool, err, want)
		}
	}
}
