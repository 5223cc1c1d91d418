//go:build !portable

package sandbox

import (
	"os"
	"os/exec"
	"strings"
	"testing"
)

// TestInherited checks that the limits of the shell are reported if programs could need more.
func TestInherited(t *testing.T) {
	if _, err := exec.LookPath("/bin/sh"); err != nil {
		t.Skip("SKIPPED: no /bin/sh here")
	}
	for _, c := range []struct{ script, want string }{
		{"ulimit -s 1024", "only 1 MiB of stack (ulimit -s)"},
		{"ulimit -t 100", "only 100 s of processor time for each process (ulimit -t)"},
		{"ulimit -n 50", "only 50 open files (ulimit -n)"},
	} {
		cmd := exec.Command("/bin/sh", "-c", c.script+` && exec "$0" role:inherited`, os.Args[0])
		cmd.Env = os.Environ()
		out, err := cmd.CombinedOutput()
		if err != nil || !strings.Contains(string(out), c.want) {
			t.Errorf("%s: %v\n%s", c.script, err, out)
		}
	}
}

func inheritedRole() int {
	os.Stdout.WriteString(strings.Join(Missing(), "\n"))
	Close()
	return 0
}
