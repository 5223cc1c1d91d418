// This file asks uHunt, the statistics site of UVa, for verdicts.

package command

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"
	"time"

	"oj/tools/shared/terminal"
	uhuntapi "oj/tools/shared/uhunt"
)

// A verdict is uHunt's number for the result of a submission, such as 90 for Accepted.
type verdict int

const accepted verdict = 90

var verdictNames = map[verdict]string{
	10: "Submission error", 15: "Can't be judged", 30: "Compile error", 35: "Restricted function",
	40: "Runtime error", 45: "Output limit exceeded", 50: "Time limit exceeded", 60: "Memory limit exceeded",
	70: "Wrong answer", 80: "Presentation error", accepted: "Accepted",
}

// queued reports whether the submission has no verdict yet.
func (v verdict) queued() bool { return v == 0 || v == 20 }

func (v verdict) String() string {
	if text, known := verdictNames[v]; known {
		return text
	}
	return fmt.Sprintf("verdict %d", int(v))
}

// A result is uHunt's entry for a submission.
type result struct {
	id      int64
	pid     int64 // uHunt's number of the problem
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

// A uhunt finds the submissions of one user to one problem, and their verdicts.
type uhunt struct {
	base  string
	every time.Duration // the time between two requests
	out   io.Writer

	uid, pid int64
	last     int64 // the number of the user's latest submission before the program is sent
}

const requestTimeout = 30 * time.Second

// prepare looks up the user, the problem and the user's latest submission.
func (u *uhunt) prepare(ctx context.Context, user string, number int) error {
	var err error
	if u.uid, err = u.site().User(ctx, user); err != nil {
		return err
	}

	var problem struct{ Pid, Status int64 }
	if err := u.site().Get(ctx, fmt.Sprintf("/api/p/num/%d", number), &problem); err != nil {
		return err
	}
	u.pid = problem.Pid
	if u.pid == 0 || problem.Status == 0 {
		return fmt.Errorf("UVa has no problem %d, or does not judge it at present", number)
	}

	// The submission that will be sent is newer than the latest one in this list.
	all, err := u.after(ctx, 0)
	for _, r := range all {
		u.last = max(u.last, r.id)
	}
	return err
}

// wait waits for the verdict of the submission with this number. If the number is 0, it waits for the user's
// next submission to the problem.
func (u *uhunt) wait(ctx context.Context, id int64) (result, error) {
	if u.uid == 0 {
		return result{}, errors.New("uHunt did not answer, so submit cannot show the verdict: UVa shows it on the page of your submissions")
	}

	// Ask only for the latest submissions, because the whole list may contain thousands.
	after := u.last
	if id > 0 {
		after = id - 1
	}

	// Show progress in a line that disappears before the verdict is printed.
	line := terminal.NewLine(u.out)
	defer line.Clear()
	started, state := time.Now(), "not seen yet"
	for {
		list, err := u.after(ctx, after)
		for _, r := range list {
			// If UVa's answer contained no number, use the first new submission to this problem.
			isNext := id == 0 && r.pid == u.pid && r.id > u.last
			if r.id != id && !isNext {
				continue
			}
			if !r.verdict.queued() {
				return r, nil
			}

			// Remember the number, so that later submissions of the user are ignored.
			id, after = r.id, r.id-1
			state = "in the queue"
		}
		if err != nil && ctx.Err() == nil {
			state = err.Error() // keep waiting, because the next request may succeed
		}

		line.Show("%s, %d s", state, int(time.Since(started).Seconds()))
		select {
		case <-ctx.Done():
			return result{}, fmt.Errorf("no verdict: the last status was %s; the code is not sent again", state)
		case <-time.After(u.every):
		}
	}
}

// after returns the user's submissions whose ids are greater than id.
func (u *uhunt) after(ctx context.Context, id int64) ([]result, error) {
	rows, err := u.site().Submissions(ctx, fmt.Sprintf("/api/subs-user/%d/%d", u.uid, id))
	if err != nil {
		return nil, err
	}

	var list []result
	for _, row := range rows {
		if r, ok := readRow(row); ok {
			list = append(list, r)
		}
	}
	return list, nil
}

// readRow reads a row of the list of submissions: number, problem, verdict, milliseconds, time, language and
// rank. It returns false for a malformed row. An unknown running time or rank becomes 0.
func readRow(row json.RawMessage) (r result, ok bool) {
	var cells []json.RawMessage
	if json.Unmarshal(row, &cells) != nil || len(cells) < 7 {
		return result{}, false
	}

	// A cell is a JSON number, or a JSON string that contains a number.
	number := func(i int) (n int64, ok bool) {
		text := strings.Trim(string(cells[i]), `"`)
		n, err := strconv.ParseInt(text, 10, 64)
		return n, err == nil
	}

	id, hasID := number(0)
	pid, hasProblem := number(1)
	code, hasVerdict := number(2)
	if !hasID || !hasProblem || !hasVerdict {
		return result{}, false
	}

	// Running time and rank are optional.
	milliseconds, _ := number(3)
	rank, _ := number(6)
	return result{
		id: id, pid: pid, verdict: verdict(code),
		seconds: float64(milliseconds) / 1000, rank: rank,
	}, true
}

// site returns the client for uHunt. Its timeout may be short, because wait repeats failed requests.
func (u *uhunt) site() uhuntapi.Client {
	return uhuntapi.Client{Base: u.base, Timeout: requestTimeout}
}
