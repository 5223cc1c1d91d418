// This file measures what judging costs beyond starting the programs. Run it with
//
//	go test -run none -bench . -benchtime 1x ./judge
//
// Each line gives, beside the time, the cost of a case in milliseconds and its ratio to the bare cost
// of starting the same program with os/exec one after the other.

package main

import (
	"bufio"
	"bytes"
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"oj/judge/internal/build"
)

// doubles is the trivial program: it prints twice the number that it reads.
const doubles = "package main\n\nimport \"fmt\"\n\nfunc main() {\n\tvar n int\n\tfmt.Scan(&n)\n\tfmt.Println(2 * n)\n}\n"

// writePackage writes a package with these cases and one accepted submission.
func writePackage(b *testing.B, program string, cases int, write func(i int, in, ans *bufio.Writer)) string {
	dir := b.TempDir()
	secret := filepath.Join(dir, "data", "secret")
	for _, d := range []string{secret, filepath.Join(dir, "submissions", "accepted")} {
		if err := os.MkdirAll(d, 0o755); err != nil {
			b.Fatal(err)
		}
	}
	for name, text := range map[string]string{
		"problem.yaml": "limits:\n  output: 1000\n", ".timelimit": "30", "submissions/accepted/main.go": program,
	} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			b.Fatal(err)
		}
	}
	for i := range cases {
		base := filepath.Join(secret, fmt.Sprintf("%05d", i))
		in, err := os.Create(base + ".in")
		if err != nil {
			b.Fatal(err)
		}
		ans, err := os.Create(base + ".ans")
		if err != nil {
			b.Fatal(err)
		}
		wi, wa := bufio.NewWriter(in), bufio.NewWriter(ans)
		write(i, wi, wa)
		if wi.Flush() != nil || wa.Flush() != nil || in.Close() != nil || ans.Close() != nil {
			b.Fatal("the data cannot be written")
		}
	}
	return dir
}

// executable builds the program alone and returns its file.
func executable(b *testing.B, source string) string {
	builder := &build.Builder{Cache: b.TempDir(), Temp: b.TempDir()}
	progs, err := builder.Build(context.Background(), []build.Job{{Source: source}})
	if err != nil || !progs[0].Ready() {
		b.Fatalf("%v %+v", err, progs)
	}
	return progs[0].Args(0)[0]
}

// bare is the time of starting the program on every input, one after the other, with os/exec alone.
func bare(b *testing.B, exe, dir string) time.Duration {
	inputs, err := filepath.Glob(filepath.Join(dir, "data/secret/*.in"))
	if err != nil {
		b.Fatal(err)
	}
	start := time.Now()
	for _, name := range inputs {
		in, err := os.Open(name)
		if err != nil {
			b.Fatal(err)
		}
		cmd := exec.Command(exe)
		var out bytes.Buffer
		cmd.Stdin, cmd.Stdout = in, &out
		if err := cmd.Run(); err != nil {
			b.Fatal(err)
		}
		in.Close()
	}
	return time.Since(start)
}

func judgeOnce(b *testing.B, args ...string) {
	var out bytes.Buffer
	if status := command(context.Background(), ".", args, &out, &out); status != exitOK || !strings.Contains(out.String(), "AC") {
		b.Fatalf("status %d\n%s", status, &out)
	}
}

func benchmarkCases(b *testing.B, cases, workers int) {
	dir := writePackage(b, doubles, cases, func(i int, in, ans *bufio.Writer) {
		fmt.Fprintln(in, i)
		fmt.Fprintln(ans, 2*i)
	})
	exe := executable(b, filepath.Join(dir, "submissions/accepted/main.go"))
	judgeOnce(b, "-fresh", "-case", "00000", dir) // builds, and starts the sandbox's helpers
	alone := bare(b, exe, dir)
	for b.Loop() {
		judgeOnce(b, "-fresh", "-j", fmt.Sprint(workers), dir)
	}
	perCase := float64(b.Elapsed().Microseconds()) / 1000 / float64(b.N*cases)
	barePerCase := float64(alone.Microseconds()) / 1000 / float64(cases)
	b.ReportMetric(perCase, "ms/case")
	b.ReportMetric(barePerCase, "bare-ms/case")
	b.ReportMetric(perCase/barePerCase, "ratio")
}

func BenchmarkJudge1000Cases(b *testing.B)        { benchmarkCases(b, 1000, 1) }
func BenchmarkJudge1000CasesTwoJobs(b *testing.B) { benchmarkCases(b, 1000, 2) }
func BenchmarkJudge10000Cases(b *testing.B)       { benchmarkCases(b, 10000, runtime.NumCPU()) }

// BenchmarkJudge200MB judges one case with 200 MB of output. The judge's own memory must not grow with
// the output: peak-MB is what its heap took from the system meanwhile.
func BenchmarkJudge200MB(b *testing.B) {
	const line, lines = "0123456789012345678901234567890123456789012345678", 4 << 20
	program := fmt.Sprintf("package main\n\nimport (\n\t\"bufio\"\n\t\"os\"\n)\n\nfunc main() {\n\tw := bufio.NewWriterSize(os.Stdout, 1<<16)\n\tfor i := 0; i < %d; i++ {\n\t\tw.WriteString(%q)\n\t}\n\tw.Flush()\n}\n", lines, line+"\n")
	dir := writePackage(b, program, 1, func(i int, in, ans *bufio.Writer) {
		for range lines {
			ans.WriteString(line + "\n")
		}
	})
	exe := executable(b, filepath.Join(dir, "submissions/accepted/main.go"))
	judgeOnce(b, "-fresh", "-j", "1", dir)
	alone := bare(b, exe, dir)
	var before, after runtime.MemStats
	runtime.GC()
	runtime.ReadMemStats(&before)
	for b.Loop() {
		judgeOnce(b, "-fresh", "-j", "1", dir)
	}
	runtime.ReadMemStats(&after)
	b.SetBytes(int64(lines * (len(line) + 1)))
	b.ReportMetric(float64(b.Elapsed())/float64(b.N)/float64(alone), "ratio")
	b.ReportMetric(float64(after.HeapSys-min(before.HeapSys, after.HeapSys))/1e6, "heap-growth-MB")
}
