package load

import (
	"bytes"
	"go/parser"
	"go/token"
	"os"

	"oj/tools/bundle/internal/diag"
)

// This file parses files beside each other.

// A parsing is one file while it is being parsed and after.
type parsing struct {
	file *File
	pos  *token.File
	err  error
	done chan struct{}
}

// ahead begins to parse a package and, as far as its imports are known already,
// those that it imports. It gives std and the standard packages among them.
// Errors are left to read, which comes the same way.
func (r *reader) ahead(m *meta, std []string) []string {
	if r.begun[m.path] {
		return std
	}
	r.begun[m.path] = true
	r.parse(m)
	for _, path := range m.imports {
		dep, err := r.from.imported(path, m)
		switch {
		case err != nil:
		case dep == nil:
			std = append(std, path)
		default:
			std = r.ahead(dep, std)
		}
	}
	return std
}

// parse begins to parse the files of a package. Their positions follow from the
// order of the calls, whichever file is done first.
func (r *reader) parse(m *meta) {
	for i, name := range m.files {
		if r.trees[name] != nil {
			continue
		}
		p := &parsing{done: make(chan struct{})}
		r.trees[name] = p
		var text []byte
		if m.texts != nil {
			text = m.texts[i]
		} else if text, p.err = os.ReadFile(name); p.err != nil {
			close(p.done)
			continue
		}
		p.file = &File{Name: name, Text: plain(text)}
		fset := fileSetFrom(r.base)
		r.base += len(p.file.Text) + 1
		r.early.Go(func() {
			defer close(p.done)
			p.parse(fset)
		})
	}
}

func (p *parsing) parse(fset *token.FileSet) {
	p.file.Tree, p.err = parser.ParseFile(fset, p.file.Name, p.file.Text, parser.ParseComments|parser.SkipObjectResolution)
	p.pos = fset.File(token.Pos(fset.Base() - 1))
}

// fileSetFrom is an empty set whose next file starts at base.
func fileSetFrom(base int) *token.FileSet {
	fset := token.NewFileSet()
	if base > 1 {
		fset.AddFile("", -1, base-2)
	}
	return fset
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

// collect enters a file into its package when it is parsed.
func (r *reader) collect(p *Package, f *parsing) {
	<-f.done
	if f.file == nil {
		r.errs = append(r.errs, diag.Diag{Msg: f.err.Error()})
		return
	}
	if f.err != nil {
		r.addParse(f.err)
	}
	r.Fset.AddExistingFiles(f.pos)
	p.Files = append(p.Files, f.file)
	if p.Name == "" {
		p.Name = f.file.Tree.Name.Name
	}
}
