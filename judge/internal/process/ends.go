// This file keeps the two ends of a long text.

package process

import (
	"fmt"
	"slices"
	"strings"
)

// Ends is a writer that keeps only the first and the last bytes. The last bytes matter because a program may print much
// before it crashes, and the last lines show the reason.
type Ends struct {
	First, Last int    // the number of bytes to keep at the start and at the end
	text        []byte // the bytes to keep, and bytes that were not dropped yet
	lost        int    // number of dropped bytes
}

// Write appends p. It drops bytes only when the text is more than twice as long as allowed. Dropping bytes
// moves the last bytes to the front. The bytes moved now will be dropped at the next move, so no byte is
// moved twice.
func (e *Ends) Write(p []byte) (int, error) {
	if e.text = append(e.text, p...); len(e.text) > 2*(e.First+e.Last) {
		e.cut()
	}
	return len(p), nil
}

// cut drops the bytes between the first and the last ones.
func (e *Ends) cut() {
	if more := len(e.text) - e.First - e.Last; more > 0 {
		e.text = slices.Delete(e.text, e.First, e.First+more)
		e.lost += more
	}
}

// String returns the kept bytes. If bytes were dropped, a line between the first and the last ones contains their
// number. If Last is 0, the text ends with … instead.
func (e *Ends) String() string {
	e.cut()

	switch text := string(e.text); {
	case e.lost == 0:
		return text
	case e.Last == 0:
		return text + "…"
	default:
		first, last := strings.TrimSuffix(text[:e.First], "\n"), text[e.First:]
		return fmt.Sprintf("%s\n… (%d bytes left out)\n%s", first, e.lost, last)
	}
}
