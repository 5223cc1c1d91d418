// This file opens the builder, and creates the build jobs for a package's programs.

package trial

import (
	"fmt"
	"path/filepath"
	"strings"

	"oj/judge/internal/build"
	"oj/judge/internal/cache"
	"oj/judge/internal/sandbox"
	"oj/tools/shared/problem"
)

// Tools holds the package's built programs. A program that the package does not have is nil.
type Tools struct {
	Validators []*build.Artifact // output validators; none for the default validator
	Inputs     []*build.Artifact // input validators
	Static     *build.Artifact   // the static validator, which judges sources
	Visualizer *build.Artifact   // draws pictures of a run
}

// OpenBuilder evicts old entries from the judge's cache, and returns a builder that stores programs in the cache and
// runs compilers in the sandbox. Call it before anything in the cache is used.
func OpenBuilder(cacheDir, temp string, workers int, log func(format string, args ...any)) *build.Builder {
	cache.Evict(cacheDir)
	return &build.Builder{Run: sandbox.Run, Cache: filepath.Join(cacheDir, "build"), Temp: temp, Workers: workers, Log: log}
}

// Job returns the build job for a program of the package.
func Job(pkg *problem.Package, source string) build.Job {
	return build.Job{Source: source, Timeout: pkg.Limits.CompileTime, Memory: pkg.Limits.CompileMemory, Fill: pkg.Fill}
}

// Submission returns the build job for a judged program, with the package's included files. lang is the language of
// the program. If it is "", the file name determines the language. Placeholders for constants, such as {{name}}, are
// replaced only in sources inside the package.
func Submission(pkg *problem.Package, source, lang string) (job build.Job, err error) {
	job = Job(pkg, source)
	job.Files = pkg.Patched(source)
	job.PyPy = pkg.PyPy()
	job.Older, job.Named = pkg.Site.OlderCpp(), pkg.Site.NamesFiles()

	// In a source outside the package, a text such as {{name}} need not be a placeholder, so replace
	// placeholders only in the included files.
	job.Lang, job.FillExtra = lang, !strings.HasPrefix(source, pkg.Dir+string(filepath.Separator))
	job.Extra, err = pkg.Includes(source, lang)
	return job, err
}

// Jobs returns the jobs that build the package's programs and store them in t. The visualizer is built only
// if withVisualizer is true.
func (t *Tools) Jobs(pkg *problem.Package, withVisualizer bool) (list []build.Job) {
	add := func(p *problem.Tool, keep **build.Artifact) {
		if p != nil {
			job := Job(pkg, p.Path)
			job.Extra, job.Keep, job.Module = p.Extra, keep, true
			list = append(list, job)
		}
	}

	// Add the input validators first, so that list[i] is the job of the i-th input validator.
	t.Validators, t.Inputs = make([]*build.Artifact, len(pkg.OutputValidators)), make([]*build.Artifact, len(pkg.InputValidators))
	for i := range t.Inputs {
		add(&pkg.InputValidators[i], &t.Inputs[i])
		list[i].Validator = true
	}
	for i := range t.Validators {
		add(&pkg.OutputValidators[i], &t.Validators[i])
	}

	add(pkg.StaticValidator, &t.Static)
	if withVisualizer {
		add(pkg.OutputVisualizer, &t.Visualizer)
	}
	return list
}

// Check reports the tools that could not be built. It returns warnings about input validators and about a visualizer
// that could not be built. It returns an error if any other tool could not be built, because verdicts depend on it.
func (t *Tools) Check(jobs []build.Job) (warnings []string, err error) {
	for _, job := range jobs {
		switch p := *job.Keep; {
		case p.Ready():
		case job.Keep == &t.Visualizer:
			warnings = append(warnings, fmt.Sprintf("no pictures: %s: %s", job.Source, p.Skipped+p.Failed))
			t.Visualizer = nil
		case job.Validator && p.Skipped != "":
			warnings = append(warnings, fmt.Sprintf("%s skipped: %s", job.Source, p.Skipped))
		case job.Validator:
			first, _, _ := strings.Cut(p.Failed, "\n")
			warnings = append(warnings, fmt.Sprintf("%s skipped, because it does not compile: %s", job.Source, first))
		default:
			return nil, &problem.Error{File: job.Source, Msg: p.Skipped + p.Failed}
		}
	}
	return warnings, nil
}
