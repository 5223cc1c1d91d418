// This file reads the states of a search, which a visualizer draws instead of an answer.
package svg

import "strings"

// A Search contains what a picture shows if it shows a search instead of an answer: one case of the input, and some
// states of the search, each at a step of its own.
type Search struct {
	Case   int // the number of the case in the input, from 1
	States []string
}

// Search returns the search that the picture has to show, or nil if it has to show the program's answer. The file
// search.txt of the feedback folder contains it: a line with the number of the case, and a line for each state. If the
// name of a state has several lines, tabs separate them.
func (f Files) Search() *Search {
	text := f.Read("search.txt")
	if text == "" {
		return nil
	}
	lines := strings.Split(strings.TrimSuffix(text, "\n"), "\n")
	s := &Search{Case: NewWords(lines[0]).Int(1, 1<<30)}
	for _, line := range lines[1:] {
		s.States = append(s.States, strings.ReplaceAll(line, "\t", "\n"))
	}
	return s
}

// Place returns a span whose elements stand for a place of the puzzle, such as "2,3" for row 2 and column 3. A viewer
// colours the elements of a place, and writes into its text.
func (s Span) Place(name string) Span {
	s.more += ` data-place="` + escape(name) + `"`
	return s
}

// Slot draws an empty text, into which a viewer may write.
func (s Span) Slot(x, y float64, class string) {
	s.element("text", class, `x="`+n(x)+`" y="`+n(y)+`"`, " ")
}

// Digits returns the number that the words of a state's name stand for, if each word is a digit of this base. The first
// digit may be larger.
func Digits(state string, base int) (n int) {
	for in := NewWords(state); in.More(); {
		n = n*base + in.Int(0, 1<<30)
	}
	return n
}
