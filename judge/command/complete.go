// This file implements completion of the judge's command line in shells. It writes scripts for shells, and lists
// completions for these scripts.

package command

import (
	"context"
	"flag"
	"fmt"
	"io"
	"slices"
	"strings"

	"oj/tools/bundle/generated"
	"oj/tools/shared/args"
	"oj/tools/shared/language"
	"oj/tools/shared/problem"
	"oj/tools/shared/workspace"
)

// shells maps the name of a shell to the script that the user loads. To complete a word, each script calls the judge
// with the arguments "-completion words --" and the words typed so far.
var shells = map[string]string{
	"bash": `# Load this in ~/.bashrc: source <(COMMAND -completion bash)
_judge() {
	local IFS=$'\n'
	COMPREPLY=($(COMMAND -completion words -- "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null))
}
complete -o default -F _judge judge
`,
	"zsh": `# Load this in ~/.zshrc after compinit: source <(COMMAND -completion zsh)
_judge() {
	local -a found
	found=("${(@f)$(COMMAND -completion words -- "${(@)words[2,CURRENT]}" 2>/dev/null)}")
	if [[ -n "$found" ]]; then compadd -- "${found[@]}"; else _files; fi
}
compdef _judge judge
`,
	"fish": `# Load this in ~/.config/fish/config.fish: COMMAND -completion fish | source
complete -c judge -a '(COMMAND -completion words -- (commandline -opc)[2..-1] (commandline -ct) 2>/dev/null)'
`,
}

// asksForCompletion reports whether the command line is "-completion SHELL" or "-completion words -- WORD...".
func asksForCompletion(words []string) bool {
	return len(words) >= 2 && (words[0] == "-completion" || words[0] == "--completion")
}

// completion writes the completion script for the shell that words[0] names. If words[0] is "words", it writes the
// completions of the last word, one a line.
func completion(f *flag.FlagSet, dir string, words []string, out io.Writer) error {
	if script := shells[words[0]]; script != "" && len(words) == 1 {
		_, err := io.WriteString(out, strings.ReplaceAll(script, "COMMAND", args.Named("go run ./judge")))
		return err
	}
	if words[0] != "words" || len(words) < 3 || words[1] != "--" {
		return fmt.Errorf("-completion %s: want bash, zsh or fish", words[0])
	}

	// The last word is the one that the user is typing; it may be empty.
	line := words[2:]
	last := line[len(line)-1]
	for _, word := range candidates(f, dir, line[:len(line)-1], last) {
		if strings.HasPrefix(word, last) {
			fmt.Fprintln(out, word)
		}
	}
	return nil
}

// candidates returns the words that may come next on a command line: values of a flag, flags, or problems.
// before holds the words so far, and last the start of the word that is completed. If any file name is
// allowed, candidates returns nil, because shells complete file names themselves.
func candidates(f *flag.FlagSet, dir string, before []string, last string) (list []string) {
	ws := workspace.Find(dir)
	ids, _ := ws.IDs() // if the folders cannot be read, no problem is offered

	// If the previous word is a flag that takes a value, complete the value.
	if len(before) > 0 {
		name := strings.TrimLeft(before[len(before)-1], "-")
		isFlag := strings.HasPrefix(before[len(before)-1], "-")
		def := f.Lookup(name)
		switch {
		case !isFlag:
		case name == "case":
			return testcases(ws, ids, before)
		case name == "lang":
			return language.IDs()
		case name == "format":
			return []string{"quickfix"}
		case name == "completion":
			return []string{"bash", "fish", "zsh"}
		case name == "help" || name == "h":
			return []string{"checkers"}
		case def != nil && !isSwitch(def):
			return nil
		}
	}

	// The flag set does not contain -completion and -help, because they are handled before the flags are parsed.
	if strings.HasPrefix(last, "-") {
		f.VisitAll(func(def *flag.Flag) { list = append(list, "-"+def.Name) })
		return append(list, "-completion", "-help")
	}
	return ids
}

// isSwitch reports whether a flag takes no value.
func isSwitch(f *flag.Flag) bool {
	s, ok := f.Value.(interface{ IsBoolFlag() bool })
	return ok && s.IsBoolFlag()
}

// testcases returns the names of the testcases of all problems that are among the words.
func testcases(ws *workspace.Workspace, ids, words []string) (list []string) {
	for _, word := range words {
		if !slices.Contains(ids, word) {
			continue
		}
		p, err := problem.ReadWith(ws.Target(word).Package, problem.Options{
			Unfinished: true, RunOnly: true, Base: generated.Base(context.Background(), ws.Root, word),
		})
		if err != nil {
			continue // the judge will report the error when the command is run
		}
		for _, c := range p.JudgedCases() {
			list = append(list, c.Name)
		}
	}
	return list
}
