// Package journal keeps the log of submissions: one line of JSON for each program that was sent or copied, and for each
// verdict. tools/submit writes it; "submit -list" and the board of "judge -watch" read it.
package journal

import (
	"bufio"
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"time"
)

// Entry is a line of the journal.
type Entry struct {
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

// Journal is the file that contains the entries.
type Journal struct{ File string }

// Open returns the journal of the user. Its file need not exist.
func Open() *Journal { return &Journal{dataFile("submissions.jsonl")} }

// Accepted is the verdict of a submission that solves its problem.
const Accepted = "Accepted"

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

// Add writes an entry. A failure is only reported, because it does not change what was sent.
func (j *Journal) Add(e Entry, stderr io.Writer) {
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

func (j *Journal) write(text []byte) error {
	// Other users of the machine need not see the user's submissions.
	if err := os.MkdirAll(filepath.Dir(j.File), 0o700); err != nil {
		return err
	}
	f, err := os.OpenFile(j.File, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o600)
	if err != nil {
		return err
	}
	_, err = f.Write(text)
	return errors.Join(err, f.Close())
}

// Read returns the entries, and the number of lines that are not entries.
func (j *Journal) Read() (list []Entry, damaged int, err error) {
	data, err := os.ReadFile(j.File)
	if errors.Is(err, os.ErrNotExist) {
		return nil, 0, nil
	}
	lines := bufio.NewScanner(bytes.NewReader(data))
	for lines.Scan() {
		// A crash may leave half a line. The other lines are still good.
		var e Entry
		if json.Unmarshal(lines.Bytes(), &e) != nil || e.Problem == "" {
			damaged++
			continue
		}
		list = append(list, e)
	}
	return list, damaged, err
}

// State is the progress on a problem.
type State struct {
	Word string    // solved or tried; "" for a problem without entries
	When time.Time // of the first acceptance, else of the last event
	Last string    // the last verdict, or sent or copied
}

// States returns the progress on each problem of the journal.
func States(entries []Entry) map[string]State {
	all := map[string]State{}
	for _, e := range entries {
		// The entries are in the order of time.
		s := all[e.Problem]
		s.Last = cmp.Or(e.Verdict, e.Event)
		switch {
		case s.Word == "solved": // a later rejection does not change that
		case e.Verdict == Accepted:
			s.Word, s.When = "solved", e.Time
		default:
			s.Word, s.When = "tried", e.Time
		}
		all[e.Problem] = s
	}
	return all
}
