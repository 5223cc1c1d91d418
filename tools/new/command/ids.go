// This file determines the id of a problem.

package command

import (
	"cmp"
	"errors"
	"fmt"
	"net/url"
	"regexp"
	"slices"
	"strings"
	"unicode"

	"oj/tools/shared/site"
)

var (
	// completeSet is the page of Codeforces that shows all problems of a contest. The message of each problem
	// contains the address of this page. The problem's letter is only in its name, such as "B. Spreadsheets".
	completeSet = regexp.MustCompile(`^(?:\w+\.)?codeforces\.\w+/.*\d+/problems$`)
	lettered    = regexp.MustCompile(`^([A-Z]\d{0,2})\. `)
)

// errNoNumber means that an address does not contain the problem's number.
var errNoNumber = errors.New("unknown number")

// identify sets the problem's id, source and page. The parameter siteName is the site's name, or "". The parameter
// category is often the name of the contest. The two parameters are used only if the
// address matches no pattern.
func (p *draft) identify(siteName, category string) error {
	u, err := url.Parse(p.URL)
	if err != nil {
		return err
	}

	// In messages from some sites, the name contains the problem's number.
	host := strings.ToLower(u.Hostname()) // ids contain only lower-case letters
	p.site = site.ByPage(p.URL)
	if id, source, name, ok := p.site.InName(p.Name); ok {
		p.ID, p.Source, p.Name = id, source, name
		return checkID(p.ID)
	}

	// Without such a name, uHunt must tell the number: the address contains only an internal number.
	if internal := p.site.InternalNumber(u); internal != "" {
		number, err := uvaNumber(internal)
		if err != nil {
			return fmt.Errorf("%w: the address contains %s's internal number %.20q (%v); give the number in front of the problem's name instead, such as uva10038",
				errNoNumber, p.site.Title, internal, err)
		}
		p.ID, p.Source = site.ByNumber(number)
		p.URL = p.site.PageOf(p.ID)
		return checkID(p.ID)
	}

	// If the page shows all problems of a contest, replace its address by the address of this problem.
	where := host + strings.TrimSuffix(u.Path, "/")
	if m := lettered.FindStringSubmatch(p.Name); m != nil && completeSet.MatchString(where) {
		u.Path = strings.TrimSuffix(strings.TrimSuffix(u.Path, "/"), "s") + "/" + m[1]
		p.URL = u.String()
		where = host + u.Path
	}

	// If the site is known, the problem gets a short id.
	where = strings.ReplaceAll(where, "'", "-") // CodinGame has addresses such as don't-panic-episode-1
	for _, owner := range site.All() {
		for _, page := range owner.Pages {
			pattern := regexp.MustCompile(page.Pattern)
			if m := pattern.FindStringSubmatchIndex(where); m != nil {
				expand := func(template string) string { return string(pattern.ExpandString(nil, template, where, m)) }
				p.belongs(owner, page, expand)
				return checkID(p.ID)
			}
		}
	}

	// No pattern matches, so the site is unknown.
	p.Source = siteName
	if siteName == "" {
		p.Source = strings.TrimPrefix(host, "www.")
	}
	p.ID = p.foreignID(u)
	if p.batch.size > 1 && p.ID != "" {
		p.ID = p.contestID(u, category)
	}
	if p.ID == "" {
		return fmt.Errorf("no id can be derived from the name %q: give an id", p.Name)
	}
	return checkID(p.ID)
}

// belongs sets the problem's id, source, site and page after the address has matched the pattern of a page of the site.
// expand fills in a template.
func (p *draft) belongs(owner *site.Site, page site.Page, expand func(template string) string) {
	isElsewhere := p.site != owner
	p.site = owner
	p.Source = expand(page.Source)
	p.ID = shorten(strings.ToLower(expand(page.ID)))
	if contest, task, _ := strings.Cut(p.ID, "/"); page.Named && len(task) > maxLetter {
		p.ID = contest + "/" + cmp.Or(p.letter(), task)
	}

	// Store the page at the problem's own site, because solutions are submitted there.
	switch own := owner.PageOf(p.ID); {
	case page.URL != "":
		p.URL = expand(page.URL)
	case isElsewhere && own != "":
		p.URL = own
	}
}

// foreignID returns the id for a site without a pattern: the site's name, then the problem's name. If the
// name contains letters outside ASCII, the numbers of the address replace the name. An id cannot contain such
// letters, so the names "A: 毛遂自荐" and "A: 愚公移山" would both become "a".
// foreignID returns "" if neither the name nor the address contains a usable letter or digit.
func (p *draft) foreignID(u *url.URL) string {
	name := slug(p.Name)
	isForeign := strings.ContainsFunc(p.Name,
		func(r rune) bool { return r > unicode.MaxASCII && unicode.IsLetter(r) })
	if isForeign || name == "" {
		name = cmp.Or(numbersOf(u), name)
	}
	if name == "" {
		return ""
	}

	// Virtual Judge's addresses contain the name of the problem's own site: 51Nod-1289.
	host := strings.ToLower(u.Hostname())
	if vjudge := vjudgePage.FindStringSubmatch(host + u.Path); vjudge != nil {
		return slug(vjudge[1])
	}
	siteName := cmp.Or(slug(p.Source), slug(host))
	return siteName + "-" + name
}

// A place is the position of a problem among the problems that the same click sends: a click on the page of a
// contest sends all of its problems.
type place struct {
	index int // from 0; unknownIndex if it is unknown
	size  int // the number of problems
}

const (
	unknownIndex = -1
	maxLetter    = 2  // the maximum length of a problem's label in its contest, such as a or f2
	letters      = 26 // the problems of a contest get letters only if there are at most this many
)

// letterInName matches names such as "A. Watermelon", "B - Socks", "C: Trees", "Problem D - Roads", "1: Sums".
var letterInName = regexp.MustCompile(`^(?:Problem )?([A-Z]\d?|\d{1,2})(?:\. | - |: ?|\) )`)

// letter returns the problem's letter in its contest: the letter in its name, else the letter for its position.
// It is "" if neither is known.
func (p *draft) letter() string {
	if m := letterInName.FindStringSubmatch(p.Name); m != nil {
		return strings.ToLower(m[1])
	}

	// The extension sends the problems in the order of the page.
	if p.batch.size < 2 || p.batch.size > letters || p.batch.index == unknownIndex {
		return ""
	}
	return string(rune('a' + p.batch.index))
}

// contestNumbers matches the number or name of a contest in an address.
var contestNumbers = []*regexp.Regexp{
	regexp.MustCompile(`(?i)[?&](?:cid|contest|contestid|contest_id)=([\w-]+)`),
	regexp.MustCompile(`(?i)/contests?/([\w-]+)`),
}

// contestID returns the id of a problem in a contest of a site without a pattern: the site and the contest,
// then the problem's letter. The contest is represented by its number in the page's address or, if there is none,
// by its name in the category. If neither is known, the problem's name is used instead of the letter, because the
// letters repeat in the next contest of this site.
func (p *draft) contestID(u *url.URL, category string) string {
	// Use the same name for the site as foreignID does.
	siteName := cmp.Or(slug(p.Source), slug(u.Hostname()))
	name := strings.TrimPrefix(p.foreignID(u), siteName+"-")
	contest := slug(category)
	for _, pattern := range contestNumbers {
		if m := pattern.FindStringSubmatch(u.RequestURI()); m != nil {
			contest = slug(m[1])
			break
		}
	}
	if contest == "" {
		return siteName + "/" + name
	}
	return siteName + "-" + contest + "/" + cmp.Or(p.letter(), name)
}

var vjudgePage = regexp.MustCompile(`^vjudge\.net(?:\.cn)?/problem/(\w+-[\w-]+)$`)

// numbersOf joins the parts of an address that contain digits. It always includes the last part. Usually the
// result is the number of a contest, followed by the number or letter of a problem.
func numbersOf(u *url.URL) string {
	// The numbers may be in the path, in the query or in the fragment.
	parts := strings.Split(u.Path, "/")
	for field := range strings.SplitSeq(u.RawQuery, "&") {
		_, value, _ := strings.Cut(field, "=")
		parts = append(parts, value)
	}
	parts = append(parts, strings.Split(u.Fragment, "/")...)
	parts = slices.DeleteFunc(parts, func(part string) bool { return part == "" })

	var numbers []string
	for i, part := range parts {
		isLast := i == len(parts)-1
		if isLast || strings.ContainsAny(part, "0123456789") {
			numbers = append(numbers, part)
		}
	}
	return slug(strings.Join(numbers, "-"))
}

// shorten removes the name of the contest from AtCoder's name of a task: abc300/abc300_a becomes abc300/a.
func shorten(id string) string {
	contest, task, _ := strings.Cut(id, "/")
	if rest, ok := strings.CutPrefix(task, contest+"_"); ok {
		return contest + "/" + rest
	}
	return id
}

// slug makes an id from any text: its letters a to z and digits, with a dash for each run of other characters.
func slug(text string) string {
	const maxLength = 40
	isOther := func(r rune) bool {
		isLetter := r >= 'a' && r <= 'z'
		isDigit := r >= '0' && r <= '9'
		return !isLetter && !isDigit
	}
	words := strings.FieldsFunc(strings.ToLower(text), isOther)
	s := strings.Join(words, "-")
	s = strings.Trim(s[:min(len(s), maxLength)], "-")

	// Some names of folders have a special meaning, so change them.
	if s != "" && checkID(s) != nil {
		s += "-problem"
	}
	return s
}

var (
	goodID = regexp.MustCompile(`^[a-z0-9][a-z0-9_-]*(/[a-z0-9][a-z0-9_-]*){0,2}$`)
	// taken matches names of folders with a special meaning in Go, and names of devices in Windows.
	taken = regexp.MustCompile(`^(internal|lib|testdata|vendor|solution|con|prn|aux|nul|com[0-9]|lpt[0-9])$`)
)

// checkID returns an error if the id is not a valid path on every system.
func checkID(id string) error {
	if len(id) > 100 || !goodID.MatchString(id) {
		return fmt.Errorf("the id %.80q is not allowed: want lower-case letters, digits, - and _, at most two folders deep, such as uva10004 or abc300/a", id)
	}

	// The id of a problem in a contest consists of several folders.
	for _, part := range strings.Split(id, "/") {
		if taken.MatchString(part) {
			return fmt.Errorf("the id %q is not allowed: a folder called %s has a special meaning in Go or in Windows",
				id, part)
		}
	}
	return nil
}

// guess returns the problem that an address or an id names. An id determines the address of the page only at
// some sites. For any other id, the address stays unknown.
func guess(arg string) (*draft, error) {
	p := &draft{URL: arg}

	// At some sites, the problem's id determines its page.
	for _, owner := range site.All() {
		p.URL = cmp.Or(owner.PageOf(arg), p.URL)
	}
	if !strings.Contains(p.URL, "://") {
		return &draft{ID: arg, Name: arg}, nil
	}
	err := p.identify("", "")
	if errors.Is(err, errNoNumber) {
		return nil, err
	}
	if err != nil {
		return nil, fmt.Errorf("the address %s does not contain a problem's name: give an id instead", arg)
	}
	p.Name = p.ID
	return p, nil
}
