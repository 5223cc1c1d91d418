// This file creates the files for a CodinGame puzzle: a bot, a referee that plays one turn, and a testcase.

package command

import (
	"fmt"
	"path/filepath"
	"regexp"

	"oj/tools/shared/args"
	"oj/tools/shared/site"
	"oj/tools/shared/stubs"
	"oj/tools/shared/templates"
	"oj/tools/shared/workspace"
)

// gamePage matches the addresses of CodinGame puzzles. The group of the pattern matches the puzzle's name.
var gamePage = regexp.MustCompile(`^https?://(?:www\.)?codingame\.com/(?:training/\w+|multiplayer/\w+|ide/puzzle)/([^/?#]+)`)

// checkGame returns an error if -game cannot be combined with the other flags. If the argument is the address
// of a puzzle, checkGame sets -game, unless a flag such as -paste asks for something else.
func (opt *options) checkGame() error {
	hasOther := opt.kindOf() != nil || opt.paste || opt.course || opt.json != ""
	switch {
	case opt.game && hasOther:
		return fmt.Errorf("-game cannot be combined with -checker, -interactive, -paste, -course and -json")
	case opt.game && opt.id == "":
		return fmt.Errorf("-game needs the id of a problem, or the address of its page")
	}
	opt.game = opt.game || !hasOther && !opt.arena && gamePage.MatchString(opt.id)
	return nil
}

// readTemplate returns the template of the program that the flags select.
func (opt *options) readTemplate(root string) (*templates.Template, error) {
	if opt.game && opt.template == "" {
		return templates.Bot(opt.lang)
	}
	if opt.course && opt.template == "" && opt.lang.ID == "go" {
		return templates.Course(), nil
	}
	return templates.Read(root, opt.template, opt.lang)
}

// becomeGame turns the problem into a CodinGame puzzle: it adds the referee, and the settings that make the judge apply
// CodinGame's rules.
func (p *draft) becomeGame(root string) {
	p.Source = site.Games.Title
	p.Interactive = true

	// Write the referee in Python unless this module has the kit for referees, testcases/internal/referee: other modules
	// cannot import that internal package.
	file, text := stubs.Referee.Text("python")
	if workspace.IsDir(filepath.Join(root, filepath.FromSlash(stubs.Kit))) {
		module := workspace.Module(root)
		file, text = stubs.KitReferee(module)
		name, source := stubs.KitPicture(module)
		p.Picture = &sourceFile{name, source}
	}
	p.Referee = &sourceFile{"output_validators/" + file, text}
}

// gameNotes calls note once for each thing that the user must still do.
func (p *draft) gameNotes(note func(format string, args ...any)) {
	note("write the rules into testcases/%s/%s, which plays only one turn so far", p.ID, p.Referee.file)
	note("replace its testcase testcases/%s/data/sample/1.in, and add 2.in ...; no answer is needed", p.ID)
	if p.Picture != nil {
		note("%s", args.Named("go run ./judge -html game.html "+p.ID+" shows each turn as the referee draws it"))
	}
	note("%s", args.Named("go run ./judge -v "+p.ID+" plays the games"))
}
