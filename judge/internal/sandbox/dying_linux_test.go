//go:build !portable

package sandbox

import (
	"os"
	"os/exec"
	"testing"
	"time"
)

// TestDying checks that dying is false for a running process with several threads, and true after the process
// was killed.
func TestDying(t *testing.T) {
	const sleeps = "SANDBOX_TEST_SLEEPS"
	if os.Getenv(sleeps) != "" {
		time.Sleep(5 * time.Minute)
		return
	}

	cmd := exec.Command(os.Args[0], "-test.run=^TestDying$") // Go's runtime starts several threads
	cmd.Env = append(os.Environ(), sleeps+"=1")
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	defer cmd.Wait()
	defer cmd.Process.Kill()

	becomes := func(want bool) {
		t.Helper()
		for start := time.Now(); dying(cmd.Process.Pid) != want; time.Sleep(time.Millisecond) {
			if time.Since(start) > time.Minute {
				t.Fatalf("dying is %v for a minute", !want)
			}
		}
	}
	becomes(false)
	cmd.Process.Kill() // the killed process remains a zombie until Wait is called
	becomes(true)
}
