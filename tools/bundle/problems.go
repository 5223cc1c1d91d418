package main

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"oj/tools/bundle/internal/cxx"
	"oj/tools/bundle/internal/judges"
	"oj/tools/bundle/internal/pipeline"
)

// repoLevel is the Go version that every problem of the repository keeps to, in
// language and library: the oldest of the judges that it is written for.
const repoLevel = "go1.18"

// repository finds the folder with go.mod and problems around the working
// directory.
func repository() (string, error) {
	dir, err := os.Getwd()
	if err != nil {
		return "", fileError{err}
	}
	for d := dir; ; d = filepath.Dir(d) {
		_, err1 := os.Stat(filepath.Join(d, "go.mod"))
		_, err2 := os.Stat(filepath.Join(d, "problems"))
		if err1 == nil && err2 == nil {
			return d, nil
		}
		if d == filepath.Dir(d) {
			return "", fileError{fmt.Errorf("no folder above %s holds go.mod and problems: -w and -check work in such a repository", dir)}
		}
	}
}

// problemNames lists the folders of problems that have a solution.
func problemNames(root string) ([]string, error) {
	files, err := filepath.Glob(filepath.Join(root, "problems", "*", "solution", "*.go"))
	if err != nil {
		return nil, fileError{err}
	}
	var names []string
	for _, f := range files {
		name := filepath.Base(filepath.Dir(filepath.Dir(f)))
		if len(names) == 0 || names[len(names)-1] != name {
			names = append(names, name)
		}
	}
	return names, nil
}

// choose gives the problems that the prefixes name, all if there are none.
func choose(names, prefixes []string) ([]string, error) {
	if len(prefixes) == 0 {
		return names, nil
	}
	var chosen []string
	for _, prefix := range prefixes {
		var found []string
		for _, name := range names {
			if name == prefix {
				found = []string{name}
				break
			}
			if strings.HasPrefix(name, prefix) {
				found = append(found, name)
			}
		}
		if len(found) != 1 {
			return nil, usageError{fmt.Errorf("problem %s: want a prefix of exactly one of %s", prefix, strings.Join(names, ", "))}
		}
		chosen = append(chosen, found[0])
	}
	return chosen, nil
}

// generate makes the files that the repository keeps for a problem, by path.
func (c *command) generate(root, name string) (map[string][]byte, error) {
	b, err := pipeline.Make(filepath.Join(root, "problems", name, "solution"), pipeline.Options{
		GoVersion: repoLevel, Origin: "problems/" + name + "/solution",
	})
	if err != nil {
		return nil, err
	}
	warnings, err := judges.CheckLevel(repoLevel, b)
	for _, w := range append(b.Warnings, warnings...) {
		fmt.Fprintf(c.stderr, "%s (warning)\n", w)
	}
	if err != nil {
		return nil, err
	}
	goFile, cxxFile := filepath.Join(root, "problems", name, "main.go"), filepath.Join(root, "problems", name, "main.cpp")
	files := map[string][]byte{goFile: b.Source}
	text, err := toCxx(b)
	var unsupported *cxx.Unsupported
	if errors.As(err, &unsupported) {
		return files, c.withoutCxx(name, cxxFile, unsupported)
	}
	if err != nil {
		return files, err
	}
	files[cxxFile] = text
	return files, nil
}

// writeProblems is -w. A problem that cannot be bundled does not keep the
// others from being written.
func (c *command) writeProblems() error {
	root, err := repository()
	if err != nil {
		return err
	}
	names, err := problemNames(root)
	if err != nil {
		return err
	}
	if names, err = choose(names, c.args); err != nil {
		return err
	}
	var errs []error
	for _, name := range names {
		files, err := c.generate(root, name)
		for file, text := range files {
			err = errors.Join(err, replaceFile(file, text))
		}
		if err != nil {
			errs = append(errs, err)
		}
	}
	return errors.Join(errs...)
}

// checkProblems is -check.
func (c *command) checkProblems() error {
	root, err := repository()
	if err != nil {
		return err
	}
	names, err := problemNames(root)
	if err != nil {
		return err
	}
	var errs []error
	expected := map[string]bool{}
	for _, name := range names {
		files, err := c.generate(root, name)
		if err != nil {
			errs = append(errs, err)
		}
		for file, text := range files {
			expected[file] = true
			errs = append(errs, fresh(root, file, name, text))
		}
	}
	errs = append(errs, orphans(root, names, expected))
	return errors.Join(errs...)
}

// fresh compares a generated file with what it should hold.
func fresh(root, file, name string, want []byte) error {
	rel, err := filepath.Rel(root, file)
	if err != nil {
		rel = file
	}
	got, err := os.ReadFile(file)
	switch {
	case errors.Is(err, os.ErrNotExist):
		return fmt.Errorf("%s: missing, run: go run ./tools/bundle -w %s", rel, name)
	case err != nil:
		return fileError{err}
	case !bytes.Equal(got, want):
		return fmt.Errorf("%s: out of date, run: go run ./tools/bundle -w %s", rel, name)
	}
	return nil
}

// orphans names the generated files that nothing generates any more.
func orphans(root string, names []string, expected map[string]bool) error {
	has := map[string]bool{}
	for _, name := range names {
		has[name] = true
	}
	var errs []error
	for _, base := range []string{"main.go", "main.cpp"} {
		files, err := filepath.Glob(filepath.Join(root, "problems", "*", base))
		if err != nil {
			return fileError{err}
		}
		for _, file := range files {
			name := filepath.Base(filepath.Dir(file))
			if expected[file] || base == "main.go" && has[name] {
				continue
			}
			errs = append(errs, fmt.Errorf("problems/%s/%s: orphaned, nothing in problems/%s/solution makes it; remove it", name, base, name))
		}
	}
	return errors.Join(errs...)
}
