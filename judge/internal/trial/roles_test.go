//go:build unix

package trial

// This file contains the helper programs that the tests run. If this test binary is started with the argument
// "role:NAME", it is a referee or a player of a small game of three turns: in each turn the referee sends a
// whole number, and the player answers with its double. The player ends when its input ends.

import (
	"bufio"
	"bytes"
	"flag"
	"fmt"
	"io"
	"os"
	"strings"
	"syscall"
	"testing"
	"time"

	"oj/judge/internal/decide"
	"oj/judge/internal/sandbox"
)

func TestMain(m *testing.M) {
	sandbox.Init()
	if len(os.Args) > 1 && strings.HasPrefix(os.Args[1], "role:") {
		name := strings.TrimPrefix(os.Args[1], "role:")
		if role := referees[name]; role != nil {
			os.Exit(role())
		}
		os.Exit(players[name]())
	}
	flag.Set("test.parallel", "12") // many games only wait for a wall-clock limit, so run more tests than there are processors
	status := m.Run()
	sandbox.Close() // removes the folders of the sandbox's helper processes
	os.Exit(status)
}

// say writes the referee's message to judgemessage.txt in the feedback folder, which is the last argument.
func say(format string, args ...any) {
	dir := os.Args[len(os.Args)-1]
	if err := os.WriteFile(dir+"judgemessage.txt", fmt.Appendf(nil, format, args...), 0o666); err != nil {
		panic(err)
	}
}

// turns plays n turns as a referee that rejects wrong answers. It returns the exit status of the referee.
func turns(n int) int { return turnsFrom(bufio.NewScanner(os.Stdin), n) }

func turnsFrom(in *bufio.Scanner, n int) int {
	for i := 1; i <= n; i++ {
		fmt.Println(i)
		if !in.Scan() {
			say("turn %d: the input ends", i)
			return decide.Rejects
		}
		if in.Text() != fmt.Sprint(2*i) {
			say("turn %d: %q, want %d", i, in.Text(), 2*i)
			return decide.Rejects
		}
	}
	return decide.Accepts
}

// asks sends one number and reads one answer without checking it.
func asks() {
	fmt.Println(1)
	bufio.NewReader(os.Stdin).ReadString('\n')
}

// largeAnswer is the size of a large answer in bytes.
const largeAnswer = 2 * maxQueue

func sleep() int { time.Sleep(time.Minute); return 1 }

var referees = map[string]func() int{
	"strict": func() int { return turns(3) },
	"long":   func() int { return turns(200) },
	"all at once": func() int { // sends all numbers, then reads all answers
		for i := 1; i <= 100_000; i++ {
			fmt.Println(i)
		}
		in := bufio.NewScanner(os.Stdin)
		for i := 1; i <= 100_000; i++ {
			if !in.Scan() || in.Text() != fmt.Sprint(2*i) {
				return decide.Rejects
			}
		}
		return decide.Accepts
	},
	"wants two lines": func() int {
		fmt.Println(1)
		in := bufio.NewScanner(os.Stdin)
		in.Scan()
		in.Scan()
		os.Stdout.Close()
		time.Sleep(3 * grace) // the program has time to print after the end of its input
		return decide.Rejects
	},
	"wants the end": func() int { // rejects output after the last answer
		in := bufio.NewScanner(os.Stdin)
		if code := turnsFrom(in, 3); code != decide.Accepts {
			return code
		}
		os.Stdout.Close()
		if in.Scan() {
			say("output after the last answer")
			return decide.Rejects
		}
		return decide.Accepts
	},
	"sets limits": func() int {
		dir := os.Args[len(os.Args)-1]
		os.WriteFile(dir+"turn_limit.txt", []byte("600 3000\n"), 0o666)
		return turns(3)
	},
	"sets nonsense": func() int {
		dir := os.Args[len(os.Args)-1]
		os.WriteFile(dir+"turn_limit.txt", []byte("soon\n"), 0o666)
		return turns(3)
	},
	"slow reader": func() int { // sends numbers and then reads answers more slowly than they are written
		for in := bufio.NewScanner(os.Stdin); ; time.Sleep(10 * time.Millisecond) {
			fmt.Println(1)
			in.Scan()
		}
	},
	"reads nothing": func() int { fmt.Println(1); return sleep() },
	"reads all, later": func() int { // reads one large answer after a pause
		fmt.Println(1)
		time.Sleep(time.Second)
		n, err := io.Copy(io.Discard, os.Stdin)
		if err != nil || n != largeAnswer {
			say("%d bytes, %v", n, err)
			return decide.Rejects
		}
		return decide.Accepts
	},
	"reads in pieces": func() int { // reads for a longer time than a referee may be silent
		fmt.Println(1)
		for buf := make([]byte, 32<<10); ; time.Sleep(4 * time.Millisecond) {
			if _, err := io.ReadFull(os.Stdin, buf); err != nil {
				return decide.Accepts
			}
		}
	},
	"answers all": func() int { // for each number that the referee reads, it writes a number, which the player need not read
		out := bufio.NewWriter(os.Stdout)
		defer out.Flush()
		for in := bufio.NewScanner(os.Stdin); in.Scan(); {
			fmt.Fprintln(out, 1)
		}
		return decide.Rejects
	},
	"accepts at once":          func() int { return decide.Accepts },
	"rejects at once":          func() int { say("no"); return decide.Rejects },
	"rejects after one answer": func() int { asks(); return decide.Rejects },
	"exit 0":                   func() int { asks(); return 0 },
	"exit 1":                   func() int { asks(); return 1 },
	"panics":                   func() int { asks(); panic("referee") },
	"killed":                   func() int { asks(); syscall.Kill(os.Getpid(), syscall.SIGKILL); return sleep() },
	"hangs at the start":       sleep,
	"hangs after an answer":    func() int { asks(); return sleep() },
	"hangs at the end":         func() int { turns(3); os.Stdout.Close(); return sleep() },
	"spins": func() int {
		asks()
		for {
		}
	},
}

// double calls answer(i, n) for the number n in the i-th line of the input, until the input ends.
func double(answer func(turn, n int)) int {
	in := bufio.NewScanner(os.Stdin)
	for turn := 1; in.Scan(); turn++ {
		var n int
		if _, err := fmt.Sscan(in.Text(), &n); err != nil {
			return 2
		}
		answer(turn, n)
	}
	return 0
}

// starvedTime is longer, in wall-clock time, than the limits of the players in TestStarved. These players are
// starved: each gets an eighth of a busy processor, so it computes for an eighth of starvedTime. This eighth
// must be far below the limits, because the limits also count the time in which a player waits for the disk.
const starvedTime = 3500 * time.Millisecond

// used returns the processor time of this process.
func used() time.Duration {
	var usage syscall.Rusage
	syscall.Getrusage(syscall.RUSAGE_SELF, &usage)
	return time.Duration(usage.Utime.Nano() + usage.Stime.Nano())
}

// think computes until it has used the given amount of processor time.
func think(amount time.Duration) {
	for before := used(); used()-before < amount; {
	}
}

// thinkStarved computes until starvedTime has passed on the wall clock. On a busy processor the program
// mostly waits for the processor in this time.
func thinkStarved() {
	for begun := time.Now(); time.Since(begun) < starvedTime; {
	}
}

func right(turn, n int) { fmt.Println(2 * n) }

// inTurn plays correctly except in one turn, in which it calls a function.
func inTurn(special int, do func(n int)) func() int {
	return func() int {
		return double(func(turn, n int) {
			if turn == special {
				do(n)
			} else {
				right(turn, n)
			}
		})
	}
}

var players = map[string]func() int{
	"right": func() int { return double(right) },
	"right, reads on": func() int {
		code := double(right)
		time.Sleep(50 * time.Millisecond)
		return code
	},
	"silent from the start": sleep,
	"prints after the end": func() int {
		go func() { // the timers prevent the proof of a deadlock
			for range time.Tick(20 * time.Millisecond) {
			}
		}()
		var question int
		fmt.Scanln(&question)
		fmt.Println(2)
		io.Copy(io.Discard, os.Stdin)
		fmt.Print(strings.Repeat("afterwards\n", 500))
		return sleep()
	},
	"silent but reads": func() int {
		double(func(turn, n int) {})
		return sleep()
	},
	"forgets to flush": func() int {
		out := bufio.NewWriter(os.Stdout)
		defer out.Flush()
		return double(func(turn, n int) { fmt.Fprintln(out, 2*n) })
	},
	"silent in turn 3":       inTurn(3, func(int) { sleep() }),
	"early exit":             inTurn(2, func(int) { os.Exit(0) }),
	"exit without a word":    func() int { return 0 },
	"crash at once":          func() int { return 3 },
	"crash in turn 2":        inTurn(2, func(int) { os.Exit(7) }),
	"crash after the answer": inTurn(3, func(n int) { right(3, n); os.Exit(7) }),
	"crash at the end":       func() int { double(right); return 9 },
	"killed in turn 2":       inTurn(2, func(int) { syscall.Kill(os.Getpid(), syscall.SIGSEGV); sleep() }),
	"illegal move":           inTurn(2, func(int) { fmt.Println("up") }),
	"illegal move, then crash on the end": func() int {
		double(func(turn, n int) { fmt.Println("up") })
		return 1
	},
	"illegal move, then crash":   inTurn(2, func(int) { fmt.Println("up"); os.Exit(3) }),
	"illegal move, then killed":  inTurn(2, func(int) { fmt.Println("up"); syscall.Kill(os.Getpid(), syscall.SIGSEGV); sleep() }),
	"illegal move, then the end": inTurn(2, func(int) { fmt.Println("up"); os.Exit(0) }),
	"illegal move, then sleeps":  inTurn(2, func(int) { fmt.Println("up"); sleep() }),
	"illegal move, then spins": inTurn(2, func(int) {
		fmt.Println("up")
		for {
		}
	}),
	"chatty":            inTurn(2, func(int) { fmt.Print("4\n4\n4\n") }),
	"chatty at the end": inTurn(3, func(int) { fmt.Print("6\n6\n") }),
	"endless": func() int {
		for line := bytes.Repeat([]byte("2\n"), 1<<15); ; {
			if _, err := os.Stdout.Write(line); err != nil {
				return 1
			}
		}
	},
	"endless line": func() int {
		for line := bytes.Repeat([]byte("2"), 1<<16); ; {
			if _, err := os.Stdout.Write(line); err != nil {
				return 1
			}
		}
	},
	"one large answer": func() int {
		block := bytes.Repeat([]byte("2"), 1<<20)
		for range largeAnswer / len(block) {
			os.Stdout.Write(block)
		}
		return 0
	},
	"no newline":            inTurn(3, func(n int) { fmt.Print(2 * n) }),
	"no newline, then ends": inTurn(3, func(n int) { fmt.Print(2 * n); os.Exit(0) }),
	"answers before asked":  func() int { fmt.Print("2\n4\n6\n"); return double(func(int, int) {}) },
	"answers and ends":      func() int { fmt.Print("2\n4\n6\n"); return 0 },
	"closes its input": func() int {
		os.Stdin.Close()
		fmt.Print("2\n4\n6\n")
		return 0
	},
	"closes its input and waits":    func() int { os.Stdin.Close(); return sleep() },
	"closes its output and waits":   func() int { os.Stdout.Close(); return double(right) },
	"closes its output and crashes": func() int { os.Stdout.Close(); time.Sleep(time.Second); return 5 },
	"closes its output and spins": func() int {
		os.Stdout.Close()
		for {
		}
	},
	"ignores its input": sleep,
	"right, then loops and prints": func() int {
		double(right)
		for line := bytes.Repeat([]byte("2\n"), 1<<15); ; {
			os.Stdout.Write(line)
		}
	},
	"does not end": func() int {
		double(right)
		return sleep()
	},
	"spins in turn 2": inTurn(2, func(int) {
		for {
		}
	}),
	"thinks in turn 1, silent in turn 2": inTurn(1, func(n int) {
		think(200 * time.Millisecond)
		right(1, n)
		sleep()
	}),
	"slow in turn 1":    inTurn(1, func(n int) { time.Sleep(900 * time.Millisecond); right(1, n) }),
	"slow in turn 2":    inTurn(2, func(n int) { sleep() }), // far longer than any limit
	"thinks in turn 2":  inTurn(2, func(n int) { thinkStarved(); right(2, n) }),
	"thinks at the end": func() int { double(right); thinkStarved(); return 0 },
	"in pieces": func() int {
		return double(func(turn, n int) {
			for _, c := range fmt.Sprintln(2 * n) {
				fmt.Print(string(c))
				time.Sleep(time.Millisecond)
			}
		})
	},
	"explains": func() int { // explains each answer on standard error before it writes the answer
		return double(func(turn, n int) { fmt.Fprintf(os.Stderr, "in turn %d\n", turn); right(turn, n) })
	},
	"stderr": func() int {
		return double(func(turn, n int) { fmt.Fprintln(os.Stderr, strings.Repeat("x", 4096)); right(turn, n) })
	},
}
