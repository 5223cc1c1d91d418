// This file reads the settings of groups of testcases. Legacy packages contain files named testdata.yaml. Their
// settings also apply to the groups within a group. Packages of version 2025-09 contain files named test_group.yaml.

package problem

import (
	"cmp"
	"maps"
	"math"
	"path/filepath"
	"slices"
	"strings"

	"oj/tools/shared/yaml"
)

// A Group is a folder of testcases with its settings, including inherited ones.
type Group struct {
	Name  string // such as "secret/group1"; "" for data itself
	Items []Item // its testcases and its nonempty groups, in the order that the format defines

	Continue         bool     // whether judging continues after a rejected testcase or group
	GraderFlags      []string // the flags for the default grader
	AllOrNothing     bool     // the score is RangeHi if all items are accepted, else 0
	RangeLo, RangeHi float64  // the range of the score; in 2025-09 RangeHi is the max_score
	RequirePass      []string // the score is 0 unless these groups are accepted (2025-09)
	Settings

	aggregation string     // 2025-09: how the scores of the items are combined: pass-fail, sum or min
	parent      *Group     // the group that contains this group; nil for the folder data
	own         *yaml.Node // the settings that the group states itself; nil for none
}

// An Item is either a testcase or a group. Exactly one of its fields is not nil.
type Item struct {
	Case  *Case
	Group *Group
}

// Settings contains the arguments of validators and programs, and the scores of testcases. A testcase
// inherits the settings of its group.
type Settings struct {
	OutputFlags    Flags // the arguments of output validators, in addition to the package's own
	InputFlags     Flags
	VisualFlags    *Flags   // the output visualizer's arguments; nil if it gets the arguments of the output validators
	Args           []string // the program's own arguments (2025-09)
	Accept, Reject float64  // the scores of accepted and rejected testcases for which no validator writes a score
}

// Flags contains the arguments of validators.
type Flags struct {
	All []string            // the arguments of every validator, if By is nil
	By  map[string][]string // maps names of validators to their arguments; a validator without an entry gets none
}

// For returns the arguments of the validator with this name. ok is false if the package states no arguments
// for it.
func (f Flags) For(program string) (args []string, ok bool) {
	if f.By == nil {
		return f.All, true
	}

	// A package may name a validator with or without the extension of its file.
	name := filepath.Base(program)
	if args, ok = f.By[name]; !ok {
		args, ok = f.By[strings.TrimSuffix(name, filepath.Ext(name))]
	}
	return args, ok
}

// addGroup adds a group, which inherits the settings of its parent. own contains the group's own settings,
// which override the inherited ones.
func (p *Package) addGroup(parent *Group, name string, own *yaml.Node) *Group {
	// Copy the settings of the parent, but not its position in the tree of groups.
	inherited := *parent
	g := &inherited
	g.Name = name
	g.Items = nil
	g.RequirePass = nil
	g.parent = parent
	g.own = own

	// In 2025-09 a group does not inherit a score. By default, the group secret has 100 points, and in each
	// other group a submission gets either all points or no points.
	switch {
	case p.Graders:
	case name == "secret":
		g.RangeHi = 100
		g.aggregates("sum")
	default:
		g.aggregates("pass-fail")
	}

	// The group's own settings override the inherited ones.
	if own != nil {
		p.read(own, p.groupKeys(g))
	}
	p.groups = append(p.groups, g)
	return g
}

// aggregates sets how a group of a package of version 2025-09 combines the scores of its testcases and groups:
// pass-fail, sum or min. It also sets the grader flags that have the same effect in a legacy package, so that the
// judge can compute the scores of both versions in the same way.
func (g *Group) aggregates(how string) {
	g.aggregation = how
	g.AllOrNothing = how == "pass-fail"
	g.Continue = true
	g.GraderFlags = []string{"first_error", how}
}

// settingsKeys returns functions that read the keys that both groups and testcases have.
func (p *Package) settingsKeys(s *Settings) keys {
	// The names of the keys end in _flags in legacy packages, and in _args in 2025-09.
	output := set(&s.OutputFlags, p.flags)
	input := set(&s.InputFlags, p.flags)
	return keys{
		"output_validator_flags": output, "output_validator_args": output,
		"input_validator_flags": input, "input_validator_args": input,
		"output_visualizer_args": func(n *yaml.Node) { s.VisualFlags = &Flags{All: p.argumentList(n)} },
		"args":                   set(&s.Args, p.argumentList),
		"full_feedback":          func(n *yaml.Node) { boolean(n) }, // this key and the next three are checked, but not used
		"input_visualizer_args":  ignore, "hint": ignore, "description": ignore,
	}
}

// flags reads the arguments of validators. They may be for all validators or for single ones. In a legacy
// package, the value of the key "name" is the name of a validator. In version 2025-09, the keys themselves are
// names of validators.
func (p *Package) flags(n *yaml.Node) Flags {
	if n.Kind != yaml.Map {
		return Flags{All: p.argumentList(n)}
	}

	// A mapping gives each validator its own arguments.
	by := map[string][]string{}
	name := n.Get("name")
	if name != nil && !p.modern {
		noFlags := &yaml.Node{}
		by[text(name)] = words(cmp.Or(n.Get("flags"), noFlags))
		return Flags{By: by}
	}
	for _, value := range n.Items {
		by[value.Key] = words(value)
	}
	return Flags{By: by}
}

// argumentList reads a list of arguments. 2025-09 requires a list, but some tools write one string that
// contains all arguments.
func (p *Package) argumentList(n *yaml.Node) []string {
	if p.modern && n.Kind == yaml.Scalar && strings.HasSuffix(n.Key, "args") {
		p.warnAt(n, "%s should be a list, such as [%s]", n.Key, strings.Join(strings.Fields(n.Text), ", "))
	}
	return words(n)
}

// graderFlags contains the flags of the default grader.
var graderFlags = strings.Fields("worst_error first_error always_accept sum avg min max ignore_sample accept_if_any_accepted")

// groupKeys returns functions that read the keys of a group in this version of the format. The functions warn
// about keys that have no effect.
func (p *Package) groupKeys(g *Group) keys {
	t := p.settingsKeys(&g.Settings)

	// Ignore the keys about static validation here, because addStatic reads them.
	t["static_validation_score"] = ignore
	t["static_validator_args"] = ignore
	t["require_pass"] = set(&g.RequirePass, words)

	// The remaining keys depend on the version. Only legacy packages have graders.
	if p.Graders {
		maps.Copy(t, p.legacyKeys(g))
		return t
	}

	for key, read := range p.modernKeys(g) {
		t[key] = func(n *yaml.Node) {
			switch {
			case g.Name == "sample" && key != "score_aggregation":
				p.warnAt(n, "%s has no effect in sample, which has no score", key)
			case !p.Scoring:
				p.warnAt(n, "%s has no effect in a problem without scores", key)
			}
			read(n)
		}
	}
	return t
}

// legacyKeys returns functions that read the keys that only groups of legacy packages have.
func (p *Package) legacyKeys(g *Group) keys {
	return keys{
		// The format defines only the values "break" and "continue", but old packages also contain the other
		// three values in this list.
		"on_reject": func(n *yaml.Node) {
			how := oneOf(n, "break", "continue", "first_error", "worst_error", "grade")
			g.Continue = how != "break" && how != "first_error"
		},
		"grading": p.readGrader,
		"grader_flags": func(n *yaml.Node) {
			g.GraderFlags = words(n)
			for _, flag := range g.GraderFlags {
				if !slices.Contains(graderFlags, flag) && !p.OwnGrader {
					p.warnAt(n, "unknown grader flag %q, want some of %v", flag, graderFlags)
				}
				if flag == "ignore_sample" && g != p.Root {
					p.warnAt(n, "the grader flag ignore_sample has an effect only in data, not in %s",
						g.Name)
				}
			}
		},
		"accept_score": set(&g.Accept, number),
		"reject_score": set(&g.Reject, number),
		"range":        func(n *yaml.Node) { g.RangeLo, g.RangeHi = bounds(n) },
	}
}

// readGrader reads which grader a legacy package uses: the default one, or a program of the package.
func (p *Package) readGrader(n *yaml.Node) {
	isOwn := oneOf(n, "default", "custom") == "custom"
	if isOwn && !p.OwnGrader {
		p.warnAt(n, "grading: custom: the judge does not run the package's grader, so points are not computed; "+
			"a program is accepted if every testcase accepts it")
	}
	p.OwnGrader = p.OwnGrader || isOwn
}

// modernKeys returns functions that read the keys that only groups of 2025-09 have.
func (p *Package) modernKeys(g *Group) keys {
	return keys{
		"score_aggregation": func(n *yaml.Node) { g.aggregates(oneOf(n, "pass-fail", "sum", "min")) },
		"max_score": func(n *yaml.Node) {
			if g.RangeHi = math.Inf(1); n.Text != "unbounded" {
				g.RangeHi = p.points(n)
			}
		},
		"require_pass": func(n *yaml.Node) {
			g.RequirePass = words(n)
			for _, name := range g.RequirePass {
				name = strings.TrimSuffix(name, "/")
				switch required := p.group(name); {
				case !p.Scoring || g.Name == "sample":
				case required == nil || required == p.Root || name == "secret":
					// p.group finds only groups that were read before this one, so a group cannot require a
					// later one.
					n.Fail("%q is neither sample nor a group that comes before %s", name, g.Name)
				case !required.AllOrNothing:
					p.warnAt(n, "%s should have score_aggregation: pass-fail, because another group requires it", name)
				}
			}
		},
	}
}

// points reads a score from a settings file. If the score is not a whole number, points adds a warning.
func (p *Package) points(n *yaml.Node) float64 {
	x := between(0, 1e18)(n)
	if strings.ContainsAny(n.Text, ".eE") {
		p.warnAt(n, "%s should be a whole number, found %s", n.Key, n.Text)
	}
	return x
}

// group returns the group with this name, or nil.
func (p *Package) group(name string) *Group {
	for _, g := range p.groups {
		if g.Name == name {
			return g
		}
	}
	return nil
}

// shareOut distributes the points of the group secret. The groups in it that state a max_score get this
// score. The other groups get equal parts of the remaining points. shareOut also warns about scores that
// contradict each other.
func (p *Package) shareOut() {
	// Samples have no points, so distribute points only to the groups in secret.
	secret := p.group("secret")
	if secret == nil {
		return
	}
	within := filter(p.groups, func(g *Group) bool { return g.parent == secret })
	isSingle := func(item Item) bool { return item.Case != nil && !item.Case.Static }

	// If secret contains groups, warn about a testcase beside them, because it would get no points.
	single := slices.IndexFunc(secret.Items, isSingle)
	if single >= 0 && len(within) > 0 {
		p.warn("%s: data/secret contains groups, so it must not contain testcases, too",
			secret.Items[single].Case.In)
	}

	// Subtract the scores that groups state from the score of secret. The other groups share the rest.
	withoutScore, rest := 0.0, secret.RangeHi
	for _, g := range within {
		if g.statesScore() {
			rest -= g.RangeHi
		} else {
			withoutScore++
		}
	}

	// If the score of secret is unbounded, there are no points to share.
	bounded := !math.IsInf(secret.RangeHi, 1)
	for _, g := range within {
		if !g.statesScore() && bounded && secret.aggregation == "sum" {
			g.RangeHi = max(0, rest) / withoutScore
		}
		p.checkShare(secret, g)
	}
}

// statesScore reports whether the settings of a group contain max_score.
func (g *Group) statesScore() bool { return g.own.Get("max_score") != nil }

// checkShare warns if the score of a group contradicts the score of secret.
func (p *Package) checkShare(secret, g *Group) {
	if len(g.Items) == 0 {
		p.warn("%s: the group contains no testcase", g.Name)
	}
	if !p.Scoring {
		return
	}
	bounded := !math.IsInf(secret.RangeHi, 1)
	switch {
	case secret.AllOrNothing && !g.AllOrNothing:
		p.warn("%s: secret has score_aggregation: pass-fail, so its groups must have it, too", g.Name)
	case bounded && !g.statesScore():
		p.warn("%s: the group states no max_score, so its maximum is %v of the %v points of secret",
			g.Name, g.RangeHi, secret.RangeHi)
	case bounded && math.IsInf(g.RangeHi, 1):
		p.warn("%s: secret has a max_score, so its groups must have one, too", g.Name)
	}
}

// score returns the maximum score of a testcase in 2025-09. It is +Inf if the score is unbounded, and 0 if
// the testcases of its group have no scores.
func (c *Case) score() float64 {
	// The testcases of a group that gives all or none of its points have no scores of their own. Samples have
	// none, either.
	g := c.Group
	switch {
	case g.AllOrNothing || g.Name == "sample":
		return 0
	case c.Static:
		return c.Accept
	case g.aggregation == "min":
		return g.RangeHi
	}

	// The points of the group's testcases are added. Subtract the score of static validation; the other testcases
	// share the rest equally.
	rest, n := g.RangeHi, 0.0
	for _, item := range g.Items {
		switch {
		case item.Case == nil: // a group within this group
		case item.Case.Static:
			rest -= item.Case.Accept
		default:
			n++
		}
	}
	return rest / max(1, n)
}
