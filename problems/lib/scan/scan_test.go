package scan

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"
	"math"
	"strconv"
	"strings"
	"testing"
	"testing/iotest"
	"unicode/utf8"
)

// bufferBytes is the size of the Scanner's first buffer.
var bufferBytes = cap(New(nil).buf)

func TestWordsAndPlaces(t *testing.T) {
	in := New(strings.NewReader("\r\n  ab\tc\r\n\n d\v\fe"))
	for _, w := range []place{{2, "ab"}, {2, "c"}, {4, "d"}, {4, "e"}} {
		if !in.More() {
			t.Fatalf("no word where %q should be", w.text)
		}
		word := in.Word()
		if got := (place{lineOf(in), word}); got != w {
			t.Errorf("read %+v, want %+v", got, w)
		}
	}
	if in.More() {
		t.Errorf("at the end: More is true")
	}
}

// lineOf returns the line that an error about the last word names.
func lineOf(in *Scanner) (line int) {
	err := failure(func() { in.Fatalf("") })
	fmt.Sscanf(err.Error(), "line %d:", &line)
	return line
}

// failure returns the error with which f panics, or nil if f returns.
func failure(f func()) (err error) {
	defer func() { err, _ = recover().(error) }()
	f()
	return nil
}

func TestErrors(t *testing.T) {
	number := func(in *Scanner) { in.Int(1, 200) }
	word := func(in *Scanner) { in.Word() }
	refuse := func(in *Scanner) { in.Word(); in.More(); in.Fatalf("not a %s", "colour") }
	long := strings.Repeat("x", 100)
	for _, c := range []struct {
		name, input string
		read        func(*Scanner)
		want        string
	}{
		{"empty input", "", number, "line 1: input ends, want a word"},
		{"early end", "\n \n", word, "line 3: input ends, want a word"},
		{"letters", "xyz", number, `line 1: want a whole number from 1 to 200`},
		{"too small", "\n0", number, `line 2: want a whole number from 1 to 200`},
		{"too large", "201", number, `line 1: want a whole number from 1 to 200`},
		{"beyond 64 bits", "18446744073709551617", number, `line 1: want a whole number from 1 to 200`},
		{"sign alone", "-", number, `line 1: want a whole number from 1 to 200`},
		{"two signs", "+-5", number, `line 1: want a whole number from 1 to 200`},
		{"fraction", "5.0", number, `line 1: want a whole number from 1 to 200`},
		{"underscore", "1_0", number, `line 1: want a whole number from 1 to 200`},
		{"NUL", "5\x00", number, `line 1: want a whole number from 1 to 200`},
		{"byte order mark", "\xef\xbb\xbf5", number, `line 1: want a whole number from 1 to 200`},
		{"long word", long, number, `line 1: want a whole number from 1 to 200`},
		{"the solution refuses", "\n\n ab", refuse, `line 3: not a colour`},
		{"the solution rejects a word that spans two buffers", strings.Repeat(" ", bufferBytes-2) + "abcd", refuse, `line 1: not a colour`},
		{"refused before a word", "x", func(in *Scanner) { in.Fatalf("no") }, "line 1: no"},
	} {
		err := failure(func() { c.read(New(strings.NewReader(c.input))) })
		if err == nil || err.Error() != c.want {
			t.Errorf("%s: error %v\nwant %s", c.name, err, c.want)
		}
	}
}

func TestNumbers(t *testing.T) {
	for _, word := range []string{"0", "-0", "+5", "007", "-12", "9223372036854775807", "-9223372036854775808",
		"9223372036854775808", "-9223372036854775809", "99999999999999999999", "18446744073709551615", "-", "+", "1-", "٣", "1e3", "0x10"} {
		agreesWithAtoi(t, word)
	}
}

func agreesWithAtoi(t *testing.T, word string) {
	t.Helper()
	in := New(strings.NewReader(word))
	var got int
	failed := failure(func() { got = in.Int(math.MinInt, math.MaxInt) })
	want, err := strconv.Atoi(word)
	if (err == nil) != (failed == nil) {
		t.Errorf("%q: error %v, strconv says %v", word, failed, err)
	}
	if err == nil && got != want {
		t.Errorf("%q: read %d, want %d", word, got, want)
	}
}

// The test sends a line only after it has received the answer to the previous line. So it blocks if the
// Scanner reads more than it needs.
func TestReadsNotAheadOfAPipe(t *testing.T) {
	r, w := io.Pipe()
	defer r.Close()
	answers := make(chan int)
	go func() {
		in := New(r)
		for i := 0; i < 3; i++ {
			answers <- in.Int(0, 9)
		}
		close(answers)
	}()
	for i := 0; i < 3; i++ {
		if _, err := fmt.Fprintf(w, "%d\n", i); err != nil {
			t.Fatal(err)
		}
		if got := <-answers; got != i {
			t.Fatalf("answer %d, want %d", got, i)
		}
	}
}

func TestReadFailures(t *testing.T) {
	broken := io.MultiReader(strings.NewReader("1\n2"), iotest.ErrReader(errors.New("disk on fire")))
	in := New(broken)
	in.Int(1, 1)

	// The reader returned "2" and then an error. Int must fail, because more digits may follow the 2.
	err := failure(func() { in.Int(2, 2) })
	if want := "line 2: disk on fire"; err == nil || err.Error() != want {
		t.Errorf("error %v, want %s", err, want)
	}

	// The lines before the failure are counted once.
	in = New(io.MultiReader(strings.NewReader("1\n1\n1\n1"), iotest.ErrReader(errors.New("disk on fire"))))
	err = failure(func() { in.Ints(5, 1, 1) })
	if want := "line 4: disk on fire"; err == nil || err.Error() != want {
		t.Errorf("error %v, want %s", err, want)
	}
}

func TestNoAllocationPerWord(t *testing.T) {
	in := New(strings.NewReader(strings.Repeat("12345 word\n", 5000)))
	in.Int(0, 99999)
	in.Bytes()
	if n := testing.AllocsPerRun(1000, func() { in.Int(0, 99999); in.Bytes() }); n != 0 {
		t.Errorf("%v allocations for two words, want none", n)
	}
}

// FuzzAgainstBufio reads each text with several readers, which return the bytes in pieces of different sizes. Each time
// it compares the words with bufio.Scanner, the numbers with strconv, and the line numbers with a count of newlines.
func FuzzAgainstBufio(f *testing.F) {
	f.Add("4\nbbwb\r\n\n-7 +8 0099 x\x00y")
	f.Add("")
	f.Add(" \t\n\v\f\r")
	f.Add("1 2\r\n\x1a3\x1a")
	f.Fuzz(againstBufio)
}

// Some words begin at the end of one buffer and continue in the next one. One word is longer than a buffer.
func TestManyBuffers(t *testing.T) {
	againstBufio(t, strings.Repeat("ab ", bufferBytes/2)+strings.Repeat("b", 3*bufferBytes)+"\n1")
}

func againstBufio(t *testing.T, text string) {
	want := oracle(text)
	for name, r := range map[string]io.Reader{
		"whole":     strings.NewReader(text),
		"bytewise":  iotest.OneByteReader(strings.NewReader(text)),
		"halves":    iotest.HalfReader(strings.NewReader(text)),
		"early EOF": iotest.DataErrReader(strings.NewReader(text)),
	} {
		compare(t, name, New(r), want)
	}
}

type place struct {
	line int
	text string
}

func oracle(text string) []place {
	var all []place
	for i, line := range strings.Split(text, "\n") {
		for _, word := range words(line) {
			all = append(all, place{i + 1, word})
		}
	}
	return all
}

// words splits a line into words with bufio.ScanWords. But if the line contains 0x1A or characters beyond
// ASCII, words uses strings.FieldsFunc, because 0x1A is white space only for scan, and some characters beyond
// ASCII are white space only for bufio.
func words(line string) []string {
	if !ascii(line) || strings.Contains(line, "\x1a") {
		return strings.FieldsFunc(line, func(r rune) bool { return strings.ContainsRune(" \t\v\f\r\x1a", r) })
	}
	var all []string
	s := bufio.NewScanner(strings.NewReader(line))
	s.Buffer(nil, len(line)+1)
	s.Split(bufio.ScanWords)
	for s.Scan() {
		all = append(all, s.Text())
	}
	return all
}

func ascii(s string) bool {
	for i := 0; i < len(s); i++ {
		if s[i] >= utf8.RuneSelf {
			return false
		}
	}
	return true
}

func compare(t *testing.T, name string, in *Scanner, want []place) {
	t.Helper()
	for i, w := range want {
		if !in.More() {
			t.Fatalf("%s: %d words, want %d", name, i, len(want))
		}
		text := in.Word()
		if got := (place{lineOf(in), text}); got != w {
			t.Fatalf("%s: read %+v, want %+v", name, got, w)
		}
		if i < 20 && len(w.text) < 100 {
			agreesWithAtoi(t, w.text)
		}
	}
	if in.More() {
		t.Fatalf("%s: more than %d words", name, len(want))
	}
}

func BenchmarkScan(b *testing.B) {
	var numbers, rows bytes.Buffer
	for i := 0; i < 100000; i++ {
		fmt.Fprintln(&numbers, i*7919%1000003)
	}
	for i := 0; i < 4000; i++ {
		fmt.Fprintln(&rows, strings.Repeat("bw", 100))
	}
	b.Run("numbers/scan", func(b *testing.B) { run(b, numbers.Bytes(), sumByScan) })
	b.Run("numbers/bufio", func(b *testing.B) { run(b, numbers.Bytes(), sumByBufio) })
	b.Run("rows/scan", func(b *testing.B) { run(b, rows.Bytes(), lengthByScan) })
	b.Run("rows/bufio", func(b *testing.B) { run(b, rows.Bytes(), lengthByBufio) })
}

var sink int

func run(b *testing.B, text []byte, read func(io.Reader) int) {
	b.SetBytes(int64(len(text)))
	b.ReportAllocs()
	for b.Loop() {
		sink = read(bytes.NewReader(text))
	}
}

func sumByScan(r io.Reader) (sum int) {
	for in := New(r); in.More(); {
		sum += in.Int(0, 1<<30)
	}
	return sum
}

func sumByBufio(r io.Reader) (sum int) {
	s := bufio.NewScanner(r)
	s.Split(bufio.ScanWords)
	for s.Scan() {
		n, _ := strconv.Atoi(s.Text())
		sum += n
	}
	return sum
}

func lengthByScan(r io.Reader) (sum int) {
	for in := New(r); in.More(); {
		sum += len(in.Bytes())
	}
	return sum
}

func lengthByBufio(r io.Reader) (sum int) {
	s := bufio.NewScanner(r)
	s.Split(bufio.ScanWords)
	for s.Scan() {
		sum += len(s.Bytes())
	}
	return sum
}
