// This file describes AtCoder.

package site

// AtCoder replaced Go 1.20.6 by 1.25.1 in autumn 2025.
var atcoder = register(&Site{
	Name: "atcoder", Title: "AtCoder", Go: "1.25.1", Sure: true, Size: 512 << 10, Hearsay: true, Seen: "2025-11",
	hosts:  []string{"atcoder.jp"},
	submit: [][2]string{{`/contests/([^/]+)/tasks/([^/?#]+).*$`, "/contests/$1/submit?taskScreenName=$2"}},
	Pages: []Page{
		{Pattern: `^(?:beta\.)?atcoder\.jp/contests/([\w-]+)/tasks/([\w-]+)$`, ID: "$1/$2", Source: "AtCoder $2", Named: true},
		{Pattern: `^vjudge\.net(?:\.cn)?/problem/(?i:AtCoder)-([a-zA-Z0-9]+)_(\w+)$`,
			ID: "$1/$2", Source: "AtCoder ${1}_$2", URL: "https://atcoder.jp/contests/$1/tasks/${1}_$2"},
	},
	languages: languages{source: "its submission form, languages of 2025-10", list: []Language{
		{"go", "Go (go 1.25.1)", "6051", ""}, {"cpp", "C++23 (GCC 15.2.0)", "6017", ""}, {"c", "C23 (GCC 14.2.0)", "6014", ""},
		{"java", "Java24 (OpenJDK 24.0.2)", "6056", ""}, {"kotlin", "Kotlin (Kotlin/JVM 2.2.10)", "6062", ""},
		{"rust", "Rust (rustc 1.89.0)", "6088", ""}, {"python", "Python (CPython 3.13.7)", "6082", ""},
	}},
})
