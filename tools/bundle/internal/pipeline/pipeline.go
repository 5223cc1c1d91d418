// Package pipeline runs the passes of the bundler one after the other.
package pipeline

import (
	"bytes"
	"context"
	"go/token"
	"go/version"

	"oj/tools/bundle/internal/diag"
	"oj/tools/bundle/internal/emit"
	"oj/tools/bundle/internal/load"
	"oj/tools/bundle/internal/order"
	"oj/tools/bundle/internal/rename"
	"oj/tools/bundle/internal/shake"
	"oj/tools/bundle/internal/uses"
	"oj/tools/bundle/internal/verify"
)

// Options contains the settings for a bundle.
type Options struct {
	// GoVersion is the language level of the result, such as "go1.18". If GoVersion is empty, Make uses the
	// newest language version in the go.mod files of the program's modules.
	GoVersion string
	// If Origin is not empty, it replaces the program's name in the first line.
	Origin string
	// Sources contains the paths of standard packages whose declarations are inlined, as if they belonged to
	// the program.
	Sources []string
	// Comments tells which comments of helpers the bundle contains.
	Comments emit.Comments
}

// A Bundle is one self-contained Go file.
type Bundle struct {
	Source   []byte
	Warnings diag.List
	Checked  *verify.Checked
	Program  *load.Program
	Kept     *shake.Kept
	// GoVersion is the language level at which Source was checked.
	GoVersion string
}

// Lines returns the position in the program for each line of Source; see verify.Checked.
func (b *Bundle) Lines() []token.Position { return b.Checked.Lines() }

// Make bundles the program in a folder or file. When ctx is done, Make kills the go command that it has started, if
// any.
func Make(ctx context.Context, path string, opts Options) (*Bundle, error) {
	p, err := load.Load(ctx, path, opts.Sources...)
	if err != nil {
		return nil, err
	}
	if opts.Origin != "" {
		p.Origin = opts.Origin
	}
	if opts.GoVersion == "" {
		opts.GoVersion = newestAsked(p)
	}

	g := uses.Build(p, order.Packages(p))
	kept, err := shake.Search(g)
	if err != nil {
		return nil, err
	}

	names := rename.Choose(g, kept)
	res, err := emit.Emit(g, kept, names, opts.Comments)
	if err != nil {
		return nil, err
	}

	checked, err := verifyClean(g, res, opts.GoVersion)
	if err != nil {
		return nil, err
	}
	return &Bundle{res.Source, names.Warnings, checked, p, kept, opts.GoVersion}, nil
}

// newestAsked returns the newest language version in the go.mod files of the program's modules.
func newestAsked(p *load.Program) string {
	newest := p.Main().GoVersion
	for _, pkg := range p.Packages {
		if version.Compare(pkg.GoVersion, newest) > 0 {
			newest = pkg.GoVersion
		}
	}
	return newest
}

// verifyClean formats the result as gofmt does, and verifies it. If formatting changes the result,
// verifyClean repeats both with the formatted text. Sometimes two repetitions are needed, because some
// comments only get their final form when they are formatted for the second time.
func verifyClean(g *uses.Graph, res *emit.Result, goVersion string) (*verify.Checked, error) {
	for {
		checked, err := verify.Verify(g, res, goVersion)
		if err != nil || bytes.Equal(checked.Formatted, res.Source) {
			return checked, err
		}
		res.Source = checked.Formatted
	}
}
