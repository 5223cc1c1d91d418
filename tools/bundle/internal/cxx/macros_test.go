package cxx

// This file checks that a Go program may declare a name that is a macro in C++. Such macros come from the
// headers, or from the command line that a judge uses. The test asks the compiler for the list of macros.

import (
	"bytes"
	"go/token"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"oj/tools/bundle/internal/cxx/link"
)

// macroUses contains programs that use X as the name of a package-level object, a local variable, a
// parameter, a type, a method and a field.
var macroUses = map[string]string{
	"function": `
func X(a int) int { return a + 1 }
type field_X struct{ X int }
type method_X int
func (m method_X) X() int { return int(m) }
func local_X(a field_X, m method_X) int { X := X(a.X) + m.X(); X++; return X }
func param_X(X int) int { type pair struct{ X, Y int }; return pair{X, 2}.X }
func use_X() int { return local_X(field_X{1}, 2) + param_X(3) }
`,
	"variable": `
var X = []int{1, 2}
func use_X() (sum int) { for i, X := range X { sum += i * X }; X = append(X, 3); return sum + len(X) }
`,
	"type": `
type X struct{ a int }
func (x X) get() int { return x.a }
func local_X() int { type X int; return int(X(3)) }
func use_X() int { x := &X{2}; y := X{3}; var any any = y; _, ok := any.(X); if ok { return x.get() + local_X() }; return 0 }
`,
	"constant": `
const X = 5
func use_X() (n int) { for i := 0; i < X; i++ { n += X }; p := &n; *p += X; return }
`,
}

// TestMacroNames translates programs whose names are names of macros. The translations must compile. It tests a few
// macros by default, and all with -full.
func TestMacroNames(t *testing.T) {
	command := compiler(t)
	rt, err := link.Runtime()
	if err != nil {
		t.Fatal(err)
	}
	includes := "#define ONLINE_JUDGE 1\n#define EVAL\n#define LOCAL 2\n"
	for _, name := range rt.Includes() {
		includes += "#include <" + name + ">\n"
	}
	list := exec.Command(command[0], "-std=c++11", "-O2", "-dM", "-E", "-x", "c++", "-")
	list.Stdin = strings.NewReader(includes)
	out, err := list.Output()
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, m := range regexp.MustCompile(`(?m)^#define (\w+)`).FindAllSubmatch(out, -1) {
		if name := string(m[1]); !token.IsKeyword(name) && !strings.HasPrefix(name, "_") {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	if len(names) < 500 || !slices.Contains(names, "ONLINE_JUDGE") {
		t.Fatalf("the compiler lists %d macros", len(names))
	}
	names = slices.DeleteFunc(names, func(name string) bool { return !chosen(name) })
	for use, form := range macroUses {
		t.Run(use, func(t *testing.T) {
			t.Parallel()
			src, calls := "package main\n\nimport \"fmt\"\n", ""
			for _, name := range names {
				src += regexp.MustCompile(`\bX\b|_X\b`).ReplaceAllStringFunc(form, func(s string) string { return strings.Replace(s, "X", name, 1) })
				calls += "\tsum += use_" + name + "()\n"
			}
			src += "func main() {\n\tsum := 0\n" + calls + "\tfmt.Println(sum)\n}\n"
			text, err := Translate(t.Context(), []byte(src), Options{Name: "macros.go"})
			if err != nil {
				t.Fatalf("%.500v", err)
			}
			path := filepath.Join(t.TempDir(), "main.cpp")
			os.WriteFile(path, slices.Concat([]byte(includes), text), 0o644)
			args := append(command[1:len(command):len(command)], "-fsyntax-only", path)
			if out, err := exec.Command(command[0], args...).CombinedOutput(); err != nil {
				t.Errorf("%v: %s", err, head(string(bytes.TrimSpace(out)), 20))
			}
		})
	}
}
