// This file reads the scores that output and static validators write in scoring problems.

package run

import (
	"errors"
	"fmt"
	"io/fs"
	"math"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"oj/judge/internal/packages"
	"oj/judge/internal/report"
	"oj/judge/internal/verdict"
)

// takeScore reads score.txt or score_multiplier.txt of a scoring problem into res. An error is a breach
// of the format by the validator.
func takeScore(pkg *packages.Package, c *packages.Case, feedback string, res *report.Case) error {
	modern := pkg.Version == packages.V2025 && !pkg.LegacyGroups
	switch {
	case !mayScore(pkg):
		return uncalledScore(pkg, feedback)
	case modern && c.Group.Name == "sample":
		return nil
	}
	score, err := readNumber(feedback, "score.txt")
	if err != nil {
		return err
	}
	share, err := readNumber(feedback, "score_multiplier.txt")
	switch {
	case err != nil:
		return err
	case score == nil && share == nil:
		return missingScore(pkg, c, feedback, res)
	case res.Verdict != verdict.AC:
		return errors.New("it rejects and writes a score at once")
	case !modern:
		res.Score = score
		return nil
	}
	res.Score, err = checkScore(c, score, share)
	return err
}

// mayScore reports whether output validators may write scores: where the problem has some, and in legacy
// packages only where validation says so.
func mayScore(pkg *packages.Package) bool {
	return pkg.Scoring && (pkg.ValidatorScores || pkg.Version == packages.V2025)
}

// uncalledScore refuses a score where there must be none.
func uncalledScore(pkg *packages.Package, feedback string) error {
	names, why := []string{"score.txt"}, "validation: custom score"
	if pkg.Version == packages.V2025 {
		names, why = append(names, "score_multiplier.txt"), "type: scoring"
	}
	for _, name := range names {
		if _, err := os.Stat(filepath.Join(feedback, name)); err == nil {
			return fmt.Errorf("it writes %s, but problem.yaml does not say %s", name, why)
		}
	}
	return nil
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
func missingScore(pkg *packages.Package, c *packages.Case, feedback string, res *report.Case) error {
	wanted := pkg.ValidatorScores
	if pkg.Version == packages.V2025 && !pkg.LegacyGroups {
		wanted = math.IsInf(c.Group.CaseScore(c), 1)
	}
	if _, err := os.Stat(filepath.Join(feedback, "nextpass.in")); err == nil || !wanted || res.Verdict != verdict.AC {
		return nil
	}
	return errors.New("it accepts without the score that this problem wants (score.txt)")
}

// checkScore applies the rules of 2025-09: at most one of the two files, within the score that the
// testcase can have.
func checkScore(c *packages.Case, score, share *float64) (*float64, error) {
	most := c.Group.CaseScore(c)
	switch {
	case c.Group.Aggregation == "pass-fail":
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
