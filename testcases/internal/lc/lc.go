// Package lc makes the testcases of the Library Checker problems and checks outputs.
//
// Each problem is one entry of a table. The entry contains a function that makes an input of a given size and
// a function that computes the answer without packages of problems/lib. If several outputs are correct, there
// is also a function that checks outputs. Answers are computed by brute force, or by an algorithm that
// problems/lib does not use. If that is too slow for the largest testcase, the testcase is constructed
// together with its answer.
//
//	go run ./testcases/internal/lc/data scc             write the small testcases of scc
//	go run ./testcases/internal/lc/data -largest scc    also write the largest one, which git ignores
package lc

import (
	"fmt"
	"hash/fnv"
	"math/rand"
	"sort"
	"strconv"
	"strings"
)

// A Task is one problem of Library Checker.
type Task struct {
	// Make returns a random input of size n. Depending on the problem, n is the number of vertices, elements or
	// queries.
	Make func(r *rand.Rand, n int) string
	// Answer returns the right output for an input. If Check is set, Answer may instead return other data
	// that Check needs.
	Answer func(in *Tokens) string
	// Check panics if an output is wrong; see Tokens. If Check is nil, output and answer are compared word by word.
	Check func(in, answer, out *Tokens)
	// Largest is the size of the largest testcase.
	Largest int
	// Sizes are the sizes of the small testcases, or nil for the usual sizes.
	Sizes []int
	// Corners are inputs for special cases, which Make may never return.
	Corners []string
}

var usualSizes = []int{1, 2, 3, 4, 6, 9, 15, 40}

// A File is a testcase.
type File struct{ Name, Input, Answer string }

// IDs returns the ids of the problems in alphabetical order.
func IDs() (ids []string) {
	for id := range problems {
		ids = append(ids, id)
	}
	sort.Strings(ids)
	return ids
}

// Small returns the small testcases of a problem, which are always the same.
func Small(id string) (files []File) {
	p := problems[id]
	add := func(name, input string) {
		files = append(files, File{name, input, p.Answer(NewTokens("input", input))})
	}

	for i, input := range p.Corners {
		add(fmt.Sprintf("%02d-corner", i+1), input)
	}

	sizes := p.Sizes
	if sizes == nil {
		sizes = usualSizes
	}

	for i, n := range sizes {
		add(fmt.Sprintf("%d-random-%d", 3*10+i, n), p.Make(random(id, i), n))
	}
	return files
}

// Largest returns the largest testcase of a problem.
func Largest(id string) File {
	p := problems[id]
	input := p.Make(random(id, 0), p.Largest)
	return File{"90-largest", input, p.Answer(NewTokens("input", input))}
}

// random returns a source of random numbers that depends only on the problem and on the number of the testcase.
func random(id string, number int) *rand.Rand {
	hash := fnv.New32a()
	fmt.Fprint(hash, id, number)
	return rand.New(rand.NewSource(int64(hash.Sum32())))
}

// Judge returns nil if an output is right. Otherwise the error says why it is wrong.
func Judge(id, input, answer, output string) (err error) {
	// Methods of Tokens panic if a word is wrong: return the reason as the error.
	defer func() {
		switch reason := recover().(type) {
		case nil:
		case wrongToken:
			err = reason
		default:
			panic(reason) // a bug in the check must not be taken for a verdict
		}
	}()

	p := problems[id]
	in, ans, out := NewTokens("input", input), NewTokens("answer", answer), NewTokens("output", output)

	// If there is no check, only one output is right.
	if p.Check != nil {
		p.Check(in, ans, out)
	} else {
		for ans.More() {
			out.Want(ans.Word())
		}
	}

	out.End()
	return nil
}

// A value of type lines collects the lines of an input or of an answer.
type lines struct{ text []byte }

// add adds a line of numbers.
func (l *lines) add(numbers ...int) {
	for i, n := range numbers {
		if i > 0 {
			l.text = append(l.text, ' ')
		}
		l.text = strconv.AppendInt(l.text, int64(n), 10)
	}
	l.text = append(l.text, '\n')
}

// word adds a line that consists of one word.
func (l *lines) word(word string) { l.text = append(append(l.text, word...), '\n') }

func (l *lines) String() string { return string(l.text) }

// join returns the words as lines.
func join(words ...string) string { return strings.Join(words, "\n") + "\n" }
