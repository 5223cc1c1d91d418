// This file prints how much of the course is solved, the next problem, and the problems that are due for review.

package command

import (
	"fmt"
	"strings"

	"oj/tools/shared/args"
	"oj/tools/shared/columns"
)

// overview implements practise without arguments.
func (c *command) overview() error {
	all, err := c.histories()
	if err != nil {
		return err
	}

	// Print a line for each chapter.
	var rows [][]string
	solved, inChapter := 0, map[string]int{}
	total := map[string]int{}
	for _, l := range c.course.lessons {
		if total[l.chapter] == 0 {
			rows = append(rows, []string{l.chapter, ""})
		}
		total[l.chapter]++
		if all[l.id].solved {
			solved++
			inChapter[l.chapter]++
		}
	}
	for _, row := range rows {
		row[1] = fmt.Sprintf("%d/%d", inChapter[row[0]], total[row[0]])
	}
	fmt.Fprintf(c.Out, "%d of %d problems of the course are solved\n\n%s\n", solved, len(c.course.lessons), columns.Align(rows))

	for _, l := range c.course.lessons {
		if h := all[l.id]; h.started {
			fmt.Fprintf(c.Out, "begun: %s, %d of %d hints shown\n", l.id, h.hints, hintSteps)
		}
	}
	if l := c.course.next(all); l != nil {
		// The idea would give the solution away, so name only the chapter.
		fmt.Fprintf(c.Out, "next: %s (%s): %s\n", l.id, l.chapter, args.Named("go run ./tools/practise "+l.id))
	} else {
		fmt.Fprintln(c.Out, "next: none, all problems are solved")
	}

	if ids := c.course.blocking(all); len(ids) > 0 {
		fmt.Fprintf(c.Out, "given up: %s; problems that build on them come when you solve, skip or give them up again\n", strings.Join(ids, ", "))
	}

	due := c.course.dueNow(all, c.now)
	for _, l := range due {
		fmt.Fprintf(c.Out, "due since %s: %s\n", date(all[l.id].due()), l.id)
	}
	if len(due) == 0 {
		fmt.Fprintln(c.Out, "nothing is due for review")
	}
	return nil
}
