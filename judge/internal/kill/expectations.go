// This file collects all that a package expects of one submission: by the folder in which it stands,
// by the tag in its source, and by submissions.yaml.

package kill

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"oj/judge/internal/packages"
	"oj/judge/internal/report"
	"oj/judge/internal/verdict"
)

// Expectations are all that is expected of one submission; each must hold.
type Expectations struct {
	All      []Expectation
	Language string // that the package states; "" when file names tell it
	Entry    string // the file or class to start; ""
	version  string
	partial  bool // legacy: its score must not be the best one
}

// Of collects the expectations of a submission.
func Of(pkg *packages.Package, s packages.Submission) (*Expectations, error) {
	x := &Expectations{version: pkg.Version, partial: s.Folder == "partially_accepted" && pkg.Scoring}
	base, known := OfFolder(pkg.Version, s.Folder)
	if s.Folder == "partially_accepted" && (!pkg.Scoring || pkg.Version == packages.V2025) {
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
	for _, r := range pkg.Rules {
		if !packages.Match(r.Glob, s.Name) {
			continue
		}
		x.Language, x.Entry = first(r.Language, x.Language), first(r.Entry, x.Entry)
		if known && r.Cases == "" && r.Glob == s.Folder {
			x.All[0] = x.All[0].replaced(r)
			x.addLimits(r)
			continue
		}
		x.All = append(x.All, ofRule(r))
		x.addLimits(r)
	}
	return x, x.consistent(pkg, s)
}

// replaced puts what a rule states about a folder of the format in place of what the folder stands for.
func (e Expectation) replaced(r packages.Rule) Expectation {
	own := ofRule(r)
	if r.Permitted != nil {
		e.Permitted = own.Permitted
	}
	if r.Required != nil {
		e.Required = own.Required
	}
	if r.ForLimit != "" {
		e.NoLimit = own.NoLimit
	}
	e.Message, e.Score = own.Message, own.Score
	return e
}

// addLimits adds what the wish to use a submission for the time limit amounts to.
func (x *Expectations) addLimits(r packages.Rule) {
	switch r.ForLimit {
	case "lower":
		x.All = append(x.All, Expectation{Cases: r.Cases, Permitted: []verdict.Verdict{verdict.AC, verdict.WA, verdict.RTE}})
	case "upper":
		x.All = append(x.All, Expectation{Cases: r.Cases, Required: []verdict.Verdict{verdict.TLE}})
	}
}

// consistent refuses rules that no result can satisfy.
func (x *Expectations) consistent(pkg *packages.Package, s packages.Submission) error {
	for _, c := range pkg.JudgedCases() {
		for i, a := range x.All {
			for _, b := range x.All[:i] {
				if a.means(c.Name) && b.means(c.Name) && disjoint(a.Permitted, b.Permitted) {
					return &packages.Error{File: s.Path, Msg: fmt.Sprintf("submissions.yaml permits no verdict on %s: %v and %v at once", c.Name, a.Permitted, b.Permitted)}
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

func first(a, b string) string {
	if a != "" {
		return a
	}
	return b
}

// ofRule reads an entry of submissions.yaml.
func ofRule(r packages.Rule) Expectation {
	return Expectation{
		Cases: r.Cases, Message: r.Message, Score: r.Score, NoLimit: r.ForLimit == "false",
		Permitted: verdicts(r.Permitted), Required: verdicts(r.Required),
	}
}

// verdicts reads names of verdicts, which the package's reader has checked; nil stays nil.
func verdicts(names []string) []verdict.Verdict {
	var list []verdict.Verdict
	for _, name := range names {
		var v verdict.Verdict
		if v.UnmarshalText([]byte(name)) == nil {
			list = append(list, v)
		}
	}
	return list
}

// Lower returns the expectations by which the submission's times bound the time limit from below: of
// those that must not be too slow. In legacy packages only accepted submissions count.
func (x *Expectations) Lower() []Expectation {
	var list []Expectation
	for _, e := range x.All {
		inTime := e.Permitted != nil && !slices.Contains(e.Permitted, verdict.TLE) && !slices.Contains(e.Permitted, verdict.CE)
		if inTime && !e.NoLimit && (x.version == packages.V2025 || x.MustAccept()) {
			list = append(list, e)
		}
	}
	return list
}

// LowerCases returns those of the testcases by which the submission bounds the time limit from below.
func (x *Expectations) LowerCases(cases []*packages.Case) []*packages.Case {
	list := x.Lower()
	var mine []*packages.Case
	for _, c := range cases {
		if slices.ContainsFunc(list, func(e Expectation) bool { return e.means(c.Name) }) {
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

// Slowest returns the longest time in seconds of a run that the expectations are about, -1 if there is
// none. Runs that the judge had to end count only with late.
func Slowest(list []Expectation, entry *report.Entry, late bool) float64 {
	slowest := -1.0
	for _, c := range entry.Cases {
		switch c.Verdict {
		case verdict.None, verdict.JE:
			continue
		case verdict.TLE, verdict.ILE:
			if !late {
				continue
			}
		}
		if slices.ContainsFunc(list, func(e Expectation) bool { return e.means(c.Name) }) {
			slowest = max(slowest, c.Seconds)
		}
	}
	return slowest
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

// Verdicts names the verdicts of which one is required, for reports.
func (x *Expectations) Verdicts() []string {
	var list []string
	for _, e := range x.All {
		if x.partial {
			break // accepted as a whole, though testcases are rejected
		}
		for _, name := range e.Verdicts() {
			if !slices.Contains(list, name) {
				list = append(list, name)
			}
		}
	}
	return list
}

// Check returns "" when everything expected came true, else what did not.
func (x *Expectations) Check(pkg *packages.Package, entry *report.Entry, scores map[string]float64) string {
	for _, e := range x.All {
		if note := e.Check(entry, scores); note != "" {
			return note
		}
	}
	if x.partial {
		return checkPartial(pkg, entry)
	}
	return ""
}

// checkPartial returns what is wrong with a partially accepted submission whose score is the best one.
func checkPartial(pkg *packages.Package, entry *report.Entry) string {
	best := pkg.BestScore()
	if !pkg.Scoring || entry.Score == nil || *entry.Score != best {
		return ""
	}
	return fmt.Sprintf("want a part of the points, got all: %v", best)
}

// tags are the names of verdicts in the tag @EXPECTED_RESULTS@, which DOMjudge introduced.
var tags = map[string]verdict.Verdict{
	"CORRECT": verdict.AC, "ACCEPTED": verdict.AC,
	"WRONG-ANSWER": verdict.WA, "WRONG_ANSWER": verdict.WA, "NO-OUTPUT": verdict.WA, "NO_OUTPUT": verdict.WA,
	"TIMELIMIT": verdict.TLE, "TIME_LIMIT_EXCEEDED": verdict.TLE,
	"RUN-ERROR": verdict.RTE, "RUN_ERROR": verdict.RTE, "RUN_TIME_ERROR": verdict.RTE,
	"OUTPUT-LIMIT": verdict.RTE, "OUTPUT_LIMIT": verdict.RTE,
	"COMPILER-ERROR": verdict.CE, "COMPILER_ERROR": verdict.CE,
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
			e.Score = &packages.Range{Lo: x, Hi: x}
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
		if name == "CHECK-MANUALLY" || name == "CHECK_MANUALLY" {
			e.Final = nil
			return nil
		}
		v, ok := tags[name]
		if !ok {
			return &packages.Error{File: file, Msg: fmt.Sprintf("unknown verdict %q after %s", name, tag)}
		}
		e.Final = append(e.Final, v)
	}
	return nil
}
