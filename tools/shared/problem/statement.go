// This file finds the statement in the README of a problem.

package problem

import (
	"regexp"
	"strings"
)

// Comments are for tools, and pictures do not work outside the repository.
var (
	comment = regexp.MustCompile(`(?s)<!--.*?-->\n?`)
	picture = regexp.MustCompile(`!\[[^\]]*\]\([^)]*\)\n?`)
)

// Statement returns the part of a README, a text in Markdown, between its title and the first section, without comments and
// pictures.
func Statement(readme string) string {
	// The first line is the title.
	_, text, _ := strings.Cut(strings.ReplaceAll(readme, "\r\n", "\n"), "\n")
	text, _, _ = strings.Cut(text, "\n## ")
	return picture.ReplaceAllString(comment.ReplaceAllString(text, ""), "")
}
