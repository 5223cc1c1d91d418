// This file describes DMOJ.

package site

var dmoj = register(&Site{
	Name: "dmoj", Title: "DMOJ", Go: "?", Size: 64 << 10, Hearsay: true, Seen: "2026-06",
	hosts:  []string{"dmoj.ca"},
	submit: [][2]string{{`/problem/([^/?#]+).*$`, "/problem/$1/submit"}},
	languages: languages{source: "its list of runtimes; versions follow Debian sid", list: []Language{
		{"go", "Go", "GO", ""}, {"cpp", "C++20", "CPP20", ""}, {"c", "C11", "C11", ""}, {"java", "Java", "JAVA", ""},
		{"kotlin", "Kotlin", "KOTLIN", ""}, {"rust", "Rust", "RUST", ""}, {"python", "PyPy 3", "PYPY3", ""},
	}},
})
