//go:build unix && !portable

// This file tests the judge in shells with unusual settings.

package main

import (
	"fmt"
	"os"
	"os/exec"
	"strings"
	"testing"

	"oj/judge/internal/session"
)

// judgeUnder runs the judge in a shell that has executed the commands in settings. The judge judges a package
// with the given number of testcases.
func judgeUnder(t *testing.T, settings string, testcases int, flags ...string) (status int, out string) {
	dir := t.TempDir()
	files := map[string]string{
		"problem.yaml": "", ".timelimit": "60", "submissions/accepted/a/run": "",
		"submissions/accepted/a/build": "#!/bin/sh\nprintf '#!/bin/sh\\nsleep 1\\n' > run && chmod +x run\n",
	}
	for i := range testcases {
		files[fmt.Sprintf("data/secret/%d.in", i)] = ""
		files[fmt.Sprintf("data/secret/%d.ans", i)] = ""
	}
	writeFiles(t, dir, files)

	words := append([]string{"-c", settings + ` && exec "$@"`, "sh", judgeProgram(t), "-fresh"}, flags...)
	cmd := exec.Command("/bin/sh", append(words, dir)...)
	cmd.Env = append(os.Environ(), "XDG_CACHE_HOME="+t.TempDir())
	text, err := cmd.CombinedOutput()
	if cmd.ProcessState == nil {
		t.Skip("SKIPPED: no shell here: ", err)
	}
	return cmd.ProcessState.ExitCode(), string(text)
}

// TestUmask checks that compilers and the judge work with a umask that removes the user's own permissions.
func TestUmask(t *testing.T) {
	if status, out := judgeUnder(t, "umask 0777", 1); status != session.ExitOK {
		t.Errorf("status %d\n%s", status, out)
	}
}

// TestOpenFiles checks that the judge runs fewer programs at a time than -j says if the limit on open files is low.
func TestOpenFiles(t *testing.T) {
	if status, out := judgeUnder(t, "ulimit -n 40", 4, "-j", "30"); status != session.ExitOK {
		t.Errorf("status %d\n%s", status, out)
	}
	if status, out := judgeUnder(t, "ulimit -n 100", 8, "-j", "4"); status != session.ExitOK {
		t.Errorf("status %d\n%s", status, out)
	}
}

// TestClosedStreams checks that the judge works without standard input, output and error.
func TestClosedStreams(t *testing.T) {
	for _, settings := range []string{"exec <&-", "exec >&-", "exec <&- >&- 2>&-"} {
		if status, out := judgeUnder(t, settings, 1); status != session.ExitOK {
			t.Errorf("%s: status %d\n%s", settings, status, out)
		}
	}
}

// TestNoHome checks that the judge works without a home folder. If the folder for temporary files does not
// exist, the judge's error must name TMPDIR.
func TestNoHome(t *testing.T) {
	if status, out := judgeUnder(t, "unset HOME XDG_CACHE_HOME", 1); status != session.ExitOK {
		t.Errorf("status %d\n%s", status, out)
	}
	status, out := judgeUnder(t, "export TMPDIR=/no/such/folder", 1)
	if status != session.ExitTrouble || !strings.Contains(out, "TMPDIR") {
		t.Errorf("status %d\n%s", status, out)
	}
}
