// This file creates the page that replays a solution's search and asks about it (-html).

package command

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"oj/tools/graph/ask"
	"oj/tools/shared/child"
	"oj/tools/shared/problem"
	"oj/tools/shared/small"
	"oj/tools/shared/workspace"
)

// mostPictured is the maximum number of states in the graph of a page. With more states, the picture would be too
// small to read.
const mostPictured = 80

// mostStates of a page that have a picture of their own.
const mostOwnPictures = 300

// page returns an HTML page about the recorded search.
func (o *options) page(ctx context.Context, s *space, stderr io.Writer) ([]byte, error) {
	text, err := os.ReadFile(o.input.Name())
	if err != nil {
		return nil, err
	}
	page := ask.Page{Name: o.title, Address: o.address, Rules: statement(filepath.Join(filepath.Dir(o.solution), "README.md"))}
	if o.own != "" {
		if err := o.compare(ctx, s, &page, string(text)); err != nil {
			return nil, err
		}
		fmt.Fprintln(stderr, "graph:", page.Note)
	}
	if page.Own == nil {
		page.Lesson, err = ask.Make(s.input(o.id, string(text)))
		if err != nil {
			return nil, err
		}
	}
	if len(page.Lesson.Shown) > 0 {
		page.Picture.Graph = s.plainPicture(page.Lesson)
	}
	if err := o.drawPuzzle(ctx, s, page.Lesson, &page.Picture); err != nil {
		return nil, err
	}

	var b bytes.Buffer
	err = ask.Write(&b, page)
	return b.Bytes(), err
}

// link is a link in Markdown.
var link = regexp.MustCompile(`\[([^\]]*)\]\([^)]*\)`)

// statement returns the paragraphs of the statement in a problem's README before the first example. It returns nil if there
// is no README.
func statement(readme string) (paragraphs []string) {
	text, err := small.ReadFile(readme)
	if err != nil {
		return nil
	}
	for _, p := range strings.Split(strings.TrimSpace(problem.Statement(string(text))), "\n\n") {
		p = strings.TrimSpace(p)
		if strings.HasPrefix(p, "```") || strings.HasPrefix(p, "|") {
			break
		}
		if p != "" {
			paragraphs = append(paragraphs, strings.ReplaceAll(link.ReplaceAllString(p, "$1"), "`", ""))
		}
	}
	return paragraphs
}

// input returns what package ask needs to know about the run.
func (s *space) input(problem, text string) *ask.Input {
	in := s.Input
	in.Problem, in.Text, in.Puzzle, in.Case = problem, text, s.puzzle(text), max(1, s.inCase)
	in.StuckWins = s.game == stuckWins
	return &in
}

// plainPicture draws the states of a lesson without the result of the search, because the frames show it step by step.
func (s *space) plainPicture(lesson *ask.Lesson) string {
	// Change a copy, because the caller's space must keep its result.
	plain := *s
	plain.note = ""
	plain.marked, plain.group = nil, nil
	plain.game = noGame
	plain.searches = 0
	plain.texts = map[[2]int]string{}
	if lesson.Short != nil {
		plain.Labels = lesson.Short
	}
	for a, text := range lesson.Texts {
		plain.texts[a] = " " + text
	}

	d := plain.distances()
	p := &picture{space: &plain, distances: d, shown: lesson.Shown, isPlain: true, residual: lesson.Residual}
	if len(p.shown) > mostPictured {
		p.shown = p.shown[:mostPictured]
	}
	for _, v := range p.shown {
		p.depth = max(p.depth, d.hops[v])
	}
	var b bytes.Buffer
	p.svg(&b)
	return b.String()
}

// drawPuzzle lets the problem's visualizer draw the puzzle. If the states are places of the puzzle, there is one picture
// of it. Otherwise there is one for each state of the lesson. A problem without a visualizer has no picture.
func (o *options) drawPuzzle(ctx context.Context, s *space, lesson *ask.Lesson, p *ask.Picture) error {
	source := filepath.Join(o.pkg, "output_visualizer")
	if !workspace.IsDir(source) {
		return nil
	}
	temp, err := workspace.MakeTemp("oj-graph-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(temp)

	exe := filepath.Join(temp, "visualizer.exe")
	build := exec.CommandContext(ctx, "go", "build", "-o", exe, ".")
	build.Dir = source
	var messages bytes.Buffer
	build.Stderr = &messages
	if _, err := child.Output(build); err != nil {
		return fmt.Errorf("the visualizer cannot be built: %w\n%s", err, &messages)
	}

	// The visualizer finds the states in the file search.txt of its feedback folder (package oj/testcases/internal/svg).
	number := map[int]int{}
	lines := []string{fmt.Sprint(max(1, s.inCase))}
	for _, v := range lesson.Shown[:min(len(lesson.Shown), mostOwnPictures)] {
		number[v] = len(lines) - 1
		lines = append(lines, strings.ReplaceAll(s.Labels[v], "\n", "\t"))
	}
	for i, label := range lesson.Extra {
		number[len(s.Labels)+i] = len(lines) - 1
		lines = append(lines, label)
	}
	if err := os.WriteFile(filepath.Join(temp, "search.txt"), []byte(strings.Join(lines, "\n")+"\n"), 0o666); err != nil {
		return err
	}
	run := exec.CommandContext(ctx, exe, o.input.Name(), o.input.Name(), temp+"/")
	run.Stderr = &messages
	child.Kill(run)
	if err := run.Run(); err != nil {
		return fmt.Errorf("the visualizer failed: %w\n%s", err, &messages)
	}
	text, err := os.ReadFile(filepath.Join(temp, "teamimage.svg"))
	if errors.Is(err, os.ErrNotExist) {
		return nil // this visualizer writes its pictures in another form
	}
	p.Puzzle = string(text)

	// A picture with one step shows all states as places. It is useless if it has no places.
	switch steps := strings.Contains(p.Puzzle, fmt.Sprintf(`data-steps="%d"`, len(number))); {
	case steps && len(number) > 1:
		p.Pictured = number
		p.HasSteps = slices.ContainsFunc(lesson.Frames, func(f ask.Frame) bool { return f.At != ask.None && f.To != ask.None })
	case !slices.ContainsFunc(lesson.Places, func(place string) bool {
		return place != "" && strings.Contains(p.Puzzle, ` data-place="`+place+`"`)
	}):
		p.Puzzle = ""
	}
	return err
}
