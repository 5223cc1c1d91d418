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
	feedback, home, err := s.validatorHome(0, dir)
	if err != nil {
		return err
	}
	output := filepath.Join(dir, "output")
	if _, err := os.Stat(output); errors.Is(err, fs.ErrNotExist) {
		output = os.DevNull
	}
	var flags []string
	switch {
	case c.VisualFlags != nil:
		flags = c.VisualFlags.All
	case len(s.Validators) > 0:
		flags, _ = s.validatorFlags(0, c)
	}
	got, said, err := r.validate(ctx, s.Pkg, s.Visualizer, home, output, validatorArgs(c, c.In, feedback, flags))
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
