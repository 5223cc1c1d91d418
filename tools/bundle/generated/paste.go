// This file is the door of the bundler: it makes the text to paste into a site.

package generated

import (
	"cmp"
	"context"
	"fmt"
	"go/token"
	"go/types"
	"runtime/debug"
	"sync"

	"oj/tools/bundle/internal/accept"
	"oj/tools/bundle/internal/cxx"
	"oj/tools/bundle/internal/diag"
	"oj/tools/bundle/internal/emit"
	"oj/tools/bundle/internal/pipeline"
	"oj/tools/shared/site"
)

// The languages of a text to paste.
const (
	Go    = "go"
	Cxx11 = "c++11"
)

// Options are the choices of the caller of Paste. The zero value is right for most.
type Options struct {
	// Language is Go or Cxx11. If it is "", the site decides: Go if the site takes it, otherwise C++11.
	Language string
	// AllComments keeps all comments of the packages that the program imports.
	AllComments bool
	// Minify makes a text of C++ as short as possible. Without it, the text is readable if the site accepts its size.
	Minify bool

	name string // if not "", the program's name in the first line
}

// Pasted is a program as one text that can be pasted into a site.
type Pasted struct {
	Text     []byte
	Language string // Go or Cxx11
	Warnings []string

	lines func() []token.Position
}

// Paste makes the text to paste into a site from the Go program in a folder or file. A nil site takes every language
// and has no limits.
//
// If Refused returns true for the error, the program is the reason: it does not compile, it uses what the site's compiler
// lacks, it is too long for the site, or it cannot be translated. If the site does not accept the text, Paste returns
// both the text and the error.
func Paste(ctx context.Context, path string, to *site.Site, opts Options) (*Pasted, error) {
	if opts.Language == "" {
		opts.Language = Go
		if !to.TakesGo() {
			opts.Language = Cxx11
		}
	}
	b, err := bundle(ctx, path, to, opts)
	if err != nil {
		return nil, err
	}

	p := &Pasted{Text: b.source, Language: opts.Language, lines: b.lines}
	if opts.Language == Cxx11 {
		p.lines = nil
		if p.Text, err = translate(ctx, b, to, opts.Minify); err != nil {
			return nil, err
		}
	}
	p.Warnings, err = b.check(to, p.Text)
	return p, err
}

// Origin returns the file and line in the program's sources of a line of the text. For a line that the bundler
// itself wrote, and for a line of C++, the file is "".
func (p *Pasted) Origin(line int) (file string, at int) {
	if p.lines == nil {
		return "", 0
	}
	list := p.lines()
	if line < 1 || line > len(list) || !list[line-1].IsValid() {
		return "", 0
	}
	return list[line-1].Filename, list[line-1].Line
}

// Origin returns the method Origin of a Go program that was pasted earlier, perhaps by another process. The first
// call of the returned function pastes the program again. If that fails, because the program has changed, the returned
// function returns "" for every line. If path is "", Origin returns nil.
func Origin(ctx context.Context, path string, to *site.Site) func(line int) (file string, at int) {
	if path == "" {
		return nil
	}

	// The function is rarely called, so bundle the program only at the first call.
	again := sync.OnceValue(func() *Pasted {
		p, _ := Paste(ctx, path, to, Options{Language: Go})
		if p == nil {
			return &Pasted{}
		}
		return p
	})
	return func(line int) (string, int) { return again().Origin(line) }
}

// bundled is what is needed of a bundle after it was made. If it is to be translated, it does not hold the syntax trees,
// because these and those of the translator would be the most of the memory of a run.
type bundled struct {
	source            []byte
	lines             func() []token.Position
	origin, goVersion string
	importer          types.Importer
	warnings          diag.List
	refused           error // what the site would reject in the bundle, apart from its size; nil for nothing
}

// bundle bundles a program for a site. With the language Cxx11 in opts it prepares a translation.
func bundle(ctx context.Context, path string, to *site.Site, opts Options) (*bundled, error) {
	comments := emit.Short
	if opts.AllComments {
		comments = emit.Full
	}
	b, err := pipeline.Make(ctx, path, pipeline.Options{GoVersion: to.Level(), Origin: opts.name, Comments: comments})
	if err != nil {
		return nil, accept.Newer(to, err)
	}
	found, refused := accept.Check(to, b)
	made := &bundled{
		source: b.Source, lines: sync.OnceValue(b.Lines), origin: b.Program.Origin, goVersion: b.GoVersion,
		importer: b.Program.Importer, warnings: append(b.Warnings, found...), refused: refused,
	}
	if opts.Language == Cxx11 {
		lines := b.Lines()
		made.lines = func() []token.Position { return lines }
	}
	return made, nil
}

// check reports what the site would reject in the submitted text, which is a bundle or its translation.
func (b *bundled) check(to *site.Site, submitted []byte) (warnings []string, err error) {
	found, err := accept.Size(to, submitted)
	for _, w := range append(b.warnings, found...) {
		warnings = append(warnings, w.String())
	}
	return warnings, cmp.Or(b.refused, err)
}

// mostBytes returns the size up to which a readable translation is chosen. Without a larger limit of the site it is 0,
// which means UVa's.
func mostBytes(to *site.Site) int {
	const uva = 40 << 10 // the translator keeps a little below this limit, because it is known only from users
	if to == nil || to.Size <= uva {
		return 0
	}
	return to.Size
}

// translate translates a bundle to C++11. Errors contain positions in the original program.
func translate(ctx context.Context, b *bundled, to *site.Site, minify bool) (text []byte, err error) {
	// Recover from a panic, because a bug of the translator must not end the command that uses it, such as
	// the judge command.
	defer func() {
		if r := recover(); r != nil {
			const mistake = "%s: bug in the translator, please report it: %v\n%s"
			err = fmt.Errorf(mistake, b.origin, r, debug.Stack())
		}
	}()

	lines := b.lines()
	return cxx.Translate(ctx, b.source, cxx.Options{
		Name:      b.origin,
		GoVersion: b.goVersion,
		Minify:    minify,
		MostBytes: mostBytes(to),
		Importer:  b.importer,
		Origin: func(line int) (string, int) {
			// A line that the bundler wrote itself has no position in the source.
			if line < 1 || line > len(lines) || !lines[line-1].IsValid() {
				return b.origin, line
			}
			return diag.Short(lines[line-1].Filename), lines[line-1].Line
		},
	})
}
