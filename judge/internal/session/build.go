// This file builds the programs to be judged, and the packages' validators and visualizers.

package session

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"oj/judge/internal/build"
	"oj/judge/internal/cache"
	"oj/judge/internal/match"
	"oj/judge/internal/report"
	"oj/tools/shared/language"
	"oj/tools/shared/problem"
)

// pack is a package that is ready to be judged: its plan (the programs and testcases to judge), and its built
// validators and visualizer.
type pack struct {
	plan  *plan
	tools match.Tools
}

// built is a program of the plan, together with the result of its build. It can run unless skipped or failed
// is set.
type built struct {
	plan    *plan
	program *program
	lang    string        // the name of its language
	skipped string        // the reason why it could not be built on this machine, for example a missing compiler; or ""
	failed  string        // the messages of the compiler or the bundler if it refused the source; or ""
	warning string        // a warning about the source, which changes no verdict; or ""
	ready   match.Program // the program without limits; newTask sets the limits
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

// buildFast builds the packages' validators and visualizers, together with the programs that compile fast.
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

	var programs []*program
	for _, p := range plans {
		programs = append(programs, p.withBuild(compilesFast)...)
	}
	made, err := c.buildPrograms(ctx, programs, jobs)
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
		list[pk.plan] = pk.finishBuilds(made)
		return checkSkipped(pk.plan, list[pk.plan])
	})
	return packs, inOrder(packs, list), err
}

// buildSlow builds the programs that compile slowly, including programs that run only to compute the time limit
// from their times.
func (c *call) buildSlow(ctx context.Context, packs []*pack, fast []*built) ([]*pack, []*built, error) {
	var programs []*program
	for _, pk := range packs {
		programs = append(programs, pk.plan.withBuild(compilesSlowly)...)
	}
	made, err := c.buildPrograms(ctx, programs, nil)
	if err != nil {
		return nil, nil, err
	}

	list := map[*plan][]*built{}
	packs, err = c.each(ctx, packs, func(pk *pack) error {
		list[pk.plan] = pk.finishBuilds(made)

		// Now all programs of the package have been built. Return an error if all of them were skipped.
		all := slices.Concat(list[pk.plan], fast)
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

// buildPrograms builds programs together with other jobs, and returns the build of each program. It builds
// neither submitted outputs nor programs that the bundler has refused.
func (c *call) buildPrograms(ctx context.Context, programs []*program, others []build.Job) (map[*program]*build.Program, error) {
	// Collect the build jobs. A program that needs no build gets its build.Program now.
	jobs := slices.Clone(others)
	made := map[*program]*build.Program{}
	var needed []*program
	for _, p := range programs {
		switch {
		case p.plan.pkg.SubmitAnswer:
			made[p] = &build.Program{Lang: &language.Language{ID: "answers", Name: "answers"}}
		case p.refused != "":
			made[p] = &build.Program{Lang: language.ByID(p.job.Lang), Failed: p.refused}
		default:
			jobs = append(jobs, p.job)
			needed = append(needed, p)
		}
	}

	// Pass all jobs to one call of Build, so that they share the workers.
	c.con.Line.Show("building")
	list, err := c.builder.Build(ctx, jobs)
	if err != nil {
		return nil, err
	}
	for i, p := range needed {
		made[p] = list[len(others)+i]
	}
	return made, nil
}

// finishBuilds returns the built programs of a package in the order of the plan, and updates their entries in
// the report.
func (pk *pack) finishBuilds(made map[*program]*build.Program) (list []*built) {
	for _, p := range slices.Concat(pk.plan.programs, pk.plan.timed) {
		if made[p] == nil {
			continue
		}
		b := pk.finishBuild(p, made[p])
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
func (pk *pack) finishBuild(p *program, made *build.Program) *built {
	// A program that was skipped or refused cannot run.
	b := &built{plan: p.plan, program: p, lang: made.Lang.Name, skipped: made.Skipped}
	if b.skipped != "" {
		return b
	}
	if b.failed = pk.refusal(p, made); b.failed != "" {
		return b
	}

	b.ready = match.Program{
		Name: p.name, Source: p.source, Origin: p.origin, Problem: p.plan.id, Pkg: p.plan.pkg, Tools: pk.tools, Built: made,
	}
	// The visualizer draws only the runs of the programs that are pasted into an online judge, such as
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

	// A source that is too large causes only a warning.
	size, most := sourceSize(p.job), p.plan.pkg.Limits.Code
	if p.submission && most > 0 && size > most {
		b.warning = fmt.Sprintf("%s: %d bytes of source, more than limits.code allows (%d)", p.name, size, most)
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
func (pk *pack) refusal(p *program, made *build.Program) string {
	// The language version of the online judge is a likely cause of a compile error, so the message contains it.
	allowed := p.plan.pkg.Languages
	judge := p.plan.pkg.Judge
	byScript := language.ByID(made.Lang.ID) == nil // a program with a build script has no language
	switch {
	case allowed != nil && !byScript && !slices.Contains(allowed, made.Lang.Code()):
		return fmt.Sprintf("%s: the language %s is not among the languages of problem.yaml: %s",
			p.job.Source, made.Lang.Code(), strings.Join(allowed, ", "))
	case strings.HasPrefix(p.job.Std, "go") && strings.Contains(made.Failed, "requires go1."):
		return made.Failed + "\nThis problem is for " + judge.Title + ", which has Go " + judge.Go + "."
	case strings.HasPrefix(p.job.Std, "c++") && made.Lang.ID == "cpp" && made.Failed != "" && judge != nil:
		return made.Failed + "\nThis problem is for " + judge.Title + ", where it is compiled as " + p.job.Std + "."
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
