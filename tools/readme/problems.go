// This file makes the table of problems from their packages and from the first comment of each solution.

package main

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"oj/tools/problem"
	"oj/tools/workspace"
)

var problemsBlock = regexp.MustCompile(`(?s)(<!-- problems -->\n)(.*?)(<!-- end of problems -->\n)`)

// withProblems returns the text with its table of problems, if it has one, made anew.
func withProblems(text []byte, ws *workspace.Workspace) ([]byte, error) {
	m := problemsBlock.FindSubmatchIndex(text)
	if m == nil {
		return text, nil
	}
	table, err := problems(ws)
	if err != nil {
		return nil, err
	}
	return bytes.Join([][]byte{text[:m[3]], table, text[m[6]:]}, nil), nil
}

// problems makes a row for each problem whose package has submissions to reject. Those with samples alone are at
// work still, and must not make the table stale.
func problems(ws *workspace.Workspace) ([]byte, error) {
	ids, err := ws.IDs()
	if err != nil {
		return nil, err
	}
	slices.SortFunc(ids, natural)
	var b bytes.Buffer
	b.WriteString("| problem | what is asked | a state is |\n|---|---|---|\n")
	for _, id := range ids {
		t := ws.Target(id)
		if _, err := os.Stat(filepath.Join(t.Package, "submissions")); errors.Is(err, fs.ErrNotExist) {
			continue
		}
		about, err := problem.Describe(t)
		if err != nil {
			return nil, err
		}
		asked, state, err := header(filepath.Join(t.Sources, "solution", "solution.go"))
		if err != nil {
			return nil, err
		}
		name := cell(about.Name)
		if about.SourceURL != "" {
			name = fmt.Sprintf("[%s](%s)", name, about.SourceURL)
		}
		fmt.Fprintf(&b, "| [%s](problems/%s/README.md) %s | %s | %s |\n", id, id, name, cell(asked), cell(state))
	}
	return b.Bytes(), nil
}

// natural orders uva260 before uva1103.
func natural(a, b string) int {
	word := func(id string) string { return strings.TrimRight(id, "0123456789") }
	return cmp.Or(strings.Compare(word(a), word(b)), cmp.Compare(len(a), len(b)), strings.Compare(a, b))
}

// header reads the first comment of a solution: what is asked follows the problem's name, and "State:" says what a
// state is, of which the first clause is enough here.
func header(file string) (asked, state string, err error) {
	f, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.PackageClauseOnly|parser.ParseComments)
	if err != nil {
		return "", "", err
	}
	first, rest, _ := strings.Cut(f.Doc.Text(), "\n\n")
	if _, asked, _ = strings.Cut(oneLine(first), ": "); asked == "" {
		return "", "", fmt.Errorf("%s: its comment should begin with the problem's name, a colon and what is asked", file)
	}
	_, rest, found := strings.Cut("\n"+rest, "\nState: ")
	if !found {
		return "", "", fmt.Errorf("%s: its first comment has no line that begins with State:", file)
	}
	rest, _, _ = strings.Cut(rest, "\nNeighbours:")
	state = oneLine(rest)
	for _, end := range []string{". ", "; ", " ("} {
		state, _, _ = strings.Cut(state, end)
	}
	return strings.TrimSuffix(asked, "."), strings.TrimSuffix(state, "."), nil
}

func oneLine(s string) string { return strings.Join(strings.Fields(s), " ") }

// cell is a text within a table.
func cell(s string) string { return strings.ReplaceAll(s, "|", `\|`) }
