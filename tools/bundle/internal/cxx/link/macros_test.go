package link

import (
	"strings"
	"testing"
)

// TestUndefine: names that headers define as macros are undefined, ordinary words are not.
func TestUndefine(t *testing.T) {
	x, err := Runtime()
	if err != nil {
		t.Fatal(err)
	}
	words := strings.Fields("left best before length level less letter begin behind simple started result st sa host le16 be x longest")
	if got := x.Undefine(words); got != "" {
		t.Errorf("Undefine of ordinary words = %q, want none", got)
	}
	for _, name := range strings.Fields("be16toh le64toh htobe32 htole16 st_mtime sa_handler errno unix DEBUG E1 ONLINE_JUDGE LIS") {
		if got, want := x.Undefine([]string{name}), "#undef "+name+"\n"; got != want {
			t.Errorf("Undefine(%s) = %q, want %q", name, got, want)
		}
	}
}
