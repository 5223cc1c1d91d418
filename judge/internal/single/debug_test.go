package single

import (
	"os"
	"path/filepath"
	"testing"
)

// TestFirstFunction checks that debugging begins in function solve if the program uses scan.Main, and otherwise in
// main.
func TestFirstFunction(t *testing.T) {
	dir := t.TempDir()
	write := func(name, text string) {
		if err := os.WriteFile(filepath.Join(dir, name), []byte("package main\n\n"+text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	write("solution.go", "func main() { scan.Main(solve) }\n")
	write("read.go", "func solve() {}\n")

	for source, want := range map[string]string{
		dir:                               "main.solve",
		filepath.Join(dir, "solution.go"): "main.main",
		filepath.Join(dir, "read.go"):     "main.solve",
		filepath.Join(dir, "missing.go"):  "main.main",
	} {
		if got := firstFunction(source); got != want {
			t.Errorf("%s: %s, want %s", source, got, want)
		}
	}
}
