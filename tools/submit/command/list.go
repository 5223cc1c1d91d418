// This file implements -list and -languages. -list reads the journal and shows the state of each problem.

package command

import (
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"
	"time"

	"oj/tools/shared/columns"
	"oj/tools/shared/journal"
	"oj/tools/shared/problem"
	"oj/tools/shared/site"
)

// showList implements -list: it prints a table of all problems, and a line for each tag.
func (c *command) showList() (int, error) {
	entries, damaged, err := c.log.Read()
	if err != nil {
		return exitUsage, err
	}
	ids, err := c.ws.IDs()
	if err != nil {
		return exitUsage, err
	}

	// A problem that is not in the journal is new.
	progress := journal.States(entries)
	tagged := map[string][]string{} // maps each tag to its problems, each with its state: "hello tried"
	var rows [][]string
	for _, id := range ids {
		pkg, err := problem.Describe(c.ws.Target(id))
		if err != nil {
			return exitUsage, err
		}
		s, date := progress[id], ""
		if s.Word == "" {
			s.Word = "new"
		} else {
			date = s.When.Local().Format(time.DateOnly)
		}

		rows = append(rows, []string{s.Word, date, id, pkg.Name, s.Last})
		for _, tag := range pkg.Keywords {
			tagged[tag] = append(tagged[tag], id+" "+s.Word)
		}
	}

	// Names and tags come from the web, so they may contain control characters. Align and Printable replace
	// such characters.
	list := columns.Align(rows)
	for _, tag := range slices.Sorted(maps.Keys(tagged)) {
		line := fmt.Sprintf("\n%s: %s\n", tag, strings.Join(tagged[tag], ", "))
		list += columns.Printable(line)
	}
	_, err = io.WriteString(c.out, list)
	if damaged > 0 {
		fmt.Fprintf(c.err, "submit: %d damaged lines of %s were ignored\n", damaged, c.log.File)
	}
	return exitOK, err
}

// showLanguages implements -languages: it prints a table of the languages of all sites.
func (c *command) showLanguages() (int, error) {
	rows := [][]string{{"SITE", "LANGUAGE", "VERSION", "ID"}}
	var sources strings.Builder
	for _, name := range site.Names() {
		s := site.Find(name)
		for _, l := range s.Languages() {
			id := l.Code
			if id == l.Name {
				id = ""
			}
			rows = append(rows, []string{s.Title, l.Name, l.Version, id})
		}
		fmt.Fprintf(&sources, "%s: %s\n", s.Title, s.Source())
	}
	_, err := fmt.Fprintf(c.out, "%s\nsources of this table:\n%s", columns.Align(rows), sources.String())
	return exitOK, err
}
