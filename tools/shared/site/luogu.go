// This file describes Luogu.

package site

var luogu = register(&Site{
	Name: "luogu", Title: "Luogu", Go: "?", Seen: "2026-11",
	hosts: []string{"luogu.com.cn", "luogu.com"},
	languages: languages{source: "https://help.luogu.com.cn/manual/luogu/problem/judging; only Go is noted here",
		list: []Language{{"go", "Go", "", ""}}},
})
