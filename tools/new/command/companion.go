// This file reads the messages of Competitive Companion: one JSON object for each problem. It checks all values, because
// any program on this machine can send a message.

package command

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/url"
	"regexp"
	"slices"
	"strings"
	"unicode"

	"oj/tools/shared/site"
	"oj/tools/shared/templates"
)

const (
	maxJSON    = 10 << 20 // the maximum size of a message in bytes
	maxSamples = 1000
	maxName    = 200 // the maximum number of characters of a name; the rest is cut off
	maxURL     = 2000
	maxSeconds = 3600
	maxMemory  = 1 << 20 // MiB
	maxBatch   = 1000    // the maximum number of problems in a contest; the problem set of CSES has about 400
)

// A task is a message of the extension. It has more fields, which are not needed here.
type task struct {
	Name        string  `json:"name"`
	Group       string  `json:"group"` // "Site - Category"
	URL         string  `json:"url"`
	Interactive bool    `json:"interactive"`
	Memory      float64 `json:"memoryLimit"` // MB
	Time        float64 `json:"timeLimit"`   // milliseconds
	Tests       []struct{ Input, Output string }
	Input       channel `json:"input"`
	Output      channel `json:"output"`
	Batch       struct {
		ID   string `json:"id"`
		Size int    `json:"size"`
	} `json:"batch"`
}

// A channel is the input or output of a program: a standard stream or a file.
type channel struct {
	Type, FileName, Pattern string
}

// A draft is a problem that is to be created: the data for its files. Each text is one line of printable characters.
type draft struct {
	ID, Name    string
	Source      string  // the site and its number or name for the problem, such as "UVa Online Judge 260"; "" if unknown
	URL         string  // the address of the problem's page; "" if unknown
	Seconds     float64 // 0 if unknown
	Memory      int     // MiB; 0 if unknown
	Interactive bool
	Referee     *sourceFile // the referee of a game; nil for other problems
	Picture     *sourceFile // the output visualizer of a game; nil if there is none
	File        string      // the file that programs must read or write at this site; "" for standard input and output
	Samples     []sample

	site  *site.Site // nil if it is unknown
	batch place      // the problem's position among the problems that were sent by the same click
}

type sample struct{ in, ans string }

// A sourceFile is a program that belongs to the problem's package, such as a referee.
type sourceFile struct{ file, text string }

// described returns the properties of the problem that templates can use.
func (p *draft) described() templates.Facts {
	return templates.Facts{ID: p.ID, Name: p.Name, Source: p.Source, URL: p.URL}
}

// parseTask reads and checks a message.
func parseTask(data []byte) (*task, error) {
	if len(data) > maxJSON {
		return nil, fmt.Errorf("more than %d MiB of JSON", maxJSON>>20)
	}
	t := &task{}
	data = bytes.TrimPrefix(data, []byte("\ufeff")) // editors of Windows begin a file with a byte-order mark

	// Unknown fields are allowed, because new versions of the extension may send more.
	d := json.NewDecoder(bytes.NewReader(data))
	if err := d.Decode(t); err != nil {
		return nil, fmt.Errorf("this is not a message of Competitive Companion: %w", err)
	}
	_, err := d.Token()
	if !errors.Is(err, io.EOF) {
		return nil, errors.New("this is not a message of Competitive Companion: unexpected text after the JSON object")
	}

	t.Name, t.Group = title(t.Name), title(t.Group)
	return t, t.check()
}

func (t *task) check() error {
	// Reject unreasonable values before a file is written, because any program can send a message.
	switch {
	case t.Name == "":
		return errors.New("the problem has no name")
	case t.Time < 0 || t.Time > maxSeconds*1000:
		return fmt.Errorf("timeLimit is %g: want milliseconds, at most an hour", t.Time)
	case t.Memory < 0 || t.Memory > maxMemory:
		return fmt.Errorf("memoryLimit is %g: want MB from 0 to %d", t.Memory, maxMemory)
	case len(t.Tests) > maxSamples:
		return fmt.Errorf("%d samples, want at most %d", len(t.Tests), maxSamples)
	case t.Batch.Size < 0 || t.Batch.Size > maxBatch:
		return fmt.Errorf("a contest of %d problems, want at most %d", t.Batch.Size, maxBatch)
	}
	return checkURL(t.URL)
}

// checkURL returns an error unless the text is the address of a web page, because it will be opened in a browser.
func checkURL(text string) error {
	u, err := url.Parse(text)
	isWeb := err == nil && (u.Scheme == "https" || u.Scheme == "http")
	if !isWeb || u.Host == "" || u.User != nil || len(text) > maxURL || oneLine(text) != text {
		return fmt.Errorf("%.80q is not the address of a problem's page", text)
	}
	return nil
}

// oneLine returns the printable characters of a text. Each run of other characters becomes one space.
func oneLine(s string) string {
	words := strings.FieldsFunc(s, func(r rune) bool { return unicode.IsSpace(r) || !unicode.IsPrint(r) })
	return strings.Join(words, " ")
}

// title turns a text into a name: one line of limited length.
func title(s string) string {
	runes := []rune(oneLine(s))
	return strings.TrimSpace(string(runes[:min(len(runes), maxName)]))
}

// problem converts a message to a problem and determines its id and source. The parameter index is the number of
// problems that the same click has sent before this one, or unknownIndex. If no id can be found, the method
// returns the problem without an id, together with an error.
func (t *task) problem(index int) (*draft, error) {
	p := &draft{
		Name: t.Name, URL: t.URL, Interactive: t.Interactive,
		Seconds: t.Time / 1000, Memory: int(t.Memory),
		batch: place{index, t.Batch.Size},
	}

	// Normalize line endings, because the sites use different ones.
	for _, test := range t.Tests {
		p.Samples = append(p.Samples, sample{lines(test.Input), lines(test.Output)})
	}

	// If programs at this site read or write a file, keep the file's name for a warning: in this repository,
	// programs must use standard input and output.
	for _, c := range []channel{t.Input, t.Output} {
		name := title(c.FileName + c.Pattern) // a message sets at most one of FileName and Pattern
		if p.File == "" {
			p.File = name
		}
	}

	// The field Group of the message contains the site and, in some messages, the contest.
	siteName, category, _ := strings.Cut(t.Group, " - ")
	err := p.identify(siteName, category)

	if p.site != nil && p.site.PDF {
		// A PDF states no memory limit: 32 and 1024 MB are defaults of the extension.
		p.Memory = 0
		if !p.site.StatesTime(t.URL, t.Time) {
			p.Seconds = 0
		}
	}
	return p, err
}

// invisible replaces characters that nobody sees and that no program expects: browsers and editors add them. A no-break
// space becomes a space; byte-order marks and characters of width zero are removed.
var invisible = strings.NewReplacer("\u00a0", " ", "\u202f", " ", "\ufeff", "", "\u200b", "", "\u200c", "", "\u200d", "", "\u2060", "",
	"\u2028", "\n", "\u2029", "\n")

// leftover matches what a broken parser leaves of a page: tags and character references of HTML.
var leftover = regexp.MustCompile(`(?i)</?(?:div|br|p|pre|span|code|sub|sup|b|i|td|tr|li|ul)(?:\s+[\w-]+=[^<>\n]*)?\s*/?>|&(?:nbsp|lt|gt|amp|quot|#\d{1,6}|#x[0-9a-f]{1,5});`)

// leftovers returns the first kinds of HTML in a sample, such as "&nbsp; and <div>", or "".
func leftovers(text string) string {
	var kinds []string
	for _, found := range leftover.FindAllString(text, -1) {
		if kind := oneLine(found); !slices.Contains(kinds, kind) && len(kinds) < 3 {
			kinds = append(kinds, kind)
		}
	}
	return strings.Join(kinds, " and ")
}

// lines returns a text with normalized line endings: each line ends with a line feed, without a carriage return. It also
// removes invisible characters.
func lines(s string) string {
	s = invisible.Replace(strings.ReplaceAll(s, "\r\n", "\n"))
	if s != "" && !strings.HasSuffix(s, "\n") {
		s += "\n"
	}
	return s
}
