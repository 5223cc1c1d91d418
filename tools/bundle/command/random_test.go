package command

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"oj/tools/bundle/internal/emit"
	"oj/tools/bundle/internal/load"
	"oj/tools/bundle/internal/pipeline"
	"oj/tools/shared/testing/full"
)

var (
	randomPrograms = flag.Int("programs", 2, "how many random programs TestRandom bundles and runs")
	randomSeed     = flag.Int64("seed", 0, "first seed of TestRandom; 0: one that changes every day")
)

// oldBugs contains the seeds of programs that have revealed bugs. TestRandom runs these programs with -full.
var oldBugs = []int64{
	2, 7, // a method was kept only because it hides another method, although that one had been dropped
	35,   // the verifier compared constants of a group by their expressions, although one had no expression
	5137, // the bundle lacked a type's only method, which made a promoted name ambiguous
}

// TestRandom bundles random programs and compares the outputs of the original and the bundle. For a long run,
// use: go test ./tools/bundle -run Random -programs 2000.
func TestRandom(t *testing.T) {
	first := *randomSeed
	if first == 0 {
		first = time.Now().Unix() / 86400 * 1_000_000
	}
	seeds := slices.DeleteFunc(slices.Clone(oldBugs), func(seed int64) bool { return !full.Mine(fmt.Sprint(t.Name(), seed)) })
	for i := 0; i < *randomPrograms; i++ {
		seeds = append(seeds, first+int64(i))
	}
	for len(seeds) > 0 {
		n := min(len(seeds), 50)
		runRandom(t, seeds[:n])
		seeds = seeds[n:]
	}
}

// A randomCase is one generated program.
type randomCase struct {
	seed int64
	name string
}

// runRandom builds the programs of all seeds in one module, and their bundles in another one, so that the go
// command is started only twice.
func runRandom(t *testing.T, seeds []int64) {
	dir := t.TempDir()
	originals, bundles := filepath.Join(dir, "originals"), filepath.Join(dir, "bundles")
	writeFile(t, filepath.Join(originals, "go.mod"), "module random\n\ngo 1.25\n")
	writeFile(t, filepath.Join(bundles, "go.mod"), "module bundles\n\ngo 1.25\n")
	var cases []randomCase
	for _, seed := range seeds {
		c := randomCase{seed, fmt.Sprintf("p%d", seed)}
		folder := filepath.Join(originals, c.name)
		for name, text := range generate(seed, "random/"+c.name) {
			writeFile(t, filepath.Join(folder, filepath.FromSlash(name)), text)
		}
		b, err := pipeline.Make(t.Context(), folder, pipeline.Options{})
		if err != nil || len(b.Warnings) > 0 {
			explain(t, c, folder, err)
			os.RemoveAll(folder)
			continue
		}
		t.Run(c.name, func(t *testing.T) { checkProperties(t, string(b.Source), emit.Short) })
		writeFile(t, filepath.Join(bundles, c.name, "main.go"), string(b.Source))
		cases = append(cases, c)
	}
	t.Logf("%d programs, %d of them well-typed and bundled without warning", len(seeds), len(cases))
	if len(cases) < len(seeds)/4 {
		t.Errorf("only %d of %d random programs print anything", len(cases), len(seeds))
	}
	compareRuns(t, cases, buildAll(t, originals), buildAll(t, bundles))
}

// explain reports a difference between a program and its bundle as a bug, unless the program does not
// type-check, or the bundler has refused it or warned about it.
func explain(t *testing.T, c randomCase, folder string, err error) {
	if _, illTyped := load.Load(t.Context(), folder); illTyped != nil {
		if testing.Verbose() {
			t.Logf("seed %d is ill-typed: %v", c.seed, illTyped)
		}
		return
	}
	if err != nil && !strings.Contains(err.Error(), "cannot bundle: ") {
		t.Errorf("seed %d: %v", c.seed, err)
	} else if testing.Verbose() {
		t.Logf("seed %d refused or warned about: %v", c.seed, err)
	}
}

func compareRuns(t *testing.T, cases []randomCase, originals, bundles string) {
	for _, c := range cases {
		want, err1 := runProgram(filepath.Join(originals, c.name))
		got, err2 := runProgram(filepath.Join(bundles, c.name))
		if !bytes.Equal(want, got) || (err1 == nil) != (err2 == nil) {
			t.Errorf("seed %d (-seed %d -programs 1): the bundle prints\n%s%v\nthe original\n%s%v", c.seed, c.seed, got, err2, want, err1)
		}
	}
}

// runProgram returns the output of a program, including the message of a panic.
func runProgram(name string) ([]byte, error) {
	cmd := exec.Command(name)
	var out bytes.Buffer
	cmd.Stdout = &out
	err := cmd.Run()
	return out.Bytes(), err
}
