package diff

import (
	"slices"
	"strings"
	"testing"

	"oj/tools/shared/compare"
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

// TestLong checks that the diff of long lines is short and contains the place of the difference.
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

// TestContext checks that equal lines before the difference are shown, each next to its counterpart.
func TestContext(t *testing.T) {
	res, err := compare.Compare(strings.NewReader("0\n\n1\n2\n3\n4\n5\n6\n7\n8\n"), strings.NewReader("0\n1\n2\n3\nx\n5\n6\n"), compare.Options{})
	if err != nil {
		t.Fatal(err)
	}
	d := New(res.Want, res.Got)
	if want := []string{"1⏎", "2⏎", "3⏎", "4⏎", "5⏎", "6⏎", "7⏎", "8⏎"}; d.WantLine != 3 || !slices.Equal(d.Want, want) {
		t.Errorf("expected lines from line %d: %q, want from line 3: %q", d.WantLine, d.Want, want)
	}
	if want := []string{"1⏎", "2⏎", "3⏎", "x⏎", "5⏎", "6⏎"}; d.GotLine != 2 || d.Same != 3 || !slices.Equal(d.Got, want) {
		t.Errorf("actual lines from line %d: %q, of which %d are equal at the start; want from line 2: %q", d.GotLine, d.Got, d.Same, want)
	}
	if got, want := d.String(), "     4   3⏎\n     6 - 4⏎\n     7 - 5⏎\n     5 + x⏎\n     6 + 5⏎\n"; got != want {
		t.Errorf("shown as\n%s\nwant\n%s", got, want)
	}
}

// TestVisible checks that Visible replaces characters that would move the cursor, hide text or reverse its
// direction, and that it cuts no character in two.
func TestVisible(t *testing.T) {
	for _, c := range []struct {
		line          string
		column, limit int
		want          string
	}{
		{"plain text", 0, 80, "plain text"},
		{"\x1b[31mred\u009b31m", 0, 80, "␛[31mred\\u009b31m"},
		{"a\u202eb\u200bc\u00a0d\ufeff", 0, 80, `a\u202eb\u200bc\u00a0d\ufeff`},
		{"日本語テスト", 0, 5, "日本…"},
		{"日本語テスト", 9, 4, "…語テ…"},
		{"éééééé", 6, 3, "…ééé…"},
		{"\xff\xfe", 1, 4, `…\xfe`},
		{strings.Repeat("語", 100000) + "X" + strings.Repeat("語", 100000), 300000, 5, "…語X語…"},
		{"end  ", 0, 80, "end··"},
		{"", 0, 80, ""},
	} {
		if got := Visible([]byte(c.line), c.column, c.limit); got != c.want {
			t.Errorf("%.40q at %d in %d columns: %q, want %q", c.line, c.column, c.limit, got, c.want)
		}
	}
}
