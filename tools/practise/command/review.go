// This file implements -review: three questions about a problem, which take a minute. The learner types each answer and
// compares it with the hints.

package command

import (
	"bufio"
	"context"
	"fmt"
	"strings"

	"oj/tools/shared/journal"
	"oj/tools/shared/terminal"
)

// reviewQuestions are the questions. The first paragraph of the third hint answers the first one, its other paragraphs
// answer the second one, and the fifth hint answers the third one.
var reviewQuestions = []string{
	"What is a state?",
	"What are its neighbours?",
	"Which input breaks the usual wrong program, and why?",
}

// review asks the questions, and records a review if the learner finds all answers right.
func (c *command) review(ctx context.Context, p place) (status int, err error) {
	all, err := c.histories()
	if err != nil {
		return exitTrouble, err
	}
	if h := all[p.id]; !h.solved || h.gaveUp {
		return exitTrouble, fmt.Errorf("%s is not solved: a review is for solved problems", p.id)
	}
	h, err := p.readHints()
	if err != nil {
		return exitTrouble, err
	}

	_, search, _ := strings.Cut(h.steps[2], "\n")
	state, neighbours, _ := strings.Cut(strings.TrimSpace(search), "\n\n")
	_, trap, _ := strings.Cut(h.steps[4], "\n")
	answers := []string{state, neighbours, trap}

	// One reader for all answers: a reader of its own for each answer could swallow the next line.
	in := bufio.NewReader(c.Stdin)
	right := 0
	for i, q := range reviewQuestions {
		if _, err := terminal.Ask(ctx, in, c.Out, q+"\n> "); err != nil {
			return exitTrouble, err
		}
		fmt.Fprintf(c.Out, "\n%s\n\n", strings.TrimSpace(answers[i]))
		if terminal.Confirm(ctx, in, c.Out, "Did you say the same?") {
			right++
		}
		fmt.Fprintln(c.Out)
	}
	if right < len(reviewQuestions) {
		fmt.Fprintf(c.Out, "%d of %d: nothing was recorded; write the program again, or read the README\n", right, len(reviewQuestions))
		return exitFailed, nil
	}
	if err := c.record(journal.Entry{Problem: p.id, Event: journal.Reviewed}); err != nil {
		return exitTrouble, err
	}
	if due := all[p.id].accepted(c.now).due(); !due.IsZero() {
		fmt.Fprintf(c.Out, "reviewed; due again on %s\n", date(due))
	} else {
		fmt.Fprintln(c.Out, "reviewed for the last time")
	}
	return exitOK, nil
}

// skip implements -skip: the problem is not offered as the next one any more.
func (c *command) skip(p place) error {
	if err := c.record(journal.Entry{Problem: p.id, Event: journal.Skipped}); err != nil {
		return err
	}
	fmt.Fprintf(c.Out, "%s is skipped: it is not offered as the next problem until you begin it, and the problems that build on it are open\n", p.id)
	return nil
}
