// This file reads the scores that output and static validators write in scoring problems.

package match

import (
	"errors"
	"fmt"
	"io/fs"
	"math"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"oj/judge/internal/problem"
)

// readScore returns the score that a validator wrote, score.txt or a share of it by score_multiplier.txt, in a scoring
// problem; nil where there is none. The warning is about a score that nobody asked for, the error about a breach of
// the format.
func readScore(pkg *problem.Problem, c *problem.Case, feedback string, accepted bool) (score *float64, warning string, err error) {
	modern := !pkg.Graders
	switch {
	case !pkg.MayScore:
		return nil, uncalledScore(pkg, feedback), nil
	case modern && c.Group.Name == "sample":
		return nil, "", nil
	}
	score, err = readNumber(feedback, "score.txt")
	if err != nil {
		return nil, "", err
	}
	share, err := readNumber(feedback, "score_multiplier.txt")
	switch {
	case err != nil:
		return nil, "", err
	case score == nil && share == nil:
		return nil, "", missingScore(pkg, c, feedback, accepted)
	case !accepted:
		return nil, "", errors.New("it rejects and writes a score at once")
	case modern:
		score, err = checkScore(c, score, share)
	}
	return score, "", err
}

// uncalledScore says where a score was written that nobody asked for; "" for none. It does not count.
func uncalledScore(pkg *problem.Problem, feedback string) string {
	names, why := pkg.Unscored()
	for _, name := range names {
		if _, err := os.Stat(filepath.Join(feedback, name)); err == nil {
			return fmt.Sprintf("it writes %s, which does not count: %s", name, why)
		}
	}
	return ""
}

// readNumber reads a file with one number; nil when there is no such file.
func readNumber(feedback, name string) (*float64, error) {
	data, err := os.ReadFile(filepath.Join(feedback, name))
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	text := strings.TrimSpace(string(data))
	x, err := strconv.ParseFloat(text, 64)
	if err != nil || math.IsNaN(x) || math.IsInf(x, 0) || strings.ContainsAny(text, "xX_") {
		return nil, fmt.Errorf("%s holds %q, want a number", name, text)
	}
	return &x, nil
}

// missingScore says where a validator has to write a score and did not. One that asks for another pass
// may still write it.
func missingScore(pkg *problem.Problem, c *problem.Case, feedback string, accepted bool) error {
	if _, err := os.Stat(filepath.Join(feedback, "nextpass.in")); err == nil || !pkg.MustScore(c) || !accepted {
		return nil
	}
	return errors.New("it accepts without the score that this problem wants (score.txt)")
}

// checkScore applies the rules of 2025-09: at most one of the two files, within the score that the
// testcase can have.
func checkScore(c *problem.Case, score, share *float64) (*float64, error) {
	most := c.Accept
	switch {
	case c.Group.AllOrNothing:
		return nil, fmt.Errorf("it writes a score, but the testcases of %s have none (pass-fail)", c.Group.Name)
	case score != nil && share != nil:
		return nil, errors.New("it writes both score.txt and score_multiplier.txt")
	case share != nil && math.IsInf(most, 1):
		return nil, fmt.Errorf("score_multiplier.txt needs a bounded score, that of %s is unbounded", c.Group.Name)
	case share != nil && (*share < 0 || *share > 1):
		return nil, fmt.Errorf("score_multiplier.txt holds %v, want a number from 0 to 1", *share)
	case share != nil:
		x := *share * most
		return &x, nil
	case *score < 0 || *score > most:
		return nil, fmt.Errorf("score.txt holds %v, want a number from 0 to %v", *score, most)
	}
	return score, nil
}
