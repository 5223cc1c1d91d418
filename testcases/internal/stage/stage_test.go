package stage

import (
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"oj/testcases/internal/svg"
)

// TestNothingToDraw checks that the picture contains the reason if a game cannot be drawn.
func TestNothingToDraw(t *testing.T) {
	for record, want := range map[string]string{
		"":                            "no turn was played",
		"#plane 8 3 down\n":           "no turn was played",
		"dot g guess 1 0\t3\t\"E\"\n": "neither Board nor Plane",
		"#board .\ndot g - 0 0\t3\t\"E\"\ndot pink - 0 0; dot a - 0 0\tlost\n": `game.txt:3: &#34;dot pink - 0 0&#34; is not a shape`,
		"#board .\nring a 0 0\t3\t\"E\"\n":                                     `game.txt:2: &#34;ring a 0 0&#34; is not a shape`,
		"#board .\nline a 0 0 1 1\t3\t\"E\"\n":                                 `one of line trail sa sc sf sg`,
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

// TestBox checks that a box of nine by nine cells is nine times as wide as a box of one cell.
func TestBox(t *testing.T) {
	size := func(most string) float64 {
		folder := t.TempDir()
		record := "#plane 20 10 down\nbox a 5 5 " + most + "\t3\t\"E\"\nbox a 5 5 " + most + "\tlost\n"
		if err := os.WriteFile(filepath.Join(folder, "game.txt"), []byte(record), 0o666); err != nil {
			t.Fatal(err)
		}
		picture := Draw(svg.Files{Feedback: folder}).String()
		found := regexp.MustCompile(`<rect class="a old" [^>]*width="([0-9.]+)" height="([0-9.]+)"`).FindStringSubmatch(picture)
		if found == nil || found[1] != found[2] {
			t.Fatalf("no square in %s", picture)
		}
		width, _ := strconv.ParseFloat(found[1], 64)
		return width
	}
	one, nine := size("0"), size("4")
	if ratio := nine / one; ratio < 8.9 || ratio > 9.1 {
		t.Errorf("a box of 9 cells is %v wide, one of 1 cell %v", nine, one)
	}
}
