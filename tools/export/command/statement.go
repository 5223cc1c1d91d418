// This file extracts the statement from the README of a problem.

package command

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"

	"oj/tools/shared/problem"
)

// addStatement adds the part of the README above its first section. If there is no README, the statement is the
// address of the problem's page.
func (p *packageFiles) addStatement() error {
	text := "The statement is at " + p.problem.SourceURL + "\n"
	readme, err := os.ReadFile(filepath.Join(p.target.Sources, "README.md"))
	if err == nil {
		text = statement(string(readme))
	} else if !os.IsNotExist(err) {
		return err
	}

	// Write LaTeX for both versions: 2025-09 also allows Markdown, but BAPCtools reads only LaTeX. In
	// 2025-09, problem.yaml contains the problem's name, and BAPCtools requires that the name in the
	// statement is empty. In legacy packages, Kattis problemtools takes the name from the statement.
	folder, name := "problem_statement", latex(p.problem.Name)
	if p.modern {
		folder, name = "statement", ""
	}
	p.files[folder+"/problem.en.tex"] = []byte("\\problemname{" + name + "}\n\n" + markdownToLatex(text))
	return nil
}

// Links that are not external do not work outside the repository.
var (
	link     = regexp.MustCompile(`\[([^\]]*)\]\(([^)\s]*)\)`)
	external = regexp.MustCompile(`^https?://`)
)

// statement returns the statement in a README. It replaces links into the repository with their text. The package contains
// the title as the problem's name.
func statement(readme string) string {
	text := link.ReplaceAllStringFunc(problem.Statement(readme), func(whole string) string {
		parts := link.FindStringSubmatch(whole)
		if external.MatchString(parts[2]) {
			return whole
		}
		return parts[1]
	})
	return strings.TrimSpace(text) + "\n"
}

// markdownToLatex translates the subset of Markdown that the statements use: paragraphs, lists, blocks of code,
// `code`, **bold** and links. A table becomes a block of code.
func markdownToLatex(text string) string {
	var out strings.Builder
	block := "" // the LaTeX environment that is open; "" for none
	enter := func(environment string) {
		if block == environment {
			return
		}
		if block != "" {
			out.WriteString("\\end{" + block + "}\n")
		}
		if environment != "" {
			out.WriteString("\\begin{" + environment + "}\n")
		}
		block = environment
	}

	// A line within a block of code may look like a list item or a table, so the loop checks for blocks of code
	// before anything else.
	inCode := false
	for line := range strings.Lines(text) {
		line = strings.TrimRight(line, " \n")
		item, isItem := strings.CutPrefix(line, "- ")
		switch {
		case strings.HasPrefix(line, "```"):
			inCode = !inCode
			if inCode {
				enter("verbatim")
			} else {
				enter("")
			}
		case inCode:
			out.WriteString(line + "\n")
		case strings.HasPrefix(line, "|"):
			enter("verbatim")
			out.WriteString(line + "\n")
		case isItem:
			enter("itemize")
			out.WriteString("\\item " + inline(item) + "\n")
		case block == "itemize" && strings.HasPrefix(line, "  "):
			out.WriteString(inline(strings.TrimSpace(line)) + "\n")
		default:
			enter("")
			out.WriteString(inline(line) + "\n")
		}
	}
	enter("")
	return out.String()
}

var spans = regexp.MustCompile("`([^`]*)`|\\*\\*([^*]+)\\*\\*|\\[([^\\]]*)\\]\\((https?://[^)\\s]*)\\)")

// inline translates code spans, bold text and links within a line of Markdown to LaTeX, and escapes all other
// characters.
func inline(line string) string {
	var out strings.Builder
	done := 0
	for _, at := range spans.FindAllStringSubmatchIndex(line, -1) {
		out.WriteString(latex(line[done:at[0]]))
		group := func(i int) string { return line[at[2*i]:at[2*i+1]] }
		// at[2*i] is the start of group i of the pattern spans. It is -1 if this group has not matched.
		switch {
		case at[2] >= 0:
			out.WriteString("\\texttt{" + latex(group(1)) + "}")
		case at[4] >= 0:
			out.WriteString("\\textbf{" + latex(group(2)) + "}")
		default:
			out.WriteString(latex(group(3)) + " (\\texttt{" + latex(group(4)) + "})")
		}
		done = at[1]
	}
	return out.String() + latex(line[done:])
}

var latexEscapes = strings.NewReplacer(
	`\`, `\textbackslash{}`, "{", `\{`, "}", `\}`, "$", `\$`, "&", `\&`, "#", `\#`, "%", `\%`, "_", `\_`,
	"^", `\textasciicircum{}`, "~", `\textasciitilde{}`, "<=", `$\leq$`, ">=", `$\geq$`, "<", `$<$`, ">", `$>$`, "|", `$|$`,
)

// latex escapes the special characters of LaTeX.
func latex(text string) string { return latexEscapes.Replace(text) }
