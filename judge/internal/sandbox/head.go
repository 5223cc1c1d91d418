package sandbox

import "strings"

// Head keeps the first bytes that are written to it, and swallows the rest.
type Head struct {
	Left int // how many it still keeps
	text strings.Builder
	more bool
}

func (h *Head) Write(p []byte) (int, error) {
	n := min(len(p), h.Left)
	h.text.Write(p[:n])
	h.Left -= n
	h.more = h.more || n < len(p)
	return len(p), nil
}

// String returns them, with … for what follows.
func (h *Head) String() string {
	if h.more {
		return h.text.String() + "…"
	}
	return h.text.String()
}
