// This file imports from uHunt, the statistics site of UVa, what the user has solved there.

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

	"oj/tools/journal"
)

const (
	uhuntSite      = "https://uhunt.onlinejudge.org"
	requestTimeout = 60 * time.Second
	maxAnswerBytes = 64 << 20 // a user may have thousands of submissions
	acceptedCode   = 90       // uHunt's number of the verdict
)

// importSolved writes an event for each problem that the user has solved at UVa, at the time of the first AC there. Events
// that the log has already are left out, so the import may be repeated. Afterwards no network is needed.
func (c *command) importSolved(ctx context.Context) error {
	var uid int64
	if err := c.ask(ctx, "/api/uname2uid/"+url.PathEscape(c.uhunt), &uid); err != nil {
		return err
	}
	if uid == 0 {
		return fmt.Errorf("uHunt knows no user %q", c.uhunt)
	}
	first, err := c.firstAccepted(ctx, uid)
	if err != nil {
		return err
	}
	numbers, err := c.problemNumbers(ctx)
	if err != nil {
		return err
	}

	entries, _, err := c.log.Read()
	if err != nil {
		return err
	}
	known := map[string]bool{}
	for _, e := range entries {
		if e.Event == journal.Imported {
			known[e.Problem] = true
		}
	}

	// All events are written at once, so an interruption leaves either none or some whole lines.
	var fresh []journal.Entry
	for pid, e := range first {
		number := numbers[pid]
		e.Problem = fmt.Sprint("uva", number)
		if number > 0 && !known[e.Problem] {
			fresh = append(fresh, e)
		}
	}
	if err := c.log.Append(fresh...); err != nil {
		return err
	}
	inCourse := 0
	for _, e := range fresh {
		if c.course.byID[e.Problem] != nil {
			inCourse++
		}
	}
	fmt.Fprintf(c.Out, "%d problems are solved at UVa; new in the log: %d, of these in the course: %d\n", len(first), len(fresh), inCourse)
	return nil
}

// firstAccepted returns the first AC of each problem, by uHunt's number of the problem.
func (c *command) firstAccepted(ctx context.Context, uid int64) (map[int64]journal.Entry, error) {
	var answer struct{ Subs json.RawMessage }
	if err := c.ask(ctx, fmt.Sprintf("/api/subs-user/%d", uid), &answer); err != nil {
		return nil, err
	}

	// The list may be JSON, or a string that contains JSON.
	var text string
	if json.Unmarshal(answer.Subs, &text) == nil {
		answer.Subs = json.RawMessage(text)
	}
	var rows []json.RawMessage
	if err := json.Unmarshal(answer.Subs, &rows); err != nil {
		return nil, fmt.Errorf("uHunt's list of submissions has another format: %w", err)
	}

	first := map[int64]journal.Entry{}
	for _, row := range rows {
		// A row has the number, the problem, the verdict, milliseconds, the time and more. Malformed rows are skipped.
		n, ok := numbersIn(row, 5)
		if !ok || n[2] != acceptedCode {
			continue
		}
		e := journal.Entry{
			Time: time.Unix(n[4], 0), Event: journal.Imported, Judge: "uva", Submission: n[0],
			Verdict: journal.Accepted, Seconds: float64(n[3]) / 1000,
		}
		if old, found := first[n[1]]; !found || e.Time.Before(old.Time) {
			first[n[1]] = e
		}
	}
	return first, nil
}

// problemNumbers returns the numbers of all problems by uHunt's own numbers.
func (c *command) problemNumbers(ctx context.Context) (map[int64]int64, error) {
	var rows []json.RawMessage
	if err := c.ask(ctx, "/api/p", &rows); err != nil {
		return nil, err
	}
	numbers := map[int64]int64{}
	for _, row := range rows {
		if n, ok := numbersIn(row, 2); ok {
			numbers[n[0]] = n[1]
		}
	}
	if len(numbers) == 0 {
		return nil, errors.New("uHunt's list of problems is empty or has another format")
	}
	return numbers, nil
}

// numbersIn returns the first numbers of a row. A cell may be a number or a text that contains one.
func numbersIn(row json.RawMessage, count int) (numbers []int64, ok bool) {
	var cells []json.RawMessage
	if json.Unmarshal(row, &cells) != nil || len(cells) < count {
		return nil, false
	}
	for _, cell := range cells[:count] {
		n, err := strconv.ParseInt(strings.Trim(string(cell), `"`), 10, 64)
		if err != nil {
			return nil, false
		}
		numbers = append(numbers, n)
	}
	return numbers, true
}

// ask requests a path of uHunt's interface and decodes the JSON of the answer.
func (c *command) ask(ctx context.Context, path string, into any) error {
	c.Line.Show("asking uHunt")
	r, err := http.NewRequestWithContext(ctx, http.MethodGet, strings.TrimRight(c.site, "/")+path, nil)
	if err != nil {
		return err
	}
	client := &http.Client{Timeout: requestTimeout}
	answer, err := client.Do(r)
	if err != nil {
		return fmt.Errorf("uHunt does not answer: %w; nothing was imported", err)
	}
	defer answer.Body.Close()
	if answer.StatusCode != http.StatusOK {
		return fmt.Errorf("uHunt answers %s; nothing was imported", answer.Status)
	}
	if err := json.NewDecoder(io.LimitReader(answer.Body, maxAnswerBytes)).Decode(into); err != nil {
		return fmt.Errorf("uHunt answers in another format: %w; nothing was imported", err)
	}
	return nil
}
