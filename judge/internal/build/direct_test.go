package build

import (
	"context"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
)

// TestDirect: once the go command has built a program, others that import no more than that are built
// without it, and are the same programs.
func TestDirect(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("only on Linux")
	}
	b := newBuilder(t)
	write := func(text string) string {
		return filepath.Join(folder(t, map[string]string{"main.go": "package main\n\n" + text}), "main.go")
	}
	// Before Go 1.21 panic(nil) could not be told from no panic, and programs of then see it so for ever.
	const panics = "import (\n\t\"fmt\"\n\t\"strings\"\n)\n\nfunc main() {\n\tdefer func() { fmt.Println(recover() == nil, strings.ToUpper(\"a\")) }()\n\tpanic(nil)\n}\n"
	for _, c := range []struct{ level, want string }{{"1.18", "true A"}, {"", "false A"}} {
		slow := build(t, b, Job{Source: write(panics), GoLang: c.level})[0]
		goTool, err := b.tool(context.Background(), LanguageByID("go"))
		if err != nil {
			t.Fatal(err)
		}
		without := &Builder{Cache: b.Cache, Temp: b.Temp, tools: map[string]tool{
			"Go": {path: "/bin/false", identity: goTool.identity}, // which builds nothing
		}}
		fast := build(t, without, Job{Source: write(panics + "\n// another one\n"), GoLang: c.level})[0]
		for _, p := range []*Program{slow, fast} {
			if got := prints(t, p); got != c.want {
				t.Errorf("go %q: it prints %q, want %q", c.level, got, c.want)
			}
		}
		for why, text := range map[string]string{
			"another package":         "import \"container/heap\"\n\nvar _ = heap.Init\n\nfunc main() {}\n",
			"a directive":             "//go:debug panicnil=1\n\nfunc main() {}\n",
			"a package of the system": "import \"internal/bytealg\"\n\nfunc main() { println(bytealg.MaxLen) }\n",
			"a mistake":               "func main() { x := 1 }\n",
		} {
			if p := build(t, without, Job{Source: write(text), GoLang: c.level})[0]; p.Failed == "" {
				t.Errorf("%s: was built without the go command", why)
			}
		}
	}
	// What cannot be understood is overlooked, and what has vanished is noticed.
	files, err := filepath.Glob(filepath.Join(b.Cache, "toolchain-*"))
	if err != nil || len(files) != 2 {
		t.Fatalf("%q, %v; want two files", files, err)
	}
	for _, damage := range []func(text string) string{
		func(text string) string { return "nonsense" },
		func(text string) string { return strings.ReplaceAll(text, "=/", "=/gone/") },
		func(text string) string { return strings.Replace(text, "/tool/", "/no/tool/", 1) },
	} {
		for _, file := range files {
			data, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(file, []byte(damage(string(data))), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		source := write(panics + "\n// " + t.TempDir() + "\n")
		if got := prints(t, build(t, b, Job{Source: source, GoLang: "1.18"})[0]); got != "true A" {
			t.Errorf("with a damaged file it prints %q", got)
		}
	}
}
