//go:build !linux || portable

package match

// tellsWaiting: the sandbox knows how long programs have waited for a processor.
const tellsWaiting = false
