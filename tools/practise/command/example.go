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

// example returns the source of a function in the tests of a folder, with its comment, or "" if there is none. The source is
// changed to what a user of the package writes: search.Reach instead of Reach.
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
				return qualified(set, f, text, parsed.Name.Name)
			}
		}
	}
	return ""
}

// qualified returns the source of a function with its comment. The package's own exported names get the package's name before
// them.
func qualified(set *token.FileSet, f *ast.FuncDecl, text []byte, pkg string) string {
	// Names of fields and methods belong to a value or a type, so they stay as they are.
	isMember := map[*ast.Ident]bool{}
	var names []int // the offsets of the names
	ast.Inspect(f.Body, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.SelectorExpr:
			isMember[n.Sel] = true
		case *ast.KeyValueExpr:
			if key, ok := n.Key.(*ast.Ident); ok {
				isMember[key] = true
			}
		case *ast.Field:
			for _, name := range n.Names {
				isMember[name] = true
			}
		case *ast.Ident:
			if n.IsExported() && n.Obj == nil && !isMember[n] {
				names = append(names, set.Position(n.Pos()).Offset)
			}
		}
		return true
	})

	at := f.Pos()
	if f.Doc != nil {
		at = f.Doc.Pos()
	}
	from := set.Position(at).Offset
	var b strings.Builder
	for _, name := range names {
		b.Write(text[from:name])
		b.WriteString(pkg + ".")
		from = name
	}
	b.Write(text[from:set.Position(f.End()).Offset])
	return b.String()
}
