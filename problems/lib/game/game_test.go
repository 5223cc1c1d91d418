package game

import (
	"bytes"
	"errors"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"oj/problems/lib/scan"
)

func TestReadMap(t *testing.T) {
	in := scan.New(strings.NewReader("4 4 2\n0 1\n1 2\n2 1\n2 2\n3\n0\n"))
	want := Map{Nodes: 4, Links: []Link{{0, 1}, {1, 2}, {2, 2}}, Gateway: []bool{true, false, false, true}}
	if diff := cmp.Diff(want, ReadMap(in)); diff != "" || in.Err() != nil {
		t.Errorf("error %v, -want +got:\n%s", in.Err(), diff)
	}
}

func TestPlay(t *testing.T) {
	for _, test := range []struct{ input, want, err string }{
		{"", "", ""},
		{"2\n1", "2 9\n1 9\n", ""},
		{"2 3 1", "2 9\n", ""}, // nothing to cut at 3
		{"2 x", "2 9\n", `line 1, word 2: "x": want a whole number from 0 to 3`},
		{"4", "", `line 1, word 1: "4": want a whole number from 0 to 3`},
	} {
		var out bytes.Buffer
		err := Play(scan.New(strings.NewReader(test.input)), 4, &out, func(agent int) (Link, bool) {
			return Link{agent, 9}, agent != 3
		})
		if out.String() != test.want || (err == nil) != (test.err == "") || err != nil && err.Error() != test.err {
			t.Errorf("input %q: output %q, want %q; error %v, want %q", test.input, out.String(), test.want, err, test.err)
		}
	}
}

type broken struct{}

func (broken) Write([]byte) (int, error) { return 0, errors.New("nobody listens") }

func TestPlayStopsWhenNobodyListens(t *testing.T) {
	turns := 0
	err := Play(scan.New(strings.NewReader("1 1 1 1")), 4, broken{}, func(int) (Link, bool) {
		turns++
		return Link{1, 2}, true
	})
	if err == nil || turns != 1 {
		t.Errorf("%d turns, error %v", turns, err)
	}
}
