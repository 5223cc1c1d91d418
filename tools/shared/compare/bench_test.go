package compare

import (
	"bytes"
	"fmt"
	"testing"
)

// BenchmarkAgree compares two texts of 16 MB that agree except for their last byte, which is white space in one of
// them, so that the comparison of all bytes fails.
func BenchmarkAgree(b *testing.B) {
	var words, floats bytes.Buffer
	for i := 0; words.Len() < 16<<20; i++ {
		fmt.Fprintf(&words, "%d word%d\n", i, i*7)
		fmt.Fprintf(&floats, "%.6f %.9g\n", float64(i)/7, float64(i)*1.1)
	}
	tolerant, err := Options{}.WithTolerance("1e-6")
	if err != nil {
		b.Fatal(err)
	}
	for _, c := range []struct {
		name string
		text []byte
		opt  Options
	}{{"words", words.Bytes(), Options{}}, {"floats", floats.Bytes(), tolerant}} {
		b.Run(c.name, func(b *testing.B) {
			output := bytes.NewReader(bytes.TrimSuffix(c.text, []byte("\n")))
			b.SetBytes(int64(len(c.text)))
			for b.Loop() {
				if res, err := Compare(bytes.NewReader(c.text), output, c.opt); err != nil || res.Message != "" {
					b.Fatal(res, err)
				}
			}
		})
	}
}
