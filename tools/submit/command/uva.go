// This file submits to UVa like a browser: it loads the login form, logs in and posts the code.

package command

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
	// submitFormPath is the path of the page with the submission form. Browsers and open-source clients send this page as
	// the Referer of a submission.
	submitFormPath = "/index.php?option=com_onlinejudge&Itemid=25&page=submit_problem"
	submitPath     = "/index.php?option=com_onlinejudge&Itemid=25&page=save_submission"

	maxPageBytes    = 8 << 20
	maxExcerptRunes = 120
	maxRedirects    = 10
)

var (
	// errDoubt means that it is unknown whether UVa received the code.
	errDoubt = errors.New("it is unknown whether UVa received the code, so it is not sent again")
	// errLoggedOut means that UVa has answered a submission with the login form, so it has not accepted the
	// code.
	errLoggedOut = errors.New("the site asks for another login instead of accepting the code; the code was not submitted")
	// errRefused means that UVa has rejected the submission, so it was not judged.
	errRefused = errors.New("the code was refused")
)

// A uvaSession is the state of a session at UVa. The cookies of the session are kept only in memory.
type uvaSession struct {
	base   string
	client *http.Client
}

func newUVASession(base string) *uvaSession {
	return &uvaSession{base: strings.TrimRight(base, "/"), client: newClient()}
}

// newClient returns a client that stores cookies and never repeats a request.
func newClient() *http.Client {
	jar, err := cookiejar.New(nil)
	if err != nil {
		panic(err) // cannot happen: cookiejar.New always returns a nil error
	}

	// Switch HTTP/2 off, because it would use one connection for several requests.
	protocols := new(http.Protocols)
	protocols.SetHTTP1(true)
	return &http.Client{
		Jar: jar, Timeout: time.Minute,
		// Use a new connection for each request, because net/http may repeat a request on a reused connection.
		Transport:     &http.Transport{Proxy: http.ProxyFromEnvironment, DisableKeepAlives: true, Protocols: protocols},
		CheckRedirect: checkRedirect,
	}
}

// checkRedirect follows only redirects of GET requests within the site. A redirected POST could send the code
// twice. A redirect to another host, or from https to http, could expose the password.
func checkRedirect(next *http.Request, via []*http.Request) error {
	first := via[0]
	leavesSite := next.URL.Host != first.URL.Host || next.URL.Scheme != first.URL.Scheme
	if first.Method == http.MethodPost || leavesSite || len(via) > maxRedirects {
		return http.ErrUseLastResponse
	}
	return nil
}

// login logs in.
func (s *uvaSession) login(ctx context.Context, user, password string) error {
	// The login needs the hidden fields of the form on the first page.
	first, err := s.request(ctx, http.MethodGet, "/", nil)
	if err != nil {
		return err
	}
	form, err := loginForm(first.page)
	if err != nil {
		return fmt.Errorf("%s: %w: tools/submit must be updated", s.base, err)
	}

	form.Set("username", user)
	form.Set("passwd", password)
	form.Set("remember", "yes")
	form.Set("Submit", "Login")
	a, err := s.request(ctx, http.MethodPost, loginPath, form)
	if err == nil && a.location != "" {
		// UVa redirects to its first page over http, and such a redirect is not followed. Request the first page over
		// https to see whether the login succeeded.
		a, err = s.request(ctx, http.MethodGet, "/", nil)
	}
	if err != nil {
		return err
	}

	// A refused login has status 200, too, but its page contains the login form.
	hasForm := strings.Contains(a.page, "mod_loginform")
	hasLogout := strings.Contains(strings.ToLower(a.page), "logout")
	switch {
	case hasForm:
		return fmt.Errorf("%s refused the name %q or its password", s.base, user)
	case !hasLogout:
		return fmt.Errorf("%s answered the login with a page that has neither a login form nor a logout button: %s",
			s.base, excerpt(a.page, ""))
	}
	return nil
}

var (
	formTag   = regexp.MustCompile(`(?is)<form\b([^>]*)>(.*?)</form>`)
	inputTag  = regexp.MustCompile(`(?is)<input\b([^>]*)>`)
	attribute = regexp.MustCompile(`(?is)([\w-]+)\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+)`)
)

// loginForm returns the hidden fields of the page's login form. One of the fields has a random name.
func loginForm(page string) (url.Values, error) {
	for _, form := range formTag.FindAllStringSubmatch(page, -1) {
		if attributes(form[1])["id"] != "mod_loginform" {
			continue
		}

		hidden, names := url.Values{}, map[string]bool{}
		for _, input := range inputTag.FindAllStringSubmatch(form[2], -1) {
			// Parse the attributes, because their order and quotes vary.
			a := attributes(input[1])
			names[a["name"]] = true
			if strings.EqualFold(a["type"], "hidden") {
				hidden.Add(a["name"], a["value"])
			}
		}
		if !names["username"] || !names["passwd"] || len(hidden) == 0 {
			return nil, errors.New("UVa's login form has changed")
		}
		return hidden, nil
	}
	return nil, errors.New("UVa's first page has no login form any more")
}

// attributes returns the attributes of an HTML tag by their names in lower case.
func attributes(tag string) map[string]string {
	found := map[string]string{}
	for _, m := range attribute.FindAllStringSubmatch(tag, -1) {
		name, value := m[1], strings.Trim(m[2], `"'`)
		found[strings.ToLower(name)] = html.UnescapeString(value)
	}
	return found
}

// submit posts the code once. It returns the submission's number, or 0 if UVa received the code and its answer
// contains no number.
func (s *uvaSession) submit(ctx context.Context, sub *submission) (int64, error) {
	a, err := s.request(ctx, http.MethodPost, submitPath, url.Values{
		"problemid": {""}, "category": {""}, "codeupl": {""},
		"localid":  {strconv.Itoa(sub.number)},
		"language": {sub.language.Code},
		"code":     {string(sub.code)},
	})

	// An error of the operation "dial" means that there was no connection, so the code was not sent. After any
	// other error, UVa may have received it.
	var netErr *net.OpError
	switch {
	case errors.As(err, &netErr) && netErr.Op == "dial":
		return 0, fmt.Errorf("%w; nothing was sent", err)
	case errors.As(err, new(refusedStatus)):
		return 0, fmt.Errorf("%w: %w", err, errRefused)
	case err != nil:
		return 0, fmt.Errorf("%w: %w", err, errDoubt)
	}
	return s.received(a)
}

var (
	receivedAs = regexp.MustCompile(`(?i)submission received(?: with id (\d+))?`)

	// Texts with which UVa refuses a submission, in lower case. refusedMessages occur in the address of a redirect,
	// refusedPages on a page with status 200.
	refusedMessages = []string{"you have to select", "you need to login"}
	refusedPages    = []string{"you are not authorised", "you are not authorized", "captcha", "under maintenance", "maintenance mode"}
)

// received interprets the answer to a submission. It returns the submission's number, or 0 if UVa received
// the code and the answer contains no number. The error distinguishes a refusal (errRefused), a lost login
// (errLoggedOut) and anything else (errDoubt).
func (s *uvaSession) received(a answer) (int64, error) {
	message := ""
	target, err := url.Parse(a.location)
	if err == nil {
		message = target.Query().Get("mosmsg")
	}

	// The submission's number may be in the redirect's message or on the page. A confirmation without a number
	// counts only if it is in the redirect's message, because a page may contain the same words for another
	// reason.
	inMessage := receivedAs.FindStringSubmatch(message)
	inPage := receivedAs.FindStringSubmatch(plainText(a.page))
	switch {
	case inMessage != nil:
		id, _ := strconv.ParseInt(inMessage[1], 10, 64) // ParseInt returns 0 if there are no digits
		return id, nil
	case inPage != nil && inPage[1] != "":
		id, _ := strconv.ParseInt(inPage[1], 10, 64)
		return id, nil
	}

	// UVa did not confirm that it received the code. If the answer is a known refusal, UVa has certainly not
	// accepted the code. After any other answer it is unknown whether UVa has accepted it (errDoubt).
	if containsAny(message, refusedMessages) != "" {
		return 0, fmt.Errorf("%s: %q: %w", s.base, message, errRefused)
	}
	if message == "" && strings.Contains(a.page, "mod_loginform") {
		return 0, errLoggedOut
	}
	if a.location != "" && target != nil && isFirstPage(target) {
		return 0, fmt.Errorf("%s answered with a redirect to its first page: %w", s.base, errRefused)
	}
	if text := containsAny(a.page, refusedPages); message == "" && text != "" {
		return 0, fmt.Errorf("%s: %q: %w", s.base, excerpt(a.page, text), errRefused)
	}
	return 0, fmt.Errorf("%s answered %q: %w", s.base, message, errDoubt)
}

// containsAny returns the first of the texts that s contains, or "". The texts must be in lower case; the case
// of s is ignored.
func containsAny(s string, texts []string) string {
	lower := strings.ToLower(s)
	for _, text := range texts {
		if strings.Contains(lower, text) {
			return text
		}
	}
	return ""
}

func isFirstPage(u *url.URL) bool {
	return u.RawQuery == "" && (u.Path == "" || u.Path == "/" || u.Path == "/index.php")
}

var (
	markup = regexp.MustCompile(`(?is)<(script|style)\b.*?</(script|style)>|<[^>]*>`)
	blanks = regexp.MustCompile(`\s+`)
)

// plainText returns the words of a page without its markup.
func plainText(page string) string {
	// Replace tags by spaces, so that the words of neighbouring cells stay separate.
	text := html.UnescapeString(markup.ReplaceAllString(page, " "))
	return strings.TrimSpace(blanks.ReplaceAllString(text, " "))
}

// excerpt returns a few words of a page's text. They begin at the first occurrence of the text `from`. If `from` is
// empty, or the page does not contain it, excerpt returns the first words of the page.
func excerpt(page, from string) string {
	// Return only a few words, because error pages can be long.
	words := plainText(page)
	start := max(0, strings.Index(strings.ToLower(words), from))
	words = words[min(start, len(words)):]
	if runes := []rune(words); len(runes) > maxExcerptRunes {
		words = string(runes[:maxExcerptRunes]) + "…"
	}
	return words
}

// An answer is a response of the site: its page, and the target of a redirect that was not followed.
type answer struct {
	page, location string
}

// request sends a request and returns the answer.
func (s *uvaSession) request(ctx context.Context, method, path string, form url.Values) (answer, error) {
	r, err := http.NewRequestWithContext(ctx, method, s.base+path, strings.NewReader(form.Encode()))
	if err != nil {
		return answer{}, err
	}

	// Some servers reject requests without the User-Agent of a browser.
	r.Header.Set("User-Agent", "Mozilla/5.0 (oj submit)")
	if form != nil {
		referer := "/"
		if path == submitPath {
			referer = submitFormPath
		}
		r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
		r.Header.Set("Referer", s.base+referer)
	}

	resp, err := s.client.Do(r)
	if err != nil {
		return answer{}, err
	}
	defer resp.Body.Close()

	// Limit the size, so that an endless page does not fill the memory.
	data, err := io.ReadAll(io.LimitReader(resp.Body, maxPageBytes))
	a := answer{page: string(data), location: resp.Header.Get("Location")}
	if err != nil {
		return a, err
	}

	isClientError := resp.StatusCode >= 400 && resp.StatusCode < 500
	switch {
	case isClientError || resp.StatusCode == http.StatusServiceUnavailable:
		text := fmt.Sprintf("%s answered %s: %s", s.base, resp.Status, excerpt(a.page, ""))
		return a, refusedStatus(strings.TrimSpace(text))
	case resp.StatusCode >= 400:
		return a, fmt.Errorf("%s answered %s", s.base, resp.Status)
	}
	return a, nil
}

// A refusedStatus is the error for an HTTP status that means that the site did not process the request.
type refusedStatus string

func (text refusedStatus) Error() string { return string(text) }
