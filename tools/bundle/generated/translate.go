package generated

import (
	"context"
	"fmt"
	"runtime/debug"

	"oj/tools/bundle/internal/cxx"
	"oj/tools/bundle/internal/diag"
	"oj/tools/bundle/internal/pipeline"
)

// Translate translates a bundle to C++11. Errors contain positions in the original program.
func Translate(ctx context.Context, b *pipeline.Bundle) (text []byte, err error) {
	// Recover from a panic, because a bug of the translator must not end the command that uses it, such as
	// the judge command.
	defer func() {
		if r := recover(); r != nil {
			const mistake = "%s: bug in the translator, please report it: %v\n%s"
			err = fmt.Errorf(mistake, b.Program.Origin, r, debug.Stack())
		}
	}()

	lines := b.Lines()
	return cxx.Translate(ctx, b.Source, cxx.Options{
		Name:      b.Program.Origin,
		GoVersion: b.GoVersion,
		Importer:  b.Program.Importer,
		Origin: func(line int) (string, int) {
			// A line that the bundler wrote itself has no position in the source.
			if line < 1 || line > len(lines) || !lines[line-1].IsValid() {
				return b.Program.Origin, line
			}
			return diag.Short(lines[line-1].Filename), lines[line-1].Line
		},
	})
}

// Cxx returns the program in a folder or file, translated to one file of C++11.
func Cxx(ctx context.Context, path string) ([]byte, error) {
	b, err := bundle(ctx, path, "", nil)
	if err != nil {
		return nil, err
	}
	return Translate(ctx, b)
}
