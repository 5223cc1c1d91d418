package command

import (
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"

	"oj/tools/bundle/internal/pipeline"
)

// BenchmarkProblem bundles each problem of the repository in this process. After the first iteration, the table
// of the standard library is in the cache.
func BenchmarkProblem(b *testing.B) {
	root, names := repositoryProblems(b)
	for _, name := range names {
		b.Run(name, func(b *testing.B) {
			dir := filepath.Join(root, "problems", name, "solution")
			for b.Loop() {
				bundled, err := pipeline.Make(b.Context(), dir, pipeline.Options{})
				if err != nil {
					b.Fatal(err)
				}
				b.SetBytes(int64(len(bundled.Source)))
			}
		})
	}
}

// BenchmarkCommand runs the built command on each problem, after an earlier run has filled the cache. The
// time includes starting the process. least-ms is the time of the fastest run, which is more reliable than
// the mean if the machine is busy.
func BenchmarkCommand(b *testing.B) {
	root, names := repositoryProblems(b)
	bin := filepath.Join(b.TempDir(), "bundle")
	if out, err := exec.Command("go", "build", "-o", bin, ".").CombinedOutput(); err != nil {
		b.Fatalf("go build: %v\n%s", err, out)
	}
	for _, name := range names {
		b.Run(name, func(b *testing.B) {
			least := time.Hour
			for b.Loop() {
				start := time.Now()
				cmd := exec.Command(bin, filepath.Join(root, "problems", name, "solution"))
				cmd.Stderr = os.Stderr
				if err := cmd.Run(); err != nil {
					b.Fatal(err)
				}
				least = min(least, time.Since(start))
			}
			b.ReportMetric(float64(least.Microseconds())/1000, "least-ms")
		})
	}
}
