package main

import (
	"fmt"
	"io"
	"maps"
	"math/rand"
	"slices"
	"strings"
	"testing"

	"oj/problems/lib/scan"
	"oj/tools/shared/testing/full"

	"oj/problems/lib/try"
)

// run runs the solution with the input r. It writes the output to w.
func run(r io.Reader, w io.Writer) error { return scan.Run(r, w, solve) }

func answer(t testing.TB, input string) string {
	t.Helper()
	var out strings.Builder
	if err := run(strings.NewReader(input), &out); err != nil {
		t.Fatalf("%v\n%s", err, input)
	}
	return out.String()
}

func TestSmallAnswers(t *testing.T) {
	for _, c := range []struct{ name, input, want string }{
		{"no cases", "0", ""},
		{"nothing to do", "1\n1 1\nA A", "0\n"},
		{"one move", "1\n3 2\nA. ..\n.. ..\n#. #A", "1\n1 1 3 2\n"},
		{"impossible: no moves at all", "1\n1 2\nA. .A", "-1\n"},
		{"letters differ", "1\n2 2\nA. B.\n.. ..", "-1\n"},
		{"more letters", "1\n2 2\nA. A.\n.. .A", "-1\n"},
		{"only holes", "1\n1 3\n### ###", "0\n"},
	} {
		if got := answer(t, c.input); got != c.want {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
}

// A pair consists of a start and a target for the oracle. Each of them is one string, in which the rows of the board
// follow each other; `columns` is the length of a row.
type pair struct {
	columns  int
	from, to string
}

func (p pair) String() string {
	text := fmt.Sprintf("1\n%d %d\n", len(p.from)/p.columns, p.columns)
	for i := 0; i < len(p.from); i += p.columns {
		text += p.from[i:i+p.columns] + " " + p.to[i:i+p.columns] + "\n"
	}
	return text
}

// oracleMoves returns every arrangement that is one move away from s. It shares no code with the solution,
// and looks at all pairs of cells. Two cells are a knight's move apart if the squares of the differences of
// their rows and columns add up to 1*1 + 2*2 = 5.
func oracleMoves(columns int, s string) (all []string) {
	for a := range s {
		for b := range s {
			rows, cols := a/columns-b/columns, a%columns-b%columns
			if rows*rows+cols*cols != 5 || s[a] == '.' || s[a] == '#' || s[b] != '.' {
				continue
			}
			next := []byte(s)
			next[a], next[b] = s[b], s[a]
			all = append(all, string(next))
		}
	}
	return all
}

// oracleDistances returns the number of moves from the arrangement `from` to every arrangement of the whole board that
// can be reached.
func oracleDistances(columns int, from string) map[string]int {
	distance := map[string]int{from: 0}
	queue := []string{from}
	for i := 0; i < len(queue); i++ {
		for _, s := range oracleMoves(columns, queue[i]) {
			if _, ok := distance[s]; !ok {
				distance[s] = distance[queue[i]] + 1
				queue = append(queue, s)
			}
		}
	}
	return distance
}

// checkAnswer replays an answer. The number of moves must be `want`, which is -1 if there is no exchange.
func checkAnswer(p pair, answer string, want int) error {
	in := scan.New(strings.NewReader(answer))
	if got := in.Int(-1, 1<<30); got != want {
		return fmt.Errorf("%d moves, want %d", got, want)
	}
	board := []byte(p.from)
	for range want {
		a := (in.Int(1, 36)-1)*p.columns + in.Int(1, p.columns) - 1
		b := (in.Int(1, 36)-1)*p.columns + in.Int(1, p.columns) - 1
		next := slices.Clone(board)
		if a < 0 || b < 0 || a >= len(board) || b >= len(board) {
			return fmt.Errorf("bad move from %d to %d", a, b)
		}
		next[a], next[b] = board[b], board[a]
		if !slices.Contains(oracleMoves(p.columns, string(board)), string(next)) || board[a] == '.' {
			return fmt.Errorf("no move from %d to %d on %s", a, b, board)
		}
		board = next
	}
	if want >= 0 && string(board) != p.to {
		return fmt.Errorf("the moves lead to %s", board)
	}
	if in.More() {
		return fmt.Errorf("more follows: %q", in.Word())
	}
	return nil
}

func check(t *testing.T, p pair, want int) {
	t.Helper()
	if err := checkAnswer(p, answer(t, p.String()), want); err != nil {
		t.Fatalf("%v\n%s", err, p)
	}
}

// TestEverySmallBoard starts from all boards of up to 5 cells (6 with -full) of every shape, filled in every
// way with . # A B. For each start it tries some targets that can be reached, and some random arrangements of
// the same letters.
func TestEverySmallBoard(t *testing.T) {
	random := rand.New(rand.NewSource(1))
	boards, want, most := 0, 2980, 5
	if full.Mine(t.Name()) {
		want, most = 19364, 6
	}
	for cells := 1; cells <= most; cells++ {
		for columns := 1; columns <= cells; columns++ {
			if cells%columns != 0 {
				continue
			}
			for n := range 1 << (2 * cells) {
				from := make([]byte, cells)
				for i := range from {
					from[i] = ".#AB"[n>>(2*i)&3]
				}
				boards++
				checkFrom(t, random, columns, string(from), 3)
			}
		}
	}
	if boards != want {
		t.Errorf("%d boards, want %d", boards, want)
	}
}

// checkFrom tests exchanges from one arrangement to the farthest arrangement, to random reachable
// arrangements, and to random arrangements of the same letters.
func checkFrom(t *testing.T, random *rand.Rand, columns int, from string, some int) {
	t.Helper()
	distance := oracleDistances(columns, from)
	targets := []string{farthest(distance)}
	for range some {
		targets = append(targets, shuffled(random, from))
	}
	reached := slices.Sorted(maps.Keys(distance))
	for range some {
		targets = append(targets, reached[random.Intn(len(reached))])
	}
	for _, to := range targets {
		want, ok := distance[to]
		if !ok {
			want = -1
		}
		check(t, pair{columns: columns, from: from, to: to}, want)
	}
}

func farthest(distance map[string]int) (best string) {
	for s, d := range distance {
		if d > distance[best] || d == distance[best] && s > best {
			best = s
		}
	}
	return best
}

// shuffled permutes the letters; the holes stay.
func shuffled(random *rand.Rand, s string) string {
	out := []byte(s)
	var places []int
	for i := range out {
		if out[i] != '#' {
			places = append(places, i)
		}
	}
	random.Shuffle(len(places), func(i, j int) {
		out[places[i]], out[places[j]] = out[places[j]], out[places[i]]
	})
	return string(out)
}

// TestRandomBoards tries random boards of 7 to 16 cells with few enough arrangements for the oracle.
func TestRandomBoards(t *testing.T) {
	random := rand.New(rand.NewSource(2))
	boards := 0
	for boards < 400 {
		rows, columns := 2+random.Intn(3), 2+random.Intn(4)
		kinds := "..............####ABCDE"[random.Intn(12):]
		from := make([]byte, rows*columns)
		for i := range from {
			from[i] = kinds[random.Intn(len(kinds))]
		}
		if arrangements(from) > 20000 {
			continue
		}
		boards++
		checkFrom(t, random, columns, string(from), 4)
	}
}

// arrangements returns the number of different arrangements of the letters, a multinomial coefficient. Holes do not
// count.
func arrangements(letters []byte) float64 {
	total, seen, result := 0.0, map[byte]float64{}, 1.0
	for _, c := range letters {
		if c == '#' {
			continue
		}
		total++
		seen[c]++
		result *= total / seen[c]
	}
	return result
}

// TestCasesDoNotDisturbEachOther: the cases of one input share games, but each answer must be the same as if
// the case were alone in the input.
func TestCasesDoNotDisturbEachOther(t *testing.T) {
	random := rand.New(rand.NewSource(3))
	var pairs []pair
	var want []int
	all := ""
	for k := range 600 {
		from := shuffled(random, []string{"WWBB.....", "WWBB#....", "ABCD#....", "AAB..#...", "WWBBA...."}[k%5])
		p := pair{columns: 3, from: from, to: shuffled(random, from)}
		d, ok := oracleDistances(3, from)[p.to]
		if !ok {
			d = -1
		}
		pairs, want = append(pairs, p), append(want, d)
		all += strings.TrimPrefix(p.String(), "1\n")
	}
	lines := strings.SplitAfter(answer(t, fmt.Sprintf("%d\n%s", len(pairs), all)), "\n")
	for i, p := range pairs {
		n := 1 + max(want[i], 0)
		if err := checkAnswer(p, strings.Join(lines[:n], ""), want[i]); err != nil {
			t.Fatalf("case %d: %v\n%s", i+1, err, p)
		}
		lines = lines[n:]
	}
}

// wholeBoard returns the game on a whole 3 x 3 board, which is not divided into pieces.
func wholeBoard(holes string, counts ...int) *game {
	e := &exchange{rows: 3, columns: 3, start: []byte(holes)}
	return newGame(e.links(e.cells()), counts)
}

// TestFactsOfTheClassicBoard checks published facts about Guarini's puzzle: the number of arrangements, the
// number of moves (a move and its inverse count once), and for each component its size and its diameter (-1
// if no source states it).
func TestFactsOfTheClassicBoard(t *testing.T) {
	for _, c := range []struct {
		name          string
		game          *game
		states, edges int
		components    [][2]int
	}{
		{"two and two, no centre", wholeBoard("....#....", 4, 2, 2), 420, 960, [][2]int{{280, 16}, {140, 10}}},
		{"two and two", wholeBoard(".........", 5, 2, 2), 756, 1680, [][2]int{{280, -1}, {168, -1}, {168, -1}, {140, -1}}},
		{"four, no centre", wholeBoard("....#....", 4, 1, 1, 1, 1), 1680, 3840,
			[][2]int{{280, -1}, {280, -1}, {280, -1}, {280, -1}, {280, -1}, {280, -1}}},
	} {
		edges, components := measure(c.game)
		if c.game.states != c.states || edges != c.edges || len(components) != len(c.components) {
			t.Fatalf("%s: %d arrangements, %d moves, components %v", c.name, c.game.states, edges, components)
		}
		for i, want := range c.components {
			if components[i][0] != want[0] || want[1] >= 0 && components[i][1] != want[1] {
				t.Errorf("%s: components %v, want %v", c.name, components, c.components)
			}
		}
	}
	if got := answer(t, "1\n3 3\nB.B W.W\n.#. .#.\nW.W B.B"); !strings.HasPrefix(got, "16\n") {
		t.Errorf("the classic exchange: %s", got)
	}
}

// measure returns the number of moves in the graph of a game, and the size and the diameter of each component, larger
// components first. It starts a search at every state.
func measure(g *game) (edges int, components [][2]int) {
	done := make([]bool, g.states)
	for v := range g.states {
		edges += len(g.neighbours(int32(v), nil))
		if done[v] {
			continue
		}
		members, diameter := ball(g, v)
		for _, u := range members {
			done[u] = true
			_, d := ball(g, u)
			diameter = max(diameter, d)
		}
		components = append(components, [2]int{len(members), diameter})
	}
	slices.SortFunc(components, func(a, b [2]int) int { return b[0] - a[0] })
	return edges / 2, components
}

// ball returns all states that can be reached from a state, and the greatest distance.
func ball(g *game, from int) (members []int, radius int) {
	distance := map[int]int{from: 0}
	members = []int{from}
	for i := 0; i < len(members); i++ {
		for _, n := range g.neighbours(int32(members[i]), nil) {
			if _, ok := distance[int(n)]; !ok {
				radius = distance[members[i]] + 1
				distance[int(n)] = radius
				members = append(members, int(n))
			}
		}
	}
	return members, radius
}

// The solver keeps the games that it has computed, and deletes them all when they have more than 20,000,000
// arrangements together (four times the maximum of one game). A game of this test has 252,252 arrangements,
// so the solver keeps at most 79 of them.
func TestGamesAreLetGo(t *testing.T) {
	var s solver
	most := 0
	for k := range 100 {
		p := piece{counts: []int{5, 5, 4}, links: make([][]int, 14)}
		p.links[0] = []int{1 + k%13}
		p.links[1] = []int{2 + k/13}
		if g := s.game(p); g != s.game(p) {
			t.Fatal("a game is not kept")
		}
		most = max(most, len(s.games))
		if s.states != 252252*len(s.games) {
			t.Fatalf("%d arrangements in %d games", s.states, len(s.games))
		}
	}
	if most != 79 {
		t.Errorf("up to %d games kept", most)
	}
}

func TestErrors(t *testing.T) {
	for _, c := range []struct{ name, input, want string }{
		{"negative", "-1", `line 1: want a whole number from 0 to 2147483647`},
		{"no rows", "1\n0 3\n", `line 2: want a whole number from 1 to 36`},
		{"too many cells", "1\n6 7\n", `line 2: want at most 36 cells, not 42`},
		{"short row", "1\n1 3\nA. ..A\n", `line 3: want a row of 3 cells: . or # or a letter`},
		{"long row", "1\n1 3\nA.. ..A.\n", `line 3: want a row of 3 cells: . or # or a letter`},
		{"no letter", "1\n1 3\nA.1 A..\n", `line 3: want a row of 3 cells: . or # or a letter`},
		{"beyond ASCII", "1\n1 3\n\xc3\xa9. A..\n", `line 3: want a row of 3 cells: . or # or a letter`},
		{"other holes", "1\n2 2\n#. #.\n.# ..\n",
			`line 4: want # in the same columns as in the start row`},
		{"not too many arrangements", "1\n1 24\nAAAAAAAAAAAA............ AAAAAAAAAAAA............", ""}, // C(24,12) = 2,704,156
		{"18 and 18", "1\n1 36\nAAAAAAAAAAAAAAAAAA.................. AAAAAAAAAAAAAAAAAA..................",
			`line 3: want a case of at most 5000000 arrangements`},
	} {
		err := run(strings.NewReader(c.input), io.Discard)
		message := ""
		if err != nil {
			message = err.Error()
		}
		if message != c.want {
			t.Errorf("%s: error %v\nwant %s", c.name, err, c.want)
		}
	}
	if err := run(strings.NewReader("1\n1 1\nA A"), fullDisk{}); err != errFull {
		t.Errorf("writing fails: error %v", err)
	}
}

var errFull = fmt.Errorf("disk full")

type fullDisk struct{}

func (fullDisk) Write([]byte) (int, error) { return 0, errFull }

// FuzzRun: the program ends without a panic for every input. For boards with few arrangements it prints the
// oracle's answer.
func FuzzRun(f *testing.F) {
	f.Add(3, "B.B.#.W.W", "W.W.#.B.B")
	f.Add(2, "A.....", ".....A")
	f.Fuzz(func(t *testing.T, columns int, from, to string) {
		if columns < 1 || len(from) == 0 || len(from) > 12 || len(from) != len(to) || len(from)%columns != 0 {
			_ = run(strings.NewReader(fmt.Sprint(columns, " ", from, " ", to)), io.Discard)
			t.Skip()
		}
		for i := range from {
			if !strings.Contains(".#ABab", from[i:i+1]) || (from[i] == '#') != (to[i] == '#') || !strings.Contains(".#ABab", to[i:i+1]) {
				t.Skip()
			}
		}
		if arrangements([]byte(from)) > 20000 {
			t.Skip()
		}
		want, ok := oracleDistances(columns, from)[to]
		if !ok {
			want = -1
		}
		check(t, pair{columns: columns, from: from, to: to}, want)
	})
}

// manyCases returns 10,000 random cases on the 3 x 3 board. They have Guarini's knights and a hole in the
// centre or, if mixed is set, any letters and holes.
func manyCases(mixed bool) string {
	random := rand.New(rand.NewSource(4))
	var text strings.Builder
	fmt.Fprintln(&text, 10000)
	for range 10000 {
		letters := []byte("WW.B#B...")
		if mixed {
			for i := range letters {
				letters[i] = ".......##ABCDEFGH"[random.Intn(17)]
			}
		}
		from := shuffled(random, string(letters))
		p := pair{columns: 3, from: from, to: shuffled(random, from)}
		text.WriteString(strings.TrimPrefix(p.String(), "1\n"))
	}
	return text.String()
}

// The first two inputs have 10,000 small cases each. On the next three boards, which are large, the letters must move
// from one end of the board to the other. The last board has no solution: its arrangements form two components of equal
// size, and start and target lie in different ones, so the search visits a whole component.
func BenchmarkRun(b *testing.B) {
	for _, c := range []struct{ name, input string }{
		{"10000-classic", manyCases(false)},
		{"10000-mixed", manyCases(true)},
		{"4989600-possible", "1\n3 4\nAABB ....\nCDEF FEDC\n.... BBAA\n"},
		{"4037880-possible", "1\n5 5\nABCDE .....\n..... .....\n.###. .###.\n..... .....\n..... EDCBA\n"},
		{"3769920-possible", "1\n6 6\nAAABB. ......\n...... ......\n...... ......\n...... ......\n...... ......\n...... .BBAAA\n"},
		{"3628800-apart", "1\n4 4\n##B# ##B#\nD#I. C#I.\nHG#E HG#E\n#FAC #FAD\n"},
	} {
		b.Run(c.name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				if err := run(strings.NewReader(c.input), io.Discard); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

// TestJudgeFiles: if an input file announces more cases than it contains, or ends in the middle of a case,
// the solution must still answer the complete cases.
func TestJudgeFiles(t *testing.T) {
	first, second := "2 2\nA. .A\n.A A.\n", "1 2\nA. .A\n"
	try.Survives(t, solve, try.File{
		Count: "2\n",
		Cases: []string{first, second},
		Want:  []string{try.Run(t, solve, "1\n"+first), try.Run(t, solve, "1\n"+second)},
	})
}

func TestHints(t *testing.T) { try.Hints(t, solve) }
