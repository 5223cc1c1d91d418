//go:build !linux || portable

package sandbox

import (
	"os"
	"testing"
)

// TestMain lets the tests run their own binary as the program: the first argument names its role.
func TestMain(m *testing.M) {
	Init()
	if len(os.Args) >= 3 && os.Args[1] == "role" {
		roles[os.Args[2]]()
		os.Exit(0)
	}
	os.Exit(m.Run())
}
