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
	loginPath  = "/index.php?option=com_comprofiler&task=login"
	submitPath = "/index.php?option=com_onlinejudge&Itemid=25&page=save_submission"
	cpp11      = "5" // UVa's code for the language
	maxPage    = 8 << 20
)

var (
	// errDoubt is the error when nobody knows whether the code was received.
	errDoubt = errors.New("whether it was received is not known, so it is not sent again")
	// errLoggedOut is the error when the site asks for a login instead of taking the code.
	errLoggedOut = errors.New("the site asks for another login instead of taking the code; nothing was sent")
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
			if next.Method == http.MethodPost || next.URL.Host != first.URL.Host || next.URL.Scheme != first.URL.Scheme ||
				len(via) > 10 || strings.HasSuffix(first.URL.String(), submitPath) {
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
		return fmt.Errorf("%s: %w: this program has to be changed, too", s.base, err)
	}
	for name, value := range map[string]string{"username": user, "passwd": password, "remember": "yes", "Submit": "Login"} {
		form.Set(name, value)
	}
	page, _, err = s.do(ctx, http.MethodPost, loginPath, form)
	switch {
	case err != nil:
		return err
	case strings.Contains(page, "mod_loginform"):
		return fmt.Errorf("%s refused the name %q or its password", s.base, user)
	case !strings.Contains(strings.ToLower(page), "logout"):
		return fmt.Errorf("%s answered the login in a way that is not known here", s.base)
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
	case err != nil:
		return 0, fmt.Errorf("%w: %w", err, errDoubt)
	}
	message := ""
	if u, err := url.Parse(location); err == nil {
		message = u.Query().Get("mosmsg")
	}
	if m := receivedAs.FindStringSubmatch(message); m != nil {
		id, _ := strconv.ParseInt(m[1], 10, 64) // 0 without digits
		return id, nil
	}
	if message == "" && strings.Contains(page, "mod_loginform") {
		return 0, errLoggedOut
	}
	return 0, fmt.Errorf("%s answered %q: %w", s.base, message, errDoubt)
}

// do makes a request and returns the page and, if that was not followed, where it redirects.
func (s *site) do(ctx context.Context, method, path string, form url.Values) (page, location string, err error) {
	r, err := http.NewRequestWithContext(ctx, method, s.base+path, strings.NewReader(form.Encode()))
	if err != nil {
		return "", "", err
	}
	r.Header.Set("User-Agent", "Mozilla/5.0 (oj submit)")
	if form != nil {
		r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
		r.Header.Set("Referer", s.base+"/")
	}
	answer, err := s.client.Do(r)
	if err != nil {
		return "", "", err
	}
	defer answer.Body.Close()
	data, err := io.ReadAll(io.LimitReader(answer.Body, maxPage))
	if err == nil && answer.StatusCode >= 400 {
		err = fmt.Errorf("%s answered %s", s.base, answer.Status)
	}
	return string(data), answer.Header.Get("Location"), err
}
