// The limit of a turn as the referee sets it.

package match

import (
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"oj/judge/internal/decide"
)

// turnLimitFile is where a referee may leave the limits of its turns, in the
// feedback folder, before it speaks for the first time: one or two whole
// numbers of milliseconds, the limit of a turn and that of the first turn.
const turnLimitFile = "turn_limit.txt"

// readTurnLimit takes over what the referee has set, if anything.
func (g *game) readTurnLimit() {
	if g.o.Feedback == "" {
		return
	}
	text, err := os.ReadFile(filepath.Join(g.o.Feedback, turnLimitFile))
	if os.IsNotExist(err) {
		return
	}
	if err == nil {
		g.o.Turn, g.o.FirstTurn, err = parseTurnLimit(string(text))
	}
	if err != nil {
		g.end(decide.RefereeBreaks, fmt.Sprintf("the referee's %s cannot be used: %v", turnLimitFile, err))
	}
}

// maxTurn is the longest limit of a turn that makes sense, in milliseconds.
const maxTurn = 3_600_000

// parseTurnLimit reads "150" or "150 1000".
func parseTurnLimit(text string) (turn, first time.Duration, err error) {
	words := strings.Fields(text)
	if len(words) < 1 || len(words) > 2 {
		return 0, 0, fmt.Errorf("%d words, want 1 or 2: milliseconds for a turn and for the first turn", len(words))
	}
	var limits [2]time.Duration
	for i := range limits {
		word := words[min(i, len(words)-1)]
		ms, err := strconv.Atoi(word)
		if err != nil || ms < 1 || ms > maxTurn {
			return 0, 0, fmt.Errorf("%q is no whole number from 1 to %d", word, maxTurn)
		}
		limits[i] = time.Duration(ms) * time.Millisecond
	}
	return limits[0], limits[1], nil
}
