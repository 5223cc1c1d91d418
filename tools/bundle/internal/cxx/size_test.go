package cxx

// This file keeps the output small: what the parts of the runtime cost.

import (
	"flag"
	"fmt"
	"os"
	"sort"
	"strings"
	"testing"
)

var table = flag.String("table", "", "print what each piece of the runtime adds to the translation of this Go file, and which piece calls for it (TestTable)")

// TestTable prints the pieces of the runtime in one program, the biggest first: bytes, name, who
// calls for it. It helps to find needless dependencies.
func TestTable(t *testing.T) {
	if *table == "" {
		t.Skip("prints a table for a program given by -table")
	}
	src, err := os.ReadFile(*table)
	if err != nil {
		t.Fatal(err)
	}
	prog, err := load(src, Options{Name: *table})
	if err != nil {
		t.Fatal(err)
	}
	tr := newTranslator(prog, &refusals{prog: prog, seen: map[string]bool{}})
	tr.program()
	words := append(identifiers(tr.printDescs()+tr.printTypes()), tr.words()...)
	c := tr.rt.chooser(words)
	type row struct {
		bytes int
		text  string
	}
	var rows []row
	sum, byFile := 0, map[string]int{}
	for _, p := range tr.rt.pieces {
		if !c.chosen[p] {
			continue
		}
		n := len(squeeze(c.text(p)))
		sum += n
		byFile[p.section.file] += n
		var callers []string
		for _, name := range append(p.names, p.waits...) {
			if q := c.whose[name]; q != nil {
				callers = append(callers, name+" by "+strings.Join(append(q.names, q.waits...), ","))
			} else if c.need[name] {
				callers = append(callers, name+" by the program")
			}
		}
		rows = append(rows, row{n, fmt.Sprintf("%6d %-28s %s", n, strings.Join(p.names, ","), strings.Join(callers, "; "))})
	}
	sort.SliceStable(rows, func(i, j int) bool { return rows[i].bytes > rows[j].bytes })
	for _, r := range rows {
		fmt.Println(r.text)
	}
	fmt.Println(sum, "bytes of runtime before shortening:", byFile)
}
