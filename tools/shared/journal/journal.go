// Package journal reads and writes the log of submissions and of practice. Each event is a line of JSON.
// tools/submit and tools/practise append events; "submit -list", "practise" and the board of "judge -watch"
// show them.
package journal

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"time"
)

// Entry is a line of the journal.
type Entry struct {
	Time       time.Time `json:"time"`
	Problem    string    `json:"problem"`
	Event      string    `json:"event"`           // from tools/submit: sent, copied (to the clipboard) or verdict; from tools/practise: a constant below
	Site       string    `json:"judge,omitempty"` // the name of a site, or "here" for the judge on this machine
	File       string    `json:"file,omitempty"`
	SHA256     string    `json:"sha256,omitempty"` // the hash of the file
	Submission int64     `json:"submission,omitempty"`
	Verdict    string    `json:"verdict,omitempty"`
	Seconds    float64   `json:"seconds,omitempty"`
	Rank       int64     `json:"rank,omitempty"`
	Hint       int       `json:"hint,omitempty"` // the number of the hint that was shown
}

// These are the events that tools/practise writes. The events Solved and Imported come with the verdict
// Accepted.
const (
	Started  = "started"  // the files for the learner's own program were created
	Hint     = "hint"     // a hint was shown
	Solved   = "solved"   // the judge on this machine has accepted the program
	GaveUp   = "gave up"  // the repository's solution was shown
	Reviewed = "reviewed" // the questions about a solved problem were answered
	Skipped  = "skipped"  // the problem is not offered as the next one
	Imported = "imported" // the import of old results found an accepted submission at a site
)

// A Journal is a file with one Entry per line.
type Journal struct{ File string }

// Open returns the user's journal. Its file need not exist.
func Open() *Journal { return &Journal{dataFile("submissions.jsonl")} }

// Accepted is the verdict on a submission that solves its problem.
const Accepted = "Accepted"

// dataFile returns the path of a file in the user's data folder, or "" if the system has no such folder.
func dataFile(name string) string {
	if dir := os.Getenv("XDG_DATA_HOME"); filepath.IsAbs(dir) {
		return filepath.Join(dir, "oj", name)
	}

	// If XDG_DATA_HOME is not set, the folder depends on the system.
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

// Add writes an entry. If the entry cannot be written, Add only prints the error, because the submission
// itself has succeeded.
func (j *Journal) Add(e Entry, stderr io.Writer) {
	if err := j.Append(e); err != nil {
		fmt.Fprintln(stderr, "submit: the log could not be written:", err)
	}
}

// Append appends entries to the file. An entry without a time gets the current time.
func (j *Journal) Append(entries ...Entry) error {
	var lines []byte
	for _, e := range entries {
		if e.Time.IsZero() {
			e.Time = time.Now()
		}
		e.Time = e.Time.UTC().Truncate(time.Second)
		text, err := json.Marshal(e)
		if err != nil {
			return err
		}
		lines = append(append(lines, text...), '\n')
	}

	// Write all lines at once, so that the lines of concurrent commands are not mixed.
	return j.write(lines)
}

func (j *Journal) write(text []byte) error {
	// Only the user may read the folder, because the submissions are private.
	if err := os.MkdirAll(filepath.Dir(j.File), 0o700); err != nil {
		return err
	}
	f, err := os.OpenFile(j.File, os.O_APPEND|os.O_CREATE|os.O_RDWR, 0o600)
	if err != nil {
		return err
	}

	// A crash may have left an incomplete line at the end of the file. If no newline were added first, the
	// new entry would become a part of that line.
	if endsInHalfALine(f) {
		text = append([]byte{'\n'}, text...)
	}
	_, err = f.Write(text)
	return errors.Join(err, f.Close())
}

// endsInHalfALine reports whether the last byte of a file is not a newline.
func endsInHalfALine(f *os.File) bool {
	info, err := f.Stat()
	if err != nil || info.Size() == 0 {
		return false
	}
	var last [1]byte
	_, err = f.ReadAt(last[:], info.Size()-1)
	return err == nil && last[0] != '\n'
}

// Read returns the entries in chronological order, and the number of damaged lines, which it skips.
func (j *Journal) Read() (list []Entry, damaged int, err error) {
	data, err := os.ReadFile(j.File)
	if errors.Is(err, os.ErrNotExist) {
		return nil, 0, nil
	}
	for line := range bytes.Lines(data) {
		if len(bytes.TrimSpace(line)) == 0 {
			continue
		}

		// Skip incomplete lines, which a crash may leave.
		var e Entry
		if json.Unmarshal(line, &e) != nil || e.Problem == "" {
			damaged++
			continue
		}
		list = append(list, e)
	}

	// Sort by time, because an imported event may be older than the lines before it.
	slices.SortStableFunc(list, func(a, b Entry) int { return a.Time.Compare(b.Time) })
	return list, damaged, err
}

// Submissions returns the entries about submissions, without those of tools/practise.
func Submissions(entries []Entry) (list []Entry) {
	for _, e := range entries {
		if !slices.Contains([]string{Started, Hint, Solved, GaveUp, Reviewed, Skipped, Imported}, e.Event) {
			list = append(list, e)
		}
	}
	return list
}

// A State is the user's progress on a problem.
type State struct {
	Word string    // solved or tried; "" for a problem without entries
	When time.Time // the time of the first acceptance or, if there is none, of the last event
	Last string    // the verdict of the last entry or, without a verdict, its event, such as sent
}

// States returns the user's progress on each problem in the journal.
func States(entries []Entry) map[string]State {
	all := map[string]State{}
	for _, e := range entries {
		// The entries are in chronological order.
		s := all[e.Problem]
		s.Last = cmp.Or(e.Verdict, e.Event)
		switch {
		case s.Word == "solved": // keep this state: a later rejection does not change it
		case e.Verdict == Accepted:
			s.Word, s.When = "solved", e.Time
		default:
			s.Word, s.When = "tried", e.Time
		}
		all[e.Problem] = s
	}
	return all
}
