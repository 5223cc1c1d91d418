package archive

import "testing"

func TestArchive(t *testing.T) {
	text := "about\n-- a/b.go --\npackage b\n-- c --\n-- not a name\nlast\n"
	a := Parse(text)
	if got := a.String(); got != text {
		t.Errorf("written back:\n%s", got)
	}
	if got, _ := a.Get("c"); got != "-- not a name\nlast\n" || len(a.files) != 2 || a.Comment != "about\n" {
		t.Errorf("parsed: %+v", a)
	}
}
