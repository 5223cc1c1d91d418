package rt

// This file reads the declarations of library functions: what each function does with its arguments. A declaration is a
// line in a header, below the line that offers the function:
//
//	//@ strconv_AppendInt
//	//= returns 1, writes 1
//
// A section that offers several names has a line for each function: //= NAME: FACTS. ../README.md lists the facts.

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"sync"
)

// Receiver is the number of a method's receiver. Arguments are counted from 1. All variadic arguments together
// are one argument, the last.
const Receiver = 0

// Function says what a library function does with the memory that its arguments refer to, and whether it has
// effects. Each field lists the numbers of the arguments for which the fact is true.
type Function struct {
	Returns []int // a result refers to the same memory
	Keeps   []int // after the call the memory is referred to in any other way, such as by a global variable
	Writes  []int // the memory is changed
	Calls   []int // the argument, or a method of it, is called
	Passes  []int // the argument is passed to a called function or method
	Acts    bool  // it changes something else, such as the standard output or the state of a generator
}

// Pure reports whether the function changes nothing. Two calls of pure functions may run in any order.
func (f Function) Pure() bool { return !f.Acts && len(f.Writes)+len(f.Calls)+len(f.Passes) == 0 }

// Declared returns the declarations of all functions by name. An error means that the runtime's own text is wrong.
var Declared = sync.OnceValues(readDeclared)

// readDeclared reads the declarations of all headers.
func readDeclared() (map[string]Function, error) {
	entries, err := Files.ReadDir(".")
	if err != nil {
		return nil, err
	}

	all := map[string]Function{}
	for _, e := range entries {
		text, err := Files.ReadFile(e.Name())
		if err != nil {
			return nil, err
		}
		if err := readHeader(all, string(text)); err != nil {
			return nil, fmt.Errorf("rt/%s:%w", e.Name(), err)
		}
	}
	return all, nil
}

// readHeader adds the declarations of one header. An error starts with the line's number.
func readHeader(all map[string]Function, text string) error {
	var offered []string
	for i, line := range strings.Split(text, "\n") {
		// A new section starts.
		if names, ok := strings.CutPrefix(line, "//@ "); ok {
			offered = slices.DeleteFunc(strings.Fields(names), func(word string) bool { return word == "raw" })
		}
		declaration, ok := strings.CutPrefix(line, "//= ")
		if !ok {
			continue
		}

		// The name may be left out if the section offers only one.
		name, facts, named := strings.Cut(declaration, ": ")
		if !named {
			if len(offered) != 1 {
				return fmt.Errorf("%d: the section offers %d names: write //= NAME: %s", i+1, len(offered), declaration)
			}
			name, facts = offered[0], declaration
		}
		if !slices.Contains(offered, name) {
			return fmt.Errorf("%d: the section does not offer %s", i+1, name)
		}
		if _, twice := all[name]; twice {
			return fmt.Errorf("%d: %s is declared twice", i+1, name)
		}

		// A wrong fact would make wrong translations: refuse what is not understood.
		f, err := parseFacts(facts)
		if err != nil {
			return fmt.Errorf("%d: %s: %w", i+1, name, err)
		}
		all[name] = f
	}
	return nil
}

// parseFacts reads a list of facts such as "returns 1, writes receiver 2", "acts" or "pure".
func parseFacts(text string) (Function, error) {
	var f Function
	// pure is written out, so that a missing declaration is noticed.
	if text == "pure" {
		return f, nil
	}

	for fact := range strings.SplitSeq(text, ", ") {
		words := strings.Fields(fact)
		if fact == "acts" {
			f.Acts = true
			continue
		}

		// Every other fact is a word and the numbers of its arguments.
		places := map[string]*[]int{"returns": &f.Returns, "keeps": &f.Keeps, "writes": &f.Writes, "calls": &f.Calls, "passes": &f.Passes}
		if len(words) < 2 || places[words[0]] == nil {
			return f, fmt.Errorf("%q is no fact", fact)
		}
		for _, word := range words[1:] {
			number, err := argumentNumber(word)
			if err != nil {
				return f, err
			}
			*places[words[0]] = append(*places[words[0]], number)
		}
	}
	return f, nil
}

// argumentNumber reads "receiver" or the number of an argument.
func argumentNumber(word string) (int, error) {
	if word == "receiver" {
		return Receiver, nil
	}
	number, err := strconv.Atoi(word)
	if err != nil || number < 1 {
		return 0, fmt.Errorf("%q is no argument: want receiver, 1, 2, ...", word)
	}
	return number, nil
}
