//go:build !linux || portable

package sandbox

import (
	"os"
	"testing"
)

// TestMain runs one of the programs in roles instead of the tests if this test binary is started with the arguments
// "role" and the name of the program.
func TestMain(m *testing.M) {
	Init()
	if len(os.Args) >= 3 && os.Args[1] == "role" {
		roles[os.Args[2]]()
		os.Exit(0)
	}
	os.Exit(m.Run())
}
