// Package replay plays games to test referees. The player is a list of answers, or a program.
package replay

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// A Game contains the result and the files of a played game.
type Game struct {
	Status      int    // the referee's exit status: 42 won, 43 lost
	Message     string // judgemessage.txt; with status 1, the referee's standard error
	PlayerInput string // the input of the player
	Record      string // game.txt; "" if there is none
}

// Play plays a game in which the player gives the next of the given answers after each output of the referee. After
// the last answer the player's output ends.
func Play(t *testing.T, referee, input, answers string, flags ...string) Game {
	t.Helper()
	var playerInput bytes.Buffer
	return play(t, referee, input, flags, &playerInput, func(in io.WriteCloser, out io.Reader) {
		answer(in, io.TeeReader(out, &playerInput), answers)
	})
}

// Match plays a game between a referee and a program.
func Match(t *testing.T, referee, input, player string, flags ...string) Game {
	t.Helper()
	var playerInput bytes.Buffer
	return play(t, referee, input, flags, &playerInput, func(in io.WriteCloser, out io.Reader) {
		cmd := exec.Command(player)
		cmd.Stdin, cmd.Stdout = io.TeeReader(out, &playerInput), in
		cmd.Run() // ignore the player's exit status, because only the referee decides the game
		in.Close()
		io.Copy(io.Discard, out)
	})
}

func play(t *testing.T, referee, input string, flags []string, playerInput *bytes.Buffer, player func(in io.WriteCloser, out io.Reader)) Game {
	t.Helper()
	folder := t.TempDir() + "/"
	file := filepath.Join(folder, "case.in")
	if err := os.WriteFile(file, []byte(input), 0o666); err != nil {
		t.Fatal(err)
	}

	cmd := exec.Command(referee, append([]string{file, file, folder}, flags...)...)
	in, out, stderr := Start(t, cmd)
	player(in, out)
	cmd.Wait() // ignore the error, because the exit status below contains the same information

	// If the referee fails, for example because of an invalid testcase, there is no judgemessage.txt.
	message, err := os.ReadFile(folder + "judgemessage.txt")
	if err != nil {
		message = stderr.Bytes()
	}
	record, _ := os.ReadFile(folder + "game.txt")
	return Game{cmd.ProcessState.ExitCode(), strings.TrimSpace(string(message)), playerInput.String(), string(record)}
}

// Start starts a referee. It returns pipes to its standard input and from its standard output, and what it will have
// written to standard error when it has ended.
func Start(t *testing.T, referee *exec.Cmd) (in io.WriteCloser, out io.ReadCloser, stderr *bytes.Buffer) {
	t.Helper()
	stderr = new(bytes.Buffer)
	referee.Stderr = stderr
	in, err := referee.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	if out, err = referee.StdoutPipe(); err != nil {
		t.Fatal(err)
	}
	if err := referee.Start(); err != nil {
		t.Fatal(err)
	}
	return in, out, stderr
}

// answer sends the next line of answers after each output of the referee, and closes the player's output after the
// last one.
func answer(in io.WriteCloser, out io.Reader, answers string) {
	heard := make(chan bool, 1000)
	go func() {
		defer close(heard)
		buf := make([]byte, 1<<16)
		for {
			if _, err := out.Read(buf); err != nil {
				return
			}
			heard <- true
		}
	}()

	for _, line := range strings.SplitAfter(answers, "\n") {
		<-heard
		io.WriteString(in, line)
	}
	in.Close()

	// Let the goroutine read to the end, because otherwise the referee might block when it writes.
	for range heard {
	}
}

// LastChance returns the last turn in which a lost game could still be won, as the referee's message states it, 0 if the
// message says that no player could win the game, and -1 if it says nothing.
func LastChance(message string) int {
	if strings.Contains(message, "; no player could win this game") {
		return 0
	}
	turn := -1
	if _, rest, ok := strings.Cut(message, "; the game could still be won in turn "); ok {
		fmt.Sscan(rest, &turn)
	}
	return turn
}
