package cxx

// This file compares the CPU time of the programs of testdata/bench when built by Go and by g++.

import (
	"bytes"
	"flag"
	"fmt"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

var (
	compareSpeed = flag.Bool("speed", false, "time the programs of testdata/bench (TestSpeed): Go against C++ -O2")
	raceRuns     = flag.Int("runs", 5, "runs of each program, the fastest of which counts")
)

// millionNumbers returns the input for programs that read numbers. It contains the count (a million) and then
// that many numbers below 10^9, one on each line.
func millionNumbers() []byte {
	var b bytes.Buffer
	b.WriteString("1000000\n")
	x := uint32(1)
	for i := 0; i < 1000000; i++ {
		x = x*1664525 + 1013904223
		fmt.Fprintln(&b, x%1000000000)
	}
	return b.Bytes()
}

// cost holds the CPU time and the output of one run of a program.
type cost struct {
	cpu    time.Duration // user and system time
	output []byte
}

// measure runs a program once.
func measure(t *testing.T, binary string, input []byte) cost {
	cmd := exec.Command(binary)
	cmd.Stdin = bytes.NewReader(input)
	output, err := cmd.Output()
	if err != nil {
		t.Fatalf("%s: %v", binary, err)
	}
	return cost{cpu: cmd.ProcessState.UserTime() + cmd.ProcessState.SystemTime(), output: output}
}

// race runs two programs alternately and returns the smallest CPU time of each. Because they alternate, other
// load on the machine affects both in the same way.
func race(t *testing.T, a, b string, input []byte) (costA, costB cost) {
	for i := 0; i < *raceRuns; i++ {
		x, y := measure(t, a, input), measure(t, b, input)
		if i == 0 {
			costA, costB = x, y
		}
		costA.cpu, costB.cpu = min(costA.cpu, x.cpu), min(costB.cpu, y.cpu)
	}
	return costA, costB
}

// buildBoth builds a program of testdata/bench with Go, and its translation with g++ -O2.
func buildBoth(t *testing.T, dir, path string) (goProgram, cppProgram string) {
	name := strings.TrimSuffix(filepath.Base(path), ".go")
	src, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	text, err := Translate(t.Context(), src, Options{Name: name + ".go"})
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	goProgram, cppProgram = filepath.Join(dir, name+".g"), filepath.Join(dir, name+".c")
	source := filepath.Join(dir, name+".cpp")
	if err := os.WriteFile(source, text, 0o644); err != nil {
		t.Fatal(err)
	}
	if out, err := exec.Command("go", "build", "-o", goProgram, path).CombinedOutput(); err != nil {
		t.Fatalf("%s: %v\n%s", name, err, out)
	}
	command := append(compiler(t), "-O2", "-o", cppProgram, source) // the last -O counts
	if out, err := exec.Command(command[0], command[1:]...).CombinedOutput(); err != nil {
		t.Fatalf("%s: %v\n%s", name, err, head(string(out), 10))
	}
	return goProgram, cppProgram
}

// TestSpeed prints a table with the CPU seconds of Go and of C++ and their ratio, then the geometric mean of
// the ratios and the worst ratio. TestMemory measures memory.
func TestSpeed(t *testing.T) {
	if !*compareSpeed {
		t.Skip("it only prints measurements: run with -speed on an idle machine")
	}
	names, err := filepath.Glob("testdata/bench/*.go")
	if err != nil || len(names) < 20 {
		t.Fatalf("testdata/bench holds %d programs, %v", len(names), err)
	}
	dir, input := t.TempDir(), millionNumbers()
	sum, worst, worstName, count := 0.0, 0.0, "", 0
	for _, path := range names {
		name := strings.TrimSuffix(filepath.Base(path), ".go")
		if ok, _ := filepath.Match(*only, name); *only != "" && !ok {
			continue
		}
		goProgram, cppProgram := buildBoth(t, dir, path)
		a, b := race(t, goProgram, cppProgram, input)
		if !bytes.Equal(a.output, b.output) {
			t.Errorf("%s: outputs differ", name)
		}
		ratio := b.cpu.Seconds() / max(a.cpu.Seconds(), 0.001)
		t.Logf("| %-18s | %6.3f | %6.3f | %5.2f |", name, a.cpu.Seconds(), b.cpu.Seconds(), ratio)
		sum += math.Log(max(ratio, 0.01))
		count++
		if ratio > worst {
			worst, worstName = ratio, name
		}
	}
	t.Logf("%d programs: geometric mean %.2f, worst %.2f (%s)", count, math.Exp(sum/float64(max(count, 1))), worst, worstName)
}
