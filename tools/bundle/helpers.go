package main

import (
	"bytes"
	"errors"
	"fmt"
	"go/ast"
	"go/format"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"strings"

	"oj/tools/workspace"
)

// helperLink matches a helper in the index: [graph.SCC](graph/scc.go).
var helperLink = regexp.MustCompile(`\[(\w+)\.(\w+)\]\(([\w/]+\.go)\)`)

// listHelpers implements -helpers: it prints the helpers in the rows of problems/lib/README.md that contain the
// word.
func (c *command) listHelpers() error {
	dir, err := os.Getwd()
	if err != nil {
		return fileError{err}
	}
	root := workspace.Find(dir).Root
	lib := filepath.Join(root, "problems", "lib")
	index, err := os.ReadFile(filepath.Join(lib, "README.md"))
	if root == "" || err != nil {
		return fileError{errors.New("-helpers: no folder above this one holds problems/lib/README.md, the index of helpers")}
	}

	// A row is a line of a table. Words in the address of a link do not count.
	found := make(map[string]bool)
	for row := range strings.Lines(string(index)) {
		words := helperLink.ReplaceAllString(row, "$1.$2")
		isMatch := strings.Contains(strings.ToLower(words), strings.ToLower(c.helpers))
		if !strings.HasPrefix(row, "|") || !isMatch {
			continue
		}
		for _, m := range helperLink.FindAllStringSubmatch(row, -1) {
			name := m[1] + "." + m[2]
			if found[name] {
				continue
			}
			found[name] = true
			text, err := describe(filepath.Join(lib, filepath.FromSlash(m[3])), m[2])
			if err != nil {
				return fileError{err}
			}
			fmt.Fprintf(c.stdout, "%s\n%simport %q\n\n", name, text, workspace.Module(root)+"/problems/lib/"+m[1])
		}
	}
	if len(found) == 0 {
		return fmt.Errorf("no row of problems/lib/README.md contains %q: try another name of the algorithm", c.helpers)
	}
	return nil
}

// describe returns the declaration of a helper, the first sentences of its comment, and an example.
func describe(file, name string) (string, error) {
	fset := token.NewFileSet()
	tree, err := parser.ParseFile(fset, file, nil, parser.ParseComments)
	if err != nil {
		return "", err
	}

	var b bytes.Buffer
	for _, d := range tree.Decls {
		switch d := d.(type) {
		case *ast.FuncDecl:
			// The methods of a type are printed with the function that creates it, such as NewHeap.
			isHelper := d.Recv == nil && d.Name.Name == name
			isMethod := d.Recv != nil && d.Name.IsExported() && strings.HasPrefix(name, "New")
			if isHelper {
				fmt.Fprint(&b, indented(firstParagraph(d.Doc)))
			}
			if isHelper || isMethod {
				d.Doc, d.Body = nil, nil
				if err := format.Node(&b, fset, d); err != nil {
					return "", err
				}
				b.WriteByte('\n')
			}
		case *ast.GenDecl:
			if spec, ok := d.Specs[0].(*ast.TypeSpec); ok && (spec.Name.Name == name || "New"+spec.Name.Name == name) {
				fmt.Fprint(&b, indented(firstParagraph(d.Doc)))
			}
		}
	}

	example, err := exampleOf(filepath.Dir(file), name)
	return b.String() + example, err
}

// firstParagraph returns the text of a comment up to the first empty line.
func firstParagraph(doc *ast.CommentGroup) string {
	text, _, _ := strings.Cut(doc.Text(), "\n\n")
	return strings.TrimRight(text, "\n") + "\n"
}

// indented inserts // at the start of each line.
func indented(text string) string {
	return "// " + strings.ReplaceAll(strings.TrimRight(text, "\n"), "\n", "\n// ") + "\n"
}

// exampleOf returns the body of the first example of a package that uses the helper; it returns "" if there is
// none.
func exampleOf(dir, name string) (string, error) {
	tests, err := filepath.Glob(filepath.Join(dir, "*_test.go"))
	if err != nil {
		return "", err
	}
	uses := regexp.MustCompile(`\b` + name + `\b`)
	for _, file := range tests {
		text, err := os.ReadFile(file)
		if err != nil {
			return "", err
		}
		fset := token.NewFileSet()
		tree, err := parser.ParseFile(fset, file, text, 0)
		if err != nil {
			return "", err
		}
		for _, d := range tree.Decls {
			f, ok := d.(*ast.FuncDecl)
			if !ok || !strings.HasPrefix(f.Name.Name, "Example") {
				continue
			}
			body := string(text[fset.Position(f.Body.Lbrace).Offset+1 : fset.Position(f.Body.Rbrace).Offset])
			if uses.MatchString(body) {
				return "// Example:" + strings.TrimRight(body, "\n") + "\n", nil
			}
		}
	}
	return "", nil
}
