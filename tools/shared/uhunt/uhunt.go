// Package uhunt is a client of uHunt, the statistics site of UVa.
package uhunt

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
)

// maxAnswerBytes is the maximum size of an answer in bytes. It is large, because a user may have thousands of
// submissions.
const maxAnswerBytes = 64 << 20

// Address is the address of uHunt.
const Address = "https://uhunt.onlinejudge.org"

// ErrSilent means that uHunt cannot be reached, or that its answer is not in the expected format.
var ErrSilent = errors.New("uHunt does not answer")

// A Client sends requests to the server at the address Base. Timeout is the maximum duration of a request.
type Client struct {
	Base    string
	Timeout time.Duration
}

// Get requests a path of uHunt's API and decodes the JSON of the answer. An error wraps ErrSilent.
func (c Client) Get(ctx context.Context, path string, into any) error {
	r, err := http.NewRequestWithContext(ctx, http.MethodGet, strings.TrimRight(c.Base, "/")+path, nil)
	if err != nil {
		return err
	}
	client := &http.Client{Timeout: c.Timeout}
	answer, err := client.Do(r)
	if err != nil {
		return fmt.Errorf("%w: %w", ErrSilent, err)
	}
	defer answer.Body.Close()

	if answer.StatusCode != http.StatusOK {
		return fmt.Errorf("%w: %s", ErrSilent, answer.Status)
	}
	if err := json.NewDecoder(io.LimitReader(answer.Body, maxAnswerBytes)).Decode(into); err != nil {
		// ErrSilent is "uHunt does not answer", so this message begins with "uHunt does not answer in the expected
		// format".
		return fmt.Errorf("%w in the expected format: %w", ErrSilent, err)
	}
	return nil
}

// Number returns the number of the problem to which UVa's addresses give the number id, such as 10038 for 979.
func (c Client) Number(ctx context.Context, id string) (string, error) {
	var problem struct{ Num int64 }
	if err := c.Get(ctx, "/api/p/id/"+url.PathEscape(id), &problem); err != nil {
		return "", err
	}
	if problem.Num <= 0 { // uHunt answers {} for an unknown problem
		return "", fmt.Errorf("uHunt has no problem with the internal number %s", id)
	}
	return strconv.FormatInt(problem.Num, 10), nil
}

// User returns the number with which uHunt identifies the user of this name.
func (c Client) User(ctx context.Context, name string) (uid int64, err error) {
	err = c.Get(ctx, "/api/uname2uid/"+url.PathEscape(name), &uid)
	if err == nil && uid == 0 {
		err = fmt.Errorf("uHunt has no user named %q", name)
	}
	return uid, err
}

// Submissions requests a list of submissions and returns its rows. Each row is a JSON list: the submission's number,
// uHunt's number of the problem, the verdict, the running time in milliseconds, the time of submission, the language and
// the rank.
func (c Client) Submissions(ctx context.Context, path string) (rows []json.RawMessage, err error) {
	var answer struct{ Subs json.RawMessage }
	if err := c.Get(ctx, path, &answer); err != nil {
		return nil, err
	}

	// The list may be JSON, or a string that contains JSON.
	var text string
	if json.Unmarshal(answer.Subs, &text) == nil {
		answer.Subs = json.RawMessage(text)
	}
	if err := json.Unmarshal(answer.Subs, &rows); err != nil {
		return nil, fmt.Errorf("%w in the expected format: %w", ErrSilent, err)
	}
	return rows, nil
}
