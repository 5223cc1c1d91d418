// This file describes Codeforces.

package site

import (
	"fmt"
	"regexp"
	"strings"
)

var codeforces = register(&Site{
	Name: "codeforces", Title: "Codeforces", Go: "1.22.2", Sure: true, Size: 64 << 10, Seen: "2025-26",
	hosts: []string{"codeforces.com"},
	submit: [][2]string{
		{`/problemset/problem/(\d+)/(\w+).*$`, "/problemset/submit/$1/$2"},
		{`/((?:contest|gym)/\d+)/problem/\w+.*$`, "/$1/submit"},
	},
	Pages: []Page{
		{Pattern: `^(?:\w+\.)?codeforces\.\w+/(?:contest/|problemset/problem/|group/\w+/contest/|edu/course/.+/contest/)(\d+)/(?:problem/)?(\w+)$`,
			ID: "cf$1/$2", Source: "Codeforces ${1}${2}"},
		{Pattern: `^(?:\w+\.)?codeforces\.\w+/(?:gym|problemset/gymProblem)/(\d+)/(?:problem/)?(\w+)$`,
			ID: "gym$1/$2", Source: "Codeforces Gym ${1}${2}"},
		{Pattern: `^vjudge\.net(?:\.cn)?/problem/(?i:CodeForces)-(\d+)(\w+)$`,
			ID: "cf$1/$2", Source: "Codeforces ${1}${2}", URL: "https://codeforces.com/problemset/problem/$1/$2"},
		{Pattern: `^vjudge\.net(?:\.cn)?/problem/(?i:Gym)-(\d+)(\w+)$`,
			ID: "gym$1/$2", Source: "Codeforces Gym ${1}${2}", URL: "https://codeforces.com/gym/$1/problem/$2"},
	},

	short: []shortID{{regexp.MustCompile(`^(cf|gym)(\d+)/?([a-z]\d?)$`), func(m []string) string {
		kind := map[string]string{"cf": "contest", "gym": "gym"}[m[1]]
		return fmt.Sprintf("https://codeforces.com/%s/%s/problem/%s", kind, m[2], strings.ToUpper(m[3]))
	}}},
	languages: languages{source: "agrawal-d/cph, config.ts, 2026-07", list: []Language{
		{"go", "Go 1.22.2", "32", ""}, {"cpp", "GNU G++23 14.2 (64 bit, msys2)", "91", ""}, {"c", "GNU GCC C11 5.1.0", "43", ""},
		{"java", "Java 21 64bit", "87", ""}, {"kotlin", "Kotlin 1.9.21", "88", ""}, {"rust", "Rust 1.89.0 (2021)", "75", ""},
		{"python", "PyPy 3.10 (7.3.15, 64bit)", "70", ""},
	}},
})
