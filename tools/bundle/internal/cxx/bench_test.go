package cxx

// This file measures the programs of testdata/bench: Go's time against that of the C++ build.

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

var compareSpeed = flag.Bool("speed", false, "time the programs of testdata/bench (TestSpeed): Go against C++ -O2")

// millionNumbers is the input of the programs that read: their count, a million, then that many
// numbers below 10^9, a line each.
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

// fastest is the shortest of five runs in user and system time, with the output.
func fastest(t *testing.T, binary string, input []byte) (time.Duration, []byte) {
	best, output := time.Hour, []byte(nil)
	for i := 0; i < 5; i++ {
		cmd := exec.Command(binary)
		cmd.Stdin = bytes.NewReader(input)
		var err error
		if output, err = cmd.Output(); err != nil {
			t.Fatalf("%s: %v", binary, err)
		}
		best = min(best, cmd.ProcessState.UserTime()+cmd.ProcessState.SystemTime())
	}
	return best, output
}

// TestSpeed prints a table: seconds of Go, seconds of C++, ratio; their geometric mean and the worst.
func TestSpeed(t *testing.T) {
	if !*compareSpeed {
		t.Skip("measures nothing that decides: run with -speed on a quiet machine")
	}
	compiler(t)
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
		src, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		text, err := Translate(src, Options{Name: name + ".go"})
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		goProgram, cppProgram, cppSource := filepath.Join(dir, name+".g"), filepath.Join(dir, name+".c"), filepath.Join(dir, name+".cpp")
		os.WriteFile(cppSource, text, 0o644)
		if out, err := exec.Command("go", "build", "-o", goProgram, path).CombinedOutput(); err != nil {
			t.Fatalf("%s: %v\n%s", name, err, out)
		}
		if out, err := exec.Command("g++", "-std=c++11", "-O2", "-o", cppProgram, cppSource).CombinedOutput(); err != nil {
			t.Errorf("%s: %v\n%s", name, err, head(string(out), 10))
			continue
		}
		a, wantOut := fastest(t, goProgram, input)
		b, gotOut := fastest(t, cppProgram, input)
		if !bytes.Equal(wantOut, gotOut) {
			t.Errorf("%s: outputs differ", name)
		}
		ratio := b.Seconds() / math.Max(a.Seconds(), 0.001)
		t.Logf("%-18s %8.3f %8.3f %6.2f", name, a.Seconds(), b.Seconds(), ratio)
		sum += math.Log(math.Max(ratio, 0.01))
		count++
		if ratio > worst {
			worst, worstName = ratio, name
		}
	}
	t.Logf("%d programs: geometric mean %.2f, worst %.2f (%s)", count, math.Exp(sum/float64(max(count, 1))), worst, worstName)
}
