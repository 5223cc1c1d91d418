// This file creates the table of problems from their packages and from the first comments of their solutions.

package command

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

	"oj/tools/shared/problem"
	"oj/tools/shared/workspace"
)

var problemsBlock = regexp.MustCompile(`(?s)(<!-- problems -->\n)(.*?)(<!-- end of problems -->\n)`)

// withProblems returns the text with an updated table of problems. It does not change a text without such a table.
func withProblems(text []byte, ws *workspace.Workspace) ([]byte, error) {
	// Only problems/README.md contains the table. Its links are relative to problems/.
	m := problemsBlock.FindSubmatchIndex(text)
	if m == nil {
		return text, nil
	}
	tableStart, tableEnd := m[3], m[6]
	table, err := problems(ws)
	if err != nil {
		return nil, err
	}
	return bytes.Join([][]byte{text[:tableStart], table, text[tableEnd:]}, nil), nil
}

// problems returns the table, with a row for each problem that has a README and whose package has submissions. A problem
// without submissions is unfinished, and one without a README is the user's own, so both are left out.
func problems(ws *workspace.Workspace) ([]byte, error) {
	ids, err := ws.IDs()
	if err != nil {
		return nil, err
	}
	slices.SortFunc(ids, natural)

	var b bytes.Buffer
	b.WriteString("| problem | what is asked | a state is |\n|---|---|---|\n")
	for _, id := range ids {
		// Skip problems in a subfolder, such as lc/scc, because the README of the subfolder describes them.
		if strings.Contains(id, "/") {
			continue
		}
		t := ws.Target(id)
		isListed := true
		for _, name := range []string{filepath.Join(t.Package, "submissions"), filepath.Join(t.Sources, "README.md")} {
			_, err := os.Stat(name)
			isListed = isListed && !errors.Is(err, fs.ErrNotExist)
		}
		if !isListed {
			continue
		}
		pkg, err := problem.Describe(t)
		if err != nil {
			return nil, err
		}
		question, state, err := header(filepath.Join(t.Sources, "solution", "solution.go"))
		if err != nil {
			return nil, err
		}

		// A problem without a page has no link.
		name := cell(pkg.Name)
		if pkg.SourceURL != "" {
			name = fmt.Sprintf("[%s](%s)", name, pkg.SourceURL)
		}
		fmt.Fprintf(&b, "| [%s](%s/README.md) %s | %s | %s |\n", id, id, name, cell(question), cell(state))
	}
	return b.Bytes(), nil
}

// natural compares ids first by their letters, then by their numbers, so that uva260 comes before uva1103.
func natural(a, b string) int {
	word := func(id string) string { return strings.TrimRight(id, "0123456789") }
	return cmp.Or(strings.Compare(word(a), word(b)), cmp.Compare(len(a), len(b)), strings.Compare(a, b))
}

// header returns two texts from the first comment of a solution. The result question is the text after the
// problem's name and a colon, up to the first blank line. The result state is the first clause after the word
// "State:". It says what a state of the search consists of.
func header(file string) (question, state string, err error) {
	// Parse only up to the package clause, because the comment is above it.
	f, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.PackageClauseOnly|parser.ParseComments)
	if err != nil {
		return "", "", err
	}
	first, rest, _ := strings.Cut(f.Doc.Text(), "\n\n")
	_, question, _ = strings.Cut(oneLine(first), ": ")
	if question == "" {
		return "", "", fmt.Errorf("%s: its first comment must begin with the problem's name, a colon and the question", file)
	}

	_, rest, found := strings.Cut("\n"+rest, "\nState: ")
	if !found {
		return "", "", fmt.Errorf("%s: its first comment has no line that begins with State:", file)
	}
	rest, _, _ = strings.Cut(rest, "\nNeighbours:")
	state = oneLine(rest)

	// Keep only the first clause, because a cell of the table is too small for the whole text.
	for _, end := range []string{". ", "; ", " ("} {
		state, _, _ = strings.Cut(state, end)
	}
	return strings.TrimSuffix(question, "."), strings.TrimSuffix(state, "."), nil
}

func oneLine(s string) string { return strings.Join(strings.Fields(s), " ") }

// cell escapes a text for a Markdown table.
func cell(s string) string { return strings.ReplaceAll(s, "|", `\|`) }
