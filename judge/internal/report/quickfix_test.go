package report

import (
	"strings"
	"testing"

	"oj/tools/shared/columns"
)

// TestQuickfixIsPrintable: a compiler quotes the source, so its messages can contain anything. Nothing of it reaches the
// terminal or the editor.
func TestQuickfixIsPrintable(t *testing.T) {
	r := &Report{Problems: []*Problem{{ID: "p", Entries: []*Entry{{
		Name: "a.c", Source: "a.c", Compiler: "a.c:1:2: error: #error \"\x1b[2J\x1b]0;x\a \u202e \u009b \xff\r AC\"\nb\x1b[1m.c:3:1: error: x\n",
	}}}}}
	lines := string(Quickfix(r, func(file string) string { return file }))
	if strings.Count(lines, "\n") != 2 || !strings.HasPrefix(lines, "a.c:1:2: CE: error: #error") {
		t.Errorf("got %q", lines)
	}
	if columns.Printable(lines) != lines {
		t.Errorf("%q has unprintable characters", lines)
	}
}
