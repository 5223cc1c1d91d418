//go:build unix && (!linux || portable)

package sandbox

import (
	"testing"
	"time"
)

func helpersCPU() time.Duration { return 0 }

func benchmarkStartHelper(b *testing.B) { b.Skip("no helpers here") }
