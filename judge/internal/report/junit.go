// This file writes the report in the form of JUnit, which CI servers read: as Jenkins, GitLab and GitHub understand it.

package report

import (
	"encoding/xml"
	"fmt"
	"slices"
	"strings"

	"oj/judge/internal/columns"
	"oj/judge/internal/verdict"
)

// element is an element of XML.
type element struct {
	XMLName  xml.Name
	Attrs    []xml.Attr `xml:",any,attr"`
	Text     string     `xml:",chardata"`
	Children []element  `xml:",any"`
}

// node makes an element with a text. attrs are names and values of attributes, of which empty ones are left out.
func node(name, text string, attrs ...string) element {
	e := element{XMLName: xml.Name{Local: name}, Text: columns.Printable(text)}
	for attr := range slices.Chunk(attrs, 2) {
		if attr[1] != "" {
			e.Attrs = append(e.Attrs, xml.Attr{Name: xml.Name{Local: attr[0]}, Value: columns.Printable(attr[1])})
		}
	}
	return e
}

// test is a test in a suite.
type test struct {
	name, class, file string
	seconds           float64
	outcome           []element // why it did not pass, and what it printed
}

// outcome tells why a test did not pass, in the first line of a message, and what else is known. The name of the element
// is failure, error or skipped.
func outcome(name, kind, message, text string) []element {
	message, _, _ = strings.Cut(message, "\n")
	return []element{node(name, text, "message", message, "type", kind)}
}

// JUnit returns the report as JUnit XML: a suite for each program, in it a test for each testcase. A
// submission of the package is one test: whether its verdict is as expected. nameOf turns the names of
// sources into those that the reader knows, such as names relative to a folder.
func JUnit(r *Report, nameOf func(string) string) ([]byte, error) {
	var suites []element
	all := map[string]int{}
	add := func(name string, tests []test) {
		var list []element
		for _, limit := range r.Limits {
			list = append(list, node("property", "", "name", "not limited", "value", limit))
		}
		if len(list) > 0 {
			properties := node("properties", "")
			properties.Children = list
			list = []element{properties}
		}
		found, total := map[string]int{}, 0.0
		for _, t := range tests {
			c := node("testcase", "", "name", t.name, "classname", t.class, "file", t.file, "time", junitTime(t.seconds))
			c.Children = t.outcome
			list = append(list, c)
			total += t.seconds
			for _, what := range append([]element{c}, t.outcome...) {
				found[what.XMLName.Local]++
				all[what.XMLName.Local]++
			}
		}
		suite := counted("testsuite", name, found, total, "skipped", fmt.Sprint(found["skipped"]), "timestamp", r.Started.UTC().Format("2006-01-02T15:04:05"))
		suite.Children = list
		suites = append(suites, suite)
	}
	for _, p := range r.Problems {
		if len(p.Errors) > 0 {
			why := strings.Join(p.Errors, "\n")
			add(p.ID+" package", []test{{"package", p.ID, nameOf(p.Dir), 0, outcome("error", "package", why, why)}})
		}
		var submissions []test
		for _, e := range p.Entries {
			if e.Submission {
				submissions = append(submissions, e.tests(p, test{name: e.Name, class: p.ID + ".submissions", file: nameOf(e.Source)})...)
			} else {
				add(p.ID+" "+e.Name, e.tests(p, test{name: e.Name, class: p.ID + "." + e.Language, file: nameOf(e.Source)}))
			}
		}
		if len(submissions) > 0 {
			add(p.ID+" submissions", submissions)
		}
	}
	name := "judge"
	if r.Interrupted {
		name = "judge, interrupted: only a part was judged"
	}
	root := counted("testsuites", name, all, r.Seconds)
	root.Children = suites
	data, err := xml.MarshalIndent(root, "", "  ")
	return append([]byte(xml.Header), append(data, '\n')...), err
}

// counted makes an element that says how many elements of which kind are in it.
func counted(kind, name string, found map[string]int, seconds float64, attrs ...string) element {
	return node(kind, "", append([]string{"name", name, "tests", fmt.Sprint(found["testcase"]), "failures", fmt.Sprint(found["failure"]), "errors", fmt.Sprint(found["error"]), "time", junitTime(seconds)}, attrs...)...)
}

// tests makes the tests of a program, like t: one for a submission, else one for each testcase.
func (e *Entry) tests(p *Problem, t test) (list []test) {
	for _, c := range e.Cases {
		t.seconds += c.Seconds
	}
	switch {
	case e.Skipped != "":
		t.outcome = outcome("skipped", "", e.Skipped, "")
	case e.Submission && e.Verdict == verdict.JE:
		t.outcome = outcome("error", "JE", "judge error", e.Note)
	case e.Submission && !e.OK:
		t.outcome = outcome("failure", e.Verdict.String(), e.Note, e.Repeat)
	case e.Submission:
	case e.Verdict == verdict.CE:
		t.outcome = outcome("failure", "CE", "compile error", e.Compiler)
	default:
		for _, c := range e.Cases {
			t.name, t.seconds, t.outcome = c.Name, c.Seconds, e.caseOutcome(p, c)
			list = append(list, t)
		}
		return list
	}
	return []test{t}
}

// caseOutcome is why a testcase was not accepted, as people read it, and what the program printed at its start.
func (e *Entry) caseOutcome(p *Problem, c *Case) []element {
	var told strings.Builder
	switch c.Verdict {
	case verdict.AC:
		return nil
	case verdict.None:
		return outcome("skipped", "", "not run", "")
	}
	Failure(&told, p.ID, e, c, 0)
	name := "failure"
	if c.Verdict == verdict.JE {
		name = "error"
	}
	list := outcome(name, c.Verdict.String(), c.Verdict.Long()+": "+c.Message, told.String())
	if c.Got != "" {
		list = append(list, node("system-out", c.Got))
	}
	if c.Stderr != "" {
		list = append(list, node("system-err", c.Stderr))
	}
	return list
}

func junitTime(seconds float64) string { return fmt.Sprintf("%.3f", seconds) }
