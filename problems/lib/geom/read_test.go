package geom

import (
	"bufio"
	"fmt"
	"io"
	"strings"
	"testing"

	"oj/problems/lib/scan"
)

func TestRead(t *testing.T) {
	in := scan.New(strings.NewReader("3 -536870912 0.5\n1000000000"))
	if got := ReadPt(in); got != (Pt{3, -1 << 29}) {
		t.Errorf("ReadPt: %v", got)
	}
	if got := ReadVec(in); got != (Vec{0.5, 1e9}) {
		t.Errorf("ReadVec: %v", got)
	}
}

// Turn and Intersect are exact at the largest coordinates.
func TestLargestPoints(t *testing.T) {
	const text = "-536870912 -536870912 536870912 536870912 536870912 536870911"
	in := scan.New(strings.NewReader(text))
	a, b, below := ReadPt(in), ReadPt(in), ReadPt(in)
	if Turn(a, b, below) != -1 || Turn(a, below, b) != 1 || Turn(a, b, a) != 0 {
		t.Errorf("turns %d, %d, %d, want -1, 1, 0", Turn(a, b, below), Turn(a, below, b), Turn(a, b, a))
	}
	if Intersect(a, below, b, below.Add(Pt{0, 1})) {
		t.Error("Intersect is true, but the segments do not touch")
	}
}

func TestReadTooLarge(t *testing.T) {
	err := scan.Run(strings.NewReader("7 536870913"), io.Discard, func(in *scan.Scanner, _ *bufio.Writer) { ReadPt(in) })
	if want := `line 1: want a whole number from -536870912 to 536870912`; err == nil || err.Error() != want {
		t.Errorf("error %v, want %s", err, want)
	}
}

func ExampleReadPt() {
	in := scan.New(strings.NewReader("3 4 0.5 -1"))
	fmt.Println(ReadPt(in), ReadVec(in))
	// Output: {3 4} {0.5 -1}
}
