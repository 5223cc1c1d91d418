package compare

import (
	"strings"
	"testing"

	"oj/tools/shared/verdict"
)

// TestOpenEnd: with OpenEnd, two texts are compared as the oracle compares them without the newlines at their ends.
// All texts of up to four characters are compared with some answers.
func TestOpenEnd(t *testing.T) {
	const letters = "ab \n\r"
	texts := []string{""}
	for i := 0; len(texts[i]) < 4; i++ {
		for _, c := range letters {
			texts = append(texts, texts[i]+string(c))
		}
	}

	exact := []string{"case_sensitive", "space_change_sensitive"}
	options, err := ParseFlags(exact, true)
	if err != nil {
		t.Fatal(err)
	}
	options.OpenEnd = true
	accepted := 0
	for _, answer := range []string{"a\nb\n", "a\n", "a", "", "\n", " a\n\n", "a b"} {
		for _, output := range texts {
			got, err := Compare(strings.NewReader(answer), strings.NewReader(output), options)
			want := oracle(strings.TrimRight(answer, "\n\r"), strings.TrimRight(output, "\n\r"), exact)
			if err != nil || got.Verdict != want {
				t.Errorf("answer %q, output %q: %v (%s), want %v", answer, output, got.Verdict, got.Message, want)
			}
			if got.Verdict == verdict.AC {
				accepted++
			}
			// A hint that only the case of letters is wrong must know of the end, too.
			only, err := OnlyCase(strings.NewReader(answer), strings.NewReader(strings.ToUpper(output)), options)
			if err != nil || only != (want == verdict.AC) {
				t.Errorf("answer %q, output %q in capitals: only the case is wrong: %v, %v", answer, output, only, err)
			}
		}
	}
	if accepted < 100 {
		t.Errorf("only %d outputs were accepted", accepted)
	}
}

// TestOpenEndLong: the end of a text may be longer than the buffers, and the message names the right line.
func TestOpenEndLong(t *testing.T) {
	options := Options{Case: true, Space: true, OpenEnd: true}
	for _, size := range []int{1, bufferSize - 1, bufferSize, bufferSize + 1, 3*bufferSize + 1} {
		text := strings.Repeat("7", size)
		got, err := Compare(strings.NewReader(text+"\n"), strings.NewReader(text+strings.Repeat("\n", 2*bufferSize)), options)
		if err != nil || got.Verdict != verdict.AC {
			t.Errorf("%d digits: %v, %v", size, got, err)
		}
		got, err = Compare(strings.NewReader(text+"\n8\n"), strings.NewReader(text+" 8"), options)
		if err != nil || got.Verdict != verdict.PE || got.Message != "line 1: got a blank, want a newline (only white space is wrong)" {
			t.Errorf("%d digits: %v: %q, %v", size, got.Verdict, got.Message, err)
		}
	}
}
