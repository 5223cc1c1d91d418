// This file finds the runnable Example of a helper that a hint names.

package command

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

// helperName matches a helper of problems/lib in a hint, such as `search.Reach`, or a pattern to copy, such as `pattern.grundy`.
var helperName = regexp.MustCompile("`(search|graph|tree|seq|ordered|text|number|matrix|geom|scan|perm|grid|game|lander|pattern)\\.(\\w+)")

// examples returns the Examples of the helpers that a text names, each with the command that runs it. root is the
// repository of the course. Helpers without an Example are left out.
func examples(root, text string) string {
	var b strings.Builder
	var seen []string
	for _, m := range helperName.FindAllStringSubmatch(text, -1) {
		if slices.Contains(seen, m[0]) {
			continue
		}
		seen = append(seen, m[0])

		// The Example of a constructor has the name of the type, and a pattern is nothing but its Example.
		for _, name := range []string{m[2], strings.TrimPrefix(m[2], "New"), "_" + m[2]} {
			if source := example(filepath.Join(root, "problems", "lib", m[1]), "Example"+name); source != "" {
				fmt.Fprintf(&b, "An example of %s.%s; run it: go test %s/problems/lib/%s -run '^Example%s$' -v\n\n%s\n\n", m[1], m[2], module, m[1], name, source)
				break
			}
		}
	}
	return b.String()
}

// example returns the source of a function in the tests of a folder, with its comment, or "" if there is none.
func example(folder, name string) string {
	files, _ := filepath.Glob(filepath.Join(folder, "*_test.go")) // no error is possible, because the pattern is valid
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil || !strings.Contains(string(text), "func "+name+"(") {
			continue
		}
		set := token.NewFileSet()
		parsed, err := parser.ParseFile(set, file, text, parser.ParseComments)
		if err != nil {
			continue
		}
		for _, d := range parsed.Decls {
			if f, ok := d.(*ast.FuncDecl); ok && f.Name.Name == name {
				start := f.Pos()
				if f.Doc != nil {
					start = f.Doc.Pos()
				}
				return string(text[set.Position(start).Offset:set.Position(f.End()).Offset])
			}
		}
	}
	return ""
}
