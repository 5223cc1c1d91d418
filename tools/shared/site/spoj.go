// This file describes SPOJ.

package site

var spoj = register(&Site{
	Name: "spoj", Title: "SPOJ", Go: "?", Size: 50_000, Hearsay: true, Seen: "2026",
	hosts:     []string{"spoj.com"},
	submit:    [][2]string{{`/problems/([^/?#]+).*$`, "/submit/$1/"}},
	languages: languages{source: "its list of languages; only Go is noted here", list: []Language{{"go", "Go", "", ""}}},
})
