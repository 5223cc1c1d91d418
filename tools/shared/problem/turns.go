// This file reads the time limits of games whose referee limits turns, as those of CodinGame do.

package problem

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"
)

// TurnLimits holds the limits of a game. A referee that uses testcases/internal/referee reads them from its flags, for
// example "turn=100 first=1000 patience=4 turns=200"; only the first of these flags is needed.
type TurnLimits struct {
	Turn, First time.Duration // the site's limits for a turn and for the first turn
	Patience    int           // the judge multiplies both limits by this factor, because other programs may slow down the machine
	Most        int           // the greatest number of turns
}

// Defaults of the flags. CodinGame's engine also ends a game after 400 turns unless the game says otherwise.
const (
	defaultFirst    = time.Second
	defaultPatience = 4
	defaultTurns    = 400
)

// Whole returns the time that a game may take: all turns together, with patience.
func (l TurnLimits) Whole() time.Duration {
	return time.Duration(l.Patience) * (l.First + time.Duration(l.Most-1)*l.Turn)
}

// Longest returns the time that a turn may take, with patience.
func (l TurnLimits) Longest() time.Duration { return time.Duration(l.Patience) * max(l.First, l.Turn) }

// String returns the site's limits, such as "100 ms a turn, 1000 ms for the first, times 4".
func (l TurnLimits) String() string {
	text := fmt.Sprintf("%d ms a turn, %d ms for the first", l.Turn.Milliseconds(), l.First.Milliseconds())
	if l.Patience > 1 {
		text += fmt.Sprintf(", times %d", l.Patience)
	}
	return text
}

// TurnLimits returns the limits of the turns, and whether the referee limits turns.
func (p *Package) TurnLimits() (l TurnLimits, limited bool) {
	if !p.Interactive {
		return l, false
	}
	l = TurnLimits{First: defaultFirst, Patience: defaultPatience, Most: defaultTurns}
	for _, flag := range p.ValidatorFlags {
		// The referee itself rejects a value that is not a number.
		key, value, _ := strings.Cut(flag, "=")
		n, err := strconv.Atoi(value)
		if err != nil || n < 1 || n > maxSec*1000 {
			continue
		}
		switch key {
		case "turn":
			l.Turn, limited = time.Duration(n)*time.Millisecond, true
		case "first":
			l.First = time.Duration(n) * time.Millisecond
		case "patience":
			l.Patience = n
		case "turns":
			l.Most = n
		}
	}
	return l, limited
}

// setPatience replaces the referee's factor for the limits of turns.
func (p *Package) setPatience(factor int) {
	if _, limited := p.TurnLimits(); factor > 0 && limited {
		p.ValidatorFlags = append(slices.Clone(p.ValidatorFlags), fmt.Sprintf("patience=%d", factor))
	}
}

// limitByTurns derives the time limit of a game from the limits of its turns, if the package states no time limit.
// Then each turn is limited by the clock, and the processor time of the whole game is not limited, as on CodinGame.
func (p *Package) limitByTurns() {
	l, limited := p.TurnLimits()
	if limited && p.TimeLimit == 0 {
		p.TimeLimit, p.ByTurns = l.Whole(), true
	}
}
