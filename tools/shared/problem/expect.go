// This file reads the expected verdicts of submissions. They depend on the folder of the submission, on a tag
// in its source, and on the file submissions.yaml (2025-09).

package problem

import (
	"io/fs"
	"maps"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"oj/tools/shared/verdict"
	"oj/tools/shared/yaml"
)

// An Expectation contains the verdicts that a submission may get, and must get, on some testcases. The
// verdicts are those of the package format (AC, WA, TLE, RTE, CE). The judge also has other verdicts, which
// Verdict.ICPC converts to these.
type Expectation struct {
	Cases     string            // a glob for names of testcases; "" for all testcases
	Permitted []verdict.Verdict // nil if any verdict is permitted
	Required  []verdict.Verdict // at least one of these must occur; nil for none
	Whole     bool              // if true, the final verdict must be in Required; otherwise the verdict on at least one testcase
	Message   string            // some validator message must contain this text; "" for no requirement
	Score     *Range            // the range for the score of the group that Cases names, or for the total score; nil for no requirement
	NoLimit   bool              // whether the time limit is computed without the times of this submission
}

// A Range is an inclusive range of numbers.
type Range struct{ Lo, Hi float64 }

// AppliesTo reports whether the expectation applies to the testcase with this name.
func (e Expectation) AppliesTo(name string) bool { return e.Cases == "" || Match(e.Cases, name) }

// String returns the names of the required verdicts.
func (e Expectation) String() string {
	switch {
	case len(e.Required) > 0:
		return strings.Join(names(e.Required), " or ")
	case len(e.Permitted) > 0:
		return "only " + strings.Join(names(e.Permitted), " or ")
	}
	return "a program that compiles"
}

// names returns the names of verdicts without duplicates.
func names(verdicts []verdict.Verdict) (list []string) {
	for _, v := range verdicts {
		if name := v.String(); !slices.Contains(list, name) {
			list = append(list, name)
		}
	}
	return list
}

// anyOf returns its arguments as a slice, which makes the following tables shorter.
func anyOf(list ...verdict.Verdict) []verdict.Verdict { return list }

// folders maps each folder of submissions in the package format to the verdicts that these submissions must
// get.
var folders = map[string]Expectation{
	"accepted":            {Permitted: anyOf(verdict.AC), Required: anyOf(verdict.AC)},
	"wrong_answer":        {Permitted: anyOf(verdict.WA, verdict.AC), Required: anyOf(verdict.WA)},
	"time_limit_exceeded": {Permitted: anyOf(verdict.TLE, verdict.AC), Required: anyOf(verdict.TLE)},
	"run_time_error":      {Permitted: anyOf(verdict.RTE, verdict.AC), Required: anyOf(verdict.RTE)},
	"compile_error":       {Permitted: anyOf(verdict.CE), Required: anyOf(verdict.CE)},
	"compiler_error":      {Permitted: anyOf(verdict.CE), Required: anyOf(verdict.CE)},
	"rejected":            {Required: anyOf(verdict.WA, verdict.TLE, verdict.RTE)},
	"brute_force":         {Permitted: anyOf(verdict.AC, verdict.TLE, verdict.RTE), Required: anyOf(verdict.TLE, verdict.RTE), NoLimit: true},

	// The method Expect sets the expectations for this folder, because they depend on the package. In a scoring
	// problem, the score must be less than the best score; in a legacy package of a scoring problem, the final
	// verdict must also be AC.
	"partially_accepted": {},
}

// legacyFolders contains the folders that have a different meaning in legacy packages. In legacy packages, a
// program that is too slow may also give wrong answers, and a program that crashes may get any verdict on
// other testcases.
var legacyFolders = map[string]Expectation{
	"time_limit_exceeded": {Permitted: anyOf(verdict.AC, verdict.WA, verdict.TLE), Required: anyOf(verdict.TLE)},
	"run_time_error":      {Required: anyOf(verdict.RTE)},
}

// Expectations contains all expectations about one submission. All of them must hold.
type Expectations struct {
	All      []Expectation
	Language string // the id of the language that the package states; "" if the file names determine the language
	Entry    string // the file or class to start; "" if it is not stated
	Partial  bool   // whether the score must be less than the best score

	// allCount reports whether all submissions that must not get TLE determine the time limit. Otherwise only
	// submissions that must be accepted determine it.
	allCount bool
}

// Expect returns the expectations about a submission. If the format does not define the name of the
// submission's folder, Expect searches the source for a tag such as @EXPECTED_RESULTS@.
func (p *Package) Expect(s Submission) (x *Expectations, err error) {
	defer yaml.Caught(&err)
	x = &Expectations{allCount: p.modern, Partial: s.Folder == "partially_accepted" && p.Scoring}

	// The first expectation depends on the folder and on the version of the format.
	base, known := folders[s.Folder]
	legacy, differs := legacyFolders[s.Folder]
	switch {
	case !known:
		base = tagged(s.Path)
	case x.Partial && p.OwnGrader: // the points are not known
		x.Partial = false
	case x.Partial && !p.modern:
		base = Expectation{Required: anyOf(verdict.AC), Whole: true}
	case differs && !p.modern:
		base = legacy
	}
	x.All = []Expectation{base}

	// A rule of submissions.yaml adds an expectation. But a rule about all submissions in the folder, on all
	// testcases, changes the expectation of the folder instead.
	for _, r := range p.rules {
		if !Match(r.glob, s.Name) {
			continue
		}
		e := Expectation{Cases: r.cases}
		aboutFolder := known && r.cases == "" && r.glob == s.Folder
		if aboutFolder {
			e, x.All = x.All[0], x.All[1:]
		}
		p.read(r.settings, x.keys(&e))
		x.All = append(x.All, e)
	}
	p.checkConsistent(s, x)
	return x, nil
}

// checkConsistent reports an error (yaml.Fail) if two expectations about a submission contradict each other.
func (p *Package) checkConsistent(s Submission, x *Expectations) {
	for i, a := range x.All {
		for _, b := range x.All[:i] {
			// Two expectations contradict each other if both apply to some testcase, but no verdict is
			// permitted by both.
			both := func(v verdict.Verdict) bool { return slices.Contains(b.Permitted, v) }
			if a.Permitted == nil || b.Permitted == nil || slices.ContainsFunc(a.Permitted, both) {
				continue
			}
			for _, c := range p.JudgedCases() {
				if a.AppliesTo(c.Name) && b.AppliesTo(c.Name) {
					yaml.Fail(s.Path, 0, "submissions.yaml permits no verdict on %s: one expectation permits only %v, and another only %v",
						c.Name, a.Permitted, b.Permitted)
				}
			}
		}
	}
}

// Lower returns the expectations that do not permit TLE. Runs on their testcases must end within the time
// limit, so the times of these runs are lower bounds of the limit. In legacy packages, Lower returns
// expectations only if the submission must be accepted.
func (x *Expectations) Lower() []Expectation {
	accepted := func(e Expectation) bool {
		return e.Cases == "" && !e.Whole && slices.Equal(e.Required, anyOf(verdict.AC))
	}

	// In legacy packages, ignore the times of wrong submissions.
	counts := x.allCount || slices.ContainsFunc(x.All, accepted)
	return filter(x.All, func(e Expectation) bool {
		inTime := e.Permitted != nil && !slices.Contains(e.Permitted, verdict.TLE) &&
			!slices.Contains(e.Permitted, verdict.CE)
		return counts && inTime && !e.NoLimit
	})
}

// Upper returns the expectations that require TLE. The times of these runs are upper bounds of the time
// limit.
func (x *Expectations) Upper() []Expectation {
	return filter(x.All, func(e Expectation) bool {
		return slices.Equal(e.Required, anyOf(verdict.TLE)) && !e.Whole && !e.NoLimit
	})
}

// Bounds reports whether the time of the submission on this testcase is a lower bound of the time limit,
// because the submission must not get TLE there.
func (x *Expectations) Bounds(name string) bool {
	return slices.ContainsFunc(x.Lower(), func(e Expectation) bool { return e.AppliesTo(name) })
}

// Slow reports whether TLE is an expected verdict.
func (x *Expectations) Slow() bool {
	return slices.ContainsFunc(x.All, func(e Expectation) bool {
		return slices.Contains(e.Required, verdict.TLE) || e.Required == nil && e.Permitted == nil
	})
}

// MustFail reports whether the submission is expected to be rejected by some testcase.
func (x *Expectations) MustFail() bool {
	return slices.ContainsFunc(x.All, func(e Expectation) bool {
		return len(e.Required) > 0 && !slices.Contains(e.Required, verdict.AC)
	})
}

// Verdicts returns the names of the required verdicts for reports. It returns nil if the submission must get
// only a part of the best score.
func (x *Expectations) Verdicts() []string {
	var all []verdict.Verdict
	for _, e := range x.All {
		if !x.Partial {
			all = append(all, e.Required...)
		}
	}
	return names(all)
}

// tags maps the verdicts in the tag @EXPECTED_RESULTS@, which DOMjudge introduced, to the verdicts of the
// package format. A tag may contain - instead of _.
var tags = map[string]verdict.Verdict{
	"CORRECT": verdict.AC, "ACCEPTED": verdict.AC, "WRONG_ANSWER": verdict.WA, "NO_OUTPUT": verdict.WA,
	"TIMELIMIT": verdict.TLE, "TIME_LIMIT_EXCEEDED": verdict.TLE, "RUN_ERROR": verdict.RTE, "RUN_TIME_ERROR": verdict.RTE,
	"OUTPUT_LIMIT": verdict.RTE, "COMPILER_ERROR": verdict.CE, "CHECK_MANUALLY": verdict.None,
}

var tagLine = regexp.MustCompile(`(@EXPECTED_(?:RESULTS|SCORE)@:)\s*([^\r\n]*)`)

// tagged returns the expectation that a tag in the source states. The tag @EXPECTED_RESULTS@ contains the
// verdicts that the submission may get. The tag @EXPECTED_SCORE@ contains its score. Without a tag, every
// result is permitted.
func tagged(path string) (e Expectation) {
	yaml.Check(filepath.WalkDir(path, func(file string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || e.Required != nil {
			return err
		}

		// Only the first tag counts.
		m := tagLine.FindSubmatch(content(file))
		if m == nil {
			return nil
		}

		// The line may also contain the end of the comment, as in /* @EXPECTED_SCORE@: 5 */, so remove it
		// from the value.
		key := string(m[1])
		value := strings.TrimSpace(string(m[2]))
		value = strings.TrimSpace(strings.TrimSuffix(value, "*/"))
		score, err := strconv.ParseFloat(value, 64)
		if err == nil && strings.Contains(key, "SCORE") {
			e.Score = &Range{Lo: score, Hi: score}
			return nil
		}
		e.Required = tagVerdicts(file, key, value)
		e.Whole = e.Required != nil
		return nil
	}))
	return e
}

// tagVerdicts parses the verdicts in a tag. It returns nil if the tag says that a person must check the result.
func tagVerdicts(file, key, value string) (list []verdict.Verdict) {
	for _, name := range strings.Split(strings.ToUpper(value), ",") {
		name = strings.TrimSpace(name)
		v, known := tags[strings.ReplaceAll(name, "-", "_")]
		if !known {
			yaml.Fail(file, 0, "unknown verdict %q after %s", name, key)
		}
		list = append(list, v)
	}

	// The tag CHECK_MANUALLY, which the table maps to None, means that a person must check the verdict. So
	// permit all verdicts.
	if slices.Contains(list, verdict.None) {
		return nil
	}
	return list
}

// A rule is an entry of submissions.yaml, or an entry nested in it that concerns a group of testcases.
type rule struct {
	glob     string // matches names of submissions
	cases    string // a glob for names of testcases; "" for all testcases
	settings *yaml.Node
}

func (p *Package) readRules() {
	p.read(p.readYAML(filepath.Join(p.Dir, "submissions", "submissions.yaml")), keys{"": func(n *yaml.Node) {
		// Warn if the rule matches no submission, because then its name is probably misspelt.
		p.addRule(rule{glob: n.Key, settings: n})
		if !slices.ContainsFunc(p.Submissions, func(s Submission) bool { return Match(n.Key, s.Name) }) {
			p.warnAt(n, "%q matches no submission", n.Key)
		}
	}})
}

// addRule adds a rule and its nested rules, after checking their keys. Expect reads their values later.
func (p *Package) addRule(r rule) {
	// Warn about characters that are wildcards in a shell but not in the format.
	glob := r.settings.Key
	if strings.Contains(glob, "**") {
		p.warnAt(r.settings, "%q contains **, which in globs of the format means the same as *: it matches only within one part of the name", glob)
	}
	if strings.ContainsAny(glob, "[?") {
		p.warnAt(r.settings, "%q contains [ or ?, which are not wildcards in globs of the format: they match only themselves",
			glob)
	}
	p.rules = append(p.rules, r)

	// Check only the keys here. Expect reads the values for each submission, because they change its expectations.
	t := (&Expectations{}).keys(&Expectation{Cases: r.cases})
	t[""] = func(n *yaml.Node) {
		if r.cases != "" || !caseGlob.MatchString(n.Key) {
			n.Fail("unknown key %q: it is neither a setting nor a group of testcases", n.Key)
		}
		p.addRule(rule{glob: r.glob, cases: n.Key, settings: n})
	}
	p.read(r.settings, t)
}

// keys returns a function for each key of a rule. The function stores the key's value in e. The key
// use_for_time_limit may also add another expectation to x.
func (x *Expectations) keys(e *Expectation) keys {
	t := keys{
		"permitted": set(&e.Permitted, verdicts),
		"required":  set(&e.Required, verdicts),
		"message":   set(&e.Message, text),
		"score":     set(&e.Score, scoreRange),
		"use_for_time_limit": func(n *yaml.Node) {
			switch e.NoLimit = false; n.Text {
			case "lower":
				x.All = append(x.All, Expectation{Cases: e.Cases,
					Permitted: anyOf(verdict.AC, verdict.WA, verdict.RTE)})
			case "upper":
				x.All = append(x.All, Expectation{Cases: e.Cases, Required: anyOf(verdict.TLE)})
			default:
				e.NoLimit = !boolean(n)
			}
		},
		"": ignore, // skip all other keys, because they contain nested rules, which addRule reads
	}

	// Only a rule for all testcases may contain the keys that describe the submission as a whole.
	if e.Cases == "" {
		maps.Copy(t, keys{
			"language": set(&x.Language, text), "entrypoint": set(&x.Entry, text),
			"authors": ignore, "author": ignore, "model_solution": ignore, "name": ignore,
		})
	}
	return t
}

// verdicts parses a YAML list of verdicts: AC, WA, TLE or RTE.
func verdicts(n *yaml.Node) (list []verdict.Verdict) {
	for _, name := range words(n) {
		var v verdict.Verdict
		if v.UnmarshalText([]byte(name)) != nil || !slices.Contains(anyOf(verdict.AC, verdict.WA, verdict.TLE, verdict.RTE), v) {
			n.Fail("unknown verdict %q, want some of AC, WA, TLE, RTE", name)
		}
		list = append(list, v)
	}
	return list
}

// scoreRange parses a score, or a list of the smallest and the largest score.
func scoreRange(n *yaml.Node) *Range {
	if n.Kind == yaml.Seq {
		lo, hi := bounds(n)
		return &Range{lo, hi}
	}
	x := number(n)
	return &Range{x, x}
}

var (
	caseGlob  = regexp.MustCompile(`^((sample|secret)(/|$)|[*{])`)
	wildcards = strings.NewReplacer(`\*`, `[^/]*`, `\{`, `(?:`, `,`, `|`, `\}`, `)`)
)

// Match reports whether a glob of submissions.yaml matches a name or a folder that contains it. In a glob, *
// matches any text without slashes, and {a,b} matches a or b. A glob whose braces are not balanced matches
// only itself.
func Match(glob, name string) bool {
	// The glob must match the whole name or the folders at the beginning of the name.
	pattern, err := regexp.Compile("^(?:" + wildcards.Replace(regexp.QuoteMeta(glob)) + ")(?:/|$)")
	if err != nil {
		return strings.HasPrefix(name+"/", glob+"/")
	}
	return pattern.MatchString(name)
}
