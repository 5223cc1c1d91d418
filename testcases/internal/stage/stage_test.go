package stage

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"oj/testcases/internal/svg"
)

// TestNothingToDraw: a picture that cannot be drawn says why.
func TestNothingToDraw(t *testing.T) {
	for record, want := range map[string]string{
		"":                            "no turn was played",
		"#plane 8 3 down\n":           "no turn was played",
		"dot g guess 1 0\t3\t\"E\"\n": "neither Board nor Plane",
	} {
		folder := t.TempDir()
		if err := os.WriteFile(filepath.Join(folder, "game.txt"), []byte(record), 0o666); err != nil {
			t.Fatal(err)
		}
		picture := Draw(svg.Files{Feedback: folder}).String()
		if !strings.Contains(picture, want) {
			t.Errorf("the picture of %q has no %q", record, want)
		}
	}
}
