// This file prints what people read: failures as they are found, and the table at the end.

package main

import (
	"bytes"
	"fmt"
	"io"
	"path/filepath"
	"strings"
	"sync"

	"oj/judge/internal/hint"
	"oj/judge/internal/page"
	"oj/judge/internal/report"
	"oj/judge/internal/run"
	"oj/judge/internal/verdict"
	"oj/tools/atomicfile"
)

// printer prints the details of subjects in their order, whatever the order in which they end.
type printer struct {
	c     *call
	mu    sync.Mutex
	order []*run.Subject
	ready map[*run.Subject]bool
}

func newPrinter(c *call, subjects []*run.Subject) *printer {
	return &printer{c: c, order: subjects, ready: map[*run.Subject]bool{}}
}

// done takes note of a subject that was judged and prints whatever has its turn now.
func (p *printer) done(s *run.Subject) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.ready[s] = true
	for len(p.order) > 0 && p.ready[p.order[0]] {
		p.c.line.Clear()
		p.c.printEntry(p.order[0])
		p.order = p.order[1:]
	}
}

// maxFailures bounds how many failing testcases of one program are shown in detail.
const maxFailures = 3

// printEntry prints the testcases of a program: all of them with -v, else the first failures, unless
// a submission is expected to fail.
func (c *call) printEntry(s *run.Subject) {
	e := s.Entry
	p := c.planOf(e)
	if c.opt.verbose {
		fmt.Fprintf(c.out, "%s %s (%s)\n", s.Pkg.ID, e.Name, e.Language)
		report.CaseTable(c.out, e)
	}
	for _, r := range e.Cases {
		c.explain(p, e, r)
	}
	failed := 0
	for _, r := range e.Cases {
		if r.Verdict == verdict.AC || r.Verdict == verdict.None {
			continue
		}
		if failed++; failed > maxFailures || e.Submission && !c.opt.verbose && !isJE(e) && !mustAccept(e) {
			continue
		}
		report.Failure(c.out, s.Pkg.ID, e, r, c.opt.verbose && c.opt.glob != "")
	}
	if failed > maxFailures && (!e.Submission || mustAccept(e)) {
		fmt.Fprintf(c.out, "%s %s: %d more testcases fail\n\n", s.Pkg.ID, e.Name, failed-maxFailures)
	}
}

// explain adds to a case that was not accepted what helps to understand it.
func (c *call) explain(p *plan, e *report.Entry, r *report.Case) {
	if r.Verdict == verdict.AC || r.Verdict == verdict.None {
		return
	}
	r.Repeat = c.repeat(p, e, r.Name)
	for _, f := range hint.Trace(r.Stderr, e.Source, c.origins(p, e)) {
		f.File = c.readable(f.File)
		r.Trace = append(r.Trace, f.String())
	}
	r.Stderr = hint.Clean(r.Stderr, c.readable(e.Source))
	r.Hint = hint.For(r)
}

// origins are the folders with the sources that a generated program was made of.
func (c *call) origins(p *plan, e *report.Entry) []string {
	if e.Submission || e.Name != "main.go" || p.target.Sources == "" {
		return nil
	}
	return []string{filepath.Join(p.target.Sources, "solution"), filepath.Join(c.ws.Root, "problems", "internal")}
}

// mustAccept reports whether the entry is a submission that must be accepted.
func mustAccept(e *report.Entry) bool { return len(e.Expected) == 1 && e.Expected[0] == "AC" }

func (c *call) planOf(e *report.Entry) *plan {
	for _, p := range c.plans {
		for _, ep := range p.entries {
			if ep.entry == e {
				return p
			}
		}
	}
	return nil
}

// writeReports prints the table and writes the files that were asked for.
func (c *call) writeReports(stdout io.Writer) error {
	report.Text(c.out, c.report)
	for _, w := range []struct {
		file string
		form func() ([]byte, error)
	}{
		{c.opt.json, func() ([]byte, error) { return report.JSON(c.report) }},
		{c.opt.junit, func() ([]byte, error) { return report.JUnit(c.report) }},
		{c.opt.html, c.page},
	} {
		if w.file == "" {
			continue
		}
		data, err := w.form()
		if err != nil {
			return err
		}
		if err := c.writeFile(w.file, data, stdout); err != nil {
			return err
		}
	}
	return nil
}

// page makes the HTML page.
func (c *call) page() ([]byte, error) {
	var b bytes.Buffer
	words := []string{"go run ./judge"}
	for _, a := range c.args {
		words = append(words, shellQuote(a))
	}
	err := page.Write(&b, page.From(c.report, strings.Join(words, " ")))
	return b.Bytes(), err
}

// writeFile writes a report to a file at once, or to standard output for "-".
func (c *call) writeFile(name string, data []byte, stdout io.Writer) error {
	if name == "-" {
		_, err := stdout.Write(data)
		return err
	}
	return atomicfile.Write(c.inDir(name), data)
}
