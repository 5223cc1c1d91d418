package command

import (
	"archive/zip"
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestModuleCache bundles a program that imports a package from the module cache. The go command downloads it
// from a proxy that is a local folder.
func TestModuleCache(t *testing.T) {
	dir := t.TempDir()
	proxy := filepath.Join(dir, "proxy", "example.com", "other", "@v")
	mod := "module example.com/other\n\ngo 1.20\n"
	writeFile(t, filepath.Join(proxy, "list"), "v1.0.0\n")
	writeFile(t, filepath.Join(proxy, "v1.0.0.info"), `{"Version":"v1.0.0"}`)
	writeFile(t, filepath.Join(proxy, "v1.0.0.mod"), mod)
	writeFile(t, filepath.Join(proxy, "v1.0.0.zip"), zipped(t, map[string]string{
		"example.com/other@v1.0.0/go.mod":       mod,
		"example.com/other@v1.0.0/lib/lib.go":   "package lib\n\n// Twice doubles.\nfunc Twice(n int) int { return 2 * n }\n",
		"example.com/other@v1.0.0/lib/extra.go": "package lib\n\nfunc Unused() {}\n",
	}))
	main := filepath.Join(dir, "m")
	writeFile(t, filepath.Join(main, "go.mod"), "module example.com/m\n\ngo 1.20\n\nrequire example.com/other v1.0.0\n")
	writeFile(t, filepath.Join(main, "main.go"), "package main\n\nimport \"example.com/other/lib\"\n\nfunc main() { println(lib.Twice(4)) }\n")
	t.Setenv("GOPROXY", "file://"+filepath.ToSlash(filepath.Join(dir, "proxy")))
	t.Setenv("GOMODCACHE", filepath.Join(dir, "cache"))
	t.Setenv("GOSUMDB", "off")
	t.Setenv("GOFLAGS", "-mod=mod -modcacherw")
	stdout, stderr, status := runIn(t, main, ".")
	if status != 0 || !strings.Contains(stdout, "// lib.Twice: doubles; example.com/other/lib/lib.go") || strings.Contains(stdout, "Unused") {
		t.Errorf("exit status %d\n%s%s", status, stderr, stdout)
	}
	if _, err := os.Stat(filepath.Join(dir, "cache", "example.com", "other@v1.0.0")); err != nil {
		t.Error(err)
	}
}

func zipped(t *testing.T, files map[string]string) string {
	t.Helper()
	var b bytes.Buffer
	w := zip.NewWriter(&b)
	for name, text := range files {
		f, err := w.Create(name)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := f.Write([]byte(text)); err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return b.String()
}
