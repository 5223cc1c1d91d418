// This file takes verdicts from earlier calls where nothing changed that they depend on.

package run

import (
	"fmt"
	"os"
	"path/filepath"

	"oj/judge/internal/cache"
	"oj/judge/internal/packages"
	"oj/judge/internal/report"
	"oj/judge/internal/sandbox"
	"oj/judge/internal/verdict"
)

// keeps reports whether results of a program are kept at all.
func (r *Runner) keeps(s *Subject) bool {
	return r.Known != nil && r.Transcripts == "" && !s.Patient && s.Answers == ""
}

// key names everything that the result of a run depends on; "" when results are not kept.
func (r *Runner) key(s *Subject, c *packages.Case) string {
	if !r.keeps(s) || c.Static {
		return ""
	}
	k := s.fixed
	if k == nil {
		k = r.fixedKey(s)
	}
	k = k.Clone()
	k.Add(fmt.Sprintf("%q %q", c.OutputFlags, c.Args))
	if s.Pkg.Scoring {
		k.Add(c.Group.Aggregation, c.Group.CaseScore(c), s.Pkg.MustScore(c))
	}
	k.File(c.In)
	k.File(c.Ans)
	keyFolder(k, c.Files)
	return k.String()
}

// fixedKey names what all testcases have in common.
func (r *Runner) fixedKey(s *Subject) *cache.Key {
	l := s.Pkg.Limits
	k := r.Known.Key()
	k.Group(s.Prog.Key)
	k.Add(s.TimeLimit, s.Margin, s.Memory, l.Output, l.ValidationTime, l.ValidationMemory, l.ValidationPasses)
	k.Add(s.Pkg.ShowSources, s.Pkg.Graders, s.Pkg.MayScore, s.Pkg.Interactive, s.Pkg.RefereeEnds(), s.Pkg.MultiPass, s.Pkg.Interactive && r.KeepTurns, len(s.Validators))
	for _, v := range s.Validators {
		k.Add(v.Key)
	}
	k.Add(s.Pkg.FileWriting, fmt.Sprintf("%q", s.Pkg.ValidatorFlags))
	k.Add(fmt.Sprintf("%q %q", environment, sandbox.Missing())) // what is allowed depends on who calls the judge, and where
	for _, path := range s.Beside {
		k.Add(filepath.Base(path))
		if info, err := os.Stat(path); err == nil && info.IsDir() {
			keyFolder(k, path)
		} else {
			k.File(path)
		}
	}
	return k
}

// known returns the result of an earlier call.
func (r *Runner) known(key string, c *packages.Case) (*report.Case, bool) {
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
func (r *Runner) worthKeeping(s *Subject, res *report.Case) bool {
	switch res.Verdict {
	case verdict.JE, verdict.None:
		return false
	case verdict.TLE, verdict.ILE:
		return s.SlowIsFine
	case verdict.AC:
		return true
	}
	return !s.Pkg.Interactive || s.MustFail
}
