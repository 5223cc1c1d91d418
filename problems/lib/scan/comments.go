package scan

import "io"

// NewWithComments returns a Scanner that takes comments, from a slash to the end of the line, as white space. Use it
// only if the data of a problem has comments ("3 4 5 // a villa") and a slash is no data.
func NewWithComments(r io.Reader) *Scanner { return New(&uncommented{r: r}) }

// An uncommented reader overwrites the comments of another one with blanks.
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
