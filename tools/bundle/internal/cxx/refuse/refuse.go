// Package refuse says what of a checked Go program cannot be translated. It takes syntax and types and gives a list of
// refusals; it knows no C++.
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
	Construct string // what was met
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

// List collects what a translation cannot do; the same refusal is kept once.
type List struct {
	Fset   *token.FileSet
	Origin func(line int) (file string, line2 int) // where a line of the source was written; nil: there
	list   []Refusal
}

// Add notes a construct at pos; names are what its text mentions.
func (r *List) Add(pos token.Pos, kind *Kind, names ...any) {
	at := r.Fset.Position(pos)
	x := Refusal{at.Filename, at.Line, kind.Construct, kind}
	if len(names) > 0 {
		x.Construct = fmt.Sprintf(kind.Construct, names...)
	}
	if r.Origin != nil {
		x.File, x.Line = r.Origin(at.Line)
	}
	if !slices.Contains(r.list, x) {
		r.list = append(r.list, x)
	}
}

// Err gives the refusals as an error, nil if there are none.
func (r *List) Err() error {
	if len(r.list) == 0 {
		return nil
	}
	sort.SliceStable(r.list, func(i, j int) bool { return r.list[i].Line < r.list[j].Line })
	return &Unsupported{r.list}
}
