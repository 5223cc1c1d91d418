// This file reads the course from two files. The tables of problems/README.md list the problems in the order of the course,
// each with its idea. needs.txt contains the prerequisites of each problem.

package command

import (
	_ "embed"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"

	"oj/tools/shared/workspace"
)

// module is the path of the module that contains the course.
const module = "oj"

// A lesson is a row of the course.
type lesson struct {
	id, chapter, idea, what string
	needs                   []string // the ids of the prerequisites: earlier lessons that must be solved first
}

// course contains the lessons in their order. The field `root` is the folder of the repository from which the
// lessons were read.
type course struct {
	root    string
	lessons []*lesson
	byID    map[string]*lesson
}

//go:embed needs.txt
var needsText string

var (
	chapterLine = regexp.MustCompile(`^\*\*(\d+\. [^*]+?)\.?\*\*`)
	lessonRow   = regexp.MustCompile(`^\| ([^|]+) \| \[([^\]]+)\]\([^)/]+/README\.md\) \| ([^|]+) \|`)
)

// readCourse reads the course for the repository at root. The repository may be a clone of this one, which contains
// the course, or the learner's own repository. The learner's own repository does not contain the course; its go.mod
// names the folder of a clone of this repository, and readCourse reads the course there.
func readCourse(root string) (*course, error) {
	// In a repository that tools/init has created, the replace line of go.mod names the folder of the clone.
	dir := ""
	for _, m := range workspace.Modules(root) {
		if m.Path == module {
			dir = m.Dir
		}
	}
	if dir == "" {
		return nil, fmt.Errorf("%s does not replace the course's module %s with a folder: create the repository with tools/init, which adds this replacement to go.mod", filepath.Join(root, "go.mod"), module)
	}
	text, err := os.ReadFile(filepath.Join(dir, "problems", "README.md"))
	if err != nil {
		return nil, err
	}
	c, err := parseCourse(string(text), needsText)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", filepath.Join(dir, "problems", "README.md"), err)
	}
	c.root = dir
	return c, nil
}

// parseCourse parses the course's tables in the README, and the lines "id: ids" of needs.txt.
func parseCourse(readme, needs string) (*course, error) {
	c := &course{byID: map[string]*lesson{}}

	// chapter is "" before the first chapter's title. Tables before this title do not belong to the course.
	chapter := ""
	for line := range strings.Lines(readme) {
		if m := chapterLine.FindStringSubmatch(line); m != nil {
			chapter = m[1]
		}
		m := lessonRow.FindStringSubmatch(line)
		if m == nil || chapter == "" {
			continue
		}
		l := &lesson{id: m[2], chapter: chapter, idea: m[1], what: m[3]}
		if c.byID[l.id] != nil {
			return nil, fmt.Errorf("the course contains %s twice", l.id)
		}
		c.lessons = append(c.lessons, l)
		c.byID[l.id] = l
	}
	if len(c.lessons) == 0 {
		return nil, errors.New("the file contains no table of the course")
	}

	// Ignore a line of needs.txt if its problem is not in the tables of the course: a test reports such a line.
	for line := range strings.Lines(needs) {
		id, list, found := strings.Cut(strings.TrimSpace(line), ":")
		if l := c.byID[id]; found && l != nil {
			l.needs = strings.Fields(list)
		}
	}
	return c, nil
}

// find returns the lesson that an argument names, as the judge understands it: by its id, its number at UVa, or the
// beginning of its id.
func (c *course) find(arg string) (*lesson, error) {
	var ids []string
	for _, l := range c.lessons {
		ids = append(ids, l.id)
	}
	if found, err := workspace.Match(ids, arg); err == nil && len(found) == 1 {
		return c.byID[found[0]], nil
	} else if err != nil {
		return nil, fmt.Errorf("the course: %w", err)
	}
	return nil, fmt.Errorf("%q names several problems", arg)
}
