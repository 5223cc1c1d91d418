//go:build !linux || portable

package watch

// notices would announce changes. On this system, the files are polled instead.
type notices struct{}

func openNotices([]string, func(string) bool) *notices { return nil }

func (n *notices) close() {}

func (n *notices) channel() <-chan []string { return nil }
