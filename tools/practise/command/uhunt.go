// This file imports the problems that the user has solved at UVa, from the statistics site
// uHunt.

package command

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"time"

	"oj/tools/shared/journal"
	"oj/tools/shared/site"
	"oj/tools/shared/uhunt"
)

const (
	requestTimeout = 60 * time.Second
	acceptedCode   = 90 // uHunt's code for the verdict Accepted
)

// importSolved writes an event for each problem that the user has solved at UVa, at the time of the first AC
// there. It skips events that are already in the log, so the import may be repeated. After the import,
// practise finds these problems in the log and needs no network.
func (c *command) importSolved(ctx context.Context) error {
	c.Line.Show("asking uHunt")
	client := uhunt.Client{Base: c.site, Timeout: requestTimeout}

	// Make all requests before changing the log, so that nothing is imported if a request fails.
	uid, err := client.User(ctx, c.uhunt)
	if err != nil {
		return fmt.Errorf("%w; nothing was imported", err)
	}
	first, err := firstAccepted(ctx, client, uid)
	if err != nil {
		return fmt.Errorf("%w; nothing was imported", err)
	}
	numbers, err := problemNumbers(ctx, client)
	if err != nil {
		return fmt.Errorf("%w; nothing was imported", err)
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

	// Collect all events and append them to the log with a single call, so that an interruption cannot leave
	// an incomplete import in the log.
	var fresh []journal.Entry
	for pid, e := range first {
		number := numbers[pid]
		e.Problem, _ = site.ByNumber(fmt.Sprint(number))
		if number > 0 && !known[e.Problem] {
			fresh = append(fresh, e)
		}
	}
	if err := c.log.Append(fresh...); err != nil {
		return err
	}

	// Most problems of UVa are not in the course, so print how many of the added problems belong to it.
	inCourse := 0
	for _, e := range fresh {
		if c.course.byID[e.Problem] != nil {
			inCourse++
		}
	}
	fmt.Fprintf(c.Out, "You have solved %d problems at UVa. %d of them were added to the log; %d of the added problems belong to the course.\n", len(first), len(fresh), inCourse)
	return nil
}

// firstAccepted returns the first AC of each problem. The keys are the numbers with which uHunt identifies
// problems.
func firstAccepted(ctx context.Context, client uhunt.Client, uid int64) (map[int64]journal.Entry, error) {
	rows, err := client.Submissions(ctx, fmt.Sprintf("/api/subs-user/%d", uid))
	if err != nil {
		return nil, err
	}

	first := map[int64]journal.Entry{}
	for _, row := range rows {
		// The first five numbers of a row are the submission's number, the problem, the verdict, the
		// milliseconds and the time. Skip malformed rows.
		n, ok := numbersIn(row, 5)
		if !ok || n[2] != acceptedCode {
			continue
		}
		e := journal.Entry{
			Time: time.Unix(n[4], 0), Event: journal.Imported, Site: site.Numbered.Name, Submission: n[0],
			Verdict: journal.Accepted, Seconds: float64(n[3]) / 1000,
		}

		// Keep the earliest AC, because the rows may be in any order.
		if old, found := first[n[1]]; !found || e.Time.Before(old.Time) {
			first[n[1]] = e
		}
	}
	return first, nil
}

// problemNumbers maps the number of each problem at uHunt to its number at UVa.
func problemNumbers(ctx context.Context, site uhunt.Client) (map[int64]int64, error) {
	// uHunt's list of submissions identifies problems by numbers of its own, but the ids of this repository
	// contain UVa's numbers.
	var rows []json.RawMessage
	if err := site.Get(ctx, "/api/p", &rows); err != nil {
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

// numbersIn returns the first count numbers of a row. A cell may be a JSON number, or a JSON string that
// contains a number. ok is false if one of the first count cells is not a number.
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
