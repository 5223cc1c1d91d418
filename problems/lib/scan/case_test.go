package scan

import (
	"errors"
	"fmt"
	"io"
	"strings"
	"testing"
	"testing/iotest"
)

// sums is a solution: it prints the sum of each case, a count and as many numbers; 0 ends the input.
func sums(in *Scanner) (string, error) {
	var out strings.Builder
	for in.Case() {
		n := in.Int(0, MaxSize)
		if n == 0 {
			break
		}

		sum := 0
		for ; n > 0 && in.Err() == nil; n-- {
			sum += in.Int(-Max, Max)
		}
		if in.Err() != nil {
			break
		}
		fmt.Fprint(&out, sum, " ")
	}
	return out.String(), in.Mistake()
}

// A C++ program that reads by scanf and stops when it returns less than 1 prints the same.
func TestCases(t *testing.T) {
	for _, c := range []struct{ input, want, mistake string }{
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
		{"1 7\n2 1 x\n", "7 ", `line 2, word 3: "x": want a whole number from -2147483647 to 2147483647`},
		{"1 7\n-1\n", "7 ", `line 2, word 1: "-1": want a whole number from 0 to 4194304`},
	} {
		for name, r := range map[string]io.Reader{"whole": strings.NewReader(c.input), "bytewise": iotest.OneByteReader(strings.NewReader(c.input))} {
			got, err := sums(New(r))
			mistake := ""
			if err != nil {
				mistake = err.Error()
			}
			if got != c.want || mistake != c.mistake {
				t.Errorf("%q, %s: %q, mistake %q\nwant %q, %q", c.input, name, got, mistake, c.want, c.mistake)
			}
		}
	}
}

// An input that cannot be read is a mistake, and not its end.
func TestCaseReadFails(t *testing.T) {
	broken := io.MultiReader(strings.NewReader("1 7\n"), iotest.ErrReader(errors.New("disk on fire")))
	if got, err := sums(New(broken)); got != "7 " || err == nil {
		t.Errorf("%q, %v", got, err)
	}
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
	if in.Row() != nil || in.Err() == nil || in.Mistake() != nil {
		t.Errorf("after the last row: error %v, mistake %v", in.Err(), in.Mistake())
	}
}

func TestComments(t *testing.T) {
	text := "1 2 // two / 3\n/\n//x\n3//4\r\n 5"
	for name, r := range map[string]io.Reader{"whole": strings.NewReader(text), "bytewise": iotest.OneByteReader(strings.NewReader(text))} {
		in := NewWithComments(r)
		got := ""
		for in.More() {
			got += in.Word() + " "
		}
		if got != "1 2 3 5 " || in.Err() != nil {
			t.Errorf("%s: %q, %v", name, got, in.Err())
		}
		in.Failf("odd")
		if want := `line 5, word 1: "5": odd`; in.Err().Error() != want {
			t.Errorf("%s: %v, want %s", name, in.Err(), want)
		}
	}
}
