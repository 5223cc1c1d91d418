package main

import (
	"fmt"
	"math"
	"sort"
	"strings"
	"time"
)

// A Case is the measurement of the three programs on one case.
type Case struct {
	Date, Revision, Site string // when, with which commits of this repository and of the site's
	Problem, Name        string
	Same                 bool // whether the input has the hash that the site lists
	Theirs               Usage
	Go, Cpp              Result
}

// A Result is the usage of one of our programs, and the verdict of the site's checker.
type Result struct {
	Verdict string
	Usage
}

const format = "%s %s %s %s %s %t %d %d %s %d %d %s %d %d\n"

// Line returns the line of the file of results: words separated by blanks, times in microseconds.
func (c Case) Line() string {
	return fmt.Sprintf(format, c.Date, c.Revision, c.Site, c.Problem, c.Name, c.Same, c.Theirs.CPU.Microseconds(), c.Theirs.KB,
		c.Go.Verdict, c.Go.CPU.Microseconds(), c.Go.KB, c.Cpp.Verdict, c.Cpp.CPU.Microseconds(), c.Cpp.KB)
}

// ParseResults reads a file of results. If a problem occurs several times, only its newest cases count.
func ParseResults(text string) ([]Case, error) {
	newest := map[string]Case{}
	for n, line := range strings.Split(strings.TrimSpace(text), "\n") {
		var c Case
		_, err := fmt.Sscanf(line+"\n", format, &c.Date, &c.Revision, &c.Site, &c.Problem, &c.Name, &c.Same, &c.Theirs.CPU, &c.Theirs.KB,
			&c.Go.Verdict, &c.Go.CPU, &c.Go.KB, &c.Cpp.Verdict, &c.Cpp.CPU, &c.Cpp.KB)
		if err != nil {
			return nil, fmt.Errorf("line %d: %w", n+1, err)
		}
		for _, u := range []*Usage{&c.Theirs, &c.Go.Usage, &c.Cpp.Usage} {
			u.CPU *= time.Microsecond
		}
		newest[c.Problem+" "+c.Name] = c
	}

	var cases []Case
	for _, c := range newest {
		cases = append(cases, c)
	}
	sort.Slice(cases, func(i, j int) bool {
		a, b := cases[i], cases[j]
		return a.Problem < b.Problem || a.Problem == b.Problem && a.Name < b.Name
	})
	return cases, nil
}

// The bounds: a case whose ratio is above one of them is listed. Times count where one of the two programs
// takes longer than counts; memory of the site's solution counts as at least memoryFloor.
const (
	goBound, cppBound = 1.6, 1.3
	memoryBound       = 1.5
	counts            = 50 * time.Millisecond
	memoryFloor       = 32 << 10 // KB
)

// Ratios are those of one of our languages over a list of cases.
type Ratios struct {
	n, above           int     // how many cases count, and how many of them are above the bound
	mean, worst        float64 // of the times; 0 if no case counts
	worstCase          string
	memory             float64
	memoryCase         string
	memoryAbove, wrong int
}

// ratios compares one language with the site's solutions.
func ratios(cases []Case, bound float64, of func(Case) Result) (r Ratios) {
	logs := 0.0
	for _, c := range cases {
		ours := of(c)
		if ours.Verdict != accepted {
			r.wrong++
			continue
		}

		memory := float64(ours.KB) / float64(max(c.Theirs.KB, memoryFloor))
		if memory > memoryBound {
			r.memoryAbove++
		}
		if memory > r.memory {
			r.memory, r.memoryCase = memory, c.Name
		}

		if max(ours.CPU, c.Theirs.CPU) < counts {
			continue
		}
		time := float64(ours.CPU) / float64(max(c.Theirs.CPU, time.Millisecond))
		r.n++
		logs += math.Log(time)
		if time > bound {
			r.above++
		}
		if time > r.worst {
			r.worst, r.worstCase = time, c.Name
		}
	}
	if r.n > 0 {
		r.mean = math.Exp(logs / float64(r.n))
	}
	return r
}

func goRatios(cases []Case) Ratios {
	return ratios(cases, goBound, func(c Case) Result { return c.Go })
}
func cppRatios(cases []Case) Ratios {
	return ratios(cases, cppBound, func(c Case) Result { return c.Cpp })
}

// Summary returns a line about a problem.
func Summary(id string, cases []Case) string {
	g, c := goRatios(cases), cppRatios(cases)
	return fmt.Sprintf("%-40s %3d cases, %d not accepted; %d count; Go mean %.2f worst %.2f memory %.2f; C++ mean %.2f worst %.2f memory %.2f\n",
		id, len(cases), g.wrong+c.wrong, max(g.n, c.n), g.mean, g.worst, g.memory, c.mean, c.worst, c.memory)
}

// Table returns the table: the figures of all cases, then the problems that have a case above a bound.
func Table(cases []Case) string {
	var b strings.Builder
	problems := map[string][]Case{}
	dates, revisions, sites, other := words{}, words{}, words{}, 0
	for _, c := range cases {
		problems[c.Problem] = append(problems[c.Problem], c)
		dates.add(c.Date)
		revisions.add(c.Revision)
		sites.add(c.Site)
		if !c.Same {
			other++
		}
	}

	// The figures of all cases.
	g, c := goRatios(cases), cppRatios(cases)
	fmt.Fprintf(&b, "Measured %s, revision %s, site's revision %s: %d cases of %d problems, %d of them not as in hash.json.\n\n",
		dates, revisions, sites, len(cases), len(problems), other)
	fmt.Fprintf(&b, "| | Go | C++ |\n|---|---|---|\n")
	fmt.Fprintf(&b, "| not accepted | %d | %d |\n", g.wrong, c.wrong)
	fmt.Fprintf(&b, "| cases above %d ms | %d | %d |\n", counts.Milliseconds(), g.n, c.n)
	fmt.Fprintf(&b, "| their times, geometric mean | %.2f | %.2f |\n", g.mean, c.mean)
	fmt.Fprintf(&b, "| above %.1f (Go) and %.1f (C++) | %d | %d |\n", goBound, cppBound, g.above, c.above)
	fmt.Fprintf(&b, "| memory above %.1f | %d | %d |\n\n", memoryBound, g.memoryAbove, c.memoryAbove)

	// The problems above a bound, the worst first.
	type row struct {
		id   string
		g, c Ratios
	}
	var rows []row
	for id, cases := range problems {
		r := row{id, goRatios(cases), cppRatios(cases)}
		if r.g.above+r.c.above+r.g.memoryAbove+r.c.memoryAbove > 0 {
			rows = append(rows, r)
		}
	}
	worst := func(r row) float64 { return max(r.g.worst/goBound, r.c.worst/cppBound) }
	sort.Slice(rows, func(i, j int) bool {
		a, b := worst(rows[i]), worst(rows[j])
		return a > b || a == b && rows[i].id < rows[j].id
	})
	fmt.Fprintf(&b, "| above a bound | Go: mean, worst | C++: mean, worst | memory: Go, C++ |\n|---|---|---|---|\n")
	for _, r := range rows {
		fmt.Fprintf(&b, "| %s | %.2f, %.2f | %.2f, %.2f | %.2f, %.2f |\n", r.id, r.g.mean, r.g.worst, r.c.mean, r.c.worst, r.g.memory, r.c.memory)
	}
	return b.String()
}

// words is a set of words that prints as a list.
type words map[string]bool

func (w words) add(word string) { w[word] = true }

func (w words) String() string {
	var list []string
	for word := range w {
		list = append(list, word)
	}
	sort.Strings(list)
	return strings.Join(list, ", ")
}
