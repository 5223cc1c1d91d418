// This file reads the settings of groups of testcases: testdata.yaml (legacy), which a folder hands
// down to the folders in it, and test_group.yaml (2025-09).

package problem

import (
	"maps"
	"math"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"oj/judge/internal/yaml"
)

// Group is one folder of testcases with its settings, inherited ones included.
type Group struct {
	Name   string // such as "secret/group1"; "" for data itself
	Items  []Item // testcases and groups in the order of the format
	Cases  []*Case
	Groups []*Group

	// How a group's result follows from its parts.
	Continue         bool     // the first rejected part does not end the group
	CustomGrader     bool     // by the package's grader, not the default one
	GraderFlags      []string // for either
	AllOrNothing     bool     // the score is RangeHi if all parts are accepted
	RangeLo, RangeHi float64
	RequirePass      []string // groups without which it does not count (2025-09)

	Settings
	acceptScore, rejectScore float64 // legacy
	maxScore                 float64 // 2025-09: +Inf for unbounded
	aggregation              string  // 2025-09: pass-fail, sum or min

	static *staticSettings
	file   string         // in which the group's own settings stand; ""
	stated map[string]int // the lines of the keys in it
}

// Item is a testcase or a group; the other is nil.
type Item struct {
	Case  *Case
	Group *Group
}

// staticSettings are those of a group's static validation testcase.
type staticSettings struct {
	node   *yaml.Node
	args   []string
	score  float64 // negative: pass-fail
	scored bool    // it is stated that there is such a testcase
}

var (
	posInf = math.Inf(1)
	negInf = math.Inf(-1)
)

// child makes a group with the settings that it inherits.
func (g *Group) child(name string) *Group {
	c := *g
	c.Name, c.Items, c.Cases, c.Groups, c.file = name, nil, nil, nil, ""
	c.maxScore, c.aggregation, c.RequirePass, c.static = posInf, "pass-fail", nil, nil
	c.stated = map[string]int{}
	if name == "secret" {
		c.maxScore, c.aggregation = 100, "sum"
	}
	return &c
}

// settingsFile names the file that sets a group's settings.
func (p *Problem) settingsFile() string {
	if p.version == v2025 {
		return "test_group.yaml"
	}
	return "testdata.yaml"
}

// readSettings reads the file of settings in a folder. Drafts of 2025-09 called it testdata.yaml.
func (g *Group) readSettings(p *Problem, dir string) error {
	for _, name := range []string{p.settingsFile(), "testdata.yaml"} {
		file := filepath.Join(dir, name)
		found, err := p.readFile(file, g.readKeys)
		if found {
			g.file = file
		}
		if err != nil || found {
			return err
		}
	}
	return nil
}

// readKeys reads the keys of either version.
func (g *Group) readKeys(r *reader, n *yaml.Node) {
	legacyKeys := g.legacyTable(r)
	for _, f := range r.fields(n) {
		g.stated[f.Key] = f.Line
		if legacyKeys[f.Key] != nil && r.pkg.version == v2025 && !r.pkg.Graders {
			r.pkg.Graders = true
			r.warn(f, "the key %s is of version legacy, so all groups are graded as there", f.Key)
		}
	}
	keys := g.table(r)
	maps.Copy(keys, legacyKeys)
	maps.Copy(keys, g.scoringTable(r))
	r.read(n, keys, r.unknown)
}

// legacyTable says how the keys are read by which groups of legacy packages say how they are graded.
func (g *Group) legacyTable(r *reader) table {
	return table{
		"on_reject": func(f yaml.Field) {
			g.Continue = continues[r.oneOf(f.Value, "break", "continue", "first_error", "worst_error", "grade")]
		},
		"grading": func(f yaml.Field) { g.CustomGrader = r.oneOf(f.Value, "default", "custom") == "custom" },
		"grader_flags": func(f yaml.Field) {
			g.GraderFlags = r.words(f.Value)
			g.checkGraderFlags(r, f)
		},
		"accept_score": set(&g.acceptScore, r.between(negInf, posInf)),
		"reject_score": set(&g.rejectScore, r.between(negInf, posInf)),
		"range":        func(f yaml.Field) { g.RangeLo, g.RangeHi = r.bounds(f.Value) },
	}
}

// continues tells the values of on_reject apart; the last three are those of an older time.
var continues = map[string]bool{"continue": true, "worst_error": true, "grade": true}

// graderFlags are what the default grader knows.
var graderFlags = []string{
	"worst_error", "first_error", "always_accept", "sum", "avg", "min", "max", "ignore_sample", "accept_if_any_accepted",
}

func (g *Group) checkGraderFlags(r *reader, f yaml.Field) {
	for _, flag := range g.GraderFlags {
		switch {
		case !g.CustomGrader && !slices.Contains(graderFlags, flag):
			r.warn(f, "unknown grader flag %q, want some of %v", flag, graderFlags)
		case flag == "ignore_sample" && g.Name != "":
			r.warn(f, "the grader flag ignore_sample means something in data alone, not in %s", g.Name)
		}
	}
}

// scoringTable says how the keys about scores of 2025-09 are read; those of its draft stand in a mapping.
func (g *Group) scoringTable(r *reader) table {
	score := func(name string, read func(yaml.Field)) func(yaml.Field) { // name is that of the final text
		return func(f yaml.Field) {
			g.stated[name] = f.Line
			read(f)
			if g.Name == "sample" && f.Key[0] != 's' {
				r.warn(f, "%s means nothing in sample, which has no score", f.Key)
			}
		}
	}
	most := score("max_score", func(f yaml.Field) {
		if g.maxScore = posInf; f.Value.Text != "unbounded" {
			g.maxScore = r.points(f)
		}
	})
	aggregation := score("score_aggregation", func(f yaml.Field) { g.aggregation = r.oneOf(f.Value, "pass-fail", "sum", "min") })
	keys := table{
		"max_score": most, "score": most, "score_aggregation": aggregation, "aggregation": aggregation,
		"require_pass": score("require_pass", set(&g.RequirePass, r.words)),
		"static_validation_score": func(f yaml.Field) {
			s := g.setStatic(f.Value)
			s.score, s.scored = r.staticScore(f), true
		},
		"static_validator_args": func(f yaml.Field) { g.setStatic(f.Value).args = r.list(f) },
		"static_validation":     func(f yaml.Field) { g.readStatic(r, f.Value) },
	}
	keys["scoring"] = func(f yaml.Field) { r.read(f.Value, keys, r.unknown) }
	return keys
}

func (g *Group) setStatic(n *yaml.Node) *staticSettings {
	if g.static == nil {
		g.static = &staticSettings{node: n, score: -1}
	}
	return g.static
}

// staticScore reads the score of a static validation testcase, -1 for pass-fail.
func (r *reader) staticScore(f yaml.Field) float64 {
	if f.Value.Text == "pass-fail" {
		return -1
	}
	return r.points(f)
}

// points reads a score that is stated, which should be a whole number.
func (r *reader) points(f yaml.Field) float64 {
	x := r.number(f.Value, 0, 1e18)
	if strings.ContainsAny(f.Value.Text, ".eE") {
		r.warn(f, "%s should be a whole number, found %s", f.Key, f.Value.Text)
	}
	return x
}

// readStatic reads the key as the draft had it: true, or a mapping with args and score.
func (g *Group) readStatic(r *reader, n *yaml.Node) {
	if n.Kind != yaml.Map {
		if r.boolean(n) {
			g.setStatic(n).scored = true
		}
		return
	}
	s := g.setStatic(n)
	s.scored = true
	r.read(n, table{"args": set(&s.args, r.words), "score": setField(&s.score, r.staticScore)}, r.unknown)
}

// bounds reads two numbers, the second of which is not smaller.
func (r *reader) bounds(n *yaml.Node) (lo, hi float64) {
	if words := r.words(n); len(words) == 2 {
		lo, errLo := strconv.ParseFloat(words[0], 64)
		hi, errHi := strconv.ParseFloat(words[1], 64)
		if errLo == nil && errHi == nil && lo <= hi {
			return lo, hi
		}
	}
	r.fail(n, "want a range, two numbers such as 0 100, found %q", n.Text)
	return negInf, posInf
}

// shareScores gives a group that states no max_score its share of what its parent's leaves over, as
// the draft of 2025-09 says; the final text wants it to be stated.
func (g *Group) shareScores() {
	rest, without := g.maxScore, 0
	for _, sub := range g.Groups {
		if sub.stated["max_score"] > 0 {
			rest -= sub.maxScore
		} else {
			without++
		}
	}
	for _, sub := range g.Groups {
		switch {
		case sub.stated["max_score"] > 0 || math.IsInf(g.maxScore, 1):
		case g.aggregation == "sum":
			sub.maxScore = max(0, rest) / float64(without)
		default:
			sub.maxScore = g.maxScore
		}
		sub.shareScores()
	}
}

// resolve gives a group of 2025-09, and those in it, the settings by which legacy packages would say the same.
func (g *Group) resolve() {
	g.Continue, g.RangeHi = true, g.maxScore
	g.GraderFlags, g.AllOrNothing = []string{"first_error", g.aggregation}, g.aggregation == "pass-fail"
	for _, sub := range g.Groups {
		sub.resolve()
	}
}

// caseScore returns the largest score that one testcase of the group can get: +Inf for no bound, 0
// where the testcases have no scores of their own (2025-09).
func (g *Group) caseScore(c *Case) float64 {
	switch {
	case g.aggregation == "pass-fail" || g.Name == "sample":
		return 0
	case c.Static:
		return max(0, c.staticScore)
	case g.aggregation == "min" || math.IsInf(g.maxScore, 1):
		return g.maxScore
	}
	static, n := 0.0, 0
	for _, other := range g.Cases {
		if other.Static {
			static = max(0, other.staticScore)
		} else {
			n++
		}
	}
	return (g.maxScore - static) / float64(max(1, n))
}
