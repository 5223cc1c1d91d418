//go:build unix

package trial

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"runtime"
	"sync"
	"syscall"
	"testing"
	"time"

	"oj/judge/internal/sandbox"
	"oj/tools/shared/verdict"
)

// longTurns is the number of turns of the measured game.
const longTurns = 100_000

const goReferee = `package main

import (
	"bufio"
	"fmt"
	"os"
	"strconv"
)

func main() {
	file, _ := os.Open(os.Args[1])
	turns := 0
	fmt.Fscan(file, &turns)
	in := bufio.NewReader(os.Stdin)
	for i := 1; i <= turns; i++ {
		os.Stdout.WriteString(strconv.Itoa(i) + "\n")
		answer, err := in.ReadString('\n')
		if err != nil || answer != strconv.Itoa(2*i)+"\n" {
			os.Exit(43)
		}
	}
	os.Exit(42)
}
`

const goPlayer = `package main

import (
	"bufio"
	"os"
	"strconv"
	"strings"
)

func main() {
	in := bufio.NewReader(os.Stdin)
	for {
		question, err := in.ReadString('\n')
		if err != nil {
			return
		}
		n, _ := strconv.Atoi(strings.TrimSpace(question))
		os.Stdout.WriteString(strconv.Itoa(2*n) + "\n")
	}
}
`

// BenchmarkLongGame plays a game of 100,000 turns in four ways, one after the other: over plain pipes, with
// two threads that copy the data and do nothing else, with the default settings of the judge, and with a
// judge that records the turns. Run it with
//
//	go test -run none -bench LongGame -benchtime 5x ./judge/internal/trial
//
// The game is played several times in each way. The minimum time of each way is divided by the minimum time
// over plain pipes. The benchmark reports this ratio for wall-clock times (x-wall) and for the program's
// processor time (x-cpu). A judge that records the turns must copy the data, too. So on one processor
// (taskset -c 0) the ratios of this judge cannot be much smaller than the ratios of the two copying threads.
// On several processors the ratios are greater, because the threads and the programs run on different
// processors.
func BenchmarkLongGame(b *testing.B) {
	testcase, programs := writeGame(b, map[string]string{
		"problem.yaml":                "validation: custom interactive\n",
		"data/secret/1.in":            fmt.Sprintln(longTurns),
		"data/secret/1.ans":           "",
		"output_validators/double.go": goReferee,
		"submissions/right.go":        goPlayer,
	})
	program := programs["right.go"]
	judged := func(keepTurns bool) gameCost {
		r := &Runner{Temp: b.TempDir(), Workers: 1, KeepTurns: keepTurns}
		start := time.Now()
		got, err := r.Once(context.Background(), program, testcase)
		if err != nil || got.Verdict != verdict.AC {
			b.Fatalf("%v %+v", err, got)
		}
		return gameCost{time.Since(start), time.Duration(got.CPU * float64(time.Second))}
	}

	var plain, copied, direct, recorded gameCost
	for b.Loop() {
		plain.least(plainGame(b, program, testcase.In, false))
		copied.least(plainGame(b, program, testcase.In, true))
		direct.least(judged(false))
		recorded.least(judged(true))
	}
	b.ReportMetric(plain.wall.Seconds(), "plain-s")
	b.ReportMetric(plain.cpu.Seconds(), "plain-cpu-s")
	for _, way := range []struct {
		name string
		cost gameCost
	}{{"copied", copied}, {"direct", direct}, {"kept", recorded}} {
		b.ReportMetric(float64(way.cost.wall)/float64(plain.wall), "x-wall-"+way.name)
		b.ReportMetric(float64(way.cost.cpu)/float64(plain.cpu), "x-cpu-"+way.name)
	}
	b.ReportMetric(0, "ns/op")
}

// gameCost holds the wall-clock time of a game and the processor time of the program.
type gameCost struct{ wall, cpu time.Duration }

func (c *gameCost) least(other gameCost) {
	if c.wall == 0 {
		*c = other
	}
	c.wall, c.cpu = min(c.wall, other.wall), min(c.cpu, other.cpu)
}

// plainGame plays the game with os/exec and pipes, without the judge. If the parameter copied is false, one
// pipe leads from each program to the other. If it is true, each program writes to a pipe, and a thread
// copies the data from this pipe to a second pipe, from which the other program reads.
func plainGame(b *testing.B, program *Contestant, input string, copied bool) gameCost {
	player := exec.Command(program.Built.Args(0)[0])
	referee := exec.Command(program.Validators[0].Args(0)[0], input)
	pipe := func() (r, w *os.File) {
		r, w, err := sandbox.QuietPipe()
		if err != nil {
			b.Fatal(err)
		}
		return r, w
	}

	var threads sync.WaitGroup
	defer threads.Wait()
	for _, way := range []struct{ from, to *exec.Cmd }{{referee, player}, {player, referee}} {
		r, w := pipe()
		way.to.Stdin, way.from.Stdout = r, w
		if copied {
			r2, w2 := pipe()
			way.to.Stdin = r2
			threads.Go(func() { copyBlocking(w2, r) })
		}
	}

	start := time.Now()
	for _, cmd := range []*exec.Cmd{referee, player} {
		if err := cmd.Start(); err != nil {
			b.Fatal(err)
		}
		// Close this process's copies of the pipes, so that each program notices the end of the other
		// program.
		cmd.Stdout.(*os.File).Close()
		cmd.Stdin.(*os.File).Close()
	}
	referee.Wait()
	if err := player.Wait(); err != nil || referee.ProcessState.ExitCode() != 42 {
		b.Fatalf("%v, referee %v", err, referee.ProcessState)
	}
	usage := player.ProcessState.SysUsage().(*syscall.Rusage)
	return gameCost{time.Since(start), time.Duration(usage.Utime.Nano() + usage.Stime.Nano())}
}

// copyBlocking copies from r to w on a separate thread, with blocking system calls, and then closes both.
func copyBlocking(w, r *os.File) {
	runtime.LockOSThread()
	defer w.Close()
	defer r.Close()
	from, to := int(r.Fd()), int(w.Fd())
	buf := make([]byte, 64<<10)
	for {
		n, err := syscall.Read(from, buf)
		if n <= 0 || err != nil {
			return
		}
		syscall.Write(to, buf[:n])
	}
}
