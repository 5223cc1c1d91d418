package pictures_test

import (
	"encoding/xml"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"oj/testcases/internal/replay"
	"oj/tools/shared/testing/full"
	"oj/tools/shared/testing/program"
)

// TestGamesAreShownAsPlayed plays games of sokoban and bridge2 with the solutions in this repository. It checks that
// each step of the picture shows what the referee has sent to the player, and that the last step shows the final
// position.
func TestGamesAreShownAsPlayed(t *testing.T) {
	for _, id := range []string{"sokoban", "bridge2"} {
		dir := filepath.Join("../..", id)
		referee, player := program.Build(t, "./"+dir+"/output_validators/referee"), program.Build(t, "oj/problems/"+id+"/solution")
		visualizer := program.Build(t, "./"+dir+"/output_visualizer")
		files, err := filepath.Glob(dir + "/data/*/[0-9]*.in")
		if err != nil || len(files) < 10 {
			t.Fatalf("found %d inputs, error %v", len(files), err)
		}
		for i, file := range files {
			if i%6 > 0 && !full.Mine(file) {
				continue
			}
			showsWhatWasPlayed(t, referee, player, visualizer, file)
		}
	}
}

func showsWhatWasPlayed(t *testing.T, referee, player, visualizer, file string) {
	input, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	game := replay.Match(t, referee, string(input), player)
	if game.Status != 42 {
		t.Fatalf("%s: status %d: %s", file, game.Status, game.Message)
	}
	rows, turns := wasPlayed(strings.Contains(file, "sokoban"), game.PlayerInput, game.Record)
	shown := newBoardOf(t, draw(t, visualizer, scene{name: file, input: string(input), game: game.Record}))
	walls := map[[2]int]bool{}
	for i, row := range rows {
		for j, c := range row {
			if c == '#' || c == '0' {
				walls[[2]int{j, i}] = true
			}
		}
	}
	if fmt.Sprint(walls) != fmt.Sprint(shown.walls) {
		t.Errorf("%s: the board has these walls and holes:\n%v\nthe picture shows\n%v", file, walls, shown.walls)
	}
	if shown.steps != len(turns) {
		t.Errorf("%s: the picture has %d steps, want %d", file, shown.steps, len(turns))
	}
	for k, want := range turns {
		if got := shown.tokens(k); !slices.Equal(got, want) {
			t.Errorf("%s: step %d shows %v, but the referee has %v", file, k, got, want)
		}
	}
}

// wasPlayed returns the rows of the board from the player's input. For each turn and for the end of the game,
// it also returns the positions of everything that moves (bikes, or the pusher and the boxes).
func wasPlayed(sokoban bool, playerInput, game string) (rows []string, turns [][][2]int) {
	words := strings.Fields(playerInput)
	number := func(s string) (n int) { fmt.Sscan(s, &n); return n }
	lines := strings.Split(strings.TrimSpace(game), "\n")
	state, _, _ := strings.Cut(lines[len(lines)-1], "\t")
	end := strings.Fields(strings.ReplaceAll(state, ";", " "))

	// The input of bridge2 begins with `head` numbers and `size` lanes. For each turn it then contains
	// `first` words (the speed), and `each` words for each bike. The first two words of a bike are its
	// position.
	head, first, each, size := 2, 1, 3, 4
	if sokoban {
		head, first, each, size = 3, 0, 2, number(words[1])
	}
	rows = words[head : head+size]
	for words = append(words[head+size:], end...); len(words) > 0; words = words[len(end):] {
		var places [][2]int
		for i := first; i < len(end); i += each {
			x, y := number(words[i]), number(words[i+1])
			if !sokoban {
				x = min(x, len(rows[0])+6) // the picture shows a bike at most 6 cells behind the bridge
			}
			places = append(places, [2]int{x, y})
		}
		turns = append(turns, places)
	}
	return rows, turns
}

// A boardOf is a board as it was read from a picture: its steps, walls and tokens.
type boardOf struct {
	steps  int
	walls  map[[2]int]bool
	placed []struct {
		from, to int
		place    [2]int
	}
}

// newBoardOf reads the cells and the tokens from a picture. Their coordinates are relative to the upper left corner
// of the board, (20, 54).
func newBoardOf(t *testing.T, picture string) *boardOf {
	var svg struct {
		Steps int `xml:"data-steps,attr"`
		Parts []struct {
			XMLName xml.Name
			Class   string  `xml:"class,attr"`
			X       float64 `xml:"x,attr"`
			Y       float64 `xml:"y,attr"`
			CX      float64 `xml:"cx,attr"`
			CY      float64 `xml:"cy,attr"`
			R       float64 `xml:"r,attr"`
			Width   float64 `xml:"width,attr"`
			D       string  `xml:"d,attr"`
			From    int     `xml:"data-from,attr"`
			To      *int    `xml:"data-to,attr"`
		} `xml:",any"`
	}
	if err := xml.Unmarshal([]byte(picture), &svg); err != nil {
		t.Fatal(err)
	}
	b := &boardOf{steps: svg.Steps, walls: map[[2]int]bool{}}
	cell := func(x, y, size float64) [2]int {
		return [2]int{int(math.Floor((x - 20) / size)), int(math.Floor((y - 54) / size))}
	}
	for _, p := range svg.Parts {
		to := svg.Steps - 1
		if p.To != nil {
			to = *p.To
		}
		add := func(place [2]int) {
			b.placed = append(b.placed, struct {
				from, to int
				place    [2]int
			}{p.From, to, place})
		}
		switch {
		case strings.HasSuffix(p.Class, " key"): // a part of the legend
		case p.XMLName.Local == "circle":
			add(cell(p.CX, p.CY, p.R/0.38))
		case strings.HasSuffix(p.Class, " edge"):
			add(cell(p.X+p.Width/2, p.Y+p.Width/2, p.Width/0.8))
		case p.Class == "black cell":
			for _, part := range strings.Split(p.D, "M")[1:] {
				var x, y, size float64
				if _, err := fmt.Sscanf(part, "%g %gh%g", &x, &y, &size); err != nil {
					t.Fatal(err)
				}
				b.walls[cell(x+size/2, y+size/2, size)] = true
			}
		}
	}
	return b
}

// tokens returns the cells of all tokens at a step.
func (b *boardOf) tokens(step int) (list [][2]int) {
	for _, p := range b.placed {
		if p.from <= step && step <= p.to {
			list = append(list, p.place)
		}
	}
	return list
}
