// This file writes the report in the form of JUnit, which CI servers read: as Jenkins, GitLab and GitHub understand it.

package report

import (
	"encoding/xml"
	"fmt"
	"slices"
	"strings"

	"oj/judge/internal/verdict"
	"oj/tools/columns"
)

// element is an element of XML.
type element struct {
	XMLName  xml.Name
	Attrs    []xml.Attr `xml:",any,attr"`
	Text     string     `xml:",chardata"`
	Children []element  `xml:",any"`
}

// node makes an element. attrs are names and values of attributes, of which empty ones are left out.
func node(name, text string, children []element, attrs ...string) element {
	e := element{XMLName: xml.Name{Local: name}, Text: columns.Printable(text), Children: children}
	for attr := range slices.Chunk(attrs, 2) {
		if attr[1] != "" {
			e.Attrs = append(e.Attrs, xml.Attr{Name: xml.Name{Local: attr[0]}, Value: columns.Printable(attr[1])})
		}
	}
	return e
}

// outcome tells why a test did not pass, in the first line of a message, and what else is known. The name of the element
// is failure, error or skipped.
func outcome(name, kind, message, text string) []element {
	message, _, _ = strings.Cut(message, "\n")
	return []element{node(name, text, nil, "message", message, "type", kind)}
}

// JUnit returns the report as JUnit XML: a suite for each program, in it a test for each testcase. A
// submission of the package is one test: whether its verdict is as expected. nameOf turns the names of
// sources into those that the reader knows, such as names relative to a folder.
func JUnit(r *Report, nameOf func(string) string) ([]byte, error) {
	var limits, suites []element
	for _, limit := range r.Limits {
		limits = append(limits, node("property", "", nil, "name", "not limited", "value", limit))
	}
	all := map[string]int{}
	add := func(name string, seconds float64, tests []element) {
		found := map[string]int{}
		for _, t := range tests {
			for _, e := range append([]element{t}, t.Children...) {
				found[e.XMLName.Local]++
				all[e.XMLName.Local]++
			}
		}
		if len(limits) > 0 {
			tests = append([]element{node("properties", "", limits)}, tests...)
		}
		suites = append(suites, counted("testsuite", name, found, seconds, tests, "skipped", fmt.Sprint(found["skipped"]), "timestamp", r.Started.UTC().Format("2006-01-02T15:04:05")))
	}
	for _, p := range r.Problems {
		if len(p.Errors) > 0 {
			why := strings.Join(p.Errors, "\n")
			add(p.ID+" package", 0, []element{testcase("package", p.ID, nameOf(p.Dir), 0, outcome("error", "package", why, why))})
		}
		var submissions []element
		seconds := 0.0
		for _, e := range p.Entries {
			if e.Submission {
				submissions = append(submissions, testcase(e.Name, p.ID+".submissions", nameOf(e.Source), e.seconds(), e.submissionOutcome()))
				seconds += e.seconds()
			} else {
				add(p.ID+" "+e.Name, e.seconds(), e.tests(p, nameOf(e.Source)))
			}
		}
		if len(submissions) > 0 {
			add(p.ID+" submissions", seconds, submissions)
		}
	}
	name := "judge"
	if r.Interrupted {
		name = "judge, interrupted: only a part was judged"
	}
	data, err := xml.MarshalIndent(counted("testsuites", name, all, r.Seconds, suites), "", "  ")
	return append([]byte(xml.Header), append(data, '\n')...), err
}

// counted makes an element that says how many elements of which kind are in it.
func counted(kind, name string, found map[string]int, seconds float64, children []element, attrs ...string) element {
	return node(kind, "", children, append([]string{"name", name, "tests", fmt.Sprint(found["testcase"]), "failures", fmt.Sprint(found["failure"]), "errors", fmt.Sprint(found["error"]), "time", junitTime(seconds)}, attrs...)...)
}

func testcase(name, class, file string, seconds float64, outcome []element) element {
	return node("testcase", "", outcome, "name", name, "classname", class, "file", file, "time", junitTime(seconds))
}

func junitTime(seconds float64) string { return fmt.Sprintf("%.3f", seconds) }

// seconds is how long all runs took.
func (e *Entry) seconds() (sum float64) {
	for _, c := range e.Cases {
		sum += c.Seconds
	}
	return sum
}

// tests makes a test for each testcase of a program, or one if it was not run.
func (e *Entry) tests(p *Problem, file string) (list []element) {
	class := p.ID + "." + e.Language
	switch {
	case e.Skipped != "":
		return []element{testcase(e.Name, class, file, 0, outcome("skipped", "", e.Skipped, ""))}
	case e.Verdict == verdict.CE:
		return []element{testcase(e.Name, class, file, 0, outcome("failure", "CE", "compile error", e.Compiler))}
	}
	for _, c := range e.Cases {
		list = append(list, testcase(c.Name, class, file, c.Seconds, e.caseOutcome(p, c)))
	}
	return list
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
		list = append(list, node("system-out", c.Got, nil))
	}
	if c.Stderr != "" {
		list = append(list, node("system-err", c.Stderr, nil))
	}
	return list
}

// submissionOutcome is why a submission is not as expected.
func (e *Entry) submissionOutcome() []element {
	switch {
	case e.Skipped != "":
		return outcome("skipped", "", e.Skipped, "")
	case e.Verdict == verdict.JE:
		return outcome("error", "JE", "judge error", e.Note)
	case !e.OK:
		return outcome("failure", e.Verdict.String(), e.Note, e.Repeat)
	}
	return nil
}
