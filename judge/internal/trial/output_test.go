package trial

import (
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestOutput writes each text in two parts, and checks that the output stores the text, and that unixLines
// changes "\r\n" to "\n".
func TestOutput(t *testing.T) {
	for _, text := range []string{"", "\r", "\n", "\r\n", "a\r\nb\r\n", "\r\r\n", "a\rb\n\r", strings.Repeat("x\r\n", maxShort)} {
		for _, inFile := range []bool{false, true} {
			made := 0
			o := &output{room: int64(len(text)), create: func() (*os.File, error) {
				made++
				return os.Create(filepath.Join(t.TempDir(), "output"))
			}}
			if inFile {
				o.file, _ = o.create()
			}
			for i, half := range []string{text[:len(text)/2], text[len(text)/2:]} {
				if n, err := o.Write([]byte(half)); n != len(half) || err != nil {
					t.Fatalf("part %d: %d of %d bytes, %v", i, n, len(half), err)
				}
			}
			before, _ := io.ReadAll(o.all())
			err := o.unixLines()
			got, failed := io.ReadAll(o.all())
			if want := strings.ReplaceAll(text, "\r\n", "\n"); string(before) != text || string(got) != want || err != nil || failed != nil {
				t.Errorf("%.20q: %.20q, then %.20q; %v %v", text, before, got, err, failed)
			}
			if wanted := inFile || len(text) > maxShort; (made == 1) != wanted || made > 1 {
				t.Errorf("%d bytes: %d files", len(text), made)
			}
			o.file.Close()
		}
	}
}

// TestOutputFails checks that an error when writing the output file is stored until the end of the run.
func TestOutputFails(t *testing.T) {
	o := &output{room: 2 * maxShort, create: func() (*os.File, error) { return os.Open(os.DevNull) }}
	o.Write(make([]byte, maxShort))
	if o.failed != nil {
		t.Errorf("a short output: %v", o.failed)
	}
	o.Write([]byte("x"))
	o.Write(nil)
	if o.failed == nil {
		t.Error("a file that is open for reading was written to")
	}
}

// TestOutputLimit checks that an output keeps the bytes within its limit, and that every further write
// returns errFull and does not count as an error of the file.
func TestOutputLimit(t *testing.T) {
	o := &output{room: 5}
	for _, c := range []struct {
		text string
		n    int
		err  error
	}{{"abc", 3, nil}, {"de", 2, nil}, {"", 0, nil}, {"fg", 0, errFull}, {"h", 0, errFull}} {
		if n, err := o.Write([]byte(c.text)); n != c.n || err != c.err {
			t.Errorf("%q: %d, %v; want %d, %v", c.text, n, err, c.n, c.err)
		}
	}
	if stored, _ := io.ReadAll(o.all()); string(stored) != "abcde" || o.failed != nil {
		t.Errorf("kept %q, %v", stored, o.failed)
	}
}
