// This file asks uHunt, which knows the verdicts of UVa.

package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"time"

	"oj/tools/terminal"
)

// verdict is uHunt's code of one.
type verdict int

const accepted verdict = 90

var verdicts = map[verdict]string{
	10: "Submission error", 15: "Can't be judged", 30: "Compile error", 35: "Restricted function", 40: "Runtime error", 45: "Output limit exceeded",
	50: "Time limit exceeded", 60: "Memory limit exceeded", 70: "Wrong answer", 80: "Presentation error", accepted: "Accepted",
}

// queued reports whether there is no verdict yet.
func (v verdict) queued() bool { return v == 0 || v == 20 }

func (v verdict) String() string {
	if text, known := verdicts[v]; known {
		return text
	}
	return fmt.Sprintf("verdict %d", int(v))
}

// result is what uHunt tells of a submission.
type result struct {
	id      int64
	pid     int64
	verdict verdict
	seconds float64
	rank    int64
}

func (r result) String() string {
	text := fmt.Sprintf("%s  %.3f s", r.verdict, r.seconds)
	if r.verdict == accepted && r.rank > 0 {
		text += fmt.Sprintf("  rank %d", r.rank)
	}
	return text
}

// uhunt follows one user's submissions to one problem.
type uhunt struct {
	base  string
	every time.Duration // between two questions
	out   io.Writer

	uid, pid int64
	last     int64 // the user's latest submission before this one
}

// errSilent is the error when uHunt does not answer.
var errSilent = errors.New("uHunt does not answer")

// prepare finds user and problem, and the user's latest submission.
func (u *uhunt) prepare(ctx context.Context, user string, number int) error {
	if err := u.get(ctx, "/api/uname2uid/"+url.PathEscape(user), &u.uid); err != nil {
		return err
	}
	if u.uid == 0 {
		return fmt.Errorf("uHunt knows no user %q", user)
	}
	var problem struct{ Pid, Status int64 }
	if err := u.get(ctx, fmt.Sprintf("/api/p/num/%d", number), &problem); err != nil {
		return err
	}
	if u.pid = problem.Pid; u.pid == 0 || problem.Status == 0 {
		return fmt.Errorf("UVa has no problem %d, or does not judge it at present", number)
	}
	all, err := u.after(ctx, 0)
	for _, r := range all {
		u.last = max(u.last, r.id)
	}
	return err
}

// wait waits for the verdict of the submission with this number, or, if that is 0, of the next one to the problem.
func (u *uhunt) wait(ctx context.Context, id int64) (result, error) {
	if u.uid == 0 {
		return result{}, errors.New("its verdict stands in the page of your submissions")
	}
	after := u.last
	if id > 0 {
		after = id - 1
	}
	line := terminal.NewLine(u.out)
	defer line.Clear()
	started, state := time.Now(), "not seen yet"
	for {
		list, err := u.after(ctx, after)
		for _, r := range list {
			if r.id == id || id == 0 && r.pid == u.pid && r.id > u.last {
				if !r.verdict.queued() {
					return r, nil
				}
				id, after, state = r.id, r.id-1, "in the queue"
			}
		}
		if err != nil && ctx.Err() == nil {
			state = err.Error() // it may answer again
		}
		line.Show("%s, %d s", state, int(time.Since(started).Seconds()))
		select {
		case <-ctx.Done():
			return result{}, fmt.Errorf("no verdict: %s when the waiting ended; it is not sent again", state)
		case <-time.After(u.every):
		}
	}
}

// after lists the user's submissions with greater numbers.
func (u *uhunt) after(ctx context.Context, id int64) ([]result, error) {
	var answer struct{ Subs json.RawMessage }
	if err := u.get(ctx, fmt.Sprintf("/api/subs-user/%d/%d", u.uid, id), &answer); err != nil {
		return nil, err
	}
	var text string
	if json.Unmarshal(answer.Subs, &text) == nil { // the list may come as a text
		answer.Subs = json.RawMessage(text)
	}
	var rows []json.RawMessage
	if err := json.Unmarshal(answer.Subs, &rows); err != nil {
		return nil, fmt.Errorf("%w as it used to: %w", errSilent, err)
	}
	var list []result
	for _, row := range rows {
		if r, ok := readRow(row); ok {
			list = append(list, r)
		}
	}
	return list, nil
}

// readRow reads a row of the list of submissions: number, problem, verdict, milliseconds, time, language and rank. A row
// that is anything else is no reason to give up the others.
func readRow(row json.RawMessage) (r result, ok bool) {
	var cells []json.RawMessage
	if json.Unmarshal(row, &cells) != nil || len(cells) < 7 {
		return result{}, false
	}
	var milliseconds, code int64
	for i, to := range map[int]*int64{0: &r.id, 1: &r.pid, 2: &code, 3: &milliseconds, 6: &r.rank} {
		text := strings.Trim(string(cells[i]), `"`)
		n, err := strconv.ParseInt(text, 10, 64)
		if err != nil && i <= 2 {
			return result{}, false
		}
		*to = n // an unknown time or rank is 0
	}
	r.verdict = verdict(code)
	r.seconds = float64(milliseconds) / 1000
	return r, true
}

// get reads an answer of the interface.
func (u *uhunt) get(ctx context.Context, path string, into any) error {
	r, err := http.NewRequestWithContext(ctx, http.MethodGet, strings.TrimRight(u.base, "/")+path, nil)
	if err != nil {
		return err
	}
	client := &http.Client{Timeout: 30 * time.Second}
	answer, err := client.Do(r)
	if err != nil {
		return fmt.Errorf("%w: %w", errSilent, err)
	}
	defer answer.Body.Close()
	if answer.StatusCode != http.StatusOK {
		return fmt.Errorf("%w: %s", errSilent, answer.Status)
	}
	if err := json.NewDecoder(io.LimitReader(answer.Body, 64<<20)).Decode(into); err != nil {
		return fmt.Errorf("%w as it used to: %w", errSilent, err)
	}
	return nil
}
