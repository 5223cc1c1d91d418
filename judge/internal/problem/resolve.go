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
func (p *Problem) resolve() {
	p.ShowSources, p.StrictMargin = p.modern, p.modern
	p.Limits.Margin = max(1, p.Limits.safetyMargin)
	if p.modern {
		p.Limits.Margin = p.Limits.limitToTLE
	}
	p.MayScore = p.Scoring && (p.validatorScores || p.modern)
	if !p.Graders {
		p.Root.resolve()
	}
	for _, c := range p.Cases {
		if p.modern {
			c.InputArgs = c.Args
		}
		if c.Accept, c.Reject = c.Group.acceptScore, c.Group.rejectScore; !p.Graders {
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
	options, err := compare.ParseFlags(flags)
	if err == nil && p.modern {
		err = compare.Conflict(flags)
	}
	if err != nil {
		fail(filepath.Join(p.Dir, "problem.yaml"), 0, "the flags of %s: %v", c.Name, err)
	}
	c.Compare = options
}

// LimitFor returns the time limit that follows from the slowest run that must be in time.
func (p *Problem) LimitFor(slowest time.Duration) time.Duration {
	factor, unit := p.Limits.timeMultiplier, time.Second
	if p.modern {
		factor, unit = p.Limits.ACToLimit, p.Limits.resolution
	}
	units := math.Ceil(slowest.Seconds() * factor / unit.Seconds())
	return time.Duration(max(1, units)) * unit
}
