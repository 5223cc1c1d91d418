package load

import (
	"bytes"
	"go/parser"
	"os"

	"oj/tools/bundle/internal/diag"
)

// This file parses files.

// parse parses file i of a package and enters it into the package.
func (r *reader) parse(p *Package, m *meta, i int) {
	name := m.files[i]
	var text []byte
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
	var err error
	if f.Tree, err = parser.ParseFile(r.Fset, name, f.Text, parser.ParseComments|parser.SkipObjectResolution); err != nil {
		r.addParse(err)
	}
	p.Files = append(p.Files, f)
	if p.Name == "" {
		p.Name = f.Tree.Name.Name
	}
}

// plain removes the byte order mark and the carriage returns before newlines.
// Neither means anything to the compiler, not even in raw strings.
func plain(text []byte) []byte {
	text = bytes.TrimPrefix(text, []byte("\uFEFF"))
	if bytes.IndexByte(text, '\r') < 0 {
		return text
	}
	return bytes.ReplaceAll(text, []byte("\r\n"), []byte("\n"))
}
