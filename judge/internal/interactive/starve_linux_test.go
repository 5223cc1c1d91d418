//go:build !portable

package interactive

// tellsWaiting: the sandbox knows how long programs have waited for a processor.
const tellsWaiting = true
