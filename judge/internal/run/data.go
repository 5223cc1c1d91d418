// This file looks at the package's data before any program is judged: input validators must accept
// the inputs, and output validators must tell the outputs that the package calls valid and invalid.

package run

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"

	"oj/judge/internal/build"
	"oj/judge/internal/compare"
	"oj/judge/internal/packages"
	"oj/judge/internal/report"
	"oj/judge/internal/sandbox"
	"oj/judge/internal/verdict"
)

// Data asks the input validators about every input, and the output validators about every output of
// valid_output and invalid_output. A package that passed is not looked at again while its data and
// validators stay the same. The error names the file that is wrong.
func (r *Runner) Data(ctx context.Context, pkg *packages.Package, inputs, outputs []*build.Program) error {
	key := r.dataKey(pkg, inputs, outputs)
	if passed := false; r.Known.Get(key, &passed) && passed {
		return nil
	}
	errs := make([]error, len(pkg.Cases))
	slots := make(chan struct{}, max(1, r.Workers))
	var wg sync.WaitGroup
	for i, c := range pkg.Cases {
		slots <- struct{}{}
		wg.Add(1)
		go func() {
			defer wg.Done()
			if errs[i] = r.input(ctx, pkg, c, inputs); errs[i] == nil && c.Out != "" {
				errs[i] = r.output(ctx, pkg, c, outputs)
			}
			<-slots
		}()
	}
	wg.Wait()
	for _, err := range errs {
		if err != nil {
			return err
		}
	}
	r.Known.Put(key, true)
	return nil
}

// output holds the output validators to what the package says of an output.
func (r *Runner) output(ctx context.Context, pkg *packages.Package, c *packages.Case, validators []*build.Program) error {
	res := &report.Case{}
	s := &Subject{Pkg: pkg, Validators: validators}
	if len(validators) == 0 {
		options, err := compare.ParseFlags(append(append([]string(nil), pkg.ValidatorFlags...), c.OutputFlags...))
		if err != nil {
			return &packages.Error{File: filepath.Join(pkg.Dir, "problem.yaml"), Msg: err.Error()}
		}
		if res.Verdict, err = compareFiles(c.Ans, c.Out, options); err != nil {
			return err
		}
	} else {
		dir, err := r.folders.take(r.Temp)
		if err != nil {
			return err
		}
		defer r.folders.give(dir)
		if err := r.check(ctx, s, c, dir, c.Out, res); err != nil {
			return err
		}
	}
	switch {
	case res.Verdict == verdict.JE:
		return &packages.Error{File: c.Out, Msg: res.Message}
	case c.Kind == packages.InvalidOutput && res.Verdict == verdict.AC:
		return &packages.Error{File: c.Out, Msg: "this output is accepted, but it should be rejected"}
	case c.Kind == packages.ValidOutput && res.Verdict != verdict.AC:
		return &packages.Error{File: c.Out, Msg: "this output is rejected, but it should be accepted: " + res.Message}
	}
	return nil
}

// compareFiles is the default validator for an output that is a file already.
func compareFiles(answer, output string, options compare.Options) (verdict.Verdict, error) {
	a, err := os.Open(answer)
	if err != nil {
		return verdict.None, err
	}
	defer a.Close()
	o, err := os.Open(output)
	if err != nil {
		return verdict.None, err
	}
	defer o.Close()
	res, err := compare.Compare(a, o, options)
	return res.Verdict, err
}

// input asks all validators about one input.
func (r *Runner) input(ctx context.Context, pkg *packages.Package, c *packages.Case, validators []*build.Program) error {
	if len(validators) == 0 {
		return nil
	}
	dir, err := r.folders.take(r.Temp)
	if err != nil {
		return err
	}
	defer r.folders.give(dir)
	rejected := ""
	for i, v := range validators {
		if !v.Ready() {
			continue
		}
		got, said, err := r.validate(ctx, pkg, v, dir, c.In, c.InputFlags)
		if err != nil {
			return err
		}
		switch {
		case got.Status == sandbox.Exited && got.ExitCode == exitAccept:
		case got.Status == sandbox.Exited && got.ExitCode == exitReject:
			rejected = fmt.Sprintf("%s rejects it: %s", pkg.InputValidators[i].Name, strings.TrimSpace(said))
		default:
			return &packages.Error{File: pkg.InputValidators[i].Path, Msg: fmt.Sprintf(
				"on %s: %s, want exit status 42 or 43; it said: %s", c.Name, ending(got), strings.TrimSpace(said))}
		}
	}
	switch {
	case c.Kind == packages.InvalidInput && rejected == "":
		return &packages.Error{File: c.In, Msg: "every input validator accepts this input, which should be rejected"}
	case c.Kind != packages.InvalidInput && rejected != "":
		return &packages.Error{File: c.In, Msg: rejected}
	}
	return nil
}

// dataKey names everything that the outcome depends on; "" when nothing is kept.
func (r *Runner) dataKey(pkg *packages.Package, inputs, outputs []*build.Program) string {
	if r.Known == nil {
		return ""
	}
	k := r.Known.Key()
	k.Add("data", len(inputs), pkg.ValidatorFlags)
	for _, v := range append(append([]*build.Program(nil), inputs...), outputs...) {
		k.Add(v.Key)
	}
	for _, c := range pkg.Cases {
		k.Add(c.Name, c.Kind, c.InputFlags)
		k.File(c.In)
		if c.Out != "" {
			k.Add(c.OutputFlags)
			k.File(c.Ans)
			k.File(c.Out)
		}
	}
	return k.String()
}
