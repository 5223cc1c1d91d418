// Package site describes online judges, which are called sites here: which programs they accept, how to recognise their
// problems, and where to submit a solution. If a property of a site is unknown, its value is 0, "" or "?", and the tools
// do not check it.
package site

import (
	"cmp"
	"fmt"
	"net/url"
	"regexp"
	"slices"
	"strings"
	"time"
)

// A Site describes one online judge.
type Site struct {
	Name, Title string

	// Go is the version of the site's Go compiler, such as "1.18.1". It is empty if the site accepts no Go,
	// and "?" if the version is unknown.
	Go string
	// Sure is false if the version in the field Go is a guess. Such a version is not enforced, and tools/bundle
	// warns that programs were not checked against it.
	Sure bool
	// Cpp is the C++ standard of programs for this site, such as "c++11". It is empty for most sites that
	// accept Go, because these need no C++. Library Checker accepts Go, but Cpp is set for it, so that the
	// C++ translations of all helpers are tested with its problems.
	Cpp string
	// Older is an older C++ standard that the site offers as another language, such as "gnu++98"; "" for none.
	Older string
	// Named is true if the site compiles a source under the name of the submitted file. Other sites get only the
	// text, so a public class of Java may have any name.
	Named bool
	// PyPy is true if the site runs Python programs with PyPy.
	PyPy bool

	// Output is how the site compares the output of a program with its answer, unless a problem has a checker.
	Output Output
	// OpenEnd is true if newlines at the end of an output do not matter, even where every other byte does.
	OpenEnd bool
	// RefereeEnds is true if the site kills the bots as soon as the referee has accepted the game, because
	// their loops never end.
	RefereeEnds bool
	// LineBuffered is true if the standard output of the site's bots is line-buffered in C and C++.
	LineBuffered bool

	// UsualTime is the time limit of most problems, or 0 if it is unknown or if there is none.
	UsualTime time.Duration

	// Size is the maximum size of a source, or 0 if unknown. It counts characters if Chars is true, otherwise
	// bytes. If Hearsay is true, the limit is uncertain, and a source above it causes only a warning.
	Size    int
	Chars   bool
	Hearsay bool

	// Seen is the date when these properties were last confirmed.
	Seen string

	// Pages are the addresses of the site's problems, there and at sites that show problems of others.
	Pages []Page
	// PDF is true if statements are PDF files. From these the browser extension Competitive Companion reads samples with
	// missing lines (none at all in Firefox), and no limits.
	PDF bool
	// statesTime reports whether the extension's message about a page contains the time limit of a problem, and not the
	// extension's default; nil for a site whose messages always contain it.
	statesTime func(page *url.URL, milliseconds float64) bool
	// Client is the way in which tools/submit sends a program.
	Client Client

	languages languages
	names     []nameRule // what the name of a problem says
	internal  *internal  // where an address contains a number that is not the problem's; nil for none
	short     []shortID  // ids that determine the page of a problem

	hosts  []string       // the hosts of the site's pages; a subdomain of a host also belongs to the site
	id     *regexp.Regexp // matches ids that only problems of this site have; nil for none
	submit [][2]string    // rules for SubmitPage: a pattern for the page of a problem, and a template for the page where a solution is submitted
}

// A Page finds the id of a problem in the address of its page. The templates refer to the groups of the pattern.
type Page struct {
	Pattern    string // matches addresses of one kind of page, without scheme and query
	ID, Source string // templates for the id of the problem and for the field source of its package
	URL        string // at a site that shows problems of others: a template for the page at the problem's own site
	Named      bool   // whether the address contains the problem's name instead of its letter in the contest
}

// nameRule finds the id of a problem in its name. The templates refer to the groups of the pattern.
type nameRule struct {
	pattern          *regexp.Regexp
	id, source, name string
}

// shortID is a kind of ids from which the page of a problem follows.
type shortID struct {
	pattern *regexp.Regexp
	page    func(groups []string) string
}

// Client is a way to send a program to a site.
type Client int

// The clients.
const (
	ByHand       Client = iota // the user pastes the program into the page that tools/submit opens
	UVaForm                    // the form of UVa, with a login
	KattisScript               // the protocol of Kattis' command-line client
	CGLocal                    // the extension CG Local, which puts the program into CodinGame's editor
)

// Output is a way to compare an output with an answer.
type Output int

// The ways to compare outputs.
const (
	Words   Output = iota // words must be equal, and white space separates them; most sites do this
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

// table contains the sites in the order of their files' names.
var table []*Site

// register adds a site to the table. Each site is in a file of its own, so that a new site is a new file.
func register(s *Site) *Site {
	table = append(table, s)
	return s
}

// All returns all sites.
func All() []*Site { return slices.Clone(table) }

// InName returns what the name of a problem says: the problem's id, the field source of its package, and the name
// without them. ok is false if it says nothing.
func (s *Site) InName(text string) (id, source, name string, ok bool) {
	if s == nil {
		return "", "", "", false
	}
	for _, r := range s.names {
		if m := r.pattern.FindStringSubmatchIndex(text); m != nil {
			expand := func(template string) string { return string(r.pattern.ExpandString(nil, template, text, m)) }
			return expand(r.id), expand(r.source), expand(r.name), true
		}
	}
	return "", "", "", false
}

// internal tells where an address contains a number that the site itself gives a problem.
type internal struct {
	key  string         // a key of the query
	path *regexp.Regexp // matches the host and the path; its group is the number
}

// InternalNumber returns the number in an address of the site that is not the problem's own number, or "".
func (s *Site) InternalNumber(u *url.URL) string {
	if s == nil || s.internal == nil {
		return ""
	}
	if m := s.internal.path.FindStringSubmatch(strings.ToLower(u.Hostname()) + u.Path); m != nil {
		return m[1]
	}
	return u.Query().Get(s.internal.key)
}

// StatesTime reports whether a message of Competitive Companion about a page contains the problem's time limit. If it
// does not, its time is a default of the extension.
func (s *Site) StatesTime(page string, milliseconds float64) bool {
	u, err := url.Parse(page)
	if err != nil {
		return false
	}
	return s == nil || s.statesTime == nil || s.statesTime(u, milliseconds)
}

// PageOf returns the page of a problem if its id determines the page, or "".
func (s *Site) PageOf(id string) string {
	for _, kind := range s.short {
		if m := kind.pattern.FindStringSubmatch(id); m != nil {
			return kind.page(m)
		}
	}
	return ""
}

// Names returns the names that Find accepts.
func Names() []string {
	var names []string
	for _, s := range table {
		names = append(names, s.Name)
	}
	return names
}

// Find returns the site with this name, or nil.
func Find(name string) *Site {
	return first(func(s *Site) bool { return s.Name == name })
}

// Of returns the site of a problem, or nil if it is unknown. If page, the address of the problem's page, is
// known, Of uses only the page. Otherwise it uses the source, such as "UVa Online Judge 260", which begins
// with the site's name. If both are "", it uses the id.
func Of(id, source, page string) *Site {
	if page != "" {
		return ByPage(page)
	}
	if source != "" {
		return bySource(source)
	}
	return first(func(s *Site) bool { return s.id != nil && s.id.MatchString(id) })
}

// ByPage returns the site to which the page with this address belongs, or nil.
func ByPage(page string) *Site {
	if !strings.Contains(page, "//") {
		page = "//" + page // otherwise url.Parse would take the host for a path
	}

	// An invalid address belongs to no site.
	u, err := url.Parse(page)
	if err != nil {
		return nil
	}

	// The dot prevents notkattis.com from being taken for a subdomain of kattis.com.
	host := strings.ToLower(u.Hostname())
	return first(func(s *Site) bool {
		for _, own := range s.hosts {
			if host == own || strings.HasSuffix(host, "."+own) {
				return true
			}
		}
		return false
	})
}

// bySource returns the site whose name or title is at the start of source, or nil.
func bySource(source string) *Site {
	// Ignore the case, because people write sources by hand.
	source = strings.ToLower(source)
	return first(func(s *Site) bool {
		for _, name := range []string{s.Name, strings.ToLower(s.Title)} {
			rest, ok := strings.CutPrefix(source, name)
			if ok && (rest == "" || !isLetter(rest[0])) { // a source such as Kattisson is not Kattis
				return true
			}
		}
		return false
	})
}

func isLetter(c byte) bool { return c >= 'a' && c <= 'z' }

// first returns the first site of the table for which matches returns true, or nil.
func first(matches func(*Site) bool) *Site {
	for i := range table {
		if matches(table[i]) {
			return table[i]
		}
	}
	return nil
}

// TakesGo reports whether the site accepts Go. A nil site is an unknown site, which is assumed to accept
// everything.
func (s *Site) TakesGo() bool { return s == nil || s.Go != "" }

// CppStandard returns the C++ standard of programs for this site. It is empty if the site needs no C++. If
// the site is unknown (nil), it is c++11, the oldest standard of all sites.
func (s *Site) CppStandard() string {
	if s == nil {
		return "c++11"
	}
	return s.Cpp
}

// OlderCpp returns the field Older, or "" for a nil site.
func (s *Site) OlderCpp() string {
	if s == nil {
		return ""
	}
	return s.Older
}

// NamesFiles returns the field Named, or false for a nil site.
func (s *Site) NamesFiles() bool { return s != nil && s.Named }

// Level returns the language version of the site's Go, such as "go1.18". It is empty if the version is not certain, if the
// site accepts no Go, and for a nil site.
func (s *Site) Level() string {
	if s == nil || !s.Sure || s.Go == "" || s.Go == "?" {
		return ""
	}

	var major, minor int // a language version has two numbers; the compiler's third one is dropped
	fmt.Sscanf(s.Go, "%d.%d", &major, &minor)
	return fmt.Sprintf("go%d.%d", major, minor)
}

// Standard returns the language version of programs for this site: the version of Go (see Level) or, if that
// is empty, the C++ standard. It is empty for a nil site.
func (s *Site) Standard() string {
	if s == nil {
		return ""
	}
	return cmp.Or(s.Level(), s.Cpp)
}

// Compiler returns the site's Go compiler with its version for messages, such as "Go 1.18.1 of CodinGame".
func (s *Site) Compiler() string { return fmt.Sprintf("Go %s of %s", s.Go, s.Title) }

// SubmitPage returns the address at which the user submits a solution to a problem, or page if this address is
// unknown. The parameter page is the address of the problem's page.
func (s *Site) SubmitPage(page string) string {
	if s == nil {
		return page
	}

	// Apply the first rule whose pattern matches.
	for _, rule := range s.submit {
		pattern := regexp.MustCompile(rule[0])
		if pattern.MatchString(page) {
			return pattern.ReplaceAllString(page, rule[1])
		}
	}
	return page
}
