// This file checks what 2025-09 says about groups and scores as a whole, once all groups are read.

package problem

import (
	"fmt"
	"math"
	"slices"
	"strings"
)

// checkGroups refuses what cannot be meant, such as a group that requires one which comes later, and warns
// about what the format does not allow but can be judged.
func checkGroups(p *Problem) error {
	if p.Graders {
		return nil
	}
	if secret := p.top("secret"); secret != nil {
		return p.checkSecret(secret)
	}
	return nil
}

// top returns the group of a folder of data/, nil if there is none.
func (p *Problem) top(name string) *Group {
	i := slices.IndexFunc(p.Root.Groups, func(g *Group) bool { return g.Name == name })
	if i < 0 {
		return nil
	}
	return p.Root.Groups[i]
}

// BestScore returns the best score that a submission can have; it is infinite where the package sets none.
func (p *Problem) BestScore() float64 {
	if p.Graders {
		if p.Minimize {
			return p.Root.RangeLo
		}
		return p.Root.RangeHi
	}
	if secret := p.top("secret"); secret != nil {
		return secret.maxScore
	}
	return posInf
}

func (p *Problem) checkSecret(secret *Group) error {
	if len(secret.Groups) > 0 && len(secret.Cases) > 0 && !secret.Cases[0].Static {
		p.warn("%s: data/secret holds groups, so it must not hold testcases as well", secret.Cases[0].In)
	}
	earlier := []*Group{}
	if sample := p.top("sample"); sample != nil {
		earlier = append(earlier, sample)
	}
	if err := p.checkGroup(secret, earlier); err != nil {
		return err
	}
	for _, g := range secret.Groups {
		if err := p.checkGroup(g, earlier); err != nil {
			return err
		}
		if len(g.Cases) == 0 && len(g.Groups) == 0 {
			p.warn("%s: the group has no testcase", g.Name)
		}
		p.checkAgainst(secret, g)
		earlier = append(earlier, g)
	}
	return nil
}

// checkGroup checks the settings of one group, before which these come.
func (p *Problem) checkGroup(g *Group, earlier []*Group) error {
	if !p.Scoring {
		for _, key := range []string{"max_score", "score_aggregation", "require_pass"} {
			if line := g.stated[key]; line > 0 {
				p.warn("%s:%d: %s means nothing in a problem without scores", g.file, line, key)
			}
		}
		return nil
	}
	for _, name := range g.RequirePass {
		name = strings.TrimSuffix(name, "/")
		i := slices.IndexFunc(earlier, func(e *Group) bool { return e.Name == name })
		if i < 0 {
			return &Error{g.file, g.stated["require_pass"], fmt.Sprintf("%q is neither sample nor a group that comes before %s", name, g.Name)}
		}
		if earlier[i].aggregation != "pass-fail" {
			p.warn("%s:%d: %s should be of score_aggregation pass-fail to be required", g.file, g.stated["require_pass"], name)
		}
	}
	return nil
}

// checkAgainst holds the scores of a group against those of secret.
func (p *Problem) checkAgainst(secret, g *Group) {
	if !p.Scoring {
		return
	}
	if secret.aggregation == "pass-fail" && g.aggregation != "pass-fail" {
		p.warn("%s: secret is of score_aggregation pass-fail, so its groups have to be, too", g.Name)
	}
	if !math.IsInf(secret.maxScore, 1) && g.stated["max_score"] == 0 {
		p.warn("%s: the group states no max_score; it gets %v of secret's %v", g.Name, g.maxScore, secret.maxScore)
	}
	if !math.IsInf(secret.maxScore, 1) && math.IsInf(g.maxScore, 1) {
		p.warn("%s: secret has a max_score, so its groups must have one, too", g.Name)
	}
}
