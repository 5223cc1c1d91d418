// This file says how the programs of a package are built, and what programs do not get to see.

package match

import (
	"path/filepath"
	"slices"
	"strings"

	"oj/judge/internal/build"
	"oj/judge/internal/problem"
	"oj/judge/internal/sandbox"
)

// Job is how a program is built that stands in the package.
func Job(pkg *problem.Problem, source string) build.Job {
	job := build.Job{Source: source, Timeout: pkg.Limits.CompileTime, Memory: pkg.Limits.CompileMemory}
	if len(pkg.Constants) > 0 {
		job.Fill = pkg.Fill
	}
	return job
}

// ValidatorJobs is how the package's validators of outputs and of inputs are built.
func ValidatorJobs(pkg *problem.Problem) (outputs, inputs []build.Job) {
	for _, v := range pkg.OutputValidators {
		job := Job(pkg, v.Path)
		job.Extra = v.Extra
		outputs = append(outputs, job)
	}
	for _, v := range pkg.InputValidators {
		job := Job(pkg, v.Path)
		job.Extra, job.Validator = v.Extra, true
		inputs = append(inputs, job)
	}
	return outputs, inputs
}

// Hide keeps programs from looking up what they are to find out: answers, solutions, what validators write. root is the
// top folder of the module, "" for none. The folder kept, where the programs themselves are, must stay in sight.
func (r *Runner) Hide(root, kept string, packages ...*problem.Problem) error {
	hidden, err := r.HiddenFolder()
	if err != nil {
		return err
	}
	dirs := []string{hidden}
	if root != "" {
		dirs = append(dirs, filepath.Join(root, "problems"), filepath.Join(root, "testcases"))
	}
	for _, pkg := range packages {
		dirs = append(dirs, pkg.Dir)
	}
	sandbox.Hide(slices.DeleteFunc(dirs, func(dir string) bool { return strings.HasPrefix(kept, dir+string(filepath.Separator)) })...)
	return nil
}
