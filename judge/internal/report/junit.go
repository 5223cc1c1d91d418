// This file writes the report as JUnit XML, in the variant that the CI servers Jenkins, GitLab and GitHub read.

package report

import (
	"bytes"
	_ "embed"
	"strings"
	"text/template"

	"oj/tools/shared/columns"
)

// junitXML is the template of the XML file. It renders the tests of a suite into a string first, because the
// suite's opening tag contains the number of tests and failures.
//
//go:embed junit.xml
var junitXML string

// suite is a test suite: one program, or all submissions of a problem. A suite without entries stands for a
// package that cannot be judged.
type suite struct {
	Problem *Problem
	Name    string
	Seconds float64
	Entries []*Entry
}

// JUnit returns the report as JUnit XML. Each program is a suite with a test for each testcase. A lost game
// of a match is not a failure. The submissions of a package are one suite with a test for each submission,
// which passes if the verdict is as expected. The function nameOf returns the name that the XML shows for a
// source file.
func JUnit(r *Report, nameOf func(string) string) ([]byte, error) {
	var suites []suite
	for _, p := range r.Problems {
		// A package that cannot be judged becomes a suite with an error.
		if len(p.Errors) > 0 {
			suites = append(suites, suite{Problem: p, Name: "package"})
		}
		submissions := suite{Problem: p, Name: "submissions"}
		for _, e := range p.Entries {
			// All submissions of a package share one suite.
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

	// The functions that the template calls.
	page := template.New("")
	page.Funcs(template.FuncMap{
		"render": func(name string, data any) (string, error) {
			var b strings.Builder
			err := page.ExecuteTemplate(&b, name, data)
			return b.String(), err
		},
		"text": func(s string) string { return template.HTMLEscapeString(columns.Printable(s)) }, // the character references that HTMLEscapeString writes are also valid in XML
		"details": func(p *Problem, e *Entry, c *Case) string {
			var b strings.Builder
			Failure(&b, p.ID, e, c, Layout{})
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

// seconds returns the sum of the times of all runs.
func (e *Entry) seconds() (sum float64) {
	for _, c := range e.Cases {
		sum += c.Seconds
	}
	return sum
}
