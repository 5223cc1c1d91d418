package packages

import (
	"net/url"
	"strings"
)

// RefereeEnds reports whether a game is over when the referee accepts it, whatever the program does after that: such is
// the rule of CodinGame, whose bots loop for ever and are killed. Everybody else's packages keep the rule of the format.
func (p *Package) RefereeEnds() bool {
	text := p.SourceURL
	if !strings.Contains(text, "//") {
		text = "//" + text
	}
	page, err := url.Parse(text)
	return err == nil && strings.HasSuffix("."+strings.ToLower(page.Hostname()), ".codingame.com")
}
