// Package cxx translates one flattened Go program into one C++11 file with
// the same behaviour. README.md describes the passes and the runtime.
package cxx

import (
	"context"
	"go/types"
	"slices"

	"oj/tools/bundle/internal/cxx/analyse"
	"oj/tools/bundle/internal/cxx/cpp"
	"oj/tools/bundle/internal/cxx/link"
	"oj/tools/bundle/internal/cxx/lower"
	"oj/tools/bundle/internal/cxx/refuse"
)

// Options contains the settings of a translation.
type Options struct {
	Name      string // the program's name in the output's first line and in errors
	GoVersion string // language version such as "go1.18"; "" is the newest
	// Origin maps a line of the source to the file and line in which the user has written it. If Origin is
	// nil, errors contain Name and the line of the source.
	Origin func(line int) (file string, line2 int)
	// Sanitizers is set if the output will be compiled with -fsanitize=address. The garbage collector and the
	// stack of the runtime then work differently.
	Sanitizers bool
	Minify     bool           // make the text as short as possible, also if a readable one is short enough
	MostBytes  int            // the largest text that the site accepts; 0 means UVa's limit
	Importer   types.Importer // imports packages of the standard library; nil means to ask the go command
	// library returns the library package from which a line was inlined. It returns "" for lines of the
	// program.
	library func(line int) string
}

// Unsupported lists everything in a program that cannot be translated, in source order.
type Unsupported = refuse.Unsupported

// Translate returns the C++11 text of the program in src. If the program is correct but contains constructs that
// cannot be translated, the error is an *Unsupported. When ctx is done, Translate kills the go command that it has
// started, if any.
func Translate(ctx context.Context, src []byte, opts Options) ([]byte, error) {
	t, err := translate(ctx, src, opts)
	return t.text, err
}

// translation is a translated program.
type translation struct {
	text    []byte
	facts   *analyse.Facts
	runtime link.Selection // the part of the runtime that the program needs
}

// translate translates the program in src.
func translate(ctx context.Context, src []byte, opts Options) (translation, error) {
	src, opts, err := inlineLibrary(ctx, src, opts)
	if err != nil {
		return translation{}, err
	}

	prog, refused, err := load(src, opts)
	if err != nil {
		return translation{}, err
	}

	// All refusals are reported at once, so lowering starts only if Check finds none.
	refuse.Check(prog, refused)
	if err := refused.Err(); err != nil {
		return translation{}, err
	}

	prog = concreteFields(prog, src, opts)
	refused.Fset = prog.Fset
	return generate(analyse.Find(prog), refused, opts)
}

// mostBytes is the maximum size of a file in UVa's judge, according to its users. Few judges accept less.
const mostBytes = 40000

// generate translates a program without refused constructs.
func generate(facts *analyse.Facts, refused *refuse.List, opts Options) (translation, error) {
	rt, err := link.Runtime()
	if err != nil {
		return translation{}, err
	}

	unit := lower.Lower(facts, rt, refused)
	if err := refused.Err(); err != nil {
		return translation{}, err
	}

	// The identifiers in the program determine which parts of the runtime the program needs.
	names := cpp.Names(unit.Nodes...)
	words := slices.Concat(names, unit.Words)

	// The word sanitizer makes the runtime's condition USES_sanitizer true.
	if opts.Sanitizers {
		words = append(words, "sanitizer")
	}
	runtime := rt.Choose(words)

	source := opts.Name
	if source == "" {
		source = "main.go"
	}

	limit := opts.MostBytes
	if limit == 0 {
		limit = mostBytes
	}
	text := shortEnough(opts.Minify, limit, output{source: source, runtime: runtime, program: unit.Nodes, compact: unit.Compact, names: names, undefine: rt.Undefine(names)})
	return translation{text: text, facts: facts, runtime: runtime}, nil
}
