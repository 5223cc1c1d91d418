// This file changes the helpers of problems/lib/graph while a solution is built, so that they record their graphs and
// results. overlay/graph.go contains the functions that record.

package main

import (
	_ "embed"
	"errors"
	"os"
	"path/filepath"
	"regexp"
	"strings"
)

//go:embed overlay/graph.go
var graphFile string

// ignored keeps the go command from building overlay/graph.go where it is.
const ignored = "//go:build ignore\n"

// declaration matches the start of a function: an optional receiver, the first letter of the name, its rest.
var declaration = regexp.MustCompile(`(?m)^(func (?:\(\w+ \w+\) )?)(\w)(\w*\()`)

// overlayGraph writes the changed helpers into the folder temp. It returns the names of these files by the names of the
// files that they replace. A helper that overlay/graph.go declares, too, gets a name that begins with plain.
func overlayGraph(root, temp string) (map[string]string, error) {
	files, err := filepath.Glob(filepath.Join(root, "problems", "lib", "graph", "*.go"))
	if err != nil || len(files) == 0 {
		return nil, errors.Join(err, errors.New("problems/lib/graph is not here"))
	}

	replace := map[string]string{}
	write := func(name, text string) error {
		changed := filepath.Join(temp, "graph_"+name)
		replace[filepath.Join(filepath.Dir(files[0]), name)] = changed
		return os.WriteFile(changed, []byte(text), 0o666)
	}

	// The names of the functions to rename are not listed anywhere else.
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

		// A helper without a recorder is built as it is.
		if changed == string(text) {
			continue
		}
		if err := write(filepath.Base(file), changed); err != nil {
			return nil, err
		}
	}
	return replace, write("zz_recorder.go", strings.TrimPrefix(graphFile, ignored))
}
