// Package judges is the one place where online judges are described: what they accept, how a problem is
// known to be theirs, and where a solution is submitted.
//
// What is not known of a judge stands here as unknown and is not checked.
package judges

import (
	"cmp"
	"fmt"
	"net/url"
	"regexp"
	"strings"
)

// A Judge is one line of the table.
type Judge struct {
	Name, Title string
	// Go is the version of its compiler, such as "1.18.1"; empty if it takes
	// no Go, "?" if the version is unknown.
	Go string
	// Sure is false where Go is our best guess. A guess is never
	// enforced: the bundler warns that the version was not checked.
	Sure bool
	// Cpp is the standard, such as "c++11", of what is pasted there in C++;
	// empty where Go is pasted.
	Cpp string
	// PyPy: Python programs are run by PyPy.
	PyPy bool
	// Exact: output is compared byte for byte, so that white space matters.
	Exact bool
	// RefereeEnds: a game is over when the referee accepts it; bots loop for
	// ever there and are killed.
	RefereeEnds bool
	// Size is the greatest size of a source, in bytes or, with Chars, in
	// characters; 0 if unknown. A size that is hearsay only warns.
	Size    int
	Chars   bool
	Hearsay bool
	// Seen says when this was last known to hold.
	Seen string

	hosts  []string       // of its pages; subdomains are theirs, too
	id     *regexp.Regexp // of problems here that are known by their names alone; nil for none
	submit [][2]string    // a pattern for a problem's page and what makes of it the page to submit to
}

// table holds the judges in the order in which -help of tools names them.
var table = []Judge{
	{Name: "uva", Title: "UVa", Cpp: "c++11", Exact: true, Size: 40 << 10, Hearsay: true, Seen: "2026-08",
		hosts: []string{"onlinejudge.org", "uva.onlinejudge.org"}, id: regexp.MustCompile(`^uva\d+$`),
		submit: [][2]string{{`^.*$`, "https://onlinejudge.org/index.php?option=com_onlinejudge&Itemid=25"}}},
	{Name: "codingame", Title: "CodinGame", Go: "1.18.1", Sure: true, RefereeEnds: true, Size: 100_000, Chars: true, Seen: "2026-03",
		hosts:  []string{"codingame.com"},
		submit: [][2]string{{`/training/[^/]+/([^/?#]+).*$`, "/ide/puzzle/$1"}}},
	{Name: "librarychecker", Title: "Library Checker", Go: "1.18.2", Sure: true, Size: 1 << 20, Seen: "2026-05",
		hosts: []string{"judge.yosupo.jp"}},
	{Name: "codeforces", Title: "Codeforces", Go: "1.22.2", Sure: true, Size: 64 << 10, Seen: "2025-26",
		hosts: []string{"codeforces.com"},
		submit: [][2]string{
			{`/problemset/problem/(\d+)/(\w+).*$`, "/problemset/submit/$1/$2"},
			{`/((?:contest|gym)/\d+)/problem/\w+.*$`, "/$1/submit"},
		}},
	{Name: "kattis", Title: "Kattis", Go: "1.24.3", Sure: true, PyPy: true, Size: 128 << 10, Seen: "2025-06",
		hosts:  []string{"kattis.com"},
		submit: [][2]string{{`/problems/([^/?#]+).*$`, "/problems/$1/submit"}}},
	// AtCoder has 1.25.1 since autumn 2025, when it replaced 1.20.6.
	{Name: "atcoder", Title: "AtCoder", Go: "1.25.1", Sure: true, Size: 512 << 10, Hearsay: true, Seen: "2025-11",
		hosts:  []string{"atcoder.jp"},
		submit: [][2]string{{`/contests/([^/]+)/tasks/([^/?#]+).*$`, "/contests/$1/submit?taskScreenName=$2"}}},
	{Name: "timus", Title: "Timus", Go: "1.14", Sure: true, Size: 64 << 10, Hearsay: true, Seen: "2026",
		hosts:  []string{"acm.timus.ru", "timus.online"},
		submit: [][2]string{{`/problem\.aspx`, "/submit.aspx"}}},
	{Name: "dmoj", Title: "DMOJ", Go: "?", Size: 64 << 10, Hearsay: true, Seen: "2026-06",
		hosts:  []string{"dmoj.ca"},
		submit: [][2]string{{`/problem/([^/?#]+).*$`, "/problem/$1/submit"}}},
}

// Names lists the judges as Find takes them.
func Names() []string {
	var names []string
	for _, j := range table {
		names = append(names, j.Name)
	}
	return names
}

// Find returns the judge called name, nil if there is none.
func Find(name string) *Judge {
	return first(func(j *Judge) bool { return j.Name == name })
}

// Of returns the judge that a problem is for: by the address of its page, else by its source, such as "UVa
// Online Judge 260", which begins with the name of a judge, else by the problem's own name. It returns nil
// when these tell of none; an address of an unknown judge tells of none.
func Of(id, source, page string) *Judge {
	if page != "" {
		return ByPage(page)
	}
	if j := bySource(source); j != nil || source != "" {
		return j
	}
	return first(func(j *Judge) bool { return j.id != nil && j.id.MatchString(id) })
}

// ByPage returns the judge whose page this address is of, nil for none in the table.
func ByPage(page string) *Judge {
	if !strings.Contains(page, "//") {
		page = "//" + page
	}
	u, err := url.Parse(page)
	if err != nil {
		return nil
	}
	host := strings.ToLower(u.Hostname())
	return first(func(j *Judge) bool {
		for _, own := range j.hosts {
			if host == own || strings.HasSuffix(host, "."+own) {
				return true
			}
		}
		return false
	})
}

// bySource returns the judge with whose name or title a source begins.
func bySource(source string) *Judge {
	source = strings.ToLower(source)
	return first(func(j *Judge) bool {
		for _, name := range []string{j.Name, strings.ToLower(j.Title)} {
			if rest, ok := strings.CutPrefix(source, name); ok && (rest == "" || !letter(rest[0])) {
				return true
			}
		}
		return false
	})
}

func letter(c byte) bool { return c >= 'a' && c <= 'z' }

// first returns the first judge of the table for which is holds, nil for none.
func first(is func(*Judge) bool) *Judge {
	for i := range table {
		if is(&table[i]) {
			return &table[i]
		}
	}
	return nil
}

// TakesGo reports whether Go can be pasted there. No judge in particular takes everything.
func (j *Judge) TakesGo() bool { return j == nil || j.Go != "" }

// CppStandard is the standard of the C++ that is pasted there; empty where none need be, since Go is. For
// no judge in particular it is that of the oldest of them.
func (j *Judge) CppStandard() string {
	if j == nil {
		return "c++11"
	}
	return j.Cpp
}

// Level is the language level of the judge's Go, such as "go1.18", at which programs are compiled. It is empty if we
// are not sure of it, if the judge takes no Go, and for no judge in particular.
func (j *Judge) Level() string {
	if j == nil || !j.Sure || j.Go == "" || j.Go == "?" {
		return ""
	}
	var major, minor int
	fmt.Sscanf(j.Go, "%d.%d", &major, &minor)
	return fmt.Sprintf("go%d.%d", major, minor)
}

// Standard is that of the language whose programs are pasted there: Level, or CppStandard where Go is not taken; empty
// for no judge in particular.
func (j *Judge) Standard() string {
	if j == nil {
		return ""
	}
	return cmp.Or(j.Level(), j.Cpp)
}

// Compiler names the judge and the version of its Go, such as "Go 1.18.1 of CodinGame", for messages about
// what is too new for it.
func (j *Judge) Compiler() string { return fmt.Sprintf("Go %s of %s", j.Go, j.Title) }

// SubmitPage returns the address where a solution is submitted to the problem with this page; that page
// itself if no other is known.
func (j *Judge) SubmitPage(page string) string {
	if j == nil {
		return page
	}
	for _, rule := range j.submit {
		if pattern := regexp.MustCompile(rule[0]); pattern.MatchString(page) {
			return pattern.ReplaceAllString(page, rule[1])
		}
	}
	return page
}
