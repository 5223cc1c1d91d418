// This file reads the settings of groups of testcases: testdata.yaml (legacy), which a folder hands
// down to the folders in it, and test_group.yaml (2025-09).

package problem

import (
	"maps"
	"math"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"oj/judge/internal/yaml"
)

// Group is one folder of testcases with its settings, inherited ones included.
type Group struct {
	Name  string // such as "secret/group1"; "" for data itself
	Items []Item // its testcases, and groups that have some, in the order of the format

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

	own *yaml.Node // the settings that the group states itself; nil for none
}

// Item is a testcase or a group; the other is nil.
type Item struct {
	Case  *Case
	Group *Group
}

// Settings are what groups and testcases say to validators and programs; a testcase begins with those of its group.
type Settings struct {
	OutputFlags Flags // for output validators, without the package's own
	InputFlags  Flags
	VisualFlags *Flags   // for the output visualizer, instead of all that validators get; nil where it gets the same
	Args        []string // the program's own arguments (2025-09)
}

// Flags are the arguments of validators.
type Flags struct {
	All []string            // of every validator
	By  map[string][]string // by the name of the validator, others get none; nil: All holds
}

// For returns the arguments of a program, which may be named with or without its ending. ok tells
// whether it is named at all.
func (f Flags) For(program string) (args []string, ok bool) {
	if f.By == nil {
		return f.All, true
	}
	name := filepath.Base(program)
	if args, ok = f.By[name]; !ok {
		args, ok = f.By[strings.TrimSuffix(name, filepath.Ext(name))]
	}
	return args, ok
}

var (
	posInf = math.Inf(1)
	negInf = math.Inf(-1)
)

// child makes a group with the settings that it inherits.
func (g *Group) child(name string) *Group {
	c := *g
	c.Name, c.Items, c.own = name, nil, nil
	c.maxScore, c.aggregation, c.RequirePass = posInf, "pass-fail", nil
	if name == "secret" {
		c.maxScore, c.aggregation = 100, "sum"
	}
	return &c
}

// settingsFiles names the files that set a group's settings, of which the first one counts. Drafts of 2025-09 called
// theirs testdata.yaml.
func (p *Problem) settingsFiles() []string {
	if p.modern {
		return []string{"test_group.yaml", "testdata.yaml"}
	}
	return []string{"testdata.yaml"}
}

// readSettings reads the file of settings in a group's folder; nil if there is none.
func (p *Problem) readSettings(dir string) *yaml.Node {
	for _, name := range p.settingsFiles() {
		if n := p.readYAML(filepath.Join(dir, name)); n != nil {
			return n
		}
	}
	return nil
}

// set gives a group the settings that it states itself; nil for none.
func (p *Problem) set(g *Group, own *yaml.Node) {
	g.own = own
	p.read(own, p.groupKeys(g))
	for _, flag := range g.GraderFlags {
		switch stated := own.Get("grader_flags"); {
		case stated == nil:
		case !g.CustomGrader && !slices.Contains(graderFlags, flag):
			p.warnAt(stated, "unknown grader flag %q, want some of %v", flag, graderFlags)
		case flag == "ignore_sample" && g.Name != "":
			p.warnAt(stated, "the grader flag ignore_sample means something in data alone, not in %s", g.Name)
		}
	}
}

// settingsKeys says how the keys are read that groups and testcases have.
func (p *Problem) settingsKeys(s *Settings) keys {
	output, input := set(&s.OutputFlags, p.flags), set(&s.InputFlags, p.flags)
	return keys{
		"output_validator_flags": output, "output_validator_args": output,
		"input_validator_flags": input, "input_validator_args": input,
		"output_visualizer_args": func(n *yaml.Node) { s.VisualFlags = &Flags{All: p.argumentList(n)} },
		"args":                   set(&s.Args, p.argumentList),
		"full_feedback":          func(n *yaml.Node) { boolean(n) }, // this and what follows does not matter to a judge
		"input_visualizer_args":  ignore, "hint": ignore, "description": ignore,
	}
}

// flags reads arguments of validators: for all of them, or a mapping: of the keys name and flags (legacy), or from names
// to lists (2025-09).
func (p *Problem) flags(n *yaml.Node) Flags {
	if n.Kind != yaml.Map {
		return Flags{All: p.argumentList(n)}
	}
	by := map[string][]string{}
	if name := n.Get("name"); name != nil && len(n.Items) <= 2 && !p.modern {
		by[text(name)] = nil
		if flags := n.Get("flags"); flags != nil {
			by[name.Text] = words(flags)
		}
		return Flags{By: by}
	}
	for _, value := range n.Items {
		by[value.Key] = words(value)
	}
	return Flags{By: by}
}

// argumentList reads what 2025-09 wants to be a list of texts, and tools in use write as one text.
func (p *Problem) argumentList(n *yaml.Node) []string {
	if p.modern && n.Kind == yaml.Scalar && strings.HasSuffix(n.Key, "args") {
		p.warnAt(n, "%s should be a list, such as [%s]", n.Key, strings.Join(strings.Fields(n.Text), ", "))
	}
	return words(n)
}

// groupKeys says how the keys of both versions are read, and those of problem.yaml's grading.
func (p *Problem) groupKeys(g *Group) keys {
	t := p.settingsKeys(&g.Settings)
	maps.Copy(t, keys{
		"max_score": func(n *yaml.Node) {
			if g.maxScore = posInf; n.Text != "unbounded" {
				g.maxScore = p.points(n)
			}
		},
		"score_aggregation":       func(n *yaml.Node) { g.aggregation = oneOf(n, "pass-fail", "sum", "min") },
		"require_pass":            set(&g.RequirePass, words),
		"static_validation_score": ignore, "static_validator_args": ignore, // addStatic reads them
	})
	legacy := keys{
		"on_reject": func(n *yaml.Node) {
			g.Continue = continues[oneOf(n, "break", "continue", "first_error", "worst_error", "grade")]
		},
		"grading":      func(n *yaml.Node) { g.CustomGrader = oneOf(n, "default", "custom") == "custom" },
		"grader_flags": set(&g.GraderFlags, words),
		"accept_score": set(&g.acceptScore, between(negInf, posInf)),
		"reject_score": set(&g.rejectScore, between(negInf, posInf)),
		"range":        func(n *yaml.Node) { g.RangeLo, g.RangeHi = bounds(n) },
	}
	for key, read := range legacy {
		t[key] = func(n *yaml.Node) {
			if !p.Graders {
				p.Graders = true
				p.warnAt(n, "the key %s is of version legacy, so all groups are graded as there", key)
			}
			read(n)
			p.grades = p.grades || g.Continue || g.CustomGrader || len(g.GraderFlags) > 0
			p.customGrades = p.customGrades || g.CustomGrader
		}
	}
	return t
}

// continues tells the values of on_reject apart; the last three are those of an older time.
var continues = map[string]bool{"continue": true, "worst_error": true, "grade": true}

// graderFlags are what the default grader knows.
var graderFlags = []string{
	"worst_error", "first_error", "always_accept", "sum", "avg", "min", "max", "ignore_sample", "accept_if_any_accepted",
}

// points reads a score that is stated, which should be a whole number.
func (p *Problem) points(n *yaml.Node) float64 {
	x := number(n, 0, 1e18)
	if strings.ContainsAny(n.Text, ".eE") {
		p.warnAt(n, "%s should be a whole number, found %s", n.Key, n.Text)
	}
	return x
}

// checkGroups refuses what cannot be meant, such as a group that requires one which comes later, and warns
// about what the format does not allow but can be judged.
func (p *Problem) checkGroups() {
	secret := p.secret
	if p.Graders || secret == nil {
		return
	}
	var within []*Group // secret
	rest, without := secret.maxScore, 0.0
	for i, g := range p.groups {
		p.checkGroup(g, p.groups[:i])
		if path.Dir(g.Name) != "secret" {
			continue
		}
		if within = append(within, g); g.own.Get("max_score") == nil {
			without++
		} else {
			rest -= g.maxScore
		}
	}
	single := slices.IndexFunc(secret.Items, func(item Item) bool { return item.Case != nil && !item.Case.Static })
	if single >= 0 && len(within) > 0 {
		p.warn("%s: data/secret holds groups, so it must not hold testcases as well", secret.Items[single].Case.In)
	}
	bounded := !math.IsInf(secret.maxScore, 1)
	for _, g := range within {
		shares := bounded && g.own.Get("max_score") == nil // what the others leave over
		if shares {
			if g.maxScore = secret.maxScore; secret.aggregation == "sum" {
				g.maxScore = max(0, rest) / without
			}
		}
		if len(g.Items) == 0 {
			p.warn("%s: the group has no testcase", g.Name)
		}
		switch {
		case !p.Scoring:
		case secret.aggregation == "pass-fail" && g.aggregation != "pass-fail":
			p.warn("%s: secret is of score_aggregation pass-fail, so its groups have to be, too", g.Name)
		case shares:
			p.warn("%s: the group states no max_score; it gets %v of secret's %v", g.Name, g.maxScore, secret.maxScore)
		case bounded && math.IsInf(g.maxScore, 1):
			p.warn("%s: secret has a max_score, so its groups must have one, too", g.Name)
		}
	}
}

// checkGroup checks the settings of one group, before which these come.
func (p *Problem) checkGroup(g *Group, earlier []*Group) {
	for _, key := range []string{"max_score", "score_aggregation", "require_pass"} {
		switch n := g.own.Get(key); {
		case n == nil:
		case g.Name == "sample" && key != "score_aggregation":
			p.warnAt(n, "%s means nothing in sample, which has no score", key)
		case !p.Scoring:
			p.warnAt(n, "%s means nothing in a problem without scores", key)
		}
	}
	if !p.Scoring || g.Name == "sample" {
		return
	}
	for _, name := range g.RequirePass {
		name = strings.TrimSuffix(name, "/")
		stated := g.own.Get("require_pass")
		i := slices.IndexFunc(earlier, func(e *Group) bool { return e.Name == name && e != p.secret })
		if i < 0 {
			stated.Fail("%q is neither sample nor a group that comes before %s", name, g.Name)
		}
		if earlier[i].aggregation != "pass-fail" {
			p.warnAt(stated, "%s should be of score_aggregation pass-fail to be required", name)
		}
	}
}
