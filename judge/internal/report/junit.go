// This file writes the report in the form of JUnit, which CI servers read.

package report

import (
	"encoding/xml"
	"fmt"
	"strings"

	"oj/judge/internal/verdict"
)

// The elements, in the form that Jenkins, GitLab and GitHub understand.
type junitSuites struct {
	XMLName  xml.Name     `xml:"testsuites"`
	Name     string       `xml:"name,attr"`
	Tests    int          `xml:"tests,attr"`
	Failures int          `xml:"failures,attr"`
	Errors   int          `xml:"errors,attr"`
	Time     string       `xml:"time,attr"`
	Suites   []junitSuite `xml:"testsuite"`
}

type junitSuite struct {
	Name      string      `xml:"name,attr"`
	Tests     int         `xml:"tests,attr"`
	Failures  int         `xml:"failures,attr"`
	Errors    int         `xml:"errors,attr"`
	Skipped   int         `xml:"skipped,attr"`
	Time      string      `xml:"time,attr"`
	Timestamp string      `xml:"timestamp,attr"`
	Limits    *junitProps `xml:"properties"`
	Cases     []junitCase `xml:"testcase"`
}

type junitProps struct {
	List []junitProp `xml:"property"`
}

// junitProp names a limit that could not be held.
type junitProp struct {
	Name  string `xml:"name,attr"`
	Value string `xml:"value,attr"`
}

type junitCase struct {
	Name    string        `xml:"name,attr"`
	Class   string        `xml:"classname,attr"`
	File    string        `xml:"file,attr,omitempty"`
	Time    string        `xml:"time,attr"`
	Failure *junitMessage `xml:"failure"`
	Error   *junitMessage `xml:"error"`
	Skipped *junitMessage `xml:"skipped"`
	Out     string        `xml:"system-out,omitempty"` // the start of what the program printed
	Err     string        `xml:"system-err,omitempty"` // what it said on standard error
}

type junitMessage struct {
	Message string `xml:"message,attr"`
	Type    string `xml:"type,attr,omitempty"`
	Text    string `xml:",chardata"`
}

// JUnit returns the report as JUnit XML: a suite for each program, in it a test for each testcase. A
// submission of the package is one test: whether its verdict is as expected. nameOf turns the names of
// sources into those that the reader knows, such as names relative to a folder.
func JUnit(r *Report, nameOf func(string) string) ([]byte, error) {
	name := "judge"
	if r.Interrupted {
		name = "judge, interrupted: only a part was judged"
	}
	all := junitSuites{Name: name, Time: junitTime(r.Seconds)}
	for _, p := range r.Problems {
		if len(p.Errors) > 0 {
			text := Printable(strings.Join(p.Errors, "\n"))
			first, _, _ := strings.Cut(text, "\n")
			all.add(r, junitSuite{Name: Printable(p.ID) + " package", Cases: []junitCase{{
				Name: "package", Class: Printable(p.ID), File: Printable(nameOf(p.Dir)), Time: junitTime(0), Error: &junitMessage{Message: first, Type: "package", Text: text},
			}}})
		}
		var submissions []*Entry
		for _, e := range p.Entries {
			if e.Submission {
				submissions = append(submissions, e)
			} else {
				all.add(r, junitSuite{Name: Printable(p.ID + " " + e.Name), Cases: e.junitCases(p, nameOf)})
			}
		}
		if len(submissions) > 0 {
			s := junitSuite{Name: Printable(p.ID) + " submissions"}
			for _, e := range submissions {
				s.Cases = append(s.Cases, e.junitCase(p, nameOf))
			}
			all.add(r, s)
		}
	}
	data, err := xml.MarshalIndent(all, "", "  ")
	return append([]byte(xml.Header), append(data, '\n')...), err
}

// add counts a suite's tests and adds it.
func (all *junitSuites) add(r *Report, s junitSuite) {
	for _, limit := range r.Limits {
		if s.Limits == nil {
			s.Limits = &junitProps{}
		}
		s.Limits.List = append(s.Limits.List, junitProp{"not limited", limit})
	}
	s.Timestamp = r.Started.UTC().Format("2006-01-02T15:04:05")
	total := 0.0
	for _, c := range s.Cases {
		s.Tests++
		switch {
		case c.Failure != nil:
			s.Failures++
		case c.Error != nil:
			s.Errors++
		case c.Skipped != nil:
			s.Skipped++
		}
		var t float64
		fmt.Sscan(c.Time, &t)
		total += t
	}
	s.Time = junitTime(total)
	all.Tests += s.Tests
	all.Failures += s.Failures
	all.Errors += s.Errors
	all.Suites = append(all.Suites, s)
}

// junitCases makes one test for each testcase of a program.
func (e *Entry) junitCases(p *Problem, nameOf func(string) string) []junitCase {
	base := junitCase{Class: Printable(p.ID) + "." + e.Language, File: Printable(nameOf(e.Source)), Time: junitTime(0)}
	if e.Skipped != "" {
		base.Name, base.Skipped = Printable(e.Name), &junitMessage{Message: Printable(e.Skipped)}
		return []junitCase{base}
	}
	if e.Verdict == verdict.CE {
		base.Name, base.Failure = Printable(e.Name), &junitMessage{Message: "compile error", Type: "CE", Text: Printable(e.Compiler)}
		return []junitCase{base}
	}
	var list []junitCase
	for _, c := range e.Cases {
		t := base
		t.Name, t.Time = Printable(c.Name), junitTime(c.Seconds)
		switch c.Verdict {
		case verdict.AC:
		case verdict.None:
			t.Skipped = &junitMessage{Message: "not run"}
		case verdict.JE:
			t.Error = c.junitMessage()
		default:
			t.Failure, t.Out, t.Err = c.junitMessage(), Printable(c.Got), Printable(c.Stderr)
		}
		list = append(list, t)
	}
	return list
}

func (c *Case) junitMessage() *junitMessage {
	first, _, _ := strings.Cut(c.Message, "\n")
	var b strings.Builder
	fmt.Fprintln(&b, c.Message)
	if c.Diff != nil {
		fmt.Fprint(&b, c.Diff)
	}
	for _, frame := range c.Trace {
		fmt.Fprintf(&b, "at %s\n", frame)
	}
	if c.Hint != "" {
		fmt.Fprintf(&b, "hint: %s\n", c.Hint)
	}
	if c.Repeat != "" {
		fmt.Fprintf(&b, "again: %s\n", c.Repeat)
	}
	return &junitMessage{Message: Printable(c.Verdict.Long() + ": " + first), Type: c.Verdict.String(), Text: Printable(b.String())}
}

// junitCase makes the one test of a submission.
func (e *Entry) junitCase(p *Problem, nameOf func(string) string) junitCase {
	total := 0.0
	for _, c := range e.Cases {
		total += c.Seconds
	}
	t := junitCase{Name: Printable(e.Name), Class: Printable(p.ID) + ".submissions", File: Printable(nameOf(e.Source)), Time: junitTime(total)}
	switch {
	case e.Skipped != "":
		t.Skipped = &junitMessage{Message: Printable(e.Skipped)}
	case e.Verdict == verdict.JE:
		t.Error = &junitMessage{Message: "judge error", Type: "JE", Text: Printable(e.Note)}
	case !e.OK:
		t.Failure = &junitMessage{Message: Printable(e.Note), Type: e.Verdict.String(), Text: Printable(e.Repeat)}
	}
	return t
}

func junitTime(seconds float64) string { return fmt.Sprintf("%.3f", seconds) }
