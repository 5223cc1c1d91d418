// This file describes Timus.

package site

var timus = register(&Site{
	Name: "timus", Title: "Timus", Go: "1.14", Sure: true, Size: 64 << 10, Hearsay: true, Seen: "2026",
	hosts:     []string{"acm.timus.ru", "timus.online"},
	submit:    [][2]string{{`/problem\.aspx`, "/submit.aspx"}},
	languages: languages{source: "its submission form, 2026; only Go is known", list: []Language{{"go", "Go 1.14 x64", "", ""}}},
})
