// This file runs a timed set of problems (-set). It consists of a problem that the learner solved long ago and should
// repeat, of new problems, and of a random problem as a surprise.

package command

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"time"

	"oj/judge/console"
	"oj/tools/shared/columns"
	"oj/tools/shared/journal"
	"oj/tools/shared/terminal"
)

// chosen is a problem of a set, with the reason why it was chosen.
type chosen struct {
	*lesson
	why string // due, new, surprise
}

// choose selects the problems of a set. The first one is the problem that has been due for review for the longest
// time. If no problem is due, there is one more new problem. New problems follow. The remaining places get
// surprises, which are random problems. All prerequisites of the new problems and of the surprises are solved. If
// fewer than size problems can be chosen, the set is smaller.
func (c *course) choose(size int, all map[string]history, now time.Time, random *rand.Rand) (set []chosen) {
	has := func(l *lesson) bool { return slices.ContainsFunc(set, func(s chosen) bool { return s.lesson == l }) }
	add := func(l *lesson, why string) {
		if !has(l) && len(set) < size {
			set = append(set, chosen{l, why})
		}
	}

	// Choose the problem that has been due for the longest time, because the learner is most likely to have
	// forgotten it.
	due := c.dueNow(all, now)
	slices.SortStableFunc(due, func(a, b *lesson) int { return all[a.id].due().Compare(all[b.id].due()) })
	if len(due) > 0 {
		add(due[0], "due")
	}

	// Choose new problems in the order of the course. In a set of three or more problems, leave one place for
	// the surprise.
	const leastForSurprise = 3
	places := size
	if size >= leastForSurprise {
		places--
	}
	var open []*lesson
	for _, l := range c.lessons {
		if !c.isOpen(l, all) {
			continue
		}
		if !all[l.id].solved && len(set) < places {
			add(l, "new")
		}
		open = append(open, l)
	}

	// Add the surprise, a random problem. The surprise may be solved already, but the set must not contain it
	// yet.
	for _, i := range random.Perm(len(open)) {
		add(open[i], "surprise")
	}
	return set
}

// runSet creates the places for a set, shows the board until the time is up or the user presses Ctrl-C, and
// prints a summary.
func (c *command) runSet(ctx context.Context) (status int, err error) {
	all, err := c.histories()
	if err != nil {
		return exitTrouble, err
	}
	set := c.course.choose(c.set, all, c.now, rand.New(rand.NewPCG(uint64(c.now.UnixNano()), 0)))
	if len(set) < 2 {
		return exitTrouble, fmt.Errorf("a set needs at least two problems, but only %d can be chosen", len(set))
	}

	// The summary follows the board, also after Ctrl-C.
	c.WorksOn.Store(true)
	words := []string{"-watch", "-minutes", strconv.Itoa(c.minutes)}

	// Create the folders of all programs before the minutes of the set begin to count, because copying the
	// samples takes time.
	for _, s := range set {
		if err := c.begin(c.placeOf(s.lesson)); err != nil {
			return exitTrouble, err
		}
		words = append(words, s.id)
	}
	rows := [][]string{}
	for _, s := range set {
		rows = append(rows, []string{s.why, s.id, c.show(c.placeOf(s.lesson).dir)})
	}
	end := time.Now().Add(time.Duration(c.minutes) * time.Minute)
	fmt.Fprintf(c.Out, "\n%s\nthe set ends at %s; Ctrl-C ends it earlier\n\n", columns.Align(rows), end.Format("15:04"))

	// When the time is up, the context ends the judge, which then cleans up.
	board, stop := context.WithTimeout(ctx, time.Duration(c.minutes)*time.Minute)
	defer stop()

	// Connect the judge to the real standard streams, so that it detects the terminal and draws the board.
	// Its exit status says nothing: it is nonzero after Ctrl-C.
	c.judge(board, console.New(c.Dir, words, c.Stdin, c.Stdout, c.Stderr))
	return c.sumUp(set)
}

// sumUp judges the programs of a set on all testcases, and records which problems are solved.
func (c *command) sumUp(set []chosen) (status int, err error) {
	// Use a new context, because the Ctrl-C that has ended the board must not end the summary. A second
	// Ctrl-C ends the summary.
	ctx, cancel := terminal.Context()
	defer cancel()

	rows := [][]string{{"", "PROBLEM", "VERDICT", "IDEA"}}
	solved := 0
	for _, s := range set {
		// A program that cannot be judged, for example because it is missing, counts as not solved.
		p := c.placeOf(s.lesson)
		result, err := c.judgeHere(ctx, p, p.program(), nil)
		if ctx.Err() != nil {
			return exitTrouble, errors.New("interrupted")
		}
		if err != nil {
			fmt.Fprintf(c.Err, "practise: %s: %v\n", s.id, err)
			result.Verdict = "-"
		}
		if result.Verdict == "AC" {
			solved++
			e := journal.Entry{Problem: s.id, Event: journal.Solved, Site: "here", Verdict: journal.Accepted}
			if err := c.record(e); err != nil {
				return exitTrouble, err
			}
		}
		idea := ""
		if result.Verdict == "AC" {
			idea = s.idea
		}
		rows = append(rows, []string{s.why, s.id, result.Verdict, idea})
	}
	fmt.Fprintf(c.Out, "\n%s\n%d of %d solved\n", columns.Align(rows), solved, len(set))
	if solved < len(set) {
		return exitFailed, nil
	}
	return exitOK, nil
}
