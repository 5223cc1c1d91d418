// Package cxx translates one flattened Go program into one C++11 file with
// the same behaviour. README.md describes the passes and the runtime.
package cxx

import (
	"fmt"
	"go/types"
	"strings"
)

// Options say where the program comes from.
type Options struct {
	Name      string // what the program is called in the output's first line and in errors
	GoVersion string // language version such as "go1.18"; "" is the newest
	// Origin maps a line of the source to where it was written; nil: Name and the same line.
	Origin     func(line int) (file string, line2 int)
	Sanitizers bool                  // the output will be compiled with -fsanitize=address: the collector and the stack take it into account
	Importer   types.Importer        // reads the standard library; nil: through the go command
	library    func(line int) string // the package of the library whose source was inlined there, "" for the program's own
}

// Unsupported lists everything in a program that cannot be translated, in source order.
type Unsupported struct{ Refusals []Refusal }

func (u *Unsupported) Error() string {
	var b strings.Builder
	for i, r := range u.Refusals {
		if i > 0 {
			b.WriteByte('\n')
		}
		b.WriteString(r.String())
	}
	return b.String()
}

// Translate gives the C++11 text of the program in src. The error is an
// *Unsupported if the program is right but uses what cannot be translated.
func Translate(src []byte, opts Options) ([]byte, error) {
	src, opts, err := inlineLibrary(src, opts)
	if err != nil {
		return nil, err
	}
	prog, err := load(src, opts)
	if err != nil {
		return nil, err
	}
	refused := &refusals{prog: prog, seen: map[string]bool{}}
	checkSubset(prog, refused)
	if err := refused.err(); err != nil {
		return nil, err
	}
	out, err := translateOnce(prog, refused, false)
	if err == nil && len(out) > mostBytes {
		return translateOnce(prog, refused, true)
	}
	return out, err
}

// mostBytes is what UVa is said to take. Larger files go without the program's comments.
const mostBytes = 40000

// translateOnce translates a program that holds nothing that is never translated. A panic on the way
// is a fault of the translator: it is told as a refusal of the place that it had come to.
func translateOnce(prog *program, refused *refusals, quiet bool) (out []byte, err error) {
	t := &translator{pos: prog.file.Package}
	defer func() {
		if fault := recover(); fault != nil {
			refused.add(t.pos, refusedUnknown, fmt.Sprintf("a fault of the translator (%v)", fault))
			out, err = nil, refused.err()
		}
	}()
	t = newTranslator(prog, refused)
	t.quiet, t.ownShowers = quiet, true
	t.program()
	if t.printsByDescriptors() { // then functions of the program's own save nothing
		t = newTranslator(prog, refused)
		t.quiet = quiet
		t.program()
	}
	if err := refused.err(); err != nil {
		return nil, err
	}
	out = t.print()
	if err := refused.err(); err != nil {
		return nil, err
	}
	return out, nil
}
