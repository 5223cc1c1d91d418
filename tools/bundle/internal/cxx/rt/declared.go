package rt

// This file reads the declarations of library functions. A declaration tells what the function does with its
// arguments, and whether some calls are translated in a special way. It is a line in a header, below the line
// that offers the function:
//
//	//@ strconv_AppendInt
//	//= returns 1, writes 1
//
// If a section offers several names, each declaration contains the name: //= NAME: FACTS. ../README.md lists
// the facts.

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"sync"
)

// Receiver is the number that stands for the receiver of a method in lists of arguments. Arguments are
// counted from 1. All variadic arguments together are one argument, the last.
const Receiver = 0

// Function describes how a library function uses the memory that its arguments refer to, and whether it has
// effects. Each field lists the numbers of the arguments for which the fact is true.
type Function struct {
	Returns []int // a result refers to the same memory
	Keeps   []int // after the call, something else refers to the memory, such as a global variable or an element of a result
	Writes  []int // the memory is changed
	Calls   []int // the argument, or a method of it, is called
	Passes  []int // the argument is passed to a called function or method
	Acts    bool  // the function has other effects, such as writing to the standard output or changing a generator's state

	// The following fields describe formatted printing and scanning. A number is 0 if there is no such argument.
	Formats int  // this argument is a format of fmt's printing
	Verb    int  // this argument is a verb for floating-point numbers
	Prints  int  // this argument contains the operands, which are printed as fmt prints them
	Lines   bool // there are spaces between all operands, and a newline after them
	Source  int  // the function reads from this argument instead of the standard input
	Scans   int  // this argument contains the operands, which point to variables and are scanned as fmt scans them

	// The following fields describe requirements on the types in a call.
	// This argument points to a variable. Like errors.As, the function searches for a value of the variable's type.
	Target int
	Deep   bool // the function compares values of any type recursively, field by field
	Hashes int  // this type argument becomes the key type of a map

	Instead []Instead // special functions for some calls; the first one whose condition is true is called
}

// Instead is a function of the runtime that is called instead of a library function. Exactly one of the conditions
// Typed, OnlyRead, Since and Argument is set.
type Instead struct {
	Name string

	Typed    bool   // the types of all operands in Prints or Scans are known
	OnlyRead bool   // the result is a string that the calling code only reads, before anything can change it
	Since    int    // if not 0, the program's language version is go1.Since or newer
	Argument int    // if not 0, the argument with this number must have the value or type in the field Is
	Is       string // the required number, function or pointer type; or "known" for any positive constant, "ascii" for a constant text of ASCII, "byte" for one ASCII character
}

// LeavesOut reports whether calls of the special function omit the last argument. This is so if the condition
// requires a certain number or function, because the argument is then always the same.
func (i Instead) LeavesOut() bool {
	return i.Is != "known" && i.Is != "ascii" && i.Is != "byte" && i.Is != "" && i.Is[0] != '*'
}

// Pure reports whether the function changes nothing. Two calls of pure functions may run in any order.
func (f Function) Pure() bool { return !f.Acts && len(f.Writes)+len(f.Calls)+len(f.Passes) == 0 }

// Declared returns the declarations of all functions by name. An error means that a header contains an
// invalid declaration.
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

		// The error of readHeader begins with the number of the line, so put the name of the file before it.
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

		// If the section offers only one name, the declaration may omit it.
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

		// A wrong fact would cause wrong translations, so an unknown fact is an error.
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
	// A function without facts must be declared as pure, because an empty list may be an oversight.
	if text == "pure" {
		return f, nil
	}

	for fact := range strings.SplitSeq(text, ", ") {
		if err := f.parseFact(fact); err != nil {
			return f, err
		}
	}
	return f, nil
}

// parseFact adds one fact.
func (f *Function) parseFact(fact string) error {
	flags := map[string]*bool{"acts": &f.Acts, "lines": &f.Lines, "deep": &f.Deep}
	if flag := flags[fact]; flag != nil {
		*flag = true
		return nil
	}

	// Every other fact consists of several words.
	words := strings.Fields(fact)
	if len(words) < 2 {
		return fmt.Errorf("%q is not a fact", fact)
	}
	if words[0] == "instead" {
		instead, ok := parseInstead(words[1:])
		if !ok {
			return fmt.Errorf("%q is not a fact", fact)
		}
		f.Instead = append(f.Instead, instead)
		return nil
	}

	// There are two kinds of facts: the map `one` contains the facts about a single argument, and the map `some`
	// contains the facts about any number of arguments.
	one := map[string]*int{
		"formats": &f.Formats, "verb": &f.Verb, "prints": &f.Prints, "source": &f.Source, "scans": &f.Scans,
		"target": &f.Target, "hashes": &f.Hashes,
	}
	some := map[string]*[]int{
		"returns": &f.Returns, "keeps": &f.Keeps, "writes": &f.Writes, "calls": &f.Calls, "passes": &f.Passes,
	}
	if some[words[0]] == nil && (one[words[0]] == nil || len(words) > 2) {
		return fmt.Errorf("%q is not a fact", fact)
	}
	for _, word := range words[1:] {
		number, err := argumentNumber(word)
		if err != nil {
			return err
		}
		if place := one[words[0]]; place != nil {
			*place = number
		} else {
			*some[words[0]] = append(*some[words[0]], number)
		}
	}
	return nil
}

// parseInstead reads the name of a function and its condition, such as "strconv_Itoa if 2 is 10".
func parseInstead(words []string) (Instead, bool) {
	instead := Instead{Name: words[0]}
	condition := strings.Join(words[1:], " ")

	// Without a condition, the function is used if the types of all operands are known.
	switch {
	case condition == "":
		instead.Typed = true
	case condition == "if only read":
		instead.OnlyRead = true
	case len(words) == 3 && words[1] == "since":
		n, err := fmt.Sscanf(words[2], "go1.%d", &instead.Since)
		return instead, n == 1 && err == nil
	case len(words) == 5 && words[1] == "if" && words[3] == "is":
		number, err := argumentNumber(words[2])
		instead.Argument = number
		instead.Is = words[4]
		return instead, err == nil && number != Receiver
	default:
		return instead, false
	}
	return instead, true
}

// argumentNumber reads "receiver" or the number of an argument.
func argumentNumber(word string) (int, error) {
	if word == "receiver" {
		return Receiver, nil
	}
	number, err := strconv.Atoi(word)
	if err != nil || number < 1 {
		return 0, fmt.Errorf("%q is not an argument: want receiver, 1, 2, ...", word)
	}
	return number, nil
}
