// This file draws the conclusions from the version of the format, so that nobody else need know it.

package problem

import (
	"math"
	"path/filepath"
	"slices"
	"time"

	"oj/judge/internal/compare"
)

// resolve makes final what depends on the version and on several files of the package.
func resolve(p *Problem) error {
	modern := p.version == v2025
	p.ShowSources, p.StrictMargin = modern, modern
	p.Limits.Margin = max(1, p.Limits.safetyMargin)
	if modern {
		p.Limits.Margin = p.Limits.limitToTLE
	}
	p.MayScore = p.Scoring && (p.validatorScores || modern)
	if !p.Graders {
		p.Root.resolve()
	}
	for _, c := range p.Cases {
		if modern {
			c.InputArgs = c.Args
		}
		if c.Accept, c.Reject = c.Group.acceptScore, c.Group.rejectScore; !p.Graders {
			c.Accept, c.Reject = c.Group.caseScore(c), 0
		}
		if err := p.resolveCompare(c); err != nil {
			return err
		}
	}
	for i, v := range p.InputValidators {
		if own := filepath.Join(p.Dir, filepath.FromSlash(v.Name)); modern && isDir(own) {
			p.InputValidators[i].Files = own
		}
	}
	return nil
}

// resolveCompare reads the flags of the default validator for a testcase: those of the package, then those of the
// testcase.
func (p *Problem) resolveCompare(c *Case) (err error) {
	if p.Custom || c.Static {
		return nil
	}
	flags, _ := c.OutputFlags.For("default")
	flags = append(slices.Clone(p.ValidatorFlags), flags...)
	c.Compare, err = compare.ParseFlags(flags)
	if err == nil && p.version == v2025 {
		err = compare.Conflict(flags)
	}
	if err != nil {
		err = errorf(filepath.Join(p.Dir, "problem.yaml"), "the flags of %s: %v", c.Name, err)
	}
	return err
}

// LimitFor returns the time limit that follows from the slowest run that must be in time.
func (p *Problem) LimitFor(slowest time.Duration) time.Duration {
	if p.version == v2025 {
		unit := p.Limits.resolution
		n := math.Ceil(slowest.Seconds() * p.Limits.ACToLimit / unit.Seconds())
		return time.Duration(max(1, n)) * unit
	}
	seconds := math.Ceil(slowest.Seconds() * p.Limits.timeMultiplier)
	return time.Duration(max(1, seconds)) * time.Second
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
	if p.version == v2025 {
		return []string{"score.txt", "score_multiplier.txt"}, "problem.yaml does not say type: scoring"
	}
	return []string{"score.txt"}, "problem.yaml does not say validation: custom score"
}
