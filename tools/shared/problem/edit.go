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
	"oj/tools/shared/small"
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

// SaveIgnoreCase changes the problem.yaml of a package, so that letters in upper and lower case are equal in outputs. It
// returns the name of the file and the new line. If the file already says so, line is "".
func SaveIgnoreCase(dir string) (file, line string, err error) {
	defer yaml.Caught(&err)
	p := yaml.Must(Read(dir))
	f := readForEdit(dir)
	if f.modern() {
		yaml.Fail(f.name, 0, "-save cannot change a package of version %s, because this version has no key validator_flags: "+
			"remove %s from output_validator_args", v2025, caseFlag)
	}

	// In an ICPC package it is enough to remove the flag case_sensitive. Other problems need a flag of their own.
	old := f.root.Get("validator_flags")
	var flags []string
	if old != nil {
		flags = withoutCase(words(old))
	}
	switch {
	case slices.Contains(p.judgeFlags(), caseFlag):
		flags = append(flags, ignoreFlag)
	case old == nil:
		return f.name, "", nil
	}
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

	// A program of the package need not understand the flag of the default validator.
	if old := f.root.Get("validator_flags"); old != nil && slices.Equal(words(old), []string{caseFlag}) {
		f.text = flagsLine.ReplaceAllString(f.text, "")
		f.root = yaml.Must(yaml.Parse(f.name, []byte(f.text)))
	}
	line, err = f.set("validation", strings.Fields(validation))
	return f.name, line, err
}

// SaveName writes the name of a problem into the problem.yaml of the package in the folder dir. It returns the new line,
// or "" if nothing changes.
func SaveName(dir, name string) (line string, err error) {
	defer yaml.Caught(&err)
	return readForEdit(dir).replace("name", yaml.Quote(name), func(n *yaml.Node) bool { return text(n) == name })
}

// SaveMemory writes a memory limit in MiB into the problem.yaml of the package in the folder dir. It returns the new
// line, or "" if the file states a memory limit already.
func SaveMemory(dir string, mebibytes int) (line string, err error) {
	defer yaml.Caught(&err)
	f := readForEdit(dir)
	limits := f.root.Get("limits")
	if limits.Get("memory") != nil {
		return "", nil
	}

	// Other limits stay as they are, if each of them has a line.
	line = fmt.Sprintf("memory: %d", mebibytes)
	after := strings.TrimSuffix(f.text, "\n") + "\nlimits:\n  " + line + "\n"
	if limits != nil {
		after = limitsBlock.ReplaceAllString(f.text, "${0}"+line+"\n${1}")
	}
	changed, err := yaml.Parse(f.name, []byte(after))
	if err != nil || changed.Get("limits").Get("memory") == nil {
		yaml.Fail(f.name, 0, "this file cannot be changed automatically; write %s below limits by hand", line)
	}
	return line, atomicfile.Write(f.name, []byte(after))
}

// limitsBlock matches the key limits, and the indentation of its first value if it stands on a line of its own.
var limitsBlock = regexp.MustCompile(`(?m)^limits[ \t]*:[ \t]*\n([ ]+)`)

// flagsLine matches the line of problem.yaml with the flags of validators.
var flagsLine = regexp.MustCompile(`(?m)^validator_flags[ \t]*:.*\n?`)

// An editable is the text of a problem.yaml in which single lines can be changed. Comments and the order of
// the keys are kept.
type editable struct {
	name string
	text string
	root *yaml.Node
}

func readForEdit(dir string) *editable {
	name := filepath.Join(dir, "problem.yaml")
	text, err := small.ReadFile(name)
	if errors.Is(err, os.ErrNotExist) {
		// Without problem.yaml, the memory limit and the comparison of letters differ from those of a package
		// with problem.yaml. So write the old values into the new file, so that the problem keeps them.
		text, err = fmt.Appendf(nil, "limits:\n  memory: %d\nvalidator_flags: %s\n", defaultMemory/mib, caseFlag), nil
	}
	yaml.Check(err)
	return &editable{name, string(text), yaml.Must(yaml.Parse(name, text))}
}

func (f *editable) modern() bool {
	version := f.root.Get("problem_format_version")
	return version != nil && (version.Text == v2025 || slices.Contains(drafts, version.Text))
}

// set changes the value of a top-level key in the file to a list of words, which set writes on one line. It returns the
// new line, or "" if nothing changes.
func (f *editable) set(key string, value []string) (line string, err error) {
	return f.replace(key, strings.Join(value, " "), func(n *yaml.Node) bool { return slices.Equal(words(n), value) })
}

// replace changes the line of a top-level key in the file, or adds it. isNew reports whether a node has the new value.
// replace returns the new line, or "" if nothing changes.
func (f *editable) replace(key, value string, isNew func(*yaml.Node) bool) (line string, err error) {
	line = key + ": " + value
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
	if err != nil || changed.Get(key) == nil || !isNew(changed.Get(key)) || len(changed.Items) < len(f.root.Items) {
		yaml.Fail(f.name, 0, "this file cannot be changed automatically; write this line by hand: %s", line)
	}
	return line, atomicfile.Write(f.name, []byte(after))
}
