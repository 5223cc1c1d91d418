// This file checks what 2025-09 says about groups and scores as a whole, once all groups are read, and makes final what
// testcases and groups are worth.

package problem

import (
	"math"
	"slices"
	"strings"
)

// top returns the group of a folder of data/, nil if there is none.
func (p *Problem) top(name string) *Group {
	i := slices.IndexFunc(p.Root.Groups, func(g *Group) bool { return g.Name == name })
	if i < 0 {
		return nil
	}
	return p.Root.Groups[i]
}

// checkGroups refuses what cannot be meant, such as a group that requires one which comes later, and warns
// about what the format does not allow but can be judged.
func (p *Problem) checkGroups() {
	secret := p.top("secret")
	if p.Graders || secret == nil {
		return
	}
	single := slices.IndexFunc(secret.Items, func(item Item) bool { return item.Case != nil && !item.Case.Static })
	if single >= 0 && len(secret.Groups) > 0 {
		p.warn("%s: data/secret holds groups, so it must not hold testcases as well", secret.Items[single].Case.In)
	}
	secret.shareScore()
	var earlier []*Group
	if sample := p.top("sample"); sample != nil {
		earlier = append(earlier, sample)
	}
	p.checkGroup(secret, earlier)
	for _, g := range secret.Groups {
		p.checkGroup(g, earlier)
		if len(g.Items) == 0 && len(g.Groups) == 0 {
			p.warn("%s: the group has no testcase", g.Name)
		}
		bounded := !math.IsInf(secret.maxScore, 1)
		switch {
		case !p.Scoring:
		case secret.aggregation == "pass-fail" && g.aggregation != "pass-fail":
			p.warn("%s: secret is of score_aggregation pass-fail, so its groups have to be, too", g.Name)
		case bounded && g.own.Get("max_score") == nil:
			p.warn("%s: the group states no max_score; it gets %v of secret's %v", g.Name, g.maxScore, secret.maxScore)
		case bounded && math.IsInf(g.maxScore, 1):
			p.warn("%s: secret has a max_score, so its groups must have one, too", g.Name)
		}
		earlier = append(earlier, g)
	}
}

// checkGroup checks the settings of one group, before which these come.
func (p *Problem) checkGroup(g *Group, earlier []*Group) {
	if !p.Scoring {
		for _, key := range []string{"max_score", "score_aggregation", "require_pass"} {
			if n := g.own.Get(key); n != nil {
				p.warnAt(n, "%s means nothing in a problem without scores", key)
			}
		}
		return
	}
	for _, name := range g.RequirePass {
		name = strings.TrimSuffix(name, "/")
		stated := g.own.Get("require_pass")
		i := slices.IndexFunc(earlier, func(e *Group) bool { return e.Name == name })
		if i < 0 {
			failAt(stated, "%q is neither sample nor a group that comes before %s", name, g.Name)
		}
		if earlier[i].aggregation != "pass-fail" {
			p.warnAt(stated, "%s should be of score_aggregation pass-fail to be required", name)
		}
	}
}

// shareScore gives groups that state no max_score a share of what the others leave over of their parent's; the format
// wants it to be stated.
func (g *Group) shareScore() {
	if math.IsInf(g.maxScore, 1) {
		return
	}
	rest := g.maxScore
	var without []*Group
	for _, sub := range g.Groups {
		if sub.own.Get("max_score") == nil {
			without = append(without, sub)
		} else {
			rest -= sub.maxScore
		}
	}
	for _, sub := range without {
		if sub.maxScore = g.maxScore; g.aggregation == "sum" {
			sub.maxScore = max(0, rest) / float64(len(without))
		}
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

// score returns the largest score that a testcase of 2025-09 can get: +Inf for no bound, 0 where the testcases of its
// group have no scores of their own.
func (c *Case) score() float64 {
	g := c.Group
	switch {
	case g.aggregation == "pass-fail" || g.Name == "sample":
		return 0
	case c.Static:
		return c.staticScore
	case g.aggregation == "min" || math.IsInf(g.maxScore, 1):
		return g.maxScore
	}
	static, n := 0.0, 0
	for _, item := range g.Items {
		switch {
		case item.Case == nil:
		case item.Case.Static:
			static = item.Case.staticScore
		default:
			n++
		}
	}
	return (g.maxScore - static) / float64(max(1, n))
}

// BestScore returns the best score that a submission can have; it is infinite where the package sets none.
func (p *Problem) BestScore() float64 {
	switch secret := p.top("secret"); {
	case p.Graders && p.Minimize:
		return p.Root.RangeLo
	case p.Graders:
		return p.Root.RangeHi
	case secret != nil:
		return secret.maxScore
	}
	return posInf
}

// MustScore reports whether an output validator that accepts a testcase has to write its score.
func (p *Problem) MustScore(c *Case) bool {
	if p.Graders {
		return p.validatorScores
	}
	return math.IsInf(c.Accept, 1)
}

// Unscored names the files by which output validators of this version write scores, and says why they must not.
func (p *Problem) Unscored() (files []string, why string) {
	if p.modern {
		return []string{"score.txt", "score_multiplier.txt"}, "problem.yaml does not say type: scoring"
	}
	return []string{"score.txt"}, "problem.yaml does not say validation: custom score"
}
