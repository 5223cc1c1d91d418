// This file judges packages of which one has a source that cannot be read.

package main

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"regexp"
	"runtime"
	"strings"
	"testing"

	"oj/judge/internal/session"
)

// TestUnreadableSource checks that a source that cannot be read is an error of its package, which the message names, and
// that the other packages are judged. If no package is left, nothing but the message is printed.
func TestUnreadableSource(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("the links and the scripts are those of Unix")
	}
	pack := map[string]string{
		"problem.yaml": "", ".timelimit": "2\n", "data/secret/1.in": "1\n", "data/secret/1.ans": "1\n",
		"submissions/accepted/a.sh": "echo 1\n",
	}
	const broken = "this symbolic link is broken: its target does not exist"
	for _, c := range []struct{ link, target, message string }{
		{"submissions/accepted/b.sh", "/no/such/file", broken},
		{"submissions/accepted/c/b.sh", "/no/such/file", broken},
		{"submissions/wrong_answer/b.sh", "/no/such/file", broken},
		{"submissions/accepted/c", "/no/such/folder", broken},
		{"submissions/accepted/c/d.sh", "/dev/null", "not a regular file"},
		{"input_validators/v/x.h", "/no/such/file", broken},
		{"input_validators/v", "/no/such/folder", broken},
		{"submissions/accepted/c/loop", "loop", "too many levels of symbolic links"},
	} {
		t.Run(c.link, func(t *testing.T) {
			dir := t.TempDir()
			for _, name := range []string{"first", "second", "third"} {
				writeFiles(t, filepath.Join(dir, name), pack)
			}
			link := filepath.Join(dir, "second", filepath.FromSlash(c.link))
			if err := os.MkdirAll(filepath.Dir(link), 0o755); err != nil {
				t.Fatal(err)
			}
			if err := os.Symlink(c.target, link); err != nil {
				t.Fatal(err)
			}

			var out, errs bytes.Buffer
			status := command(context.Background(), dir, []string{"-kill", "first", "second", "third"}, &out, &errs)
			if status != session.ExitTrouble {
				t.Errorf("status %d, want %d", status, session.ExitTrouble)
			}
			for _, row := range []string{`^first +accepted/a.sh .* AC +AC`, `^third +accepted/a.sh .* AC +AC`, `, but 1 package could not be judged$`} {
				if !regexp.MustCompile(`(?m)` + row).MatchString(out.String()) {
					t.Errorf("no row %s in\n%s", row, &out)
				}
			}
			message := regexp.MustCompile(`^judge: .*` + regexp.QuoteMeta(filepath.Join("second", filepath.FromSlash(c.link))) + `: ` + c.message + `\n$`)
			if !message.MatchString(errs.String()) {
				t.Errorf("stderr %q, want %v", &errs, message)
			}

			out.Reset()
			if status := command(context.Background(), dir, []string{"-kill", "second"}, &out, &errs); status != session.ExitTrouble || strings.Contains(out.String(), "AC") {
				t.Errorf("alone: status %d\n%s", status, &out)
			}
		})
	}
}
