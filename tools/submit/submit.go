// This file is the course of a submission: judge the problem here, choose the file, send it or hand it over to the
// user, and wait for the verdict.

package main

import (
	"cmp"
	"context"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"

	"oj/tools/bundle/generated"
	"oj/tools/judges"
	"oj/tools/language"
	"oj/tools/problem"
	"oj/tools/workspace"
)

// submission is a program for a judge.
type submission struct {
	*problem.Problem
	file string // absolute
	name string // the file as messages name it
	code []byte

	number   int         // the problem's number at UVa; 0 for other judges
	language uvaLanguage // set only for UVa
}

func (c *command) submit(ctx context.Context, t workspace.Target) (int, error) {
	pkg, err := problem.Describe(t)
	if err != nil {
		return exitUsage, err
	}
	s := &submission{Problem: pkg}

	// A problem without a number cannot be sent, so the user learns that before the judge runs.
	isUVa := s.Judge != nil && s.Judge.Name == "uva"
	if isUVa {
		if s.number, err = s.uvaNumber(); err != nil {
			return exitUsage, err
		}
	}

	// The judge comes before the choice of the file, because it writes main.go and main.cpp.
	results, judgeErr := c.judgeHere(ctx, t.ID)
	if ctx.Err() != nil {
		return exitFailed, errors.New("interrupted; nothing was sent")
	}
	s.file, err = c.program(t, s.Judge)
	if err != nil {
		return exitFailed, fmt.Errorf("%w; nothing was sent", err)
	}
	s.name = s.file
	if rel, err := filepath.Rel(c.ws.Root, s.file); err == nil && filepath.IsLocal(rel) {
		s.name = filepath.ToSlash(rel)
	}
	err = judgeErr
	if err == nil {
		err = c.checkResults(results, s)
	}

	// The user may know better than the judge, for example if a testcase here is wrong.
	if err != nil && !c.anyway {
		return exitFailed, fmt.Errorf("%w; nothing was sent (-anyway sends it all the same)", err)
	}
	if err != nil {
		fmt.Fprintln(c.err, "submit:", err)
	}

	// The file is read after the judge ran. The journal records the hash of these bytes.
	s.code, err = os.ReadFile(s.file)
	if err != nil {
		return exitFailed, err
	}
	if isUVa {
		if s.language, err = uvaLanguageOf(s.name); err != nil {
			return exitFailed, fmt.Errorf("%w; nothing was sent", err)
		}
		return c.toUVa(ctx, s)
	}
	if c.dryRun {
		page := s.Judge.SubmitPage(s.SourceURL)
		c.showDryRun(s, cmp.Or(page, "no page, since problem.yaml has no source_url"))
		return exitOK, nil
	}
	c.handOver(ctx, s)
	return exitHandedOver, nil
}

// programNames are the programs of a problem, in the order in which they are preferred.
var programNames = []string{"main.go", "main.cpp", "main.py"}

// program returns the file to submit: the file of -src, or the first of programNames that exists and that the judge
// accepts.
func (c *command) program(t workspace.Target, judge *judges.Judge) (string, error) {
	if c.src != "" {
		// The judge would bundle a Go file that imports packages of this module, but the file itself is sent.
		file, err := filepath.Abs(c.src)
		if err != nil {
			return "", err
		}
		isGo := language.Of(file) == language.ByID("go")
		if _, needsBundler := generated.Parts(c.ws.Root, file); isGo && needsBundler {
			return "", fmt.Errorf("%s imports packages of this module: make one file of it with tools/bundle, and submit that", c.src)
		}
		return file, nil
	}

	for _, name := range programNames {
		// Of generated files there is only main.go, or also main.cpp if the judge accepts no Go.
		file := filepath.Join(t.Sources, name)
		_, err := os.Stat(file)
		isGo := name == "main.go"
		if err == nil && (!isGo || judge.TakesGo()) {
			return file, nil
		}
	}
	if !judge.TakesGo() {
		return "", fmt.Errorf("%s: no main.cpp or main.py, and %s accepts no Go", t.Sources, judge.Title)
	}
	return "", fmt.Errorf("%s: no %s", t.Sources, strings.Join(programNames, ", "))
}

// A judgeResult is a program's entry in the judge's report.
type judgeResult struct {
	Name, Verdict, Skipped string
}

// judgeHere judges the problem on this machine and returns what the judge reports about each program.
func (c *command) judgeHere(ctx context.Context, id string) ([]judgeResult, error) {
	// The report is JSON, because the text for the user is not made to be parsed.
	temp, err := os.MkdirTemp("", "oj-submit-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(temp)

	file := filepath.Join(temp, "report.json")
	args := append(c.judge[1:], "-json", file)
	if c.src != "" {
		source, err := filepath.Abs(c.src)
		if err != nil {
			return nil, err
		}
		args = append(args, "-src", source)
	}

	// An interrupt must not kill the judge, which has programs and control groups to clean up.
	cmd := exec.CommandContext(ctx, c.judge[0], append(args, id)...)
	cmd.Dir, cmd.Stdout, cmd.Stderr = c.ws.Root, c.out, c.err
	cmd.Cancel = func() error { return cmd.Process.Signal(os.Interrupt) }
	failed := cmd.Run()

	// Without a report the judge has printed its own error.
	data, err := os.ReadFile(file)
	if err != nil {
		return nil, errors.New("the judge could not do its work")
	}
	var report struct {
		Problems []struct{ Entries []judgeResult }
	}
	if err := json.Unmarshal(data, &report); err != nil {
		return nil, fmt.Errorf("the judge's report: %w", err)
	}

	// One problem was named, so all entries are about it.
	var results []judgeResult
	for _, p := range report.Problems {
		results = append(results, p.Entries...)
	}
	if failed != nil {
		return results, errNotAccepted
	}
	return results, nil
}

// errNotAccepted means that the judge rejected the program.
var errNotAccepted = errors.New("not all is AC here")

// checkResults returns an error unless the judge accepted the program.
func (c *command) checkResults(results []judgeResult, s *submission) error {
	for _, r := range results {
		// With -src the report has only one entry, whose name is the path as the judge shows it.
		isOther := c.src == "" && r.Name != filepath.Base(s.file)
		switch {
		case isOther:
			continue
		case r.Skipped != "":
			return fmt.Errorf("%s was not judged: %s", r.Name, r.Skipped)
		case r.Verdict == "AC":
			return nil
		}
	}
	return errNotAccepted
}

var uvaNumber = regexp.MustCompile(`^(?:uva|UVa Online Judge |UVa )(\d+)$`)

// uvaNumber returns the problem's number at UVa, which its id or its source contains. The number in the address of
// its page is another one.
func (s *submission) uvaNumber() (int, error) {
	// The id of a problem that new has created contains the number. The source serves for any other id.
	for _, text := range []string{s.ID, s.Source} {
		if m := uvaNumber.FindStringSubmatch(text); m != nil {
			return strconv.Atoi(m[1])
		}
	}
	return 0, fmt.Errorf("%s: its number at UVa is unknown. Write it into problem.yaml: source: UVa Online Judge NUMBER", s.ID)
}

// toUVa sends the program to UVa if there is a password, else hands it over to the user. It then waits for the
// verdict.
func (c *command) toUVa(ctx context.Context, s *submission) (int, error) {
	if c.dryRun {
		c.showDryRun(s, fmt.Sprintf("%s problem %d as %s, as user %q", c.site, s.number, s.language.name, c.user))
		return exitOK, nil
	}
	user, password, err := c.credentials(ctx)
	if err != nil {
		return exitFailed, err
	}

	// Without a name uHunt cannot be asked for the verdict either.
	if user == "" {
		c.handOver(ctx, s)
		return exitHandedOver, nil
	}

	// uHunt must be asked before the code is sent: a later answer would already contain the new submission.
	hunt := &uhunt{base: c.uhunt, every: c.every, out: c.out}
	err = hunt.prepare(ctx, user, s.number)
	canGoOn := errors.Is(err, errSilent) && (c.anyway || password == "")
	if err != nil && !canGoOn {
		return exitFailed, fmt.Errorf("%w; nothing was sent", err)
	}
	if err != nil {
		fmt.Fprintf(c.err, "submit: %v; its verdict will not be seen here\n", err)
	}

	// The verdict of pasted code is the one of the next submission to this problem, so it needs no number.
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

// awaitVerdict waits for the verdict of the submission with this number, 0 if it is unknown, and shows it.
func (c *command) awaitVerdict(ctx context.Context, s *submission, hunt *uhunt, id int64) (int, error) {
	// A submission in doubt that uHunt knows was received, so its verdict counts like any other.
	result, err := hunt.wait(ctx, id)
	if err != nil {
		return exitFailed, err
	}

	c.log.add(entry{
		Problem: s.ID, Event: "verdict", Submission: result.id,
		Verdict: result.verdict.String(), Seconds: result.seconds, Rank: result.rank,
	}, c.err)
	fmt.Fprintln(c.out, result)
	if result.verdict != accepted {
		return exitFailed, nil
	}
	return exitOK, nil
}

// send logs in and sends the code. It sends the code a second time only if the answer is the login form, because UVa
// has then not received it. send returns the submission's number, or 0 if UVa did not state it.
func (c *command) send(ctx context.Context, s *submission, user, password string) (id int64, err error) {
	// Each try has a new session, because the old one has ended.
	const maxTries = 2
	for range maxTries {
		site := newSite(c.site)
		if err := site.login(ctx, user, password); err != nil {
			return 0, fmt.Errorf("%w; nothing was sent", err)
		}
		id, err = site.submit(ctx, s)
		if !errors.Is(err, errLoggedOut) {
			break
		}
	}

	// The journal also records submissions in doubt, because they may have been received.
	if err == nil || errors.Is(err, errDoubt) {
		c.record(s, "sent", id)
	}
	switch {
	case err != nil:
		return id, err
	case id == 0:
		fmt.Fprintf(c.out, "%s received it\n", c.site)
	default:
		fmt.Fprintf(c.out, "%s received it as %d\n", c.site, id)
	}
	return id, nil
}

// handOver copies the code and opens the page where the user pastes it.
func (c *command) handOver(ctx context.Context, s *submission) {
	fmt.Fprintln(c.out, c.copyText(ctx, s))

	page := s.Judge.SubmitPage(s.SourceURL)
	if page == "" {
		fmt.Fprintln(c.out, "problem.yaml has no source_url, so no page was opened")
	} else if err := openPage(page); err != nil {
		fmt.Fprintf(c.out, "paste it at %s (%v)\n", page, err)
	} else {
		fmt.Fprintf(c.out, "paste it into the page that your browser opens: %s\n", page)
	}
	c.record(s, "copied", 0)
}

// record writes into the log that the program was sent or copied.
func (c *command) record(s *submission, event string, id int64) {
	judge := ""
	if s.Judge != nil {
		judge = s.Judge.Name
	}

	// The hash tells later which version of the file was sent.
	sum := sha256.Sum256(s.code)
	c.log.add(entry{
		Problem: s.ID, Event: event, Judge: judge,
		File: filepath.Base(s.file), SHA256: fmt.Sprintf("%x", sum), Submission: id,
	}, c.err)
}

// showDryRun prints what would be sent, and where.
func (c *command) showDryRun(s *submission, to string) {
	fmt.Fprintf(c.out, "would submit %s, %d bytes, to %s\n", s.name, len(s.code), to)
}
