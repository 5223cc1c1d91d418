// This file describes CSES.

package site

var cses = register(&Site{
	Name: "cses", Title: "CSES", Cpp: "c++17", Seen: "2026",
	hosts:  []string{"cses.fi"},
	submit: [][2]string{{`/task/(\d+).*$`, "/submit/$1/"}},
	languages: languages{source: "not confirmed: its submission form as remembered in 2026", complete: true, list: []Language{
		{"cpp", "C++17", "", ""}, {"c", "C", "", ""}, {"java", "Java", "", ""}, {"rust", "Rust", "", ""}, {"python", "PyPy3", "", ""},
		{"js", "Node.js", "", ""}, {"haskell", "Haskell", "", ""}, {"pascal", "Pascal", "", ""}, {"ruby", "Ruby", "", ""},
	}},
})
