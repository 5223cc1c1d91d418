// This file takes verdicts from earlier calls where nothing changed that they depend on.

package session

import (
	"context"
	"fmt"
	"slices"

	"oj/judge/internal/cache"
	"oj/judge/internal/match"
	"oj/judge/internal/problem"
	"oj/judge/internal/report"
	"oj/judge/internal/sandbox"
	"oj/judge/internal/verdict"
)

// keeps reports whether results of a program are kept at all; pictures are not.
func (r *runner) keeps(s *Program) bool {
	return r.Known != nil && r.Transcripts == "" && !s.measuring && s.Answers == "" && s.Visualizer == nil
}

// key names everything that the result of a run depends on, which begins with the program's fixed part; "" when
// results are not kept.
func (r *runner) key(s *Program, c *problem.Case, fixed *cache.Key) string {
	if !r.keeps(s) || c.Static {
		return ""
	}
	k := fixed.Clone()
	k.Add(fmt.Sprintf("%q %q", c.OutputFlags, c.Args))
	if s.Pkg.Scoring {
		k.Add(c.Group.AllOrNothing, c.Accept, s.Pkg.MustScore(c))
	}
	k.File(c.In)
	k.File(c.Ans)
	k.Tree(c.Files)
	return k.String()
}

// fixedKey names what all testcases of a program have in common; nil when results are not kept.
func (r *runner) fixedKey(s *Program) *cache.Key {
	if !r.keeps(s) {
		return nil
	}
	l := s.Pkg.Limits
	k := r.Known.Key()
	k.Group(s.Built.Key)
	k.Add(s.Limits.Time, s.Limits.Margin, s.Limits.Memory, l.Output, l.ValidationTime, l.ValidationMemory, l.ValidationPasses)
	k.Add(s.Pkg.ShowSources, s.Pkg.Graders, s.Pkg.MayScore, s.Pkg.Interactive, s.Pkg.RefereeEnds(), s.Pkg.MultiPass, s.Pkg.Interactive && r.KeepTurns, len(s.Validators))
	for _, v := range s.Validators {
		k.Add(v.Key)
	}
	k.Add(s.Pkg.FileWriting, fmt.Sprintf("%q", s.Pkg.ValidatorFlags))
	k.Add(fmt.Sprintf("%q %q", match.Environment, sandbox.Missing())) // what is allowed depends on who calls the judge, and where
	for _, path := range s.Files {
		k.Tree(path)
	}
	return k
}

// known returns the result of an earlier call.
func (r *runner) known(key string, c *problem.Case) (*report.Case, bool) {
	if r.Known == nil || r.Fresh {
		return nil, false
	}
	var res report.Case
	if !r.Known.Get(key, &res) {
		return nil, false
	}
	res.Name, res.Input, res.Answer, res.Cached = c.Name, c.In, c.Ans, true
	return &res, true
}

// worthKeeping reports whether a result would be the same next time. The judge's own failures are not
// kept, nor is a time limit that nobody expected, nor a game that nobody expected to be lost: the machine
// may have been busy, and programs that play look at the clock.
func (r *runner) worthKeeping(s *Program, res *report.Case) bool {
	switch res.Verdict {
	case verdict.JE, verdict.None:
		return false
	case verdict.TLE, verdict.ILE:
		return s.SlowIsFine
	case verdict.AC:
		return true
	}
	return !s.Pkg.Interactive || s.mustFail()
}

// data checks the data of a package, unless it passed before and nothing changed since.
func (r *runner) data(ctx context.Context, pkg *problem.Problem, tools match.Tools) (warnings []string, err error) {
	key := r.dataKey(pkg, tools)
	if passed := false; !r.Fresh && r.Known.Get(key, &passed) && passed {
		return nil, nil
	}
	if warnings, err = r.Data(ctx, pkg, tools); err == nil && len(warnings) == 0 {
		r.Known.Put(key, true)
	}
	return warnings, err
}

// dataKey names everything that the outcome depends on; "" when nothing is kept.
func (r *runner) dataKey(pkg *problem.Problem, tools match.Tools) string {
	if r.Known == nil {
		return ""
	}
	k := r.Known.Key()
	k.Add("data", pkg.ShowSources, pkg.Graders, pkg.Scoring, pkg.MayScore, len(tools.Inputs), pkg.ValidatorFlags)
	for _, v := range slices.Concat(tools.Inputs, tools.Validators) {
		k.Add(v.Key)
	}
	for _, c := range pkg.Cases {
		k.Add(c.Name, c.Kind, fmt.Sprint(c.InputFlags), fmt.Sprint(c.InputArgs))
		k.File(c.In)
		k.Tree(c.Files)
		if c.Shown {
			k.File(c.Ans)
		}
		if c.Out != "" {
			k.Add(fmt.Sprint(c.OutputFlags))
			k.File(c.Ans)
			k.File(c.Out)
		}
	}
	return k.String()
}
