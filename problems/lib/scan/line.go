package scan

import "bytes"

// Line returns the rest of the current line, blanks included, without its end (\n, or \r\n). The slice is valid until
// the next call of the Scanner, which may overwrite it.
func (s *Scanner) Line() []byte {
	if !s.has(0) {
		s.stop(s.endStatus, "input ends, want a line")
	}

	n := 0
	for s.has(n) && s.buf[s.pos+n] != '\n' {
		n++
	}
	line := s.buf[s.pos : s.pos+n]
	s.pos += n
	if s.pos < len(s.buf) { // only the last line may have no end
		s.pos++
	}
	return bytes.TrimSuffix(line, []byte("\r"))
}

// Row returns the next line that is not blank, without the white space at its end. All other blanks are kept,
// because they may be cells of a board. If words of the current line have been read, call Line first, because
// it drops the rest of this line.
func (s *Scanner) Row() []byte {
	for {
		row := s.Line()
		for len(row) > 0 && isBlank(row[len(row)-1]) {
			row = row[:len(row)-1]
		}
		if len(row) > 0 {
			return row
		}
	}
}

// MoreLines reports whether another line follows, blank or not. Use it instead of More if blanks at the start of a
// line are data.
func (s *Scanner) MoreLines() bool { return s.has(0) }

// Alone reports whether only white space follows on the line of the word that was read last. If the input
// ends right after this word, without a line end, Alone ends the solution.
func (s *Scanner) Alone() bool {
	if !s.has(0) {
		s.stop(s.endStatus, "input ends, want a line")
	}

	n := 0
	for s.has(n) && s.buf[s.pos+n] != '\n' {
		if !isBlank(s.buf[s.pos+n]) {
			return false
		}
		n++
	}
	return true
}
