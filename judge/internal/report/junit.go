// This file writes the report in the form of JUnit, which CI servers read.

package report

import (
	"encoding/xml"
	"fmt"
	"strings"

	"oj/judge/internal/columns"
	"oj/judge/internal/verdict"
)

// The elements, in the form that Jenkins, GitLab and GitHub understand.
type junitSuites struct {
	XMLName xml.Name `xml:"testsuites"`
	Name    string   `xml:"name,attr"`
	junitCounts
	Time   junitTime    `xml:"time,attr"`
	Suites []junitSuite `xml:"testsuite"`
}

type junitCounts struct {
	Tests    int `xml:"tests,attr"`
	Failures int `xml:"failures,attr"`
	Errors   int `xml:"errors,attr"`
}

type junitSuite struct {
	Name string `xml:"name,attr"`
	junitCounts
	Skipped   int             `xml:"skipped,attr"`
	Time      junitTime       `xml:"time,attr"`
	Timestamp string          `xml:"timestamp,attr"`
	Limits    []junitProperty `xml:"properties>property,omitempty"` // those that could not be held
	Cases     []junitCase     `xml:"testcase"`
}

type junitProperty struct {
	Name  string `xml:"name,attr"`
	Value string `xml:"value,attr"`
}

type junitCase struct {
	Name    string    `xml:"name,attr"`
	Class   string    `xml:"classname,attr"`
	File    string    `xml:"file,attr,omitempty"`
	Time    junitTime `xml:"time,attr"`
	Outcome *junitOutcome
	Out     string `xml:"system-out,omitempty"` // the start of what the program printed
	Err     string `xml:"system-err,omitempty"` // what it said on standard error
}

// junitOutcome is why a test did not pass.
type junitOutcome struct {
	XMLName xml.Name // failure, error or skipped
	Message string   `xml:"message,attr"`
	Type    string   `xml:"type,attr,omitempty"`
	Text    string   `xml:",chardata"`
}

// junitTime is in seconds.
type junitTime float64

func (t junitTime) MarshalText() ([]byte, error) { return fmt.Appendf(nil, "%.3f", float64(t)), nil }

// JUnit returns the report as JUnit XML: a suite for each program, in it a test for each testcase. A
// submission of the package is one test: whether its verdict is as expected. nameOf turns the names of
// sources into those that the reader knows, such as names relative to a folder.
func JUnit(r *Report, nameOf func(string) string) ([]byte, error) {
	all := junitSuites{Name: "judge", Time: junitTime(r.Seconds)}
	if r.Interrupted {
		all.Name = "judge, interrupted: only a part was judged"
	}
	for _, p := range r.Problems {
		if len(p.Errors) > 0 {
			why := strings.Join(p.Errors, "\n")
			all.add(r, p.ID+" package", []junitCase{{Name: "package", Class: columns.Printable(p.ID), File: columns.Printable(nameOf(p.Dir)), Outcome: outcome("error", "package", why, why)}})
		}
		var submissions []junitCase
		for _, e := range p.Entries {
			c := junitCase{Name: columns.Printable(e.Name), Class: columns.Printable(p.ID) + "." + e.Language, File: columns.Printable(nameOf(e.Source))}
			if e.Submission {
				submissions = append(submissions, e.junitSubmission(p, c))
			} else {
				all.add(r, p.ID+" "+e.Name, e.junitCases(p, c))
			}
		}
		if len(submissions) > 0 {
			all.add(r, p.ID+" submissions", submissions)
		}
	}
	data, err := xml.MarshalIndent(all, "", "  ")
	return append([]byte(xml.Header), append(data, '\n')...), err
}

// add adds a suite and counts its tests.
func (all *junitSuites) add(r *Report, name string, cases []junitCase) {
	s := junitSuite{Name: columns.Printable(name), Timestamp: r.Started.UTC().Format("2006-01-02T15:04:05"), Cases: cases}
	for _, limit := range r.Limits {
		s.Limits = append(s.Limits, junitProperty{"not limited", limit})
	}
	for _, c := range cases {
		s.Tests++
		s.Time += c.Time
		if c.Outcome == nil {
			continue
		}
		switch c.Outcome.XMLName.Local {
		case "failure":
			s.Failures++
		case "error":
			s.Errors++
		default:
			s.Skipped++
		}
	}
	all.Tests += s.Tests
	all.Failures += s.Failures
	all.Errors += s.Errors
	all.Suites = append(all.Suites, s)
}

// outcome tells why a test did not pass, in the first line of a message, and what else is known.
func outcome(name, kind, message, text string) *junitOutcome {
	first, _, _ := strings.Cut(message, "\n")
	return &junitOutcome{xml.Name{Local: name}, columns.Printable(first), kind, columns.Printable(text)}
}

// junitCases makes one test, like t, for each testcase of a program.
func (e *Entry) junitCases(p *Problem, t junitCase) (list []junitCase) {
	if e.Skipped != "" {
		t.Outcome = outcome("skipped", "", e.Skipped, "")
		return []junitCase{t}
	}
	if e.Verdict == verdict.CE {
		t.Outcome = outcome("failure", "CE", "compile error", e.Compiler)
		return []junitCase{t}
	}
	for _, c := range e.Cases {
		t := t
		t.Name, t.Time = columns.Printable(c.Name), junitTime(c.Seconds)
		switch c.Verdict {
		case verdict.AC:
		case verdict.None:
			t.Outcome = outcome("skipped", "", "not run", "")
		case verdict.JE:
			t.Outcome = outcome("error", "JE", "judge error: "+c.Message, told(p, e, c))
		default:
			t.Outcome = outcome("failure", c.Verdict.String(), c.Verdict.Long()+": "+c.Message, told(p, e, c))
			t.Out, t.Err = columns.Printable(c.Got), columns.Printable(c.Stderr)
		}
		list = append(list, t)
	}
	return list
}

// told is what people read of a testcase that was not accepted.
func told(p *Problem, e *Entry, c *Case) string {
	var b strings.Builder
	Failure(&b, p.ID, e, c, 0)
	return b.String()
}

// junitSubmission makes the one test, like t, of a submission.
func (e *Entry) junitSubmission(p *Problem, t junitCase) junitCase {
	t.Class = columns.Printable(p.ID) + ".submissions"
	for _, c := range e.Cases {
		t.Time += junitTime(c.Seconds)
	}
	switch {
	case e.Skipped != "":
		t.Outcome = outcome("skipped", "", e.Skipped, "")
	case e.Verdict == verdict.JE:
		t.Outcome = outcome("error", "JE", "judge error", e.Note)
	case !e.OK:
		t.Outcome = outcome("failure", e.Verdict.String(), e.Note, e.Repeat)
	}
	return t
}
