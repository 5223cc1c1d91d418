package cxx

// This file compiles and runs translated programs under unusual conditions: little memory, 32-bit addresses, endless
// recursion.

import (
	"bufio"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// buildText compiles a program for these tests and returns the path of the binary.
func buildText(t *testing.T, src, level string) string {
	t.Helper()
	text, err := Translate(t.Context(), []byte(src), Options{})
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	source, binary := filepath.Join(dir, "main.cpp"), filepath.Join(dir, "program")
	if err := os.WriteFile(source, text, 0o644); err != nil {
		t.Fatal(err)
	}
	command := append(compiler(t), level, "-o", binary, source) // the last -O counts
	if out, err := exec.Command(command[0], command[1:]...).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, head(string(out), 10))
	}
	return binary
}

// TestLimitedAddressSpace checks that goroutines can be started in a process whose address space is limited.
func TestLimitedAddressSpace(t *testing.T) {
	if *sanitize {
		t.Skip("the address sanitizer maps terabytes")
	}
	binary := buildText(t, `package main

import "fmt"

func main() {
	sums := make(chan int)
	for i := 0; i < 300; i++ {
		go func() { sums <- len(make([]int, i)) }()
	}
	sum := 0
	for i := 0; i < 300; i++ {
		sum += <-sums
	}
	fmt.Println(sum)
}
`, "-O0")
	for _, kilobytes := range []string{"100000", "280000", "4000000", "unlimited"} {
		out, err := exec.Command("sh", "-c", "ulimit -v "+kilobytes+" && exec "+binary).CombinedOutput()
		if err != nil || string(out) != "44850\n" {
			t.Errorf("%s KB of address space: %q, %v", kilobytes, out, err)
		}
	}
}

// TestEndlessRecursion runs endless recursions that a compiler could turn into loops. They must end with Go's stack
// overflow.
func TestEndlessRecursion(t *testing.T) {
	if *useClang || *sanitize {
		t.Skip("clang turns calls into jumps and has no option against it; the address sanitizer maps terabytes")
	}
	binary := buildText(t, `package main

import "fmt"

func jump(n int) int { return jump(n + 1) }

func sum(n int) int {
	if n < 0 {
		return 0
	}
	return sum(n+1) + 1
}

func there(n int) int { return back(n + 1) }
func back(n int) int  { return there(n + 2) }

func main() {
	var kind string
	fmt.Scan(&kind)
	switch kind {
	case "jump":
		println(jump(1))
	case "sum":
		println(sum(1))
	default:
		println(there(1))
	}
}
`, "-O2")
	for _, kind := range []string{"jump", "sum", "mutual"} {
		// With little address space the stack is small, so it overflows quickly.
		cmd := exec.Command("sh", "-c", "ulimit -v 300000 && exec timeout 60 "+binary)
		cmd.Stdin = strings.NewReader(kind)
		out, _ := cmd.CombinedOutput()
		if status := cmd.ProcessState.ExitCode(); status != 2 || !strings.Contains(string(out), "stack overflow") {
			t.Errorf("%s: status %d, %q; want status 2 because of a stack overflow", kind, status, out)
		}
	}
}

// TestNo32Bits compiles a program for 32-bit addresses. The first error must say that this is impossible, even if the
// 32-bit C++ library is not installed.
func TestNo32Bits(t *testing.T) {
	text, err := Translate(t.Context(), []byte("package main\n\nfunc main() {}\n"), Options{})
	if err != nil {
		t.Fatal(err)
	}
	source := filepath.Join(t.TempDir(), "main.cpp")
	if err := os.WriteFile(source, text, 0o644); err != nil {
		t.Fatal(err)
	}
	command := append(compiler(t), "-m32", "-fsyntax-only", source)
	out, err := exec.Command(command[0], command[1:]...).CombinedOutput()
	first, _, _ := strings.Cut(string(out), "\n")
	if err == nil || !strings.Contains(first, "compile it without -m32") {
		t.Errorf("%v, the first line is %q", err, first)
	}
}

// TestReadingGoroutine checks that other goroutines and timers run while a goroutine waits for input.
func TestReadingGoroutine(t *testing.T) {
	const src = `package main

import (
	"bufio"
	"fmt"
	"os"
	"time"
)

func main() {
	lines := make(chan string)
	go func() {
		defer close(lines)
		in := bufio.NewReader(os.Stdin)
		for {
			line, err := in.ReadString('\n')
			if err != nil {
				return
			}
			lines <- line
		}
	}()

	fmt.Print("got ", <-lines)
	select {
	case line := <-lines:
		fmt.Print("got ", line)
	case <-time.After(10 * time.Millisecond):
		fmt.Println("timeout")
	}
	fmt.Print("got ", <-lines)
	_, open := <-lines
	fmt.Println(open)
}
`
	cmd := exec.Command(buildText(t, src, "-O1"))
	input, err := cmd.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	output, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	defer cmd.Wait()

	// If the program waits for more input before it answers, the timer ends it.
	timer := time.AfterFunc(patience(), func() { cmd.Process.Kill() })
	defer timer.Stop()

	// The next line is sent only after the expected output has arrived.
	in := bufio.NewScanner(output)
	for _, step := range []struct {
		send string
		want []string
	}{
		{"first\n", []string{"got first", "timeout"}},
		{"second\n", []string{"got second"}},
	} {
		io.WriteString(input, step.send)
		for _, want := range step.want {
			if !in.Scan() || in.Text() != want {
				t.Fatalf("after %q: output %q, want %q", step.send, in.Text(), want)
			}
		}
	}
	input.Close()
	if !in.Scan() || in.Text() != "false" {
		t.Errorf("after the end of the input: output %q, want false", in.Text())
	}
}
