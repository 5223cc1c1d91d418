package command

import (
	"os/exec"
	"path/filepath"
	"testing"

	"oj/tools/bundle/internal/emit"
	"oj/tools/bundle/internal/pipeline"
	"oj/tools/shared/testing/full"
	"oj/tools/shared/testing/program"
)

// TestSelf bundles the bundler itself, which is the largest program in the repository. The original and its
// bundle must then produce the same bundle of a problem.
func TestSelf(t *testing.T) {
	full.Test(t)
	root, names := repositoryProblems(t)
	b, err := pipeline.Make(t.Context(), filepath.Join("testdata", "self", "main.go"), pipeline.Options{})
	if err != nil {
		t.Fatal(err)
	}
	checkProperties(t, string(b.Source), emit.Short)
	dir := t.TempDir()
	writeFile(t, filepath.Join(dir, "go.mod"), "module bundles\n\ngo 1.25\n")
	writeFile(t, filepath.Join(dir, "self", "main.go"), string(b.Source))
	bundled := filepath.Join(buildAll(t, dir), "self")
	original := program.Build(t, "./testdata/self")
	problem := filepath.Join(root, "problems", names[0], "solution")
	want, err := exec.Command(original, problem).CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, want)
	}
	got, err := exec.Command(bundled, problem).CombinedOutput()
	if err != nil || string(got) != string(want) {
		t.Errorf("%v\n%s", err, firstDifference(string(want), string(got)))
	}
}
