// This file decides what a problem is called here.

package main

import (
	"cmp"
	"fmt"
	"net/url"
	"regexp"
	"slices"
	"strings"
	"unicode"
)

// An address is a form of addresses of problems, without scheme and query. id and source are made from the groups of
// its pattern, and page too, if the address is not the problem's own page.
type address struct {
	pattern          *regexp.Regexp
	id, source, page string
}

var addresses = []address{
	{pattern: regexp.MustCompile(`^(?:uva\.|www\.)?onlinejudge\.org/external/\d+/p?(\d+)\.(?:pdf|html)$`),
		id: "uva$1", source: "UVa Online Judge $1"},
	{pattern: regexp.MustCompile(`^(?:\w+\.)?codeforces\.\w+/(?:contest/|problemset/problem/|group/\w+/contest/|edu/course/.+/contest/)(\d+)/(?:problem/)?(\w+)$`),
		id: "cf${1}${2}", source: "Codeforces ${1}${2}"},
	{pattern: regexp.MustCompile(`^(?:\w+\.)?codeforces\.\w+/(?:gym|problemset/gymProblem)/(\d+)/(?:problem/)?(\w+)$`),
		id: "gym${1}${2}", source: "Codeforces Gym ${1}${2}"},
	{pattern: regexp.MustCompile(`^(?:beta\.)?atcoder\.jp/contests/([\w-]+)/tasks/([\w-]+)$`),
		id: "$1/$2", source: "AtCoder $2"},
	{pattern: regexp.MustCompile(`^(?:[\w-]+\.)?kattis\.com/(?:.*/)?problems/([\w-]+)$`),
		id: "$1", source: "Kattis $1"},

	// uDebug and Virtual Judge show problems of other judges.
	{pattern: regexp.MustCompile(`^(?:www\.)?udebug\.com/(?i:UVa)/(\d+)$`),
		id: "uva$1", source: "UVa Online Judge $1"},
	{pattern: regexp.MustCompile(`^vjudge\.net(?:\.cn)?/problem/(?i:UVA)-(\d+)$`),
		id: "uva$1", source: "UVa Online Judge $1"},
	{pattern: regexp.MustCompile(`^vjudge\.net(?:\.cn)?/problem/(?i:CodeForces)-(\d+)(\w+)$`),
		id: "cf${1}${2}", source: "Codeforces ${1}${2}", page: "https://codeforces.com/problemset/problem/$1/$2"},
	{pattern: regexp.MustCompile(`^vjudge\.net(?:\.cn)?/problem/(?i:Gym)-(\d+)(\w+)$`),
		id: "gym${1}${2}", source: "Codeforces Gym ${1}${2}", page: "https://codeforces.com/gym/$1/problem/$2"},
	{pattern: regexp.MustCompile(`^vjudge\.net(?:\.cn)?/problem/(?i:AtCoder)-([a-zA-Z0-9]+)_(\w+)$`),
		id: "$1/$2", source: "AtCoder ${1}_$2", page: "https://atcoder.jp/contests/$1/tasks/${1}_$2"},
	{pattern: regexp.MustCompile(`^vjudge\.net(?:\.cn)?/problem/(?i:Kattis)-([\w-]+)$`),
		id: "$1", source: "Kattis $1", page: "https://open.kattis.com/problems/$1"},
}

var (
	// numbered is a name as UVa gives it: "10004 - Bicoloring". Its addresses hold another number.
	numbered = regexp.MustCompile(`^(\d{3,5}) - (.+)$`)

	// completeSet is the page of Codeforces that shows all problems of a contest. Each problem comes with the
	// address of that page; the problem's letter stands in its name, "B. Spreadsheets".
	completeSet = regexp.MustCompile(`^(?:\w+\.)?codeforces\.\w+/.*\d+/problems$`)
	lettered    = regexp.MustCompile(`^([A-Z]\d{0,2})\. `)

	uvaSource = regexp.MustCompile(`^UVa Online Judge (\d+)$`)
)

// identify finds id, source and page. The judge's name, or "", serves where the address is of no known form.
func (p *problem) identify(judge string) error {
	u, err := url.Parse(p.URL)
	if err != nil {
		return err
	}

	host := strings.ToLower(u.Hostname())
	if m := numbered.FindStringSubmatch(p.Name); m != nil && strings.HasSuffix("."+host, ".onlinejudge.org") {
		p.ID, p.Source, p.Name = "uva"+m[1], "UVa Online Judge "+m[1], m[2]
		return checkID(p.ID)
	}

	where := host + strings.TrimSuffix(u.Path, "/")
	if m := lettered.FindStringSubmatch(p.Name); m != nil && completeSet.MatchString(where) {
		u.Path = strings.TrimSuffix(strings.TrimSuffix(u.Path, "/"), "s") + "/" + m[1]
		p.URL = u.String()
		where = host + u.Path
	}

	for _, a := range addresses {
		m := a.pattern.FindStringSubmatchIndex(where)
		if m == nil {
			continue
		}
		expand := func(form string) string { return string(a.pattern.ExpandString(nil, form, where, m)) }
		p.Source = expand(a.source)
		p.ID = shorten(strings.ToLower(expand(a.id)))

		if a.page != "" {
			p.URL = expand(a.page)
		}
		if number := uvaSource.FindStringSubmatch(p.Source); number != nil && !strings.HasSuffix("."+host, ".onlinejudge.org") {
			p.URL = uvaStatement(number[1])
		}
		return checkID(p.ID)
	}

	p.Source = judge
	if judge == "" {
		p.Source = strings.TrimPrefix(host, "www.")
	}
	p.ID = p.foreignID(u)
	if p.ID == "" {
		return fmt.Errorf("no id can be made of the name %q", p.Name)
	}
	return checkID(p.ID)
}

// foreignID makes the id of a problem whose address is of no known form: the judge's name, then the problem's name.
// If the name holds letters other than a to z, the numbers of the address replace it: "A: 毛遂自荐" would become
// "a", like the first problem of every contest there. foreignID returns "" if neither is of use.
func (p *problem) foreignID(u *url.URL) string {
	own := slug(p.Name)
	foreign := strings.ContainsFunc(p.Name, func(r rune) bool { return r > unicode.MaxASCII && unicode.IsLetter(r) })
	if foreign || own == "" {
		own = cmp.Or(numbersOf(u), own)
	}
	if own == "" {
		return ""
	}

	host := strings.ToLower(u.Hostname())
	judge := cmp.Or(slug(p.Source), slug(host))

	// Virtual Judge's addresses hold the name of the problem's own judge: 51Nod-1289.
	if vjudge := vjudgePage.FindStringSubmatch(host + u.Path); vjudge != nil {
		return slug(vjudge[1])
	}
	return judge + "-" + own
}

var vjudgePage = regexp.MustCompile(`^vjudge\.net(?:\.cn)?/problem/(\w+-[\w-]+)$`)

// numbersOf returns the parts of an address that hold digits, and its last part, as one id: often the numbers of a
// contest and a problem, or a number and a letter.
func numbersOf(u *url.URL) string {
	parts := strings.Split(u.Path, "/")
	for field := range strings.SplitSeq(u.RawQuery, "&") {
		_, value, _ := strings.Cut(field, "=")
		parts = append(parts, value)
	}
	parts = append(parts, strings.Split(u.Fragment, "/")...)
	parts = slices.DeleteFunc(parts, func(part string) bool { return part == "" })

	var kept []string
	for i, part := range parts {
		isLast := i == len(parts)-1
		if isLast || strings.ContainsAny(part, "0123456789") {
			kept = append(kept, part)
		}
	}
	return slug(strings.Join(kept, "-"))
}

// uvaStatement returns the address of the statement of a UVa problem: its number without the last two digits is
// the number of its volume.
func uvaStatement(number string) string {
	volume := number[:max(len(number)-2, 0)]
	return fmt.Sprintf("https://onlinejudge.org/external/%s/%s.pdf", volume, number)
}

// shorten leaves out the contest where AtCoder's name of a task repeats it: abc300/abc300_a is abc300/a.
func shorten(id string) string {
	contest, task, _ := strings.Cut(id, "/")
	if rest, ok := strings.CutPrefix(task, contest+"_"); ok {
		return contest + "/" + rest
	}
	return id
}

// uva reports whether the problem is one of UVa's.
func (p *problem) uva() bool { return strings.HasPrefix(p.Source, "UVa ") }

// slug makes an id of any name: its letters a to z and digits, other runs becoming one dash, at most 40 characters.
func slug(name string) string {
	words := strings.FieldsFunc(strings.ToLower(name), func(r rune) bool { return !(r >= 'a' && r <= 'z' || r >= '0' && r <= '9') })
	s := strings.Join(words, "-")
	s = strings.Trim(s[:min(len(s), 40)], "-")
	if s != "" && checkID(s) != nil {
		s += "-problem" // a name that means something else to Go or Windows
	}
	return s
}

var (
	goodID = regexp.MustCompile(`^[a-z0-9][a-z0-9_-]*(/[a-z0-9][a-z0-9_-]*){0,2}$`)
	// taken are names that mean something else as a folder: to Go, or as a device of Windows.
	taken = regexp.MustCompile(`^(internal|lib|testdata|vendor|solution|con|prn|aux|nul|com[0-9]|lpt[0-9])$`)
)

// checkID refuses ids that are no good folders everywhere.
func checkID(id string) error {
	if len(id) > 100 || !goodID.MatchString(id) {
		return fmt.Errorf("the id %.80q: want small letters, digits, - and _, at most two folders deep, such as uva10004 or abc300/a", id)
	}
	for _, part := range strings.Split(id, "/") {
		if taken.MatchString(part) {
			return fmt.Errorf("the id %q: a folder %s would mean something else to Go or to Windows", id, part)
		}
	}
	return nil
}

var uvaID = regexp.MustCompile(`^(?:uva)?(\d{3,5})$`)

// guess makes a problem of the address of its page, or of an id. Of the ids, only UVa's tell the page.
func guess(arg string) (*problem, error) {
	p := &problem{URL: arg}
	if m := uvaID.FindStringSubmatch(arg); m != nil {
		p.URL = uvaStatement(m[1])
	}
	if !strings.Contains(p.URL, "://") {
		return &problem{ID: arg, Name: arg}, nil
	}
	if err := p.identify(""); err != nil {
		return nil, fmt.Errorf("%s does not tell how the problem is called: give its id", arg)
	}
	p.Name = p.ID
	return p, nil
}
