// This file implements -html: it writes a page with a calendar of the days with an AC, and a map of the course.

package command

import (
	"bytes"
	_ "embed"
	"fmt"
	"html/template"
	"time"

	"oj/tools/shared/atomicfile"
	"oj/tools/shared/journal"
	"oj/tools/shared/workspace"
)

//go:embed page.html
var pageText string

var page = template.Must(template.New("page").Parse(pageText))

// day is a square of the calendar, which stands for one day.
type day struct {
	Class, Title string
	X, Y         int
}

// spot is a lesson on the map.
type spot struct {
	Class, Chapter, ID, Idea, Status, Needs string // Chapter is set only for the first lesson of a chapter
	Y                                       int
}

// arc is a curve on the map. It connects a lesson with a later lesson that needs it.
type arc struct{ Path, Title string }

const (
	weeks      = 26
	daysOfWeek = 7
	squareSize = 14 // pixels
	rowHeight  = 26 // the height of a lesson's row
	arcRight   = 96 // the x coordinate at which arcs begin and end
)

// writePage implements -html.
func (c *command) writePage() error {
	entries, _, err := c.log.Read()
	if err != nil {
		return err
	}
	all := histories(entries)

	// Execute the template into memory, so that an error leaves an existing page unchanged.
	spots, arcs, solved := c.plan(all)
	var b bytes.Buffer
	err = page.Execute(&b, map[string]any{
		"Days": c.calendar(entries), "Spots": spots, "Arcs": arcs, "Height": len(spots) * rowHeight,
		"Solved": solved, "Total": len(spots), "Today": date(c.now),
	})
	if err != nil {
		return err
	}
	file := workspace.In(c.Dir, c.html)
	if err := atomicfile.Write(file, b.Bytes()); err != nil {
		return err
	}
	fmt.Fprintf(c.Out, "written: %s\n", c.html)
	return nil
}

// calendar returns the squares of the last weeks; today is in the last column.
func (c *command) calendar(entries []journal.Entry) (days []day) {
	accepted := map[string]int{}
	for _, e := range entries {
		if e.Verdict == journal.Accepted {
			accepted[e.Time.Local().Format(time.DateOnly)]++
		}
	}

	// Each column is a week that begins on Monday.
	y, m, d := c.now.Local().Date()
	sinceMonday := (int(c.now.Local().Weekday()) + daysOfWeek - 1) % daysOfWeek
	shown := (weeks-1)*daysOfWeek + sinceMonday + 1
	for i := range shown {
		at := time.Date(y, m, d-shown+1+i, 0, 0, 0, 0, time.Local)
		n := accepted[at.Format(time.DateOnly)]
		class := "none"
		switch {
		case n > 2:
			class = "many"
		case n > 0:
			class = "some"
		}
		days = append(days, day{class, fmt.Sprintf("%s: %d AC", date(at), n), i / daysOfWeek * squareSize, i % daysOfWeek * squareSize})
	}
	return days
}

// plan returns the lessons of the map, an arc for each prerequisite, and the number of solved problems.
func (c *command) plan(all map[string]history) (spots []spot, arcs []arc, solved int) {
	row := map[string]int{}
	chapter := ""
	for i, l := range c.course.lessons {
		h := all[l.id]
		row[l.id] = i
		s := spot{ID: l.id, Y: i*rowHeight + rowHeight/2}
		if h.solved || h.gaveUp {
			s.Idea = l.idea // before, it would give the solution away
		}
		if l.chapter != chapter {
			chapter, s.Chapter = l.chapter, l.chapter
		}
		if h.solved {
			solved++
		}

		// First check whether the problem is due, because a problem that is due for review is also solved.
		due := h.due()
		switch {
		case h.isDue(c.now):
			s.Class, s.Status = "due", "due since "+date(due)
		case h.solved && due.IsZero():
			s.Class, s.Status = "solved", "solved"
		case h.solved:
			s.Class, s.Status = "solved", "solved, due on "+date(due)
		case c.course.isOpen(l, all):
			s.Class, s.Status = "open", "open"
		default:
			s.Class, s.Status = "later", "later"
		}
		for j, id := range l.needs {
			if j == 0 {
				s.Needs = "needs "
			} else {
				s.Needs += ", "
			}
			s.Needs += id

			// Draw an arc on the left side of the list, from the row of the prerequisite to the row of this
			// lesson. The more rows an arc spans, the farther it extends to the left.
			from := row[id]*rowHeight + rowHeight/2
			reach := arcRight - min(arcRight-4, 12+4*(i-row[id]))
			path := fmt.Sprintf("M%d %dC%d %d %d %d %d %d", arcRight, from, reach, from, reach, s.Y, arcRight, s.Y)
			arcs = append(arcs, arc{path, id + " → " + l.id})
		}
		spots = append(spots, s)
	}
	return spots, arcs, solved
}
