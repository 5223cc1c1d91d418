// This file describes Library Checker.

package site

var librarychecker = register(&Site{
	Name: "librarychecker", Title: "Library Checker", Go: "1.18.2", Sure: true, Cpp: "c++11", Size: 1 << 20, Seen: "2026-05",
	hosts: []string{"judge.yosupo.jp"},
	languages: languages{source: "yosupo06/library-checker-judge, langs.toml, 2026-05", complete: true, list: []Language{
		{"go", "Go", "go", "1.18.2"}, {"cpp", "C++23", "cpp", "GCC 15.2"}, {"java", "Java", "java", "openjdk 17"},
		{"rust", "Rust", "rust", "1.94.1"}, {"python", "PyPy3", "pypy3", "pypy3.9-7.3.9"},
		{"js", "JavaScript", "javascript", "Deno 2.7.14"}, {"ts", "TypeScript", "typescript", "Deno 2.7.14"}, {"cs", "C#", "csharp", ".NET 10"},
		{"haskell", "GHC", "haskell", "ghc 9.6.7"}, {"ruby", "Ruby", "ruby", "2.7.1"}, {"swift", "Swift", "swift", "6.1.2"},
	}},
})
