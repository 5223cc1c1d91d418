// This file says how the programs of a package are built.

package match

import (
	"fmt"
	"path/filepath"
	"strings"

	"oj/judge/internal/build"
	"oj/tools/problem"
)

// Tools are the package's own programs that take part in judging, built; nil for those that it does not have.
type Tools struct {
	Validators []*build.Program // of outputs; none for the default one
	Inputs     []*build.Program // validators of inputs
	Static     *build.Program   // judges sources
	Visualizer *build.Program   // draws what was judged
}

// Job is how a program is built that stands in the package.
func Job(pkg *problem.Problem, source string) build.Job {
	return build.Job{Source: source, Timeout: pkg.Limits.CompileTime, Memory: pkg.Limits.CompileMemory, Fill: pkg.Fill}
}

// Submission is how a program is built that is judged: with what the package includes with its language, which is that of
// the file names unless it is stated. What stands elsewhere than in the package holds no constants of it.
func Submission(pkg *problem.Problem, source, lang string) (job build.Job, err error) {
	job = Job(pkg, source)
	job.Files = pkg.Patched(source)
	job.PyPy = pkg.PyPy()
	job.Lang, job.FillExtra = lang, !strings.HasPrefix(source, pkg.Dir+string(filepath.Separator))
	job.Extra, err = pkg.Includes(source, lang)
	return job, err
}

// Jobs returns the jobs that build the tools of a package into t, the visualizer only if it draws pictures.
func (t *Tools) Jobs(pkg *problem.Problem, draws bool) (list []build.Job) {
	add := func(p *problem.Program, keep **build.Program) {
		if p != nil {
			job := Job(pkg, p.Path)
			job.Extra, job.Keep, job.Module = p.Extra, keep, true
			list = append(list, job)
		}
	}
	t.Validators, t.Inputs = make([]*build.Program, len(pkg.OutputValidators)), make([]*build.Program, len(pkg.InputValidators))
	for i := range t.Inputs {
		add(&pkg.InputValidators[i], &t.Inputs[i])
		list[i].Validator = true
	}
	for i := range t.Validators {
		add(&pkg.OutputValidators[i], &t.Validators[i])
	}
	add(pkg.StaticValidator, &t.Static)
	if draws {
		add(pkg.OutputVisualizer, &t.Visualizer)
	}
	return list
}

// Check says which of the tools could not be built. The error is about one on which verdicts depend.
// An input validator whose compiler is missing is none of these, nor is what draws pictures: warnings name them.
func (t *Tools) Check(jobs []build.Job) (warnings []string, err error) {
	for _, job := range jobs {
		switch p := *job.Keep; {
		case p.Ready():
		case job.Keep == &t.Visualizer:
			warnings = append(warnings, fmt.Sprintf("no pictures: %s: %s", job.Source, p.Skipped+p.Failed))
			t.Visualizer = nil
		case job.Validator && p.Skipped != "":
			warnings = append(warnings, fmt.Sprintf("%s skipped: %s", job.Source, p.Skipped))
		default:
			return nil, &problem.Error{File: job.Source, Msg: p.Skipped + p.Failed}
		}
	}
	return warnings, nil
}
