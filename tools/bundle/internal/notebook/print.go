package notebook

import (
	"bytes"
	"crypto/md5"
	_ "embed"
	"fmt"
	"go/ast"
	"go/parser"
	"go/printer"
	"go/token"
	"html/template"
	"io"
	"io/fs"
	"path"
	"regexp"
	"strings"
	"unicode"
)

//go:embed print.html
var printText string

var printTemplate = template.Must(template.New("print").Parse(printText))

// unprinted are the packages that a team does not need on paper: games, tests, and the scanner of this repository.
var unprinted = map[string]bool{"game": true, "lander": true, "try": true, "record": true, "scan": true, "pattern": true, "perm": true, "grid": true}

// rare are files of printed packages that a team rarely needs: without them the notebook has at most 25 pages, the usual
// limit on site.
var rare = set(`
	geom/halfplane.go geom/hulltangents.go geom/manhattan.go geom/read.go geom/unionarea.go
	graph/bipartitecolors.go graph/edgecolors.go graph/flow.go graph/flowcosts.go graph/secondtree.go graph/shortestwalks.go
	graph/steinertree.go graph/triangles.go graph/globalcut.go graph/read.go
	matrix/linearprogram.go matrix/rational.go matrix/productmod.go
	number/andconvolution.go number/binomialsany.go number/convolutionexact.go number/gcdconvolution.go
	number/lcmconvolution.go number/minlinear.go number/multiplicativesum.go number/primecount.go number/recurrenceterm.go
	number/rootmod.go number/subsetconvolution.go
	ordered/assignments.go ordered/intset.go ordered/minmax.go ordered/xortrie.go
	search/cover.go search/densepaths.go search/twoway.go
	seq/beats.go seq/knuth.go seq/minplus.go seq/pointsums.go seq/rectanglesums.go seq/segtree2d.go
	seq/slopetrick.go seq/sparsesegtree.go seq/waveletsums.go
	text/eertree.go text/hash2d.go text/lyndon.go text/runs.go
	tree/diameteredges.go tree/isomorphism.go tree/parents.go tree/prufer.go
`)

// set returns the words of a text.
func set(words string) map[string]bool {
	list := make(map[string]bool)
	for _, word := range strings.Fields(words) {
		list[word] = true
	}
	return list
}

// widest is the number of letters up to which a short block stays on one line of a column.
const widest = 74

// A piece is a file of the library on paper.
type piece struct {
	Name, About, Code, Hash string
}

// Print writes the sources of the helpers as an HTML page for paper: two columns, short comments, and the hash of each
// piece. The hash is that of KACTL: the first six digits of the MD5 sum of the code without comments and white space; here
// semicolons do not count either, because Go's may be line ends.
func (l *Library) Print(w io.Writer, files fs.FS) error {
	type section struct {
		Title  string
		Pieces []piece
	}
	var sections []*section
	done := make(map[string]bool)
	add := func(title, file string) error {
		if unprinted[path.Dir(file)] || rare[file] || isTest(file) || done[file] {
			return nil
		}
		done[file] = true
		source, err := fs.ReadFile(files, file)
		if err != nil {
			return err
		}
		p, err := pieceOf(file, source)
		if err != nil || p.Code == "" {
			return err
		}
		if len(sections) == 0 || sections[len(sections)-1].Title != title {
			sections = append(sections, &section{Title: title})
		}
		last := sections[len(sections)-1]
		last.Pieces = append(last.Pieces, p)
		return nil
	}
	dirs, err := fs.Glob(files, "*/*.go")
	if err != nil {
		return err
	}
	for _, file := range dirs {
		if err := add(path.Dir(file), file); err != nil {
			return err
		}
	}
	return printTemplate.Execute(w, sections)
}

// pieceOf returns a file as it is printed. About says what it is for, how it is used and what it costs.
func pieceOf(file string, source []byte) (piece, error) {
	fset := token.NewFileSet()
	tree, err := parser.ParseFile(fset, file, source, parser.ParseComments)
	if err != nil {
		return piece{}, err
	}
	var about []string
	for _, d := range tree.Decls {
		switch d := d.(type) {
		case *ast.FuncDecl:
			if d.Recv == nil && d.Name.IsExported() {
				about = append(about, short(d.Doc.Text())...)
			}
		case *ast.GenDecl:
			if d.Tok == token.TYPE {
				about = append(about, short(d.Doc.Text())...)
			}
		}
	}
	code := compact(tree)
	return piece{file, strings.Join(about, " "), code, Hash(code)}, nil
}

// short returns a comment's first sentence, its use and its cost.
func short(doc string) []string {
	var parts []string
	if first := firstSentence(doc); first != "" {
		parts = append(parts, first)
	}
	for _, part := range useAndCost.FindAllString(doc, -1) {
		parts = append(parts, strings.Join(strings.Fields(part), " "))
	}
	return parts
}

// useAndCost matches the sentences of a comment that tell how to call a helper and what it costs.
var useAndCost = regexp.MustCompile(`(?ms)^(Use|Cost): .*?\.$`)

// compact prints declarations without comments, empty lines and imports. A block of one short line is written on the line
// of its head.
func compact(tree *ast.File) string {
	var lines []string
	for _, d := range tree.Decls {
		if g, ok := d.(*ast.GenDecl); ok && g.Tok == token.IMPORT {
			continue
		}
		stripComments(d)
		var b bytes.Buffer
		(&printer.Config{Mode: printer.TabIndent, Tabwidth: 4}).Fprint(&b, token.NewFileSet(), d)
		for _, line := range strings.Split(b.String(), "\n") {
			if text := strings.TrimLeft(line, "\t"); text != "" {
				depth := line[:len(line)-len(text)]
				lines = append(lines, depth+inner.ReplaceAllString(text, " ")) // no columns of fields
			}
		}
	}
	return strings.Join(joinBlocks(joinStatements(joinBlocks(lines))), "\n")
}

var inner = regexp.MustCompile(`[ \t]*\t[ \t]*`)

// joinBlocks writes a block of one line on the line of its head, if there is room.
func joinBlocks(lines []string) []string {
	for i := 0; i+2 < len(lines); i++ {
		head, body, end := lines[i], strings.TrimSpace(lines[i+1]), strings.TrimSpace(lines[i+2])
		isBlock := strings.HasSuffix(head, "{") && end == "}" && !strings.HasSuffix(body, "{") && !strings.HasSuffix(body, ",")
		joined := head + " " + body + " }"
		if isBlock && width(joined) <= widest && !strings.HasPrefix(strings.TrimSpace(head), "case ") {
			lines = append(append(lines[:i:i], joined), lines[i+3:]...)
			i = max(i-2, -1)
		}
	}
	return lines
}

// joinStatements writes neighbouring short statements of a block on one line.
func joinStatements(lines []string) []string {
	var joined []string
	for _, line := range lines {
		if n := len(joined); n > 0 && isSimple(joined[n-1]) && isSimple(line) && indent(line) > 0 && indent(joined[n-1]) == indent(line) {
			both := joined[n-1] + "; " + strings.TrimSpace(line)
			if width(both) <= widest {
				joined[n-1] = both
				continue
			}
		}
		joined = append(joined, line)
	}
	return joined
}

// isSimple reports whether a line is one or more whole statements without a block.
func isSimple(line string) bool {
	text := strings.TrimSpace(line)
	last := text[len(text)-1]
	ends := last == ')' || last == ']' || last == '"' || last == '\'' || last >= '0' && last <= '9' || unicode.IsLetter(rune(last)) ||
		strings.HasSuffix(text, "++") || strings.HasSuffix(text, "--")
	first, _, _ := strings.Cut(text, " ")
	switch first {
	case "if", "for", "switch", "select", "case", "default:", "func", "type", "}", "+", "-", "*", "&&", "||", ")":
		return false
	}
	return ends && !strings.ContainsAny(text, "{}`") && !strings.HasPrefix(text, ")")
}

func indent(line string) int { return len(line) - len(strings.TrimLeft(line, "\t")) }

// width returns the letters of a line, with tabs as they are printed.
func width(line string) int { return len(line) + strings.Count(line, "\t") }

// stripComments removes the comments of a declaration and of its fields.
func stripComments(d ast.Decl) {
	ast.Inspect(d, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.FuncDecl:
			n.Doc = nil
		case *ast.GenDecl:
			n.Doc = nil
		case *ast.TypeSpec:
			n.Doc, n.Comment = nil, nil
		case *ast.ValueSpec:
			n.Doc, n.Comment = nil, nil
		case *ast.Field:
			n.Doc, n.Comment = nil, nil
		}
		return true
	})
}

// Hash returns the first six digits of the MD5 sum of a text without white space and semicolons.
func Hash(code string) string {
	kept := strings.Map(func(r rune) rune {
		if r == ';' || r == ' ' || r == '\t' || r == '\n' || r == '\r' {
			return -1
		}
		return r
	}, code)
	return fmt.Sprintf("%x", md5.Sum([]byte(kept)))[:6]
}
