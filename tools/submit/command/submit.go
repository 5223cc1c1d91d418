// This file contains the steps of a submission: judge the program here, choose the file, send it or hand it
// over to the user, and wait for the verdict.

package command

import (
	"bytes"
	"cmp"
	"context"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"oj/judge/console"
	"oj/tools/bundle/generated"
	"oj/tools/shared/attempt"
	"oj/tools/shared/journal"
	"oj/tools/shared/language"
	"oj/tools/shared/problem"
	"oj/tools/shared/site"
	uhuntapi "oj/tools/shared/uhunt"
	"oj/tools/shared/workspace"
)

// A submission is a program to be sent to a site.
type submission struct {
	*problem.Package
	file string // the absolute path
	name string // the name of the file in messages
	code []byte

	language site.Language // the site's name and id for the program's language; empty if they are unknown
	number   int           // the problem's number at UVa; 0 for other sites
	kattis   *kattisConfig // the user's .kattisrc, if the site is Kattis; else nil
	short    string        // the problem's name at Kattis
}

func (c *command) submit(ctx context.Context, t workspace.Target) (status int, err error) {
	pkg, err := problem.Describe(t)
	if err != nil {
		return exitUsage, err
	}
	s := &submission{Package: pkg}

	// If the user has written a program of their own for a problem of the course (see package attempt),
	// submit it instead of the repository's solution.
	if own := c.attempt(t); own != "" {
		c.src = own
		fmt.Fprintf(c.out, "your own program: %s\n", c.nameOf(own))
	}
	temp, err := workspace.MakeTemp("oj-submit-")
	if err != nil {
		return exitFailed, err
	}
	defer os.RemoveAll(temp)

	// Report missing data, such as the problem's number at the site, before the local judge runs.
	if status, err := c.addressee(s); err != nil {
		return status, err
	}
	given, err := c.given(ctx, t, s, temp)
	if ctx.Err() != nil {
		return exitFailed, errors.New("interrupted; nothing was sent")
	}
	if err != nil {
		return exitFailed, fmt.Errorf("%w; nothing was sent", err)
	}

	// Choose the file after judging, because the judge regenerates main.go and main.cpp.
	results, judgeErr := c.judgeHere(ctx, t.ID, given, temp)
	if ctx.Err() != nil {
		return exitFailed, errors.New("interrupted; nothing was sent")
	}
	if given == "" {
		s.file, err = pasted(t, s.Site)
		s.name = c.nameOf(s.file)
	}
	if err == nil {
		s.language, err = s.Site.LanguageOf(s.file)
	}
	if err != nil {
		return exitFailed, fmt.Errorf("%w; nothing was sent", err)
	}
	err = judgeErr
	if err == nil {
		err = c.checkResults(results, s, given)
	}

	// With -anyway, continue although the local judge rejects the program, because the local testcases may be wrong.
	if err != nil && !c.anyway {
		return exitFailed, fmt.Errorf("%w; nothing was sent (-anyway sends the program in spite of this)", err)
	}
	if err != nil {
		fmt.Fprintln(c.err, "submit:", err)
	}

	// Read the file only now, so that the journal contains the hash of exactly the bytes that are sent.
	s.code, err = os.ReadFile(s.file)
	if err != nil {
		return exitFailed, err
	}
	return c.deliver(ctx, s)
}

// attempt returns the file of the user's own program for the problem. It returns "" if there is none, or if the
// command line names another file.
func (c *command) attempt(t workspace.Target) string {
	dir, err := filepath.Abs(".")
	if err != nil || c.src != "" {
		return ""
	}
	own, _ := attempt.Named(c.ws, dir, c.id)
	return own
}

// addressee finds out where to send the program. For some sites, it sets more fields of s, such as the
// number of the problem at UVa. If something is missing, it returns an error and the exit status of the
// command.
func (c *command) addressee(s *submission) (status int, err error) {
	if s.Site == nil {
		return exitOK, nil
	}
	switch s.Site.Client {
	case site.UVaForm:
		s.number, err = s.uvaNumber()
		return exitUsage, err
	case site.KattisScript:
		if s.kattis, err = readKattisConfig(); err != nil || s.kattis == nil {
			return exitFailed, err
		}
		s.short, err = s.kattisName()
		return exitUsage, err
	}
	return exitOK, nil
}

// deliver sends the program, or hands it over to the user.
func (c *command) deliver(ctx context.Context, s *submission) (int, error) {
	switch {
	case s.number > 0:
		return c.toUVa(ctx, s)
	case s.kattis != nil:
		return c.toKattis(ctx, s)
	case c.dryRun:
		page := s.Site.SubmitPage(s.SourceURL)
		c.showDryRun(s, cmp.Or(page, "no page, since problem.yaml has no source_url"))
		return exitOK, nil
	}
	c.handOver(ctx, s)
	if s.Site != nil && s.Site.Client == site.KattisScript {
		fmt.Fprint(c.out, "to send it from here, download https://open.kattis.com/download/kattisrc to ~/.kattisrc, and chmod 600 it\n")
	}
	return exitHandedOver, nil
}

// nameOf returns the name of a file for messages.
func (c *command) nameOf(file string) string {
	if rel, err := filepath.Rel(c.ws.Root, file); err == nil && filepath.IsLocal(rel) {
		return filepath.ToSlash(rel)
	}
	return file
}

// given returns the file to judge and submit:
//
//   - with -src, the named program;
//   - without -src, the solution if the repository does not keep the files generated from it;
//   - without -src, a hand-written main.go, if the site accepts no other program of the problem;
//   - otherwise "", because the caller chooses one of the problem's programs.
//
// Some Go programs are converted first, so that the judge and the site get the same file. If
// the site does not accept Go, the program is translated to C++. Otherwise, if the program imports packages
// of this module, it is bundled into one file. The method also sets the fields file and name of s.
func (c *command) given(ctx context.Context, t workspace.Target, s *submission, temp string) (string, error) {
	file, err := filepath.Abs(c.src)
	if err != nil {
		return "", err
	}
	if c.src == "" {
		file = filepath.Join(t.Sources, "main.go")
		_, missing := os.Stat(file)
		_, programErr := pasted(t, s.Site)
		isSolved := generated.HasSolution(c.ws.Root, t.ID)
		switch {
		// The generated files are not kept.
		case isSolved && programErr != nil && !generated.Kept(c.ws.Root, t.ID):
			file = filepath.Join(t.Sources, "solution")
		case missing != nil || programErr == nil || isSolved:
			return "", nil
		}
	}

	info, err := os.Stat(file)
	if err != nil {
		return "", err
	}
	s.file, s.name = file, c.nameOf(file)
	source, several := generated.Parts(c.ws.Root, file)
	isGo := language.Of(file) == language.ByID("go") || info.IsDir()
	if canBePasted := !isGo || !several && s.Site.TakesGo(); canBePasted {
		_, err = s.Site.LanguageOf(file)
		return s.file, err
	}

	pasted, err := generated.Paste(ctx, source, s.Site, generated.Options{})
	if pasted != nil {
		for _, w := range pasted.Warnings {
			fmt.Fprintln(c.err, "submit:", w)
		}
	}
	if err != nil {
		return "", err
	}
	s.file, s.name = filepath.Join(temp, "main.go"), "the bundle of "+s.name
	if pasted.Language == generated.Cxx11 {
		s.file, s.name = filepath.Join(temp, "main.cpp"), "the translation of "+c.nameOf(file)
	}
	return s.file, os.WriteFile(s.file, pasted.Text, 0o600)
}

// pasted returns the problem's program in the first language that the site accepts.
func pasted(t workspace.Target, to *site.Site) (string, error) {
	var accepted []string
	for _, name := range language.Mains() {
		if !to.Takes(language.Of(name).ID) {
			continue
		}
		file := filepath.Join(t.Sources, name)
		if _, err := os.Stat(file); err == nil {
			return file, nil
		}
		accepted = append(accepted, name)
	}

	refused := ""
	if !to.TakesGo() {
		refused = fmt.Sprintf(", and %s accepts no Go", to.Title)
	}
	return "", fmt.Errorf("%s: no %s%s", t.Sources, strings.Join(accepted, ", "), refused)
}

// A judgeResult is the entry of one program in the local judge's report.
type judgeResult struct {
	Name, Verdict, Skipped string
	Beyond                 string // where the program is wrong beyond what the site is known to test; "" if it is not
}

// judgeHere judges the problem on this machine and returns the entry of each program in the judge's report.
// The parameter `given` is the file to judge, or "" for the problem's own programs.
func (c *command) judgeHere(ctx context.Context, id, given, temp string) ([]judgeResult, error) {
	// Ask for a JSON report, because the normal output is not meant to be parsed.
	file := filepath.Join(temp, "report.json")
	words := []string{"-json", file}
	if given != "" {
		words = append(words, "-src", given)
	}
	con := console.New(c.ws.Root, append(words, id), c.in, c.out, c.err)

	// Keep the judge's messages, because the last one is the reason if there is no report.
	var messages bytes.Buffer
	con.Err = io.MultiWriter(con.Err, &messages)
	rejected := c.judge(ctx, con) != 0
	data, err := os.ReadFile(file)
	if err != nil {
		return nil, fmt.Errorf("the judge on this machine failed: %s", lastLine(messages.String()))
	}
	var report struct {
		Problems []struct{ Entries []judgeResult }
	}
	if err := json.Unmarshal(data, &report); err != nil {
		return nil, fmt.Errorf("the judge's report: %w", err)
	}

	// All entries belong to this problem, because it was the only one that was judged.
	var results []judgeResult
	for _, p := range report.Problems {
		results = append(results, p.Entries...)
	}
	if rejected && !onlyBeyond(results) {
		return results, errNotAccepted
	}
	return results, nil
}

// lastLine returns the last line of the judge's messages that is not its advice to run it with -h.
func lastLine(text string) string {
	lines := strings.Split(strings.TrimSpace(text), "\n")
	lines = slices.DeleteFunc(lines, func(line string) bool { return strings.HasPrefix(line, "Run it with -h") })
	if len(lines) == 0 || lines[len(lines)-1] == "" {
		return "it wrote no report and no message"
	}
	return strings.TrimPrefix(lines[len(lines)-1], "judge: ")
}

// onlyBeyond reports whether the judge on this machine rejected programs only because they are wrong beyond what
// the site is known to test. Such programs may be sent.
func onlyBeyond(results []judgeResult) bool {
	isRejected := func(r judgeResult) bool { return r.Verdict != "AC" && r.Skipped == "" }
	isWrong := func(r judgeResult) bool { return r.Beyond != "" }
	return slices.ContainsFunc(results, isWrong) && !slices.ContainsFunc(results, isRejected)
}

// errNotAccepted means that the judge on this machine rejected the program.
var errNotAccepted = errors.New("the judge on this machine does not accept the program")

// checkResults returns an error unless the judge on this machine accepted the program. It prints a warning if the
// program is wrong beyond what the site is known to test.
func (c *command) checkResults(results []judgeResult, s *submission, given string) error {
	for _, r := range results {
		// Check only the program to be sent. If the parameter given is not "", the report contains only this
		// program.
		isOther := given == "" && r.Name != filepath.Base(s.file)
		switch {
		case isOther:
			continue
		case r.Skipped != "":
			return fmt.Errorf("%s was not judged: %s", r.Name, r.Skipped)
		case r.Verdict == "AC":
			if r.Beyond != "" {
				fmt.Fprintf(c.err, "submit: warning: %s is %s\n", s.name, r.Beyond)
			}
			return nil
		}
	}
	return errNotAccepted
}

var uvaNumber = regexp.MustCompile(`^(?:uva|UVa Online Judge |UVa )(\d+)$`)

// uvaNumber returns the problem's number at UVa from the problem's id or source. The number in the address of
// the problem's page cannot be used, because it is a different number.
func (s *submission) uvaNumber() (int, error) {
	// If tools/new has created the problem, its id contains the number. Otherwise the key source in
	// problem.yaml may contain it.
	for _, text := range []string{s.ID, s.Source} {
		if m := uvaNumber.FindStringSubmatch(text); m != nil {
			return strconv.Atoi(m[1])
		}
	}
	return 0, fmt.Errorf("%s: its number at UVa is unknown. Write it into problem.yaml: source: UVa Online Judge NUMBER", s.ID)
}

// toUVa sends the program to UVa or, if there is no password, hands it over to the user. Then it waits for
// the verdict.
func (c *command) toUVa(ctx context.Context, s *submission) (int, error) {
	if c.dryRun {
		c.showDryRun(s, fmt.Sprintf("%s problem %d as %s, as user %q", c.site, s.number, s.language.Name, c.user))
		return exitOK, nil
	}
	user, password, err := c.credentials(ctx)
	if err != nil {
		return exitFailed, err
	}

	// Without the user's name, uHunt cannot be asked for the verdict.
	if user == "" {
		c.handOver(ctx, s)
		return exitHandedOver, nil
	}

	// Ask uHunt before the code is sent, because a later answer could already contain the new submission.
	hunt := &uhunt{base: c.uhunt, every: c.every, out: c.out}
	err = hunt.prepare(ctx, user, s.number)
	canGoOn := errors.Is(err, uhuntapi.ErrSilent) && (c.anyway || password == "")
	if err != nil && !canGoOn {
		return exitFailed, fmt.Errorf("%w; nothing was sent", err)
	}
	if err != nil {
		fmt.Fprintf(c.err, "submit: %v; submit goes on, but it cannot show the verdict\n", err)
	}

	// The number of a pasted submission is unknown, so wait for the user's next submission to this problem.
	var id int64
	if password == "" {
		c.handOver(ctx, s)
	} else {
		id, err = c.send(ctx, s, user, password)
		if err != nil && !errors.Is(err, errDoubt) {
			return exitFailed, err
		}
		if err != nil {
			fmt.Fprintln(c.err, "submit:", err)
			limited, stop := context.WithTimeout(ctx, c.doubt)
			defer stop()
			ctx = limited
		}
	}
	return c.awaitVerdict(ctx, s, hunt, id)
}

// awaitVerdict waits for the verdict of a submission and prints it. id is the number of the submission, or 0 if
// it is unknown.
func (c *command) awaitVerdict(ctx context.Context, s *submission, hunt *uhunt, id int64) (int, error) {
	// Waiting also works if it is unknown whether UVa received the code: uHunt lists only submissions that UVa
	// received.
	result, err := hunt.wait(ctx, id)
	if err != nil {
		return exitFailed, err
	}

	c.log.Add(journal.Entry{
		Problem: s.ID, Event: "verdict", Submission: result.id,
		Verdict: result.verdict.String(), Seconds: result.seconds, Rank: result.rank,
	}, c.err)
	fmt.Fprintln(c.out, result)
	if result.verdict != accepted {
		return exitFailed, nil
	}
	return exitOK, nil
}

// send logs in and sends the code. It sends the code a second time only if the answer is the login form: this
// form shows that UVa has not received the code. send returns the submission's number, or 0 if UVa's answer
// contains no number.
func (c *command) send(ctx context.Context, s *submission, user, password string) (id int64, err error) {
	// Start a new session for each attempt, because the previous session has ended.
	const maxTries = 2
	for range maxTries {
		site := newUVASession(c.site)
		if err := site.login(ctx, user, password); err != nil {
			return 0, fmt.Errorf("%w; nothing was sent", err)
		}
		id, err = site.submit(ctx, s)
		if !errors.Is(err, errLoggedOut) {
			break
		}
	}

	// Record the submission if UVa received it (err is nil), or may have received it.
	if err == nil || errors.Is(err, errDoubt) {
		c.record(s, "sent", id)
	}
	switch {
	case err != nil:
		return id, err
	case id == 0:
		fmt.Fprintf(c.out, "%s received it\n", c.site)
	default:
		fmt.Fprintf(c.out, "%s received the program as submission %d\n", c.site, id)
	}
	return id, nil
}

// handOver copies the code to the clipboard and opens the page where the user pastes it.
func (c *command) handOver(ctx context.Context, s *submission) {
	fmt.Fprintln(c.out, c.copyText(ctx, s))

	page := s.Site.SubmitPage(s.SourceURL)
	if page == "" {
		fmt.Fprintln(c.out, "problem.yaml has no source_url, so no page was opened")
	} else if err := openPage(page); err != nil {
		fmt.Fprintf(c.out, "paste it at %s (%v)\n", page, err)
	} else {
		fmt.Fprintf(c.out, "paste it into the page that your browser opens: %s\n", page)
	}
	if s.language.Name != "" {
		fmt.Fprintf(c.out, "its language there: %s%s\n", s.language.Name, code(s.language))
	}
	c.record(s, "copied", 0)
}

// code returns a text such as " (id 89)" with the site's id of a language. It returns "" if the id is unknown or
// equal to the language's name.
func code(l site.Language) string {
	if l.Code == "" || l.Code == l.Name {
		return ""
	}
	return fmt.Sprintf(" (id %s)", l.Code)
}

// record adds an entry to the journal. The entry states that the program was sent or copied.
func (c *command) record(s *submission, event string, id int64) {
	to := ""
	if s.Site != nil {
		to = s.Site.Name
	}

	// The hash identifies the version of the file.
	sum := sha256.Sum256(s.code)
	c.log.Add(journal.Entry{
		Problem: s.ID, Event: event, Site: to,
		File: path.Base(s.name), SHA256: fmt.Sprintf("%x", sum), Submission: id,
	}, c.err)
}

// showDryRun prints what would be sent, and where.
func (c *command) showDryRun(s *submission, to string) {
	fmt.Fprintf(c.out, "would submit %s, %d bytes, to %s\n", s.name, len(s.code), to)
}
