package command

import (
	"encoding/json"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"oj/tools/graph/ask"
	"oj/tools/shared/testing/full"
)

var lessonData = regexp.MustCompile(`(?s)<script type="application/json" id="lesson">(.*?)</script>`)

// TestInputsHaveDecisions: on the input that a page shows if none is named, there is something to decide, and the replay
// reaches its end.
func TestInputsHaveDecisions(t *testing.T) {
	t.Chdir(filepath.Join("..", "..", ".."))
	text, err := os.ReadFile("problems/README.md")
	if err != nil {
		t.Fatal(err)
	}

	// The graph of blunder2 has no cycle, so its components are single rooms. StarCraft has thousands of states.
	isPlain, isLong := map[string]bool{"blunder2": true}, map[string]bool{"starcraft": true}
	pages := 0
	for _, m := range regexp.MustCompile(`(?m)^\|.*\| \[\w+\]\((\w+)/README\.md\) \|`).FindAllStringSubmatch(string(text), -1) {
		id := m[1]
		readme, err := os.ReadFile(filepath.Join("problems", id, "README.md"))
		if err != nil {
			t.Fatal(err)
		}
		if !strings.Contains(string(readme), "<!-- go run ./tools/graph ") {
			continue
		}

		// Without -full, test only two problems.
		if pages++; pages > 2 && !full.Mine(t.Name()+"/"+id) {
			continue
		}
		_, page, stderr := call("-html", id)
		data := lessonData.FindStringSubmatch(page)
		if data == nil {
			t.Errorf("%s: the page has no lesson; %s", id, stderr)
			continue
		}
		var lesson ask.Lesson
		if err := json.Unmarshal([]byte(data[1]), &lesson); err != nil {
			t.Fatal(err)
		}
		if len(lesson.Questions) == 0 && lesson.Game == nil && !isPlain[id] {
			t.Errorf("%s: the page asks nothing: choose another input for the picture in its README", id)
		}
		if strings.Contains(lesson.Intro, "The run is long") && !isLong[id] {
			t.Errorf("%s: the page ends before the search: choose a smaller input for the picture in its README", id)
		}
	}
	if pages < 40 {
		t.Errorf("%d pages, want 40 or more", pages)
	}
}
