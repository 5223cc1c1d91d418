// This file is the course of a submission: judge, choose the file, send it or hand it over, wait for the verdict.

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
	"path"
	"path/filepath"
	"regexp"
	"strconv"

	"oj/tools/problem"
	"oj/tools/workspace"
)

// submission is what is handed to a judge.
type submission struct {
	*problem.Problem
	file   string // main.go or main.cpp, absolute
	code   []byte
	number int // at UVa; 0 for other judges
}

func (c *command) submit(ctx context.Context, t workspace.Target) (int, error) {
	s := &submission{}
	var err error
	if s.Problem, err = problem.Describe(t); err != nil {
		return exitUsage, err
	}
	name := "main.go"
	if !s.Judge.TakesGo() {
		name = "main.cpp"
	}
	s.file = filepath.Join(t.Sources, name)
	err = c.judged(ctx, t.ID, name)
	if ctx.Err() != nil {
		return exitFailed, errors.New("interrupted; nothing was sent")
	}
	if err != nil && !c.anyway {
		return exitFailed, fmt.Errorf("%w; nothing was sent (-anyway sends it all the same)", err)
	} else if err != nil {
		fmt.Fprintln(c.err, "submit:", err)
	}
	if s.code, err = os.ReadFile(s.file); err != nil {
		return exitFailed, err
	}
	if s.Judge != nil && s.Judge.Name == "uva" {
		if s.number, err = s.uvaNumber(); err != nil {
			return exitUsage, err
		}
		return c.toUVa(ctx, s)
	}
	if c.dryRun {
		c.show(s, cmp.Or(s.Judge.SubmitPage(s.SourceURL), "no page, since problem.yaml has no source_url"))
		return exitOK, nil
	}
	c.handOver(ctx, s)
	return exitHandedOver, nil
}

// judged judges the problem here. The error says why what is to be sent is not known to be right.
func (c *command) judged(ctx context.Context, id, name string) error {
	temp, err := os.MkdirTemp("", "oj-submit-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(temp)
	file := filepath.Join(temp, "report.json")
	cmd := exec.CommandContext(ctx, c.judge[0], append(c.judge[1:], "-json", file, id)...)
	cmd.Dir, cmd.Stdout, cmd.Stderr = c.ws.Root, c.out, c.err
	cmd.Cancel = func() error { return cmd.Process.Signal(os.Interrupt) }
	failed := cmd.Run()
	data, err := os.ReadFile(file)
	if err != nil {
		return errors.New("the judge could not do its work")
	}
	var report struct {
		Problems []struct {
			Entries []struct {
				Name, Verdict, Skipped string
			}
		}
	}
	if err := json.Unmarshal(data, &report); err != nil {
		return fmt.Errorf("the judge's report: %w", err)
	}
	found := false
	for _, p := range report.Problems {
		for _, e := range p.Entries {
			switch {
			case e.Name != name:
			case e.Skipped != "":
				return fmt.Errorf("%s was not judged: %s", name, e.Skipped)
			default:
				found = e.Verdict == "AC"
			}
		}
	}
	if !found || failed != nil {
		return errors.New("not all is AC here")
	}
	return nil
}

var uvaNumber = regexp.MustCompile(`^(?:uva|UVa Online Judge |UVa )(\d+)$`)

// uvaNumber is the number that UVa knows the problem by: that of its id or source, not that of its address.
func (s *submission) uvaNumber() (int, error) {
	for _, text := range []string{s.ID, s.Source} {
		if m := uvaNumber.FindStringSubmatch(text); m != nil {
			return strconv.Atoi(m[1])
		}
	}
	return 0, fmt.Errorf("%s: which number has it at UVa? Write it into problem.yaml: source: UVa Online Judge NUMBER", s.ID)
}

// toUVa submits to UVa, by itself if it can log in, and waits for the verdict.
func (c *command) toUVa(ctx context.Context, s *submission) (int, error) {
	if c.dryRun {
		c.show(s, fmt.Sprintf("%s problem %d as C++11, as user %q", c.site, s.number, c.user))
		return exitOK, nil
	}
	user, password, err := c.credentials(ctx)
	if err != nil {
		return exitFailed, err
	}
	if user == "" {
		c.handOver(ctx, s)
		return exitHandedOver, nil
	}
	hunt := &uhunt{base: c.uhunt, every: c.every, out: c.out}
	if err := hunt.prepare(ctx, user, s.number); err != nil && !(errors.Is(err, errSilent) && (c.anyway || password == "")) {
		return exitFailed, fmt.Errorf("%w; nothing was sent", err)
	} else if err != nil {
		fmt.Fprintf(c.err, "submit: %v; its verdict will not be seen here\n", err)
	}
	var id int64
	if password == "" {
		c.handOver(ctx, s)
	} else {
		id, err = c.send(ctx, s, user, password)
	}
	if err != nil && !errors.Is(err, errDoubt) {
		return exitFailed, err
	}
	wait, stop := ctx, context.CancelFunc(func() {})
	if err != nil {
		fmt.Fprintln(c.err, "submit:", err)
		wait, stop = context.WithTimeout(ctx, c.doubt)
	}
	defer stop()
	result, err := hunt.wait(wait, id)
	if err != nil {
		return exitFailed, err
	}
	c.log.add(entry{Problem: s.ID, Event: "verdict", Submission: result.id, Verdict: result.verdict.String(), Seconds: result.seconds, Rank: result.rank}, c.err)
	fmt.Fprintln(c.out, result)
	if result.verdict != accepted {
		return exitFailed, nil
	}
	return exitOK, nil
}

// send logs in and sends the code once; once more only if the answer is the login form, which says that it was not
// taken. It returns the submission's number, 0 if UVa did not tell.
func (c *command) send(ctx context.Context, s *submission, user, password string) (id int64, err error) {
	for try := 0; try < 2; try++ {
		site := newSite(c.site)
		if err := site.login(ctx, user, password); err != nil {
			return 0, fmt.Errorf("%w; nothing was sent", err)
		}
		if id, err = site.submit(ctx, s.number, s.code); !errors.Is(err, errLoggedOut) {
			break
		}
	}
	if err == nil || errors.Is(err, errDoubt) {
		c.record(s, "sent", id)
	}
	if err == nil {
		fmt.Fprintf(c.out, "%s took it%s\n", c.site, numberOf(id))
	}
	return id, err
}

func numberOf(id int64) string {
	if id == 0 {
		return ""
	}
	return fmt.Sprintf(" as %d", id)
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

// record writes into the log that something was sent or copied.
func (c *command) record(s *submission, event string, id int64) {
	sum := sha256.Sum256(s.code)
	judge := ""
	if s.Judge != nil {
		judge = s.Judge.Name
	}
	c.log.add(entry{Problem: s.ID, Event: event, Judge: judge, File: filepath.Base(s.file), SHA256: fmt.Sprintf("%x", sum), Submission: id}, c.err)
}

// show is -dry-run: it tells what would be sent, and where.
func (c *command) show(s *submission, to string) {
	fmt.Fprintf(c.out, "would submit %s, %d bytes, to %s\n", s.name(), len(s.code), to)
}

// name is the file as it is called from the module's folder.
func (s *submission) name() string { return path.Join("problems", s.ID, filepath.Base(s.file)) }
