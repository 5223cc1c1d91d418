// This file reads the flag -digits, whose bases may depend on the input.

package command

import (
	"context"
	"fmt"
	"io"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// amount is a number, or a number that depends on the first numbers of the case: 4*b+2 is 4 times the second one plus 2.
type amount struct {
	factor int
	letter byte // a, b, c or d; 0 if the amount is a constant
	plus   int
}

// digit is an item of -digits: a base, and how many digits have it.
type digit struct{ base, count amount }

var amountForm = regexp.MustCompile(`^(?:(?:(\d+)\*)?([a-d])([+-]\d+)?|(\d+))$`)

func readAmount(text string) (a amount, err error) {
	m := amountForm.FindStringSubmatch(text)
	if m == nil {
		return a, fmt.Errorf("%q: want a number, or a letter from a to d such as 4*b+2", text)
	}
	if m[2] == "" {
		a.plus, err = strconv.Atoi(m[4])
		return a, err
	}
	a = amount{factor: 1, letter: m[2][0]}
	if m[1] != "" {
		a.factor, err = strconv.Atoi(m[1])
	}
	if m[3] != "" && err == nil {
		a.plus, err = strconv.Atoi(m[3])
	}
	return a, err
}

// value returns the amount for a case that begins with these numbers. A missing number is 0.
func (a amount) value(numbers []int) int {
	if i := int(a.letter) - 'a'; a.letter != 0 && i < len(numbers) {
		return a.factor*numbers[i] + a.plus
	}
	return a.plus
}

// addDigits parses the value of -digits.
func (o *options) addDigits(text string) error {
	o.digits = nil
	for _, item := range strings.Split(text, ",") {
		base, count, repeated := strings.Cut(item, "x")
		d := digit{count: amount{plus: 1}}
		var err error
		if d.base, err = readAmount(base); err == nil && repeated {
			d.count, err = readAmount(count)
		}
		if err != nil {
			return err
		}

		// In a base below 2, most numbers cannot be written.
		if d.base.letter == 0 && d.base.plus < 2 {
			return fmt.Errorf("%q: want a number of at least 2", base)
		}
		o.digits = append(o.digits, d)
	}
	return nil
}

// name gives the states of a search their names. The bases may depend on the first numbers of the case.
func (o *options) name(s *space) error {
	text, err := os.ReadFile(o.input.Name())
	if err != nil {
		return err
	}
	var numbers []int
	for _, word := range strings.Fields(s.puzzle(string(text))) {
		n, err := strconv.Atoi(word)
		if err != nil || len(numbers) > 'd'-'a' {
			break
		}
		numbers = append(numbers, n)
	}
	var bases []int
	for _, d := range o.digits {
		const mostDigits = 64
		bases = append(bases, slices.Repeat([]int{max(2, d.base.value(numbers))}, min(mostDigits, max(0, d.count.value(numbers))))...)
	}
	s.spell(bases, o.from)
	s.Names = o.fields
	return nil
}

// puzzle returns the part of an input that begins with the case of the search.
func (s *space) puzzle(text string) string {
	if len(s.place) < 2 {
		return text // the solution does not tell where a case begins
	}
	at, _ := strconv.Atoi(s.place[0]) // package record wrote both words
	text = strings.TrimSpace(text[min(max(0, at), len(text)):])
	if isCounted := s.place[1] == "true"; isCounted {
		text = strings.TrimLeft(text, "0123456789") // the number of cases
	}
	return text
}

// chooseSearch sets o.search if the README's picture shows a later search, but of another input: it becomes the search
// with the same number among those of its case, in the first case.
func (o *options) chooseSearch(ctx context.Context) error {
	if o.pictured == nil || o.search == 1 {
		return nil
	}
	input, err := os.Open(o.pictured[1])
	if err != nil {
		return err
	}
	defer input.Close()
	s, err := trace(ctx, o.root, o.solution, input, o.search)
	if err != nil {
		return err
	}
	o.search = max(1, s.inItsCase)
	return nil
}

// rewind lets the next program read the input from its beginning.
func (o *options) rewind() error {
	_, err := o.input.Seek(0, io.SeekStart)
	return err
}
