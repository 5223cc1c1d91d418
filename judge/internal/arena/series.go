// This file plays a series of games: pairs of games with the same seed and swapped sides, for each pairing of bots.

package arena

import (
	"context"
	"fmt"
	"sync"

	"oj/judge/internal/rating"
)

// A series says which pairs of games to play.
type series struct {
	referee  Referee
	bots     []*Bot
	pairings [][2]int // the bots of each pairing
	seed     int64    // of the first pair; each later pair of a pairing has the next seed
	plies    int
	most     int // pairs of each pairing
	workers  int // games at a time
	journal  *journal
}

// mostFaults is the number of games in a row that a bot may lose because its program fails. More would tell nothing.
const mostFaults = 10

// A pair is both games of a pair.
type pair struct {
	pairing int
	games   [2]*Record // the first bot of the pairing has seat 0 in the first game, and seat 1 in the second one
}

// points returns the points of the first bot in both games, from 0 to 2.
func (p *pair) points() float64 { return p.games[0].points(0) + p.games[1].points(1) }

// play plays the pairs and passes them on in their order: a round of all pairings, then the next round. The order does
// not depend on how long the games take; otherwise short games would count first, and a test that stops early would be
// biased. It ends when the function more returns false, when all pairs were played, or with an error.
func (s *series) play(ctx context.Context, more func(*pair) bool) error {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	total := s.most * len(s.pairings)

	// Workers take the next pair, but they do not run far ahead of the pair that is passed on next.
	type played struct {
		number int
		pair   *pair
		err    error
	}
	tickets := make(chan int)
	results := make(chan played)
	var wait sync.WaitGroup
	for range max(1, s.workers) {
		wait.Add(1)
		go func() {
			defer wait.Done()
			for number := range tickets {
				p, err := s.pair(ctx, number)
				select {
				case results <- played{number, p, err}:
				case <-ctx.Done():
					return
				}
			}
		}()
	}
	defer wait.Wait()
	defer close(tickets)
	defer cancel()

	waiting := map[int]*pair{}
	issued, next := 0, 0
	for next < total {
		tryIssue := tickets
		if issued == total || issued-next > 4*max(1, s.workers) {
			tryIssue = nil
		}
		select {
		case tryIssue <- issued:
			issued++
		case r := <-results:
			if r.err != nil {
				return r.err
			}
			waiting[r.number] = r.pair
		case <-ctx.Done():
			return ctx.Err()
		}
		for ; waiting[next] != nil; next++ {
			p := waiting[next]
			delete(waiting, next)
			for _, g := range p.games {
				if err := s.journal.add(g); err != nil {
					return err
				}
			}
			if !more(p) {
				return nil
			}
		}
	}
	return nil
}

// pair plays a pair, or takes it from the journal.
func (s *series) pair(ctx context.Context, number int) (*pair, error) {
	round := number / len(s.pairings)
	p := &pair{pairing: number % len(s.pairings)}
	a, b := s.bots[s.pairings[p.pairing][0]], s.bots[s.pairings[p.pairing][1]]
	for k, bots := range [2][]*Bot{{a, b}, {b, a}} {
		g := Game{Seed: s.seed + int64(round), Bots: bots, Plies: s.plies}
		name := fmt.Sprintf("%d %s %s", g.Seed, bots[0].Name, bots[1].Name)
		if s.journal != nil {
			p.games[k] = s.journal.old[name]
		}
		if p.games[k] != nil {
			continue
		}
		r, err := s.referee.Play(ctx, g)
		if err != nil {
			return nil, err
		}
		p.games[k] = newRecord(name, g, r)
	}
	return p, nil
}

// roundRobin returns all pairings of n bots.
func roundRobin(n int) (list [][2]int) {
	for i := range n {
		for k := i + 1; k < n; k++ {
			list = append(list, [2]int{i, k})
		}
	}
	return list
}

// gauntlet returns the pairings of the first bot with each other one.
func gauntlet(n int) (list [][2]int) {
	for k := 1; k < n; k++ {
		list = append(list, [2]int{0, k})
	}
	return list
}

// A standing is what the games of a series say so far.
type standing struct {
	bots     []*Bot
	pairings [][2]int
	counts   []rating.Pairs // by pairing, from the view of its first bot
	results  []tally        // by pairing: games won, drawn and lost by its first bot
	about    []aboutBot
	distinct map[string]bool // hashes of games
	games    int
	losses   []loss
	// down is the bot that has lost mostFaults games in a row because its program fails; nil if there is none.
	down *Bot
}

type tally struct{ won, drawn, lost int }

// aboutBot is what is known about a bot.
type aboutBot struct {
	first, slowest float64        // ms, of the first and of later turns
	reasons        map[string]int // how often it was put out of a game, by reason
	faults         int            // games in a row lost by faults
}

// A loss is a game that a bot lost because it was put out.
type loss struct {
	bot    int
	record *Record
	seat   int
}

func newStanding(s *series) *standing {
	st := &standing{
		bots: s.bots, pairings: s.pairings, counts: make([]rating.Pairs, len(s.pairings)), results: make([]tally, len(s.pairings)),
		about: make([]aboutBot, len(s.bots)), distinct: map[string]bool{},
	}
	for i := range st.about {
		st.about[i].reasons = map[string]int{}
	}
	return st
}

// add counts a pair.
func (st *standing) add(p *pair) {
	st.counts[p.pairing].Add(p.points())
	t := &st.results[p.pairing]
	for k, g := range p.games {
		switch points := g.points(k); {
		case points > 0.5:
			t.won++
		case points < 0.5:
			t.lost++
		default:
			t.drawn++
		}
		st.games++
		st.distinct[g.Answers] = true

		for seat := range g.Players {
			bot := st.pairings[p.pairing][seat^k] // in the second game the seats are swapped
			about := &st.about[bot]
			about.first = max(about.first, g.FirstMS[seat])
			about.slowest = max(about.slowest, g.SlowestMS[seat])
			if g.Errors[seat] == 0 {
				about.faults = 0
			} else if about.faults++; about.faults >= mostFaults && st.down == nil {
				st.down = st.bots[bot]
			}
			if g.Out[seat] != "" {
				about.reasons[reasonOf(g.Out[seat])]++
				st.losses = append(st.losses, loss{bot, g, seat})
			}
		}
	}
}
