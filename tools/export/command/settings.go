// This file writes problem.yaml and the files with the time limit.

package command

import (
	"errors"
	"fmt"
	"io/fs"
	"math"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"oj/tools/shared/yaml"
)

// legacyKeys are the keys of problem.yaml in the version legacy.
var legacyKeys = map[string]bool{
	"type": true, "name": true, "author": true, "source": true, "source_url": true, "license": true,
	"rights_owner": true, "limits": true, "validation": true, "validator_flags": true, "grading": true, "keywords": true,
}

// addSettings adds problem.yaml and the time limit. This repository's judge derives some settings from the
// problem's source, such as the exact comparison of outputs. The export writes these settings explicitly.
func (p *packageFiles) addSettings() error {
	if p.modern {
		return p.addModernSettings()
	}
	root, err := p.settings()
	if err != nil {
		return err
	}

	// Kattis problemtools rejects a package with an unknown key, so unknown keys are left out.
	var text strings.Builder
	fmt.Fprintf(&text, "problem_format_version: %s\nuuid: %s\n", legacy, uuid(p.target.ID))
	for _, item := range root.Items {
		switch {
		case item.Key == "problem_format_version" || item.Key == "uuid" || item.Key == "validator_flags":
		case !legacyKeys[item.Key]:
			p.warnings = append(p.warnings, fmt.Sprintf("problem.yaml: the key %s is left out, because the version legacy has no such key", item.Key))
		case item.Kind == yaml.Map:
			fmt.Fprintf(&text, "%s:\n", item.Key)
			for _, part := range item.Items {
				fmt.Fprintf(&text, "  %s: %s\n", part.Key, scalar(part.Text))
			}
		default:
			fmt.Fprintf(&text, "%s: %s\n", item.Key, scalar(item.Text))
		}
	}
	if flags := p.problem.ValidatorFlags; len(flags) > 0 {
		fmt.Fprintf(&text, "validator_flags: %s\n", scalar(strings.Join(flags, " ")))
	}
	p.files["problem.yaml"] = []byte(text.String())

	// If the package sets no time limit, tools compute it from the times of the accepted submissions, so write no limit.
	if p.problem.TimeLimit == 0 || p.problem.ByTurns {
		return nil
	}

	// The legacy format has no key for a fixed time limit, so write it into files of their own: Kattis reads
	// .timelimit, and DOMjudge reads domjudge-problem.ini.
	limit := seconds(p.problem.TimeLimit.Seconds())
	p.files[".timelimit"] = []byte(limit + "\n")
	p.files["domjudge-problem.ini"] = []byte("timelimit = " + limit + "\n")
	return nil
}

// settings returns the original package's problem.yaml. A package without this file has no settings but its name.
func (p *packageFiles) settings() (*yaml.Node, error) {
	file := filepath.Join(p.target.Package, "problem.yaml")
	text, err := os.ReadFile(file)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		text = []byte("name: " + scalar(p.problem.Name) + "\n")
	case err != nil:
		return nil, err
	}
	return yaml.Parse(file, text)
}

// addModernSettings adds the files of 2025-09. In this version, the flags of validators are settings of groups
// of testcases.
func (p *packageFiles) addModernSettings() error {
	q := p.problem
	var text strings.Builder
	fmt.Fprintf(&text, "problem_format_version: %s\n", v2025)

	// In 2025-09, problem.yaml has no key for a custom validator: the package has one if the folder
	// output_validator exists.
	if q.Interactive {
		fmt.Fprintln(&text, "type: [pass-fail, interactive]")
	} else {
		fmt.Fprintln(&text, "type: pass-fail")
	}

	fmt.Fprintf(&text, "name: %s\nuuid: %s\n", scalar(q.Name), uuid(p.target.ID))
	if q.Source != "" {
		fmt.Fprintf(&text, "source:\n  name: %s\n", scalar(q.Source))
	}

	// In 2025-09, the address of the problem's page is a field of source.
	if q.SourceURL != "" {
		fmt.Fprintf(&text, "  url: %s\n", scalar(q.SourceURL))
	}

	// The licence is unknown, because judges rarely state one for their problems.
	fmt.Fprintf(&text, "license: unknown\nlimits:\n  memory: %d\n", q.Limits.Memory>>20)
	if limit := q.TimeLimit.Seconds(); limit > 0 && !q.ByTurns {
		fmt.Fprintf(&text, "  time_limit: %s\n", seconds(limit))

		// For BAPCtools, the time limit must be a multiple of time_resolution, which is one second by default.
		if limit != math.Trunc(limit) {
			fmt.Fprintln(&text, "  time_resolution: 0.001")
		}
	}
	p.files["problem.yaml"] = []byte(text.String())

	if len(q.ValidatorFlags) == 0 {
		return nil
	}

	// Set the flags only for the groups data/sample and data/secret. Flags for all of data would also apply to
	// data/invalid_input, where there are no outputs to validate.
	var flags []string
	for _, flag := range q.ValidatorFlags {
		flags = append(flags, scalar(flag))
	}
	group := "output_validator_args: [" + strings.Join(flags, ", ") + "]\n"
	for _, folder := range []string{"sample", "secret"} {
		p.files["data/"+folder+"/test_group.yaml"] = []byte(group)
	}
	return nil
}

// scalar returns a text as a YAML scalar in quotes, because the text may contain a colon or look like a number.
func scalar(text string) string {
	if _, err := strconv.ParseFloat(text, 64); err == nil {
		return text
	}
	return `"` + strings.NewReplacer(`\`, `\\`, `"`, `\"`).Replace(text) + `"`
}

// seconds formats a number of seconds.
func seconds(s float64) string { return strconv.FormatFloat(s, 'f', -1, 64) }
