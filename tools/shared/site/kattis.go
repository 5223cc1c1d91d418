// This file describes Kattis.

package site

var kattis = register(&Site{
	Name: "kattis", Title: "Kattis", Go: "1.24.3", Sure: true, PyPy: true, Named: true, Output: AnyCase, Size: 128 << 10, Client: KattisScript, Seen: "2025-06",
	hosts:  []string{"kattis.com"},
	submit: [][2]string{{`/problems/([^/?#]+).*$`, "/problems/$1/submit"}},
	Pages: []Page{
		{Pattern: `^(?:[\w-]+\.)?kattis\.com/(?:.*/)?(?:contests|sessions|assignments)/([\w-]+)/problems/([\w-]+)$`,
			ID: "$1/$2", Source: "Kattis $2", Named: true},
		{Pattern: `^(?:[\w-]+\.)?kattis\.com/(?:.*/)?problems/([\w-]+)$`, ID: "$1", Source: "Kattis $1"},
		{Pattern: `^vjudge\.net(?:\.cn)?/problem/(?i:Kattis)-([\w-]+)$`,
			ID: "$1", Source: "Kattis $1", URL: "https://open.kattis.com/problems/$1"},
	},
	languages: languages{source: "Kattis/kattis-cli, submit.py, 2025-06; itu.kattis.com for Kotlin, 2025-11", complete: true, list: []Language{
		{"go", "Go", "Go", "1.24.3"}, {"cpp", "C++", "C++", "gnu++23"}, {"c", "C", "C", ""}, {"java", "Java", "Java", "21"},
		{"kotlin", "Kotlin", "Kotlin", "2.1.21"}, {"rust", "Rust", "Rust", ""}, {"python", "Python 3", "Python 3", "PyPy 3.10"},
		{"shell", "Bash", "Bash", ""}, {"js", "JavaScript (Node.js)", "JavaScript (Node.js)", ""}, {"ts", "TypeScript", "TypeScript", ""},
		{"cs", "C#", "C#", ""}, {"php", "PHP", "PHP", ""}, {"ruby", "Ruby", "Ruby", ""}, {"lua", "Lua", "Lua", ""}, {"perl", "Perl", "Perl", ""},
		{"pascal", "Pascal", "Pascal", ""}, {"haskell", "Haskell", "Haskell", ""}, {"ocaml", "OCaml", "OCaml", ""}, {"swift", "Swift", "Swift", ""},
		{"dart", "Dart", "Dart", ""},
	}},
})
