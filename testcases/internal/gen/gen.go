// Package gen contains functions for programs that generate testcases. A generator passes named inputs to a Set,
// which writes them as files below the folder given on the command line:
//
//	go run ./testcases/uva11624/generators FOLDER
//
// A generator writes the same files each time, because its random numbers come from a fixed seed. The command
// testcases/internal/data calls the generator and adds the answers.
package gen

import (
	"fmt"
	"math/rand"
	"os"
	"path/filepath"
)

// A Set writes the testcases of one problem. The first error ends the program.
type Set struct {
	Random *rand.Rand
	dir    string
}

// Main passes a Set to the function fill. The Set writes files below the folder given on the command line.
// seed is the seed of the Set's random numbers.
func Main(seed int64, fill func(s *Set)) {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: go run ./testcases/ID/generators DATA-FOLDER")
		os.Exit(2)
	}

	// The generator passes a constant seed, so that each run writes the same files.
	fill(&Set{rand.New(rand.NewSource(seed)), os.Args[1]})
}

// Secret writes an input into the folder secret. The judge runs testcases in the order of their names, so the
// names determine which testcase runs first.
func (s *Set) Secret(name, input string) { s.write("secret/"+name+".in", input) }

// Beyond writes an input that the statement allows, but that the site is not known to test. A program
// that fails only on such inputs is wrong, but the judge probably accepts it. why says what is known; it is
// stored in a .desc file beside the input.
func (s *Set) Beyond(name, why, input string) {
	s.write("secret/beyond/"+name+".in", input)
	s.write("secret/beyond/"+name+".desc", why+"\n")
}

// Made writes an input of this repository's own, for a problem whose site has other ones.
func (s *Set) Made(name, input string) { s.write("secret/beyond/"+name+".in", input) }

// CheckerFlags writes flags of the output validator for all testcases in a folder, such as secret/beyond.
func (s *Set) CheckerFlags(folder, flags string) {
	s.write(folder+"/testdata.yaml", "output_validator_flags: "+flags+"\n")
}

// Invalid writes an input that violates the statement. The input validator must reject it.
func (s *Set) Invalid(name, input string) { s.write("invalid_input/"+name+".in", input) }

// WrongOutput writes a wrong output for an input. The checker must reject it.
func (s *Set) WrongOutput(name, input, answer, output string) {
	s.write("invalid_output/"+name+".in", input)
	s.write("invalid_output/"+name+".ans", answer)
	s.write("invalid_output/"+name+".out", output)
}

func (s *Set) write(name, text string) {
	file := filepath.Join(s.dir, filepath.FromSlash(name))
	err := os.MkdirAll(filepath.Dir(file), 0o755)
	if err == nil {
		err = os.WriteFile(file, []byte(text), 0o644)
	}

	// An incomplete set of testcases is of no use, so the first error ends the program.
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// Grid returns a grid of random letters. To make a letter more likely, repeat it in the argument letters.
func (s *Set) Grid(rows, columns int, letters string) [][]byte {
	grid := make([][]byte, rows)
	for i := range grid {
		grid[i] = make([]byte, columns)
		for j := range grid[i] {
			grid[i][j] = letters[s.Random.Intn(len(letters))]
		}
	}
	return grid
}

// Put writes a letter into a random cell. It never overwrites one of the letters in kept.
func (s *Set) Put(grid [][]byte, letter byte, kept string) {
	for {
		i, j := s.Random.Intn(len(grid)), s.Random.Intn(len(grid[0]))

		// If the cell holds one of the kept letters, choose another cell.
		taken := false
		for _, k := range []byte(kept) {
			taken = taken || grid[i][j] == k
		}

		if !taken {
			grid[i][j] = letter
			return
		}
	}
}

// Lines returns the rows as one string, with a newline after each row.
func Lines(grid [][]byte) string {
	var text []byte
	for _, row := range grid {
		text = append(append(text, row...), '\n')
	}
	return string(text)
}
