//go:build unix

// This file measures how much more time judging takes than starting the programs. Run it with
//
//	go test -run none -bench . -benchtime 5x ./judge
//
// Each benchmark alternates two measurements. The first one runs the judge as a command, and the judge runs a
// program. The second one runs the same program directly with os/exec; this is the bare cost. "x-bare" is the
// judge's minimum time divided by the minimum of the bare cost. The minimum is used because other programs on
// the machine can only increase a time. "wall-ms+" and "cpu-ms+" are the wall-clock and processor time that the
// judge takes for one more testcase, minus the bare cost. "call-ms" and "call-cpu-ms" are the times of a call of
// the judge with a single case; they contain the judge's start.

package main

import (
	"bufio"
	"context"
	"flag"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"syscall"
	"testing"
	"time"

	"oj/judge/internal/build"
	"oj/judge/internal/sandbox"
)

// doubles is the trivial program: it prints twice the number that it reads.
const doubles = "package main\n\nimport \"fmt\"\n\nfunc main() {\n\tvar n int\n\tfmt.Scan(&n)\n\tfmt.Println(2 * n)\n}\n"

// writePackage writes a package with one accepted submission. The parameter cases is the number of testcases.
func writePackage(t testing.TB, program string, cases int, write func(i int, in, ans *bufio.Writer)) string {
	t.Helper()
	dir := t.TempDir()
	files := map[string]string{"problem.yaml": "limits:\n  output: 1024\n", ".timelimit": "60", "submissions/accepted/main.go": program}
	writeFiles(t, dir, files)
	if err := os.MkdirAll(filepath.Join(dir, "data", "secret"), 0o755); err != nil {
		t.Fatal(err)
	}
	for i := range cases {
		base := filepath.Join(dir, "data", "secret", fmt.Sprintf("%05d", i))
		in, err := os.Create(base + ".in")
		if err != nil {
			t.Fatal(err)
		}
		ans, err := os.Create(base + ".ans")
		if err != nil {
			t.Fatal(err)
		}
		wi, wa := bufio.NewWriter(in), bufio.NewWriter(ans)
		write(i, wi, wa)
		if wi.Flush() != nil || wa.Flush() != nil || in.Close() != nil || ans.Close() != nil {
			t.Fatal("the data cannot be written")
		}
	}
	return dir
}

// cost holds the times of a measurement.
type cost struct{ wall, cpu time.Duration }

// bare returns a function that starts the package's program on every input with os/exec and returns the cost.
func bare(b *testing.B, dir string) func() cost {
	builder := &build.Builder{Run: sandbox.Run, Cache: b.TempDir(), Temp: b.TempDir()}
	progs, err := builder.Build(context.Background(), []build.Job{{Source: filepath.Join(dir, "submissions/accepted/main.go")}})
	if err != nil || !progs[0].Ready() {
		b.Fatalf("%v %+v", err, progs)
	}
	exe := progs[0].Args(0)[0]
	inputs, err := filepath.Glob(filepath.Join(dir, "data/secret/*.in"))
	if err != nil {
		b.Fatal(err)
	}
	return func() cost {
		start, before := time.Now(), used(b)
		for _, name := range inputs {
			in, err := os.Open(name)
			if err != nil {
				b.Fatal(err)
			}
			cmd := exec.Command(exe)
			cmd.Stdin, cmd.Stdout = in, io.Discard
			if err := cmd.Run(); err != nil {
				b.Fatal(err)
			}
			in.Close()
		}
		return cost{time.Since(start), used(b) - before}
	}
}

// used returns the processor time of this process and of all children for which it has waited.
func used(b *testing.B) time.Duration {
	var total time.Duration
	for _, who := range []int{syscall.RUSAGE_SELF, syscall.RUSAGE_CHILDREN} {
		var r syscall.Rusage
		if err := syscall.Getrusage(who, &r); err != nil {
			b.Fatal(err)
		}
		total += time.Duration(r.Utime.Nano() + r.Stime.Nano())
	}
	return total
}

// buildJudge builds the judge and returns the path of the executable.
func buildJudge(b *testing.B) string {
	b.Helper()
	exe := filepath.Join(b.TempDir(), "judge")
	if out, err := exec.Command("go", "build", "-o", exe, ".").CombinedOutput(); err != nil {
		b.Fatalf("%v\n%s", err, out)
	}
	return exe
}

// judgeCost runs the judge and returns the cost. The benchmark fails if a verdict is not as expected.
func judgeCost(t testing.TB, exe string, args ...string) (cost, *syscall.Rusage) {
	t.Helper()
	cmd := exec.Command(exe, args...)
	start := time.Now()
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	s := cmd.ProcessState
	return cost{time.Since(start), s.UserTime() + s.SystemTime()}, s.SysUsage().(*syscall.Rusage)
}

// least holds the minimum cost of several measurements.
type least struct{ wall, cpu time.Duration }

func (l *least) add(c cost) {
	if l.wall == 0 {
		*l = least(c)
	}
	l.wall, l.cpu = min(l.wall, c.wall), min(l.cpu, c.cpu)
}

// perCase returns the minimum times divided by the number of cases, in milliseconds.
func (l *least) perCase(cases int) (wall, cpu float64) {
	return l.wall.Seconds() * 1000 / float64(cases), l.cpu.Seconds() * 1000 / float64(cases)
}

func benchmarkCases(b *testing.B, cases, workers int) {
	write := func(i int, in, ans *bufio.Writer) {
		fmt.Fprintln(in, i)
		fmt.Fprintln(ans, 2*i)
	}
	dir, short := writePackage(b, doubles, 1+cases, write), writePackage(b, doubles, 1, write)
	exe, alone := buildJudge(b), bare(b, dir)
	judgeCost(b, exe, "-fresh", short) // builds the program
	var started, called, judged least
	for b.Loop() {
		started.add(alone())
		call, _ := judgeCost(b, exe, "-fresh", short)
		called.add(call)
		all, _ := judgeCost(b, exe, "-fresh", "-j", fmt.Sprint(workers), dir)
		judged.add(all)
	}
	judged.wall, judged.cpu = judged.wall-called.wall, judged.cpu-called.cpu
	callWall, callCPU := called.perCase(1)
	wall, cpu := judged.perCase(cases)
	bareWall, bareCPU := started.perCase(1 + cases)
	b.ReportMetric(callWall, "call-ms")
	b.ReportMetric(callCPU, "call-cpu-ms")
	b.ReportMetric(bareWall, "bare-ms/case")
	b.ReportMetric(wall, "ms/case")
	b.ReportMetric(wall/bareWall, "x-bare")
	b.ReportMetric(wall-bareWall, "wall-ms+")
	b.ReportMetric(cpu-bareCPU, "cpu-ms+")
	b.ReportMetric(0, "ns/op") // hide ns/op, because it would be the total of both measurements
}

func BenchmarkJudge1000Cases(b *testing.B)  { benchmarkCases(b, 1000, 1) }
func BenchmarkJudge10000Cases(b *testing.B) { benchmarkCases(b, 10000, runtime.NumCPU()) }

// busy is a program that uses about a tenth of a second of processor time.
const busy = "package main\n\nimport \"fmt\"\n\nfunc main() {\n\tvar n int\n\tfmt.Scan(&n)\n\tx := uint32(1)\n\tfor i := 0; i < 1e8; i++ {\n\t\tx ^= x << 13\n\t\tx ^= x >> 17\n\t\tx ^= x << 5\n\t}\n\tif x == 0 {\n\t\tn++\n\t}\n\tfmt.Println(n)\n}\n"

// BenchmarkJudgeTwoJobs measures how much faster the judge is with -j 2 than with -j 1, for programs that compute and
// for trivial programs.
func BenchmarkJudgeTwoJobs(b *testing.B) {
	for _, c := range []struct {
		name, program string
		cases, times  int
	}{{"busy", busy, 40, 1}, {"trivial", doubles, 1000, 2}} {
		b.Run(c.name, func(b *testing.B) {
			dir := writePackage(b, c.program, c.cases, func(i int, in, ans *bufio.Writer) {
				fmt.Fprintln(in, i)
				fmt.Fprintln(ans, c.times*i)
			})
			exe := buildJudge(b)
			judgeCost(b, exe, "-fresh", "-case", "00000", dir)
			var one, two least
			for b.Loop() {
				first, _ := judgeCost(b, exe, "-fresh", "-j", "1", dir)
				second, _ := judgeCost(b, exe, "-fresh", "-j", "2", dir)
				one.add(first)
				two.add(second)
			}
			slow, _ := one.perCase(1)
			fast, _ := two.perCase(1)
			b.ReportMetric(slow/fast, "x-throughput")
			b.ReportMetric(0, "ns/op")
		})
	}
}

// printsMegabytes returns a program that prints n megabytes in lines of 50 bytes.
func printsMegabytes(n int) (program, line string, lines int) {
	line, lines = "0123456789012345678901234567890123456789012345678\n", n*1e6/50
	return fmt.Sprintf("package main\n\nimport (\n\t\"bufio\"\n\t\"os\"\n)\n\nfunc main() {\n\tw := bufio.NewWriterSize(os.Stdout, 1<<16)\n\tfor i := 0; i < %d; i++ {\n\t\tw.WriteString(%q)\n\t}\n\tw.Flush()\n}\n", lines, line), line, lines
}

// writeLong writes a package with one testcase. Its answer has the given size in megabytes.
func writeLong(t testing.TB, megabytes int) string {
	program, line, lines := printsMegabytes(megabytes)
	return writePackage(t, program, 1, func(i int, in, ans *bufio.Writer) {
		for range lines {
			ans.WriteString(line)
		}
	})
}

// BenchmarkJudge200MB judges one case with 200 MB of output. The bare run discards the output.
func BenchmarkJudge200MB(b *testing.B) {
	dir, exe := writeLong(b, 200), buildJudge(b)
	judgeCost(b, exe, "-fresh", "-j", "1", dir)
	alone := bare(b, dir)
	var started, judged least
	var memory int64
	for b.Loop() {
		started.add(alone())
		c, usage := judgeCost(b, exe, "-fresh", "-j", "1", dir)
		judged.add(c)
		memory = max(memory, int64(usage.Maxrss))
	}
	wall, _ := judged.perCase(1)
	bareWall, _ := started.perCase(1)
	b.ReportMetric(200/wall*1000, "MB/s")
	b.ReportMetric(wall/bareWall, "x-bare")
	b.ReportMetric(float64(memory)/1024, "MiB")
	b.ReportMetric(0, "ns/op")
}

var streamMB = flag.Int("stream-mb", 24, "megabytes of output in TestMemoryIsConstant, such as 1024")

// TestMemoryIsConstant checks that the memory of the judge and its helpers grows by at most a few megabytes with the
// size of the output and the number of testcases.
func TestMemoryIsConstant(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("the unit of memory is known on Linux only")
	}
	exe := judgeProgram(t)
	memory := func(dir string) int64 {
		judgeCost(t, exe, "-fresh", "-case", "00000", dir) // builds the program first, because the compiler needs memory, too
		_, usage := judgeCost(t, exe, "-fresh", "-j", "1", dir)
		return int64(usage.Maxrss) / 1024
	}
	little := memory(writeLong(t, 1))
	if much := memory(writeLong(t, *streamMB)); much > little+12 {
		t.Errorf("%d MiB for 1 MB of output, %d MiB for %d MB", little, much, *streamMB)
	}
	t.Logf("%d MiB with little to do", little)
	few := writePackage(t, doubles, 300, func(i int, in, ans *bufio.Writer) {
		fmt.Fprintln(in, i)
		fmt.Fprintln(ans, 2*i)
	})
	if many := memory(few); many > little+12 {
		t.Errorf("%d MiB for one testcase, %d MiB for 300", little, many)
	}
}
