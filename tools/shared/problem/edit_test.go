package problem

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestSaveTolerance checks the text of problem.yaml after a tolerance has been saved, and the tolerance that Read
// finds in it.
func TestSaveTolerance(t *testing.T) {
	for _, c := range []struct{ name, before, want, problem string }{
		{"no flags", "name: a # comment\nlimits:\n  memory: 64\n", "name: a # comment\nlimits:\n  memory: 64\nvalidator_flags: float_tolerance 1e-6\n", ""},
		{"no newline", "name: a", "name: a\nvalidator_flags: float_tolerance 1e-6\n", ""},
		{"empty", "", "validator_flags: float_tolerance 1e-6\n", ""},
		{"another tolerance", "validator_flags: float_absolute_tolerance 0.1 case_sensitive # why\nname: a\n",
			"validator_flags: case_sensitive float_tolerance 1e-6\nname: a\n", ""},
		{"saved already", "name: a\nvalidator_flags: float_tolerance 1e-6\n", "name: a\nvalidator_flags: float_tolerance 1e-6\n", ""},
		{"a list over lines", "validator_flags:\n  - case_sensitive\nname: a\n", "", "write this line by hand: validator_flags: case_sensitive float_tolerance 1e-6"},
		{"in braces", "{name: a}\n", "", "write this line by hand"},
		{"2025-09", "problem_format_version: 2025-09\n", "", "problem.yaml: -save cannot change a package"},
	} {
		dir := t.TempDir()
		file := filepath.Join(dir, "problem.yaml")
		write := func(name, text string) {
			if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		write("problem.yaml", c.before)
		write("1.in", "")
		write("1.ans", "0.5\n")

		_, line, err := SaveTolerance(dir, "1e-6")
		text, _ := os.ReadFile(file)
		if c.problem != "" {
			if err == nil || !strings.Contains(err.Error(), c.problem) || string(text) != c.before {
				t.Errorf("%s: error %v, want %q; the file contains %q", c.name, err, c.problem, text)
			}
			continue
		}
		if err != nil || string(text) != c.want || (line == "") != (c.before == c.want) {
			t.Errorf("%s: the file contains %q (line %q, %v), want %q", c.name, text, line, err, c.want)
			continue
		}

		p, err := Read(dir)
		if err != nil {
			t.Fatal(err)
		}
		if options := p.Cases[0].Compare.GoString(); !strings.HasSuffix(options, "1e-6, 1e-6}") {
			t.Errorf("%s: after saving, the options of the testcase are %s", c.name, options)
		}
	}
}

// TestSaveValidationDropsFlag: a checker does not get the flag of the default validator.
func TestSaveValidationDropsFlag(t *testing.T) {
	for text, want := range map[string]string{
		"name: a\nvalidator_flags: case_sensitive\nsource: b\n": "name: a\nsource: b\nvalidation: custom\n",
		"name: a\nvalidator_flags: turn=100\n":                  "name: a\nvalidator_flags: turn=100\nvalidation: custom\n",
		"validator_flags: case_sensitive turn=100\n":            "validator_flags: case_sensitive turn=100\nvalidation: custom\n",
	} {
		dir := t.TempDir()
		file := filepath.Join(dir, "problem.yaml")
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		if _, _, err := SaveValidation(dir, "custom"); err != nil {
			t.Fatal(err)
		}
		if got, _ := os.ReadFile(file); string(got) != want {
			t.Errorf("%q becomes %q, want %q", text, got, want)
		}
	}
}

// TestSaveToleranceCreatesYAML: if a package has no problem.yaml, SaveTolerance creates the file and keeps the
// memory limit of the package.
func TestSaveToleranceCreatesYAML(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{"1.in": "", "1.ans": "0.5\n"} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	before, err := Read(dir)
	if err != nil {
		t.Fatal(err)
	}
	if _, _, err := SaveTolerance(dir, "1e-6"); err != nil {
		t.Fatal(err)
	}
	after, err := Read(dir)
	if err == nil && !after.Cases[0].Compare.Case {
		t.Error("letters in upper and lower case are equal after a tolerance was saved")
	}
	if err != nil || after.Limits.Memory != before.Limits.Memory || after.TimeLimit != before.TimeLimit {
		t.Errorf("memory limit %v and time limit %v (%v), want %v and %v", after.Limits.Memory, after.TimeLimit, err, before.Limits.Memory, before.TimeLimit)
	}
}
