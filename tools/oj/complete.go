// This file completes command lines in shells: names of commands, then what the command takes.

package main

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"regexp"
	"strings"

	"oj/judge/console"
	"oj/tools/shared/args"
	"oj/tools/shared/workspace"
)

// shells maps the name of a shell to the script that the user loads. To complete a word, each script calls oj with the
// arguments "-completion words --" and the words typed so far.
var shells = map[string]string{
	"bash": `# Load this in ~/.bashrc: source <(COMMAND -completion bash)
_oj() {
	local IFS=$'\n'
	COMPREPLY=($(COMMAND -completion words -- "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null))
}
complete -o default -F _oj oj
`,
	"zsh": `# Load this in ~/.zshrc after compinit: source <(COMMAND -completion zsh)
_oj() {
	local -a found
	found=("${(@f)$(COMMAND -completion words -- "${(@)words[2,CURRENT]}" 2>/dev/null)}")
	if [[ -n "$found" ]]; then compadd -- "${found[@]}"; else _files; fi
}
compdef _oj oj
`,
	"fish": `# Load this in ~/.config/fish/config.fish: COMMAND -completion fish | source
complete -c oj -a '(COMMAND -completion words -- (commandline -opc)[2..-1] (commandline -ct) 2>/dev/null)'
`,
}

// complete prints the script for a shell or, for such a script, the words that may come next, one a line.
func complete(ctx context.Context, con *console.Console) int {
	words := con.Args
	switch {
	case len(words) == 1 && shells[words[0]] != "":
		io.WriteString(con.Stdout, strings.ReplaceAll(shells[words[0]], "COMMAND", args.Named("go run ./tools/oj")))
		return exitOK
	case len(words) < 3 || words[0] != "words" || words[1] != "--":
		fmt.Fprintln(con.Err, "oj: -completion wants bash, zsh or fish")
		return exitUsage
	}

	// The judge completes its own arguments.
	line := words[2:]
	if len(line) > 1 && line[0] == "judge" {
		con.Args = append([]string{"-completion", "words", "--"}, line[1:]...)
		return find("judge").run(ctx, con)
	}
	last := line[len(line)-1]
	for _, word := range candidates(ctx, con, line[:len(line)-1], last) {
		if strings.HasPrefix(word, last) {
			fmt.Fprintln(con.Stdout, word)
		}
	}
	return exitOK
}

// flagLine matches the line of a flag in the help of a command.
var flagLine = regexp.MustCompile(`(?m)^  (-[a-z-]+)`)

// candidates returns the words that may follow the words in before. The argument last is the start of the word.
func candidates(ctx context.Context, con *console.Console, before []string, last string) (list []string) {
	if len(before) == 0 {
		for _, c := range commands {
			list = append(list, c.name)
		}
		return list
	}
	c := find(before[0])
	switch {
	case c == nil:
		return nil
	case strings.HasPrefix(last, "-"):
		// The help of a command lists its flags.
		var help bytes.Buffer
		c.run(ctx, console.New(con.Dir, []string{"-h"}, con.Stdin, &help, io.Discard))
		for _, m := range flagLine.FindAllStringSubmatch(help.String(), -1) {
			list = append(list, m[1])
		}
		return list
	case c.takesProblem:
		list, _ = workspace.Find(con.Dir).IDs() // if the folders cannot be read, no problem is offered
		return list
	}
	return nil
}
