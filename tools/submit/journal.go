// This file keeps the journal: one line of JSON for each program that was sent or copied, and for each verdict. -list
// reads it.

package main

import (
	"bufio"
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"time"

	"oj/tools/columns"
	"oj/tools/problem"
)

// entry is a line of the journal.
type entry struct {
	Time       time.Time `json:"time"`
	Problem    string    `json:"problem"`
	Event      string    `json:"event"` // sent, copied, verdict
	Judge      string    `json:"judge,omitempty"`
	File       string    `json:"file,omitempty"`
	SHA256     string    `json:"sha256,omitempty"` // of the file
	Submission int64     `json:"submission,omitempty"`
	Verdict    string    `json:"verdict,omitempty"`
	Seconds    float64   `json:"seconds,omitempty"`
	Rank       int64     `json:"rank,omitempty"`
}

// journal is the file that contains the entries.
type journal struct{ file string }

// dataFile returns the path of a file in the user's data folder, or "" if the system has none.
func dataFile(name string) string {
	if dir := os.Getenv("XDG_DATA_HOME"); filepath.IsAbs(dir) {
		return filepath.Join(dir, "oj", name)
	}

	// Without XDG_DATA_HOME, each system has a folder of its own for such files.
	home, err := os.UserHomeDir()
	if err != nil {
		return ""
	}

	dir := filepath.Join(home, ".local", "share")
	switch runtime.GOOS {
	case "darwin":
		dir = filepath.Join(home, "Library", "Application Support")
	case "windows":
		dir = cmp.Or(os.Getenv("LocalAppData"), dir)
	}
	return filepath.Join(dir, "oj", name)
}

// add writes an entry. A failure is only reported, because it does not change what was sent.
func (j *journal) add(e entry, stderr io.Writer) {
	e.Time = time.Now().UTC().Truncate(time.Second)

	// One write appends one whole line, so that two commands at a time do not mix their lines.
	text, err := json.Marshal(e)
	if err == nil {
		err = j.write(append(text, '\n'))
	}
	if err != nil {
		fmt.Fprintln(stderr, "submit: this is not in the log:", err)
	}
}

func (j *journal) write(text []byte) error {
	// Other users of the machine need not see the user's submissions.
	if err := os.MkdirAll(filepath.Dir(j.file), 0o700); err != nil {
		return err
	}
	f, err := os.OpenFile(j.file, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o600)
	if err != nil {
		return err
	}
	_, err = f.Write(text)
	return errors.Join(err, f.Close())
}

// read returns the entries, and the number of lines that are not entries.
func (j *journal) read() (list []entry, damaged int, err error) {
	data, err := os.ReadFile(j.file)
	if errors.Is(err, os.ErrNotExist) {
		return nil, 0, nil
	}
	lines := bufio.NewScanner(bytes.NewReader(data))
	for lines.Scan() {
		// A crash may leave half a line. The other lines are still good.
		var e entry
		if json.Unmarshal(lines.Bytes(), &e) != nil || e.Problem == "" {
			damaged++
			continue
		}
		list = append(list, e)
	}
	return list, damaged, err
}

// state is the progress on a problem.
type state struct {
	word string    // solved, tried or new
	when time.Time // of the first acceptance, else of the last event
	last string    // the last verdict, or sent or copied
}

// states returns the progress on each problem of the journal.
func states(entries []entry) map[string]state {
	all := map[string]state{}
	for _, e := range entries {
		// The entries are in the order of time.
		s := all[e.Problem]
		s.last = cmp.Or(e.Verdict, e.Event)
		switch {
		case s.word == "solved": // a later rejection does not change that
		case e.Verdict == accepted.String():
			s.word, s.when = "solved", e.Time
		default:
			s.word, s.when = "tried", e.Time
		}
		all[e.Problem] = s
	}
	return all
}

// showList is -list: a table of all problems, and a line for each tag.
func (c *command) showList() (int, error) {
	entries, damaged, err := c.log.read()
	if err != nil {
		return exitUsage, err
	}
	ids, err := c.ws.IDs()
	if err != nil {
		return exitUsage, err
	}

	// Problems that are not in the journal are new.
	progress := states(entries)
	tagged := map[string][]string{} // problems with their states, by tag
	var rows [][]string
	for _, id := range ids {
		pkg, err := problem.Describe(c.ws.Target(id))
		if err != nil {
			return exitUsage, err
		}
		s, date := progress[id], ""
		if s.word == "" {
			s.word = "new"
		} else {
			date = s.when.Local().Format(time.DateOnly)
		}

		rows = append(rows, []string{s.word, date, id, pkg.Name, s.last})
		for _, tag := range pkg.Keywords {
			tagged[tag] = append(tagged[tag], id+" "+s.word)
		}
	}

	// Names and tags come from the web, so they may contain control characters. Align and Printable replace them.
	list := columns.Align(rows)
	for _, tag := range slices.Sorted(maps.Keys(tagged)) {
		line := fmt.Sprintf("\n%s: %s\n", tag, strings.Join(tagged[tag], ", "))
		list += columns.Printable(line)
	}
	_, err = io.WriteString(c.out, list)
	if damaged > 0 {
		fmt.Fprintf(c.err, "submit: %d lines of %s are damaged and were left out\n", damaged, c.log.file)
	}
	return exitOK, err
}
