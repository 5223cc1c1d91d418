// Command game is the input validator of starcraft. It exits with status 42 if every number on standard input is
// within the bounds of the statement. Otherwise it exits with status 43, and writes a message with the line and the
// word.
//
// It also checks the format: the first line is the number of cases, and each further line is one case. Words are
// separated by single spaces. Numbers have no leading zeros and no plus sign. Each line ends with a newline, and
// nothing follows the last line.
package main

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"strconv"
	"strings"
)

// A bound is the name and the range of a number in a case.
type bound struct {
	name   string
	lo, hi int
}

var bounds = []bound{
	{"cost of a drone", 0, 10000}, {"cost of an overlord", 0, 10000}, {"cost of a zergling", 0, 10000},
	{"cost of a hatchery", 0, 10000}, {"cost of the pool", 0, 10000}, {"cost of the chamber", 0, 10000},
	{"cost of the attack upgrade", 0, 10000}, {"cost of the defence upgrade", 0, 10000},
	{"hatcheries", 0, 50}, {"drones", 1, 200}, {"zerglings", 0, 200}, {"overlords", 0, 100},
	{"target", 0, 200},
	{"cap on hatcheries", 0, 50}, {"cap on drones", 0, 200}, {"cap on overlords", 0, 100},
	{"rate", 1, 10000}, {"interval", 0, 10000},
}

const mostCases = 1000

func main() {
	if err := check(bufio.NewReader(os.Stdin)); err != nil {
		fmt.Println(err)
		os.Exit(43)
	}
	os.Exit(42)
}

func check(in *bufio.Reader) error {
	words, err := line(in, 1)
	if err != nil {
		return err
	}
	if len(words) != 1 {
		return fmt.Errorf("line 1: %d words, want only the number of cases", len(words))
	}
	cases, err := number(words, 0, 1, bound{"number of cases", 1, mostCases})
	if err != nil {
		return err
	}
	for i := 2; i < cases+2; i++ {
		words, err := line(in, i)
		if err == nil {
			err = checkCase(words, i)
		}
		if err != nil {
			return err
		}
	}
	if _, err := in.ReadByte(); err != io.EOF {
		return fmt.Errorf("line %d: something follows the last case", cases+2)
	}
	return nil
}

func checkCase(words []string, at int) error {
	if len(words) != 1+len(bounds) {
		return fmt.Errorf("line %d: %d words, want %d", at, len(words), 1+len(bounds))
	}
	if words[0] != "single" && words[0] != "batch" {
		return fmt.Errorf("line %d, word 1: %q, want single or batch", at, words[0])
	}
	for i, b := range bounds {
		if _, err := number(words, i+1, at, b); err != nil {
			return err
		}
	}
	return nil
}

// line returns the words of the next line.
func line(in *bufio.Reader, at int) ([]string, error) {
	text, err := in.ReadString('\n')
	if err != nil {
		return nil, fmt.Errorf("line %d: the input ends without a newline", at)
	}
	words := strings.Split(strings.TrimSuffix(text, "\n"), " ")
	for i, w := range words {
		if w == "" {
			return nil, fmt.Errorf("line %d, word %d: an empty word: want single spaces between words", at, i+1)
		}
	}
	return words, nil
}

// number returns the value of words[i], which must be a whole number within the bound. at is the number of the line.
func number(words []string, i, at int, b bound) (int, error) {
	n, err := strconv.Atoi(words[i])
	if err != nil || strconv.Itoa(n) != words[i] {
		return 0, fmt.Errorf("line %d, word %d: %q is not a whole number in its shortest form (%s)", at, i+1, words[i], b.name)
	}
	if n < b.lo || n > b.hi {
		return 0, fmt.Errorf("line %d, word %d: %d, want from %d to %d (%s)", at, i+1, n, b.lo, b.hi, b.name)
	}
	return n, nil
}
