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
	Final     []verdict.Verdict // of which the verdict of the whole must be one; nil for any
	Message   string            // what a validator's message must hold; "" for anything
	Score     *packages.Range   // of the group that Cases names, or of the whole; nil for any
	NoLimit   bool              // its times do not count for the time limit
}

// Of these verdicts at least one makes a submission rejected.
var rejections = []verdict.Verdict{verdict.WA, verdict.TLE, verdict.RTE}

// folders are the expectations that come with the folders of the format.
var folders = map[string]Expectation{
	"accepted":            one(verdict.AC),
	"wrong_answer":        one(verdict.WA),
	"time_limit_exceeded": one(verdict.TLE),
	"run_time_error":      one(verdict.RTE),
	"compile_error":       {Permitted: []verdict.Verdict{verdict.CE}, Required: []verdict.Verdict{verdict.CE}},
	"compiler_error":      {Permitted: []verdict.Verdict{verdict.CE}, Required: []verdict.Verdict{verdict.CE}},
	"rejected":            {Required: rejections},
	"brute_force": {
		Permitted: []verdict.Verdict{verdict.AC, verdict.TLE, verdict.RTE},
		Required:  []verdict.Verdict{verdict.TLE, verdict.RTE},
		NoLimit:   true,
	},
}

// legacyFolders are those that mean something else in legacy packages: what is too slow may also give
// wrong answers, and what crashes may do anything else on other testcases.
var legacyFolders = map[string]Expectation{
	"time_limit_exceeded": {
		Permitted: []verdict.Verdict{verdict.AC, verdict.WA, verdict.TLE}, Required: []verdict.Verdict{verdict.TLE},
	},
	"run_time_error":     {Required: []verdict.Verdict{verdict.RTE}},
	"partially_accepted": {Final: []verdict.Verdict{verdict.AC}},
}

// one expects a verdict, beside accepted testcases.
func one(v verdict.Verdict) Expectation {
	permitted := []verdict.Verdict{v}
	if v != verdict.AC {
		permitted = append(permitted, verdict.AC)
	}
	return Expectation{Permitted: permitted, Required: []verdict.Verdict{v}}
}

// OfFolder returns the expectation that a folder under submissions stands for in a version of the format.
func OfFolder(version, name string) (Expectation, bool) {
	if version != packages.V2025 {
		if e, ok := legacyFolders[name]; ok {
			return e, true
		}
	}
	e, ok := folders[name]
	return e, ok
}

// Verdicts names what is expected, for reports.
func (e Expectation) Verdicts() []string {
	var list []string
	for _, v := range append(slices.Clone(e.Required), e.Final...) {
		list = append(list, v.String())
	}
	return list
}

// Check returns "" when the entry got what is expected, else what is wrong with that, in words. Scores
// are those of groups by name.
func (e Expectation) Check(entry *report.Entry, scores map[string]float64) string {
	switch entry.Verdict {
	case verdict.JE:
		return "the judge failed, which says nothing about the program"
	case verdict.CE:
		if !slices.Contains(e.Required, verdict.CE) && !slices.Contains(e.Final, verdict.CE) {
			return fmt.Sprintf("want %s, got a compile error", e)
		}
		return ""
	}
	seen := e.seen(entry)
	for _, check := range []string{e.checkFinal(entry), e.checkPermitted(seen), e.checkRequired(seen), e.checkMessage(entry), e.checkScore(entry, scores)} {
		if check != "" {
			return check
		}
	}
	return ""
}

// seen returns the first testcase with each verdict, among those that are meant.
func (e Expectation) seen(entry *report.Entry) map[verdict.Verdict]*report.Case {
	seen := map[verdict.Verdict]*report.Case{}
	for _, c := range entry.Cases {
		v := c.Verdict.ICPC()
		if v != verdict.None && seen[v] == nil && e.means(c.Name) {
			seen[v] = c
		}
	}
	return seen
}

func (e Expectation) checkFinal(entry *report.Entry) string {
	if e.Final == nil || slices.Contains(e.Final, entry.Verdict.ICPC()) {
		return ""
	}
	if c := entry.Find(); c != nil {
		return fmt.Sprintf("want %s, got %v in %s", e, c.Verdict, c.Name)
	}
	return fmt.Sprintf("SURVIVES: want %s, but every testcase accepts it", e)
}

func (e Expectation) checkPermitted(seen map[verdict.Verdict]*report.Case) string {
	for _, v := range []verdict.Verdict{verdict.RTE, verdict.WA, verdict.TLE, verdict.AC} {
		if c := seen[v]; c != nil && e.Permitted != nil && !slices.Contains(e.Permitted, v) {
			return fmt.Sprintf("want %s, got %v in %s", e, c.Verdict, c.Name)
		}
	}
	return ""
}

func (e Expectation) checkRequired(seen map[verdict.Verdict]*report.Case) string {
	if e.Required == nil || len(seen) == 0 {
		return ""
	}
	for _, v := range e.Required {
		if seen[v] != nil {
			return ""
		}
	}
	if seen[verdict.AC] != nil && len(seen) == 1 {
		return fmt.Sprintf("SURVIVES: want %s, but every testcase accepts it", e)
	}
	return fmt.Sprintf("want %s, which no testcase says", e)
}

// checkScore holds the score against the range that is expected.
func (e Expectation) checkScore(entry *report.Entry, scores map[string]float64) string {
	if e.Score == nil {
		return ""
	}
	var got []float64
	if e.Cases == "" && entry.Score != nil {
		got = append(got, *entry.Score)
	}
	for name, score := range scores {
		if e.Cases != "" && packages.Match(e.Cases, name) {
			got = append(got, score)
		}
	}
	for _, x := range got {
		if x < e.Score.Lo-1e-9 || x > e.Score.Hi+1e-9 {
			return fmt.Sprintf("want a score from %v to %v%s, got %v", e.Score.Lo, e.Score.Hi, in(e.Cases), x)
		}
	}
	if len(got) == 0 {
		return fmt.Sprintf("want a score from %v to %v%s, got none", e.Score.Lo, e.Score.Hi, in(e.Cases))
	}
	return ""
}

func in(group string) string {
	if group == "" {
		return ""
	}
	return " in " + group
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
		if e.means(c.Name) && strings.Contains(c.Message, e.Message) {
			return ""
		}
	}
	return fmt.Sprintf("no message holds the text %q", e.Message)
}

// String names the required verdicts.
func (e Expectation) String() string {
	if len(e.Required) == 0 && len(e.Final) == 0 && len(e.Permitted) == 0 {
		return "a program that compiles"
	}
	if len(e.Required) == 0 && len(e.Final) == 0 {
		var names []string
		for _, v := range e.Permitted {
			names = append(names, v.String())
		}
		return "only " + strings.Join(names, " or ")
	}
	return strings.Join(e.Verdicts(), " or ")
}
