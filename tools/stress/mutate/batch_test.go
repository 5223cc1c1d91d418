package mutate

import (
	"bytes"
	"fmt"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	build "oj/tools/shared/testing/program"
)

// state is a program with all kinds of package variables. How the program exits depends on its input.
const state = `package main

import (
	"bufio"
	"fmt"
	"os"
)

var in = bufio.NewReader(os.Stdin)

var (
	calls, _ = next(10), 7
	seen     map[int]bool
	sum, low int
	limit    = calls + 1
)

func next(x int) int { return x + 1 }

func main() {
	if seen == nil {
		seen = map[int]bool{}
	}
	for {
		var x int
		if n, _ := fmt.Fscan(in, &x); n != 1 {
			break
		}
		switch {
		case x > 900:
			os.Exit(x - 950)
		case x > 800:
			fmt.Println([]int{1}[x])
		case x > limit:
			limit = x
		}
		if !seen[x] {
			sum += x
		}
		seen[x] = true
		calls++
	}
	fmt.Println(calls, sum, low, limit, len(seen))
}
`

// TestBatch: on several inputs, a batch gives the same results as separate processes.
func TestBatch(t *testing.T) {
	mutated, err := Source(t.Context(), []byte(state), 0, len(state))
	if err != nil || !mutated.Batches {
		t.Fatal(mutated, err)
	}
	dir := t.TempDir()
	file := filepath.Join(dir, "main.go")
	if err := os.WriteFile(file, mutated.Text, 0o644); err != nil {
		t.Fatal(err)
	}
	exe := build.Build(t, file)

	// alone runs a variant in a process of its own.
	alone := func(number int, input string) (output string, ok bool) {
		cmd := exec.Command(exe, fmt.Sprint(number))
		cmd.Stdin = strings.NewReader(input)
		out, err := cmd.Output()
		return string(out), err == nil
	}

	inputs := []string{"", "3 4 3\n", "11 12 13 13\n", "5 950 6\n", "951\n", "7 801\n", "10 900\n", "800 11\n", "3 4 3\n"}
	numbers, lengths := "", ""
	for _, v := range mutated.Variants {
		numbers += fmt.Sprint(v.Number, ",")
	}
	var want bytes.Buffer
	for _, input := range inputs {
		lengths += fmt.Sprint(len(input), ",")
		own, ok := alone(0, input)
		want.WriteString(expected(ok, true))
		for _, v := range mutated.Variants {
			output, ok := alone(v.Number, input)
			want.WriteString(expected(ok, output == own))
		}
	}

	cmd := exec.Command(exe, Batch, "10000", numbers, lengths)
	cmd.Stdin = strings.NewReader(strings.Join(inputs, ""))
	got, err := cmd.Output()
	if err != nil || string(got) != want.String() {
		t.Errorf("got\n%s, %v, want\n%s", got, err, want.String())
	}
	for _, kind := range []byte{Same, Differs, Failed} {
		if !bytes.Contains(got, []byte{kind}) {
			t.Errorf("no run has the result %c", kind)
		}
	}
}

func expected(ok, isSame bool) string {
	switch {
	case !ok:
		return string(rune(Failed))
	case isSame:
		return string(rune(Same))
	}
	return string(rune(Differs))
}

// TestNoBatch: a program with state that a batch cannot restore runs in processes of its own.
func TestNoBatch(t *testing.T) {
	for _, body := range []string{
		`import "time"; func main() { println(time.Now().Year() < 2000) }`,
		`import "os"; func main() { println(len(os.Args) < 1) }`,
		`import "os"; func main() { defer println(); os.Exit(len("") + 1) }`,
		`func init() {}; func main() { println(len("") < 1) }`,
		`func main() { go println(len("") < 1) }`,
		`func main() { defer func() { recover() }() }`,
	} {
		mutated, err := Source(t.Context(), []byte("package main; "+body), 0, math.MaxInt)
		if err != nil || mutated.Batches {
			t.Errorf("%s: %v, want no batches (%v)", body, mutated, err)
		}
	}
}
