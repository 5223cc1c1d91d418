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

// BenchmarkFirstFailure repeatedly saves a wrong program in a folder with ten testcases, of which the last one rejects it
// and each of the others takes 0.1 s, and waits until a judge with -watch prints the first line about that testcase. It
// reports the minimum and the median time. For C++, the judge has made a precompiled header before. Run it with
//
//	go test -run none -bench FirstFailure -benchtime 10x ./judge
func BenchmarkFirstFailure(b *testing.B) {
	programs := map[string]string{
		"a.go": "package main\n\nimport (\n\t\"fmt\"\n\t\"time\"\n)\n\nfunc main() {\n\tvar n int\n\tfmt.Scan(&n)\n\tif n < 10 {\n" +
			"\t\ttime.Sleep(100 * time.Millisecond)\n\t} else {\n\t\tn = %d\n\t}\n\tfmt.Println(n)\n}\n",
		"a.cpp": "#include <bits/stdc++.h>\nusing namespace std;\nint main() { int n; cin >> n; if (n < 10) this_thread::sleep_for(100ms); else n = %d;\n" +
			"vector<int> a(9); map<string, int> m; m[\"x\"] = n; sort(a.begin(), a.end()); cout << m[\"x\"] << endl; }\n",
		"a.py": "import time\nn = int(input())\nif n < 10:\n    time.sleep(0.1)\nelse:\n    n = %d\nprint(n)\n",
	}
	binary := buildJudge(b)
	for name, text := range programs {
		b.Run(name, func(b *testing.B) {
			dir := b.TempDir()
			write := func(name, text string) {
				if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
					b.Fatal(err)
				}
			}
			for i := 1; i <= 10; i++ {
				write(fmt.Sprint(i, ".in"), fmt.Sprintln(i))
				write(fmt.Sprint(i, ".out"), fmt.Sprintln(i))
			}
			saves := int(time.Now().Unix()) // no earlier call has cached these programs
			save := func() { saves++; write(name, fmt.Sprintf(text, saves)) }
			save()

			// With an empty cache, the judge must make the precompiled header of C++ itself.
			cache := b.TempDir()
			goCache, err := exec.Command("go", "env", "GOCACHE").Output()
			if err != nil {
				b.Fatal(err)
			}
			cmd := exec.Command(binary, "-watch", dir)
			cmd.Env = append(os.Environ(), "XDG_CACHE_HOME="+cache, "GOCACHE="+strings.TrimSpace(string(goCache)))
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
			await := func(text string) {
				for lines.Scan() {
					if strings.Contains(lines.Text(), text) {
						return
					}
				}
				b.Fatal("the judge has ended")
			}

			const summary = "NOT as expected"
			await(summary)
			if name == "a.cpp" {
				awaitHeader(b, cache)
			}
			var waits []time.Duration
			for b.Loop() {
				time.Sleep(300 * time.Millisecond)
				start := time.Now()
				save()
				await("WA (wrong answer) in sample/10")
				waits = append(waits, time.Since(start))
				await(summary)
			}
			slices.Sort(waits)
			b.ReportMetric(float64(waits[0].Milliseconds()), "least-ms")
			b.ReportMetric(float64(waits[len(waits)/2].Milliseconds()), "median-ms")
			b.ReportMetric(0, "ns/op")
		})
	}
}

// awaitHeader waits until a judge with -watch has made a precompiled header. A user's first pause is longer.
func awaitHeader(b *testing.B, cache string) {
	b.Helper()
	const longest = 2 * time.Minute
	for start := time.Now(); time.Since(start) < longest; time.Sleep(50 * time.Millisecond) {
		found, _ := filepath.Glob(filepath.Join(cache, "*", "build", "header-*"))
		if len(found) > 0 {
			b.Logf("the header was made %v after the first verdict", time.Since(start).Round(time.Millisecond))
			return
		}
	}
	b.Log("there is no precompiled header")
}
