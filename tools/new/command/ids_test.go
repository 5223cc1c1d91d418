package command

import "testing"

// TestHosts: only UVa's own hosts belong to UVa, not hosts whose names end with the same letters.
func TestHosts(t *testing.T) {
	for host, want := range map[string]string{
		"onlinejudge.org": "uva10004", "uva.onlinejudge.org": "uva10004", "OnlineJudge.org": "uva10004",
		"notonlinejudge.org": "", "onlinejudge.org.example.com": "", "onlinejudge.com": "",
	} {
		p := &draft{Name: "10004 - Bicoloring", URL: "https://" + host + "/index.php?option=x&problem=945"}
		if err := p.identify("", ""); err != nil {
			t.Fatal(err)
		}
		if isUVa := p.site != nil && p.site.Name == "uva"; isUVa != (want != "") || isUVa && p.ID != want {
			t.Errorf("%s: id %q, source %q", host, p.ID, p.Source)
		}
	}
}
