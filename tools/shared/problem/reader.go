// This file converts YAML to values. For each YAML file of a package, a table maps keys to functions that
// read their values.

package problem

import (
	"fmt"
	"math"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"

	"oj/tools/shared/yaml"
)

// keys maps each key of a mapping to a function that reads its value. The function for the key "" reads the
// values of all keys that the table does not contain.
type keys map[string]func(*yaml.Node)

// readYAML parses a YAML file. If the file does not exist, readYAML returns nil. In a test_group.yaml it
// first replaces each {{name}} of a constant in problem.yaml by the constant's value.
func (p *Package) readYAML(file string) *yaml.Node {
	// A missing file is not an error, because most settings files are optional.
	data := p.content(file)
	if data == nil {
		return nil
	}
	if filepath.Base(file) == "test_group.yaml" {
		data = p.Fill(data)
	}
	root := yaml.Must(yaml.Parse(file, data))
	p.warnRepeated(root)
	return root
}

// warnRepeated adds a warning about each key that occurs twice in a mapping.
func (p *Package) warnRepeated(n *yaml.Node) {
	if n.Replaces > 0 {
		p.warnAt(n, "the key %q occurs twice in this mapping: the last value counts, not that of line %d", n.Key, n.Replaces)
	}
	for _, value := range n.Items {
		p.warnRepeated(value)
	}
}

// read reads the values of a mapping in the order of the file. If n is nil, read does nothing. An unknown
// key, which is an error in the format, causes only a warning, because tools add keys for their own use.
func (p *Package) read(n *yaml.Node, t keys) {
	switch {
	case n == nil:
		return
	case n.Kind != yaml.Map && n.Kind != yaml.Null:
		n.Fail("want a mapping (key: value), found %v", n.Kind)
	}
	for _, value := range n.Items {
		// Use the function of the key or, if there is none, the function for all other keys.
		read, others := t[value.Key], t[""]
		switch {
		case read != nil:
			read(value)
		case others != nil:
			others(value)
		default:
			p.warnUnknown(value)
		}
	}
}

// warnUnknown warns about a key that the format does not define.
func (p *Package) warnUnknown(n *yaml.Node) { p.warnAt(n, "unknown key %q", n.Key) }

// ignore skips a value. In a table of keys, ignore is the function of a key that a judge does not need.
func ignore(*yaml.Node) {}

// set returns a function that reads a value into a variable.
func set[T any](to *T, read func(*yaml.Node) T) func(*yaml.Node) {
	return func(n *yaml.Node) { *to = read(n) }
}

// warnAt adds a warning about a value, with its file and line.
func (p *Package) warnAt(n *yaml.Node, format string, args ...any) {
	p.warn("%s:%d: "+format, append([]any{n.File, n.Line}, args...)...)
}

// text returns the string of a scalar, or "" for an empty value.
func text(n *yaml.Node) string {
	if n.Kind != yaml.Scalar && n.Kind != yaml.Null {
		n.Fail("want a string, found %v", n.Kind)
	}
	return n.Text
}

var (
	inQuotes  = regexp.MustCompile(`"([^"]*)"|'([^']*)'`)
	shellWord = regexp.MustCompile(`(?:"[^"]*"|'[^']*'|\S)+`)
)

// words returns the strings of a YAML list, or the words of one string. Spaces within quotes do not separate
// words. An unpaired quote is an ordinary character.
func words(n *yaml.Node) []string {
	// Return an empty slice for an empty list. A nil slice would mean that the package does not contain the
	// list.
	list := []string{}
	if n.Kind == yaml.Seq {
		for _, item := range n.Items {
			list = append(list, text(item))
		}
		return list
	}
	for _, word := range shellWord.FindAllString(text(n), -1) {
		list = append(list, inQuotes.ReplaceAllString(word, "$1$2"))
	}
	return list
}

// oneOf returns the string of a scalar. It fails unless the string is one of these words.
func oneOf(n *yaml.Node, words ...string) string {
	if !slices.Contains(words, text(n)) {
		n.Fail("want one of %s, found %q", strings.Join(words, ", "), n.Text)
	}
	return n.Text
}

// between returns a function that reads a number, and fails unless the number is from lo to hi.
func between(lo, hi float64) func(*yaml.Node) float64 {
	return func(n *yaml.Node) float64 {
		x, err := strconv.ParseFloat(text(n), 64)

		// NaN is rejected, too, because all comparisons with NaN are false.
		if err != nil || !(x >= lo && x <= hi) {
			n.Fail("want a number from %v to %v, found %q", lo, hi, n.Text)
		}
		return x
	}
}

// number reads a number of any size.
var number = between(math.Inf(-1), math.Inf(1))

// booleans contains the spellings of true and false in YAML 1.1 and YAML 1.2.
var booleans = map[string]bool{"true": true, "yes": true, "on": true, "false": false, "no": false, "off": false}

func boolean(n *yaml.Node) bool {
	is, known := booleans[strings.ToLower(text(n))]
	if !known {
		n.Fail("want true or false, found %q", n.Text)
	}
	return is
}

// above0 returns a function that reads a number and multiplies it by unit. The number must be above 0, and
// not larger than the parameter most.
func above0[T ~int64](unit T, most float64) func(*yaml.Node) T {
	return func(n *yaml.Node) T {
		// Reject 0, because a limit of 0 would reject every program.
		x := between(0, most)(n)
		if x == 0 {
			n.Fail("want a number above 0, found %q", n.Text)
		}
		return T(x * float64(unit))
	}
}

// seconds reads a positive number of seconds.
var seconds = above0(time.Second, maxSec)

// size returns a function that reads positive amounts of memory in this unit.
func size(unit int64) func(*yaml.Node) int64 { return above0(unit, 1e6) }

// bounds reads a range: two numbers, of which the second must not be smaller than the first.
func bounds(n *yaml.Node) (lo, hi float64) {
	list := strings.Join(words(n), " ")
	if read, err := fmt.Sscanln(list, &lo, &hi); err != nil || read != 2 || !(lo <= hi) {
		n.Fail("want a range of two numbers, such as 0 100, found %q", list)
	}
	return lo, hi
}
