// This file asks input validators about the testcases.

package run

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"sync"

	"oj/judge/internal/build"
	"oj/judge/internal/packages"
	"oj/judge/internal/sandbox"
)

// Inputs runs every input validator on every input of the package. Inputs must be accepted, those of
// invalid_input must be rejected by one of them. stamps is a folder that outlives the run: a package
// that passed is not looked at again while its data and validators stay the same. The error names
// the file that is wrong.
func (r *Runner) Inputs(ctx context.Context, pkg *packages.Package, validators []*build.Program, stamps string) error {
	if len(validators) == 0 {
		return nil
	}
	key, err := inputsKey(pkg, validators)
	if err != nil {
		return err
	}
	stamp := filepath.Join(stamps, "inputs-"+key)
	if _, err := os.Stat(stamp); err == nil {
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
			errs[i] = r.input(ctx, pkg, c, validators)
			<-slots
		}()
	}
	wg.Wait()
	for _, err := range errs {
		if err != nil {
			return err
		}
	}
	if err := os.MkdirAll(stamps, 0o755); err != nil {
		return err
	}
	return os.WriteFile(stamp, nil, 0o644)
}

// input asks all validators about one input.
func (r *Runner) input(ctx context.Context, pkg *packages.Package, c *packages.Case, validators []*build.Program) error {
	if c.Kind == packages.InvalidOutput || c.Kind == packages.ValidOutput {
		return nil
	}
	dir, err := r.folder()
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
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
	case c.Kind == packages.Judged && rejected != "":
		return &packages.Error{File: c.In, Msg: rejected}
	}
	return nil
}

// inputsKey hashes everything that the outcome depends on.
func inputsKey(pkg *packages.Package, validators []*build.Program) (string, error) {
	h := sha256.New()
	for _, v := range validators {
		fmt.Fprintln(h, v.Key)
	}
	for _, c := range pkg.Cases {
		f, err := os.Open(c.In)
		if err != nil {
			return "", err
		}
		fmt.Fprintf(h, "%q %d %q\n", c.Name, c.Kind, c.InputFlags)
		n, err := io.Copy(h, f)
		f.Close()
		if err != nil {
			return "", err
		}
		fmt.Fprintln(h, n)
	}
	return hex.EncodeToString(h.Sum(nil))[:40], nil
}
