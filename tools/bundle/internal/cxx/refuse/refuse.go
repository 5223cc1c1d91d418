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
}

// Add adds a refusal of a construct at pos. `names` are inserted for the %s in the construct's text.
func (r *List) Add(pos token.Pos, kind *Kind, names ...any) {
	at := r.Fset.Position(pos)
	x := Refusal{at.Filename, at.Line, kind.Construct, kind}
	if len(names) > 0 {
		x.Construct = fmt.Sprintf(kind.Construct, names...)
	}

	// Report the position in the user's own file, not in the bundle.
	if r.Origin != nil {
		x.File, x.Line = r.Origin(at.Line)
	}

	if !slices.Contains(r.list, x) {
		r.list = append(r.list, x)
	}
}

// Err returns the refusals as an error, or nil if there are none.
func (r *List) Err() error {
	if len(r.list) == 0 {
		return nil
	}

	// Sort by line, because checks and translation do not visit the constructs in source order.
	sort.SliceStable(r.list, func(i, j int) bool { return r.list[i].Line < r.list[j].Line })
	return &Unsupported{r.list}
}
