package command

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/format"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"oj/problems/lib"
	"oj/tools/shared/workspace"
)

// helperLink matches a helper in the index: [graph.SCC](graph/scc.go).
var helperLink = regexp.MustCompile(`\[(\w+)\.(\w+)\]\(([\w/]+\.go)\)`)

// listHelpers implements -helpers: it prints the helpers in the matching rows of problems/lib/README.md. If the current
// repository has no library of its own, it uses the sources in this program.
func (c *command) listHelpers() error {
	dir, err := os.Getwd()
	if err != nil {
		return fileError{err}
	}
	files, module := fs.FS(lib.Files), "oj"
	root := workspace.Find(dir).Root
	own := filepath.Join(root, "problems", "lib")
	if _, err := os.Stat(filepath.Join(own, "README.md")); root != "" && err == nil {
		files, module = os.DirFS(own), workspace.Module(root)
	}
	index, err := fs.ReadFile(files, "README.md")
	if err != nil {
		return fileError{err}
	}

	rows := matchingRows(string(index), c.helpers)
	if len(rows) == 0 {
		return fmt.Errorf("no row of problems/lib/README.md contains the word %q: try another name of the algorithm", c.helpers)
	}

	// A helper may be in several rows, but is printed once. Skip links to the tests of a helper, which cannot be
	// imported.
	printed := make(map[string]bool)
	for _, row := range rows {
		for _, m := range helperLink.FindAllStringSubmatch(row, -1) {
			name := m[1] + "." + m[2]
			if printed[name] {
				continue
			}
			printed[name] = true
			text, err := describe(files, m[3], m[2])
			if err != nil {
				return fileError{err}
			}
			fmt.Fprintf(c.stdout, "%s\n%s", name, text)
			if !strings.HasSuffix(m[3], "_test.go") {
				fmt.Fprintf(c.stdout, "import %q\n", module+"/problems/lib/"+m[1])
			}
			fmt.Fprintln(c.stdout)
		}
	}
	return nil
}

// matchingRows returns the rows with links to helpers that contain each word of query. If there is no such
// row, it returns the rows that contain longer words which begin with the words of query. It ignores case.
func matchingRows(index, query string) []string {
	wanted := wordsOf(query)
	if len(wanted) == 0 {
		return nil
	}

	var whole, beginning []string
	for row := range strings.Lines(index) {
		// Words in the address of a link do not count.
		words := wordsOf(helperLink.ReplaceAllString(row, "$1.$2"))
		if !strings.HasPrefix(row, "|") || !helperLink.MatchString(row) {
			continue
		}
		if containsAll(words, wanted, func(word, want string) bool { return word == want }) {
			whole = append(whole, row)
		}
		if containsAll(words, wanted, strings.HasPrefix) {
			beginning = append(beginning, row)
		}
	}
	if len(whole) > 0 {
		return whole
	}
	return beginning
}

// wordBorder matches the last letter of a word and the capital letter of the next word in a name such as
// SpanningTree.
var wordBorder = regexp.MustCompile(`([\p{Ll}\d])(\p{Lu})`)

// notWord matches the characters between two words.
var notWord = regexp.MustCompile(`[^\p{L}\d]+`)

// wordsOf returns the words of a text in lower case. The name spanningTree counts as three words: spanningtree,
// spanning and tree.
func wordsOf(text string) []string {
	parts := wordBorder.ReplaceAllString(text, "$1 $2")
	return strings.Fields(notWord.ReplaceAllString(strings.ToLower(text+" "+parts), " "))
}

// containsAll reports whether each wanted word matches at least one of the words.
func containsAll(words, wanted []string, fits func(word, want string) bool) bool {
	for _, want := range wanted {
		if !slices.ContainsFunc(words, func(word string) bool { return fits(word, want) }) {
			return false
		}
	}
	return true
}

// describe returns the declaration of a helper, the first paragraph of its comment, and an example. If the
// name is that of a pattern, there is only an example to copy and no function to call: describe returns the
// example with its whole comment.
func describe(files fs.FS, file, name string) (string, error) {
	source, err := fs.ReadFile(files, file)
	if err != nil {
		return "", err
	}
	fset := token.NewFileSet()
	tree, err := parser.ParseFile(fset, file, source, parser.ParseComments)
	if err != nil {
		return "", err
	}

	var b bytes.Buffer
	for _, d := range tree.Decls {
		switch d := d.(type) {
		case *ast.FuncDecl:
			// A pattern is only an example: print the example with its comment.
			if d.Name.Name == "Example_"+name {
				return indented(d.Doc.Text()) + bodyOf(fset, source, d) + "\n", nil
			}

			// Print a constructor such as NewHeap together with the exported methods in the same file.
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

	example, err := exampleOf(files, path.Dir(file), name)
	return b.String() + example, err
}

// firstParagraph returns the first paragraph of a comment, up to the first empty line.
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
func exampleOf(files fs.FS, dir, name string) (string, error) {
	tests, err := fs.Glob(files, path.Join(dir, "*_test.go"))
	if err != nil {
		return "", err
	}
	uses := regexp.MustCompile(`\b` + name + `\b`)
	for _, file := range tests {
		text, err := fs.ReadFile(files, file)
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
			body := bodyOf(fset, text, f)
			if uses.MatchString(body) {
				return "// Example:" + body + "\n", nil
			}
		}
	}
	return "", nil
}

// bodyOf returns the text between the braces of a function, without the newlines at its end.
func bodyOf(fset *token.FileSet, source []byte, f *ast.FuncDecl) string {
	body := source[fset.Position(f.Body.Lbrace).Offset+1 : fset.Position(f.Body.Rbrace).Offset]
	return strings.TrimRight(string(body), "\n")
}
