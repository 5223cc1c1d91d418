package build

import (
	"context"
	"debug/buildinfo"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"oj/judge/internal/sandbox"
	"oj/tools/shared/language"
	"oj/tools/shared/testing/full"
)

// hello holds a program in each language. Each program prints "hello". Most programs consist of two files, to
// check that a build uses all files of a program.
var hello = map[string]map[string]string{
	"go":      {"main.go": "package main\n\nfunc main() { print(text) }\n", "text.go": "package main\n\nconst text = \"hello\"\n", "x_test.go": "broken"},
	"c":       {"main.c": "#include <stdio.h>\n#include \"text.h\"\nint main(void) { puts(TEXT); return 0; }\n", "text.h": "#define TEXT \"hello\"\n"},
	"cpp":     {"main.cpp": "#include <cstdio>\nextern const char *text;\nint main() { std::puts(text); }\n", "text.cc": "extern const char *text;\nconst char *text = \"hello\";\n"},
	"python":  {"main.py": "from text import text\nprint(text)\n", "text.py": "text = 'hello'\n"},
	"java":    {"Main.java": "public class Main { public static void main(String[] a) { System.out.println(Text.text); } }\n", "Text.java": "class Text { static String text = \"hello\"; }\n"},
	"kotlin":  {"main.kt": "fun main() { println(text) }\n", "text.kt": "const val text = \"hello\"\n"},
	"rust":    {"main.rs": "mod text;\nfn main() { println!(\"{}\", text::TEXT); }\n", "text.rs": "pub const TEXT: &str = \"hello\";\n"},
	"js":      {"main.js": "const text = require('./text.js')\nconsole.log(text)\n", "text.js": "module.exports = 'hello'\n"},
	"cs":      {"main.cs": "class Player { static void Main() { System.Console.WriteLine(Words.text); } }\n", "text.cs": "class Words { public static string text = \"hello\"; }\n"},
	"php":     {"main.php": "<? include 'text.php'; echo $text;\n", "text.php": "<?php $text = 'hello';\n"},
	"ruby":    {"main.rb": "require_relative 'text'\nputs TEXT\n", "text.rb": "TEXT = 'hello'\n"},
	"lua":     {"main.lua": "print('hello')\n"},
	"perl":    {"main.pl": "use strict; print \"hello\\n\";\n"},
	"pascal":  {"main.pas": "begin writeln('hello'); end.\n"},
	"haskell": {"main.hs": "import Text\nmain = putStrLn text\n", "Text.hs": "module Text where\ntext = \"hello\"\n"},
	"ocaml":   {"main.ml": "let () = print_endline \"hello\"\n"},
	"swift":   {"main.swift": "print(\"hello\")\n"},
	"dart":    {"main.dart": "void main() { print('hello'); }\n"},
	"shell":   {"main.sh": "echo hello\n"},
	"script":  {"build": "#!/bin/sh\necho 'echo hello' > made\n", "run": "#!/bin/sh\nsh \"$(dirname \"$0\")/made\"\n"},
}

// roles holds the functions that this test binary can run instead of the tests. The environment variable
// BUILD_TEST_ROLE chooses one of them, so that a test can start the binary as another program.
var roles = map[string]func(){}

func TestMain(m *testing.M) {
	sandbox.Init()
	passed = append(passed, "BUILD_TEST_ROLE")
	if role := roles[os.Getenv("BUILD_TEST_ROLE")]; role != nil {
		role()
		return
	}
	status := m.Run()
	sandbox.Close()
	os.Exit(status)
}

// folder writes files into a new folder and returns its path.
func folder(t *testing.T, files map[string]string) string {
	dir := t.TempDir()
	for name, text := range files {
		path := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

func newBuilder(t *testing.T) *Builder {
	return &Builder{Run: sandbox.Run, Cache: filepath.Join(t.TempDir(), "cache"), Temp: t.TempDir()}
}

func build(t *testing.T, b *Builder, jobs ...Job) []*Artifact {
	t.Helper()
	progs, err := b.Build(context.Background(), jobs)
	if err != nil {
		t.Fatal(err)
	}
	return progs
}

// prints runs a program and returns its standard output and standard error.
func prints(t *testing.T, p *Artifact) string {
	t.Helper()
	if !p.Ready() {
		t.Fatalf("not built: %s%s", p.Skipped, p.Failed)
	}
	args := p.Args(256 << 20)
	out, err := exec.Command(args[0], args[1:]...).CombinedOutput()
	if err != nil {
		t.Errorf("%q: %v", args, err)
	}
	return strings.TrimSpace(string(out))
}

func TestLanguages(t *testing.T) {
	b := newBuilder(t)
	var jobs []Job
	var ids []string
	for id, files := range hello {
		ids = append(ids, id)
		jobs = append(jobs, Job{Source: folder(t, files)})
	}
	for i, p := range build(t, b, jobs...) {
		if p.Lang.ID != ids[i] {
			t.Errorf("the language of the %s program is detected as %s", ids[i], p.Lang.ID)
		}
		if p.Skipped != "" {
			t.Logf("%s skipped: %s", ids[i], p.Skipped)
			continue
		}
		if got := prints(t, p); got != "hello" {
			t.Errorf("%s prints %q", ids[i], got)
		}
	}
}

// needShell skips a test if the system has no shell.
func needShell(t *testing.T) {
	t.Helper()
	if _, err := exec.LookPath("sh"); err != nil {
		t.Skip("no shell here")
	}
}

// needScripts skips a test if the system cannot run build and run scripts.
func needScripts(t *testing.T) {
	t.Helper()
	if runtime.GOOS == "windows" {
		t.Skip("no scripts on Windows")
	}
}

// TestManyGo builds Go programs with and without errors at the same time. Each program with an error must get
// the compiler's messages about this program.
func TestManyGo(t *testing.T) {
	b := newBuilder(t)
	sources := map[string]string{
		"good": "package main\n\nfunc main() { print(\"good\") }\n", "type": "package main\n\nfunc main() { x := 1 }\n",
		"syntax": "package main\n\nfunc main() {\n", "import": "package main\n\nimport \"no/such\"\n\nfunc main() { such.X() }\n",
		"library": "package library\n", "ignored": "//go:build ignore\n\npackage main\n\nfunc main() { print(\"ignored\") }\n",
		"newer": "package main\n\nfunc main() { for range 3 { } }\n", "generic": "package main\n\nfunc f[T any](T) {}\n\nfunc main() { f(1) }\n",
		"seed": "package main\n\nimport \"math/rand\"\n\nfunc main() { rand.Seed(1); print(rand.Intn(100)) }\n",
	}
	want := map[string]string{
		"type": "main.go:3:15: declared and not used: x", "syntax": "main.go:4:1: syntax error", "import": "package no/such is not in std",
		"library": "is it package main?", "newer": "requires go1.22",
	}
	var jobs []Job
	var names []string
	for name, text := range sources {
		names = append(names, name)
		jobs = append(jobs, Job{Source: filepath.Join(folder(t, map[string]string{"main.go": text}), "main.go"), Std: "go1.18"})
	}
	for range 2 { // in the second iteration, the programs come from the cache
		for i, p := range build(t, b, jobs...) {
			if text := want[names[i]]; text == "" && !p.Ready() {
				t.Errorf("%s is not built: %s", names[i], p.Failed)
			} else if text != "" && !strings.Contains(p.Failed, text) {
				t.Errorf("%s: got %q, want %q in it", names[i], p.Failed, text)
			}
			if strings.Contains(p.Failed, "p00") {
				t.Errorf("%s: the message names a temporary file: %s", names[i], p.Failed)
			}
			if names[i] == "ignored" && prints(t, p) != "ignored" {
				t.Error("a file with a build constraint does not run")
			}
			if names[i] == "seed" && prints(t, p) != "81" {
				t.Error("the library does not behave as that of Go 1.18")
			}
		}
	}
}

// TestGoSettings checks that the user's settings for the go command have no effect on builds.
func TestGoSettings(t *testing.T) {
	for name, value := range map[string]string{"GOFLAGS": "-nonsense", "GO111MODULE": "off", "GOOS": "plan9", "GOWORK": "/no/such/go.work"} {
		t.Setenv(name, value)
	}
	if got := prints(t, build(t, newBuilder(t), Job{Source: folder(t, hello["go"])})[0]); got != "hello" {
		t.Errorf("it prints %q", got)
	}
}

// TestCopy checks that Copy replaces files, follows symlinks, keeps executable files executable, and skips hidden
// files.
func TestCopy(t *testing.T) {
	from := folder(t, map[string]string{"tool": "new", ".hidden": "x"})
	if err := os.MkdirAll(filepath.Join(from, "deep", "er"), 0o755); err != nil {
		t.Fatal(err)
	}
	if os.WriteFile(filepath.Join(from, "deep", "er", "data"), []byte("data"), 0o600) != nil || os.Symlink("deep/er/data", filepath.Join(from, "link")) != nil {
		t.Skip("no links here")
	}
	for inside, in := range map[bool]string{true: ".", false: filepath.Base(from)} {
		to := t.TempDir()
		os.MkdirAll(filepath.Join(to, in), 0o755)
		if err := os.WriteFile(filepath.Join(to, in, "tool"), []byte("old"), 0o444); err != nil {
			t.Fatal(err)
		}
		if err := Copy(to, inside, from, filepath.Join(from, "link")); err != nil {
			t.Fatal(err)
		}
		got := map[string]string{}
		filepath.WalkDir(to, func(path string, d fs.DirEntry, err error) error {
			if info, err := d.Info(); err == nil && !d.IsDir() {
				text, _ := os.ReadFile(path)
				rel, _ := filepath.Rel(filepath.Join(to, in), path)
				got[filepath.ToSlash(rel)] = fmt.Sprint(string(text), " ", info.Mode()&0o111 != 0 || runtime.GOOS == "windows")
			}
			return nil
		})
		want := map[string]string{"tool": "new true", "deep/er/data": "data false", "link": "data false"}
		if !inside {
			want["../link"] = "data false"
		}
		if runtime.GOOS != "windows" && !maps.Equal(got, want) {
			t.Errorf("inside %v: %q, want %q", inside, got, want)
		}
	}
	if err := Copy(t.TempDir(), true, filepath.Join(from, "none")); err == nil {
		t.Error("Copy returns no error for a missing file")
	}
}

// TestCache checks that equal content is built only once, and that other content, flags or names are built separately.
func TestCache(t *testing.T) {
	needShell(t)
	b := newBuilder(t)
	text := "echo $0\n"
	one, two := folder(t, map[string]string{"a.sh": text}), folder(t, map[string]string{"a.sh": text})
	keys, built := []string{}, atomic.Int32{}
	b.Workers, b.Log = 3, func(string, ...any) { built.Add(1) }
	for _, p := range build(t, b,
		Job{Source: filepath.Join(one, "a.sh")}, Job{Source: filepath.Join(two, "a.sh")},
		Job{Source: filepath.Join(folder(t, map[string]string{"b.sh": text}), "b.sh")},
		Job{Source: filepath.Join(folder(t, map[string]string{"a.sh": text + "\n"}), "a.sh")},
		Job{Source: filepath.Join(one, "a.sh"), Std: "c++11"},
	) {
		keys = append(keys, p.Key)
	}
	if keys[0] != keys[1] {
		t.Error("equal sources have different keys")
	}
	slices.Sort(keys)
	if n := len(slices.Compact(keys)); n != 4 {
		t.Errorf("%d keys, want 4", n)
	}
	build(t, b, Job{Source: filepath.Join(two, "a.sh")})
	if n := built.Load(); n != 4 {
		t.Errorf("%d programs are built, want 4", n)
	}
	entries, err := os.ReadDir(b.Cache)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		if strings.HasPrefix(e.Name(), "building-") {
			t.Errorf("left in the cache: %s", e.Name())
		}
	}
}

// TestDamage checks that a damaged cache entry is not used.
func TestDamage(t *testing.T) {
	needShell(t)
	b := newBuilder(t)
	built := 0
	b.Log = func(string, ...any) { built++ }
	job := Job{Source: filepath.Join(folder(t, map[string]string{"a.sh": "echo hello\n"}), "a.sh")}
	for i, text := range []string{"", "\nchecksum 00000001", "refused\n", "unchanged"} {
		p := build(t, b, job)[0]
		if prints(t, p) != "hello" || built != i+1 {
			t.Errorf("before %q: built %d times, want %d", text, built, i+1)
		}
		if text == "unchanged" {
			break
		}
		if err := os.WriteFile(filepath.Join(p.Dir, recordFile), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if build(t, b, job); built != 4 {
		t.Errorf("built %d times, want 4", built)
	}
}

// TestNoSpace checks that a build is tried again after the compiler has reported a full disk, because the disk may
// have room later.
func TestNoSpace(t *testing.T) {
	needScripts(t)
	b := newBuilder(t)
	built := 0
	b.Log = func(string, ...any) { built++ }
	job := Job{Source: folder(t, map[string]string{"build": "#!/bin/sh\necho No space left on device\nexit 1\n", "run": ""})}
	for range 2 {
		if p := build(t, b, job)[0]; !strings.Contains(p.Failed, "No space left") {
			t.Errorf("%+v", p)
		}
	}
	if built != 2 {
		t.Errorf("built %d times, want 2", built)
	}
}

// TestPlantedLinks: a build script leaves symbolic links where the judge writes next, or takes its own folder away. No file
// of the user changes, and the program is refused or runs.
func TestPlantedLinks(t *testing.T) {
	needScripts(t)
	home := t.TempDir()
	victim := filepath.Join(home, "precious")
	if err := os.WriteFile(victim, []byte("precious"), 0o600); err != nil {
		t.Fatal(err)
	}
	link := "ln -s '" + victim + "' "
	for _, script := range []string{
		link + ".built",
		link + ".space; echo No space left on device; exit 1",
		"here=$(pwd -P); cd ..; rm -rf ./*; ln -s '" + home + "' \"$here\"",
		"here=$(pwd -P); cd ..; mv \"$here\" away",
		"rm -rf \"$(pwd -P)\"",
	} {
		job := Job{Source: folder(t, map[string]string{"build": "#!/bin/sh\n" + script + "\n", "run": "#!/bin/sh\necho hello\n"})}
		b := newBuilder(t)
		for range 2 { // the second time, the result comes from the cache
			p := build(t, b, job)[0]
			if info, err := os.Lstat(p.Dir); err == nil && !info.IsDir() {
				t.Errorf("%s: the cache contains %v", script, info.Mode())
			}
			if p.Failed == "" && prints(t, p) != "hello" {
				t.Errorf("%s: prints %q", script, prints(t, p))
			}
		}
		if text, err := os.ReadFile(victim); string(text) != "precious" {
			t.Errorf("%s: the user's file is %.60q (%v)", script, text, err)
		}
		if entries, err := os.ReadDir(home); len(entries) != 1 {
			t.Errorf("%s: the user's folder contains %v (%v)", script, entries, err)
		}
	}
}

func TestCompileErrors(t *testing.T) {
	b := newBuilder(t)
	for name, text := range map[string]string{
		"x.c": "int main(void) { return y; }", "x.cpp": "int main() { return y; }", "x.py": "if:", "x.sh": "if then",
		"X.java": "class X { int main() { return y; } public static void main(String[] a) {} }", "x.rs": "fn main() { y }",
	} {
		p := build(t, b, Job{Source: filepath.Join(folder(t, map[string]string{name: text}), name)})[0]
		if p.Skipped == "" && (p.Failed == "" || strings.Contains(p.Failed, "building-")) {
			t.Errorf("%s: message %q", name, p.Failed)
		}
	}
}

// TestMessagesElsewhere checks that a cached compile error names the source of the current job.
func TestMessagesElsewhere(t *testing.T) {
	b := newBuilder(t)
	for _, text := range []string{"package main\n\nfunc main() { x := 1 }\n", "package library\n"} {
		for range 2 {
			file, other := filepath.Join(folder(t, map[string]string{"main.go": text}), "main.go"), filepath.Join(folder(t, map[string]string{"main.go": text}), "main.go")
			p := build(t, b, Job{Source: file}, Job{Source: other})
			if !strings.HasPrefix(p[0].Failed, file+":") || !strings.HasPrefix(p[1].Failed, other+":") {
				t.Errorf("%s and %s do not compile: %q, %q", file, other, p[0].Failed, p[1].Failed)
			}
		}
	}
}

// TestNames checks that a source may have any name if the job states its language.
func TestNames(t *testing.T) {
	b := newBuilder(t)
	for id, text := range map[string]string{
		"go": "package main\n\nfunc main() { print(\"hello\") }\n", "c": "int puts(const char *);\nint main(void) { puts(\"hello\"); return 0; }\n", "shell": "echo hello\n",
		"rust": "fn main() { println!(\"hello\"); }\n", "java": "public class bot { public static void main(String[] a) { System.out.println(\"hello\"); } }\n",
	} {
		for _, name := range []string{"bot", "bot.txt"} {
			p := build(t, b, Job{Source: filepath.Join(folder(t, map[string]string{name: text}), name), Lang: id})[0]
			if p.Skipped == "" && prints(t, p) != "hello" {
				t.Errorf("%s in %s does not print hello", id, name)
			}
		}
	}
}

// TestOddNames builds a folder through a symlink. The folder contains a file with a name that is not valid UTF-8.
func TestOddNames(t *testing.T) {
	needShell(t)
	dir, link := folder(t, hello["shell"]), filepath.Join(t.TempDir(), "link")
	if os.WriteFile(filepath.Join(dir, "gr\xf6\xdfe.txt"), nil, 0o644) != nil || os.Symlink(dir, link) != nil {
		t.Skip("no such names or links here")
	}
	if p := build(t, newBuilder(t), Job{Source: link})[0]; prints(t, p) != "hello" {
		t.Error("it does not print hello")
	}
}

func TestUnknown(t *testing.T) {
	b := newBuilder(t)
	p := build(t, b, Job{Source: folder(t, map[string]string{"readme.txt": "x"})})[0]
	if p.Skipped != "no known language" {
		t.Errorf("%+v", p)
	}
	if p := build(t, b, Job{Source: t.TempDir()})[0]; p.Skipped != "no known language" {
		t.Errorf("an empty folder: %+v", p)
	}
	if _, err := b.Build(context.Background(), []Job{{Source: "/no/such/file.go"}}); err == nil {
		t.Error("a missing source is not an error")
	}
	two := folder(t, map[string]string{"a.py": "", "b.py": ""})
	if p := build(t, b, Job{Source: two})[0]; p.Skipped == "" && !strings.Contains(p.Failed, "which file is to be started?") {
		t.Errorf("%+v", p)
	}
}

// TestInterrupt checks that an interrupted compiler leaves no entry in the cache.
func TestInterrupt(t *testing.T) {
	needScripts(t)
	b := newBuilder(t)
	ctx, cancel := context.WithCancel(context.Background())
	dir := folder(t, map[string]string{"build": "#!/bin/sh\ntouch started\nsleep 60 & sleep 60\n", "run": ""})
	go func() {
		for ctx.Err() == nil {
			time.Sleep(time.Millisecond)
			if started, _ := filepath.Glob(filepath.Join(b.Cache, "*", "*", "started")); len(started) > 0 {
				cancel()
			}
		}
	}()
	if _, err := b.Build(ctx, []Job{{Source: dir}}); err != context.Canceled {
		t.Errorf("error %v", err)
	}
	if entries, _ := os.ReadDir(b.Cache); len(entries) != 0 {
		t.Errorf("left in the cache: %v", entries)
	}
}

// TestBounds checks that a compiler that exceeds its time or memory limit is killed together with its children, and
// that the failure is not cached.
func TestBounds(t *testing.T) {
	needScripts(t)
	b := newBuilder(t)
	script := func(build string) string {
		return folder(t, map[string]string{"build": "#!/bin/sh\n" + build + "\n", "run": "#!/bin/sh\necho hello\n"})
	}
	slow := script("sleep 1")
	endless := folder(t, map[string]string{"main.c": "#include \"/dev/full\"\n"})
	// The command tail needs 60 MB of memory, because it stores the last lines, and the input is one very
	// long line.
	hungry := "head -c 60000000 /dev/full | tail | wc -c"
	for _, c := range []struct {
		name  string
		tight Job
		says  string
	}{
		{"time", Job{Source: slow, Timeout: 200 * time.Millisecond}, "the compiler ran longer than 200ms"},
		{"memory for long", Job{Source: script("{ " + hungry + "; sleep 300; } | tail"), Memory: 30 << 20}, "the compiler took more memory than 30 MiB"},
		{"memory for a moment", Job{Source: script(hungry), Memory: 30 << 20}, "the compiler took more memory than 30 MiB"},
		{"source without end", Job{Source: endless, Memory: 100 << 20}, "the compiler took more memory than 100 MiB"},
		{"source without end, by default", Job{Source: endless}, "the compiler took more memory than 2048 MiB"},
		{"go", Job{Source: folder(t, hello["go"]), Memory: 1 << 20}, "the compiler took more memory than 1 MiB"},
	} {
		if c.tight.Memory > 0 && len(sandbox.Missing()) > 0 || strings.HasSuffix(c.name, "by default") && !full.Mine(t.Name()) {
			continue
		}
		start := time.Now()
		if p := build(t, b, c.tight)[0]; !strings.Contains(p.Failed, c.says) {
			t.Errorf("%s: failure %q, want %q", c.name, p.Failed, c.says)
		}
		if took := time.Since(start); took > 250*time.Second {
			t.Errorf("%s: it took %v", c.name, took)
		}
		if strings.Contains(c.name, "long") || strings.Contains(c.name, "without end") {
			continue
		}
		if p := build(t, b, Job{Source: c.tight.Source, Memory: 4 << 30}); prints(t, p[0]) != "hello" {
			t.Errorf("%s: it does not print hello under other limits", c.name)
		}
	}
	if left, err := filepath.Glob(filepath.Join(b.Cache, "building-*")); err != nil || len(left) > 0 {
		t.Errorf("left behind: %q %v", left, err)
	}
}

// TestGoFast checks that a program built by buildGo behaves like the same program built by "go build". The
// program prints results that depend on the language version: panic(nil) panics with a *runtime.PanicNilError
// since Go 1.21, and loop variables are new in each iteration since Go 1.22.
func TestGoFast(t *testing.T) {
	const source = `package main

import (
	"fmt"
	"os"
)

func main() {
	var funcs []func()
	for i := 0; i < 3; i++ {
		funcs = append(funcs, func() { fmt.Print(i, " ") })
	}
	for _, f := range funcs {
		f()
	}
	defer func() { fmt.Printf("%T %s", recover(), os.Getenv("GODEBUG")) }()
	panic(nil)
}
`
	for _, std := range []string{"go1.18", ""} {
		fast := Job{Files: []language.File{{Name: "main.go", Data: []byte(source)}}, Source: t.TempDir() + "/new", Std: std}
		slow := fast
		slow.Files = append(slow.Files, language.File{Name: "more.go", Data: []byte("package main\n")})

		b := newBuilder(t)
		programs := build(t, b, fast, slow)
		if got, want := prints(t, programs[0]), prints(t, programs[1]); got != want {
			t.Errorf("%s: the fast build prints %q, go build %q", std, got, want)
		}

		// Check that the first program was built by buildGo and the second one by "go build": only "go build"
		// stores the name of the module in the program.
		for i, want := range []string{"", "judged"} {
			info, err := buildinfo.ReadFile(filepath.Join(programs[i].Dir, language.Program))
			if err != nil {
				t.Fatal(err)
			}
			if info.Main.Path != want {
				t.Errorf("%s: program %d is of module %q, want %q", std, i, info.Main.Path, want)
			}
		}
	}
}

// TestCompilerSeesNoSecret checks that a compiler gets only the environment variables that are listed, because a source
// can read them: in Rust with option_env, and every build script.
func TestCompilerSeesNoSecret(t *testing.T) {
	t.Setenv("UVA_PASSWORD", "hunter2")
	t.Setenv("CPATH", "/usr/include")
	dir := t.TempDir()
	script := "#!/bin/sh\nenv > seen\n"
	for name, text := range map[string]string{"build": script, "run": "#!/bin/sh\ncat \"$(dirname \"$0\")/seen\"\n"} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	b := newBuilder(t)
	progs, err := b.Build(t.Context(), []Job{{Source: dir}})
	if err != nil || !progs[0].Ready() {
		t.Fatalf("%+v, %v", progs, err)
	}
	seen, err := os.ReadFile(filepath.Join(progs[0].Dir, "seen"))
	if err != nil || strings.Contains(string(seen), "hunter2") || !strings.Contains(string(seen), "CPATH=/usr/include\n") ||
		!strings.Contains(string(seen), "PATH="+os.Getenv("PATH")+"\n") {
		t.Errorf("the build script sees %v\n%s", err, seen)
	}
}
