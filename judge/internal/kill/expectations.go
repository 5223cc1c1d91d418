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
	"strings"

	"oj/judge/internal/packages"
	"oj/judge/internal/report"
	"oj/judge/internal/verdict"
)

// Expectations are all that is expected of one submission; each must hold.
type Expectations struct {
	All         []Expectation
	Language    string // that the package states; "" when file names tell it
	Entry       string // the file or class to start; ""
	NotForLimit bool   // its times do not count for the time limit
}

// Of collects the expectations of a submission.
func Of(pkg *packages.Package, s packages.Submission) (*Expectations, error) {
	x := &Expectations{}
	if e, ok := OfFolder(s.Folder); ok {
		x.All = append(x.All, e)
	} else {
		e, err := tagged(s.Path)
		if err != nil {
			return nil, err
		}
		x.All = append(x.All, e)
	}
	for _, r := range pkg.Rules {
		if !packages.Match(r.Glob, s.Name) && !packages.Match(r.Glob, s.Folder) {
			continue
		}
		e, err := ofRule(r)
		if err != nil {
			return nil, err
		}
		x.All = append(x.All, e)
		x.Language, x.Entry = first(r.Language, x.Language), first(r.Entry, x.Entry)
		x.NotForLimit = x.NotForLimit || r.ForLimit == "false" || r.ForLimit == "upper"
	}
	return x, nil
}

func first(a, b string) string {
	if a != "" {
		return a
	}
	return b
}

// ofRule reads the verdicts of an entry of submissions.yaml.
func ofRule(r packages.Rule) (e Expectation, err error) {
	e.Cases, e.Message = r.Cases, r.Message
	for _, list := range []struct {
		from []string
		to   *[]verdict.Verdict
	}{{r.Permitted, &e.Permitted}, {r.Required, &e.Required}} {
		for _, name := range list.from {
			var v verdict.Verdict
			if v.UnmarshalText([]byte(name)) != nil || v == verdict.None {
				return e, &packages.Error{File: r.File, Line: r.Line, Msg: fmt.Sprintf("unknown verdict %q, want AC, WA, TLE or RTE", name)}
			}
			*list.to = append(*list.to, v.ICPC())
		}
	}
	return e, nil
}

// Slow reports whether running into the time limit is among what is expected.
func (x *Expectations) Slow() bool {
	return slices.ContainsFunc(x.All, func(e Expectation) bool {
		return slices.Contains(e.Required, verdict.TLE) || e.Required == nil && e.Permitted == nil
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
		return len(e.Required) > 0 && !slices.Contains(e.Required, verdict.AC)
	})
}

// Verdicts names the verdicts of which one is required, for reports.
func (x *Expectations) Verdicts() []string {
	var list []string
	for _, e := range x.All {
		for _, name := range e.Verdicts() {
			if !slices.Contains(list, name) {
				list = append(list, name)
			}
		}
	}
	return list
}

// Check returns "" when everything expected came true, else what did not.
func (x *Expectations) Check(entry *report.Entry) string {
	for _, e := range x.All {
		if note := e.Check(entry); note != "" {
			return note
		}
	}
	return ""
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

var tagLine = regexp.MustCompile(`@EXPECTED_RESULTS@:\s*([^\r\n]*)`)

// tagged reads the tag of a submission in a folder that means nothing by itself: its final verdict
// must be one of those named. Without a tag anything is fine.
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
		if m == nil || e.Required != nil {
			return nil
		}
		text := strings.TrimSuffix(strings.TrimSpace(string(m[1])), "*/")
		return e.readTag(file, text)
	})
	return e, err
}

func (e *Expectation) readTag(file, text string) error {
	for _, name := range strings.Split(text, ",") {
		name = strings.ToUpper(strings.TrimSpace(name))
		if name == "CHECK-MANUALLY" || name == "CHECK_MANUALLY" {
			e.Permitted, e.Required = nil, nil
			return nil
		}
		v, ok := tags[name]
		if !ok {
			return &packages.Error{File: file, Msg: fmt.Sprintf("unknown verdict %q after @EXPECTED_RESULTS@:", name)}
		}
		e.Required = append(e.Required, v)
	}
	e.Permitted = append([]verdict.Verdict{verdict.AC}, e.Required...)
	return nil
}
