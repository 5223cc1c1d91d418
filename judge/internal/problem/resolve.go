// This file draws the conclusions from the version of the format, so that nobody else need know it.

package problem

import (
	"math"
	"path/filepath"
	"slices"
	"time"

	"oj/judge/internal/compare"
	"oj/judge/internal/yaml"
)

// resolve makes final what depends on the version and on several files of the package.
func (p *Problem) resolve() {
	p.ShowSources, p.StrictMargin = p.modern, p.modern
	p.MayScore = p.Scoring && (p.validatorScores || p.modern)
	p.shareOut()
	for _, c := range p.Cases {
		if !c.Static {
			p.settleCase(c)
		}
		if p.modern {
			c.InputArgs = c.Args
		}
		if p.Graders {
			c.Accept, c.Reject = c.Group.Accept, c.Group.Reject
		} else {
			c.Accept, c.Reject = c.score(), 0
		}
		if !p.Custom && !c.Static {
			p.resolveCompare(c)
		}
	}
	for i, v := range p.InputValidators {
		if own := filepath.Join(p.Dir, filepath.FromSlash(v.Name)); p.modern && isDir(own) {
			p.InputValidators[i].Files = own
		}
	}
}

// resolveCompare reads the flags of the default validator for a testcase: those of the package, then those of the
// testcase.
func (p *Problem) resolveCompare(c *Case) {
	flags, _ := c.OutputFlags.For("default")
	flags = append(slices.Clone(p.ValidatorFlags), flags...)
	options, err := compare.ParseFlags(flags, p.modern)
	if err != nil {
		yaml.Fail(filepath.Join(p.Dir, "problem.yaml"), 0, "the flags of %s: %v", c.Name, err)
	}
	c.Compare = options
}

// LimitFor returns the time limit that follows from the slowest run that must be in time.
func (p *Problem) LimitFor(slowest time.Duration) time.Duration {
	units := math.Ceil(slowest.Seconds() * p.Limits.ACToLimit / p.Limits.resolution.Seconds())
	return time.Duration(max(1, units)) * p.Limits.resolution
}

// BestScore returns the best score that a submission can have; it is infinite where the package sets none.
func (p *Problem) BestScore() float64 {
	switch {
	case p.Graders && p.Minimize:
		return p.Root.RangeLo
	case p.Graders:
		return p.Root.RangeHi
	}
	if secret := p.group("secret"); secret != nil {
		return secret.RangeHi
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
