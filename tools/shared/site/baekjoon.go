// This file describes Baekjoon Online Judge.

package site

var baekjoon = register(&Site{
	Name: "baekjoon", Title: "Baekjoon", Go: "?", Seen: "2026-11",
	Output: Words, // blanks at the ends of lines do not matter: https://www.acmicpc.net/blog/view/55
	hosts:  []string{"acmicpc.net"},
	languages: languages{source: "not confirmed; only Go is noted here",
		list: []Language{{"go", "Go", "", ""}}},
})
