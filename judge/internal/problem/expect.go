// This file is what a package expects of one submission, in whichever of three ways it is written.

package problem

import (
	"cmp"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"

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
	Score     *Range            // of the group that Cases names, or of the whole; nil for any
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

// ofFolder returns the expectation that a folder under submissions stands for in a version of the format.
func ofFolder(version, name string) (Expectation, bool) {
	if version != v2025 {
		if e, ok := legacyFolders[name]; ok {
			return e, true
		}
	}
	e, ok := folders[name]
	return e, ok
}

// names returns the names of verdicts, each once.
func names(lists ...[]verdict.Verdict) (list []string) {
	for _, v := range slices.Concat(lists...) {
		if name := v.String(); !slices.Contains(list, name) {
			list = append(list, name)
		}
	}
	return list
}

// AppliesTo reports whether the expectation is about this testcase.
func (e Expectation) AppliesTo(name string) bool {
	return e.Cases == "" || Match(e.Cases, name)
}

// String names the required verdicts.
func (e Expectation) String() string {
	switch {
	case len(e.Required)+len(e.Final) > 0:
		return strings.Join(names(e.Required, e.Final), " or ")
	case len(e.Permitted) > 0:
		return "only " + strings.Join(names(e.Permitted), " or ")
	}
	return "a program that compiles"
}

// Expectations are all that is expected of one submission; each must hold.
type Expectations struct {
	All      []Expectation
	Language string // that the package states; "" when file names tell it
	Entry    string // the file or class to start; ""
	Partial  bool   // its score must not be the best one

	everyone bool // all that must be in time bounds the time limit, not only what must be accepted
}

// Expect collects what is expected of a submission: by the folder in which it stands, by the tag in its source, and by
// submissions.yaml. It reads sources whose folder means nothing by itself.
func (p *Problem) Expect(s Submission) (*Expectations, error) {
	x := &Expectations{everyone: p.version == v2025, Partial: s.Folder == "partially_accepted" && p.Scoring}
	base, known := ofFolder(p.version, s.Folder)
	if s.Folder == "partially_accepted" && (!p.Scoring || p.version == v2025) {
		// Without scores there are no parts. In 2025-09, whose draft had the folder, a submission with a part
		// of the points is not accepted as a whole.
		base, known = Expectation{}, true
	}
	if !known {
		var err error
		if base, err = tagged(s.Path); err != nil {
			return nil, err
		}
	}
	x.All = []Expectation{base}
	for _, r := range p.rules {
		if !Match(r.glob, s.Name) {
			continue
		}
		x.Language, x.Entry = cmp.Or(r.language, x.Language), cmp.Or(r.entry, x.Entry)
		if known && r.expect.Cases == "" && r.glob == s.Folder {
			x.All[0] = x.All[0].replaced(r)
			x.addLimits(r)
			continue
		}
		x.All = append(x.All, r.expect)
		x.addLimits(r)
	}
	return x, x.consistent(p, s)
}

// replaced puts what a rule states about a folder of the format in place of what the folder stands for.
func (e Expectation) replaced(r rule) Expectation {
	own := r.expect
	if own.Permitted != nil {
		e.Permitted = own.Permitted
	}
	if own.Required != nil {
		e.Required = own.Required
	}
	if r.forLimit != "" {
		e.NoLimit = own.NoLimit
	}
	e.Message, e.Score = own.Message, own.Score
	return e
}

// addLimits adds what the wish to use a submission for the time limit amounts to.
func (x *Expectations) addLimits(r rule) {
	switch r.forLimit {
	case "lower":
		x.All = append(x.All, Expectation{Cases: r.expect.Cases, Permitted: []verdict.Verdict{verdict.AC, verdict.WA, verdict.RTE}})
	case "upper":
		x.All = append(x.All, Expectation{Cases: r.expect.Cases, Required: []verdict.Verdict{verdict.TLE}})
	}
}

// consistent refuses rules that no result can satisfy.
func (x *Expectations) consistent(p *Problem, s Submission) error {
	for _, c := range p.JudgedCases() {
		for i, a := range x.All {
			for _, b := range x.All[:i] {
				if a.AppliesTo(c.Name) && b.AppliesTo(c.Name) && disjoint(a.Permitted, b.Permitted) {
					return &Error{File: s.Path, Msg: fmt.Sprintf("submissions.yaml permits no verdict on %s: %v and %v at once", c.Name, a.Permitted, b.Permitted)}
				}
			}
		}
	}
	return nil
}

// disjoint reports whether two sets of permitted verdicts have none in common.
func disjoint(a, b []verdict.Verdict) bool {
	return a != nil && b != nil && !slices.ContainsFunc(a, func(v verdict.Verdict) bool { return slices.Contains(b, v) })
}

// Lower returns the expectations by which the submission's times bound the time limit from below: of
// those that must not be too slow. In legacy packages only accepted submissions count.
func (x *Expectations) Lower() []Expectation {
	var list []Expectation
	for _, e := range x.All {
		inTime := e.Permitted != nil && !slices.Contains(e.Permitted, verdict.TLE) && !slices.Contains(e.Permitted, verdict.CE)
		if inTime && !e.NoLimit && (x.everyone || x.MustAccept()) {
			list = append(list, e)
		}
	}
	return list
}

// LowerCases returns those of the testcases by which the submission bounds the time limit from below.
func (x *Expectations) LowerCases(cases []*Case) []*Case {
	list := x.Lower()
	var mine []*Case
	for _, c := range cases {
		if slices.ContainsFunc(list, func(e Expectation) bool { return e.AppliesTo(c.Name) }) {
			mine = append(mine, c)
		}
	}
	return mine
}

// Upper returns the expectations by which the submission's times bound the time limit from above: of
// those that must be too slow.
func (x *Expectations) Upper() []Expectation {
	var list []Expectation
	for _, e := range x.All {
		if slices.Equal(e.Required, []verdict.Verdict{verdict.TLE}) && !e.NoLimit {
			list = append(list, e)
		}
	}
	return list
}

// Slow reports whether running into the time limit is among what is expected.
func (x *Expectations) Slow() bool {
	return slices.ContainsFunc(x.All, func(e Expectation) bool {
		return slices.Contains(e.Required, verdict.TLE) || slices.Contains(e.Final, verdict.TLE) || e.Required == nil && e.Permitted == nil && e.Final == nil
	})
}

// MustAccept reports whether every testcase is expected to accept the submission.
func (x *Expectations) MustAccept() bool {
	return slices.ContainsFunc(x.All, func(e Expectation) bool {
		return e.Cases == "" && slices.Equal(e.Required, []verdict.Verdict{verdict.AC})
	})
}

// MustFail reports whether some testcase is expected to reject the submission.
func (x *Expectations) MustFail() bool {
	return slices.ContainsFunc(x.All, func(e Expectation) bool {
		must := append(slices.Clone(e.Required), e.Final...)
		return len(must) > 0 && !slices.Contains(must, verdict.AC)
	})
}

// Verdicts names the verdicts of which one is required, for reports; none where the submission is accepted as a whole,
// though testcases are rejected.
func (x *Expectations) Verdicts() []string {
	var all []verdict.Verdict
	for _, e := range x.All {
		if !x.Partial {
			all = slices.Concat(all, e.Required, e.Final)
		}
	}
	return names(all)
}

// tags are the names of verdicts in the tag @EXPECTED_RESULTS@, which DOMjudge introduced; - may stand for _.
var tags = map[string]verdict.Verdict{
	"CORRECT": verdict.AC, "ACCEPTED": verdict.AC, "WRONG_ANSWER": verdict.WA, "NO_OUTPUT": verdict.WA,
	"TIMELIMIT": verdict.TLE, "TIME_LIMIT_EXCEEDED": verdict.TLE,
	"RUN_ERROR": verdict.RTE, "RUN_TIME_ERROR": verdict.RTE, "OUTPUT_LIMIT": verdict.RTE, "COMPILER_ERROR": verdict.CE,
}

var tagLine = regexp.MustCompile(`@EXPECTED_(RESULTS|SCORE)@:\s*([^\r\n]*)`)

// tagged reads the tag of a submission in a folder that means nothing by itself: its final verdict
// must be one of those named, or its score the one that @EXPECTED_SCORE@ names. Without a tag anything is fine.
func tagged(path string) (Expectation, error) {
	var e Expectation
	err := filepath.WalkDir(path, func(file string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		data, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		m := tagLine.FindSubmatch(data)
		if m == nil || e.Final != nil {
			return nil
		}
		text := strings.TrimSpace(strings.TrimSuffix(strings.TrimSpace(string(m[2])), "*/"))
		if x, err := strconv.ParseFloat(text, 64); err == nil && string(m[1]) == "SCORE" {
			e.Score = &Range{Lo: x, Hi: x}
			return nil
		}
		return e.readTag(file, "@EXPECTED_"+string(m[1])+"@:", text)
	})
	return e, err
}

// readTag reads what stands after the tag of this name.
func (e *Expectation) readTag(file, tag, text string) error {
	for _, name := range strings.Split(text, ",") {
		name = strings.ToUpper(strings.TrimSpace(name))
		known := strings.ReplaceAll(name, "-", "_")
		if known == "CHECK_MANUALLY" {
			e.Final = nil
			return nil
		}
		v, ok := tags[known]
		if !ok {
			return &Error{File: file, Msg: fmt.Sprintf("unknown verdict %q after %s", name, tag)}
		}
		e.Final = append(e.Final, v)
	}
	return nil
}
