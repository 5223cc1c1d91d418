// This file stores a tolerance in a package.

package problem

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"oj/tools/atomicfile"
	"oj/tools/yaml"
)

// flagsLine matches the line with the validator flags in problem.yaml.
var flagsLine = regexp.MustCompile(`(?m)^validator_flags[ \t]*:.*\n?`)

// SaveTolerance stores a tolerance in the problem.yaml of a package, in place of the tolerance that is there. It returns
// the file and the new line, or "" for the line if the file has it already.
func SaveTolerance(dir, tolerance string) (file, line string, err error) {
	defer yaml.Caught(&err)
	file = filepath.Join(dir, "problem.yaml")
	before, err := os.ReadFile(file)
	if err != nil && !errors.Is(err, os.ErrNotExist) {
		return file, "", err
	}
	if before == nil {
		// A package without problem.yaml has a smaller memory limit, which must stay the same.
		before = fmt.Appendf(nil, "limits:\n  memory: %d\n", defaultMemory/mib)
	}

	root := yaml.Must(yaml.Parse(file, before))
	if version := root.Get("problem_format_version"); version != nil && version.Text == v2025 {
		yaml.Fail(file, version.Line, "-save writes validator_flags, which %s does not have; write output_validator_args: "+
			"[float_tolerance, %s] into data/test_group.yaml", v2025, tolerance)
	}

	// Other flags stay.
	var flags []string
	if n := root.Get("validator_flags"); n != nil {
		flags = withoutTolerance(words(n))
	}
	flags = append(flags, "float_tolerance", tolerance)
	line = "validator_flags: " + strings.Join(flags, " ")

	// The rest of the file keeps its comments and its order.
	after := string(before)
	if flagsLine.MatchString(after) {
		after = flagsLine.ReplaceAllLiteralString(after, line+"\n")
	} else {
		after = strings.TrimSuffix(after, "\n") + "\n" + line + "\n"
		after = strings.TrimPrefix(after, "\n")
	}
	if after == string(before) {
		return file, "", nil
	}

	// A value of several lines, or a file in another form, cannot be changed line by line.
	changed, err := yaml.Parse(file, []byte(after))
	if err != nil || changed.Get("validator_flags") == nil || !slices.Equal(words(changed.Get("validator_flags")), flags) ||
		len(changed.Items) < len(root.Items) {
		yaml.Fail(file, 0, "-save cannot change this file: write this line by hand: %s", line)
	}
	return file, line, atomicfile.Write(file, []byte(after))
}

// withoutTolerance returns the flags of the default validator that set no tolerance.
func withoutTolerance(flags []string) (rest []string) {
	for i := 0; i < len(flags); i++ {
		if strings.HasPrefix(flags[i], "float_") {
			i++ // its number
			continue
		}
		rest = append(rest, flags[i])
	}
	return rest
}
