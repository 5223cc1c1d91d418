package graph

import (
	"bufio"
	"fmt"
	"io"
	"reflect"
	"strings"
	"testing"

	"oj/problems/lib/scan"
)

func TestReadEdges(t *testing.T) {
	in := scan.New(strings.NewReader("1 3 2 2\n3 1 0 1"))
	if got, want := ReadEdges(in, 3, 1, 3), []Edge{{From: 0, To: 2}, {From: 1, To: 1}, {From: 2, To: 0}}; !reflect.DeepEqual(got, want) {
		t.Errorf("from 1: %v, want %v", got, want)
	}
	if got, want := ReadEdges(in, 1, 0, 1), []Edge{{From: 0, To: 1}}; !reflect.DeepEqual(got, want) {
		t.Errorf("from 0: %v, want %v", got, want)
	}

	err := scan.Run(strings.NewReader("1 2\n3 4"), io.Discard, func(in *scan.Scanner, _ *bufio.Writer) { ReadEdges(in, 2, 1, 3) })
	if want := `line 2: want a whole number from 1 to 3`; err == nil || err.Error() != want {
		t.Errorf("error %v, want %s", err, want)
	}
}

func ExampleReadEdges() {
	in := scan.New(strings.NewReader("3 2\n1 2\n2 3"))
	n, m := in.Int(1, scan.Max), in.Int(0, scan.Max)
	fmt.Println(Leaving(n, ReadEdges(in, m, 1, n))) // vertices 1 to n become 0 to n-1
	// Output: [[{0 1 0}] [{1 2 0}] []]
}
