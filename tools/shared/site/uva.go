// This file describes UVa.

package site

import (
	"fmt"
	"net/url"
	"regexp"
	"strings"
	"time"
)

var uva = register(&Site{
	Name: "uva", Title: "UVa", Cpp: "c++11", Older: "gnu++98", Output: Bytes, UsualTime: 3 * time.Second,
	Size: 40 << 10, Hearsay: true, Client: UVaForm, Seen: "2026-08",
	hosts: []string{"onlinejudge.org", "uva.onlinejudge.org"}, id: regexp.MustCompile(`^uva\d+$`),
	submit: [][2]string{{`^.*$`, "https://onlinejudge.org/index.php?option=com_onlinejudge&Itemid=25"}},
	Pages: []Page{
		{Pattern: `^(?:uva\.|www\.)?onlinejudge\.org/external/\d+/p?(\d+)\.(?:pdf|html)$`, ID: "uva$1", Source: "UVa Online Judge $1"},
		{Pattern: `^uhunt\.onlinejudge\.org/api/p/num/(\d+)$`, ID: "uva$1", Source: "UVa Online Judge $1"},
		{Pattern: `^(?:www\.)?udebug\.com/(?i:UVa)/(\d+)$`, ID: "uva$1", Source: "UVa Online Judge $1"},
		{Pattern: `^vjudge\.net(?:\.cn)?/problem/(?i:UVA)-(\d+)$`, ID: "uva$1", Source: "UVa Online Judge $1"},
	},

	PDF: true, statesTime: uvaStatesTime,
	// The number of a problem is only in its name: the number in the address of its page is an internal one. uHunt knows both, see https://uhunt.onlinejudge.org/api.
	names:    []nameRule{{regexp.MustCompile(`^(\d{3,5}) - (.+)$`), "uva$1", "UVa Online Judge $1", "$2"}},
	internal: &internal{"problem", regexp.MustCompile(`^uhunt\.onlinejudge\.org/api/p/id/(\d+)/?$`)},
	short:    []shortID{{regexp.MustCompile(`^(?:uva)?(\d{3,5})$`), func(m []string) string { return uvaStatement(m[1]) }}},
	languages: languages{complete: true, source: "its submission form, 2026-08", list: []Language{
		{"cpp", "C++11", "5", "g++ 5.3.0"}, {"c", "ANSI C", "1", "gcc 5.3.0"}, {"java", "Java", "2", "1.8"}, {"python", "Python 3", "6", "3.5"},
		{"pascal", "Pascal", "4", "Free Pascal 3.0.0"},
	}},
})

// uvaStatesTime reports whether a message of Competitive Companion contains the time limit of a problem. The extension
// sends 1000 ms for pages without a limit: the PDF, uDebug, and some pages of Virtual Judge. The problem's page at UVa
// itself always states a limit, so a message from there is correct even if it says 1000 ms.
func uvaStatesTime(page *url.URL, milliseconds float64) bool {
	const defaultMilliseconds = 1000
	host := "." + strings.ToLower(page.Hostname()) // the dot prevents notudebug.com from matching
	switch {
	case strings.HasSuffix(host, ".onlinejudge.org"):
		return page.Query().Get("page") == "show_problem"
	case strings.HasSuffix(host, ".udebug.com"):
		return false
	}
	return milliseconds != defaultMilliseconds
}

// Numbered is the site whose problems have numbers: a number alone names a problem of this site.
var Numbered = uva

// ByNumber returns the id of the problem with this number at the site Numbered, and the field source of its package.
func ByNumber(number string) (id, source string) { return "uva" + number, "UVa Online Judge " + number }

// uvaStatement returns the address of the statement of a problem. The address contains the number of the
// problem's volume: the problem's number without its last two digits.
func uvaStatement(number string) string {
	volume := number[:max(len(number)-2, 0)]
	return fmt.Sprintf("https://onlinejudge.org/external/%s/%s.pdf", volume, number)
}
