package lib_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// withoutAlgorithm lists the packages for input, output, boards, tests and the dialogue with a referee.
// TestHeaders skips them, because they contain no published algorithm whose source a header could name.
var withoutAlgorithm = map[string]bool{"game": true, "grid": true, "lander": true, "record": true, "scan": true, "try": true}

// headerParts are the parts that each header (the comment of an exported function) must have.
var headerParts = map[string]*regexp.Regexp{
	"Cost: ...":             regexp.MustCompile(`(?m)^Cost: `),
	"Tested: ...":           regexp.MustCompile(`(?m)^Tested: `),
	"Source: author, year.": regexp.MustCompile(`\bSource:\s[^:]*\b(1[6789]|20)\d\d\b`),
}

// missingParts returns the parts that a header lacks.
func missingParts(header string) (missing []string) {
	for part, pattern := range headerParts {
		if !pattern.MatchString(header) {
			missing = append(missing, part)
		}
	}
	return missing
}

// TestHeaders checks that the header of each helper states its cost, its tests, and its source with a year.
// If a function returns a new value of a type of its package, the comment of the type counts as a part of the
// function's header. A header without "Tested:" may instead name another helper whose header is complete. For
// example, the header of Apart names AllPairs.
func TestHeaders(t *testing.T) {
	checked := 0
	folders, _ := filepath.Glob("*")
	for _, folder := range folders {
		if withoutAlgorithm[folder] {
			continue
		}
		headers := headersOf(t, folder)
		checked += len(headers)
		for name, header := range headers {
			missing := missingParts(header)
			if len(missing) > 0 && !namesComplete(header, name, headers) {
				t.Errorf("the header of %s.%s lacks %q", folder, name, missing)
			}
		}
	}
	if checked < 100 {
		t.Errorf("only %d headers were found", checked)
	}
}

// headersOf returns a map from the names of the exported functions of a package to their headers. If the
// first result of a function has a type of the package, the comment of the type is appended to the function's
// header.
func headersOf(t *testing.T, folder string) map[string]string {
	files, _ := filepath.Glob(folder + "/*.go")
	headers := make(map[string]string)
	for _, file := range files {
		if strings.HasSuffix(file, "_test.go") {
			continue
		}
		tree, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.ParseComments)
		if err != nil {
			t.Fatal(err)
		}

		types := make(map[string]string)
		for _, d := range tree.Decls {
			if d, ok := d.(*ast.GenDecl); ok && d.Tok == token.TYPE {
				for _, spec := range d.Specs {
					types[spec.(*ast.TypeSpec).Name.Name] = d.Doc.Text()
				}
			}
		}
		for _, d := range tree.Decls {
			f, ok := d.(*ast.FuncDecl)
			if !ok || f.Recv != nil || !f.Name.IsExported() {
				continue
			}
			headers[f.Name.Name] = f.Doc.Text() + types[createdType(f)]
		}
	}
	return headers
}

// createdType returns the name of a function's first result type. For *Heap[T], it returns Heap.
func createdType(f *ast.FuncDecl) (name string) {
	if f.Type.Results == nil {
		return ""
	}
	ast.Inspect(f.Type.Results.List[0].Type, func(n ast.Node) bool {
		if id, ok := n.(*ast.Ident); ok && name == "" {
			name = id.Name
		}
		return true
	})
	return name
}

// namesComplete reports whether the header of the function `own` mentions another helper of its package whose
// header has all parts. Then the header of `own` may lack parts, but it must not contain "Tested:".
func namesComplete(header, own string, headers map[string]string) bool {
	if strings.Contains(header, "Tested: ") {
		return false
	}
	for name, other := range headers {
		isNamed := regexp.MustCompile(`\b` + name + `\b`).MatchString(header)
		if name != own && isNamed && len(missingParts(other)) == 0 {
			return true
		}
	}
	return false
}

func TestMissingParts(t *testing.T) {
	const complete = "F returns x.\n\nCost: O(n).\nTested: on all small x. Source: Cormen et\nal. 2009, section 1.1.\n"
	for _, c := range []struct {
		header  string
		missing int
	}{
		{complete, 0},
		{strings.Replace(complete, "2009", "", 1), 1},
		{strings.Replace(complete, "Source: ", "", 1), 1},
		{strings.Replace(complete, "Cost: ", "", 1), 1},
		{strings.Replace(complete, "Tested: ", "", 1), 1},
		{"F returns x.\n", 3},
	} {
		if got := missingParts(c.header); len(got) != c.missing {
			t.Errorf("%q lacks %q, want %d parts", c.header, got, c.missing)
		}
	}

	headers := map[string]string{"F": complete, "G": "G calls F.", "H": "H calls F. Tested: on all x.", "I": "I calls G."}
	for name, want := range map[string]bool{"G": true, "H": false, "I": false} {
		if got := namesComplete(headers[name], name, headers); got != want {
			t.Errorf("namesComplete(%q) = %t", headers[name], got)
		}
	}
}

// TestFirstSentences checks that each function, method and type has a comment, because its first sentence stands above
// it in pasted programs. A method that another package's interface names, such as String, needs one, too.
func TestFirstSentences(t *testing.T) {
	files, _ := filepath.Glob("*/*.go")
	checked := 0
	for _, file := range files {
		if strings.HasSuffix(file, "_test.go") {
			continue
		}
		fset := token.NewFileSet()
		tree, err := parser.ParseFile(fset, file, nil, parser.ParseComments)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range tree.Decls {
			doc, needed := (*ast.CommentGroup)(nil), false
			switch d := d.(type) {
			case *ast.FuncDecl:
				doc, needed = d.Doc, d.Name.Name != "init"
			case *ast.GenDecl:
				doc, needed = d.Doc, d.Tok == token.TYPE
			}
			checked++
			if needed && strings.TrimSpace(doc.Text()) == "" {
				t.Errorf("%s: want a comment above this declaration", fset.Position(d.Pos()))
			}
		}
	}
	if checked < 800 {
		t.Errorf("only %d declarations were found", checked)
	}
}
