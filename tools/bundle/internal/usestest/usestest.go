// Package usestest builds graphs of programs for the tests of the bundler's passes.
package usestest

import (
	"testing"

	"oj/tools/bundle/internal/archive"
	"oj/tools/bundle/internal/load"
	"oj/tools/bundle/internal/order"
	"oj/tools/bundle/internal/uses"
)

// Graph returns the graph of a program, which is described by an archive of its files without go.mod. The module is
// called m. The file main.go comes first and needs no line with its name.
func Graph(t testing.TB, text string) *uses.Graph {
	t.Helper()
	dir := t.TempDir()
	archive.Parse("-- go.mod --\nmodule m\n\ngo 1.22\n-- main.go --\n"+text).Extract(t, dir)
	p, err := load.Load(t.Context(), dir)
	if err != nil {
		t.Fatal(err)
	}
	return uses.Build(p, order.Packages(p))
}
