package match

import (
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestOutput writes texts of different lengths in pieces, and checks that unixLines drops carriage returns.
func TestOutput(t *testing.T) {
	for _, text := range []string{"", "\r", "\n", "\r\n", "a\r\nb\r\n", "\r\r\n", "a\rb\n\r", strings.Repeat("x\r\n", maxShort)} {
		for _, inFile := range []bool{false, true} {
			made := 0
			o := &output{create: func() (*os.File, error) {
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

// TestOutputFails checks that an error of the output file is known after the run.
func TestOutputFails(t *testing.T) {
	o := &output{create: func() (*os.File, error) { return os.Open(os.DevNull) }}
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
