package command

import (
	"bytes"
	"context"
	"io"
	"os/exec"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"oj/judge/console"
)

// BenchmarkComparison measures the time of a comparison, and the time to run the same two programs with
// os/exec. It reports the ratio of the two medians.
func BenchmarkComparison(b *testing.B) {
	source := "package main\n\nimport \"fmt\"\n\nfunc main() {\n\tvar a, b int\n\tfmt.Scan(&a, &b)\n\tfmt.Println(a + b)\n}\n"
	w := newWorld(&testing.T{}, nil)
	w.dir = b.TempDir()
	for name, text := range map[string]string{
		"go.mod": "module world\n", "problems/sum/notes.txt": "", "testcases/sum/problem.yaml": "name: sum\n", "testcases/sum/.timelimit": "2\n",
		"testcases/sum/data/sample/1.in": "2 3\n", "testcases/sum/data/sample/1.ans": "5\n", "a.go": source, "b.go": source + "\n// another\n",
	} {
		w.write(name, text)
	}
	ctx, temp := context.Background(), b.TempDir()
	opt := &options{src: "a.go", brute: "b.go", gen: "1..99 1..99", workers: 1, runs: 1, problem: "sum"}
	l, err := newSetup(ctx, opt, console.New(w.dir, nil, nil, io.Discard, io.Discard), temp)
	if err != nil {
		b.Fatal(err)
	}
	w1, err := l.newWorker()
	if err != nil {
		b.Fatal(err)
	}
	for _, name := range []string{"a", "b"} {
		build := exec.Command("go", "build", "-o", name, name+".go")
		if build.Dir = w.dir; build.Run() != nil {
			b.Fatal(name, "does not compile")
		}
	}
	var whole, bare []time.Duration
	for i := range uint64(b.N) {
		begun := time.Now()
		f, err := w1.run(ctx, i, false)
		if err != nil || f.bad != nil {
			b.Fatal(err, f.bad)
		}
		between := time.Now()
		for _, name := range []string{"a", "b"} {
			cmd := exec.Command(filepath.Join(w.dir, name))
			cmd.Stdin = bytes.NewReader(f.text)
			if out, err := cmd.Output(); err != nil || len(out) == 0 {
				b.Fatal(name, err)
			}
		}
		whole, bare = append(whole, between.Sub(begun)), append(bare, time.Since(between))
	}
	slices.Sort(whole)
	slices.Sort(bare)
	b.ReportMetric(float64(whole[len(whole)/2])/float64(bare[len(bare)/2]), "x-bare")
	b.ReportMetric(float64(bare[len(bare)/2].Microseconds()), "bare-µs")
}
