package build

import (
	"bytes"
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"oj/judge/internal/process"
	"oj/judge/internal/sandbox"
)

// TestPrecompiled: after Precompile, a program is built with the precompiled header, and becomes the same file. Programs
// that the header does not fit are built as before, with the same messages.
func TestPrecompiled(t *testing.T) {
	version, err := exec.Command("g++", "--version").Output()
	if err != nil || !strings.Contains(string(version), "Free Software Foundation") {
		t.Skip("g++ is not installed, or is another compiler")
	}
	const body = "\nusing namespace std;\nint main() { vector<int> a(3); map<string, int> m; sort(a.begin(), a.end()); cout << a[0] + m[\"x\"]; }\n"
	sources := folder(t, map[string]string{
		"fits.cpp":  "// a program\n\n/* of\n mine */ #include <bits/stdc++.h>" + body,
		"old.cpp":   "#include <bits/stdc++.h>" + body,
		"wrong.cpp": "#include <bits/stdc++.h>\nint main() { return x; }\n",
		"crash.cpp": "#include <bits/stdc++.h>\nint main() { std::vector<int> v; std::sort(v, v); }\n",
	})
	usual := &Builder{Run: sandbox.Run, Cache: t.TempDir(), Temp: t.TempDir(), Workers: 1}

	// The builder with headers records with which flags g++ ran, and with -H g++ says which headers it has opened.
	var ran [][]string
	b := &Builder{Cache: t.TempDir(), Temp: t.TempDir(), Workers: 1, Headers: &Headers{}}
	opened := &bytes.Buffer{}
	b.Run = func(ctx context.Context, spec process.Spec) (process.State, error) {
		ran = append(ran, spec.Args)
		if slices.Contains(spec.Args, "-I") {
			spec.Args = append(slices.Clone(spec.Args), "-H")
			spec.Stdout, spec.Stderr = opened, opened
		}
		return sandbox.Run(ctx, spec)
	}
	build := func(b *Builder, name, std string) *Artifact {
		t.Helper()
		list, err := b.Build(context.Background(), []Job{{Source: filepath.Join(sources, name), Std: std}})
		if err != nil {
			t.Fatal(err)
		}
		return list[0]
	}
	program := func(a *Artifact) string {
		text, err := os.ReadFile(filepath.Join(a.Dir, "program"))
		if err != nil && a.Failed == "" {
			t.Error(err)
		}
		return string(text)
	}

	// The first build only asks for the header.
	build(b, "old.cpp", "c++11")
	if len(ran) != 1 || b.Headers.Empty() {
		t.Fatalf("%d runs: %q", len(ran), ran)
	}
	cancelled, cancel := context.WithCancel(context.Background())
	cancel()
	b.Precompile(cancelled)
	if headers, _ := filepath.Glob(filepath.Join(b.Cache, "header-*")); len(headers) != 0 || b.Headers.Empty() {
		t.Errorf("an interrupted call has made %q", headers)
	}
	b.Headers = &Headers{} // the header for another standard
	build(b, "wrong.cpp", "")
	b.Precompile(context.Background())
	if headers, _ := filepath.Glob(filepath.Join(b.Cache, "header-*", headerFile)); len(headers) != 1 || !b.Headers.Empty() {
		t.Fatalf("made %q", headers)
	}

	for _, c := range []struct {
		name, std string
		uses      bool
	}{
		{"fits.cpp", "", true}, {"old.cpp", "c++11", false}, {"crash.cpp", "", true},
	} {
		opened.Reset()
		got, want := build(b, c.name, c.std), build(usual, c.name, c.std)
		if got.Failed != want.Failed || program(got) != program(want) {
			t.Errorf("%s %s: not the usual program or message:\n%s\n%s", c.name, c.std, got.Failed, want.Failed)
		}
		if uses := strings.HasPrefix(opened.String(), "! "); uses != c.uses {
			t.Errorf("%s %s: used the header: %v, want %v\n%.200s", c.name, c.std, uses, c.uses, opened)
		}
	}

	// A folder of the user may have another bits/stdc++.h. A damaged header is no reason for a compile error.
	headers, _ := filepath.Glob(filepath.Join(b.Cache, "header-*", headerFile))
	if err := os.WriteFile(headers[0], []byte("gpch damaged"), 0o644); err != nil {
		t.Fatal(err)
	}
	os.RemoveAll(build(b, "fits.cpp", "").Dir)
	if got := build(b, "fits.cpp", ""); !got.Ready() {
		t.Error(got.Failed)
	}
	os.RemoveAll(build(b, "fits.cpp", "").Dir)
	t.Setenv("CPLUS_INCLUDE_PATH", t.TempDir())
	ran = nil
	if build(b, "fits.cpp", ""); len(ran) != 1 || slices.Contains(ran[0], "-I") {
		t.Errorf("with the user's own headers g++ ran as %q", ran)
	}
}

// TestBitsFirst: g++ uses a precompiled header only before any other code, and lines before it may change its meaning.
func TestBitsFirst(t *testing.T) {
	for text, want := range map[string]bool{
		"#include <bits/stdc++.h>\nint main() {}\n":                    true,
		"\ufeff\n\t# include<bits/stdc++.h>":                           true,
		"// by me\n\n/* a\n * b */ /**/ #include <bits/stdc++.h>\n":    true,
		"#pragma GCC optimize(\"O3\")\n#include <bits/stdc++.h>\n":     false,
		"#define int long long\n#include <bits/stdc++.h>\n":            false,
		"#include <vector>\n#include <bits/stdc++.h>\n":                false,
		"#include \"bits/stdc++.h\"\n":                                 false,
		"// a comment of two lines\\\n#include <bits/stdc++.h>\n":      false,
		"/* #include <bits/stdc++.h> */ #include <vector>\n":           false,
		"#ifdef LOCAL\n#include <bits/stdc++.h>\n#endif\nint main(){}": false,
	} {
		if got := bitsFirst.MatchString(text); got != want {
			t.Errorf("%q: %v", text, got)
		}
	}
}

// TestKeepHeaders: the least recently used headers go.
func TestKeepHeaders(t *testing.T) {
	b := &Builder{Cache: t.TempDir()}
	for i, name := range []string{"header-b", "header-c", "header-a", "cpp-x"} {
		dir := filepath.Join(b.Cache, name)
		if err := os.Mkdir(dir, 0o755); err != nil {
			t.Fatal(err)
		}
		when := time.Now().Add(time.Duration(i-9) * time.Hour)
		if err := os.Chtimes(dir, when, when); err != nil {
			t.Fatal(err)
		}
	}
	b.keepHeaders(1)
	left, _ := filepath.Glob(filepath.Join(b.Cache, "*"))
	if want := []string{filepath.Join(b.Cache, "cpp-x"), filepath.Join(b.Cache, "header-a")}; !slices.Equal(left, want) {
		t.Errorf("left %q", left)
	}
}
