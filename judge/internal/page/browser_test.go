package page

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"oj/judge/internal/report"
	"oj/tools/shared/testing/browser"
)

func TestMain(m *testing.M) { browser.Main(m) }

// writePage renders the report into a file in a temporary folder, and returns the path of the file.
func writePage(t *testing.T, r *report.Report) string {
	t.Helper()
	name := filepath.Join(t.TempDir(), "report.html")
	f, err := os.Create(name)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if err := Write(f, r, strings.Repeat("word", 200), DefaultPictures); err != nil {
		t.Fatal(err)
	}
	return name
}
