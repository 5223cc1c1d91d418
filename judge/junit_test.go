// This file checks that CI servers can read the JUnit reports.

package main

import (
	"bytes"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"oj/judge/internal/report"
	"oj/tools/shared/verdict"
)

// element is any XML element.
type element struct {
	XMLName  xml.Name
	Attrs    []xml.Attr `xml:",any,attr"`
	Children []element  `xml:",any"`
}

func (e *element) attr(name string) (string, bool) {
	for _, a := range e.Attrs {
		if a.Name.Local == name {
			return a.Value, true
		}
	}
	return "", false
}

func (e *element) number(name string) int {
	text, _ := e.attr(name)
	n, err := strconv.Atoi(text)
	if err != nil {
		return -1
	}
	return n
}

// shape lists the permitted attributes and children of an element: the attributes that Jenkins, GitLab and GitHub
// Actions read.
type shape struct{ required, optional, children []string }

var shapes = map[string]shape{
	"testsuites": {nil, []string{"name", "tests", "failures", "errors", "time"}, []string{"testsuite"}},
	"testsuite":  {[]string{"name", "tests"}, []string{"failures", "errors", "skipped", "time", "timestamp"}, []string{"properties", "testcase"}},
	"properties": {nil, nil, []string{"property"}},
	"property":   {[]string{"name", "value"}, nil, nil},
	"testcase":   {[]string{"name", "classname"}, []string{"file", "time"}, []string{"failure", "error", "skipped", "system-out", "system-err"}},
	"failure":    {nil, []string{"message", "type"}, nil},
	"error":      {nil, []string{"message", "type"}, nil},
	"skipped":    {nil, []string{"message"}, nil},
	"system-out": {}, "system-err": {},
}

var forms = map[string]*regexp.Regexp{
	"time":      regexp.MustCompile(`^\d+\.\d{3}$`),
	"timestamp": regexp.MustCompile(`^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$`),
}

// checkJUnit returns the mistakes in a JUnit file, and the number of its elements by name.
func checkJUnit(text []byte) (bad []string, counts map[string]int) {
	counts = map[string]int{}
	d := xml.NewDecoder(bytes.NewReader(text))
	var root element
	if err := d.Decode(&root); err != nil {
		return []string{err.Error()}, counts
	}
	// Decode stops after the root element. Read the rest of the file, too, because it may contain an XML
	// error.
	for {
		if _, err := d.Token(); errors.Is(err, io.EOF) {
			break
		} else if err != nil {
			return []string{err.Error()}, counts
		}
	}
	if root.XMLName.Local != "testsuites" {
		bad = append(bad, "the root is "+root.XMLName.Local)
	}
	bad = append(bad, root.checkShape(counts)...)
	bad = append(bad, root.checkCounts()...)
	return bad, counts
}

// checkShape returns the mistakes in names and values of an element and its children.
func (e *element) checkShape(counts map[string]int) (bad []string) {
	name := e.XMLName.Local
	counts[name]++
	s, known := shapes[name]
	if !known {
		return []string{"unknown element " + name}
	}
	for _, a := range e.Attrs {
		if !slices.Contains(s.required, a.Name.Local) && !slices.Contains(s.optional, a.Name.Local) {
			bad = append(bad, fmt.Sprintf("%s has an attribute %s", name, a.Name.Local))
		}
		if form := forms[a.Name.Local]; form != nil && !form.MatchString(a.Value) {
			bad = append(bad, fmt.Sprintf("%s: %s=%q", name, a.Name.Local, a.Value))
		}
	}
	for _, want := range s.required {
		if _, ok := e.attr(want); !ok {
			bad = append(bad, fmt.Sprintf("%s lacks %s", name, want))
		}
	}
	for i := range e.Children {
		child := &e.Children[i]
		if !slices.Contains(s.children, child.XMLName.Local) {
			bad = append(bad, fmt.Sprintf("%s holds %s", name, child.XMLName.Local))
		}
		bad = append(bad, child.checkShape(counts)...)
	}
	return bad
}

// checkCounts compares the counts in the attributes of an element with the numbers of tests in it.
func (e *element) checkCounts() (bad []string) {
	total := map[string]int{}
	for i := range e.Children {
		suite, count := &e.Children[i], map[string]int{}
		names := map[string]bool{}
		for j := range suite.Children {
			test := &suite.Children[j]
			if test.XMLName.Local != "testcase" {
				continue
			}
			count["tests"]++
			if name, _ := test.attr("name"); names[name] {
				bad = append(bad, "two tests are named "+name)
			} else {
				names[name] = true
			}
			outcomes := 0
			for _, x := range test.Children {
				if plural, ok := map[string]string{"failure": "failures", "error": "errors", "skipped": "skipped"}[x.XMLName.Local]; ok {
					count[plural]++
					outcomes++
				}
			}
			if outcomes > 1 {
				bad = append(bad, fmt.Sprintf("a test ended in %d ways", outcomes))
			}
		}
		for _, what := range []string{"tests", "failures", "errors", "skipped"} {
			total[what] += count[what]
			if got := suite.number(what); got != count[what] {
				bad = append(bad, fmt.Sprintf("a suite says %s=%d, but has %d", what, got, count[what]))
			}
		}
	}
	for _, what := range []string{"tests", "failures", "errors"} {
		if got := e.number(what); got != total[what] {
			bad = append(bad, fmt.Sprintf("the whole says %s=%d, but has %d", what, got, total[what]))
		}
	}
	return bad
}

// everything returns a report with every outcome, and with characters that are not permitted in XML.
func everything() *report.Report {
	nasty := "\x00\x1b[31m ]]> <b>&amp; \xff \ufffe \U0001F600 \"quoted\" 'too'\r\n\t"
	cases := []*report.Case{
		{Name: "right", Verdict: verdict.AC, Seconds: 1.25, Stderr: "harmless"}, {Name: "wrong" + nasty, Verdict: verdict.WA, Message: nasty + "\nmore", Got: nasty, Stderr: nasty, Hint: "h"},
		{Name: "left out"}, {Name: "broken", Verdict: verdict.JE, Message: "the checker crashed"},
	}
	return &report.Report{Started: time.Now(), Seconds: 3, Limits: []string{"the network <is> open"}, Problems: []*report.Problem{{ID: "p", Entries: []*report.Entry{
		{Name: "main.go", Language: "Go", Verdict: verdict.WA, Cases: cases, Source: "/r/p/main.go"},
		{Name: "main.cpp", Language: "C++", Skipped: "no compiler"},
		{Name: "bad.go", Language: "Go", Verdict: verdict.CE, Compiler: nasty},
		{Name: "wrong_answer/a", Submission: true, Verdict: verdict.WA, OK: true, Cases: cases},
		{Name: "wrong_answer/b", Submission: true, Verdict: verdict.AC, Note: "SURVIVES", Cases: cases},
		{Name: "wrong_answer/c", Submission: true, Verdict: verdict.JE, Note: "no checker"},
		{Name: "wrong_answer/d", Submission: true, Skipped: "no compiler"},
	}}}}
}

func TestJUnit(t *testing.T) {
	text, err := report.JUnit(everything(), func(name string) string { return strings.TrimPrefix(name, "/r/") })
	if err != nil {
		t.Fatal(err)
	}
	bad, counts := checkJUnit(text)
	if len(bad) > 0 {
		t.Errorf("%s in\n%s", strings.Join(bad, "\n"), text)
	}
	want := map[string]int{"testsuites": 1, "testsuite": 4, "testcase": 10, "failure": 3, "error": 2, "skipped": 3, "system-out": 1, "system-err": 1, "properties": 4}
	for name, n := range want {
		if counts[name] != n {
			t.Errorf("%d elements %s, want %d", counts[name], name, n)
		}
	}
	if strings.Contains(string(text), "\ufffd[31m") {
		t.Errorf("a control character is lost in\n%s", text)
	}
	for _, want := range []string{`file="p/main.go" time="1.250"`, `tests="10" failures="3" errors="2" time="3.000"`, "hint: h", "␛[31m", `value="the network &lt;is&gt; open"`} {
		if !strings.Contains(string(text), want) {
			t.Errorf("%s is missing in\n%s", want, text)
		}
	}
}

// TestJUnitCheckNotices checks that checkJUnit reports mistakes.
func TestJUnitCheckNotices(t *testing.T) {
	text, err := report.JUnit(everything(), func(name string) string { return name })
	if err != nil {
		t.Fatal(err)
	}
	for _, damage := range [][2]string{
		{`tests="4"`, `tests="5"`}, {`failures="3"`, `failures="2"`}, {`skipped="1"`, `skipped="0"`}, {`errors="2"`, `errors="1"`}, {"<testsuites", "<suites"},
		{"</testsuites>", ""}, {"</testsuites>", "</testsuites><x>"}, {`time="1.250"`, `time="1s"`}, {` name="right"`, ` title="right"`},
		{"<system-out>", "<system-out>\x01"}, {`name="left out"`, `name="right"`}, {"<skipped", "<ignored"},
	} {
		broken := strings.Replace(string(text), damage[0], damage[1], 1)
		if broken == string(text) {
			t.Fatalf("the replacement %q changes nothing", damage)
		}
		if bad, _ := checkJUnit([]byte(broken)); len(bad) == 0 {
			t.Errorf("checkJUnit does not report %s in place of %s", damage[1], damage[0])
		}
	}
}
