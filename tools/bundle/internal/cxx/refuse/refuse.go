// Package refuse lists the constructs of a checked Go program that cannot be translated. It works on Go's
// syntax and types, without knowledge of C++.
package refuse

// This file defines the list of refusals of a program.

import (
	"fmt"
	"go/token"
	"slices"
	"sort"
	"strings"
)

// A Refusal is a construct that cannot be translated.
type Refusal struct {
	File      string
	Line      int
	Construct string // the text of Kind.Construct, with the name in the program instead of %s
	*Kind
}

func (r Refusal) String() string {
	s := fmt.Sprintf("%s:%d: %s: %s", r.File, r.Line, r.Construct, r.Reason)
	if r.Instead != "" {
		s += "; " + r.Instead
	}
	return s
}

// Unsupported contains all refusals of a program, in source order.
type Unsupported struct{ Refusals []Refusal }

func (u *Unsupported) Error() string {
	var lines []string
	for _, r := range u.Refusals {
		lines = append(lines, r.String())
	}
	return strings.Join(lines, "\n")
}

// A List collects the refusals of a translation, without duplicates.
type List struct {
	Fset   *token.FileSet
	Origin func(line int) (file string, line2 int) // maps a line of the source to the file and line from which it was inlined; may be nil
	list   []Refusal
	// missing contains the names of the library that the program uses and the runtime does not have.
	missing []missing
}

// Add adds a refusal of a construct at pos. `names` are inserted for the %s in the construct's text.
func (r *List) Add(pos token.Pos, kind *Kind, names ...any) {
	x := r.place(pos)
	x.Construct, x.Kind = kind.Construct, kind
	if len(names) > 0 {
		x.Construct = fmt.Sprintf(kind.Construct, names...)
	}
	if !slices.Contains(r.list, x) {
		r.list = append(r.list, x)
	}
}

// place returns a refusal with the position in the user's own file, which is not that in the bundle.
func (r *List) place(pos token.Pos) Refusal {
	at := r.Fset.Position(pos)
	x := Refusal{File: at.Filename, Line: at.Line}
	if r.Origin != nil {
		x.File, x.Line = r.Origin(at.Line)
	}
	return x
}

// Err returns the refusals as an error, or nil if there are none.
func (r *List) Err() error {
	list := append(slices.Clone(r.list), r.merged()...)
	if len(list) == 0 {
		return nil
	}

	// Sort by line, because checks and translation do not visit the constructs in source order.
	sort.SliceStable(list, func(i, j int) bool { return list[i].Line < list[j].Line })
	return &Unsupported{list}
}
