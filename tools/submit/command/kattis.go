// This file submits to Kattis as its official client does: log in with the token, post the program, and ask
// for the verdict. The requests are those of submit.py in Kattis/kattis-cli.

package command

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"html"
	"io"
	"mime/multipart"
	"net"
	"net/http"
	"net/url"
	"path"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"time"
	"unicode"

	"oj/tools/shared/journal"
	"oj/tools/shared/terminal"
)

// kattisStatus maps Kattis's status numbers to names. Numbers above kattisRunning are verdicts.
var kattisStatus = map[int]string{
	0: "new", 1: "new", 2: "waiting for compile", 3: "compiling", 4: "waiting for run", kattisRunning: "running",
	6: "Judge error", kattisCompileError: "Compile error", 9: "Run time error", 10: "Memory limit exceeded",
	11: "Output limit exceeded", 12: "Time limit exceeded", 13: "Illegal function", 14: "Wrong answer", 16: journal.Accepted,
}

const (
	kattisRunning      = 5
	kattisCompileError = 8
)

// A kattis is a session at Kattis.
type kattis struct {
	*kattisConfig
	client *http.Client
}

// toKattis sends the program, waits for the verdict and shows it.
func (c *command) toKattis(ctx context.Context, s *submission) (int, error) {
	page, err := url.Parse(s.SourceURL)
	if err == nil && page.Host != "" && page.Host != s.kattis.host() {
		fmt.Fprintf(c.err, "submit: the problem is on %s, but %s submits to %s\n", page.Host, s.kattis.file, s.kattis.host())
	}
	if c.dryRun {
		c.showDryRun(s, fmt.Sprintf("%s problem %s as %s, as user %q", s.kattis.submission, s.short, s.language.Name, s.kattis.user))
		return exitOK, nil
	}

	// Start a new session for each submission. Its cookies are only in memory.
	site := &kattis{kattisConfig: s.kattis, client: newClient()}
	if err := site.logIn(ctx); err != nil {
		return exitFailed, fmt.Errorf("%w; nothing was sent", err)
	}
	id, err := site.submit(ctx, s)

	// Record the submission if Kattis received it (err is nil), or may have received it.
	if err == nil || errors.Is(err, errKattisDoubt) {
		c.record(s, "sent", id)
	}
	if err != nil {
		return exitFailed, err
	}
	fmt.Fprintf(c.out, "%s received the program as submission %d\n", site.host(), id)

	result, err := site.wait(ctx, id, c.verdictEvery, terminal.NewLine(c.out))
	if err != nil {
		return exitFailed, err
	}
	c.log.Add(journal.Entry{Problem: s.ID, Event: "verdict", Submission: id, Verdict: result.name(), Seconds: result.seconds()}, c.err)
	fmt.Fprintln(c.out, result)
	if result.name() != journal.Accepted {
		return exitFailed, nil
	}
	return exitOK, nil
}

// logIn starts a session.
func (k *kattis) logIn(ctx context.Context) error {
	form := url.Values{"user": {k.user}, "script": {"true"}}
	if k.password != "" {
		form.Set("password", k.password)
	}
	if k.token != "" {
		form.Set("token", k.token)
	}

	status, text, err := k.request(ctx, http.MethodPost, k.login, "application/x-www-form-urlencoded", []byte(form.Encode()))
	switch {
	case err != nil:
		return err
	case status == http.StatusForbidden:
		return fmt.Errorf("%s refused the name %q or the token in %s: download that file again from https://%s/download/kattisrc",
			k.login, k.user, k.file, k.host())
	case status == http.StatusNotFound:
		return fmt.Errorf("%s does not exist: correct loginurl in %s", k.login, k.file)
	case status != http.StatusOK:
		return fmt.Errorf("%s answered %d: %s", k.login, status, k.excerpt(text))
	}
	return nil
}

// errKattisDoubt means that it is unknown whether Kattis received the program.
var errKattisDoubt = errors.New("it is unknown whether Kattis received the program, so it is not sent again")

var kattisID = regexp.MustCompile(`Submission ID: (\d+)`)

// submit posts the program once and returns the number of the submission.
func (k *kattis) submit(ctx context.Context, s *submission) (int64, error) {
	body, contentType, err := kattisForm(s)
	if err != nil {
		return 0, err
	}
	status, text, err := k.request(ctx, http.MethodPost, k.submission, contentType, body)

	// An error of the operation "dial" means that there was no connection, so nothing was sent. After any other
	// error, Kattis may have received the program.
	var netErr *net.OpError
	switch {
	case errors.As(err, &netErr) && netErr.Op == "dial":
		return 0, fmt.Errorf("%w; nothing was sent", err)
	case err != nil:
		return 0, fmt.Errorf("%w: %w: see %s", err, errKattisDoubt, k.submissionPage)
	case status == http.StatusForbidden:
		return 0, fmt.Errorf("%s refused the program (403): %s", k.submission, k.excerpt(text))
	case status == http.StatusNotFound:
		return 0, fmt.Errorf("%s does not exist: correct submissionurl in %s; nothing was sent", k.submission, k.file)
	case status != http.StatusOK:
		return 0, fmt.Errorf("%s answered %d: %w: see %s", k.submission, status, errKattisDoubt, k.submissionPage)
	}

	// If the answer contains no number, its text tells the reason, such as a wrong name or too many
	// submissions.
	m := kattisID.FindStringSubmatch(text)
	if m == nil {
		return 0, fmt.Errorf("%s says: %s", k.host(), k.excerpt(text))
	}
	return strconv.ParseInt(m[1], 10, 64)
}

// kattisForm returns the form that posts a program, and its content type.
func kattisForm(s *submission) (body []byte, contentType string, err error) {
	var b bytes.Buffer
	form := multipart.NewWriter(&b)
	for _, field := range [][2]string{
		{"submit", "true"}, {"submit_ctr", "2"}, {"language", s.language.Name}, {"mainclass", mainClass(s)},
		{"problem", s.short}, {"script", "true"},
	} {
		// Leave out the class for languages that need none, as the official client does.
		if field[1] == "" {
			continue
		}
		if err := form.WriteField(field[0], field[1]); err != nil {
			return nil, "", err
		}
	}

	file, err := form.CreateFormFile("sub_file[]", filepath.Base(s.file))
	if err == nil {
		_, err = file.Write(s.code)
	}
	if err == nil {
		err = form.Close()
	}
	return b.Bytes(), form.FormDataContentType(), err
}

// mainClass returns the class that Kattis starts. It depends on the name of the file. It is "" for languages
// without classes.
func mainClass(s *submission) string {
	name := path.Base(filepath.ToSlash(s.file))
	name = strings.TrimSuffix(name, path.Ext(name))
	switch s.language.ID {
	case "java":
		return name
	case "kotlin":
		first := []rune(name)
		first[0] = unicode.ToUpper(first[0])
		return string(first) + "Kt"
	}
	return ""
}

// A kattisResult is Kattis's answer about a submission.
type kattisResult struct {
	StatusID     int    `json:"status_id"`
	Index        int    `json:"testcase_index"` // the index of the testcase that is running, or at which the run ended
	RowHTML      string `json:"row_html"`
	FeedbackHTML string `json:"feedback_html"`
}

var (
	kattisCPU   = regexp.MustCompile(`(?is)<(\w+)[^>]*\bdata-type="cpu"[^>]*>(.*?)</`)
	kattisScore = regexp.MustCompile(`(?is)\bdata-type="status"[^>]*>.*?\(([\d.]+)\)`)
	kattisPre   = regexp.MustCompile(`(?is)<pre\b[^>]*>(.*?)</pre>`)
	kattisTime  = regexp.MustCompile(`^[\d.]+`)
)

// name returns the name of the verdict, or of the current status.
func (r *kattisResult) name() string {
	if name := kattisStatus[r.StatusID]; name != "" {
		return name
	}
	return fmt.Sprintf("status %d", r.StatusID)
}

// testcases returns the number of the problem's testcases, or 0 if it is unknown. The answer's table row
// contains an icon (<i) for each testcase, and one other icon.
func (r *kattisResult) testcases() int { return max(0, strings.Count(r.RowHTML, "<i")-1) }

// cpu returns the CPU time as Kattis writes it, such as "0.05 s", or "" if the time is unknown.
func (r *kattisResult) cpu() string {
	if m := kattisCPU.FindStringSubmatch(r.RowHTML); m != nil {
		return strings.ReplaceAll(plainText(m[2]), "\u00a0", " ") // Kattis writes a no-break space between the number and "s"
	}
	return ""
}

func (r *kattisResult) seconds() float64 {
	seconds, _ := strconv.ParseFloat(kattisTime.FindString(r.cpu()), 64) // 0 if the time is unknown
	return seconds
}

func (r *kattisResult) String() string {
	text := r.name()
	if cpu := r.cpu(); cpu != "" {
		text += "  " + cpu
	}
	if all := r.testcases(); all > 0 && r.StatusID != kattisCompileError {
		text += fmt.Sprintf("  %d of %d testcases", r.Index, all)
	}
	if m := kattisScore.FindStringSubmatch(r.RowHTML); m != nil {
		text += fmt.Sprintf("  %s points", m[1])
	}
	if m := kattisPre.FindStringSubmatch(r.FeedbackHTML); m != nil && r.StatusID == kattisCompileError {
		text += "\n" + strings.TrimSpace(html.UnescapeString(m[1]))
	}
	return text
}

// wait waits for the verdict of a submission.
func (k *kattis) wait(ctx context.Context, id int64, every time.Duration, line *terminal.Line) (*kattisResult, error) {
	address := fmt.Sprintf("%s/%d", strings.TrimRight(k.submissionPage, "/"), id)
	defer line.Clear()
	started, state := time.Now(), "received"
	for {
		status, text, err := k.request(ctx, http.MethodGet, address+"?json", "", nil)
		r := &kattisResult{}
		switch {
		case err != nil:
			state = err.Error() // keep waiting, because the next request may succeed
		case status != http.StatusOK:
			state = fmt.Sprintf("%s answered %d", k.host(), status)
		case json.Unmarshal([]byte(text), r) != nil:
			state = k.host() + " sent an answer that contains no verdict"
		case r.StatusID > kattisRunning:
			return r, nil
		default:
			state = fmt.Sprintf("%s, %d of %d testcases", r.name(), r.Index, r.testcases())
		}

		line.Show("%s, %d s", state, int(time.Since(started).Seconds()))
		select {
		case <-ctx.Done():
			return nil, fmt.Errorf("no verdict: the last status was %s; see %s", state, address)
		case <-time.After(every):
		}
	}
}

// excerpt returns the first words of an answer. It removes the token and the password, because the answer may
// repeat them.
func (k *kattis) excerpt(text string) string {
	for _, secret := range []string{k.token, k.password} {
		if secret != "" {
			text = strings.ReplaceAll(text, secret, "***")
		}
	}
	return excerpt(text, "")
}

// request sends a request and returns the status and the text of the answer.
func (k *kattis) request(ctx context.Context, method, address, contentType string, body []byte) (int, string, error) {
	r, err := http.NewRequestWithContext(ctx, method, address, bytes.NewReader(body))
	if err != nil {
		return 0, "", err
	}

	// Kattis rejects requests if the User-Agent is not the name of its official client.
	r.Header.Set("User-Agent", "kattis-cli-submit")
	if contentType != "" {
		r.Header.Set("Content-Type", contentType)
	}
	answer, err := k.client.Do(r)
	if err != nil {
		return 0, "", err
	}
	defer answer.Body.Close()
	text, err := io.ReadAll(io.LimitReader(answer.Body, maxPageBytes))
	return answer.StatusCode, string(text), err
}
