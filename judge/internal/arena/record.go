// This file stores games as lines of JSON, so that a series can be resumed, and so that psyleague and cgarena can use
// the referees of this repository. psyleague reads players, ranks, errors, test_data and player_data; cgarena reads
// ranks, errors and attributes. Both ignore the other keys.

package arena

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"time"
)

// A Record is a played game.
type Record struct {
	Game       string              `json:"game"` // the same for no other game of a series
	Seed       int64               `json:"seed"`
	Players    []string            `json:"players"`
	Ranks      []int               `json:"ranks"`
	Errors     []int               `json:"errors"` // 1 if the player's program failed
	Scores     []int               `json:"scores"`
	Out        []string            `json:"out"`
	OutTurn    []int               `json:"out_turn"`
	Turns      int                 `json:"turns"`
	FirstMS    []float64           `json:"first_ms"`
	SlowestMS  []float64           `json:"slowest_ms"`
	Answers    string              `json:"answers"`
	TestData   map[string]string   `json:"test_data"`
	PlayerData []map[string]string `json:"player_data"`
	Attributes []attribute         `json:"attributes"`
}

// An attribute is a value that a bot reports about a game (Player is nil) or about itself.
type attribute struct {
	Name   string `json:"name"`
	Player *int   `json:"player"`
	Turn   *int   `json:"turn"`
	Value  string `json:"value"`
}

// newRecord returns the record of a game.
func newRecord(name string, g Game, r *Result) *Record {
	rec := &Record{
		Game: name, Seed: g.Seed, Ranks: r.Ranks, Scores: r.Scores, Out: r.Out, OutTurn: r.OutTurn, Turns: r.Turns,
		Answers:    strconv.FormatUint(r.Answers, 16),
		TestData:   map[string]string{"seed": strconv.FormatInt(g.Seed, 10), "turns": strconv.Itoa(r.Turns)},
		Attributes: []attribute{{Name: "seed", Value: strconv.FormatInt(g.Seed, 10)}, {Name: "turns", Value: strconv.Itoa(r.Turns)}},
	}
	ms := func(d time.Duration) float64 { return float64(d.Microseconds()) / 1000 }
	for i, b := range g.Bots {
		failed := 0
		if Fault(r.Out[i]) {
			failed = 1
		}
		rec.Players = append(rec.Players, b.Name)
		rec.Errors = append(rec.Errors, failed)
		rec.FirstMS = append(rec.FirstMS, ms(r.First[i]))
		rec.SlowestMS = append(rec.SlowestMS, ms(r.Slowest[i]))
		rec.PlayerData = append(rec.PlayerData, map[string]string{
			"score": strconv.Itoa(r.Scores[i]), "slowest_ms": strconv.FormatFloat(ms(r.Slowest[i]), 'f', 1, 64),
		})
		r.Data[i].into(rec, i)
	}
	return rec
}

// points returns the points of the player at seat i: 1, 1/2 or 0 for each other player that is worse, equal or better,
// divided by their number.
func (r *Record) points(i int) float64 {
	sum := 0.0
	for k, rank := range r.Ranks {
		switch {
		case k == i:
		case rank > r.Ranks[i]:
			sum++
		case rank == r.Ranks[i]:
			sum += 0.5
		}
	}
	return sum / float64(len(r.Ranks)-1)
}

// metrics are the values that a bot reports on standard error in the form of psyleague and cgarena:
//
//	[TDATA] key = value      about the game
//	[PDATA] key = value      about the player; [PDATA][7] in turn 7
type metrics struct {
	partial string
	list    []metric
}

type metric struct {
	aboutGame        bool
	turn, key, value string
}

const mostMetrics = 1000 // of a bot in a game

var metricForm = regexp.MustCompile(`^\[([TP])DATA\](?:\[(\d+)\])?\s+(\w+)\s*=\s*(.+)$`)

// read reads a part of the standard error.
func (m *metrics) read(data []byte) {
	lines := strings.Split(m.partial+string(data), "\n")
	m.partial = lines[len(lines)-1]
	if len(m.partial) > longestLine {
		m.partial = ""
	}
	for _, text := range lines[:len(lines)-1] {
		if g := metricForm.FindStringSubmatch(strings.TrimSpace(text)); g != nil && len(m.list) < mostMetrics {
			m.list = append(m.list, metric{g[1] == "T", g[2], g[3], strings.TrimSpace(g[4])})
		}
	}
}

// into adds the values to a record.
func (m *metrics) into(r *Record, seat int) {
	for _, v := range m.list {
		a := attribute{Name: v.key, Value: v.value}
		if n, err := strconv.Atoi(v.turn); err == nil {
			a.Turn = &n
		}
		if v.aboutGame {
			r.TestData[v.key] = v.value
		} else {
			a.Player = &seat
			r.PlayerData[seat][v.key] = v.value
		}
		r.Attributes = append(r.Attributes, a)
	}
}

// A journal is a file with records. A nil *journal stores nothing.
type journal struct {
	file *os.File
	path string
	old  map[string]*Record // by Game
}

// openJournal opens the file. If resume is set, the games in it are kept; otherwise it is emptied.
func openJournal(path string, resume bool) (*journal, error) {
	j := &journal{path: path, old: map[string]*Record{}}
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return nil, err
	}
	mode := os.O_RDWR | os.O_CREATE
	if !resume {
		mode |= os.O_TRUNC
	}
	var err error
	if j.file, err = os.OpenFile(path, mode, 0o644); err != nil {
		return nil, err
	}

	// A judge that was killed may have left half a line: it is overwritten.
	good := int64(0)
	lines := bufio.NewScanner(j.file)
	lines.Buffer(nil, 1<<24)
	for lines.Scan() {
		var r Record
		if json.Unmarshal(lines.Bytes(), &r) != nil {
			break
		}
		j.old[r.Game] = &r
		good += int64(len(lines.Bytes())) + 1
	}
	_, seekErr := j.file.Seek(good, 0)
	if err := errors.Join(lines.Err(), j.file.Truncate(good), seekErr); err != nil {
		j.file.Close()
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	return j, nil
}

// add stores a game.
func (j *journal) add(r *Record) error {
	if j == nil || j.old[r.Game] != nil {
		return nil
	}
	text, err := json.Marshal(r)
	if err != nil {
		return err
	}
	_, err = j.file.Write(append(text, '\n'))
	return err
}
