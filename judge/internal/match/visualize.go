// This file lets the package's output visualizer draw what was judged.

package match

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"oj/judge/internal/picture"
	"oj/judge/internal/problem"
)

// visualize runs the visualizer after the validators, with the output (nothing in a game) as its standard input and the
// same feedback folder, and keeps the images that it leaves there. That it fails, takes too long or draws nothing is
// told, and never an error: the error is the judge's own.
func (r *Runner) visualize(ctx context.Context, s *Program, c *problem.Case, dir string, a *Attempt) error {
	feedback, home := filepath.Join(dir, "feedback0"), dir
	if err := os.MkdirAll(feedback, 0o755); err != nil {
		return err
	}
	if len(s.Validators) > 0 {
		var err error
		if home, err = s.validatorHome(0, dir); err != nil {
			return err
		}
	}
	output := filepath.Join(dir, "output")
	if _, err := os.Stat(output); errors.Is(err, fs.ErrNotExist) {
		output = os.DevNull
	}
	args := []string{c.In, c.Ans, feedback + string(filepath.Separator)}
	switch {
	case c.VisualFlags != nil:
		args = append(args, c.VisualFlags.All...)
	case len(s.Validators) > 0:
		flags, _ := c.OutputFlags.For(s.Pkg.OutputValidators[0].Name)
		args = s.validatorArgs(c, c.In, feedback, flags)
	}
	got, said, err := r.validate(ctx, s.Pkg, s.Visualizer, home, output, args)
	if err != nil {
		return err
	}
	a.Pictures, err = picture.Collect(feedback)
	switch {
	case err != nil:
		a.NoPicture = err.Error()
	case len(a.Pictures) == 0:
		a.NoPicture = fmt.Sprintf("the visualizer left no image (%s; exit status %d) %s", got.Status, got.ExitCode, said)
	}
	return nil
}
