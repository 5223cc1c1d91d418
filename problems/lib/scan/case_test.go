package scan

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"strings"
	"testing"
	"testing/iotest"
)

// sums is a solution. A case consists of a count n and n numbers; sums prints their sum. The count 0 ends the
// input.
func sums(in *Scanner, out *bufio.Writer) {
	for in.Case() {
		n := in.Int(0, MaxSize)
		if n == 0 {
			break
		}
		fmt.Fprint(out, sum(in, n), " ")
	}
}

// sumsUntil prints the same as sums, but it calls CaseUntil to detect the end marker.
func sumsUntil(in *Scanner, out *bufio.Writer) {
	for in.CaseUntil(0) {
		fmt.Fprint(out, sum(in, in.Int(0, MaxSize)), " ")
	}
}

// countedSums prints the same sums for an input that begins with the number of cases and has no end marker.
func countedSums(in *Scanner, out *bufio.Writer) {
	for in.CountedCase() {
		fmt.Fprint(out, sum(in, in.Int(0, MaxSize)), " ")
	}
}

func sum(in *Scanner, n int) (sum int) {
	for ; n > 0; n-- {
		sum += in.Int(-Max, Max)
	}
	return sum
}

// The solution must print the same as a C++ program that reads with scanf and stops when scanf returns less than 1.
func TestCases(t *testing.T) {
	tests := []caseTest{
		{"2 1 2\n1 7\n0\n", "3 7 ", ""},
		{"2 1 2\n1 7\n", "3 7 ", ""},
		{"2 1 2\n1 7", "3 7 ", ""},
		{"\n\n2 1 2 \t\r\n\r\n\r\n1 \n7\r\n\x1a", "3 7 ", ""},
		{"2 1 2\n1 7\x1a", "3 7 ", ""},
		{"2 1 2\n3 1 2", "3 ", ""},
		{"2 1 2\n3", "3 ", ""},
		{"2 1 2\nend of the data 0", "3 ", ""},
		{"", "", ""},
		{" \x1a", "", ""},
		{"1 7 0 x", "7 ", ""},
		{"2 -1 +2", "1 ", ""},
		{"1 7\n2 1 x\n", "7 ", `line 2: want a whole number from -2147483647 to 2147483647`},
		{"1 7\n-1\n", "7 ", `line 2: want a whole number from 0 to 4194304`},
		{"2 1 2\n00\n1 7\n", "3 ", ""},
		{"01 7\n-0\n", "7 ", ""},
	}
	testCases(t, sums, tests)
	testCases(t, sumsUntil, tests)
}

// An end marker need not be 0. A word that only starts like the marker is read as usual. The Scanner
// must know on which line the word is.
func TestCaseUntil(t *testing.T) {
	in := New(iotest.OneByteReader(strings.NewReader("0 -10\n -1x -1 5")))
	for _, want := range []string{"0", "-10", "-1x"} {
		if !in.CaseUntil(-1) {
			t.Fatalf("no case before %s", want)
		}
		if got := in.Word(); got != want {
			t.Fatalf("read %s, want %s", got, want)
		}
	}
	if err := failure(func() { in.Fatalf("odd") }); err == nil || err.Error() != "line 2: odd" {
		t.Errorf("-1x is on line 2: %v", err)
	}
	if in.CaseUntil(-1) {
		t.Error("a case before the marker")
	}
}

func TestCountedCases(t *testing.T) {
	testCases(t, countedSums, []caseTest{
		{"2\n2 1 2\n1 7\n", "3 7 ", ""},
		{"1\n2 1 2\n1 7\n", "3 ", ""},
		{"0\n2 1 2\n", "", ""},
		{"9\n\n2 1 2\n\n1 7\n\n", "3 7 ", ""},
		{"9\r\n2 1 2\r\n1 7\r\n\x1a", "3 7 ", ""},
		{"2\n2 1 2\n3 1", "3 ", ""},
		{"2", "", ""},
		{"", "", ""},
		{"x\n", "", `line 1: want a whole number from 0 to 2147483647`},
		{"2\n1 x\n", "", `line 2: want a whole number from -2147483647 to 2147483647`},
	})
}

type caseTest struct{ input, want, mistake string }

func testCases(t *testing.T, solve Solution, tests []caseTest) {
	t.Helper()
	for _, c := range tests {
		for name, r := range map[string]io.Reader{"whole": strings.NewReader(c.input), "bytewise": iotest.OneByteReader(strings.NewReader(c.input))} {
			var got strings.Builder
			err := Run(r, &got, solve)
			mistake := ""
			if err != nil {
				mistake = err.Error()
			}
			if got.String() != c.want || mistake != c.mistake {
				t.Errorf("%q, %s: %q, mistake %q\nwant %q, %q", c.input, name, got.String(), mistake, c.want, c.mistake)
			}
		}
	}
}

// If reading the input fails, the error must be reported, not treated as the end of the input.
func TestCaseReadFails(t *testing.T) {
	broken := io.MultiReader(strings.NewReader("1 7\n"), iotest.ErrReader(errors.New("disk on fire")))
	var got strings.Builder
	if err := Run(broken, &got, sums); got.String() != "7 " || err == nil {
		t.Errorf("%q, %v", got.String(), err)
	}
}

// In a solution that does not call Case, an early end of the input is an error.
func TestSingleCaseEndsEarly(t *testing.T) {
	err := Run(strings.NewReader("2 1"), io.Discard, func(in *Scanner, _ *bufio.Writer) { sum(in, in.Int(0, 9)) })
	if want := "line 1: input ends, want a word"; err == nil || err.Error() != want {
		t.Errorf("error %v, want %s", err, want)
	}
}

// A write error is reported, unless there is also a read error.
func TestWriteFails(t *testing.T) {
	full := writerFunc(func([]byte) (int, error) { return 0, errors.New("disk full") })
	if err := Run(strings.NewReader("1 7 0"), full, sums); err == nil || err.Error() != "disk full" {
		t.Errorf("error %v, want disk full", err)
	}
	if err := Run(strings.NewReader("1 x"), full, sums); err == nil || !strings.Contains(err.Error(), "line 1: want") {
		t.Errorf("error %v, want the error of the reader", err)
	}
}

type writerFunc func([]byte) (int, error)

func (f writerFunc) Write(p []byte) (int, error) { return f(p) }

// A panic of the solution must not be reported as an input error.
func TestOtherPanicsGoOn(t *testing.T) {
	defer func() {
		if cause := recover(); cause != "a bug" {
			t.Errorf("recovered %v, want the panic of the solution", cause)
		}
	}()
	Run(strings.NewReader(""), io.Discard, func(*Scanner, *bufio.Writer) { panic("a bug") })
	t.Error("the panic was swallowed")
}

func TestRow(t *testing.T) {
	in := New(strings.NewReader("2 3 \r\n\r\n \t\n# # \r\n\n  b\n#\x1a\n\x1a"))
	in.Int(0, 9)
	in.Int(0, 9)
	in.Line()
	for _, want := range []string{"# #", "  b", "#"} {
		if row := in.Row(); string(row) != want {
			t.Errorf("row %q, want %q", row, want)
		}
	}
	if err := failure(func() { in.Row() }); err == nil || err.Error() != "line 8: input ends, want a line" {
		t.Errorf("after the last row: error %v", err)
	}
}

func TestComments(t *testing.T) {
	text := "//0\n1 2 // two / 3\n/\n//x\n3 //4\r\n 5 // the end"
	for name, r := range map[string]io.Reader{"whole": strings.NewReader(text), "bytewise": iotest.OneByteReader(strings.NewReader(text))} {
		in := New(r)
		got := ""
		for in.SkipComments(); in.More(); in.SkipComments() {
			got += in.Word() + " "
		}
		if got != "1 2 3 5 " {
			t.Errorf("%s: %q", name, got)
		}
		err := failure(func() { in.Fatalf("odd") })
		if want := `line 6: odd`; err == nil || err.Error() != want {
			t.Errorf("%s: %v, want %s", name, err, want)
		}
	}
}
