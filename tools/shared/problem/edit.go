// This file changes single lines of problem.yaml.

package problem

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"oj/tools/shared/atomicfile"
	"oj/tools/shared/yaml"
)

// SaveTolerance writes a tolerance into the problem.yaml of a package, where it replaces an earlier tolerance.
// It returns the name of the file and the new line. If the file already contains the tolerance, line is "".
func SaveTolerance(dir, tolerance string) (file, line string, err error) {
	defer yaml.Caught(&err)
	f := readForEdit(dir)
	if f.modern() {
		yaml.Fail(f.name, 0, "-save cannot change a package of version %s, because this version has no key validator_flags. "+
			"Write this line into data/test_group.yaml: output_validator_args: [float_tolerance, %s]", v2025, tolerance)
	}

	// Keep the other flags.
	var flags []string
	if n := f.root.Get("validator_flags"); n != nil {
		flags = withoutTolerance(words(n))
	}
	flags = append(flags, "float_tolerance", tolerance)
	line, err = f.set("validator_flags", flags)
	return f.name, line, err
}

// withoutTolerance returns the flags of the default validator except those that set a tolerance.
func withoutTolerance(flags []string) (rest []string) {
	for i := 0; i < len(flags); i++ {
		if strings.HasPrefix(flags[i], "float_") {
			i++ // skip both the flag and the number after it
			continue
		}
		rest = append(rest, flags[i])
	}
	return rest
}

// SaveValidation writes the key validation, with this value, into the problem.yaml of the package in the
// folder dir. It returns the name of the file and its new line. If the file already contains the line, line
// is "".
func SaveValidation(dir, validation string) (file, line string, err error) {
	defer yaml.Caught(&err)
	f := readForEdit(dir)
	if f.modern() {
		yaml.Fail(f.name, 0, "version %s has no key validation: put the program into the folder output_validator, and write type: "+
			"interactive if it is an interactor", v2025)
	}
	line, err = f.set("validation", strings.Fields(validation))
	return f.name, line, err
}

// An editable is the text of a problem.yaml in which single lines can be changed. Comments and the order of
// the keys are kept.
type editable struct {
	name string
	text string
	root *yaml.Node
}

func readForEdit(dir string) *editable {
	name := filepath.Join(dir, "problem.yaml")
	text, err := os.ReadFile(name)
	if errors.Is(err, os.ErrNotExist) {
		// The default memory limit of a package without problem.yaml differs from the default of a package
		// with problem.yaml. So write the old default into the new file, so that the package keeps its limit.
		text, err = fmt.Appendf(nil, "limits:\n  memory: %d\n", defaultMemory/mib), nil
	}
	yaml.Check(err)
	return &editable{name, string(text), yaml.Must(yaml.Parse(name, text))}
}

func (f *editable) modern() bool {
	version := f.root.Get("problem_format_version")
	return version != nil && (version.Text == v2025 || slices.Contains(drafts, version.Text))
}

// set changes the value of a top-level key in the file. The new value is a list of words, which set writes on
// one line. It returns the new line, or "" if nothing changes.
func (f *editable) set(key string, value []string) (line string, err error) {
	line = key + ": " + strings.Join(value, " ")
	after := strings.TrimSuffix(f.text, "\n") + "\n" + line + "\n"
	after = strings.TrimPrefix(after, "\n")

	old := regexp.MustCompile(`(?m)^` + key + `[ \t]*:.*\n?`)
	if old.MatchString(f.text) {
		after = old.ReplaceAllLiteralString(f.text, line+"\n")
	}
	if after == f.text {
		return "", nil
	}

	// Parse the new text to check that it contains the new value. It may be invalid if the old value had several
	// lines, because only one was replaced, or if the keys of the file are in braces.
	changed, err := yaml.Parse(f.name, []byte(after))
	if err != nil || changed.Get(key) == nil || !slices.Equal(words(changed.Get(key)), value) || len(changed.Items) < len(f.root.Items) {
		yaml.Fail(f.name, 0, "this file cannot be changed automatically; write this line by hand: %s", line)
	}
	return line, atomicfile.Write(f.name, []byte(after))
}
