package scan

import "io"

// SkipComments makes the Scanner treat comments as white space. A comment begins with a slash and ends at the
// end of the line, as in "3 4 5 // a villa". Call SkipComments before the first read, and only if the data
// contain no slashes.
func (s *Scanner) SkipComments() { s.r = &uncommented{r: s.r} }

// uncommented is a reader that replaces the comments of another reader by blanks.
type uncommented struct {
	r         io.Reader
	inComment bool
}

func (u *uncommented) Read(buf []byte) (int, error) {
	n, err := u.r.Read(buf)

	for i, c := range buf[:n] {
		if c == '/' {
			u.inComment = true
		}
		if c == '\n' {
			u.inComment = false
		}
		if u.inComment {
			buf[i] = ' '
		}
	}
	return n, err
}
