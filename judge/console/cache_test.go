package console

import (
	"os"
	"path/filepath"
	"testing"
)

// TestCacheBehindLink checks that the folder of the cache has no links, because compilers see only its real path.
func TestCacheBehindLink(t *testing.T) {
	dir, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	link := filepath.Join(dir, "link")
	if err := os.Mkdir(filepath.Join(dir, "real"), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink("real", link); err != nil {
		t.Skip("SKIPPED: no symbolic links here: ", err)
	}
	t.Setenv("XDG_CACHE_HOME", link)
	t.Setenv("HOME", link)
	t.Setenv("LocalAppData", link)
	if got := Cache(t.TempDir()); len(got) < len(dir) || got[:len(filepath.Join(dir, "real"))] != filepath.Join(dir, "real") {
		t.Errorf("the cache is in %s, want it in %s", got, filepath.Join(dir, "real"))
	}
}
