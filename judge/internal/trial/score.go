// This file reads the scores that output validators and static validators write in scoring problems.

package trial

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"oj/tools/shared/problem"
	"oj/tools/shared/small"
)

// scoreFile is the name of the file with a score in the feedback folder.
const scoreFile = "score.txt"

// readScore returns the score that a validator has written in a scoring problem: the number in score.txt, or
// the number in score_multiplier.txt times the maximum score. It returns nil if there is no score. If a score
// is ignored, warning is a message about this. The error describes how the validator violates the format.
func readScore(pkg *problem.Package, c *problem.Case, feedback string, accepted bool) (score *float64, warning string, err error) {
	wrote := func(name string) bool {
		_, err := os.Stat(filepath.Join(feedback, name))
		return err == nil
	}

	// In a problem without scores the verdict does not depend on score files, so they cause only a warning.
	if !pkg.MayScore {
		names, why := pkg.Unscored()
		if i := slices.IndexFunc(names, wrote); i >= 0 {
			warning = fmt.Sprintf("it writes %s, which is ignored: %s", names[i], why)
		}
		return nil, warning, nil
	}

	// Only legacy packages have graders. In the other format, 2025-09, samples have no scores.
	modern := !pkg.Graders
	if modern && c.Group.Name == "sample" {
		return nil, "", nil
	}

	// A legacy validator may write a score before it knows that it rejects. The verdict does not depend on it.
	if !accepted && !modern && wrote(scoreFile) {
		return nil, "it rejects, but it also writes score.txt, which is ignored", nil
	}

	score, err = readNumber(feedback, scoreFile)
	share, failed := readNumber(feedback, "score_multiplier.txt")
	if err := cmp.Or(err, failed); err != nil {
		return nil, "", err
	}
	if score == nil && share == nil {
		// A missing score is an error if the problem requires one, except before another pass: the validator
		// may write the score in a later pass.
		if accepted && pkg.MustScore(c) && !wrote("nextpass.in") {
			return nil, "", errors.New("it accepts without writing a score (score.txt), which this problem requires")
		}
		return nil, "", nil
	}

	if !accepted {
		return nil, "", errors.New("it rejects, but it also writes a score")
	}
	if modern {
		score, err = boundedScore(c, score, share)
	}
	return score, "", err
}

// boundedScore returns the score according to format 2025-09. The parameters score and share are the numbers
// in score.txt and score_multiplier.txt, or nil if the file is missing. boundedScore returns an error if both
// files exist, or if the score is outside the bounds of the testcase.
func boundedScore(c *problem.Case, score, share *float64) (*float64, error) {
	most := c.Accept
	switch {
	case c.Group.AllOrNothing:
		return nil, fmt.Errorf("it writes a score, but the testcases of %s have none (pass-fail)", c.Group.Name)
	case score != nil && share != nil:
		return nil, errors.New("it writes both score.txt and score_multiplier.txt")
	case share != nil && math.IsInf(most, 1):
		return nil, fmt.Errorf("score_multiplier.txt needs a maximum score, but %s has none", c.Group.Name)
	case share != nil && (*share < 0 || *share > 1):
		return nil, fmt.Errorf("score_multiplier.txt holds %v, want a number from 0 to 1", *share)
	case share != nil:
		product := *share * most
		return &product, nil
	case *score < 0 || *score > most:
		return nil, fmt.Errorf("score.txt holds %v, want a number from 0 to %v", *score, most)
	}
	return score, nil
}

// readNumber returns the number in a file, or nil if the file does not exist.
func readNumber(feedback, name string) (*float64, error) {
	dir, inDir := inFeedback(feedback, name)
	data, err := small.ReadIn(dir, inDir)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	text := strings.TrimSpace(string(data))
	x, ok := parseScore(text)
	if err == nil && !ok {
		err = fmt.Errorf("%s holds %q, want a number", name, text)
	}
	return &x, err
}

// parseScore parses a decimal number. ok is false for anything else, such as NaN or hexadecimal numbers.
func parseScore(text string) (x float64, ok bool) {
	x, err := strconv.ParseFloat(text, 64)
	return x, err == nil && !math.IsNaN(x) && !math.IsInf(x, 0) && !strings.ContainsAny(text, "xX_")
}
