// This file implements -hint: the first call with -hint shows the first hint of a problem, the next call the
// second hint, and so on.

package command

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"

	"oj/tools/shared/journal"
	"oj/tools/shared/language"
	"oj/tools/shared/workspace"
)

// hints is the content of a file hints.md.
type hints struct {
	steps         []string // the five hints, each with its heading
	input, answer string   // the trap in the last hint, and its right answer
	game          string   // for a game, the trap as a testcase of the judge; "" if there is none
}

const (
	hintSteps  = 5
	helperStep = 4 // the step that names the helper
)

var codeBlock = regexp.MustCompile("(?s)```\n(.*?)```\n")

// readHints reads the hints of a lesson.
func (p place) readHints() (h hints, err error) {
	file := filepath.Join(p.target.Sources, "hints.md")
	text, err := os.ReadFile(file)
	if err != nil {
		return h, fmt.Errorf("there are no hints for %s yet: %w", p.id, err)
	}

	// Drop the text before the first heading, which is the title.
	h.steps = strings.Split("\n"+string(text), "\n## ")[1:]
	if len(h.steps) != hintSteps {
		return h, fmt.Errorf("%s contains %d headings, want %d", file, len(h.steps), hintSteps)
	}

	// The blocks of code in the last hint are the trap's input and its right answer. The input of a game is what the
	// program reads; the referee reads another text, which is the third block.
	blocks := codeBlock.FindAllStringSubmatch(h.steps[hintSteps-1]+"\n", -1)
	if len(blocks) < 2 || len(blocks) > 3 {
		return h, fmt.Errorf("%s: the last step contains %d blocks of code, want an input, its answer and, for a game, its testcase", file, len(blocks))
	}
	h.input, h.answer = blocks[0][1], blocks[1][1]
	if len(blocks) == 3 {
		h.game = blocks[2][1]
	}
	return h, nil
}

// showHint shows the next hint or, if all hints were shown before, all of them. After the last hint it runs the
// learner's program on the trap.
func (c *command) showHint(ctx context.Context, p place) (status int, err error) {
	h, err := p.readHints()
	if err != nil {
		return exitTrouble, err
	}
	all, err := c.histories()
	if err != nil {
		return exitTrouble, err
	}

	// The log contains the number of the last hint that was shown. Show the hint after it.
	first := all[p.id].hints
	last := first + 1
	if first >= hintSteps {
		first, last = 0, hintSteps
	}

	// In a repository of one's own, the pages about ideas are in the clone of this one.
	ideas := c.show(filepath.Join(c.course.root, "problems", "idea-"))
	for i, step := range h.steps[first:last] {
		fmt.Fprintf(c.Out, "%s\n\n", strings.ReplaceAll(strings.TrimSpace(step), "problems/idea-", ideas))
		if first+i+1 == helperStep {
			fmt.Fprint(c.Out, examples(c.course.root, step))
		}
	}
	if err := c.record(journal.Entry{Problem: p.id, Event: journal.Hint, Hint: last}); err != nil {
		return exitTrouble, err
	}

	if last < hintSteps {
		fmt.Fprintf(c.Out, "%d of %d hints\n", last, hintSteps)
		return exitOK, nil
	}
	if c.isUnwritten(p) {
		fmt.Fprintln(c.Out, "You have not written a program yet, so nothing was run on the trap.")
		return exitOK, nil
	}
	return c.tryTrap(ctx, p, h)
}

// isUnwritten reports whether there is no program yet, or only the template.
func (c *command) isUnwritten(p place) bool {
	file := p.program()
	if file == "" {
		return true
	}
	if workspace.IsDir(file) {
		file = filepath.Join(file, "solution.go")
	}
	text, err := os.ReadFile(file)
	if err != nil {
		return false
	}

	// The template depends on the language of the program, which is not that of the command line.
	of := *c
	of.lang = language.Of(file)
	files, name, err := of.filesOf(p)
	return err == nil && bytes.Equal(files[name], text)
}
