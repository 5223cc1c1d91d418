// This file keeps what was sent and what came back, a line of JSON for each, and lists problems by it.

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

// entry is one line of the journal.
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

// journal is the file that holds the entries.
type journal struct{ file string }

// dataFile names a file of this program in the user's data folder, "" if there is none.
func dataFile(name string) string {
	dir := os.Getenv("XDG_DATA_HOME")
	if !filepath.IsAbs(dir) {
		home, err := os.UserHomeDir()
		if err != nil {
			return ""
		}
		switch dir = filepath.Join(home, ".local", "share"); runtime.GOOS {
		case "darwin":
			dir = filepath.Join(home, "Library", "Application Support")
		case "windows":
			dir = cmp.Or(os.Getenv("LocalAppData"), dir)
		}
	}
	return filepath.Join(dir, "oj", name)
}

// add writes one entry. That it fails is said and changes nothing: what was sent is sent.
func (j *journal) add(e entry, stderr io.Writer) {
	e.Time = time.Now().UTC().Truncate(time.Second)
	text, err := json.Marshal(e)
	if err == nil {
		err = j.write(append(text, '\n'))
	}
	if err != nil {
		fmt.Fprintln(stderr, "submit: this is not in the log:", err)
	}
}

func (j *journal) write(text []byte) error {
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

// read returns the entries; lines that are none are counted.
func (j *journal) read() (list []entry, damaged int, err error) {
	data, err := os.ReadFile(j.file)
	if errors.Is(err, os.ErrNotExist) {
		return nil, 0, nil
	}
	for lines := bufio.NewScanner(bytes.NewReader(data)); lines.Scan(); {
		var e entry
		if json.Unmarshal(lines.Bytes(), &e) != nil || e.Problem == "" {
			damaged++
			continue
		}
		list = append(list, e)
	}
	return list, damaged, err
}

// state is how far a problem has come.
type state struct {
	word string    // solved, tried or new
	when time.Time // of the first acceptance, else of what came last
	last string    // the last verdict, or sent or copied
}

// states sums the journal up.
func states(entries []entry) map[string]state {
	all := map[string]state{}
	for _, e := range entries {
		s := all[e.Problem]
		s.last = cmp.Or(e.Verdict, e.Event)
		switch {
		case s.word == "solved":
		case e.Verdict == accepted.String():
			s.word, s.when = "solved", e.Time
		default:
			s.word, s.when = "tried", e.Time
		}
		all[e.Problem] = s
	}
	return all
}

// showList is -list.
func (c *command) showList() (int, error) {
	entries, damaged, err := c.log.read()
	if err != nil {
		return exitUsage, err
	}
	ids, err := c.ws.IDs()
	if err != nil {
		return exitUsage, err
	}
	known := states(entries)
	tags := map[string][]string{} // problems with their states
	var rows [][]string
	for _, id := range ids {
		about, err := problem.Describe(c.ws.Target(id))
		if err != nil {
			return exitUsage, err
		}
		s, date := known[id], ""
		if s.word == "" {
			s.word = "new"
		} else {
			date = s.when.Local().Format(time.DateOnly)
		}
		rows = append(rows, []string{s.word, date, id, about.Name, s.last})
		for _, tag := range about.Keywords {
			tags[tag] = append(tags[tag], id+" "+s.word)
		}
	}
	list := columns.Align(rows)
	for _, tag := range slices.Sorted(maps.Keys(tags)) {
		list += columns.Printable(fmt.Sprintf("\n%s: %s\n", tag, strings.Join(tags[tag], ", ")))
	}
	_, err = io.WriteString(c.out, list)
	if damaged > 0 {
		fmt.Fprintf(c.err, "submit: %d lines of %s are damaged and were left out\n", damaged, c.log.file)
	}
	return exitOK, err
}
