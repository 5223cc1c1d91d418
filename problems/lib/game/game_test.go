package game

import (
	"bufio"
	"bytes"
	"errors"
	"io"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/google/go-cmp/cmp"

	"oj/problems/lib/scan"
)

func TestReadMap(t *testing.T) {
	in := scan.New(strings.NewReader("4 4 2\n0 1\n1 2\n2 1\n2 2\n3\n0\n"))
	want := Map{Nodes: 4, Links: []Link{{0, 1}, {1, 2}, {2, 2}}, Gateway: []bool{true, false, false, true}}
	if diff := cmp.Diff(want, ReadMap(in)); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}

// play runs Play on a map of four nodes and returns its error.
func play(r io.Reader, w io.Writer, cut func(agent int) (Link, bool)) error {
	return scan.Run(r, w, func(in *scan.Scanner, out *bufio.Writer) { Play(in, out, 4, cut) })
}

func TestPlay(t *testing.T) {
	for _, test := range []struct{ input, want, err string }{
		{"", "", ""},
		{"2\n1", "2 9\n1 9\n", ""},
		{"2 3 1", "2 9\n", ""}, // the agent is at node 3, for which the function cut (below) returns no link
		{"2 x", "2 9\n", `line 1: want a whole number from 0 to 3`},
		{"4", "", `line 1: want a whole number from 0 to 3`},
	} {
		var out bytes.Buffer
		err := play(strings.NewReader(test.input), &out, func(agent int) (Link, bool) {
			return Link{agent, 9}, agent != 3
		})
		if out.String() != test.want || (err == nil) != (test.err == "") || err != nil && err.Error() != test.err {
			t.Errorf("input %q: output %q, want %q; error %v, want %q", test.input, out.String(), test.want, err, test.err)
		}
	}
}

// TestPlayAnswersAtOnce plays with a referee that sends a turn only after it has received the answer to the
// previous turn.
func TestPlayAnswersAtOnce(t *testing.T) {
	r, toPlayer := io.Pipe()
	fromPlayer, w := io.Pipe()
	go func() {
		play(r, w, func(agent int) (Link, bool) { return Link{agent, 9}, true })
		w.Close()
	}()

	answers := bufio.NewReader(fromPlayer)
	for _, turn := range []string{"2", "1", "0"} {
		if _, err := io.WriteString(toPlayer, turn+"\n"); err != nil {
			t.Fatal(err)
		}
		if answer, err := answers.ReadString('\n'); answer != turn+" 9\n" || err != nil {
			t.Fatalf("turn %s: answer %q, %v", turn, answer, err)
		}
	}
	toPlayer.Close()
}

type broken struct{}

func (broken) Write([]byte) (int, error) { return 0, errors.New("nobody listens") }

// A failed write is an error after the last turn. (A program whose standard output is closed ends at once.)
func TestNobodyListens(t *testing.T) {
	err := play(iotest.OneByteReader(strings.NewReader("1 1 1 1")), broken{}, func(int) (Link, bool) {
		return Link{1, 2}, true
	})
	if err == nil || err.Error() != "nobody listens" {
		t.Errorf("error %v, want the error of the write", err)
	}
}
