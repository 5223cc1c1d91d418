package format

import (
	"errors"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// words splits an input into lines of words.
func words(text []byte) (lines [][]string) {
	for line := range strings.Lines(string(text)) {
		lines = append(lines, strings.Fields(line))
	}
	return lines
}

// A reader parses an input, and fails if it does not have the expected form.
type reader struct {
	t     *testing.T
	lines [][]string
	text  string
}

func (r *reader) line(n int) []string {
	r.t.Helper()
	if len(r.lines) == 0 || len(r.lines[0]) != n {
		r.t.Fatalf("want a line of %d words in\n%s", n, r.text)
	}
	line := r.lines[0]
	r.lines = r.lines[1:]
	return line
}

func (r *reader) number(word string, lo, hi int) int {
	r.t.Helper()
	n, err := strconv.Atoi(word)
	if err != nil || n < lo || n > hi || strconv.Itoa(n) != word {
		r.t.Fatalf("%q is not from %d to %d in\n%s", word, lo, hi, r.text)
	}
	return n
}

func (r *reader) numbers(n, lo, hi int) (list []int) {
	r.t.Helper()
	for _, word := range r.line(n) {
		list = append(list, r.number(word, lo, hi))
	}
	return list
}

// graph reads m edges, and fails if an edge is a loop or occurs twice. If directed is set, a-b and b-a are
// different edges. It returns the number of connected components.
func (r *reader) graph(n, m, first int, directed bool, weight ...int) (parts int) {
	r.t.Helper()
	part := make([]int, n)
	for i := range part {
		part[i] = i
	}
	seen := map[[2]int]bool{}
	parts = n
	for range m {
		line := r.line(2 + len(weight)/2)
		a, b := r.number(line[0], first, first+n-1), r.number(line[1], first, first+n-1)
		if len(weight) > 0 {
			r.number(line[2], weight[0], weight[1])
		}
		if a == b || seen[[2]int{a, b}] || !directed && seen[[2]int{b, a}] {
			r.t.Fatalf("the edge %d %d is a loop or occurs twice in\n%s", a, b, r.text)
		}
		seen[[2]int{a, b}] = true
		if from, to := part[a-first], part[b-first]; from != to {
			parts--
			for i := range part {
				if part[i] == from {
					part[i] = to
				}
			}
		}
	}
	return parts
}

// kinds maps each format to a function that reads an input of this format and checks that it respects the
// format's bounds.
var kinds = map[string]func(r *reader){
	"1..9 -5..-2 -4..3 n:0..0 n+1 max(n,2)-1": func(r *reader) {
		line := r.line(6)
		for i, bounds := range [][2]int{{1, 9}, {-5, -2}, {-4, 3}, {0, 0}, {1, 1}, {1, 1}} {
			r.number(line[i], bounds[0], bounds[1])
		}
	},
	"n:1..10 m:0..n*(n-1)/2 edges(n,m)": func(r *reader) {
		head := r.numbers(2, 0, 45)
		r.graph(head[0], head[1], 1, false)
	},
	"n:1..7 m:n-1..n*(n-1)/2; edges(n, m, connected, zero, 5..6)": func(r *reader) {
		head := r.numbers(2, 0, 21)
		if parts := r.graph(head[0], head[1], 0, false, 5, 6); parts != 1 {
			r.t.Fatalf("%d connected components in\n%s", parts, r.text)
		}
	},
	"n:1..6 m:0..n*(n-1) arcs(n,m)": func(r *reader) {
		head := r.numbers(2, 0, 30)
		r.graph(head[0], head[1], 1, true)
	},
	"n:1..6 m:0..n*(n-1)/2 dag(n,m,-3..-1)": func(r *reader) {
		head := r.numbers(2, 0, 15)
		edges := slices.Clone(r.lines)
		r.graph(head[0], head[1], 1, false, -3, -1)

		// In each iteration, remove the outgoing edges of all vertices that have no incoming edge. If there is no
		// cycle, no edge remains at the end.
		for len(edges) > 0 {
			left := slices.DeleteFunc(slices.Clone(edges), func(e []string) bool {
				return !slices.ContainsFunc(edges, func(into []string) bool { return into[1] == e[0] })
			})
			if len(left) == len(edges) {
				r.t.Fatalf("a cycle in\n%s", r.text)
			}
			edges = left
		}
	},
	"n:1..9 tree(n)": func(r *reader) {
		n := r.numbers(1, 1, 9)[0]
		if parts := r.graph(n, n-1, 1, false); parts != 1 {
			r.t.Fatalf("%d connected components in\n%s", parts, r.text)
		}
	},
	"n:0..6 array(n,-3..3) array(n,-3..9,distinct) array(n,-3..3,sorted)": func(r *reader) {
		n := r.numbers(1, 0, 6)[0]
		r.numbers(n, -3, 3)
		distinct := r.numbers(n, -3, 9)
		if slices.Sort(distinct); len(slices.Compact(distinct)) != n {
			r.t.Fatalf("not distinct:\n%s", r.text)
		}
		if sorted := r.numbers(n, -3, 3); !slices.IsSorted(sorted) {
			r.t.Fatalf("not sorted:\n%s", r.text)
		}
	},
	"n:1..6 perm(n) perm(n,0)": func(r *reader) {
		n := r.numbers(1, 1, 6)[0]
		for first := 1; first >= 0; first-- {
			list := r.numbers(n, first, first+n-1)
			if slices.Sort(list); len(slices.Compact(list)) != n {
				r.t.Fatalf("not a permutation:\n%s", r.text)
			}
		}
	},
	`h:1..4 w:2..5 grid(h,w,".#","SE")`: func(r *reader) {
		head := r.numbers(2, 1, 5)
		all := ""
		for range head[0] {
			all += r.line(1)[0]
		}
		if len(all) != head[0]*head[1] || strings.Trim(all, ".#SE") != "" || strings.Count(all, "S") != 1 || strings.Count(all, "E") != 1 {
			r.t.Fatalf("a wrong grid:\n%s", r.text)
		}
	},
	`h:3..4 w:4..5 grid(h,w,".","SE",walls)`: func(r *reader) {
		head := r.numbers(2, 3, 5)
		inner := ""
		for i := range head[0] {
			row := r.line(1)[0]
			isEdge := i == 0 || i == head[0]-1
			if len(row) != head[1] || row[0] != '#' || row[len(row)-1] != '#' || isEdge && strings.Trim(row, "#") != "" {
				r.t.Fatalf("a border cell is not a wall:\n%s", r.text)
			}
			inner += strings.Trim(row, "#")
		}
		if len(inner) != (head[0]-2)*(head[1]-2) || strings.Trim(inner, ".SE") != "" || strings.Count(inner, "S") != 1 {
			r.t.Fatalf("a wrong grid:\n%s", r.text)
		}
	},
	"// comment\nt:0..3\nrepeat(t, n=1..4 word(n,\"a-cX-\") pick(\"x\",7..8) ; list(n, 1..2 \"-\"))\n\n\"end\"": func(r *reader) {
		for range r.numbers(1, 0, 3)[0] {
			line := r.line(2)
			if strings.Trim(line[0], "abcX-") != "" || len(line[0]) > 4 || !slices.Contains([]string{"x", "7", "8"}, line[1]) {
				r.t.Fatalf("a wrong line:\n%s", r.text)
			}
			for i, word := range r.line(2 * len(line[0])) {
				if i%2 == 1 && word != "-" || i%2 == 0 && word != "1" && word != "2" {
					r.t.Fatalf("a wrong list:\n%s", r.text)
				}
			}
		}
		if r.line(1)[0] != "end" {
			r.t.Fatalf("the end is missing:\n%s", r.text)
		}
	},
	"2^10-24..1_000 -7/2 -7%3 -2^2 (1+2)*3": func(r *reader) {
		if got := r.line(5); !slices.Equal(got, []string{"1000", "-3", "-1", "-4", "9"}) {
			r.t.Fatalf("%v", got)
		}
	},
}

// TestBounds: inputs respect the bounds for any seed, size and choices. The same seed gives the same input, and
// Replay reproduces it from its choices.
func TestBounds(t *testing.T) {
	for text, read := range kinds {
		f, err := Parse(text)
		if err != nil {
			t.Errorf("%s: %v", text, err)
			continue
		}
		t.Run(text, func(t *testing.T) {
			check := func(input []byte, err error) {
				t.Helper()
				if err != nil {
					t.Fatal(err)
				}
				r := &reader{t, words(input), string(input)}
				if read(r); len(r.lines) > 0 {
					t.Fatalf("more lines than there should be in\n%s", input)
				}
			}
			different := map[string]bool{}
			for seed := range uint64(300) {
				input, choices, err := f.Generate(seed, float64(seed%10+1)/10)
				check(input, err)
				different[string(input)] = true
				if again, _, _ := f.Generate(seed, float64(seed%10+1)/10); string(again) != string(input) {
					t.Fatalf("seed %d generates\n%s\nthen\n%s", seed, input, again)
				}
				replayed, used, err := f.Replay(choices)
				if err != nil || string(replayed) != string(input) || !slices.Equal(used, choices) {
					t.Fatalf("replayed with %v: %v\n%s\nwant\n%s", used, err, replayed, input)
				}

				// Change choices, omit some and add some, as tools/stress does when it shrinks an input.
				for i := range choices {
					choices[i] = rand.Uint64N(choices[i] + 5)
				}
				input, _, err = f.Replay(choices[:rand.IntN(len(choices)+1)])
				check(input, err)
			}
			if len(different) < 2 && strings.Contains(text, "n:1") {
				t.Errorf("every seed generates the same input")
			}
		})
	}
}

// TestReach: random inputs cover every value of a small range, every shape of a tree, and every graph of three
// nodes.
func TestReach(t *testing.T) {
	for text, want := range map[string]int{
		"-2..3": 6, "perm(3)": 6, `word(2,"ab")`: 4, "m=0..3 edges(3,m)": 0, `grid(1,3,".","X")`: 3, "array(2,0..3,distinct)": 12,
		"tree(4)": 16 * 8 * 6, "0..9223372036854775807": 0,
	} {
		f, err := Parse(text)
		if err != nil {
			t.Fatalf("%s: %v", text, err)
		}
		got := map[string]bool{}
		for seed := range uint64(60_000) {
			input, _, err := f.Generate(seed, 1)
			if err != nil {
				t.Fatalf("%s: %v", text, err)
			}
			if got[string(input)] = true; len(got) == want {
				break
			}
		}
		if want > 0 && len(got) != want || len(got) < 3 {
			t.Errorf("%s: %d different inputs, want %d", text, len(got), want)
		}
	}
}

// TestSmallSizes: at small sizes, numbers are small even in large ranges; at size 1, large numbers occur.
func TestSmallSizes(t *testing.T) {
	f, err := Parse("-10^9..10^9")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		size        float64
		reach, most int
	}{{0.01, 1, 1}, {0.5, 5_000, 45_000}, {1, 5e8, 1e9}} {
		farthest := 0
		for seed := range uint64(200) {
			input, _, _ := f.Generate(seed, c.size)
			n, _ := strconv.Atoi(strings.TrimSpace(string(input)))
			farthest = max(farthest, n, -n)
		}
		if farthest > c.most || farthest < c.reach {
			t.Errorf("size %v: up to %d, want from %d to %d", c.size, farthest, c.reach, c.most)
		}
	}
	if zero, _, _ := f.Replay(nil); string(zero) != "0\n" {
		t.Errorf("without choices, Replay returns %q, want the simplest input", zero)
	}
}

// TestLarge: generating large graphs takes little time, and their edges are valid.
func TestLarge(t *testing.T) {
	f, err := Parse("n:10^5..10^5 m:10^5..10^5 edges(n,m,connected)")
	if err != nil {
		t.Fatal(err)
	}
	input, _, err := f.Generate(1, 1)
	if lines := strings.Count(string(input), "\n"); err != nil || lines != 100_001 {
		t.Errorf("%d lines, %v", lines, err)
	}
}

func TestErrors(t *testing.T) {
	for text, want := range map[string]string{
		"n:1..x":                         `column 6: no earlier number has the name x`,
		"n:1..5 m:1..k":                  `column 13: no earlier number has the name k; there are n`,
		"n:1..":                          `column 6: want a number`,
		"n:":                             `column 3: want a number`,
		`"abc`:                           `column 1: the quote is not closed`,
		"n:1..3\nrepeat(n, 1..2":         `line 2, column 15: want ")", not end of the format`,
		"1..3)":                          `column 5: unexpected ")"`,
		"edges(1)":                       `column 8: want ",", not ")"`,
		"word(3,abc)":                    `column 8: want characters in quotes`,
		"array(3,1..9,upwards)":          `column 14: want distinct or sorted, not "upwards"`,
		"99999999999999999999":           `column 1: 99999999999999999999 is too large`,
		"1..9 & 3":                       `column 6: want a number`,
		"repeat(2, n:1..2) n":            `column 19: no earlier number has the name n`,
		"5..3":                           `column 1: there is no number in 5..3`,
		"n:3..3 edges(n,4)":              `column 8: 4 edges, but 3 nodes have at most 3: write a bound such as m:0..n*(n-1)/2`,
		"edges(4,2,connected)":           `column 1: 2 edges cannot connect 4 nodes`,
		"arcs(2,3)":                      `column 1: 3 arcs, but 2 nodes have at most 2`,
		"array(3,1..2,distinct)":         `column 1: there are no 3 different numbers in 1..2`,
		"repeat(0-1,1)":                  `column 8: want a number of elements from 0 to 67108864, not -1`,
		"1/0":                            `column 2: a division by 0`,
		"2^64":                           `column 2: the result does not fit into 64 bits`,
		"10^18*10":                       `column 6: the result does not fit into 64 bits`,
		"2^62*2-1+1":                     `column 5: the result does not fit into 64 bits`,
		"9223372036854775807+1":          `column 20: the result does not fit into 64 bits`,
		"2^-1":                           `column 2: a negative exponent`,
		`grid(2,3,".","S",walls)`:        `column 1: a grid of 2 rows and 3 columns has not enough cells for "S"`,
		`grid(3,3,".","S",wall)`:         `column 18: want walls, not "wall"`,
		`grid(1,1,".","SE")`:             `column 1: a grid of 1 rows and 1 columns has not enough cells for "SE"`,
		`grid(50000,50000,".")`:          `column 1: the input would have more than 64 MiB`,
		`repeat(33333,repeat(33333,""))`: `column 1: the input would have more than 64 MiB`,
		"list(60000000,1234567)":         `column 1: the input would have more than 64 MiB`,
		"edges(3,1,5..4)":                `column 1: there is no weight in 5..4`,
		"edges(3,1,conected)":            `column 11: did you mean connected? No earlier number has the name conected`,
		"n:1..5 aray(n,1..9)":            `column 8: did you mean array? No earlier number has the name aray; there are n`,
		"n:1..5 repaet(n, 1)":            `column 8: did you mean repeat?`,
		"n:1..5 tre(n)":                  `column 8: did you mean tree?`,
		"n:1..5 array(n,1..9,distnct)":   `column 21: `,
		"lenght:1..5 array(length,1..9)": `column 19: did you mean lenght? No earlier number has the name length; there are lenght`,
		"1..9 -5..-2 -4..3 (-3..-3)":     `column 22: want ")", not ".."`,
	} {
		f, err := Parse(text)
		if err == nil {
			_, _, err = f.Generate(1, 1)
		}
		var e *Error
		if !errors.As(err, &e) || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("%q: %v, want %s", text, err, want)
		}
	}
}

// FuzzParse: Parse, Generate and Replay do not panic.
func FuzzParse(f *testing.F) {
	for text := range kinds {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		if strings.ContainsAny(text, "^*3456789") || len(text) > 60 {
			t.Skip() // large inputs take long
		}
		form, err := Parse(text)
		if err != nil {
			return
		}
		input, choices, err := form.Generate(7, 0.1)
		if err != nil {
			return
		}
		if again, _, err := form.Replay(choices); err != nil || string(again) != string(input) {
			t.Errorf("%v: %q, want %q", err, again, input)
		}
		form.Replay([]uint64{1, 2, 3}) // this call may return an error, but must not panic
	})
}
