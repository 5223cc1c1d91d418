// This file decides what a problem is called here.

package main

import (
	"fmt"
	"net/url"
	"path"
	"regexp"
	"strings"
)

// An address is a form that addresses of problems have, without scheme and query. What its pattern finds is put
// into id and source.
type address struct {
	pattern    *regexp.Regexp
	id, source string
}

var addresses = []address{
	{regexp.MustCompile(`^(?:uva\.)?onlinejudge\.org/external/\d+/p?(\d+)\.(?:pdf|html)$`), "uva$1", "UVa Online Judge $1"},
	{regexp.MustCompile(`^(?:\w+\.)?codeforces\.com/(?:contest/|problemset/problem/|group/\w+/contest/)(\d+)/(?:problem/)?(\w+)$`), "cf${1}${2}", "Codeforces ${1}${2}"},
	{regexp.MustCompile(`^(?:\w+\.)?codeforces\.com/(?:gym|problemset/gymProblem)/(\d+)/(?:problem/)?(\w+)$`), "gym${1}${2}", "Codeforces Gym ${1}${2}"},
	{regexp.MustCompile(`^atcoder\.jp/contests/([\w-]+)/tasks/([\w-]+)$`), "$1/$2", "AtCoder $2"},
	{regexp.MustCompile(`^(?:[\w-]+\.)?kattis\.com/(?:.*/)?problems/([\w-]+)$`), "$1", "Kattis $1"},
}

// numbered is a name as UVa gives it: "10004 - Bicoloring". Its addresses hold another number.
var numbered = regexp.MustCompile(`^(\d{3,5}) - (.+)$`)

// identify finds id and source. The judge's name, or "", serves where the address says nothing.
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
	for _, a := range addresses {
		if m := a.pattern.FindStringSubmatchIndex(where); m != nil {
			p.Source = string(a.pattern.ExpandString(nil, a.source, where, m))
			p.ID = shorten(strings.ToLower(string(a.pattern.ExpandString(nil, a.id, where, m))))
			return checkID(p.ID)
		}
	}
	if p.Source = judge; judge == "" {
		p.Source = host
	}
	if p.ID = slug(p.Name); p.ID == "" {
		p.ID = slug(path.Base(u.Path))
	}
	if p.ID == "" {
		return fmt.Errorf("no id can be made of the name %q: save the JSON and give one, go run ./tools/new -json FILE ID", p.Name)
	}
	return checkID(p.ID)
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
	taken = regexp.MustCompile(`^(internal|testdata|vendor|solution|con|prn|aux|nul|com[0-9]|lpt[0-9])$`)
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

var uvaID = regexp.MustCompile(`^(?:uva)?(\d{1,3})(\d\d)$`)

// guess makes a problem of the address of its page, or of an id, which tells the page of UVa's problems alone.
func guess(arg string) (*problem, error) {
	p := &problem{URL: uvaID.ReplaceAllString(arg, "https://onlinejudge.org/external/$1/$1$2.pdf")}
	if !strings.Contains(p.URL, "://") {
		return &problem{ID: arg, Name: arg}, nil
	}
	if err := p.identify(""); err != nil {
		return nil, fmt.Errorf("%s does not tell how the problem is called: give its id", arg)
	}
	p.Name = p.ID
	return p, nil
}
