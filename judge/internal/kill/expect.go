// Package kill holds submissions against the verdicts that their package expects of them, and finds
// out what each testcase is good for.
package kill

import (
	"fmt"
	"slices"
	"strings"

	"oj/judge/internal/packages"
	"oj/judge/internal/report"
	"oj/judge/internal/verdict"
)

// Expectation says which verdicts a submission may and must get on some testcases. They are those of
// the package format (AC, WA, TLE, RTE, CE); the judge's finer ones count as verdict.ICPC tells.
type Expectation struct {
	Cases     string            // glob of the testcases that are meant; "" for all
	Permitted []verdict.Verdict // nil for any
	Required  []verdict.Verdict // at least one of these must occur; nil for none
	Message   string            // what a rejecting validator's message must hold; "" for anything
}

// folders are the expectations that come with the folders of the format.
var folders = map[string]Expectation{
	"accepted":            one(verdict.AC),
	"wrong_answer":        one(verdict.WA),
	"time_limit_exceeded": one(verdict.TLE),
	"run_time_error":      one(verdict.RTE),
	"compile_error":       {Permitted: []verdict.Verdict{verdict.CE}, Required: []verdict.Verdict{verdict.CE}},
	"partially_accepted":  {},
	"rejected":            {Required: []verdict.Verdict{verdict.WA, verdict.TLE, verdict.RTE, verdict.CE}},
	"brute_force": {
		Permitted: []verdict.Verdict{verdict.AC, verdict.TLE, verdict.RTE},
		Required:  []verdict.Verdict{verdict.TLE, verdict.RTE},
	},
}

// one expects a verdict, beside accepted testcases.
func one(v verdict.Verdict) Expectation {
	return Expectation{Permitted: []verdict.Verdict{verdict.AC, v}, Required: []verdict.Verdict{v}}
}

// OfFolder returns the expectation that a folder under submissions stands for.
func OfFolder(name string) (Expectation, bool) {
	e, ok := folders[name]
	return e, ok
}

// Verdicts names what is expected, for reports.
func (e Expectation) Verdicts() []string {
	var list []string
	for _, v := range e.Required {
		list = append(list, v.String())
	}
	return list
}

// Check returns "" when the entry got what is expected, else what is wrong with that, in words.
func (e Expectation) Check(entry *report.Entry) string {
	if entry.Verdict == verdict.JE {
		return "the judge failed, which says nothing about the program"
	}
	seen := map[verdict.Verdict]*report.Case{}
	for _, c := range entry.Cases {
		v := c.Verdict.ICPC()
		if v != verdict.None && seen[v] == nil && e.means(c.Name) {
			seen[v] = c
		}
	}
	if entry.Verdict == verdict.CE {
		seen = map[verdict.Verdict]*report.Case{verdict.CE: nil}
	}
	for _, v := range []verdict.Verdict{verdict.CE, verdict.RTE, verdict.WA, verdict.TLE, verdict.AC} {
		c, ok := seen[v]
		if !ok || e.Permitted == nil || slices.Contains(e.Permitted, v) {
			continue
		}
		if c == nil {
			return fmt.Sprintf("want %s, got a compile error", e)
		}
		return fmt.Sprintf("want %s, got %v in %s", e, c.Verdict, c.Name)
	}
	if len(e.Required) == 0 || len(seen) == 0 {
		return e.checkMessage(entry)
	}
	for _, v := range e.Required {
		if _, ok := seen[v]; ok {
			return e.checkMessage(entry)
		}
	}
	if _, accepted := seen[verdict.AC]; accepted && len(seen) == 1 {
		return fmt.Sprintf("SURVIVES: want %s, but every testcase accepts it", e)
	}
	return fmt.Sprintf("want %s, which no testcase says", e)
}

// means reports whether the expectation is about this testcase.
func (e Expectation) means(name string) bool {
	return e.Cases == "" || packages.Match(e.Cases, name)
}

// checkMessage looks for the expected text among the messages.
func (e Expectation) checkMessage(entry *report.Entry) string {
	if e.Message == "" {
		return ""
	}
	for _, c := range entry.Cases {
		if e.means(c.Name) && strings.Contains(strings.ToLower(c.Message), strings.ToLower(e.Message)) {
			return ""
		}
	}
	return fmt.Sprintf("no message holds the text %q", e.Message)
}

// String names the required verdicts.
func (e Expectation) String() string {
	if len(e.Required) == 0 {
		var names []string
		for _, v := range e.Permitted {
			names = append(names, v.String())
		}
		return "only " + strings.Join(names, " or ")
	}
	return strings.Join(e.Verdicts(), " or ")
}
