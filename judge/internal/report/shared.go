// This file finds failures that two programs of a problem share, such as main.go and main.cpp from the same solution.

package report

import (
	"fmt"
	"io"
)

// Shared divides the failures of the program e into two lists. The list shared contains the failures that are
// also failures of the program `earlier`, with the same verdict, message and output on the same testcase. The
// list own contains all other failures of e. If e is the first program, earlier is nil.
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

// FailsAs prints one line that names the testcases of the shared failures, because the details of these
// failures were already printed for another program.
func FailsAs(w io.Writer, problem string, e, earlier *Entry, shared []*Case) {
	var names []string
	for _, c := range shared {
		names = append(names, c.Name)
	}
	fmt.Fprintf(w, "%s %s: fails as %s does in %s\n\n", problem, e.Name, earlier.Name, Some(names, someNames))
}
