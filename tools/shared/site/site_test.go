package site

import (
	"regexp"
	"strings"
	"testing"

	"oj/tools/shared/language"
)

func TestTable(t *testing.T) {
	for _, name := range Names() {
		s := Find(name)
		if s.Title == "" || s.Seen == "" || s.Name != strings.ToLower(s.Name) || len(s.hosts) == 0 {
			t.Errorf("%+v: a field is missing", s)
		}
		both := name == "librarychecker" // the only site with both Go and Cpp
		if (s.Go != "" && s.Cpp != "") != both || s.Go == "" && s.Cpp == "" {
			t.Errorf("%s: Go %q and C++ %q: want exactly one (for Library Checker both)", name, s.Go, s.Cpp)
		}
		if level := s.Level(); (level == "") != (!s.Sure || s.Go == "" || s.Go == "?") {
			t.Errorf("%s: Go %q gives level %q", name, s.Go, level)
		}
		for _, rule := range s.submit {
			if _, err := regexp.Compile(rule[0]); err != nil {
				t.Errorf("%s: %v", name, err)
			}
		}
	}
	if got := Find("codingame").Level(); got != "go1.18" {
		t.Errorf("CodinGame: level %s", got)
	}
	if got := Find("atcoder").Level(); got != "go1.25" {
		t.Errorf("AtCoder: level %s", got)
	}
	guess := Site{Go: "1.20.6"}
	if guess.Level() != "" || guess.Standard() != "" {
		t.Errorf("an uncertain Go version is enforced: level %q, standard %q", guess.Level(), guess.Standard())
	}
	if Find("nobody") != nil {
		t.Error("there is a judge called nobody")
	}
}

// TestLanguages: the table of languages agrees with the table of sites and with package language.
func TestLanguages(t *testing.T) {
	for _, name := range Names() {
		s := Find(name)
		if s.Source() == "" || len(s.Languages()) == 0 {
			t.Errorf("%s: no languages, or no source", name)
		}
		met := map[string]bool{}
		for _, l := range s.Languages() {
			if language.ByID(l.ID) == nil || met[l.ID] || l.Name == "" {
				t.Errorf("%s: %+v", name, l)
			}
			met[l.ID] = true
			if l.ID == "go" && s.Go != "?" && !strings.Contains(l.Name+" "+l.Version, s.Go) {
				t.Errorf("%s has Go %s in one table, and %+v in the other", name, s.Go, l)
			}
		}
		if met["go"] != s.TakesGo() || s.Takes("go") != s.TakesGo() {
			t.Errorf("%s: it is not clear whether it accepts Go", name)
		}
	}
}

func TestLanguageOf(t *testing.T) {
	for _, c := range []struct{ judge, file, code, fails string }{
		{"uva", "a/main.cpp", "5", ""}, {"uva", "Main.java", "2", ""}, {"uva", "a.cc", "5", ""},
		{"uva", "main.go", "", "main.go: UVa accepts C++11, ANSI C, Java, Python 3 and Pascal, but not Go"},
		{"uva", "a.xyz", "", "but not such files"},
		{"codeforces", "main.go", "32", ""}, {"codeforces", "a.hs", "", ""}, {"", "a.hs", "", ""},
	} {
		got, err := Find(c.judge).LanguageOf(c.file)
		if got.Code != c.code || (err == nil) != (c.fails == "") || err != nil && !strings.Contains(err.Error(), c.fails) {
			t.Errorf("%s, %s: %+v, %v", c.judge, c.file, got, err)
		}
	}
}

// TestNone: a nil site accepts everything.
func TestNone(t *testing.T) {
	var none *Site
	if !none.TakesGo() || none.CppStandard() != "c++11" || none.Level() != "" || none.Standard() != "" || none.SubmitPage("https://x.org/1") != "https://x.org/1" {
		t.Error("a nil judge must accept any Go version and C++11")
	}
	if uva := Find("uva"); uva.TakesGo() || uva.CppStandard() != "c++11" || uva.Standard() != "c++11" {
		t.Error("UVa takes C++11 and no Go")
	}
	if Find("kattis").CppStandard() != "" {
		t.Error("Kattis takes Go, so no C++ need be written for it")
	}
}

func TestOf(t *testing.T) {
	for _, c := range []struct{ id, source, page, want string }{
		{"x", "", "https://onlinejudge.org/index.php?option=onlinejudge&page=show_problem&problem=196", "uva"},
		{"x", "", "https://uva.onlinejudge.org/external/100/10004.html", "uva"},
		{"x", "", "https://www.codingame.com/training/medium/skynet-revolution-episode-1", "codingame"},
		{"x", "", "https://codeforces.com/contest/1850/problem/A", "codeforces"},
		{"x", "", "https://open.kattis.com/problems/hello", "kattis"},
		{"x", "", "https://atcoder.jp/contests/abc300/tasks/abc300_a", "atcoder"},
		{"x", "", "https://judge.yosupo.jp/problem/aplusb", "librarychecker"},
		{"x", "", "https://acm.timus.ru/problem.aspx?space=1&num=1000", "timus"},
		{"x", "", "https://dmoj.ca/problem/aplusb", "dmoj"},
		{"uva1", "CodinGame", "https://notcodingame.com/", ""}, // the address takes precedence over id and source
		{"x", "", "https://evil.org/codingame.com", ""}, {"x", "", "https://codingame.com.example.org", ""}, {"x", "", "www.CodinGame.com/x", "codingame"},
		{"x", "UVa Online Judge 260", "", "uva"}, {"x", "CodinGame", "", "codingame"}, {"x", "codeforces round 5", "", "codeforces"},
		{"x", "Library Checker", "", "librarychecker"}, {"x", "MIT 6.006", "", ""}, {"x", "Kattisson", "", ""},
		{"uva10004", "", "", "uva"}, {"uvax", "", "", ""}, {"uva10004", "a book", "", ""}, {"guarini", "", "", ""},
	} {
		got := ""
		if s := Of(c.id, c.source, c.page); s != nil {
			got = s.Name
		}
		if got != c.want {
			t.Errorf("%q, %q, %q: judge %q, want %q", c.id, c.source, c.page, got, c.want)
		}
	}
}

func TestSubmitPage(t *testing.T) {
	for page, want := range map[string]string{
		"https://onlinejudge.org/index.php?option=onlinejudge&page=show_problem&problem=196": "https://onlinejudge.org/index.php?option=com_onlinejudge&Itemid=25",
		"https://www.codingame.com/training/medium/skynet-revolution-episode-1":              "https://www.codingame.com/ide/puzzle/skynet-revolution-episode-1",
		"https://codeforces.com/contest/1850/problem/A":                                      "https://codeforces.com/contest/1850/submit",
		"https://codeforces.com/problemset/problem/1850/A":                                   "https://codeforces.com/problemset/submit/1850/A",
		"https://codeforces.com/gym/100001/problem/B":                                        "https://codeforces.com/gym/100001/submit",
		"https://open.kattis.com/problems/hello":                                             "https://open.kattis.com/problems/hello/submit",
		"https://atcoder.jp/contests/abc300/tasks/abc300_a":                                  "https://atcoder.jp/contests/abc300/submit?taskScreenName=abc300_a",
		"https://acm.timus.ru/problem.aspx?space=1&num=1000":                                 "https://acm.timus.ru/submit.aspx?space=1&num=1000",
		"https://dmoj.ca/problem/aplusb":                                                     "https://dmoj.ca/problem/aplusb/submit",
		"https://judge.yosupo.jp/problem/aplusb":                                             "https://judge.yosupo.jp/problem/aplusb",
	} {
		if got := ByPage(page).SubmitPage(page); got != want {
			t.Errorf("%s: submitted at %s, want %s", page, got, want)
		}
	}
}

// TestPages: the patterns of pages are valid, and an address belongs to at most one site. Addresses that only look like
// those of a site belong to none.
func TestPages(t *testing.T) {
	owners := func(where string) (found []string) {
		for _, s := range All() {
			for _, page := range s.Pages {
				if regexp.MustCompile(page.Pattern).MatchString(where) {
					found = append(found, s.Name)
					break // the first matching pattern of a site decides
				}
			}
		}
		return found
	}
	for where, want := range map[string]string{
		"onlinejudge.org/external/100/10038.pdf":          "uva",
		"uva.onlinejudge.org/external/100/p10038.html":    "uva",
		"www.udebug.com/UVa/10038":                        "uva",
		"vjudge.net/problem/UVA-10038":                    "uva",
		"codeforces.com/contest/1999/problem/A":           "codeforces",
		"m1.codeforces.com/problemset/problem/1999/A":     "codeforces",
		"codeforces.com/gym/100001/problem/B":             "codeforces",
		"vjudge.net/problem/CodeForces-1999A":             "codeforces",
		"atcoder.jp/contests/abc300/tasks/abc300_a":       "atcoder",
		"open.kattis.com/problems/hello":                  "kattis",
		"open.kattis.com/contests/abc/problems/hello":     "kattis",
		"www.codingame.com/training/medium/the-labyrinth": "codingame",
		"www.codingame.com/ide/puzzle/the-labyrinth":      "codingame",

		"notonlinejudge.org/external/100/10038.pdf":          "",
		"onlinejudge.org.example.com/external/100/10038.pdf": "",
		"evil-kattis.com/problems/hello":                     "",
		"kattis.com.example.com/problems/hello":              "",
		"notcodeforces.com/contest/1999/problem/A":           "",
		"atcoder.jp.example.com/contests/a/tasks/a_a":        "",
		"notcodingame.com/training/medium/the-labyrinth":     "",
	} {
		if got := strings.Join(owners(where), " "); got != want {
			t.Errorf("%s belongs to %q, want %q", where, got, want)
		}
	}
	for page, want := range map[string]string{
		"https://open.kattis.com/x": "kattis", "http://OPEN.KATTIS.COM:80/x/": "kattis", "https://evil-kattis.com/x": "",
		"https://kattis.com.example.com/x": "", "https://www.atcoder.jp/x": "atcoder", "https://notatcoder.jp": "",
		"https://notonlinejudge.org/": "", "https://uhunt.onlinejudge.org/": "uva", "https://cses.fi/problemset/task/1068/": "cses", "https://www.acmicpc.net/problem/1000": "baekjoon", "https://www.luogu.com.cn/problem/P1001": "luogu",
	} {
		got := ""
		if s := ByPage(page); s != nil {
			got = s.Name
		}
		if got != want {
			t.Errorf("%s belongs to %q, want %q", page, got, want)
		}
	}
}
