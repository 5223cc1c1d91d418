//go:build unix

// This file measures how the cost of a call grows with the number of problems. It is not part of the usual tests:
//
//	go test -run none -bench Growth -benchtime 1x -timeout 2h ./judge
//
// It builds repositories of 50, 800 and 3,000 problems and prints a table: the processor time, the wall-clock time and
// the peak memory of each command, once with an empty cache and once with everything cached, and the processor time that
// each further problem costs. Then it does the same with one large program and with one package that has a thousand
// submissions. Half an hour is enough on an idle machine with two processors.

package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"
)

// growthSizes are the numbers of problems.
var growthSizes = []int{50, 800, 3000}

// shellAnswer is the program of each problem for the judge. It is a shell script, because 3,000 programs in Go would
// take half an hour to compile, and compilers are not what is measured.
const shellAnswer = "# problem %d\nread -r a b\necho $((a + b))\n"

// goAnswers are the solutions that the bundler gets: with no helper, and with two helpers of problems/lib.
var goAnswers = []string{
	"// P%d.\npackage main\n\nimport \"fmt\"\n\nfunc main() {\n\tvar a, b int\n\tfmt.Scan(&a, &b)\n\tfmt.Println(a + b)\n}\n",
	"// P%d.\npackage main\n\nimport (\n\t\"bufio\"\n\t\"fmt\"\n\n\t\"oj/problems/lib/scan\"\n\t\"oj/problems/lib/seq\"\n)\n\n" +
		"func solve(in *scan.Scanner, out *bufio.Writer) {\n\tlist := []int{in.Int(0, 9), in.Int(0, 9)}\n\tfmt.Fprintln(out, len(seq.LIS(list)))\n}\n\nfunc main() { scan.Main(solve) }\n",
}

func BenchmarkGrowth(b *testing.B) {
	judge := buildJudge(b)
	bundle := filepath.Join(b.TempDir(), "bundle")
	if out, err := exec.Command("go", "build", "-o", bundle, "../tools/bundle").CombinedOutput(); err != nil {
		b.Fatalf("%v\n%s", err, out)
	}

	// measure runs a command and returns its row of the table.
	measure := func(dir, home string, words ...string) (cpu time.Duration, row string) {
		b.Helper()
		cmd := exec.Command(words[0], words[1:]...)
		cmd.Dir = dir
		cmd.Env = append(os.Environ(), "XDG_CACHE_HOME="+home)
		began := time.Now()
		if out, err := cmd.CombinedOutput(); err != nil {
			b.Fatalf("%q: %v\n%.2000s", words, err, out)
		}
		wall := time.Since(began)
		state := cmd.ProcessState
		cpu = state.UserTime() + state.SystemTime()
		const kib = 1 << 10
		memory := state.SysUsage().(*syscall.Rusage).Maxrss / kib // in MiB; on Linux Maxrss is in KiB
		return cpu, fmt.Sprintf("%8.2f %8.2f %6d", cpu.Seconds(), wall.Seconds(), memory)
	}

	for range b.N {
		cached := map[string][]time.Duration{}
		fmt.Printf("\n%-34s %8s %8s %8s %6s\n", "command", "problems", "CPU s", "wall s", "MiB")
		for _, size := range growthSizes {
			judged, bundled, home := b.TempDir(), b.TempDir(), b.TempDir()
			growRepository(b, judged, size, func(i int) (string, string) { return "main.sh", fmt.Sprintf(shellAnswer, i) })
			growRepository(b, bundled, size, func(i int) (string, string) {
				return "solution/solution.go", fmt.Sprintf(goAnswers[i%len(goAnswers)], i)
			})
			for _, c := range []struct {
				name, dir string
				words     []string
			}{
				{"bundle -w, first", bundled, []string{bundle, "-w"}},
				{"bundle -w, nothing changed", bundled, []string{bundle, "-w"}},
				{"bundle -check, nothing changed", bundled, []string{bundle, "-check"}},
				{"judge, first", judged, []string{judge}},
				{"judge, everything cached", judged, []string{judge}},
				{"judge p7, everything cached", judged, []string{judge, "p7"}},
			} {
				cpu, row := measure(c.dir, home, c.words...)
				fmt.Printf("%-34s %8d %s\n", c.name, size, row)
				if !strings.HasSuffix(c.name, "first") {
					cached[c.name] = append(cached[c.name], cpu)
				}
			}
		}

		// A thousand submissions are shell scripts for the same reason as the programs.
		fmt.Printf("\n%-34s %8s %8s %8s %6s\n", "command", "size", "CPU s", "wall s", "MiB")
		for _, scale := range []int{1, 10} {
			dir, home := b.TempDir(), b.TempDir()
			functions, submissions := 200*scale, 100*scale
			writeFiles(b, dir, manySubmissions(submissions))
			writeFiles(b, dir, map[string]string{"go.mod": "module mine\n\ngo 1.18\n", "main.go": largeProgram(functions)})
			size := fmt.Sprint(len(largeProgram(functions))/1000, " KB")
			for _, c := range []struct {
				name, size string
				words      []string
			}{
				{"bundle", size, []string{bundle, "-o", "out.go", "main.go"}},
				{"bundle -lang c++11", size, []string{bundle, "-lang", "c++11", "-o", "out.cpp", "main.go"}},
				{"judge -kill, first", fmt.Sprint(submissions), []string{judge, "-kill", "many"}},
				{"judge -kill, everything cached", fmt.Sprint(submissions), []string{judge, "-kill", "many"}},
			} {
				_, row := measure(dir, home, c.words...)
				fmt.Printf("%-34s %8s %s\n", c.name, c.size, row)
			}
		}

		fmt.Printf("\nCPU ms for each further problem, from %d to %d problems\n", growthSizes[0], growthSizes[len(growthSizes)-1])
		more := float64(growthSizes[len(growthSizes)-1] - growthSizes[0])
		for name, times := range cached {
			grown := times[len(times)-1] - times[0]
			fmt.Printf("%-34s %.3f\n", name, float64(grown.Microseconds())/1000/more)
		}
	}
}

// largeProgram returns a program with this number of functions, each of which has a loop and a type of its own. 2,000
// functions are about a megabyte.
func largeProgram(functions int) string {
	var text, calls strings.Builder
	text.WriteString("package main\n\nimport (\n\t\"fmt\"\n\t\"sort\"\n)\n\n")
	for i := range functions {
		fmt.Fprintf(&text, `type state%[1]d struct {
	row, col int
	seen     map[int]bool
	list     []int
}

func (s *state%[1]d) step(d int) bool {
	if d < 0 || s.seen[d] {
		return false
	}
	s.seen[d] = true
	s.list = append(s.list, d*%[1]d+s.row)
	for i, v := range s.list {
		if v%%2 == 0 && i > 0 {
			s.col += v - s.list[i-1]
		}
	}
	sort.Slice(s.list, func(a, b int) bool { return s.list[a] < s.list[b] })
	fmt.Println("step", d, s.row, s.col)
	return s.col > s.row
}

`, i)
		fmt.Fprintf(&calls, "\t(&state%d{row: %d, seen: map[int]bool{}}).step(3)\n", i, i)
	}
	return text.String() + "func main() {\n" + calls.String() + "}\n"
}

// manySubmissions returns the files of a package in the folder many, with this number of wrong submissions.
func manySubmissions(n int) map[string]string {
	files := map[string]string{
		"many/problem.yaml": "name: many\n", "many/.timelimit": "1\n",
		"many/submissions/accepted/a.sh": fmt.Sprintf(shellAnswer, 0),
	}
	for i := range 5 {
		files[fmt.Sprintf("many/data/secret/%d.in", i)] = fmt.Sprintf("%d 2\n", i)
		files[fmt.Sprintf("many/data/secret/%d.ans", i)] = fmt.Sprintf("%d\n", i+2)
	}
	for i := range n {
		files[fmt.Sprintf("many/submissions/wrong_answer/w%d.sh", i)] = fmt.Sprintf("read -r a b\necho $((a + b + %d))\n", i+1)
	}
	return files
}

// growRepository creates a repository of problems p0, p1 and so on. source returns the name and the text of a program.
func growRepository(b *testing.B, dir string, size int, source func(i int) (name, text string)) {
	b.Helper()
	root, err := filepath.Abs("..")
	if err != nil {
		b.Fatal(err)
	}
	files := map[string]string{"go.mod": "module mine\n\ngo 1.25\n\nrequire oj v0.0.0\n\nreplace oj => " + root + "\n"}
	for i := range size {
		id := fmt.Sprint("p", i)
		name, text := source(i)
		files["problems/"+id+"/"+name] = text
		files["testcases/"+id+"/problem.yaml"] = "name: " + id + "\nsource: UVa\nsource_url: https://onlinejudge.org/external/1/100.pdf\n"
		files["testcases/"+id+"/.timelimit"] = "1\n"
		files["testcases/"+id+"/data/sample/1.in"] = "1 2\n"
		files["testcases/"+id+"/data/sample/1.ans"] = "3\n"
	}
	writeFiles(b, dir, files)
}
