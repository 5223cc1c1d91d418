//go:build unix

// This file measures how long a judge with -watch takes to show the result after a solution was saved. Run it
// with
//
//	go test -run none -bench Watch -benchtime 20x ./judge

package main

import (
	"bufio"
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"
)

// BenchmarkWatch repeatedly changes a solution of uva260 in a copy of the repository and waits until the
// judge prints the result of this solution. It reports the minimum and the median time ("least-ms",
// "median-ms"). For comparison it also reports the minimum time in which the go command builds the same
// changed main.go ("go-build-ms").
func BenchmarkWatch(b *testing.B) {
	root := b.TempDir()
	for _, part := range []string{"tools", "problems", "testcases/uva260"} {
		if err := os.CopyFS(filepath.Join(root, part), os.DirFS(filepath.Join("..", part))); err != nil {
			b.Fatal(err)
		}
	}
	mod, err := os.ReadFile("../go.mod")
	if err != nil {
		b.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(root, "go.mod"), mod, 0o644); err != nil {
		b.Fatal(err)
	}
	source := filepath.Join(root, "problems", "uva260", "solution", "solution.go")
	text, err := os.ReadFile(source)
	if err != nil {
		b.Fatal(err)
	}
	// save changes the text of the program, but not its output.
	save := func(n int) {
		b.Helper()
		head := fmt.Sprintf("func main() {\n\tif len(os.Args) == %d {\n\t\treturn\n\t}\n", n+1000)
		changed := bytes.Replace(text, []byte("func main() {\n"), []byte(head), 1)
		if err := os.WriteFile(source, changed, 0o644); err != nil {
			b.Fatal(err)
		}
	}
	cmd := exec.Command(buildJudge(b), "-watch", "-lang", "go", "uva260")
	cmd.Dir = root
	out, err := cmd.StdoutPipe()
	if err != nil {
		b.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		b.Fatal(err)
	}
	defer cmd.Wait()
	defer cmd.Process.Signal(os.Interrupt)
	lines := bufio.NewScanner(out)
	row := func() {
		for lines.Scan() {
			if line := lines.Text(); strings.Contains(line, "main.go") {
				if !strings.Contains(line, " AC") {
					b.Fatal(line)
				}
				return
			}
		}
		b.Fatal("the judge has ended")
	}
	row()
	for n := range 3 { // warm up, so that the bundler is built and the go command's cache is filled
		save(-n)
		row()
	}
	var waits, builds []time.Duration
	for n := 1; b.Loop(); n++ {
		// Let the judge become idle, because a user does not save again at the moment when a row is printed.
		time.Sleep(300 * time.Millisecond)
		start := time.Now()
		save(n)
		row()
		waits = append(waits, time.Since(start))
		start = time.Now()
		build := exec.Command("go", "build", "-o", filepath.Join(root, "program"), "./problems/uva260")
		build.Dir = root
		if out, err := build.CombinedOutput(); err != nil {
			b.Fatalf("%v\n%s", err, out)
		}
		builds = append(builds, time.Since(start))
	}
	slices.Sort(waits)
	ms := func(d time.Duration) float64 { return float64(d.Microseconds()) / 1000 }
	b.ReportMetric(ms(waits[0]), "least-ms")
	b.ReportMetric(ms(waits[len(waits)/2]), "median-ms")
	b.ReportMetric(ms(slices.Min(builds)), "go-build-ms")
	b.ReportMetric(0, "ns/op")
}
