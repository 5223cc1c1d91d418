// Package arena contains everything that referees of games between two to four players have in common, so that such a
// referee contains only the rules. README.md shows a complete referee.
//
// A referee is called as
//
//	referee seed=N [players=N] [plies=N] [picture=FILE]
//
// and plays one game. It does not start the players: the judge does, passes lines on, and measures the time. protocol.go
// describes the lines between them.
package arena

import (
	"fmt"
	"math/rand"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"

	"oj/testcases/internal/java"
	"oj/testcases/internal/referee"
	"oj/testcases/internal/stage"
	"oj/testcases/internal/svg"
)

// Rules are the facts about a game that the judge needs. The zero value means: two players, 1000 ms for a player's
// first turn, and 100 ms for each later one, as in most games of CodinGame.
type Rules struct {
	Least, Most int // the number of players
	First, Turn int // limits in milliseconds
	// Empty is set if all games begin in the same way. Then deterministic players repeat one game, and the judge asks
	// for random opening plies.
	Empty bool
	// Together is set if players answer at the same time. Then each of them needs a processor.
	Together bool
	// Options are names of further arguments NAME=TEXT of this referee (see Game.Options).
	Options []string
}

// CodinGame's engine gives each turn some milliseconds more, but a player that needs them too often loses.
const (
	grace   = 50 // milliseconds
	strikes = 3  // the third use loses
)

// A Reason is why a player is out.
type Reason string

const (
	Time    Reason = "time"    // the answer came too late
	Stall   Reason = "stall"   // no answer came, and the player did not compute
	Crash   Reason = "crash"   // the player ended
	Invalid Reason = "invalid" // the answer is not of the required form
	Illegal Reason = "illegal" // the rules forbid the move
	NoMove  Reason = "no move" // every answer would have lost
	Lost    Reason = "lost"    // the move was legal, but loses by the rules
	Resign  Reason = "resign"  // the player gave up
)

// A Player is one of the players of a game.
type Player struct {
	Index  int
	Score  int
	Answer string // the last line of the player, without white space at its ends
	// Stuck is set by the referee before it asks a player that has no legal move, to a text such as "no free cell".
	// Any loss in this turn then has the reason NoMove.
	Stuck string

	told    []string // lines that have not been sent
	asked   int      // how often the player was asked
	slow    int      // how often it was later than the limit
	reason  Reason   // why it is out; "" if it is not
	message string
}

// A Game is one game between players.
type Game struct {
	Players []*Player
	Seed    int64
	Random  *java.Random // from the seed, for everything that the original referee draws
	// Plies is the number of moves at the start for which the referee should offer one random move only (see Offer).
	Plies int
	// Options are the arguments NAME=TEXT that Rules.Options names. Tests use them to begin games in a given position.
	Options map[string]string

	referee.Picture

	rules   Rules
	opening *rand.Rand
	turn    int // how often players were asked, for the picture
	file    string
	judge   *judge
}

// Open starts a game: it reads the command line and tells the judge the rules.
func Open(rules Rules) *Game {
	if rules.Least == 0 {
		rules.Least, rules.Most = 2, 2
	}
	if rules.First == 0 {
		rules.First = 1000
	}
	if rules.Turn == 0 {
		rules.Turn = 100
	}

	g := &Game{rules: rules, judge: newJudge(os.Stdin, os.Stdout), Options: map[string]string{}}
	players := rules.Least
	for _, flag := range os.Args[1:] {
		key, value, _ := strings.Cut(flag, "=")
		n, err := strconv.ParseInt(value, 10, 64)
		switch {
		case key == "picture":
			g.file = value
		case slices.Contains(rules.Options, key):
			g.Options[key] = value
		case err != nil:
			fail("%q: want seed=N, players=N, plies=N or picture=FILE", flag)
		case key == "seed":
			g.Seed = n
		case key == "players" && int(n) >= rules.Least && int(n) <= rules.Most:
			players = int(n)
		case key == "plies" && n >= 0:
			g.Plies = int(n)
		default:
			fail("%q: this game has %d to %d players", flag, rules.Least, rules.Most)
		}
	}

	for i := range players {
		g.Players = append(g.Players, &Player{Index: i})
	}
	g.Random = java.NewRandom(g.Seed)
	g.opening = rand.New(rand.NewSource(g.Seed))
	g.judge.rules(rules, players)
	return g
}

// Offer returns the moves that a player should be told: all moves, or one of them at random during the opening plies of
// a game that always begins in the same way. The offer is no rule: the player may play any legal move, because the
// original game allows it.
func (g *Game) Offer(moves []string) []string {
	if g.turn >= g.Plies || len(moves) == 0 {
		return moves
	}
	i := g.opening.Intn(len(moves))
	return moves[i : i+1]
}

// Tell adds a line to what the player is told before its next answer.
func (p *Player) Tell(format string, args ...any) {
	p.told = append(p.told, fmt.Sprintf(format, args...))
}

// TellList adds the number of texts, and each text as a line.
func (p *Player) TellList(list []string) {
	p.Tell("%d", len(list))
	for _, text := range list {
		p.Tell("%s", text)
	}
}

// Match returns the groups of the form in the player's answer; the first one is the whole answer. If the answer has
// another form, the player loses, and all groups are "".
func (p *Player) Match(form *regexp.Regexp, name string) []string {
	if groups := form.FindStringSubmatch(p.Answer); groups != nil {
		return groups
	}
	p.Lose(Invalid, "%q is not %s", shorten(p.Answer), name)
	return make([]string, form.NumSubexp()+1)
}

// MustBeIn lets the player lose if a move is not in the list.
func (p *Player) MustBeIn(moves []string, move string) {
	if !slices.Contains(moves, move) {
		p.Lose(Illegal, "%s is not a legal move", move)
	}
}

// Out reports whether the player is out of the game.
func (p *Player) Out() bool { return p.reason != "" }

// Lose puts the player out of the game, unless it is out already.
func (p *Player) Lose(reason Reason, format string, args ...any) {
	if p.Out() {
		return
	}
	p.reason, p.message = reason, fmt.Sprintf(format, args...)
	if p.Stuck != "" {
		p.reason, p.message = NoMove, p.Stuck
	}
}

// In returns the players that are not out.
func (g *Game) In() (list []*Player) {
	for _, p := range g.Players {
		if !p.Out() {
			list = append(list, p)
		}
	}
	return list
}

// Ask sends the players what they were told, and waits for a line of each of them. Several players answer at the same
// time. A player without a line in time is out.
func (g *Game) Ask(players ...*Player) {
	var limits []int
	for _, p := range players {
		limit := g.rules.Turn
		if p.asked == 0 {
			limit = g.rules.First
		}
		p.asked++
		limits = append(limits, limit)
		g.judge.tell(p)
	}
	g.judge.ask(players, limits)

	g.turn++
	slowest := time.Duration(0)
	var shown []string
	for i, p := range players {
		took := g.judge.answer(p)
		slowest = max(slowest, took)
		p.strike(took, limits[i])
		if p.Out() {
			g.judge.out(p)
		}
		shown = append(shown, fmt.Sprintf("p%d %s", p.Index, shorten(p.Answer)))
	}
	if g.file != "" {
		g.RecordTurn(slowest, strconv.Quote(strings.Join(shown, ", ")))
	}
}

// strike counts an answer that was later than the limit.
func (p *Player) strike(took time.Duration, limit int) {
	if p.Out() || took <= time.Duration(limit)*time.Millisecond {
		return
	}
	p.slow++
	late := fmt.Sprintf("%d ms, the limit is %d ms", took.Milliseconds(), limit)
	switch {
	case took > time.Duration(limit+grace)*time.Millisecond:
		p.Lose(Time, "%s", late)
	case p.slow == strikes:
		p.Lose(Time, "%s, and it is the third time", late)
	}
}

// shorten returns the beginning of a line.
func shorten(line string) string {
	const most = 60
	if len(line) > most {
		return line[:most] + "..."
	}
	return line
}

// EndIfOut ends the game if a player is out. Players that are out get the given score.
func (g *Game) EndIfOut(score int) {
	over := false
	for _, p := range g.Players {
		if p.Out() {
			p.Score, over = score, true
		}
	}
	if over {
		g.End()
	}
}

// Cells makes the picture: a board on which each cell has a colour, from 0 to 6, or none if that is negative. A cell with a
// label of at most one word becomes a dot, and one without a pale cell.
func (g *Game) Cells(width, height int, cell func(x, y int) (colour int, label string)) {
	g.Board(slices.Repeat([]string{strings.Repeat(".", width)}, height))
	classes := strings.Fields(referee.Fills)
	g.Draw(func() {
		for i := range width * height {
			p := referee.Point{X: i % width, Y: i / width}
			switch colour, label := cell(p.X, p.Y); {
			case colour < 0:
			case label == "":
				g.Area(classes[colour], 0, p)
			default:
				g.Dot(classes[colour], label, p)
			}
		}
	})
}

// End ends the game and the program. The player with the highest score wins; players with equal scores draw.
func (g *Game) End() {
	var message []string
	for _, p := range g.Players {
		text := fmt.Sprintf("p%d %d", p.Index, p.Score)
		if p.Out() {
			text += fmt.Sprintf(" (%s: %s)", p.reason, p.message)
		}
		message = append(message, text)
	}
	if g.file != "" {
		g.draw(strings.Join(message, ", "))
	}
	g.judge.end(g.Players, g.ranks())
	os.Exit(0)
}

// ranks returns the rank of each player, from 0: the number of players with a higher score.
func (g *Game) ranks() (ranks []int) {
	for _, p := range g.Players {
		rank := 0
		for _, q := range g.Players {
			if q.Score > p.Score {
				rank++
			}
		}
		ranks = append(ranks, rank)
	}
	return ranks
}

// draw writes the picture of the game. Package stage reads the record from a folder, as the judge's visualizers do.
func (g *Game) draw(message string) {
	folder, err := os.MkdirTemp("", "picture-")
	if err != nil {
		fail("%v", err)
	}
	defer os.RemoveAll(folder)
	folder += string(os.PathSeparator)
	for name, text := range map[string]string{"game.txt": g.RecordEnd("won"), "judgemessage.txt": message} {
		if err := os.WriteFile(folder+name, []byte(text), 0o666); err != nil {
			fail("%v", err)
		}
	}
	picture := stage.Draw(svg.Files{Feedback: folder})
	if err := os.WriteFile(g.file, []byte(picture.String()), 0o666); err != nil {
		fail("%v", err)
	}
}

func fail(format string, args ...any) {
	fmt.Fprintf(os.Stderr, "referee: "+format+"\n", args...)
	os.Exit(1)
}
