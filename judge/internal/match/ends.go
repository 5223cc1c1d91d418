// This file keeps what programs write to standard error.

package match

import (
	"fmt"
	"strings"
)

// ends keeps the first and the last bytes that are written to it, half of keep each: a program that
// crashes may have printed much before, and what it says last tells why.
type ends struct {
	keep  int // bytes, even
	first []byte
	last  []byte // a ring that is full when it has keep/2 bytes
	at    int    // in the ring, where the oldest byte stands once it is full
	lost  int64  // bytes between the two
}

// Write takes more of the text.
func (e *ends) Write(p []byte) (int, error) {
	n := min(len(p), e.keep/2-len(e.first))
	e.first = append(e.first, p[:n]...)
	rest := p[n:]
	if skip := len(rest) - e.keep/2; skip > 0 { // it replaces the ring
		e.lost += int64(len(e.last) + skip)
		e.last, e.at, rest = e.last[:0], 0, rest[skip:]
	}
	n = min(len(rest), e.keep/2-len(e.last))
	e.last = append(e.last, rest[:n]...)
	for rest = rest[n:]; len(rest) > 0; rest = rest[n:] {
		n = copy(e.last[e.at:], rest)
		e.at = (e.at + n) % len(e.last)
		e.lost += int64(n)
	}
	return len(p), nil
}

// String returns what is kept, with a line between the two parts that says how much is not.
func (e *ends) String() string {
	first, last := string(e.first), string(e.last[e.at:])+string(e.last[:e.at])
	if e.lost == 0 {
		return first + last
	}
	return fmt.Sprintf("%s\n… (%d bytes left out)\n%s", strings.TrimSuffix(first, "\n"), e.lost, last)
}
