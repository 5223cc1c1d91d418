package diff

import (
	"strings"
	"testing"

	"oj/judge/internal/compare"
)

func TestString(t *testing.T) {
	for _, c := range []struct{ name, answer, output, want string }{
		{"a line", "1 W\n2 B\n3 W\n", "1 W\n2 W\n3 W\n", "     1   1 W⏎\n     2 - 2 B⏎\n     3 - 3 W⏎\n     2 + 2 W⏎\n     3 + 3 W⏎\n"},
		{"blank at the end", "1 W\n", "1 W \n", "     1 - 1 W⏎\n     1 + 1 W·⏎\n"},
		{"no newline", "1 W\n", "1 W", "     1 - 1 W⏎\n     1 + 1 W (no newline at the end)\n"},
		{"nothing", "1\n", "", "     1 - 1⏎\n     1 + (end of the text)\n"},
		{"too much", "1\n", "1\n2\n", "     1   1⏎\n     2 - (end of the text)\n     2 + 2⏎\n"},
		{"carriage return", "1\n", "1\r\n", "     1 - 1⏎\n     1 + 1␍⏎\n"},
		{"tab and control", "a b\n", "a\tb\x00\xff\x7f\n", "     1 - a b⏎\n     1 + a⇥b␀\\xff␡⏎\n"},
		{"two blanks", "a b\n", " a  b\n", "     1 - a b⏎\n     1 + ·a ·b⏎\n"},
	} {
		res, err := compare.Compare(strings.NewReader(c.answer), strings.NewReader(c.output), compare.Options{Case: true, Space: true})
		if err != nil {
			t.Fatal(err)
		}
		if got := New(res.Want, res.Got).String(); got != c.want {
			t.Errorf("%s:\ngot\n%s\nwant\n%s", c.name, got, c.want)
		}
	}
}

// TestLong keeps the place of the difference in sight and the diff short.
func TestLong(t *testing.T) {
	line := strings.Repeat("abcdefghi ", 500)
	answer, output := strings.Repeat(line+"\n", 50)+line+"X"+line+"\n", strings.Repeat(line+"\n", 50)+line+"Y"+line+"\n"
	res, err := compare.Compare(strings.NewReader(answer), strings.NewReader(output), compare.Options{Case: true, Space: true})
	if err != nil {
		t.Fatal(err)
	}
	got := New(res.Want, res.Got).String()
	if len(got) > 1000 || !strings.Contains(got, "X") || !strings.Contains(got, "Y") || !strings.Contains(got, "    51 ") {
		t.Errorf("%d bytes:\n%s", len(got), got)
	}
}
