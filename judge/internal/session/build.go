// This file builds the programs of the plans, and the packages' own programs.

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
	"oj/tools/language"
	"oj/tools/problem"
)

// pack is a plan whose validators and visualizer are built.
type pack struct {
	*plan
	tools match.Tools
}

// built is a program after its build. It can run unless it was skipped or it failed.
type built struct {
	*program
	lang    string        // the name of its language
	skipped string        // why it could not be built here, such as a missing compiler; ""
	failed  string        // messages of the compiler or the bundler; ""
	warning string        // about the source, which changes no verdict; ""
	run     match.Program // without limits; match needs them for a run
}

// runs reports whether the program can run.
func (b *built) runs() bool { return b.skipped == "" && b.failed == "" }

// entry returns the record of a program that was not judged yet.
func (b *built) entry() *report.Entry {
	e := b.program.entry()
	e.Language = b.lang
	e.Skipped = b.skipped
	if b.runs() {
		for _, tc := range b.cases {
			e.Cases = append(e.Cases, &report.Case{Name: tc.Name, Input: tc.In, Answer: tc.Ans})
		}
	}
	return e
}

// buildFast builds the packages' validators and visualizers, together with the programs that compile fast.
func (c *call) buildFast(ctx context.Context, plans []*plan) ([]*pack, []*built, error) {
	var packs []*pack
	var jobs []build.Job
	// The jobs of a package are kept, so that their results can be found again.
	toolJobs := map[*pack][]build.Job{}
	for _, p := range plans {
		pk := &pack{plan: p}
		packs = append(packs, pk)
		toolJobs[pk] = pk.tools.Jobs(p.pkg, p.draws)
		jobs = append(jobs, toolJobs[pk]...)
	}

	var programs []*program
	for _, p := range plans {
		programs = append(programs, p.withBuild(false)...)
	}
	made, err := c.buildPrograms(ctx, programs, jobs)
	if err != nil {
		return nil, nil, err
	}

	list := map[*plan][]*built{}
	packs, err = each(ctx, c, packs, func(pk *pack) error {
		// Without its validators a package cannot be judged, but others can.
		warnings, err := pk.tools.Check(toolJobs[pk])
		pk.record.Warnings = append(pk.record.Warnings, warnings...)
		if err != nil {
			return err
		}
		list[pk.plan] = pk.finishBuilds(made)
		return checkSkipped(pk.plan, list[pk.plan])
	})
	return packs, inOrder(packs, list), err
}

// buildSlow builds the remaining programs, including programs that only bound a time limit.
func (c *call) buildSlow(ctx context.Context, packs []*pack, fast []*built) ([]*pack, []*built, error) {
	var programs []*program
	for _, pk := range packs {
		programs = append(programs, pk.withBuild(true)...)
	}
	made, err := c.buildPrograms(ctx, programs, nil)
	if err != nil {
		return nil, nil, err
	}

	list := map[*plan][]*built{}
	packs, err = each(ctx, c, packs, func(pk *pack) error {
		list[pk.plan] = pk.finishBuilds(made)

		// Only now it is known whether all programs of a package were skipped.
		all := slices.Concat(list[pk.plan], fast)
		return checkSkipped(pk.plan, all)
	})
	return packs, inOrder(packs, list), err
}

// withBuild lists the programs of a plan that compile slowly (slow is true) or fast.
func (p *plan) withBuild(slow bool) []*program {
	return slices.DeleteFunc(slices.Concat(p.programs, p.timed), func(prog *program) bool { return prog.slowBuild != slow })
}

// inOrder lists the programs of packages in the order of the packages.
func inOrder(packs []*pack, programs map[*plan][]*built) (list []*built) {
	for _, pk := range packs {
		list = append(list, programs[pk.plan]...)
	}
	return list
}

// buildPrograms builds programs together with other jobs, and returns the build of each program. Submitted answers,
// and programs that the bundler refused, need no build.
func (c *call) buildPrograms(ctx context.Context, programs []*program, others []build.Job) (map[*program]*build.Program, error) {
	// Programs that need no build are ready at once.
	jobs := slices.Clone(others)
	made := map[*program]*build.Program{}
	var needed []*program
	for _, p := range programs {
		switch {
		case p.pkg.SubmitAnswer:
			made[p] = &build.Program{Lang: &language.Language{ID: "answers", Name: "answers"}}
		case p.refused != "":
			made[p] = &build.Program{Lang: language.ByID(p.job.Lang), Failed: p.refused}
		default:
			jobs = append(jobs, p.job)
			needed = append(needed, p)
		}
	}

	// All builds share one pool of workers.
	c.Line.Show("building")
	list, err := c.builder.Build(ctx, jobs)
	if err != nil {
		return nil, err
	}
	for i, p := range needed {
		made[p] = list[len(others)+i]
	}
	return made, nil
}

// finishBuilds returns the programs of a package that were built, in the order of the plan, and updates its record.
func (pk *pack) finishBuilds(made map[*program]*build.Program) (list []*built) {
	for _, p := range slices.Concat(pk.programs, pk.timed) {
		if made[p] == nil {
			continue
		}
		b := pk.finishBuild(p, made[p])
		list = append(list, b)
		if b.warning != "" {
			pk.warn("%s", b.warning)
		}
		if i := slices.Index(pk.programs, p); i >= 0 {
			pk.record.Entries[i] = b.entry()
		}
	}
	return list
}

// finishBuild returns how a program runs, or why it does not.
func (pk *pack) finishBuild(p *program, made *build.Program) *built {
	// A program that was skipped or refused has nothing to run.
	b := &built{program: p, lang: made.Lang.Name, skipped: made.Skipped}
	if b.skipped != "" {
		return b
	}
	if b.failed = pk.refusal(p, made); b.failed != "" {
		return b
	}

	b.run = match.Program{
		Name: p.name, Source: p.source, Origin: p.origin, Problem: p.id, Pkg: p.pkg, Tools: pk.tools, Built: made,
	}
	// Pictures of wrong programs are of no use. In this repository pictures show the runs of pasted programs. A
	// foreign package has only submissions, so there they show the runs of accepted ones.
	isForeign := p.target.Sources == ""
	mustAccept := slices.Equal(p.expect.Verdicts(), []string{"AC"})
	if p.submission && !(isForeign && mustAccept) {
		b.run.Visualizer = nil
	}
	if p.pkg.SubmitAnswer {
		b.run.Answers = p.job.Source
		return b
	}

	// The limit on the size of sources is only a warning, because it does not change the verdict.
	size, most := sourceSize(p.job), p.pkg.Limits.Code
	if p.submission && most > 0 && size > most {
		b.warning = fmt.Sprintf("%s: %d bytes of source, more than limits.code allows (%d)", p.name, size, most)
	}
	b.run.Files = append(filesBeside(p.job.Source, made.Lang), p.job.Extra...)
	return b
}

// sourceSize returns the size of a program's source in bytes. A program made from a patch is in no file.
func sourceSize(job build.Job) (total int64) {
	if job.Files == nil {
		return cache.SizeOf(job.Source)
	}
	for _, f := range job.Files {
		total += int64(len(f.Data))
	}
	return total
}

// refusal returns why a program counts as one that does not compile, with an explanation of the likely cause; "" if
// the program compiles.
func (pk *pack) refusal(p *program, made *build.Program) string {
	// The language version of the online judge is a likely cause of an error, so the message names it.
	allowed := p.pkg.Languages
	judge := p.pkg.Judge
	byScript := language.ByID(made.Lang.ID) == nil // a program with a build script has no language
	switch {
	case allowed != nil && !byScript && !slices.Contains(allowed, made.Lang.Code()):
		return fmt.Sprintf("%s: the language %s is not among those of problem.yaml: %s",
			p.job.Source, made.Lang.Code(), strings.Join(allowed, ", "))
	case strings.HasPrefix(p.job.Std, "go") && strings.Contains(made.Failed, "requires go1."):
		return made.Failed + "\nThis problem is for " + judge.Title + ", which has Go " + judge.Go + "."
	case strings.HasPrefix(p.job.Std, "c++") && made.Lang.ID == "cpp" && made.Failed != "" && judge != nil:
		return made.Failed + "\nThis problem is for " + judge.Title + ", where it is compiled as " + p.job.Std + "."
	}
	return made.Failed
}

// filesBeside lists the files in a program's folder that it finds in its working folder, such as tables. These are all
// except hidden files and the sources of a compiled program.
func filesBeside(source string, lang *language.Language) (files []string) {
	entries, _ := os.ReadDir(source) // a source that is a file has no files beside it
	for _, f := range entries {
		isSource := !lang.Interpreted && language.Of(f.Name()) == lang
		if f.Name()[0] != '.' && !isSource {
			files = append(files, filepath.Join(source, f.Name()))
		}
	}
	return files
}

// checkSkipped returns an error if no program of a plan can be built here.
func checkSkipped(p *plan, list []*built) error {
	// The error is about the first program, because the user expects that one to be judged.
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
	return &problem.Error{File: first.job.Source, Msg: first.skipped}
}
