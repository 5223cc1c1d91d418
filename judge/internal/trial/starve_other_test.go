//go:build !linux || portable

package trial

// tellsWaiting is true if the system reports how long programs have waited for a processor.
const tellsWaiting = false
