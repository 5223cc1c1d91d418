package load

import (
	"bytes"
	"go/parser"
	"go/token"
	"os"
	"sync"

	"oj/tools/bundle/internal/diag"
)

// This file parses files: those that are known early by two goroutines, one
// from the front, which never waits but for the file that both have come to, and
// one from the back.

// A parsing is one file and what became of it.
type parsing struct {
	file *File
	fset *token.FileSet // of this file alone: its positions do not depend on who is first
	err  error
	once sync.Once
}

func (p *parsing) parse() {
	p.once.Do(func() {
		p.file.Tree, p.err = parser.ParseFile(p.fset, p.file.Name, p.file.Text, parser.ParseComments|parser.SkipObjectResolution)
	})
}

// ahead prepares to parse a package and, as far as its imports are known
// already, those that it imports. It gives std and the standard packages among
// them. Errors are left to read, which comes the same way.
func (r *reader) ahead(m *meta, std []string) []string {
	if r.begun[m.path] {
		return std
	}
	r.begun[m.path] = true
	r.prepare(m)
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

// prepare readies the files of a package for parsing.
func (r *reader) prepare(m *meta) {
	for i, name := range m.files {
		if r.trees[name] != nil {
			continue
		}
		p := &parsing{}
		r.trees[name] = p
		var text []byte
		if m.texts != nil {
			text = m.texts[i]
		} else if text, p.err = os.ReadFile(name); p.err != nil {
			continue
		}
		p.file = &File{Name: name, Text: plain(text)}
		p.fset = fileSetFrom(r.base)
		r.base += len(p.file.Text) + 1
		r.prepared = append(r.prepared, p)
	}
}

// beside reads packages of the standard library and then parses what has been
// prepared, last things first. Whatever goes wrong with an import does so again,
// and is reported, when the package with the import is type-checked.
func (r *reader) beside(std []string) {
	r.Importer = r.Std.importer()
	prepared := r.prepared
	r.early.Go(func() {
		for _, path := range std {
			if r.Std.ready(path) {
				r.Importer.Import(path)
			}
		}
		for i := len(prepared) - 1; i >= 0; i-- {
			prepared[i].parse()
		}
	})
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

// collect parses a file and enters it into its package.
func (r *reader) collect(p *Package, f *parsing) {
	if f.file == nil {
		r.errs = append(r.errs, diag.Diag{Msg: f.err.Error()})
		return
	}
	f.parse()
	if f.err != nil {
		r.addParse(f.err)
	}
	r.Fset.AddExistingFiles(f.fset.File(token.Pos(f.fset.Base() - 1)))
	p.Files = append(p.Files, f.file)
	if p.Name == "" {
		p.Name = f.file.Tree.Name.Name
	}
}
