// This file builds the programs to be judged, and the packages' validators and visualizers.

package session

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"oj/judge/internal/build"
	"oj/judge/internal/cache"
	"oj/judge/internal/report"
	"oj/judge/internal/result"
	"oj/judge/internal/trial"
	"oj/tools/shared/language"
	"oj/tools/shared/problem"
	"oj/tools/shared/verdict"
)

// pack is a package that is ready to be judged: its plan (the programs and testcases to judge), and its built
// validators and visualizer.
type pack struct {
	plan       *plan
	tools      trial.Tools
	dataPassed bool // the data are known to be valid
}

// built is a program of the plan, together with the result of its build. It can run unless skipped or failed
// is set.
type built struct {
	plan    *plan
	program *program
	lang    string           // the name of its language
	skipped string           // the reason why it could not be built on this machine, for example a missing compiler; or ""
	failed  string           // the messages of the compiler or the bundler if it refused the source; or ""
	warning string           // a warning about the source, which changes no verdict; or ""
	ready   trial.Contestant // the program without limits; newTask sets the limits
	known   []result.Named   // the results that the cache has, one for each testcase; nil if there is none. If it has all, the program is not built
}

// runs reports whether the program can run.
func (b *built) runs() bool { return b.skipped == "" && b.failed == "" }

// entry returns the record of a program that has not been judged yet.
func (b *built) entry() *report.Entry {
	e := b.program.entry()
	e.Language = b.lang
	e.Skipped = b.skipped
	if b.runs() {
		for _, tc := range b.plan.cases {
			e.Cases = append(e.Cases, &report.Case{Name: tc.Name, Input: tc.In, Answer: tc.Ans})
		}
	}
	return e
}

// buildFast builds the packages' validators and visualizers, together with the programs that compile fast. It builds
// nothing that is needed only for results that the cache has.
func (c *call) buildFast(ctx context.Context, plans []*plan) ([]*pack, []*built, error) {
	var packs []*pack
	var jobs []build.Job
	// Store the jobs of each package, because Check needs them later.
	toolJobs := map[*pack][]build.Job{}
	for _, p := range plans {
		pk := &pack{plan: p}
		packs = append(packs, pk)
		toolJobs[pk] = pk.tools.Jobs(p.pkg, p.draws)
		jobs = append(jobs, toolJobs[pk]...)
	}

	var all []*program
	for _, p := range plans {
		all = append(all, p.programs...)
		all = append(all, p.timed...)
	}
	tools, err := c.prepare(ctx, all, jobs)
	if err != nil {
		return nil, nil, err
	}
	if packs, err = c.each(ctx, packs, func(pk *pack) error { return c.unread(pk.plan, toolJobs[pk]) }); err != nil {
		return nil, nil, err
	}

	var fast []*program
	for _, pk := range packs {
		fast = append(fast, pk.plan.withBuild(compilesFast)...)
	}
	c.lookUp(packs)
	needed := c.neededTools(packs, toolJobs)
	made, err := c.finish(ctx, fast, slices.DeleteFunc(tools, func(p *build.Artifact) bool { return !needed[p] }))
	if err != nil {
		return nil, nil, err
	}

	list := map[*plan][]*built{}
	packs, err = c.each(ctx, packs, func(pk *pack) error {
		// Without its validators this package cannot be judged.
		warnings, err := pk.tools.Check(toolJobs[pk])
		pk.plan.record.Warnings = append(pk.plan.record.Warnings, warnings...)
		if err != nil {
			return err
		}
		list[pk.plan] = c.finishBuilds(pk, made)
		return checkSkipped(pk.plan, list[pk.plan])
	})
	return packs, inOrder(packs, list), err
}

// buildSlow builds the programs that compile slowly, including programs that run only to compute the time limit
// from their times.
func (c *call) buildSlow(ctx context.Context, packs []*pack, fast []*built) ([]*pack, []*built, error) {
	fastOf := map[*plan][]*built{}
	for _, b := range fast {
		fastOf[b.plan] = append(fastOf[b.plan], b)
	}
	var programs []*program
	for _, pk := range packs {
		programs = append(programs, pk.plan.withBuild(compilesSlowly)...)
	}
	made, err := c.finish(ctx, programs, nil)
	if err != nil {
		return nil, nil, err
	}

	list := map[*plan][]*built{}
	packs, err = c.each(ctx, packs, func(pk *pack) error {
		list[pk.plan] = c.finishBuilds(pk, made)

		// Now all programs of the package have been built. Return an error if all of them were skipped.
		all := slices.Concat(list[pk.plan], fastOf[pk.plan])
		return checkSkipped(pk.plan, all)
	})
	return packs, inOrder(packs, list), err
}

// Values for the parameter slow of withBuild.
const (
	compilesFast   = false
	compilesSlowly = true
)

// withBuild returns the programs of a plan that compile slowly or, if slow is false, those that compile fast.
func (p *plan) withBuild(slow bool) []*program {
	return slices.DeleteFunc(slices.Concat(p.programs, p.timed), func(prog *program) bool { return prog.slowBuild != slow })
}

// inOrder returns all programs in the order of their packages.
func inOrder(packs []*pack, programs map[*plan][]*built) (list []*built) {
	for _, pk := range packs {
		list = append(list, programs[pk.plan]...)
	}
	return list
}

// prepare finds the keys of programs and of the packages' own programs (the jobs `tools`), which it returns. It prepares
// neither submitted outputs nor programs that the bundler has refused.
func (c *call) prepare(ctx context.Context, programs []*program, tools []build.Job) ([]*build.Artifact, error) {
	jobs := slices.Clone(tools)
	var needed []*program
	c.prepared = map[*program]*build.Artifact{}
	for _, p := range programs {
		switch {
		case p.plan.pkg.SubmitAnswer:
			c.prepared[p] = &build.Artifact{Lang: &language.Language{ID: "answers", Name: "answers"}}
		case p.refused != "":
			c.prepared[p] = &build.Artifact{Lang: language.ByID(p.job.Lang), Failed: p.refused}
		default:
			jobs = append(jobs, p.job)
			needed = append(needed, p)
		}
	}

	list, err := c.builder.Prepare(ctx, jobs)
	if err != nil {
		return nil, err
	}
	for i, p := range needed {
		c.prepared[p] = list[len(tools)+i]
	}
	return list[:len(tools)], nil
}

// unread returns an error if a source of a package cannot be read: of a program to judge, or of the package's own programs.
func (c *call) unread(p *plan, tools []build.Job) error {
	for _, job := range tools {
		if err := (*job.Keep).Unread; err != nil {
			return err
		}
	}
	for _, prog := range slices.Concat(p.programs, p.timed) {
		if err := c.prepared[prog].Unread; err != nil {
			return err
		}
	}
	return nil
}

// finish builds prepared programs unless all their results are known, together with others. It returns all programs.
func (c *call) finish(ctx context.Context, programs []*program, others []*build.Artifact) (map[*program]*build.Artifact, error) {
	made := map[*program]*build.Artifact{}
	list := slices.Clone(others)
	for _, p := range programs {
		made[p] = c.prepared[p]
		if !c.known[p].complete {
			list = append(list, made[p])
		}
	}

	// Pass all programs to one call, so that they share the workers.
	c.con.Line.Show("building")
	return made, c.builder.Finish(ctx, list)
}

// knownRuns holds the results of a program that the cache has.
type knownRuns struct {
	runs     []result.Named // one for each testcase; the verdict is None if the result is not known
	complete bool           // no run is needed
}

// lookUp looks up the results of all programs in the cache, before any program is built. A program whose time limit is
// not given yet has no known results.
func (c *call) lookUp(packs []*pack) {
	c.known = map[*program]knownRuns{}
	runsAlways := c.opt.Fresh || c.opt.Update || c.opt.Games > 0
	if runsAlways {
		return
	}

	var mu sync.Mutex
	var owners []*pack
	var programs []*program
	for _, pk := range packs {
		if pk.plan.givenLimit == 0 {
			continue
		}
		for _, p := range pk.plan.programs {
			owners = append(owners, pk)
			programs = append(programs, p)
		}
	}
	build.Parallel(c.runner.Workers, len(programs), func(i int) error {
		found := c.lookUpProgram(owners[i], programs[i])
		mu.Lock()
		defer mu.Unlock()
		c.known[programs[i]] = found
		return nil
	})
}

// lookUpProgram returns the results of one program that the cache has.
func (c *call) lookUpProgram(pk *pack, p *program) (found knownRuns) {
	made := c.prepared[p]
	if !made.Ready() {
		return found
	}
	b := pk.finishBuild(p, made)
	if !b.runs() {
		return found
	}

	t := c.newTask(b, &limitedPack{plan: pk.plan, pack: pk, limit: pk.plan.givenLimit}, nil)
	if t.group == "" {
		return found
	}
	for i, tc := range pk.plan.cases {
		// A submission that may stop early runs its testcases in order, so later results do not matter.
		if t.decided() {
			return knownRuns{t.results, true}
		}
		res := result.Named{Testcase: tc.Name, Cached: true}
		if c.cache.Get(c.keyOf(t, tc), &res.Run) {
			t.keep(i, res)
			continue
		}
		if p.stopEarly {
			return knownRuns{t.results, false}
		}
	}
	isMissing := func(r result.Named) bool { return r.Verdict == verdict.None }
	if !t.decided() && slices.ContainsFunc(t.results, isMissing) {
		return knownRuns{t.results, false}
	}
	c.cache.Forget(t.group)
	return knownRuns{t.results, true}
}

// neededTools returns the tools of the packages that have programs to run, or data to check.
func (c *call) neededTools(packs []*pack, jobs map[*pack][]build.Job) map[*build.Artifact]bool {
	needed := map[*build.Artifact]bool{}
	for _, pk := range packs {
		isKnown := func(p *program) bool { return c.known[p].complete }
		allKnown := len(pk.plan.timed) == 0 && !slices.ContainsFunc(pk.plan.programs, func(p *program) bool { return !isKnown(p) })
		if allKnown && c.dataPassed(pk) {
			continue
		}
		for _, job := range jobs[pk] {
			needed[*job.Keep] = true
		}
	}
	return needed
}

// finishBuilds returns the built programs of a package in the order of the plan, and updates their entries in
// the report.
func (c *call) finishBuilds(pk *pack, made map[*program]*build.Artifact) (list []*built) {
	for _, p := range slices.Concat(pk.plan.programs, pk.plan.timed) {
		if made[p] == nil {
			continue
		}
		b := pk.finishBuild(p, made[p])
		b.known = c.known[p].runs
		list = append(list, b)
		if b.warning != "" {
			pk.plan.warn("%s", b.warning)
		}
		if i := slices.Index(pk.plan.programs, p); i >= 0 {
			pk.plan.record.Entries[i] = b.entry()
		}
	}
	return list
}

// finishBuild returns the built program, or the reason why it cannot run.
func (pk *pack) finishBuild(p *program, made *build.Artifact) *built {
	// A program that was skipped or refused cannot run.
	b := &built{plan: p.plan, program: p, lang: made.Lang.Name, skipped: made.Skipped}
	if b.skipped != "" {
		return b
	}
	if b.failed = pk.refusal(p, made); b.failed != "" {
		return b
	}

	b.ready = trial.Contestant{
		Name: p.name, Source: p.source, Origin: p.origin, Problem: p.plan.id, Pkg: p.plan.pkg, Tools: pk.tools, Built: made,
	}
	// The visualizer draws only the runs of the programs that are pasted into a site, such as
	// main.go. A package from elsewhere has no such programs, only submissions. So the visualizer draws the
	// runs of the submissions that must be accepted.
	isForeign := p.plan.target.Sources == ""
	mustAccept := slices.Equal(p.expect.Verdicts(), []string{"AC"})
	if p.submission && !(isForeign && mustAccept) {
		b.ready.Visualizer = nil
	}
	if p.plan.pkg.SubmitAnswer {
		b.ready.Answers = p.job.Source
		return b
	}

	if made.Older != "" {
		pk.plan.warn("%s: it does not compile as %s, but as %s, which %s offers as another language: choose that language there",
			p.name, p.job.Std, made.Older, p.plan.pkg.Site.Title)
	}

	// A source that is too large causes only a warning.
	if most := p.plan.pkg.Limits.Code; p.submission && most > 0 {
		if size := sourceSize(p.job); size > most {
			b.warning = fmt.Sprintf("%s: %d bytes of source, more than limits.code allows (%d)", p.name, size, most)
		}
	}
	b.ready.Files = append(filesBeside(p.job.Source, made.Lang), p.job.Extra...)
	return b
}

// sourceSize returns the size of a program's source in bytes. The source of a program that is stored as a patch is in
// job.Files.
func sourceSize(job build.Job) (total int64) {
	if job.Files == nil {
		return cache.SizeOf(job.Source)
	}
	for _, f := range job.Files {
		total += int64(len(f.Data))
	}
	return total
}

// refusal returns the message for a program that gets CE, or "" if the program compiles. The message explains the
// likely cause.
func (pk *pack) refusal(p *program, made *build.Artifact) string {
	// The language version of the site is a likely cause of a compile error, so the message contains it.
	allowed := p.plan.pkg.Languages
	to := p.plan.pkg.Site
	byScript := language.ByID(made.Lang.ID) == nil // a program with a build script has no language
	switch {
	case allowed != nil && !byScript && !slices.Contains(allowed, made.Lang.Code()):
		return fmt.Sprintf("%s: the language %s is not among the languages of problem.yaml: %s",
			p.job.Source, made.Lang.Code(), strings.Join(allowed, ", "))
	case strings.HasPrefix(p.job.Std, "go") && strings.Contains(made.Failed, "requires go1."):
		return made.Failed + "\nThis problem is for " + to.Title + ", which has Go " + to.Go + "."
	case strings.HasPrefix(p.job.Std, "c++") && made.Lang.ID == "cpp" && made.Failed != "" && to != nil:
		return made.Failed + "\nThis problem is for " + to.Title + ", where it is compiled as " + p.job.Std + "."
	}
	return made.Failed
}

// filesBeside returns the files in a program's folder that are copied into its working folder, such as tables of data.
// It omits hidden files and the sources of a compiled program.
func filesBeside(source string, lang *language.Language) (files []string) {
	entries, _ := os.ReadDir(source) // if the source is a file, there are no entries
	for _, f := range entries {
		isSource := !lang.Interpreted && language.Of(f.Name()) == lang
		if f.Name()[0] != '.' && !isSource {
			files = append(files, filepath.Join(source, f.Name()))
		}
	}
	return files
}

// checkSkipped returns an error if all programs of a plan were skipped.
func checkSkipped(p *plan, list []*built) error {
	// The error contains the reason for the first program, which is the most important one.
	skipped := 0
	first := (*built)(nil)
	for _, b := range list {
		if b.plan != p || !slices.Contains(p.programs, b.program) || b.skipped == "" {
			continue
		}
		skipped++
		if b.program == p.programs[0] {
			first = b
		}
	}
	if first == nil || skipped < len(p.programs) {
		return nil
	}
	return &problem.Error{File: first.program.job.Source, Msg: first.skipped}
}
