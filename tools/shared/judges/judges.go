// Package judges describes online judges: which programs they accept, how to recognise their problems, and
// where to submit a solution. If a property of a judge is unknown, its value is 0, "" or "?", and the tools
// do not check it.
package judges

import (
	"cmp"
	"fmt"
	"net/url"
	"regexp"
	"strings"
	"time"
)

// A Judge describes one online judge.
type Judge struct {
	Name, Title string

	// Go is the version of the judge's Go compiler, such as "1.18.1". It is empty if the judge accepts no Go,
	// and "?" if the version is unknown.
	Go string
	// Sure is false if the version in the field Go is a guess. Such a version is not enforced, and tools/bundle
	// warns that programs were not checked against it.
	Sure bool
	// Cpp is the C++ standard of programs for this judge, such as "c++11". It is empty for most judges that
	// accept Go, because these need no C++. Library Checker accepts Go, but Cpp is set for it, so that the
	// C++ translations of all helpers are tested with its problems.
	Cpp string
	// Older is an older C++ standard that the judge offers as another language, such as "gnu++98"; "" for none.
	Older string
	// Named is true if the judge compiles a source under the name of the submitted file. Other judges get only the
	// text, so a public class of Java may have any name.
	Named bool
	// PyPy is true if the judge runs Python programs with PyPy.
	PyPy bool

	// Output is how the judge compares the output of a program with its answer, unless a problem has a checker.
	Output Output
	// RefereeEnds is true if the judge kills the bots as soon as the referee has accepted the game, because
	// their loops never end.
	RefereeEnds bool

	// UsualTime is the time limit of most problems, or 0 if it is unknown or if there is none.
	UsualTime time.Duration

	// Size is the maximum size of a source, or 0 if unknown. It counts characters if Chars is true, otherwise
	// bytes. If Hearsay is true, the limit is uncertain, and a source above it causes only a warning.
	Size    int
	Chars   bool
	Hearsay bool

	// Seen is the date when these properties were last confirmed.
	Seen string

	hosts  []string       // the hosts of the judge's pages; a subdomain of a host also belongs to the judge
	id     *regexp.Regexp // matches ids that only problems of this judge have; nil for none
	submit [][2]string    // rules for SubmitPage: a pattern for the page of a problem, and a template for the page where a solution is submitted
}

// Output is a way to compare an output with an answer.
type Output int

// The ways to compare outputs.
const (
	Words   Output = iota // words must be equal, and white space separates them; most judges do this
	AnyCase               // like Words, but letters in upper and lower case are equal, as in the ICPC package format
	Bytes                 // every byte must be equal
)

// Flags returns the flags with which the default validator of the ICPC package format compares outputs in this way.
func (o Output) Flags() []string {
	switch o {
	case AnyCase:
		return nil
	case Bytes:
		return []string{"case_sensitive", "space_change_sensitive"}
	}
	return []string{"case_sensitive"}
}

// table contains the judges in the order of Names.
var table = []Judge{
	{Name: "uva", Title: "UVa", Cpp: "c++11", Older: "gnu++98", Output: Bytes, UsualTime: 3 * time.Second,
		Size: 40 << 10, Hearsay: true, Seen: "2026-08",
		hosts: []string{"onlinejudge.org", "uva.onlinejudge.org"}, id: regexp.MustCompile(`^uva\d+$`),
		submit: [][2]string{{`^.*$`, "https://onlinejudge.org/index.php?option=com_onlinejudge&Itemid=25"}}},
	{Name: "codingame", Title: "CodinGame", Go: "1.18.1", Sure: true, RefereeEnds: true, Size: 100_000, Chars: true, Seen: "2026-03",
		hosts:  []string{"codingame.com"},
		submit: [][2]string{{`/training/[^/]+/([^/?#]+).*$`, "/ide/puzzle/$1"}}},
	{Name: "librarychecker", Title: "Library Checker", Go: "1.18.2", Sure: true, Cpp: "c++11", Size: 1 << 20, Seen: "2026-05",
		hosts: []string{"judge.yosupo.jp"}},
	{Name: "codeforces", Title: "Codeforces", Go: "1.22.2", Sure: true, Size: 64 << 10, Seen: "2025-26",
		hosts: []string{"codeforces.com"},
		submit: [][2]string{
			{`/problemset/problem/(\d+)/(\w+).*$`, "/problemset/submit/$1/$2"},
			{`/((?:contest|gym)/\d+)/problem/\w+.*$`, "/$1/submit"},
		}},
	{Name: "kattis", Title: "Kattis", Go: "1.24.3", Sure: true, PyPy: true, Named: true, Output: AnyCase, Size: 128 << 10, Seen: "2025-06",
		hosts:  []string{"kattis.com"},
		submit: [][2]string{{`/problems/([^/?#]+).*$`, "/problems/$1/submit"}}},
	// AtCoder replaced Go 1.20.6 by 1.25.1 in autumn 2025.
	{Name: "atcoder", Title: "AtCoder", Go: "1.25.1", Sure: true, Size: 512 << 10, Hearsay: true, Seen: "2025-11",
		hosts:  []string{"atcoder.jp"},
		submit: [][2]string{{`/contests/([^/]+)/tasks/([^/?#]+).*$`, "/contests/$1/submit?taskScreenName=$2"}}},
	{Name: "timus", Title: "Timus", Go: "1.14", Sure: true, Size: 64 << 10, Hearsay: true, Seen: "2026",
		hosts:  []string{"acm.timus.ru", "timus.online"},
		submit: [][2]string{{`/problem\.aspx`, "/submit.aspx"}}},
	{Name: "dmoj", Title: "DMOJ", Go: "?", Size: 64 << 10, Hearsay: true, Seen: "2026-06",
		hosts:  []string{"dmoj.ca"},
		submit: [][2]string{{`/problem/([^/?#]+).*$`, "/problem/$1/submit"}}},
	{Name: "spoj", Title: "SPOJ", Go: "?", Size: 50_000, Hearsay: true, Seen: "2026",
		hosts:  []string{"spoj.com"},
		submit: [][2]string{{`/problems/([^/?#]+).*$`, "/submit/$1/"}}},
	{Name: "cses", Title: "CSES", Cpp: "c++17", Seen: "2026",
		hosts:  []string{"cses.fi"},
		submit: [][2]string{{`/task/(\d+).*$`, "/submit/$1/"}}},
}

// Names returns the names that Find accepts.
func Names() []string {
	var names []string
	for _, j := range table {
		names = append(names, j.Name)
	}
	return names
}

// Find returns the judge with this name, or nil.
func Find(name string) *Judge {
	return first(func(j *Judge) bool { return j.Name == name })
}

// Of returns the judge of a problem, or nil if it is unknown. If page, the address of the problem's page, is
// known, Of uses only the page. Otherwise it uses the source, such as "UVa Online Judge 260", which begins
// with the judge's name. If both are "", it uses the id.
func Of(id, source, page string) *Judge {
	if page != "" {
		return ByPage(page)
	}
	if source != "" {
		return bySource(source)
	}
	return first(func(j *Judge) bool { return j.id != nil && j.id.MatchString(id) })
}

// ByPage returns the judge to which the page with this address belongs, or nil.
func ByPage(page string) *Judge {
	if !strings.Contains(page, "//") {
		page = "//" + page // otherwise url.Parse would take the host for a path
	}

	// An invalid address belongs to no judge.
	u, err := url.Parse(page)
	if err != nil {
		return nil
	}

	// The dot prevents notkattis.com from being taken for a subdomain of kattis.com.
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

// bySource returns the judge whose name or title is at the start of source, or nil.
func bySource(source string) *Judge {
	// Ignore the case, because people write sources by hand.
	source = strings.ToLower(source)
	return first(func(j *Judge) bool {
		for _, name := range []string{j.Name, strings.ToLower(j.Title)} {
			rest, ok := strings.CutPrefix(source, name)
			if ok && (rest == "" || !isLetter(rest[0])) { // a source such as Kattisson is not Kattis
				return true
			}
		}
		return false
	})
}

func isLetter(c byte) bool { return c >= 'a' && c <= 'z' }

// first returns the first judge of the table for which matches returns true, or nil.
func first(matches func(*Judge) bool) *Judge {
	for i := range table {
		if matches(&table[i]) {
			return &table[i]
		}
	}
	return nil
}

// TakesGo reports whether the judge accepts Go. A nil judge is an unknown judge, which is assumed to accept
// everything.
func (j *Judge) TakesGo() bool { return j == nil || j.Go != "" }

// CppStandard returns the C++ standard of programs for this judge. It is empty if the judge needs no C++. If
// the judge is unknown (nil), it is c++11, the oldest standard of all judges.
func (j *Judge) CppStandard() string {
	if j == nil {
		return "c++11"
	}
	return j.Cpp
}

// OlderCpp returns the field Older, or "" for a nil judge.
func (j *Judge) OlderCpp() string {
	if j == nil {
		return ""
	}
	return j.Older
}

// NamesFiles returns the field Named, or false for a nil judge.
func (j *Judge) NamesFiles() bool { return j != nil && j.Named }

// Level returns the language version of the judge's Go, such as "go1.18". It is empty if the version is not certain, if the
// judge accepts no Go, and for a nil judge.
func (j *Judge) Level() string {
	if j == nil || !j.Sure || j.Go == "" || j.Go == "?" {
		return ""
	}

	var major, minor int // a language version has two numbers; the compiler's third one is dropped
	fmt.Sscanf(j.Go, "%d.%d", &major, &minor)
	return fmt.Sprintf("go%d.%d", major, minor)
}

// Standard returns the language version of programs for this judge: the version of Go (see Level) or, if that
// is empty, the C++ standard. It is empty for a nil judge.
func (j *Judge) Standard() string {
	if j == nil {
		return ""
	}
	return cmp.Or(j.Level(), j.Cpp)
}

// Compiler returns the judge's Go compiler with its version for messages, such as "Go 1.18.1 of CodinGame".
func (j *Judge) Compiler() string { return fmt.Sprintf("Go %s of %s", j.Go, j.Title) }

// SubmitPage returns the address at which the user submits a solution to a problem, or page if this address is
// unknown. The parameter page is the address of the problem's page.
func (j *Judge) SubmitPage(page string) string {
	if j == nil {
		return page
	}

	// Apply the first rule whose pattern matches.
	for _, rule := range j.submit {
		pattern := regexp.MustCompile(rule[0])
		if pattern.MatchString(page) {
			return pattern.ReplaceAllString(page, rule[1])
		}
	}
	return page
}
