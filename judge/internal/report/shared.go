// This file finds failures that two programs of a problem have in common.

package report

import (
	"fmt"
	"io"
)

// Shared splits the failures of a program into its own ones, and those that an earlier program of the same problem has,
// too: the same verdict, message and output in the same testcase. earlier is nil for the first program.
func Shared(e, earlier *Entry) (own, shared []*Case) {
	known := map[string]*Case{}
	if earlier != nil {
		for _, c := range earlier.Failures() {
			known[c.Name] = c
		}
	}

	for _, c := range e.Failures() {
		other := known[c.Name]
		if other != nil && other.Verdict == c.Verdict && other.Message == c.Message && other.Got == c.Got {
			shared = append(shared, c)
		} else {
			own = append(own, c)
		}
	}
	return own, shared
}

// FailsAs writes the line that stands for failures that were shown for an earlier program.
func FailsAs(w io.Writer, problem string, e, earlier *Entry, shared []*Case) {
	var names []string
	for _, c := range shared {
		names = append(names, c.Name)
	}
	fmt.Fprintf(w, "%s %s: fails as %s does in %s\n\n", problem, e.Name, earlier.Name, Some(names, someNames))
}
