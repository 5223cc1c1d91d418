// This file defines the keys of the cache: structs with everything that a cached result depends on. If a field were
// missing, the judge would take an outdated verdict from the cache. TestKeyHasEverything changes each value that can
// affect a run, and checks that the key changes.

package session

import (
	"time"

	"oj/judge/internal/build"
	"oj/judge/internal/cache"
	"oj/judge/internal/decide"
	"oj/judge/internal/trial"
	"oj/tools/shared/compare"
	"oj/tools/shared/problem"
)

// runKey holds everything that the result of one run depends on.
type runKey struct {
	Program  programKey
	Testcase testcaseKey
}

// programKey is the part of a runKey that is the same for all runs of a program. The cache stores the results
// of these runs in one group, whose name is the hash of the programKey.
type programKey struct {
	Environment []string      // environment variables
	Missing     []string      // limits that this system cannot enforce
	Program     string        // the key of the built program
	Limits      decide.Limits // the limits of the program

	ValidationTime   time.Duration
	ValidationMemory int64
	ValidationOutput int64
	Validators       []string // the keys of the output validators
	ValidatorFlags   []string
	Static           string // the key of the static validator

	FileWriting, ShowSources, LegacyGroups, MayScore, MultiPass, Interactive, RefereeEnds bool
	KeepTurns                                                                             bool // if set, the turns of accepted games are recorded as well
}

// testcaseKey is the part of a runKey that is different for each testcase.
type testcaseKey struct {
	Files         []cache.FileHash // the files in the working folder of the program
	Input, Answer string           // hashes
	OutputFlags   problem.Flags
	Args          []string
	Compare       compare.Options // the options of the default validator
	Sample        bool            // the testcase is a sample, whose score does not count
	AllOrNothing  bool
	Accept        float64 // the score of an accepted run
	MustScore     bool
}

// dataKey holds everything that the check of a package's data depends on.
type dataKey struct {
	Environment []string
	Missing     []string
	Files       []cache.FileHash
	Inputs      []string // the keys of the input validators
	Validators  []string // the keys of the output validators
}

// groupOf returns the name of the cache group for the results of a task, or "" if the results are not cached. With
// pictures or transcripts results are not cached, because only a run creates these.
func (c *call) groupOf(t *task) string {
	if t.plan.pkg.SubmitAnswer || c.runner.Transcripts != "" || t.run.Visualizer != nil {
		return ""
	}
	return c.cache.Group(newProgramKey(&c.runner, &t.run, c.report.Limits))
}

// keyOf returns the cache key for the result of a task on a testcase, or "" if the result is not cached.
func (c *call) keyOf(t *task, tc *problem.Case) string {
	if t.group == "" || tc.Static {
		return ""
	}

	// If a file cannot be read, its hash is missing, and the cache must not be used.
	key, err := c.newTestcaseKey(&t.run, tc)
	if err != nil {
		return "" // the run will report that a file cannot be read
	}
	return c.cache.Key(t.group, key)
}

func newProgramKey(r *trial.Runner, p *trial.Contestant, missing []string) programKey {
	pkg := p.Pkg
	return programKey{
		Environment: trial.EnvironmentOf(append([]*build.Artifact{p.Built}, p.Validators...)...), Missing: missing, Program: p.Built.Key, Limits: p.Limits,
		ValidationTime: pkg.Limits.ValidationTime, ValidationMemory: pkg.Limits.ValidationMemory,
		ValidationOutput: pkg.Limits.ValidationOutput, Validators: keys(p.Validators), ValidatorFlags: pkg.ValidatorFlags,
		FileWriting: pkg.FileWriting, ShowSources: pkg.ShowSources, LegacyGroups: pkg.Graders, MayScore: pkg.MayScore,
		MultiPass: pkg.MultiPass, Interactive: pkg.Interactive, RefereeEnds: pkg.RefereeEnds(),
		KeepTurns: pkg.Interactive && r.KeepTurns,
	}
}

func (c *call) newTestcaseKey(p *trial.Contestant, tc *problem.Case) (key testcaseKey, err error) {
	key = testcaseKey{
		OutputFlags: tc.OutputFlags, Args: tc.Args, Compare: tc.Compare, Sample: tc.Group.Name == "sample",
		AllOrNothing: tc.Group.AllOrNothing, Accept: tc.Accept, MustScore: p.Pkg.MustScore(tc),
	}

	// The key contains hashes of files instead of their paths, so that a copy of a package can use the same results.
	if key.Input, err = c.cache.File(tc.In); err != nil {
		return key, err
	}
	if !tc.NoAnswer {
		if key.Answer, err = c.cache.File(tc.Ans); err != nil {
			return key, err
		}
	}
	key.Files, err = c.cache.Tree(append(p.Files, tc.Files)...)
	return key, err
}

// keys returns the keys of built programs. Equal programs have equal keys.
func keys(list []*build.Artifact) (keys []string) {
	for _, p := range list {
		keys = append(keys, p.Key)
	}
	return keys
}
