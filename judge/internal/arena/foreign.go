// This file uses a program in the form of CodinGame's engine as the referee. It starts the players itself:
//
//	CMD -p1 PLAYER -p2 PLAYER -d seed=N
//
// It prints one score for each player, one a line; a negative score means that the player's program has failed. What it
// prints after that is ignored.

package arena

import (
	"bytes"
	"context"
	"fmt"
	"hash/fnv"
	"math"
	"strconv"
	"strings"
	"time"

	"oj/judge/internal/decide"
	"oj/judge/internal/process"
	"oj/judge/internal/sandbox"
	"oj/tools/shared/args"
)

// A referee of this form watches the times of its players itself. These limits end it if it hangs: a game of 400 turns of
// two players with 100 ms each takes 80 s.
const (
	foreignWall = 10 * time.Minute
	foreignIdle = time.Minute
)

// foreign is such a referee.
type foreign struct {
	spec process.Spec
	name string
}

// Rules says nothing about times, because such a referee measures them itself. Whether all games begin in the same way
// is not known.
func (f *foreign) Rules(context.Context) (Rules, error) { return Rules{Players: 2}, nil }

// Play plays a game.
func (f *foreign) Play(ctx context.Context, g Game) (*Result, error) {
	var out bytes.Buffer
	stderr := process.Ends{First: 1000, Last: 1000}
	spec := f.spec
	spec.Args = append([]string{}, spec.Args...)
	for i, b := range g.Bots {
		var words []string
		for _, word := range b.Spec.Args {
			words = append(words, args.Quote(word))
		}
		spec.Args = append(spec.Args, fmt.Sprintf("-p%d", i+1), strings.Join(words, " "))
		spec.Shown = append(spec.Shown, b.Spec.Shown...)
	}
	spec.Args = append(spec.Args, "-d", fmt.Sprintf("seed=%d", g.Seed))
	spec.Stdout, spec.Stderr = &out, &stderr
	spec.Limits.Output = 64 << 20

	state, err := sandbox.Run(ctx, spec)
	if err == nil {
		err = ctx.Err()
	}
	if err != nil {
		return nil, err
	}
	if state.Status != process.Exited {
		return nil, fmt.Errorf("%w (%s, seed %d): %s %s", errReferee, f.name, g.Seed, decide.Ending(state), lastLine(stderr.String()))
	}
	return f.result(g, out.String(), stderr.String())
}

// result reads the scores at the beginning of the output.
func (f *foreign) result(g Game, out, stderr string) (*Result, error) {
	n := len(g.Bots)
	r := &Result{
		Out: make([]string, n), OutTurn: make([]int, n), First: make([]time.Duration, n), Slowest: make([]time.Duration, n),
		Data: make([]metrics, n),
	}
	var scores []float64 // with fractions: 1.5 is better than 1.2
	lines := strings.Split(strings.TrimSpace(out), "\n")
	for i := 0; i < n && i < len(lines); i++ {
		score, err := strconv.ParseFloat(strings.TrimSpace(lines[i]), 64)
		if err != nil || math.IsNaN(score) || math.Abs(score) > 1e15 {
			break
		}
		scores = append(scores, score)
		r.Scores = append(r.Scores, int(score))
		if score < 0 {
			r.Out[i] = fmt.Sprintf("failed: the referee gives %s points", strings.TrimSpace(lines[i]))
		}
	}
	if len(r.Scores) < n {
		return nil, fmt.Errorf("%w (%s, seed %d): want %d lines with scores first, it prints %.80q; standard error: %s",
			errReferee, f.name, g.Seed, n, out, lastLine(stderr))
	}
	for i := range n {
		rank := 0
		for k := range n {
			if scores[k] > scores[i] {
				rank++
			}
		}
		r.Ranks = append(r.Ranks, rank)
	}

	// The moves are not known, so games are compared by everything that the referee prints.
	hash := fnv.New64a()
	hash.Write([]byte(out))
	r.Answers = hash.Sum64()
	return r, nil
}
