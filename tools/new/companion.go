// This file reads what Competitive Companion sends: one JSON object a problem. It may come from anybody, so
// nothing of it is taken unchecked.

package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/url"
	"strings"
	"unicode"
)

const (
	maxJSON    = 10 << 20 // bytes of one problem
	maxSamples = 1000
	maxName    = 200 // characters of a name that are kept
	maxURL     = 2000
	maxSeconds = 3600
	maxMemory  = 1 << 20 // MiB
	maxBatch   = 1000    // problems of a contest; the problem set of CSES has about 400
)

// task is a problem as the extension tells of it; fields that matter to nobody here are left out.
type task struct {
	Name        string  `json:"name"`
	Group       string  `json:"group"` // "Judge - Category"
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

// channel is where a program reads or writes.
type channel struct {
	Type, FileName, Pattern string
}

// problem is what files are made of. All texts are one line of printable characters.
type problem struct {
	ID, Name    string
	Source, URL string  // the judge's name for it, and its page; "" if unknown
	Seconds     float64 // 0 if unknown
	Memory      int     // MiB; 0 if unknown
	Interactive bool
	File        string // that the judge's programs read or write instead of the standard streams; "" for none
	Samples     []sample
}

type sample struct{ in, ans string }

// parseTask reads one problem and refuses what cannot be one.
func parseTask(data []byte) (*task, error) {
	if len(data) > maxJSON {
		return nil, fmt.Errorf("more than %d MiB of JSON", maxJSON>>20)
	}
	t := &task{}
	d := json.NewDecoder(bytes.NewReader(data))
	if err := d.Decode(t); err != nil {
		return nil, fmt.Errorf("this is no JSON of Competitive Companion: %w", err)
	}
	if _, err := d.Token(); !errors.Is(err, io.EOF) {
		return nil, errors.New("this is no JSON of Competitive Companion: something follows the object")
	}
	t.Name, t.Group = title(t.Name), title(t.Group)
	return t, t.check()
}

func (t *task) check() error {
	switch {
	case t.Name == "":
		return errors.New("the problem has no name")
	case t.Time < 0 || t.Time > maxSeconds*1000:
		return fmt.Errorf("timeLimit %g: want milliseconds, at most an hour of them", t.Time)
	case t.Memory < 0 || t.Memory > maxMemory:
		return fmt.Errorf("memoryLimit %g: want MB from 0 to %d", t.Memory, maxMemory)
	case len(t.Tests) > maxSamples:
		return fmt.Errorf("%d samples, want at most %d", len(t.Tests), maxSamples)
	case t.Batch.Size < 0 || t.Batch.Size > maxBatch:
		return fmt.Errorf("a contest of %d problems, want at most %d", t.Batch.Size, maxBatch)
	}
	return checkURL(t.URL)
}

// checkURL refuses what is no address of a web page: it will be opened in a browser.
func checkURL(text string) error {
	u, err := url.Parse(text)
	if err != nil || u.Scheme != "https" && u.Scheme != "http" || u.Host == "" || u.User != nil || len(text) > maxURL || oneLine(text) != text {
		return fmt.Errorf("%.80q is no address of a problem's page", text)
	}
	return nil
}

// oneLine keeps what can be printed; runs of anything else become one space.
func oneLine(s string) string {
	return strings.Join(strings.FieldsFunc(s, func(r rune) bool { return unicode.IsSpace(r) || !unicode.IsPrint(r) }), " ")
}

// title is a text as the name of something: one line of some length.
func title(s string) string {
	runes := []rune(oneLine(s))
	return strings.TrimSpace(string(runes[:min(len(runes), maxName)]))
}

// problem decides on id and source.
func (t *task) problem() (*problem, error) {
	p := &problem{Name: t.Name, URL: t.URL, Seconds: t.Time / 1000, Memory: int(t.Memory), Interactive: t.Interactive}

	for _, test := range t.Tests {
		p.Samples = append(p.Samples, sample{lines(test.Input), lines(test.Output)})
	}
	for _, c := range []channel{t.Input, t.Output} {
		if name := title(c.FileName + c.Pattern); p.File == "" && name != "" {
			p.File = name
		}
	}

	judge, _, _ := strings.Cut(t.Group, " - ")
	err := p.identify(judge)

	if p.uva() {
		// UVa states no memory limit: 32 and 1024 MB are defaults of the extension.
		p.Memory = 0
		if !givesUVaTime(t) {
			p.Seconds = 0
		}
	}
	return p, err
}

// givesUVaTime reports whether the time limit of a UVa problem stood on the page that was clicked. The extension
// sends 1000 ms for pages without a limit: the PDF, uDebug, and some of Virtual Judge. UVa's own page of a problem
// always has a limit, so 1000 ms is true there.
func givesUVaTime(t *task) bool {
	const defaultMilliseconds = 1000
	u, err := url.Parse(t.URL)
	if err != nil {
		return false
	}

	host := "." + strings.ToLower(u.Hostname())
	switch {
	case strings.HasSuffix(host, ".onlinejudge.org"):
		return u.Query().Get("page") == "show_problem"
	case strings.HasSuffix(host, ".udebug.com"):
		return false
	}
	return t.Time != defaultMilliseconds
}

// lines ends every line by a line feed alone, also the last one.
func lines(s string) string {
	s = strings.ReplaceAll(s, "\r\n", "\n")
	if s != "" && !strings.HasSuffix(s, "\n") {
		s += "\n"
	}
	return s
}
