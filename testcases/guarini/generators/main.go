// Command generators writes the secret testcases of guarini into a folder: go run ./testcases/guarini/generators
// testcases/guarini/data/secret. The inputs are the same each time. Each input is named after its contents. In the
// list of testcases below, comments say which wrong programs an input rejects. The answers are the output of
// problems/guarini/solution. The tests of this solution compare it with brute force. The command builds the solution,
// so it must run inside the module.
package main

import (
	"bytes"
	"fmt"
	"math/rand"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

func main() {
	if len(os.Args) < 2 || len(os.Args) > 3 || len(os.Args) == 3 && os.Args[2] != "inputs" {
		fmt.Fprintln(os.Stderr, "usage: go run ./testcases/guarini/generators FOLDER [inputs]   (with the word inputs, no answers are written)")
		os.Exit(2)
	}
	if err := generate(os.Args[1], len(os.Args) == 2); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func generate(folder string, answers bool) error {
	for name, cases := range testcases() {
		// Write the input: the number of cases, then the cases.
		name = filepath.Join(folder, name)
		text := fmt.Sprintf("%d\n%s", len(cases), strings.Join(cases, ""))
		if err := os.WriteFile(name+".in", []byte(text), 0o644); err != nil {
			return err
		}
		if !answers {
			continue
		}

		// The answer is not checked here. The judge does that with the checker when it verifies the package.
		solution := exec.Command("go", "run", "oj/problems/guarini/solution")
		solution.Stdin, solution.Stderr = strings.NewReader(text), os.Stderr
		answer, err := solution.Output()
		if err != nil {
			return fmt.Errorf("%s: the solution: %v", name, err)
		}
		if err := os.WriteFile(name+".ans", answer, 0o644); err != nil {
			return err
		}
	}
	return nil
}

func testcases() map[string][]string {
	random := rand.New(rand.NewSource(1512))
	return map[string][]string{
		// With the largest case first, a slow program fails at its first testcase.
		"00-3991680-possible": {"3 4\nABCD GFED\nEFG. CBA.\n.... ....\n"},
		// Some targets can be reached from the same start and others cannot. Rejects programs that find one
		// unreachable target and then print -1 for all targets.
		"01-classic": classic(random, 200),
		// boards with holes, starts and targets with different letters, cases in which no knight can move
		"02-small":         small(random, 1500),
		"03-equal-letters": equalLetters(random), // a cell can be reached by any of several equal letters
		// long exchanges, for which distance estimates of a heuristic search are misleading
		"04-far-apart": farApart(random),
		// the knights have little room, so a wrong order around a ring or an odd permutation makes a target
		// unreachable
		"05-one-empty-cell":   oneEmpty(random),
		"06-crowded":          crowded(random, 8), // 31 knights and 5 empty cells: 376,992 arrangements in each case
		"07-narrow":           narrow(),           // boards with very few moves
		"08-10000-classic":    classic(random, 10000),
		"09-2000-mixed":       mixed(random, 2000),
		"10-36-cells":         cells36(random),
		"12-4037880-possible": {"5 5\nABCDE .....\n..... .....\n.###. .###.\n..... .....\n..... EDCBA\n"},
		// a breadth-first search visits half of all arrangements
		"13-362880-apart":      {"4 4\n##B# ##D#\nD#I. B#I.\nHG#E HG#E\n#FA# #FA#\n"},
		"14-3628800-possible":  {"4 4\n##B# ##A#\nD#I. C#I.\nHG#E HG#E\n#FAC #FBD\n"},
		"15-blanks-everywhere": {"\r\n\r\n3\t3\r\n\v B.B   W.W .#.\n\n.#. W.W\fB.B "},
	}
}

// text returns the text of a case. start and target contain the cells row by row.
func text(columns int, start, target []byte) string {
	s := fmt.Sprintf("%d %d\n", len(start)/columns, columns)
	for i := 0; i < len(start); i += columns {
		s += fmt.Sprintf("%s %s\n", start[i:i+columns], target[i:i+columns])
	}
	return s
}

// shuffled returns the cells with the letters in random order. Holes are not moved.
func shuffled(random *rand.Rand, cells []byte) []byte {
	out := bytes.Clone(cells)

	// Shuffle only cells that are not holes.
	var free []int
	for i, c := range out {
		if c != '#' {
			free = append(free, i)
		}
	}
	random.Shuffle(len(free), func(i, j int) { out[free[i]], out[free[j]] = out[free[j]], out[free[i]] })
	return out
}

// walked returns the cells after the given number of random knight's moves. The distance to the result is at most
// this number.
func walked(random *rand.Rand, columns int, cells []byte, moves int) []byte {
	out := bytes.Clone(cells)
	for range moves {
		// List all moves of all knights: the square of the distance in rows plus the square of the distance in
		// columns is 5.
		var all [][2]int
		for a := range out {
			for b := range out {
				y, x := a/columns-b/columns, a%columns-b%columns
				if y*y+x*x == 5 && out[b] == '.' && out[a] != '.' && out[a] != '#' {
					all = append(all, [2]int{a, b})
				}
			}
		}
		if len(all) == 0 {
			return out
		}

		// Every move has the same probability.
		m := all[random.Intn(len(all))]
		out[m[0]], out[m[1]] = '.', out[m[0]]
	}
	return out
}

// classic returns boards with two white and two black knights around a hole, in random positions.
func classic(random *rand.Rand, count int) (all []string) {
	board := []byte("B.B.#.W.W")
	for range count {
		all = append(all, text(3, shuffled(random, board), shuffled(random, board)))
	}
	return all
}

// small returns cases of up to 12 cells with any letters. A few targets have one letter more than the start, or a
// different letter.
func small(random *rand.Rand, count int) (all []string) {
	for len(all) < count {
		rows, columns := 1+random.Intn(4), 1+random.Intn(4)

		// The more letters are dropped from the front, the fewer cells are empty.
		kinds := ".......###AABbcZ"[random.Intn(8):]
		start := make([]byte, min(rows*columns, 12/columns*columns))
		for i := range start {
			start[i] = kinds[random.Intn(len(kinds))]
		}

		// Most targets can be reached. A third of the targets are shuffled, and a few have other letters.
		target := walked(random, columns, start, random.Intn(40))
		if random.Intn(3) == 0 {
			target = shuffled(random, start)
		}
		if i := random.Intn(len(target)); random.Intn(20) == 0 && target[i] != '#' {
			target[i] = "AB."[random.Intn(3)]
		}

		// Keep only cases with few arrangements, so that a solution needs little time for the whole file.
		if arrangements(start) < 50000 {
			all = append(all, text(columns, start, target))
		}
	}
	return all
}

// arrangements returns the number of distinct orders of the letters and empty cells.
func arrangements(cells []byte) float64 {
	// Compute the multinomial coefficient letter by letter.
	total, result, seen := 0.0, 1.0, map[byte]float64{}
	for _, c := range cells {
		if c != '#' {
			total++
			seen[c]++
			result *= total / seen[c]
		}
	}
	return result
}

// equalLetters returns cases with several equal knights, so that a cell of the target can be reached by any of them.
func equalLetters(random *rand.Rand) (all []string) {
	for range 20 {
		for _, board := range []string{"AAA......BBB", "AABB#.......", "AAAA........", "ABAB....BABA"} {
			start := shuffled(random, []byte(board))
			all = append(all, text(4, start, walked(random, 4, start, 200)))
		}
	}
	return append(all,
		text(6, []byte("AA..................................BB")[:36], []byte("..................................AA")),
		text(3, []byte("W.W.#.B.B"), []byte("B.B.#.W.W")))
}

// farApart returns cases that need many moves.
func farApart(random *rand.Rand) (all []string) {
	for range 12 {
		start := shuffled(random, []byte("ABCDE......#"))
		all = append(all, text(4, start, walked(random, 4, start, 300)))
	}
	return append(all,
		text(4, []byte("ABC......DEF"), []byte("FED......CBA")),
		text(5, []byte("ABC............"), []byte("............CBA")))
}

// oneEmpty returns boards on which different knights stand on all cells except one or two.
func oneEmpty(random *rand.Rand) (all []string) {
	for range 8 {
		for _, c := range []struct {
			columns int
			board   string
		}{{3, "ABCD#EFG."}, {3, "ABCD#EF.."}, {4, "#ABC.DE#F#G#"}, {4, "ABC#DE..F##G"}} {
			// Exchanging two knights may make the target unreachable: the permutation becomes odd, or the order
			// around a ring changes.
			start := []byte(c.board)
			target := walked(random, c.columns, start, 100)
			if random.Intn(2) == 0 {
				target = swapped(random, target)
			}
			all = append(all, text(c.columns, start, target))
		}
	}
	return all
}

// swapped returns the cells after two random knights are exchanged.
func swapped(random *rand.Rand, cells []byte) []byte {
	var knights []int
	for i, c := range cells {
		if c != '.' && c != '#' {
			knights = append(knights, i)
		}
	}

	// The first two knights after the shuffle are a random pair.
	random.Shuffle(len(knights), func(i, j int) { knights[i], knights[j] = knights[j], knights[i] })
	cells[knights[0]], cells[knights[1]] = cells[knights[1]], cells[knights[0]]
	return cells
}

// crowded returns 6 x 6 boards with 31 equal knights. The targets are at most four moves away.
func crowded(random *rand.Rand, count int) (all []string) {
	for range count {
		start := shuffled(random, []byte(strings.Repeat("A", 31)+strings.Repeat(".", 5)))
		all = append(all, text(6, start, walked(random, 6, start, 4)))
	}
	return all
}

// narrow returns boards on which few moves or no moves are possible.
func narrow() (all []string) {
	return []string{
		"1 36\nAAAB" + strings.Repeat(".", 32) + " AAAB" + strings.Repeat(".", 32) + "\n",
		"1 3\nA.. ..A\n",
		"1 1\n# #\n", "1 1\n. .\n", "1 1\n. A\n", "1 1\nz z\n", "1 1\nz Z\n",
		"2 18\nAB" + strings.Repeat(".", 16) + " " + strings.Repeat(".", 16) + "AB\n" + strings.Repeat(strings.Repeat(".", 18)+" ", 2) + "\n",
		"2 18\nAB" + strings.Repeat(".", 16) + " " + strings.Repeat(".", 17) + "B\n" + strings.Repeat(".", 18) + " " + strings.Repeat(".", 16) + "A.\n",
		"2 3\nA.B B.A\n... ...\n", "2 3\nA.. ...\n... ..A\n", "3 2\nA. ..\n.. ..\nB. BA\n",
	}
}

// mixed returns random 3 x 3 boards. A third of the targets are random, too.
func mixed(random *rand.Rand, count int) (all []string) {
	for range count {
		// The fraction of empty cells differs from case to case.
		kinds := "........##AABBCDEFGHIJ"[random.Intn(7):]
		start := make([]byte, 9)
		for i := range start {
			start[i] = kinds[random.Intn(len(kinds))]
		}
		target := walked(random, 3, start, 25)
		if random.Intn(3) == 0 {
			target = shuffled(random, start)
		}
		all = append(all, text(3, start, target))
	}
	return all
}

// cells36 returns boards with 36 cells and few knights.
func cells36(random *rand.Rand) (all []string) {
	for _, knights := range []string{"A", "ABC", "AAB", "AABB", "AAAA"} {
		start := shuffled(random, []byte(knights+strings.Repeat(".", 36-len(knights))))
		all = append(all, text(6, start, shuffled(random, start)))
	}

	// Use the same cells as boards of three widths.
	start := []byte("A...B." + strings.Repeat(".", 24) + ".B...A")
	target := []byte("B...A." + strings.Repeat(".", 24) + ".A...B")
	return append(all, text(6, start, target), text(9, start, target), text(4, start, target))
}
