package load

import (
	"bytes"
	"go/parser"
	"os"

	"oj/tools/bundle/internal/diag"
)

// This file parses source files.

// parse parses file i of a package and adds it to the package.
func (r *reader) parse(p *Package, m *meta, i int) {
	name := m.files[i]
	var text []byte

	// Do not read the file again if the resolver has read it to find the imports.
	if m.texts != nil {
		text = m.texts[i]
	} else {
		var err error
		if text, err = os.ReadFile(name); err != nil {
			r.errs = append(r.errs, diag.Diag{Msg: err.Error()})
			return
		}
	}

	f := &File{Name: name, Text: plain(text)}
	mode := parser.ParseComments | parser.SkipObjectResolution
	tree, err := parser.ParseFile(r.Fset, name, f.Text, mode)
	f.Tree = tree

	// Continue after syntax errors, because the tree still contains the imports.
	if err != nil {
		r.addParse(err)
	}

	p.Files = append(p.Files, f)

	// If the resolver has not determined the name of the package, take it from the first file.
	if p.Name == "" {
		p.Name = f.Tree.Name.Name
	}
}

// plain removes a byte order mark, and the carriage returns before newlines. The compiler ignores both, even in
// raw strings.
func plain(text []byte) []byte {
	text = bytes.TrimPrefix(text, []byte("\uFEFF"))
	if bytes.IndexByte(text, '\r') < 0 {
		return text
	}
	return bytes.ReplaceAll(text, []byte("\r\n"), []byte("\n"))
}
