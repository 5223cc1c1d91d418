// This file describes CodinGame.

package site

// OpenEnd: public programs that CodinGame accepts print no last newline (cedricdd/CodinGame, Knights Jam, PHP).
var codingame = register(&Site{
	Name: "codingame", Title: "CodinGame", Go: "1.18.1", Sure: true, RefereeEnds: true, LineBuffered: true, OpenEnd: true, Size: 100_000, Chars: true, Client: CGLocal, Seen: "2026-03",
	hosts:  []string{"codingame.com"},
	submit: [][2]string{{`/training/[^/]+/([^/?#]+).*$`, "/ide/puzzle/$1"}},
	Pages: []Page{
		{Pattern: `^(?:www\.)?codingame\.com/(?:training/\w+|multiplayer/\w+|ide/puzzle)/([\w-]+)$`, ID: "$1", Source: "CodinGame"},
	},
	languages: languages{source: "CodinGame/Contribute-Help, languages.md, 2025", complete: true, list: []Language{
		{"go", "Go", "Go", "1.18.1"}, {"cpp", "C++", "C++", "g++ 11.2.0, C++20"}, {"c", "C", "C", "gcc 11.2.0, C17"},
		{"java", "Java", "Java", "21.0.4"}, {"kotlin", "Kotlin", "Kotlin", "1.7.10"}, {"rust", "Rust", "Rust", "1.90.0"},
		{"python", "Python3", "Python3", "3.11.5"}, {"shell", "Bash", "Bash", "5.1.16"},
		{"js", "JavaScript", "Javascript", "Node 16.14.2"}, {"ts", "TypeScript", "TypeScript", "4.6.3"}, {"cs", "C#", "C#", "10, .NET 6.0.9"},
		{"php", "PHP", "PHP", "7.3.9"}, {"ruby", "Ruby", "Ruby", "3.1.2"}, {"lua", "Lua", "Lua", "5.4.4"}, {"perl", "Perl", "Perl", "5.34.0"},
		{"pascal", "Pascal", "Pascal", "Free Pascal 3.2.2"}, {"haskell", "Haskell", "Haskell", "8.4.3"}, {"ocaml", "OCaml", "OCaml", "4.14.0"},
		{"swift", "Swift", "Swift", "5.3.3"}, {"dart", "Dart", "Dart", "2.16.2"},
	}},
})

// Games is the site whose puzzles are games: a bot plays against a referee, or against other bots.
var Games = codingame
