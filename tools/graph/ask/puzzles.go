// This file contains the words of single puzzles, where they are more than a line of the table.

package ask

import "strings"

// sink says what an edge of a cut of uva11380 means.
func sink(from, to string) string {
	at := func(name string) string {
		cell, _, _ := strings.Cut(name, " ")
		return cell
	}
	switch {
	case to == "saved":
		return "the wood " + at(from) + " is full"
	case from == "the people":
		return "the person on " + at(to) + " leaves"
	}
	return "the floe " + at(from) + " carries one person"
}
