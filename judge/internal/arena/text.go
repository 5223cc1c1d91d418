// This file prints a series: one line while it runs, and what it has shown at its end.

package arena

import (
	"fmt"
	"io"
	"math"
	"slices"
	"strings"
	"time"

	"oj/judge/internal/rating"
	"oj/tools/shared/args"
	"oj/tools/shared/columns"
)

// reasonOf returns the reason of a text "REASON: message".
func reasonOf(out string) string {
	reason, _, _ := strings.Cut(out, ":")
	return reason
}

// A duel is a standing of two bots with a sequential test. The test is about the first bot.
type duel struct {
	*standing
	test  rating.Test
	rules Rules
}

// decided reports whether the test is over.
func (d *duel) decided() bool { return decision(d.test, d.counts[0]) >= 0 }

// decision returns what the test has found: 1 for Elo1, 0 for Elo0, and -1 if it is not decided yet.
func decision(t rating.Test, p rating.Pairs) int {
	lower, upper := t.Bounds()
	switch llr := t.LLR(p); {
	case llr >= upper:
		return 1
	case llr <= lower:
		return 0
	}
	return -1
}

// live returns the state of a duel in one line.
func (d *duel) live() string {
	e := d.counts[0].Estimate()
	lower, upper := d.test.Bounds()
	worst := ""
	if d.rules.Turn > 0 {
		worst = fmt.Sprintf(", slowest turn %.0f of %d ms", max(d.about[0].slowest, d.about[1].slowest), d.rules.Turn.Milliseconds())
	}
	return fmt.Sprintf("%d pairs: %s %.1f %%, Elo %s, LLR %.2f (%.2f to %.2f)%s", d.counts[0].Sum(), d.bots[0].Name,
		100*e.Score, interval(e), d.test.LLR(d.counts[0]), lower, upper, worst)
}

// interval returns an advantage such as "+85 (28 to 147)".
func interval(e rating.Estimate) string {
	return fmt.Sprintf("%s (%.0f to %.0f)", signed(e.Elo), e.Low, e.High)
}

func signed(elo float64) string {
	if math.Round(elo) == 0 {
		return "0"
	}
	return fmt.Sprintf("%+.0f", elo)
}

// print prints the end of a duel.
func (d *duel) print(w io.Writer, again func(*Record) string) {
	a, b, counts := d.bots[0].Name, d.bots[1].Name, d.counts[0]
	n, e := counts.Sum(), counts.Estimate()
	if n == 0 {
		fmt.Fprintln(w, "no pair of games was finished")
		return
	}
	lower, upper := d.test.Bounds()
	llr := fmt.Sprintf("LLR %.2f, bounds %.2f and %.2f", d.test.LLR(counts), lower, upper)

	// The sentence names the stronger bot first.
	better, worse, advantage := a, b, e
	if e.Elo < 0 {
		better, worse, advantage = b, a, counts.Swap().Estimate()
	}
	after := fmt.Sprintf("after %d pairs", n)
	switch decision(d.test, counts) {
	case 1:
		fmt.Fprintf(w, "%s is stronger than %s: %s Elo, %.0f to %.0f, %s (%s)\n", a, b, signed(e.Elo), e.Low, e.High, after, llr)
	case 0:
		says := fmt.Sprintf("%s is not %.0f Elo stronger than %s", a, d.test.Elo1, b)
		if e.High < 0 {
			says = fmt.Sprintf("%s is weaker than %s", a, b)
		}
		fmt.Fprintf(w, "%s: %s Elo, %.0f to %.0f, %s (%s)\n", says, signed(e.Elo), e.Low, e.High, after, llr)
	default:
		fmt.Fprintf(w, "not decided: %s against %s has %s Elo, %.0f to %.0f, %s (%s)\n",
			better, worse, signed(advantage.Elo), advantage.Low, advantage.High, after, llr)
	}
	if d.decided() {
		fmt.Fprintln(w, "the test stops when luck helps, so the number of Elo is too large on average")
	}

	r := d.results[0]
	fmt.Fprintf(w, "%s: %d won, %d drawn, %d lost; pairs with 0, 1/2, 1, 3/2, 2 points: %d %d %d %d %d\n",
		a, r.won, r.drawn, r.lost, counts[0], counts[1], counts[2], counts[3], counts[4])
	fmt.Fprintf(w, "likelihood that %s is stronger: %.1f %%\n", better, 100*advantage.Superior)
	d.printGames(w, d.rules, again)
}

// printGames prints facts about the games and times, and the losses.
func (st *standing) printGames(w io.Writer, rules Rules, again func(*Record) string) {
	fmt.Fprintf(w, "%d games, %d of them different\n", st.games, len(st.distinct))
	if 2*len(st.distinct) < st.games {
		fmt.Fprintln(w, "most games are repetitions, which prove nothing new: let the bots vary, or use more random moves (-plies)")
	}
	if rules.Turn > 0 {
		var times []string
		for i, b := range st.bots {
			times = append(times, fmt.Sprintf("%s %.0f and %.0f ms", b.Name, st.about[i].first, st.about[i].slowest))
		}
		fmt.Fprintf(w, "slowest first and later turn, of %d and %d ms: %s\n",
			rules.First.Milliseconds(), rules.Turn.Milliseconds(), strings.Join(times, ", "))
	}
	for i, b := range st.bots {
		var reasons []string
		for reason, n := range st.about[i].reasons {
			reasons = append(reasons, fmt.Sprintf("%d %s", n, reason))
		}
		slices.Sort(reasons)
		if len(reasons) > 0 {
			fmt.Fprintf(w, "%s was put out of %d games: %s\n", b.Name, sum(st.about[i].reasons), strings.Join(reasons, ", "))
		}
	}

	// Show one game for each bot and reason.
	shown := map[string]bool{}
	for _, l := range st.losses {
		key := fmt.Sprint(l.bot, reasonOf(l.record.Out[l.seat]))
		if shown[key] {
			continue
		}
		shown[key] = true
		fmt.Fprintf(w, "  %s in its turn %d of game %q: %s\n    %s\n", st.bots[l.bot].Name, l.record.OutTurn[l.seat],
			l.record.Game, columns.Printable(l.record.Out[l.seat]), again(l.record))
	}
	if st.down != nil {
		fmt.Fprintf(w, "stopped: %s lost %d games in a row because its program failed\n", st.down.Name, mostFaults)
	}
}

func sum(m map[string]int) (n int) {
	for _, k := range m {
		n += k
	}
	return n
}

// printLeague prints the ratings and the pairings.
func (st *standing) printLeague(w io.Writer, rules Rules, again func(*Record) string) {
	var pairings []rating.Pairing
	for i, p := range st.pairings {
		if st.counts[i].Sum() > 0 {
			pairings = append(pairings, rating.Pairing{A: p[0], B: p[1], Pairs: st.counts[i]})
		}
	}
	league := rating.Rate(len(st.bots), pairings)
	if league == nil {
		fmt.Fprintln(w, "too few games: not all bots have played")
	} else {
		order := make([]int, len(st.bots))
		for i := range order {
			order[i] = i
		}
		slices.SortStableFunc(order, func(i, k int) int {
			if league.Players[i].Elo > league.Players[k].Elo {
				return -1
			}
			return 1
		})
		width := len("bot")
		for _, b := range st.bots {
			width = max(width, columns.Width(b.Name))
		}
		fmt.Fprintf(w, "%s      Elo  95 %%    won  drawn   lost\n", columns.Pad("bot", width))
		for _, i := range order {
			var t tally
			for k, p := range st.pairings {
				r := st.results[k]
				switch i {
				case p[0]:
					t = tally{t.won + r.won, t.drawn + r.drawn, t.lost + r.lost}
				case p[1]:
					t = tally{t.won + r.lost, t.drawn + r.drawn, t.lost + r.won}
				}
			}
			fmt.Fprintf(w, "%s  %7s  ±%-4.0f %6d %6d %6d\n", columns.Pad(st.bots[i].Name, width),
				signed(league.Players[i].Elo), league.Players[i].Error, t.won, t.drawn, t.lost)
		}
	}

	fmt.Fprintln(w)
	for i, p := range st.pairings {
		r, e := st.results[i], st.counts[i].Estimate()
		fmt.Fprintf(w, "%s against %s: %d won, %d drawn, %d lost, Elo %s\n",
			st.bots[p[0]].Name, st.bots[p[1]].Name, r.won, r.drawn, r.lost, interval(e))
	}
	st.printGames(w, rules, again)
}

// transcript prints the events of one game as they come.
type transcript struct {
	w     io.Writer
	names []string
}

func (t transcript) print(e Event) {
	head := fmt.Sprintf("%s, turn %d, ", t.names[e.Seat], e.Turn)
	text := columns.Printable(e.Text)
	switch e.Kind {
	case "told":
		head += "is told:"
	case "answer":
		fmt.Fprintf(t.w, "%sanswers after %s: %s\n", head, e.Took.Round(100*time.Microsecond), text)
		return
	case "stderr":
		head += "prints to standard error:"
	case "out":
		fmt.Fprintf(t.w, "%sis out: %s\n", head, text)
		return
	}
	fmt.Fprintln(t.w, head)
	for _, l := range strings.Split(e.Text, "\n") {
		fmt.Fprintln(t.w, "    "+columns.Printable(l))
	}
}

// How much of a bot's standard error in a game is shown: a bot may print 64 MiB of empty lines. A line costs lineCost bytes
// more than its text, because the page has an element for each.
const (
	mostErrors = 1 << 20
	lineCost   = 40
)

// limitErrors passes events on to the function next, but only the beginning of each bot's standard error.
func limitErrors(bots int, next func(Event)) func(Event) {
	left := make([]int, bots)
	for i := range left {
		left[i] = mostErrors
	}
	return func(e Event) {
		if e.Kind == "stderr" {
			if left[e.Seat] <= 0 {
				return
			}
			lines := strings.Split(e.Text, "\n")
			for k, l := range lines {
				if left[e.Seat] -= len(l) + lineCost; left[e.Seat] <= 0 {
					e.Text = strings.Join(append(lines[:k:k], "(the rest is not shown)"), "\n")
					break
				}
			}
		}
		next(e)
	}
}

// command returns the command that plays a game again.
func command(id, referee string, bots []*Bot, plies int, r *Record) string {
	words := []string{"go run ./judge -arena", id}
	if referee != "" {
		words = append(words, "-referee", args.Quote(referee))
	}
	for _, name := range r.Players {
		for _, b := range bots {
			if b.Name == name {
				words = append(words, b.Flag, args.Quote(b.Source))
			}
		}
	}
	if plies > 0 {
		words = append(words, fmt.Sprintf("-plies %d", plies))
	}
	return args.Named(strings.Join(append(words, fmt.Sprintf("-game %d", r.Seed)), " "))
}
