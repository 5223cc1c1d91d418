package cxx

// This file inlines packages of Go's library that the C++ runtime does not implement: their source becomes part of the
// program and is translated with it.

import (
	"context"
	"fmt"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"oj/tools/bundle/internal/cxx/refuse"
	"oj/tools/bundle/internal/emit"
	"oj/tools/bundle/internal/pipeline"
)

// inlined lists the packages of the library that are translated from their source. The internal package is in the list
// because other packages of the list import it.
var inlined = []string{
	"encoding/base64", "encoding/csv", "encoding/hex", "hash/adler32", "hash/fnv", "index/suffixarray", "internal/byteorder",
	"regexp", "regexp/syntax", "text/tabwriter", "unicode/utf16",
}

// inlineLibrary replaces the imports of packages in the list inlined by their source. The returned options
// map the lines of the new text to their origin.
func inlineLibrary(ctx context.Context, src []byte, opts Options) ([]byte, Options, error) {
	fset := token.NewFileSet()
	file, err := parser.ParseFile(fset, opts.Name, src, parser.ImportsOnly)
	if err != nil {
		return src, opts, nil // load reports the error
	}

	// The library's source is correct only if each iteration of a loop has its own variables. So refuse
	// programs for Go versions older than 1.22, in which all iterations share them.
	refused := &refuse.List{Fset: fset, Origin: opts.Origin}
	found := false
	for _, spec := range file.Imports {
		if path := strings.Trim(spec.Path.Value, "\"`"); slices.Contains(inlined, path) {
			found = true
			if minorVersion(opts.GoVersion) < 22 {
				refused.Add(spec.Pos(), refuse.OldLoops, path)
			}
		}
	}
	if err := refused.Err(); !found || err != nil {
		return src, opts, err
	}

	// The bundler (package pipeline) reads programs from files, so write a module of one file.
	dir, err := os.MkdirTemp("", "bundle-inline-")
	if err != nil {
		return nil, opts, err
	}
	defer os.RemoveAll(dir)
	main := filepath.Join(dir, "main.go")
	if err := os.WriteFile(filepath.Join(dir, "go.mod"), []byte("module program\n\ngo 1.22\n"), 0o644); err != nil {
		return nil, opts, err
	}
	if err := os.WriteFile(main, src, 0o644); err != nil {
		return nil, opts, err
	}
	b, err := pipeline.Make(ctx, main, pipeline.Options{Origin: opts.Name, Sources: inlined, Comments: emit.Full})
	if err != nil {
		return nil, opts, fmt.Errorf("inlining packages of the library: %w", err)
	}

	// A line of the new text may come from the program or from the library. The caller's opts.Origin is only
	// for lines of the program.
	lines, origin := b.Lines(), opts.Origin
	if origin == nil {
		origin = func(line int) (string, int) { return opts.Name, line }
	}
	at := func(line int) (token.Position, bool) {
		if line < 1 || line > len(lines) || !lines[line-1].IsValid() {
			return token.Position{Line: 1}, true
		}
		return lines[line-1], lines[line-1].Filename == main
	}
	opts.Origin = func(line int) (string, int) {
		from, own := at(line)
		if own {
			return origin(from.Line)
		}
		return from.Filename, from.Line
	}
	opts.library = func(line int) string {
		from, own := at(line)
		if own {
			return ""
		}
		return filepath.Base(filepath.Dir(from.Filename))
	}

	opts.Importer = b.Program.Importer
	return b.Source, opts, nil
}
