// This file talks to UVa as a browser does: it fetches the login form, logs in and posts the code.

package main

import (
	"context"
	"errors"
	"fmt"
	"html"
	"io"
	"net"
	"net/http"
	"net/http/cookiejar"
	"net/url"
	"regexp"
	"strconv"
	"strings"
	"time"
)

const (
	loginPath = "/index.php?option=com_comprofiler&task=login"
	// The page with the form for submissions, which browsers and working clients name as the referring page.
	submitFormPath = "/index.php?option=com_onlinejudge&Itemid=25&page=submit_problem"

	submitPath = "/index.php?option=com_onlinejudge&Itemid=25&page=save_submission"
	cpp11      = "5" // UVa's code for the language
	maxPage    = 8 << 20
)

var (
	// errDoubt is the error when nobody knows whether the code was received.
	errDoubt = errors.New("whether it was received is not known, so it is not sent again")
	// errLoggedOut is the error when the site asks for a login instead of taking the code.
	errLoggedOut = errors.New("the site asks for another login instead of taking the code; nothing was sent")
	// errRefused is the error when the site says that it did not take the code.
	errRefused = errors.New("the code was refused")
)

// site is a session at UVa. Its cookies live as long as this process.
type site struct {
	base   string
	client *http.Client
}

func newSite(base string) *site {
	jar, _ := cookiejar.New(nil) // fails never
	protocols := new(http.Protocols)
	protocols.SetHTTP1(true)
	return &site{strings.TrimRight(base, "/"), &http.Client{
		Jar: jar, Timeout: time.Minute,
		// A connection for each request: only on one that was used before would a request be repeated.
		Transport: &http.Transport{Proxy: http.ProxyFromEnvironment, DisableKeepAlives: true, Protocols: protocols},
		CheckRedirect: func(next *http.Request, via []*http.Request) error {
			first := via[0]
			isElsewhere := next.URL.Host != first.URL.Host || next.URL.Scheme != first.URL.Scheme
			if first.Method == http.MethodPost || isElsewhere || len(via) > 10 {
				return http.ErrUseLastResponse // nothing secret goes anywhere else, and nothing is sent twice
			}
			return nil
		},
	}}
}

// login starts a session.
func (s *site) login(ctx context.Context, user, password string) error {
	page, _, err := s.do(ctx, http.MethodGet, "/", nil)
	if err != nil {
		return err
	}
	form, err := loginForm(page)
	if err != nil {
		return fmt.Errorf("%s: %w, so tools/submit must be changed, too", s.base, err)
	}
	for name, value := range map[string]string{"username": user, "passwd": password, "remember": "yes", "Submit": "Login"} {
		form.Set(name, value)
	}
	page, location, err := s.do(ctx, http.MethodPost, loginPath, form)
	if err == nil && location != "" {
		// UVa redirects to its first page by http, which is not followed. Whether the login succeeded shows the first page.
		page, _, err = s.do(ctx, http.MethodGet, "/", nil)
	}
	isForm := strings.Contains(page, "mod_loginform")
	isIn := strings.Contains(strings.ToLower(page), "logout")
	switch {
	case err != nil:
		return err
	case isForm:
		return fmt.Errorf("%s refused the name %q or its password", s.base, user)
	case !isIn:
		return fmt.Errorf("%s answered the login with a page that has neither a login form nor a logout: %s", s.base, excerpt(page, ""))
	}
	return nil
}

var (
	formTag   = regexp.MustCompile(`(?is)<form\b([^>]*)>(.*?)</form>`)
	inputTag  = regexp.MustCompile(`(?is)<input\b([^>]*)>`)
	attribute = regexp.MustCompile(`(?is)([\w-]+)\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+)`)
)

// loginForm returns the hidden fields of the login form, one of which changes each time.
func loginForm(page string) (url.Values, error) {
	for _, form := range formTag.FindAllStringSubmatch(page, -1) {
		if attributes(form[1])["id"] != "mod_loginform" {
			continue
		}
		hidden, names := url.Values{}, map[string]bool{}
		for _, input := range inputTag.FindAllStringSubmatch(form[2], -1) {
			a := attributes(input[1])
			names[a["name"]] = true
			if strings.EqualFold(a["type"], "hidden") {
				hidden.Add(a["name"], a["value"])
			}
		}
		if !names["username"] || !names["passwd"] || len(hidden) == 0 {
			return nil, errors.New("its login form has changed")
		}
		return hidden, nil
	}
	return nil, errors.New("its first page has no login form any more")
}

func attributes(tag string) map[string]string {
	found := map[string]string{}
	for _, m := range attribute.FindAllStringSubmatch(tag, -1) {
		found[strings.ToLower(m[1])] = html.UnescapeString(strings.Trim(m[2], `"'`))
	}
	return found
}

var receivedAs = regexp.MustCompile(`(?i)submission received(?: with id (\d+))?`)

// submit posts the code, once. It returns the submission's number, 0 if the site received it without telling one.
func (s *site) submit(ctx context.Context, number int, code []byte) (int64, error) {
	page, location, err := s.do(ctx, http.MethodPost, submitPath, url.Values{
		"problemid": {""}, "category": {""}, "codeupl": {""},
		"localid": {strconv.Itoa(number)}, "language": {cpp11}, "code": {string(code)},
	})
	var dial *net.OpError
	switch {
	case errors.As(err, &dial) && dial.Op == "dial":
		return 0, fmt.Errorf("%w; nothing was sent", err)
	case errors.As(err, new(refusedStatus)):
		return 0, fmt.Errorf("%w: %w", err, errRefused)
	case err != nil:
		return 0, fmt.Errorf("%w: %w", err, errDoubt)
	}
	return s.received(page, location)
}

// refusals are texts on a page with status 200 by which the site refuses a submission.
var refusals = []string{"you are not authorised", "you are not authorized", "captcha", "under maintenance", "maintenance mode"}

// received reads the answer to a submission: the submission's number, 0 if the site received it without telling one; or an
// error that says whether it was refused, or nobody knows.
func (s *site) received(page, location string) (int64, error) {
	message := ""
	target, err := url.Parse(location)
	if err == nil {
		message = target.Query().Get("mosmsg")
	}
	inMessage, inPage := receivedAs.FindStringSubmatch(message), receivedAs.FindStringSubmatch(plainText(page))
	switch {
	case inMessage != nil:
		id, _ := strconv.ParseInt(inMessage[1], 10, 64) // 0 without digits
		return id, nil
	case inPage != nil && inPage[1] != "":
		return strconv.ParseInt(inPage[1], 10, 64)
	}

	lower := strings.ToLower(message)
	if strings.Contains(lower, "you have to select") || strings.Contains(lower, "you need to login") {
		return 0, fmt.Errorf("%s: %q: %w", s.base, message, errRefused)
	}
	if message == "" && strings.Contains(page, "mod_loginform") {
		return 0, errLoggedOut
	}
	isFirstPage := location != "" && target != nil && target.RawQuery == "" && (target.Path == "" || target.Path == "/" || target.Path == "/index.php")
	if isFirstPage {
		return 0, fmt.Errorf("%s answered with a redirect to its first page: %w", s.base, errRefused)
	}
	for _, text := range refusals {
		if message == "" && strings.Contains(strings.ToLower(page), text) {
			return 0, fmt.Errorf("%s: %q: %w", s.base, excerpt(page, text), errRefused)
		}
	}
	return 0, fmt.Errorf("%s answered %q: %w", s.base, message, errDoubt)
}

var (
	notText = regexp.MustCompile(`(?is)<(script|style)\b.*?</(script|style)>|<[^>]*>`)
	blanks  = regexp.MustCompile(`\s+`)
)

// plainText returns the words of a page without its markup.
func plainText(page string) string {
	text := html.UnescapeString(notText.ReplaceAllString(page, " "))
	return strings.TrimSpace(blanks.ReplaceAllString(text, " "))
}

// excerpt returns a short part of a page's words, from this text on, which is in lower case; from the start if it is "" or
// stands only in the markup.
func excerpt(page, from string) string {
	words := plainText(page)
	at := max(0, strings.Index(strings.ToLower(words), from))
	words = words[min(at, len(words)):]
	if runes := []rune(words); len(runes) > mostExcerpt {
		words = string(runes[:mostExcerpt]) + "…"
	}
	return words
}

// mostExcerpt is the length of an excerpt in characters.
const mostExcerpt = 120

// do makes a request and returns the page and, if that was not followed, where it redirects.
func (s *site) do(ctx context.Context, method, path string, form url.Values) (page, location string, err error) {
	r, err := http.NewRequestWithContext(ctx, method, s.base+path, strings.NewReader(form.Encode()))
	if err != nil {
		return "", "", err
	}
	r.Header.Set("User-Agent", "Mozilla/5.0 (oj submit)")
	if form != nil {
		r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
		referer := "/"
		if path == submitPath {
			referer = submitFormPath
		}
		r.Header.Set("Referer", s.base+referer)
	}
	answer, err := s.client.Do(r)
	if err != nil {
		return "", "", err
	}
	defer answer.Body.Close()
	data, err := io.ReadAll(io.LimitReader(answer.Body, maxPage))
	isRefused := answer.StatusCode >= 400 && answer.StatusCode < 500 || answer.StatusCode == http.StatusServiceUnavailable
	switch {
	case err != nil:
	case isRefused:
		err = refusedStatus(strings.TrimSpace(fmt.Sprintf("%s answered %s: %s", s.base, answer.Status, excerpt(string(data), ""))))
	case answer.StatusCode >= 400:
		err = fmt.Errorf("%s answered %s", s.base, answer.Status)
	}
	return string(data), answer.Header.Get("Location"), err
}

// refusedStatus is the error of an answer whose status says that the request was not carried out.
type refusedStatus string

func (text refusedStatus) Error() string { return string(text) }
