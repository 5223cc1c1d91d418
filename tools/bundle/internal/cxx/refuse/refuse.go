// Package refuse lists the constructs of a checked Go program that cannot be translated. It works on Go's syntax and
// types and knows nothing about C++.
package refuse

// This file holds the refusals of a program.

import (
	"fmt"
	"go/token"
	"slices"
	"sort"
	"strings"
)

// Refusal is one construct that cannot be translated.
type Refusal struct {
	File      string
	Line      int
	Construct string // the construct in the program, with its name filled in
	*Kind
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
	var lines []string
	for _, r := range u.Refusals {
		lines = append(lines, r.String())
	}
	return strings.Join(lines, "\n")
}

// List collects the refusals of a translation, without duplicates.
type List struct {
	Fset   *token.FileSet
	Origin func(line int) (file string, line2 int) // maps a line of the source to the file it was inlined from; may be nil
	list   []Refusal
}

// Add adds a refusal of a construct at pos. names replace the %s in the construct's text.
func (r *List) Add(pos token.Pos, kind *Kind, names ...any) {
	at := r.Fset.Position(pos)
	x := Refusal{at.Filename, at.Line, kind.Construct, kind}
	if len(names) > 0 {
		x.Construct = fmt.Sprintf(kind.Construct, names...)
	}

	// The user knows the file that they wrote, not the flattened one.
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

	// Checks and translation meet constructs in different orders.
	sort.SliceStable(r.list, func(i, j int) bool { return r.list[i].Line < r.list[j].Line })
	return &Unsupported{r.list}
}
