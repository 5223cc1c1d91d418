// This file changes the helpers of problems/lib/graph so that they record their graphs and results. It inserts
// overlay.go, which contains the recording functions.

package command

import (
	_ "embed"
	"errors"
	"os"
	"path/filepath"
	"regexp"
	"strings"
)

//go:embed overlay.go
var graphFile string

// ignored is the build constraint of overlay.go. It excludes the file from builds of this repository.
const ignored = "//go:build ignore\n"

// declaration matches the start of a function declaration. Its groups are "func" with the receiver, if any;
// the first letter of the name; and the rest of the name.
var declaration = regexp.MustCompile(`(?m)^(func (?:\(\w+ \w+\) )?)(\w)(\w*\()`)

// overlayGraph writes the changed helpers into the folder temp. It returns a map from the path of each replaced
// file to the path of its replacement. A helper that overlay.go also declares is renamed: the new name
// begins with plain.
func overlayGraph(root, temp string) (map[string]string, error) {
	files, err := filepath.Glob(filepath.Join(root, "problems", "lib", "graph", "*.go"))
	if err != nil || len(files) == 0 {
		return nil, errors.Join(err, errors.New("the folder problems/lib/graph is missing"))
	}

	replace := map[string]string{}
	write := func(name, text string) error {
		changed := filepath.Join(temp, "graph_"+name)
		replace[filepath.Join(filepath.Dir(files[0]), name)] = changed
		return os.WriteFile(changed, []byte(text), 0o666)
	}

	// The functions to rename are the functions that overlay.go declares.
	declared := declaration.FindAllStringSubmatch(graphFile, -1)
	for _, file := range files {
		if strings.HasSuffix(file, "_test.go") {
			continue
		}
		text, err := os.ReadFile(file)
		if err != nil {
			return nil, err
		}

		changed := string(text)
		for _, m := range declared {
			function, first, rest := m[1], m[2], m[3]
			changed = strings.Replace(changed, m[0], function+"plain"+strings.ToUpper(first)+rest, 1)
		}

		// A file without a renamed helper is not replaced.
		if changed == string(text) {
			continue
		}
		if err := write(filepath.Base(file), changed); err != nil {
			return nil, err
		}
	}
	return replace, write("zz_recorder.go", strings.TrimPrefix(graphFile, ignored))
}
