package command

import (
	"os"
	"strings"
	"testing"
)

// TestPaste: pasted samples become files with normalized line endings. After an error, no file is written.
func TestPaste(t *testing.T) {
	for name, c := range map[string]struct {
		before map[string]string // the files in data/sample before the call
		input  string
		want   map[string]string
		fails  string
	}{
		"one":           {nil, "1 2\n---\n3\n---\n", map[string]string{"1.in": "1 2\n", "1.ans": "3\n"}, ""},
		"two":           {nil, "1\n2\n---\n3\n---\n4\n---\n5\n---\n", map[string]string{"1.in": "1\n2\n", "1.ans": "3\n", "2.in": "4\n", "2.ans": "5\n"}, ""},
		"CRLF":          {nil, "1\r\n---\r\n3\r\n---\r\n", map[string]string{"1.in": "1\n", "1.ans": "3\n"}, ""},
		"no newline":    {nil, "1\n---\n3", map[string]string{"1.in": "1\n", "1.ans": "3\n"}, ""},
		"ends twice":    {nil, "1\n---\n3\n---\n---\n7\n", map[string]string{"1.in": "1\n", "1.ans": "3\n"}, ""},
		"empty lines":   {nil, "\n1\n\n---\n\n---\n", map[string]string{"1.in": "\n1\n\n", "1.ans": "\n"}, ""},
		"empty answer":  {nil, "1\n---\n---\n", map[string]string{"1.in": "1\n", "1.ans": ""}, ""},
		"more":          {map[string]string{"1.in": "0\n", "1.ans": "0\n"}, "1\n---\n3", map[string]string{"1.in": "0\n", "1.ans": "0\n", "2.in": "1\n", "2.ans": "3\n"}, ""},
		"placeholder":   {map[string]string{"1.in": ""}, "1\n---\n3", map[string]string{"1.in": "1\n", "1.ans": "3\n"}, ""},
		"other input":   {map[string]string{"1.in": "0"}, "1\n---\n3", map[string]string{"1.in": "0", "2.in": "1\n", "2.ans": "3\n"}, ""},
		"nothing":       {nil, "", nil, "no sample was pasted; nothing was written"},
		"no answer":     {nil, "1\n---\n3\n---\n4\n", nil, "sample 2 has an input, but no answer: write a line --- between the input and the answer; nothing was written"},
		"only an input": {map[string]string{"1.in": ""}, "1\n---\n", map[string]string{"1.in": ""}, "sample 1 has an input, but no answer"},
	} {
		module(t)
		for file, text := range c.before {
			put(t, "testcases/uva10004/problem.yaml", "name: X\n")
			put(t, "testcases/uva10004/data/sample/"+file, text)
		}
		status, out, stderr := call(c.input, "-paste", "10004")
		if (status == exitOK) != (c.fails == "") || !strings.Contains(stderr, c.fails) {
			t.Errorf("%s: status %d\n%s%s", name, status, out, stderr)
		}

		got := map[string]string{}
		if _, err := os.Stat("testcases/uva10004"); err == nil {
			for _, file := range files(t, "testcases/uva10004/data/sample") {
				text, _ := os.ReadFile("testcases/uva10004/data/sample/" + file)
				got[file] = string(text)
			}
		}
		if len(got) != len(c.want) {
			t.Errorf("%s: got %q, want %q", name, got, c.want)
		}
		for file, want := range c.want {
			if got[file] != want {
				t.Errorf("%s: %s has %q, want %q", name, file, got[file], want)
			}
		}
	}
	for _, args := range [][]string{{"-paste"}, {"-paste", "-json", "-", "x"}} {
		if status, _, _ := call("", args...); status != exitUsage {
			t.Errorf("%q: status %d", args, status)
		}
	}
}
