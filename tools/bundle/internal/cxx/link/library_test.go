package link

// This file tests the runtime without a translated program. The whole runtime must compile, both unchanged and
// shortened, and each section must compile alone. The C++ tests in testdata check the runtime's behaviour.

import (
	"fmt"
	"hash/fnv"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"oj/tools/bundle/internal/cxx/rt"
	"oj/tools/shared/testing/full"
)

// runtimeAlone returns a C++ file with an empty program and the part of the runtime that declares the words.
func runtimeAlone(x *Library, words []string, short bool) string {
	chosen := x.Choose(append(slices.Clone(words), "rt_run"))
	program := "static void run() {}\nint main() { return rt_run(run); }\n"
	if short {
		return chosen.Text(chosen.Selectors, wordsOf(lex(program))) + program
	}
	var b strings.Builder
	chosen.writeHead(&b, refuse32BitsShort, pragmasShort)
	return b.String() + squeeze(append(lex(chosen.selectorEnum(chosen.Selectors)), slices.Concat(chosen.tokens...)...)) + program
}

// compileText fails the test if the compiler reports an error or a warning for a C++ text.
func compileText(t *testing.T, compiler, name, text string) {
	t.Helper()
	path := filepath.Join(t.TempDir(), name+".cpp")
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	if out, err := exec.Command(compiler, "-std=c++11", "-Wall", "-Werror", "-fsyntax-only", path).CombinedOutput(); err != nil {
		t.Errorf("%s %s: %v\n%s", compiler, name, err, head(string(out), 15))
	}
}

// compilers lists the installed C++ compilers. If there is no compiler, the test is skipped, or fails if CI
// is set.
func compilers(t *testing.T) []string {
	var list []string
	for _, name := range []string{"g++", "clang++"} {
		if _, err := exec.LookPath(name); err == nil {
			list = append(list, name)
		}
	}
	if len(list) == 0 && os.Getenv("CI") != "" {
		t.Fatal("no C++ compiler is installed")
	}
	if len(list) == 0 {
		t.Skip("no C++ compiler is installed: the runtime was not compiled")
	}
	if !full.Mine(t.Name()) {
		list = list[:1]
	}
	return list
}

// head returns the first n lines of s.
func head(s string, n int) string {
	lines := strings.SplitAfterN(s, "\n", n+1)
	return strings.Join(lines[:min(n, len(lines))], "")
}

// replacing contains the conditions that replace general code of the runtime by simpler code.
var replacing = map[string]bool{"sanitizer": true, "plain_input": true, "plain_output": true, "only_buffered": true}

// TestWholeRuntime compiles the whole runtime in one file, once unchanged and once shortened.
func TestWholeRuntime(t *testing.T) {
	list := compilers(t)
	x, err := Runtime()
	if err != nil {
		t.Fatal(err)
	}
	var words []string
	for _, p := range x.pieces {
		words = append(append(words, p.names...), p.waits...)
		for _, m := range p.members {
			words = append(words, m.names...)
		}
	}
	for flag := range x.conditions {
		if !replacing[flag.name] {
			words = append(words, flag.name)
		}
	}
	for _, c := range list {
		compileText(t, c, "whole", runtimeAlone(x, words, false))
		compileText(t, c, "whole_short", runtimeAlone(x, words, true))
	}
}

// TestSectionsAlone compiles each section of the runtime together with everything that it needs, shortened: a few
// sections by default, all with -full.
func TestSectionsAlone(t *testing.T) {
	c := compilers(t)[0]
	x, err := Runtime()
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, s := range x.sections {
		h := fnv.New32a()
		h.Write([]byte(strings.Join(s.offers, " ")))
		if name := strings.Join(s.offers, " "); h.Sum32()%100 == 0 || full.Mine(name) {
			names = append(names, name)
		}
	}
	if len(names) < len(x.sections)/200 {
		t.Fatalf("%d of %d sections are chosen", len(names), len(x.sections))
	}

	// The functions of some sections also need words that the translator adds to the program's words: words for
	// the output stream, for hashing and comparing keys, and for type descriptors. This test has no translator, so
	// it adds these words itself.
	said := []string{"go_stdout", "elem", "fields", "any_hash", "any_equal", "needs_hash_of_string", "needs_string_equal"}
	for _, name := range names {
		compileText(t, c, strings.Fields(name)[0], runtimeAlone(x, append(strings.Fields(name), said...), true))
	}
}

// wholeSource returns the unshortened text of rt/*.h, with all conditions USES_x true except those that replace
// general code.
func wholeSource(x *Library) (string, error) {
	var b strings.Builder
	selectors := map[string]bool{}
	for _, p := range x.pieces {
		for _, w := range slices.Concat(p.words, p.waits) {
			if strings.HasPrefix(w, "Sel_") {
				selectors[w] = true
			}
		}
		for _, m := range p.members {
			for _, w := range m.words {
				if strings.HasPrefix(w, "Sel_") {
					selectors[w] = true
				}
			}
		}
	}
	for _, s := range x.sections {
		for _, name := range s.includes {
			fmt.Fprintf(&b, "#include <%s>\n", name)
		}
	}
	b.WriteString("enum Sel { " + strings.Join(append(slices.Sorted(maps.Keys(selectors)), "NSel"), ", ") + " };\n")
	for flag := range x.conditions {
		if !replacing[flag.name] {
			b.WriteString("#define USES_" + flag.name + "\n")
		}
		if strings.HasPrefix(flag.name, "needs_") {
			b.WriteString("#define " + flag.name + "\n")
		}
	}
	names, err := runtimeOrder()
	if err != nil {
		return "", err
	}
	for _, name := range names {
		text, err := rt.Files.ReadFile(name)
		if err != nil {
			return "", err
		}
		fmt.Fprintf(&b, "#line 1 %q\n%s", "rt/"+name, text)
	}
	return b.String(), nil
}

// TestVariable checks that a variable's declaration declares only the variable, not the names in its type.
func TestVariable(t *testing.T) {
	for text, want := range map[string]string{
		"static Map<A, B*> m = f(1, 2);":      "m",
		"static Map<A, Map<B, C>> m;":         "m",
		"static const Slice<A*> list[] = {};": "list",
		"static R2<A, B> (*call)(A, B);":      "call",
	} {
		if pieces := cut(lex(text)); len(pieces) != 1 || strings.Join(pieces[0].names, " ") != want {
			t.Errorf("%s: %d pieces, the first declares %q, want %s", text, len(pieces), pieces[0].names, want)
		}
	}
}

// TestRuntime compiles the unshortened runtime with the C++ tests of testdata, and runs them.
func TestRuntime(t *testing.T) {
	list := compilers(t)
	x, err := Runtime()
	if err != nil {
		t.Fatal(err)
	}
	text, err := wholeSource(x)
	if err != nil {
		t.Fatal(err)
	}
	tests, err := os.ReadFile("testdata/runtime_test.cpp")
	if err != nil {
		t.Fatal(err)
	}
	text += "#line 1 \"testdata/runtime_test.cpp\"\n" + string(tests)
	optimise := "-O0"
	if full.Asked() {
		optimise = "-O1"
	}
	for _, c := range list {
		path := filepath.Join(t.TempDir(), "test.cpp")
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		binary := filepath.Join(t.TempDir(), "test")
		if out, err := exec.Command(c, "-std=c++11", optimise, "-Wall", "-Wno-unused-variable", "-Wno-unused-function", "-o", binary, path).CombinedOutput(); err != nil || len(out) > 0 {
			t.Errorf("%s: %v\n%s", c, err, head(string(out), 30))
			continue
		}
		if out, err := exec.Command(binary).CombinedOutput(); err != nil || string(out) != "ok\n" {
			t.Errorf("%s: %v\n%s", c, err, out)
		}
	}
}
