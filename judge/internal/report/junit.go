// This file writes the report in the form of JUnit, which CI servers read: as Jenkins, GitLab and GitHub understand it.

package report

import (
	"bytes"
	_ "embed"
	"strings"
	"text/template"

	"oj/tools/columns"
)

// junitXML is the template of the file. It renders the content of a suite first, because the head of the suite
// contains counts of it.
//
//go:embed junit.xml
var junitXML string

// suite is a program, the submissions of a problem, or, without entries, a package that cannot be judged.
type suite struct {
	Problem *Problem
	Name    string
	Seconds float64
	Entries []*Entry
}

// JUnit returns the report as JUnit XML: a suite for each program, with a test for each testcase. A submission of the
// package is one test: whether its verdict is as expected. A game that a program loses in a match is no failure. nameOf turns the names of sources into names that the
// reader knows, such as names relative to a folder.
func JUnit(r *Report, nameOf func(string) string) ([]byte, error) {
	var suites []suite
	for _, p := range r.Problems {
		// A package that cannot be judged must fail in the CI, too.
		if len(p.Errors) > 0 {
			suites = append(suites, suite{Problem: p, Name: "package"})
		}
		submissions := suite{Problem: p, Name: "submissions"}
		for _, e := range p.Entries {
			// Submissions are tests of the package, not of a program, so they share a suite.
			if e.Submission {
				submissions.Entries = append(submissions.Entries, e)
				submissions.Seconds += e.seconds()
			} else {
				suites = append(suites, suite{p, e.Name, e.seconds(), []*Entry{e}})
			}
		}
		if len(submissions.Entries) > 0 {
			suites = append(suites, submissions)
		}
	}

	var b bytes.Buffer

	// The template needs the names of sources and the details of failures as the terminal shows them.
	page := template.New("")
	page.Funcs(template.FuncMap{
		"render": func(name string, data any) (string, error) {
			var b strings.Builder
			err := page.ExecuteTemplate(&b, name, data)
			return b.String(), err
		},
		"text": func(s string) string { return template.HTMLEscapeString(columns.Printable(s)) }, // by names and numbers that XML knows, too
		"told": func(p *Problem, e *Entry, c *Case) string {
			var b strings.Builder
			Failure(&b, p.ID, e, c, 0)
			return b.String()
		},
		"total": (*Entry).seconds,
		"file":  nameOf,
		"line":  firstLine,
		"join":  strings.Join,
		"count": strings.Count,
	})
	err := template.Must(page.Parse(junitXML)).Execute(&b, struct {
		*Report
		Suites []suite
	}{r, suites})
	return b.Bytes(), err
}

// seconds is how long all runs took.
func (e *Entry) seconds() (sum float64) {
	for _, c := range e.Cases {
		sum += c.Seconds
	}
	return sum
}
