// Package golib finds what a Go source uses of the standard library that came later than a version of
// Go. The compiler's -lang knows the language only; the library is always the installed one.
//
// What came when is read from the folder api of the Go distribution. Methods and fields are not seen,
// since that would take the types; without the folder nothing is.
package golib

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"unicode"
)

// Library knows what came later than a version.
type Library struct {
	api   string // the folder
	level int
	since map[string]int // path.Name: the version in whose file it stands
}

// Load reads what came after Go 1.level. The Library of a distribution without the folder knows nothing.
func Load(level int) *Library {
	l := &Library{level: level, since: map[string]int{}}
	gocmd, err := exec.LookPath("go")
	if err == nil {
		gocmd, err = filepath.EvalSymlinks(gocmd)
	}
	if err != nil {
		return l
	}
	l.api = filepath.Join(filepath.Dir(filepath.Dir(gocmd)), "api")
	for n := level + 1; ; n++ {
		text, err := os.ReadFile(filepath.Join(l.api, fmt.Sprintf("go1.%d.txt", n)))
		if err != nil {
			return l
		}
		for line := range bytes.Lines(text) {
			if name := added(string(line)); name != "" && l.since[name] == 0 {
				l.since[name] = n
			}
		}
	}
}

// added returns the name, after its package's path, that a line adds for all systems; "" for fields and
// methods of types, which may be older, and for what is only deprecated.
func added(line string) string {
	pkg, rest, ok := strings.Cut(strings.TrimPrefix(line, "pkg "), ", ")
	if !ok || strings.Contains(pkg, " ") || strings.Contains(rest, "//deprecated") {
		return ""
	}
	kind, rest, _ := strings.Cut(rest, " ")
	end := strings.IndexFunc(rest, func(r rune) bool { return r != '_' && !unicode.IsLetter(r) && !unicode.IsDigit(r) })
	if end < 0 {
		return ""
	}
	name, rest := rest[:end], rest[end:]
	switch {
	case kind == "type" && (strings.HasPrefix(rest, " struct, ") || strings.HasPrefix(rest, " interface, ")):
		return ""
	case kind == "func" || kind == "var" || kind == "const" || kind == "type":
		return pkg + "." + name
	}
	return ""
}

// when returns the version in which a name came, 0 if it was there before: lines come again when a value
// changes, or a name of some systems becomes one of all.
func (l *Library) when(pkg, name string) int {
	since := l.since[pkg+"."+name]
	if since == 0 {
		return 0
	}
	there := regexp.MustCompile(`(?m)^pkg ` + regexp.QuoteMeta(pkg) + `(?: \([^)]*\))?, (?:func|var|const|type) ` + name + `\b`)
	for n := 0; n <= l.level; n++ {
		file := fmt.Sprintf("go1.%d.txt", n)
		if n == 0 {
			file = "go1.txt"
		}
		if text, err := os.ReadFile(filepath.Join(l.api, file)); err == nil && there.Match(text) {
			return 0
		}
	}
	return since
}

// Newer lists what the source, a file or a folder, uses of the library that came later, as a compiler
// would complain. What cannot be parsed is the compiler's to complain about.
func (l *Library) Newer(source string) (complaints []string) {
	files := []string{source}
	if info, err := os.Stat(source); err == nil && info.IsDir() {
		files, _ = filepath.Glob(filepath.Join(source, "*.go")) // the pattern is a valid one
	}
	for _, file := range files {
		if !strings.HasSuffix(file, "_test.go") {
			complaints = append(complaints, l.newerIn(file)...)
		}
	}
	return complaints
}

func (l *Library) newerIn(file string) (complaints []string) {
	text, err := os.ReadFile(file)
	if err != nil {
		return nil
	}
	fset := token.NewFileSet()
	parsed, err := parser.ParseFile(fset, file, bytes.TrimPrefix(text, []byte("\ufeff")), 0)
	if err != nil {
		return nil
	}
	imported := map[string]string{}
	for _, spec := range parsed.Imports {
		if p, err := strconv.Unquote(spec.Path.Value); err == nil {
			imported[nameOf(spec, p)] = p
		}
	}
	ast.Inspect(parsed, func(n ast.Node) bool {
		if sel, ok := n.(*ast.SelectorExpr); ok {
			// A name that the parser resolves is a variable, not a package.
			if x, ok := sel.X.(*ast.Ident); ok && x.Obj == nil && imported[x.Name] != "" {
				if since := l.when(imported[x.Name], sel.Sel.Name); since > 0 {
					complaints = append(complaints, fmt.Sprintf("%v: %s.%s requires go1.%d or later", fset.Position(sel.Pos()), x.Name, sel.Sel.Name, since))
				}
			}
		}
		return true
	})
	return complaints
}

var version = regexp.MustCompile(`^v\d+$`)

// nameOf returns the name under which a file uses a package.
func nameOf(spec *ast.ImportSpec, p string) string {
	if spec.Name != nil {
		return spec.Name.Name
	}
	if base := path.Base(p); !version.MatchString(base) {
		return base
	}
	return path.Base(path.Dir(p))
}
