// This file tests the default validator with a table of cases. The expected verdicts are derived from the
// specification of the package format. The oracle in oracle_test.go must agree on all cases of the table, and
// on random texts.

package compare

import (
	"bufio"
	"fmt"
	"io"
	"math/rand"
	"os"
	"strconv"
	"strings"
	"testing"

	"oj/tools/shared/verdict"
)

// A value of type conformance is one row of the table testdata/conformance.txt.
type conformance struct {
	line           int
	want           verdict.Verdict
	flags          []string
	answer, output string
}

// readTable reads testdata/conformance.txt. A row contains a verdict, flags, the answer and the output,
// separated by " | ". Answer and output are Go strings without their quotes.
func readTable(t testing.TB) []conformance {
	f, err := os.Open("testdata/conformance.txt")
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	var list []conformance
	lines := bufio.NewScanner(f)
	for no := 1; lines.Scan(); no++ {
		text := lines.Text()
		if strings.TrimSpace(text) == "" || strings.HasPrefix(text, "#") {
			continue
		}
		parts := strings.Split(text, "|")
		if len(parts) != 4 {
			t.Fatalf("line %d: want 4 columns: %s", no, text)
		}
		c := conformance{line: no, flags: strings.Fields(parts[1])}
		if err := c.want.UnmarshalText([]byte(strings.TrimSpace(parts[0]))); err != nil {
			t.Fatalf("line %d: %v", no, err)
		}
		for i, to := range []*string{&c.answer, &c.output} {
			*to, err = strconv.Unquote(strings.TrimSpace(parts[2+i]))
			if err != nil {
				t.Fatalf("line %d: %s: %v", no, parts[2+i], err)
			}
		}
		list = append(list, c)
	}
	return list
}

func judge(t testing.TB, answer, output io.ReaderAt, flags []string) Result {
	o, err := ParseFlags(flags, false)
	if err != nil {
		t.Fatal(err)
	}
	res, err := Compare(answer, output, o)
	if err != nil {
		t.Fatal(err)
	}
	if (res.Message == "") != (res.Verdict == verdict.AC) {
		t.Errorf("%v with message %q", res.Verdict, res.Message)
	}
	return res
}

func TestConformance(t *testing.T) {
	table := readTable(t)
	if len(table) < 300 {
		t.Errorf("the table has %d rows, want at least 300", len(table))
	}
	for _, c := range table {
		if got := oracle(c.answer, c.output, c.flags); got != c.want {
			t.Errorf("line %d: the oracle says %v, want %v", c.line, got, c.want)
		}
		got := judge(t, strings.NewReader(c.answer), strings.NewReader(c.output), c.flags)
		if got.Verdict != c.want {
			t.Errorf("line %d: got %v (%s), want %v", c.line, got.Verdict, got.Message, c.want)
		}
	}
}

// inParts compares two texts with buffers of the given size, and skips equal blocks of any size.
func inParts(t testing.TB, size int, answer, output string, flags []string) Result {
	defer func(buffer, block int) { bufferSize, smallestBlock = buffer, block }(bufferSize, smallestBlock)
	bufferSize, smallestBlock = size, 1
	return judge(t, strings.NewReader(answer), strings.NewReader(output), flags)
}

// TestParts: the verdict and the message do not change if long words and long white space are read in several parts.
func TestParts(t *testing.T) {
	const n = 20000
	rng := rand.New(rand.NewSource(1))
	for range n {
		var b strings.Builder
		for range rng.Intn(5) {
			b.WriteString(strings.Repeat(randomText(rng, 1), []int{1, 2, 15, 16, 17, 31, 32, 33, 48, 50}[rng.Intn(10)]))
		}
		answer := b.String()
		output := change(rng, answer)
		flags := flagSets[rng.Intn(4)]
		want := oracle(answer, output, flags)
		once, parts := inParts(t, 1<<10, answer, output, flags), inParts(t, 16, answer, output, flags)
		if once.Verdict != want || parts.Verdict != want || once.Message != parts.Message {
			t.Fatalf("flags %q, answer %q, output %q: got %v (%s), in parts %v (%s), the oracle says %v",
				flags, answer, output, once.Verdict, once.Message, parts.Verdict, parts.Message, want)
		}
	}
}

var flagSets = [][]string{
	{}, {"case_sensitive"}, {"space_change_sensitive"}, {"case_sensitive", "space_change_sensitive"},
	{"float_tolerance", "1e-2"}, {"float_relative_tolerance", "0.5"}, {"float_absolute_tolerance", "1"},
	{"float_tolerance", "1e-6", "space_change_sensitive"}, {"float_absolute_tolerance", "0", "case_sensitive"},
}

// TestRandom compares random texts with the oracle. The second text is the first one after a few changes, so
// that equal and different texts are both frequent.
func TestRandom(t *testing.T) {
	const n = 100000
	rng := rand.New(rand.NewSource(1))
	seen := map[verdict.Verdict]int{}
	for range n {
		answer := randomText(rng, rng.Intn(12))
		output := change(rng, answer)
		flags := flagSets[rng.Intn(len(flagSets))]
		want := oracle(answer, output, flags)
		got := judge(t, strings.NewReader(answer), strings.NewReader(output), flags)
		if got.Verdict != want {
			t.Fatalf("flags %q, answer %q, output %q: got %v (%s), the oracle says %v", flags, answer, output, got.Verdict, got.Message, want)
		}
		seen[want]++
	}
	for _, v := range []verdict.Verdict{verdict.AC, verdict.WA, verdict.PE} {
		if seen[v] < n/200 {
			t.Errorf("only %d of %d random cases are %v", seen[v], n, v)
		}
	}
}

const alphabet = "01295.eE+-aAbB  \n\t\r\v\f\x00\xff"

func randomText(rng *rand.Rand, n int) string {
	b := make([]byte, n)
	for i := range b {
		b[i] = alphabet[rng.Intn(len(alphabet))]
	}
	return string(b)
}

// change returns the text s after at most two small changes.
func change(rng *rand.Rand, s string) string {
	for range rng.Intn(3) {
		i := 0
		if len(s) > 0 {
			i = rng.Intn(len(s))
		}
		switch rng.Intn(4) {
		case 0:
			s = s[:i] + randomText(rng, 1) + s[i:]
		case 1:
			if s != "" {
				s = s[:i] + s[i+1:]
			}
		case 2:
			if s != "" {
				s = s[:i] + randomText(rng, 1) + s[i+1:]
			}
		case 3:
			s = s[:i] + strings.ToUpper(s[i:])
		}
	}
	return s
}

// TestLong compares texts much longer than the buffers, with a difference at any place.
func TestLong(t *testing.T) {
	var b strings.Builder
	for i := range 60000 {
		fmt.Fprintf(&b, "%d %d.5\n", i, i)
	}
	text := b.String()
	exact := []string{"case_sensitive", "space_change_sensitive"}
	if got := judge(t, strings.NewReader(text), strings.NewReader(text), exact); got.Verdict != verdict.AC {
		t.Errorf("equal long texts: %v", got)
	}
	for _, at := range []int{0, 1, bufferSize - 1, bufferSize, bufferSize + 1, 3*bufferSize + 7, len(text) - 2} {
		damaged := text[:at] + "x" + text[at+1:]
		for _, flags := range [][]string{nil, exact, {"float_tolerance", "1e-9"}} {
			got := judge(t, strings.NewReader(text), strings.NewReader(damaged), flags)
			if got.Verdict != verdict.WA {
				t.Errorf("damaged at %d, flags %q: %v", at, flags, got.Verdict)
			}
			if line := strings.Count(text[:at], "\n") + 1; got.Got.Line != line {
				t.Errorf("damaged at %d: line %d, want %d", at, got.Got.Line, line)
			}
		}
	}
}

// TestLongToken: words of many megabytes are compared correctly, although the validator keeps only a part of
// them in memory.
func TestLongToken(t *testing.T) {
	const n = 8 << 20
	for _, flags := range [][]string{nil, {"float_tolerance", "1e-9"}} {
		if got := judge(t, zeros(n), zeros(n), flags); got.Verdict != verdict.AC {
			t.Errorf("flags %q: equal tokens: %v %s", flags, got.Verdict, got.Message)
		}
		if got := judge(t, zeros(n), zeros(n+1), flags); got.Verdict != verdict.WA {
			t.Errorf("flags %q: unequal tokens: %v", flags, got.Verdict)
		}
	}
}

// zeros(n) is a reader that returns n times the digit 0.
type zeros int64

func (z zeros) ReadAt(p []byte, at int64) (n int, err error) {
	for n < len(p) && at+int64(n) < int64(z) {
		p[n] = '0'
		n++
	}
	if n < len(p) {
		err = io.EOF
	}
	return n, err
}

func TestFlags(t *testing.T) {
	for _, bad := range []string{"float_tolerance", "float_tolerance x", "float_tolerance -1", "float_tolerance nan", "float_tolerance 1e999999999", "Case_sensitive", "1e-6"} {
		if _, err := ParseFlags(strings.Fields(bad), false); err == nil {
			t.Errorf("ParseFlags accepts the invalid flags %q", bad)
		}
	}
}

// broken(n) is a reader that fails after n bytes.
type broken int64

func (b broken) ReadAt(p []byte, at int64) (int, error) {
	n, _ := zeros(b).ReadAt(p, at)
	if n < len(p) {
		return n, io.ErrUnexpectedEOF
	}
	return n, nil
}

func TestReadErrors(t *testing.T) {
	for _, length := range []broken{0, broken(bufferSize) + 1} {
		if _, err := Compare(length, zeros(bufferSize+2), Options{Case: true, Space: true}); err == nil {
			t.Errorf("no error, although reading the answer fails after %d bytes", length)
		}
		if _, err := Compare(zeros(bufferSize+2), length, Options{}); err == nil {
			t.Errorf("no error, although reading the output fails after %d bytes", length)
		}
	}
}

func FuzzCompare(f *testing.F) {
	for _, c := range readTable(f) {
		f.Add(c.answer, c.output, uint8(len(c.flags)))
	}
	f.Fuzz(func(t *testing.T, answer, output string, set uint8) {
		if hugeExponent(answer) || hugeExponent(output) {
			t.Skip("the oracle cannot hold such numbers")
		}
		flags := flagSets[int(set)%len(flagSets)]
		want := oracle(answer, output, flags)
		got := judge(t, strings.NewReader(answer), strings.NewReader(output), flags)
		if got.Verdict != want {
			t.Errorf("flags %q, answer %q, output %q: got %v (%s), the oracle says %v", flags, answer, output, got.Verdict, got.Message, want)
		}
	})
}

// hugeExponent reports whether a token has an exponent that is too large for exact arithmetic.
func hugeExponent(text string) bool {
	for _, tok := range strings.Fields(text) {
		if _, e, ok := strings.Cut(strings.ToLower(tok), "e"); ok && len(strings.TrimLeft(e, "+-0")) > 3 {
			return true
		}
	}
	return false
}

func BenchmarkCompare(b *testing.B) {
	for _, c := range []struct {
		name  string
		flags []string
	}{
		{"tokens", nil}, {"exact", []string{"case_sensitive", "space_change_sensitive"}}, {"float", []string{"float_tolerance", "1e-6"}},
	} {
		text := strings.Repeat("123456 789 0.25\n", 1<<20)
		b.Run(c.name, func(b *testing.B) {
			b.SetBytes(int64(len(text)))
			for b.Loop() {
				judge(b, strings.NewReader(text), strings.NewReader(text), c.flags)
			}
		})
	}
	b.Run("float_differing", func(b *testing.B) {
		answer, output := strings.Repeat("0.250000\n", 1<<20), strings.Repeat("0.2500001\n", 1<<20)
		b.SetBytes(int64(len(output)))
		for b.Loop() {
			judge(b, strings.NewReader(answer), strings.NewReader(output), []string{"float_tolerance", "1e-6"})
		}
	})
}
