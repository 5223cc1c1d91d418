// Package cxx translates one flattened Go program into one C++11 file with
// the same behaviour. README.md describes the passes and the runtime.
package cxx

import (
	"fmt"
	"go/token"
	"go/types"
	"sort"
	"strings"
)

// Options say where the program comes from.
type Options struct {
	Name      string // what the program is called in the output's first line and in errors
	GoVersion string // language version such as "go1.18"; "" is the newest
	// Origin maps a line of the source to where it was written; nil: Name and the same line.
	Origin   func(line int) (file string, line2 int)
	Importer types.Importer // reads the standard library; nil: through the go command
}

// Refusal is one construct that cannot be translated.
type Refusal struct {
	File      string
	Line      int
	Construct string // what was met
	Reason    string // why it is refused
	Instead   string // what to write instead; may be empty
}

func (r Refusal) String() string {
	s := fmt.Sprintf("%s:%d: %s: %s", r.File, r.Line, r.Construct, r.Reason)
	if r.Instead != "" {
		s += "; " + r.Instead
	}
	return s
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

// refusals collects what a translation cannot do; the same one is kept once.
type refusals struct {
	prog *program
	list []Refusal
	seen map[string]bool
}

// add notes a construct at pos.
func (r *refusals) add(pos token.Pos, construct, reason, instead string) {
	at := r.prog.fset.Position(pos)
	x := Refusal{at.Filename, at.Line, construct, reason, instead}
	if r.prog.opts.Origin != nil {
		x.File, x.Line = r.prog.opts.Origin(at.Line)
	}
	if key := x.String(); !r.seen[key] {
		r.seen[key] = true
		r.list = append(r.list, x)
	}
}

// err gives the refusals as an error, nil if there are none.
func (r *refusals) err() error {
	if len(r.list) == 0 {
		return nil
	}
	sort.SliceStable(r.list, func(i, j int) bool { return r.list[i].Line < r.list[j].Line })
	return &Unsupported{r.list}
}

// Translate gives the C++11 text of the program in src. The error is an
// *Unsupported if the program is right but uses what cannot be translated.
func Translate(src []byte, opts Options) ([]byte, error) {
	prog, err := load(src, opts)
	if err != nil {
		return nil, err
	}
	refused := &refusals{prog: prog, seen: map[string]bool{}}
	checkSubset(prog, refused)
	if err := refused.err(); err != nil {
		return nil, err
	}
	t := newTranslator(prog, refused)
	t.program()
	if err := refused.err(); err != nil {
		return nil, err
	}
	out := t.print()
	if err := refused.err(); err != nil {
		return nil, err
	}
	return out, nil
}
