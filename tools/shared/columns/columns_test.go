package columns

import (
	"encoding/json"
	"testing"
)

func TestWidth(t *testing.T) {
	for text, want := range map[string]int{
		"": 0, "abc": 3, "é": 1, "e\u0301": 1, "日本語": 6, "ｱ": 1, "Ａ": 2, "한글": 4, "😀": 2, "a\u200bb": 2, "≠…⏎·": 4, "𠀀": 2, "\U0001f468\u200d\U0001f469": 4,
	} {
		if got := Width(text); got != want {
			t.Errorf("%q takes %d columns, want %d", text, got, want)
		}
	}
}

func TestCut(t *testing.T) {
	for _, c := range []struct {
		text  string
		width int
		want  string
	}{
		{"abc", 5, "abc"}, {"abc", 3, "abc"}, {"abc", 2, "ab"}, {"abc", 0, ""}, {"日本語", 5, "日本"}, {"e\u0301a", 1, "e\u0301"},
	} {
		if got := Cut(c.text, c.width); got != c.want {
			t.Errorf("%q cut to %d columns: %q, want %q", c.text, c.width, got, c.want)
		}
	}
}

func TestAlign(t *testing.T) {
	got := Align([][]string{{"a", "日本", "x"}, {"long", "b", ""}, {"only"}})
	if want := "a     日本  x\nlong  b\nonly\n"; got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

func TestPrintable(t *testing.T) {
	for text, want := range map[string]string{
		"plain\ttext\n": "plain\ttext\n", "\x1b[2J\x07\r\n": "␛[2J␇␍\n", "a\xff\x7f\u009b\ufffe\u202eb\u00a0c": "a\ufffd␡\\u009b\\ufffe\\u202eb\u00a0c", "größer €": "größer €",
	} {
		if got := Printable(text); got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}

// TestJSON: an escaped text means the same, and has no character that changes a terminal.
func TestJSON(t *testing.T) {
	const name = "a\x7f\u009b31m\u202eb\u00ad \U000e0041é\n日本"
	text, err := json.Marshal(map[string]string{"name": name})
	if err != nil {
		t.Fatal(err)
	}
	escaped := JSON(text)
	if Printable(string(escaped)) != string(escaped) {
		t.Errorf("%q has unprintable characters", escaped)
	}
	back := map[string]string{}
	if err := json.Unmarshal(escaped, &back); err != nil || back["name"] != name {
		t.Errorf("%s: %q, %v", escaped, back, err)
	}
}
